# The board of AuZtralia: what is printed on it, and what a screen reader says of it.
az-board = Carte d’AuZtralia
az-board-title-east = AuZtralia, Est
az-board-title-west = AuZtralia, Ouest
az-board-title-tazmania = TaZmania

az-board-hex = { $hex }, { $terrain }
az-board-number = numéro { $number }, niveau { $level }
az-board-survey = site de Découverte
az-board-site = site de port
az-board-port = port { ELIDE("de", $player) }
az-board-port-strength = port { ELIDE("de", $player) }, résistance { $strength }
az-board-outpost = avant-poste { ELIDE("de", $player) }
az-board-farm = ferme { ELIDE("de", $player) } : { $farm }
az-board-blighted = ferme ravagée { ELIDE("de", $player) } : { $farm }
az-board-goods = { $number } { $goods }
az-board-secret = tuile Grand Ancien de niveau { $level }, face cachée ; les autres ne savent pas que c’est : { $foe }
az-board-hidden = tuile Grand Ancien de niveau { $level }, face cachée
az-board-foe = { $foe }, { $damage ->
    [0] supporte { $capacity } dégâts
   *[other] a { $damage } dégâts sur { $capacity }
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
az-board-fight = combat ici
az-board-edge-torn = Retirer le rail de { $one } à { $other }, { $terrain }
az-board-edge = Rail de { $one } à { $other }, { $terrain }

az-board-compass = Compas : les Grands Anciens vont dans les directions 1, le nord, à 6, dans le sens horaire
az-board-compass-card = Compas : la dernière carte a envoyé les Grands Anciens dans la direction { $direction } ; où la voie est barrée, ils tournent dans le sens { $turn ->
    [clockwise] horaire
   *[counter] anti-horaire
  }

az-board-timetable = Piste de temps
az-board-old-ones = les Grands Anciens
az-board-disc = { $who } à l’espace { $space }
az-board-track = Piste de temps jusqu’à { $end } : { $discs }
