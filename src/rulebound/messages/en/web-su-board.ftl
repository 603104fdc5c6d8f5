# The board of Small World Underground: what a screen reader says of a region, and the turn track.
su-board = Map of the underground
su-board-turn = turn { $turn } of { $turns }

su-board-region = Region { $number }, { $terrain }
su-board-edge = at the edge
su-board-volcano = the Volcano can stand here
su-board-held = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } of { $race }, { $player }
su-board-held-declined = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } of { $race } in decline, { $player }
su-board-monsters = { $number ->
    [one] 1 Monster
   *[other] { $number } Monsters
  }
su-board-armor = { $number } Mushroom Armor
su-board-hammers = { $number ->
    [one] 1 Silver Hammer
   *[other] { $number } Silver Hammers
  }
su-board-price = costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
  }
su-board-price-die = costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
  }, with the die
su-board-open-card = Card: { $name }
