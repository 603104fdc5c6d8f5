### Words that only the screen needs: Spirit Island's board, for those who hear it.

si-board = The island
si-board-land = { $land }, { $terrain }
si-board-in = in { $land }
si-board-presence = { $n } presence of { $player }
si-board-sacred = { $n } presence of { $player }, a sacred site
si-board-isolated = isolated
si-board-gone = not there now
si-board-joined = one with { $land }
si-board-part-of = a part of { $land }
si-board-linked = next to { $land } by a path
si-board-damage = with { $n } damage
si-board-strife = with { $n } strife
si-coming-ravage = will be ravaged
si-coming-build = will be built in
si-coming-explore = will be explored
si-count-explorer = { $n ->
    [one] 1 explorer
   *[other] { $n } explorers
  }
si-count-town = { $n ->
    [one] 1 town
   *[other] { $n } towns
  }
si-count-city = { $n ->
    [one] 1 city
   *[other] { $n } cities
  }
si-count-dahan = { $n } dahan
si-count-blight = { $n } blight
si-count-defend = defend { $n }
si-count-beasts = { $n } beasts
si-count-wilds = { $n } wilds
si-count-disease = { $n } disease
si-count-badlands = { $n } badlands
si-count-other = { $n } { $name }
