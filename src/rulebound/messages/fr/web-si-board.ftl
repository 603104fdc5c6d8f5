### Words that only the screen needs: Spirit Island’s board, for those who hear it.

si-board = L’île
si-board-land = { $land }, { $terrain }
si-board-in = en { $land }
si-board-presence = { $n ->
    [one] { $n } présence
   *[other] { $n } présences
  } { ELIDE("de", $player) }
si-board-sacred = { $n ->
    [one] { $n } présence
   *[other] { $n } présences
  } { ELIDE("de", $player) }, site sacré
si-board-isolated = isolée
si-board-gone = absente pour l’instant
si-board-joined = ne fait qu’une avec { $land }
si-board-part-of = fait partie de { $land }
si-board-linked = reliée à { $land } par un sentier
si-board-damage = avec { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
si-board-strife = avec { $n ->
    [one] { $n } discorde
   *[other] { $n } discordes
  }
si-coming-ravage = ravage à venir
si-coming-build = construction à venir
si-coming-explore = exploration à venir
si-count-explorer = { $n ->
    [one] { $n } explorateur
   *[other] { $n } explorateurs
  }
si-count-town = { $n ->
    [one] { $n } village
   *[other] { $n } villages
  }
si-count-city = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
  }
si-count-dahan = { $n ->
    [one] { $n } dahan
   *[other] { $n } dahans
  }
si-count-blight = { $n ->
    [one] { $n } désolation
   *[other] { $n } désolations
  }
si-count-defend = défense { $n }
si-count-beasts = { $n ->
    [one] { $n } bête
   *[other] { $n } bêtes
  }
si-count-wilds = { $n ->
    [one] { $n } ronce
   *[other] { $n } ronces
  }
si-count-disease = { $n ->
    [one] { $n } maladie
   *[other] { $n } maladies
  }
si-count-badlands = { $n ->
    [one] { $n } terre aride
   *[other] { $n } terres arides
  }
si-count-other = { $n } { $name }
