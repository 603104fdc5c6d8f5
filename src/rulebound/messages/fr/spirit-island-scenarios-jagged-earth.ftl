### Spirit Island: the scenarios of Jagged Earth.

## Elemental Invocation

scenario-elemental-invocation = Invocation élémentaire
scenario-elemental-invocation-text = Les esprits font jaillir des sources d’essence, qui renforcent leurs pouvoirs en certains lieux. Mise en place : la région 6 de chaque plateau reçoit 1 village de plus, le premier niveau de terreur a 1 carte peur de plus, et le paquet envahisseur est accéléré une fois. À chaque phase des esprits, chaque esprit peut poser un marqueur d’élément sur un coin d’une région avec sa présence, là où il n’y en a pas encore ; un coin est un point où des régions se touchent, ou bien où se touchent une région, l’océan ou le bord de l’île. Cela coûte 1 énergie, et 1 de plus par coin voisin, le long des frontières des régions, qui a un marqueur. L’élément doit être imprimé sur une des cartes pouvoir de l’esprit, en main, en jeu ou défaussée. Les marqueurs restent. Un pouvoir qui vise une région a les éléments des coins de cette région pour ses seuils, mais pas pour les seuils qui changent sa portée ou sa vitesse ; les pouvoirs qui visent un esprit et les règles spéciales n’en ont aucun. Là où un élément aide au coût d’un événement que tous paient, chaque marqueur de cet élément sur l’île compte pour 2 énergies.
setup-scenarios-elemental-invocation = { scenario-elemental-invocation }
own-invoke-element = Poser un marqueur d’élément sur un coin
marker-element = marqueur d’élément
    .un = un marqueur d’élément
lasting-invoked = a posé un marqueur d’élément
prompt-corner = Sur quel coin de tes régions poses-tu le marqueur ?
option-corner = { $corner } pour { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  }
event-invoked = { $seat } pose un marqueur { $element } sur le coin { $corner }.
status-corner-at = Coin { $corner } : { $element }

## Despicable Theft

scenario-despicable-theft = Vol ignoble
scenario-despicable-theft-text = De petites bandes de voleurs ont trouvé des merveilles loin à l’intérieur et les portent aux navires. Il y a 18 voleurs, mélangés face cachée : 12 sans butin, et 6 avec un butin de 1, 1, 1, 2, 2 et 3. Après la mise en place, chaque exploration dans une région de numéro 6 ou plus qui ajoute quelqu’un ajoute aussi 1 voleur. Avant l’étape de ravage, tous les voleurs se déplacent. Un voleur au bord de l’océan s’échappe : 4 des peurs produites sont perdues, pour autant que la réserve en contienne, et le paquet envahisseur est accéléré autant de fois que le dit son butin. Tous les autres avancent d’une région vers l’océan de leur plateau, par le chemin le plus court que l’isolement laisse ouvert, même en passant par un autre plateau. Les voleurs ne sont pas des envahisseurs, ne participent pas à ce que font les envahisseurs, et ont 1 de santé. Ce que font les joueurs peut les toucher comme des explorateurs ; pour rien d’autre ils ne sont des explorateurs. Ils sont face cachée, plusieurs dans une région sont mélangés, et ils sont révélés dans une région avec au moins 2 dahans. Ils ne sont détruits, retirés ou remplacés que dans une région sans village ni ville et avec au moins 2 dahans, avant ou après l’action ; ailleurs, ils sont repoussés à la place. Un voleur détruit vaut 1 peur. À la fin d’un tour, tous les voleurs hors de l’île sont de nouveau mélangés.
setup-scenarios-despicable-theft = { scenario-despicable-theft }
piece-thief = voleur
    .gender = masculine
    .counted = { $number ->
        [one] voleur
       *[other] voleurs
      }
piece-thief-blank = voleur sans butin
    .gender = masculine
    .counted = { $number ->
        [one] voleur sans butin
       *[other] voleurs sans butin
      }
piece-thief-1 = voleur avec butin 1
    .gender = masculine
    .counted = { $number ->
        [one] voleur avec butin 1
       *[other] voleurs avec butin 1
      }
piece-thief-2 = voleur avec butin 2
    .gender = masculine
    .counted = { $number ->
        [one] voleur avec butin 2
       *[other] voleurs avec butin 2
      }
piece-thief-3 = voleur avec butin 3
    .gender = masculine
    .counted = { $number ->
        [one] voleur avec butin 3
       *[other] voleurs avec butin 3
      }
prompt-thief-way = Par où le voleur part-il de { $land } ?
event-seen-thief = Les dahans en { $land } voient un { $piece }.

## The Great River

scenario-the-great-river = Le Grand Fleuve
scenario-the-great-river-text = Les envahisseurs tiennent le rivage à l’ouest et envoient leurs villages vers l’intérieur, pour fonder de nouvelles provinces au-delà de l’île. Mise en place : les plateaux sont placés les uns sous les autres, tous les océans à l’ouest ; les plateaux B, C et F conviennent le mieux, puis D, et A et E sont plus faciles. Après l’étape de construction, les envahisseurs construisent dans chaque région côtière avec un explorateur et sans village ni ville. Après l’étape d’exploration, ils explorent chaque région côtière sans village ni ville. À la fin de la phase lente, chaque village va dans une région plus éloignée de l’océan, ceux qui sont le plus à l’intérieur d’abord ; quand plusieurs régions se valent, les villages d’une région sont répartis également, la région la plus au nord d’abord. Un village qui ne peut pas aller plus à l’intérieur quitte l’île si sa région est au bord est ; ailleurs, il va dans une région voisine aussi loin à l’intérieur, s’il y en a une. L’isolement n’arrête pas ces villages, sauf si un esprit paie 1 énergie pour un village qu’il arrêterait. Les joueurs perdent quand plus de 3 villages par joueur ont quitté l’île.
setup-scenarios-the-great-river = { scenario-the-great-river }
counter-the-great-river = Villages partis de l’île
counter-the-great-river-text = Avec Le Grand Fleuve, les joueurs perdent quand plus de 3 villages par joueur ont quitté l’île par son bord est.
reason-escaped = trop de villages ont quitté l’île
result-escaped = Trop de villages ont quitté l’île.
prompt-hold-towns = Des villages en { $land } traverseraient une région isolée : combien en retiens-tu, pour 1 énergie chacun ? Il y en a { $number }.
prompt-upriver = Quel village va où ?
event-escaped = 1 { $piece } quitte l’île depuis { $land }.
