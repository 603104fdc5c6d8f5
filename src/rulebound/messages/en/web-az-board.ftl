# The board of AuZtralia: what is printed on it, and what a screen reader says of it.
az-board = Map of AuZtralia
az-board-title-east = Eastern AuZtralia
az-board-title-west = Western AuZtralia
az-board-title-tazmania = TaZmania

az-board-hex = { $hex }, { $terrain }
az-board-number = number { $number }, level { $level }
az-board-survey = survey site
az-board-site = port site
az-board-port = port of { $player }
az-board-port-strength = port of { $player }, strength { $strength }
az-board-outpost = outpost of { $player }
az-board-farm = farm of { $player }: { $farm }
az-board-blighted = blighted farm of { $player }: { $farm }
az-board-goods = { $number } { $goods }
az-board-secret = Old One tile of level { $level }, face down: only you see { $foe }
az-board-hidden = Old One tile of level { $level }, face down
az-board-foe = { $foe }, { $damage ->
    [0] bears { $capacity } damage
   *[other] has { $damage } of { $capacity } damage
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
az-board-fight = combat here
az-board-edge-torn = Remove the rail from { $one } to { $other }, { $terrain }
az-board-edge = Rail from { $one } to { $other }, { $terrain }

az-board-compass = Compass: Old Ones move in directions 1, north, to 6, clockwise
az-board-compass-card = Compass: the last card sent the Old Ones in direction { $direction }; where the way is barred they turn { $turn ->
    [clockwise] clockwise
   *[counter] counter-clockwise
  }

az-board-timetable = Timetable
az-board-old-ones = the Old Ones
az-board-disc = { $who } on { $space }
az-board-track = Time track to { $end }: { $discs }
