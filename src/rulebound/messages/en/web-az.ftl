# AuZtralia on the screen: the panels, the player board, the market, the fight, the cards and the guided first game.

az-progress = time { $now } of { $end } · { $player } acts
az-progress-old-ones = time { $now } of { $end } · the Old Ones act
az-progress-old-one-player = time { $now } of { $end } · { $player } acts for the Old Ones
az-progress-ports = building ports

## The player board
az-boxes = Action boxes
az-box-railway = Railway
az-box-hills = Hill railway
az-box-mine = Mine
az-box-help = Recruit
az-box-military = Military
az-box-trade = Trade
az-box-farming = Farm
az-box-attack = Attack
az-box-retrieve = Retrieve
az-from-to = { $least }–{ $most }
az-box-label = { $box }: { $time } time{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }. { $cubes ->
    [0] No cube in the box
    [one] 1 cube in the box
   *[other] { $cubes } cubes in the box
  }
az-hand = Characters you hold
az-hand-card = { $name } ({ $use }). { $text }
az-hand-used = { $name } ({ $use }): has helped in this combat. { $text }
az-nobody = No units at home, and no characters yet.
az-times = ×{ $n }
az-of = { $n }/{ $most }
az-stack = { $n } { $unit }
az-stack-hurt = { $n } { $unit }, damage on the top one { $damage } of { $capacity }
az-stack-label = { $stack }. { $facts }
az-store = { $n } { $goods }
az-cubes = { $n ->
    [one] 1 cube in the HQ
   *[other] { $n } cubes in the HQ
  }

## Players' panels
az-score = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
  }
az-score-of = { $player }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }
az-space = On space { $n } of the time track
az-rails = { $n ->
    [one] 1 rail left to lay
   *[other] { $n } rails left to lay
  }
az-farms = { $n ->
    [one] 1 farm left to place
   *[other] { $n } farms left to place
  }
az-trophies = { $n ->
    [one] 1 Old One destroyed
   *[other] { $n } Old Ones destroyed
  }

## The market
az-standing = Scores so far
az-old-ones = Old Ones
az-old-ones-score = The Old Ones: { $n ->
    [one] 1 point
   *[other] { $n } points
  } for all to see{ $hidden ->
    [0] .
    [one] , and 1 tile face down, which counts double at the end.
   *[other] , and { $hidden } tiles face down, which count double at the end.
  }
az-hidden = { $n ->
    [one] 1 tile lies face down on the map
   *[other] { $n } tiles lie face down on the map
  }
az-cards-left = { $n ->
    [one] 1 card left in the Old One deck
   *[other] { $n } cards left in the Old One deck
  }
az-revelations-left = { $n ->
    [one] 1 Revelation left
   *[other] { $n } Revelations left
  }
az-characters = Characters
az-characters-left = { $n ->
    [one] 1 character left in the deck
   *[other] { $n } characters left in the deck
  }
az-no-characters = Nobody is on display.
az-exposed = Among the two oldest here: a Revelation may have them murdered
az-exposed-short = The two oldest are in danger
az-read = Read the card of { $name }
az-units = Units for sale
az-unit-label = { $unit }. { $facts }
az-left = { $n } left
az-reconstructed = Partly reconstructed

## Cards laid out to choose from
az-looking = The top of the deck: you alone see it
az-kept = The character you keep
az-choose-objective = Your objective
az-choose-variant = A variant for this game
az-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }

## Combat
az-fight = Combat at { $hex }
az-setting-out = Before you set out
az-first-card = The first card, by itself
az-next-card = The next card, by itself
az-next-falls = an Old One falls
az-next-hurts = damage to you
az-next-maddens = sanity lost
az-fight-port = Defence of the port at { $hex }
az-fight-outpost = Defence of the outpost at { $hex }
az-fight-token = The rebirth token at { $hex } fights
az-sanity = Sanity { $n } of { $most }
az-your-force = Your force
az-no-force = Nobody is left.
az-foe = { $foe }: damage { $damage } of { $capacity }, worth { $vp }
az-card-open = Card { $number } counts now
az-card-last = The last card: { $number }
az-no-card = No card has been turned yet. Each card says who hits which Old One, and what comes back.
az-hit-by = Hit by
az-strikes-back = Strikes back
az-nothing = nothing
az-hits = { $unit }: hits
az-hits-not = { $unit }: would hit, but is not there
az-back-damage = { $n } damage to ground units
az-back-airship = { $n } damage to airships
az-back-sanity = { $n } sanity lost

az-card-nothing = Nothing came of it.
az-ended-won = { $hex }: the Old Ones there are destroyed
az-ended-withdrew = { $hex }: you withdrew
az-ended-defeated = { $hex }: you were defeated
az-ended-outpost = { $hex }: your outpost is destroyed
az-ended-token = { $hex }: the rebirth token is yours
az-ended-other-won = { $hex }: { $player } destroyed the Old Ones there
az-ended-other-withdrew = { $hex }: { $player } withdrew
az-ended-other-defeated = { $hex }: { $player } was defeated
az-ended-other-outpost = { $hex }: the outpost of { $player } is destroyed
az-ended-other-token = { $hex }: { $player } took the rebirth token

## What happened meanwhile
az-news = Meanwhile
az-news-revelation = { $n ->
    [one] 1 Revelation
   *[other] { $n } Revelations
  }
az-news-revealed = { $n ->
    [one] 1 tile turned up
   *[other] { $n } tiles turned up
  }
az-news-blighted = { $n ->
    [one] 1 farm blighted
   *[other] { $n } farms blighted
  }
az-survey = The survey
az-survey-text = The land is surveyed site by site: goods are laid out, and what sleeps there.
az-survey-skip = Skip

## A whole player board
az-whole-board = The player board of { $player }
az-barracks = Barracks
az-people = Characters
az-no-units = No units.
az-no-people = No characters.
az-farm-left = { $farm }: { $n ->
    [one] 1 farm left to place
   *[other] { $n } farms left to place
  }
az-box-cubes = { $n ->
    [one] 1 cube in the box
   *[other] { $n } cubes in the box
  }
az-trophy = { $foe }, worth { $vp }

## The final scores
az-final = The final scores by what they are for
az-final-lost = The Old Ones win
az-final-who = Player
az-final-farms = Farms that are not blighted
az-final-phosphate = Phosphate
az-final-tokens = Point tokens
az-final-destroyed = Old Ones destroyed
az-final-characters = Characters
az-final-objective = Objective
az-final-reborn = Rebirth tokens
az-final-short-farms = Farms
az-final-short-phosphate = Phosphate
az-final-short-tokens = Tokens
az-final-short-destroyed = Old Ones
az-final-short-characters = People
az-final-short-objective = Objective
az-final-short-reborn = Rebirth
az-final-chart = What everybody's points consist of, the Old Ones' below
az-final-seen = Tiles face up
az-final-hidden = Tiles face down
az-final-blighted = Blighted farms
az-final-points = What they destroyed
az-final-total = Total
az-final-old-ones = The Old Ones: { $seen } for tiles face up, { $hidden } for tiles face down, { $blighted } for blighted farms
az-final-old-ones-points = The Old Ones: { $seen } for tiles face up, { $hidden } for tiles face down, { $blighted } for blighted farms, { $points } for what they destroyed

## Cards
az-kind-character = Character
az-kind-foe = Old One
az-kind-unit = Unit
az-kind-goods = Goods
az-kind-mythos = Mythos card
az-kind-piece = Piece
az-kind-role = Role
az-kind-farm = Farm
az-kind-terrain = Terrain
az-kind-objective = Objective
az-kind-variant = Variant
az-kind-revelation = Revelation
az-kind-benefit = Benefit
az-kind-challenge = Challenge
az-kind-level = Solo level
az-kind-who = Units
az-kind-hex = Hex
az-kind-card = Card
az-kind-origin = About this edition
az-kind-use = { $kind }, { $use }
az-use-persistent = lasting
az-use-once-per-combat = once in each combat
az-use-one-use = helps once
az-use-end-scoring = scores at the end
az-use-text-persistent = Works as long as you hold the card.
az-use-text-once-per-combat = You may call on the card in every combat, once.
az-use-text-one-use = Play it in your turn; then it leaves the game. It takes no time.
az-use-text-end-scoring = It is worth nothing before the game ends.
az-on-display = On display
az-held-by = Held by { $player }
az-spent-by = Played by { $player }
az-fact-cost = Costs { $n } gold
az-fact-range = { $n ->
    [0] Stays on the rails
    [one] Goes 1 hex off the rails
   *[other] Goes { $n } hexes off the rails
  }
az-fact-capacity = { $n } damage destroys it
az-fact-time = { $n ->
    [0] Adds no time to an attack
    [one] Adds 1 time to an attack, however many go
   *[other] Adds { $n } time to an attack, however many go
  }
az-fact-left = { $n } left in the supply
az-fact-foe = At { $hex }: damage { $damage } of { $capacity }, worth { $vp }
az-fact-hidden = A tile of level { $n }, face down

az-text-foe-cthulhu = There is only one, deep inland, and nothing is worth more. It takes a dozen hits, and looking at it costs sanity.
az-text-foe-shoggoth = Large, slow to die, and worth many points to whoever leaves none of it.
az-text-foe-mi-go = Winged and quick. It often turns on airships.
az-text-foe-zombie = Weak, but it recovers: what damage it has is gone when the combat ends without its end.
az-text-foe-loyalist = A follower of the Old Ones who walks with them.
az-text-foe-temple = It does not move. A Revelation can have something rise on it, so a temple is best broken early.
az-text-foe-blank = A false alarm. The tile leaves the game and counts for nobody.
az-text-foe-unknown = Nobody knows what lies here. At the end what is still face down counts double for the Old Ones.
az-text-unit-infantry = Cheap, and the only unit that comes two at a time.
az-text-unit-armoured-car = Reaches farther from the rails than infantry.
az-text-unit-artillery = Heavy and dear: the great guns are felt even by a Shoggoth.
az-text-unit-airship = Flies over everything and can withdraw on its own. Only damage to airships touches it.
az-text-unit-armoured-train = Fights only where your rails go, and adds no time to an attack.
az-text-goods-coal = A railway takes one coal and one iron. It can be exported for a gold.
az-text-goods-iron = A railway takes one coal and one iron. It can be exported for a gold.
az-text-goods-gold = Pays for units, for boxes that are in use, and for a look at the deck. It scores nothing.
az-text-goods-phosphate = Worth 3 points each at the end, and a gold when it is mined.
az-text-goods-vp = Points in tokens, safe from the Old Ones.
az-text-farm-sheep = Grows in the outback and on farmland. Worth 2 points unless it is blighted, and a gold when it is placed.
az-text-farm-cattle = Grows in the hills and on farmland. Worth 2 points unless it is blighted, and a gold when it is placed.
az-text-farm-corn = Grows on the coast, on cornlands and on farmland. Worth 2 points unless it is blighted, and a gold when it is placed.
az-text-terrain-outback = Open ground for rails, and for sheep.
az-text-terrain-hills = Rails here need the hill railway. Cattle thrive.
az-text-terrain-coast = Ports are built here, and corn grows.
az-text-terrain-farmland = Any farm may stand here.
az-text-terrain-desert = No farm can stand here.
az-text-terrain-cornlands = Ports are built here, and corn grows. Old Ones may hide here too.
az-text-terrain-lake = Rails over a lake need the hill railway. No farm can stand here.

## Revenge of the Old Ones
az-old-ones-score-played = The Old Ones: { $n ->
    [one] 1 point
   *[other] { $n } points
  } for all to see{ $hidden ->
    [0] .
    [one] , and 1 tile face down.
   *[other] , and { $hidden } tiles face down.
  }
az-actions = What the Old Ones can do
az-action-place = Place
az-action-reveal = Turn up
az-action-move = Move
az-action-summon = Summon
az-action-place-label = Place a tile face down on a rebirth token: 1 time. { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
  }
az-action-reveal-label = Turn up a tile: 1 time. { $n ->
    [one] 1 tile lies face down
   *[other] { $n } tiles lie face down
  }
az-action-move-label = Move: four Old One cards, each moves those that it shows, 1 time
az-action-summon-label = Summon: draw three Mythos cards and keep one, 1 time. { $n ->
    [one] 1 card left in the deck
   *[other] { $n } cards left in the deck
  }
az-more = +{ $n }
az-dark-seen = { $n ->
    [one] 1 point for all to see
   *[other] { $n } points for all to see
  }
az-dark-hidden = { $n ->
    [one] 1 point more for tiles face down on the map
   *[other] { $n } points more for tiles face down on the map
  }
az-dark-points = { $n ->
    [one] 1 point for what the Old Ones destroyed
   *[other] { $n } points for what the Old Ones destroyed
  }
az-dark-cards = { $n ->
    [one] 1 Mythos card in hand
   *[other] { $n } Mythos cards in hand
  }
az-pile = Level { $level }: { $n ->
    [one] 1 tile not placed yet
   *[other] { $n } tiles not placed yet
  }
az-piles = Tiles not placed yet
az-mythos = Mythos
az-mythos-hand = Mythos cards in hand
az-mythos-none = No Mythos cards in hand.
az-mythos-played = Mythos cards that were played
az-mythos-left = { $n ->
    [one] 1 card left in the Mythos deck
   *[other] { $n } cards left in the Mythos deck
  }
az-mythos-last = The last Mythos card: { $name }
az-mythos-label = { $name }: { $time } time. { $text }
az-mythos-combat-label = { $name }: { $time } time, for combat. { $text }
az-mythos-time = { $n ->
    [0] Takes no time
   *[other] Takes { $n } time
  }
az-mythos-combat = Played in a combat, in anybody’s turn
az-mythos-waits = Waits for { $pending }
az-mythos-level = Level { $n } of the solo deck
az-mythos-held = In your hand
az-mythos-before = Waits before { $player }
az-mythos-done = Has been played
az-pending = { $name } waits for { $pending }. { $text }
az-pending-cards = Mythos cards that wait for a combat
az-draft-draw = Keep one; the others go under the deck
az-draft-regain = Cards that were played
az-draft-slay = Characters that humans hold
az-draft-reclaim = Tiles that humans have taken
az-draft-turn = Which tile is turned up?
az-tile-numbers = worth { $vp }, bears { $capacity }
az-strength = Strength of the port: { $n }
az-outposts = { $n ->
    [0] No outpost on the map
    [one] 1 outpost on the map
   *[other] { $n } outposts on the map
  }
az-tokens = { $n ->
    [one] 1 rebirth token taken: 1 point at the end
   *[other] { $n } rebirth tokens taken: { $n } points at the end
  }
az-outpost-label = Outpost: { $cost } gold, { $left } left. Beside a unit or alone
az-wall = { $place }: damage { $damage } of { $capacity }
az-token-fights = The rebirth token fights: damage { $damage } of { $capacity }
az-bound = Nobody withdraws before the next card.
az-shield = { $n ->
    [one] Each Old One takes 1 hit less from the next card.
   *[other] Each Old One takes { $n } hits less from the next card.
  }
az-may-interrupt = The Old Ones may act before the next card.
az-fact-secret = { $foe }, worth { $vp }, level { $n }: face down, only you see it
az-news-mythos = { $n ->
    [one] 1 Mythos card
   *[other] { $n } Mythos cards
  }
az-news-outpost-lost = { $n ->
    [one] 1 outpost lost
   *[other] { $n } outposts lost
  }
az-news-token-taken = { $n ->
    [one] 1 rebirth token taken
   *[other] { $n } rebirth tokens taken
  }
az-text-unit-port = The port bears damage itself, as much as its strength. If 2 or more of it are taken in one combat, its strength is 2 for good. Alone it fights like infantry.
az-text-unit-outpost = It bears 2 damage and fights like infantry. Old Ones go for it as for a port. It never withdraws.
az-text-piece-rebirth = An Old One may rise here. While the token lies there, no rail leads into the hex. Attack it when it is empty and it is yours: 1 point at the end.
az-text-piece-dangerous = An Old One may rise here, one level higher than the hex says. No rail leads into the hex. Attack it when it is empty and it is yours: 1 point at the end.
az-text-piece-outpost = Costs 2 gold with Buy military, beside a unit or alone, and stands on an empty hex of your railway. It bears 2 damage and fights like infantry. Old Ones go for it as for a port, and up to 3 units may help it at once.
az-text-piece-port-strength = How much damage the port itself bears. If 2 or more of it are taken in one combat, its strength is 2 for good.

## The guided first game
tour-az-port = Welcome to the coast. Choose a glowing site for your port: your railway, your mines and your farms will all hang on it, so look what lies near.
tour-az-boxes = This is your player board. A glowing box is an action you can take: each shows the time it takes. A cube goes in; next time that box costs one gold for every cube in it.
tour-az-railway = A railway takes one coal and one iron, and lays two rails. It is a good way to begin: take the Railway box, or the Hill railway if you must cross hills.
tour-az-rail = { $pointer ->
    [finger] Tap a glowing line between two hexes to lay a rail. Rails reach resources to mine and ground to farm.
   *[mouse] Click on a glowing line between two hexes to lay a rail. Rails reach resources to mine and ground to farm.
  }
tour-az-time = The timetable below the map is the clock. Whoever is last on it acts, so short actions may give you two turns in a row. Nobody acts after space 53.
tour-az-stores = Here is what everybody has: points and time on top, then goods, then cubes, rails and farms that are left. Farms give 2 points each, phosphate 3.
tour-az-characters = These people can be recruited. The colour says when they help: always, once, in combat, or at the end. The two that came first are in danger when a Revelation sends a murderer.
tour-az-units = You will need soldiers. Units are bought here with gold; some kinds hit some Old Ones better than others.
tour-az-old-ones = The dark tiles sleep. When the purple disc is last, the Old Ones wake: tiles are turned up, they walk along, and blight the farms they reach. If one holds a port, the game ends.
tour-az-end = The Old Ones score too: what is face up on the map, twice what is still face down, and blighted farms. Beat them, and each other. Good luck.

## What a price is made up of
az-price-of = { $box }: what it takes
az-part-range = range
az-part-capacity = capacity
az-part-help = { $n } of the { $what } is due to { $name }
az-part-time-action = the action
az-part-time-rails = building over flat land
az-part-time-hills = building into the hills
az-part-time-farm = for each farm
az-part-time-kinds = for each kind of unit, more for slow ones
az-part-time-no-cube = no cube left to pay with
az-part-time-toll = over the rails of others
az-part-cube-box = from your headquarters into the box
az-part-gold-cubes = one for each cube in the box
az-part-coal-rails = up to two rails
az-part-iron-rails = up to two rails, together
az-part-most-farms = farms at most, each of another kind
az-part-pieces-there = lie there, and all are yours
