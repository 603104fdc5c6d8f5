# The board of Small World Underground: what a screen reader says of a region, and the turn track.
su-board = Carte des souterrains
su-board-turn = tour { $turn } sur { $turns }

su-board-region = Région { $number }, { $terrain }
su-board-edge = au bord
su-board-volcano = le Volcan peut se dresser ici
su-board-held = { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  } ({ $race }), { $player }
su-board-held-declined = { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  } ({ $race }) en déclin, { $player }
su-board-monsters = { $number ->
    [one] { $number } Monstre
   *[other] { $number } Monstres
  }
su-board-armor = { $number } { $number ->
    [one] Armure de champignon
   *[other] Armures de champignon
  }
su-board-hammers = { $number ->
    [one] { $number } Marteau d’argent
   *[other] { $number } Marteaux d’argent
  }
su-board-price = coûte { $cost ->
    [one] { $cost } pion
   *[other] { $cost } pions
  }
su-board-price-die = coûte { $cost ->
    [one] { $cost } pion
   *[other] { $cost } pions
  }, avec le dé
su-board-open-card = Carte : { $name }
