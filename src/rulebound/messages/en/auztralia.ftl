# AuZtralia: set-up, prompts, options, log lines, the state of the table, reasons.
game = AuZtralia
game-about = Build railways, dig and farm, and be ready: the Old Ones wake halfway through, and they score too.
game-length = 45 to 120 minutes

setup-map = Map
setup-map-help = East is the usual side of the board. In the West ports may touch and any farm grows on farmland; TaZmania is an island for one or two, and its ports and numbers are our reconstruction.
setup-map-east = East
setup-map-west = West
setup-map-tazmania = TaZmania
setup-first = First player
setup-first-help = Who acts first. The first player places a port last.
setup-first-random = Drawn by lot
setup-first-seat-1 = Player 1
setup-first-seat-2 = Player 2
setup-first-seat-3 = Player 3
setup-first-seat-4 = Player 4
setup-coop = All together
setup-coop-help = Two to four players help each other, and win only if each of them beats the Old Ones.
setup-edition = Printed rules
setup-edition-help = Where two printings differ: tolls on others' rails when all play together, Kneebone and trains, mines behind an Old One, odd points of a shared kill.
setup-edition-french = French
setup-edition-polish = Polish
setup-challenge = Challenge
setup-challenge-help = Harder games for three or four players.
setup-challenge-none = None
setup-challenge-medium = Medium: spawning temples
setup-challenge-hard = Hard: and no blank tiles
setup-challenge-insane = Insane: and more Old Ones
setup-solo = Solo level
setup-solo-help = What a lone player starts with.
setup-solo-easy = Easy
setup-solo-hard = Hard
setup-solo-insane = Insane
setup-objective = Solo objective
setup-objective-help = A lone player may aim for something that is worth points at the end.
setup-objective-none = None
setup-objective-drawn = Drawn by lot
setup-objective-chosen = Chosen by the player
setup-variants = Variants for two
setup-variants-help = Two players may play with one or two variants. All of them are our own: the printed ones are not public.
setup-variants-none = None
setup-variants-one = One, from one card
setup-variants-two = Two, from two cards
setup-pack = Content
setup-pack-help = Which maps, tiles and cards are played with.
setup-pack-standard = Standard: partly reconstructed

hex = { $id }

prompt-port = Where do you build your port? Railways start there.
prompt-objective = Which objective do you aim for?
prompt-variant = Choose a variant for this game. Still to choose: { $left }.
prompt-act = Choose an action.
prompt-rail = Lay a rail between two hexes. Rails left in this action: { $rails }.
prompt-dig = What do you mine? You take all pieces of one kind from one hex.
prompt-sweep = Pay one gold to clear away characters before you choose?
prompt-clear = Which characters are cleared away?
prompt-recruit = Which character do you take?
prompt-keep = You look at the top of the deck. Which character do you keep? The other goes back on top.
prompt-swap = Exchange the character for one on display?
prompt-buy = Which unit do you buy?
prompt-trade = Import or export. Trades left: { $left }.
prompt-for-whom = Who gets it?
prompt-farm = Place a farm. Farms left in this action: { $left }.
prompt-target = Which hex do you attack?
prompt-send = Which units go to { $hex }? { $time ->
    [0] Nobody has left yet.
    [one] So far the attack takes 1 time.
   *[other] So far the attack takes { $time } time.
  }
prompt-sally = Old Ones have entered your farms. Attack before they are blighted?
prompt-fight = Combat at { $hex }. Sanity: { $sanity }. { $cards ->
    [0] No card has been turned yet.
    [one] One card has been turned.
   *[other] { $cards } cards have been turned.
  }
prompt-jones = Card { $card } lies open. Does Corporal Jones call units back before it counts?
prompt-damage = Which stack takes the damage? Still to place: { $left }.
prompt-neumann = Which lost unit does Franz Neumann save?
prompt-strike = { $character } deals { $damage }: to which Old One?
prompt-sacrifice = Which unit does General Takanashi give up?
prompt-mend = Which unit does Luigi Caprotti mend?
prompt-davies = Which tile does Agent Davies turn up? Still to turn: { $left }.
prompt-lrog = Which Old One takes 2 damage?
prompt-danger = Which temple does Desta Danger blow up?
prompt-appleseed = Which farm does Jenny Appleseed restore? Still possible: { $left }.
prompt-flounder = Which unit does Captain Flounder bring?
prompt-kitchener = Which character follows Kitchener?

option-port = Port at { $hex }
option-objective = { $objective }
option-variant = { $variant }
option-railway = Build a railway, not in hills
option-hills = Build a railway anywhere
option-mine = Mine
option-help = Recruit help
option-military = Buy military
option-trade = Import and export
option-farming = Farm
option-attack = Attack
option-retrieve = Retrieve your cubes
option-play = Play { $character }
option-rail = Rail from { $hex } to { $to-hex }
option-dig = Take the { $goods } from { $hex }
option-look = Look at the top two of the deck for a gold
option-sweep = Pay a gold and clear some away
option-clear = Clear away { $character }
option-recruit = Take { $character }
option-keep = Keep { $character }
option-swap = Exchange for { $character }
option-buy = Buy { $number } { $unit }
option-import = Import one { $goods }
option-export = Export one { $goods } for a gold
option-give = { $seat }
option-farm = { $farm } at { $hex }
option-target = Attack { $hex }
option-send = Send { $number } { $unit }
option-sally = Attack { $hex }
option-fight = Turn a card
option-withdraw = Withdraw { $who }
option-hit = { $unit }
option-use = Call on { $character }
option-strike = { $foe } ({ $tile })
option-sacrifice = Give up { $unit }
option-mend = Mend { $unit }
option-save = Save { $unit }
option-uncover = Turn up the tile at { $hex }
option-bombard = { $foe } at { $hex } ({ $tile })
option-demolish = The temple at { $hex }
option-restore = Restore the farm at { $hex }
option-enlist = Take { $unit }

facts-railway = { $time } time, { $gold } gold, 1 coal and 1 iron
facts-hills = { $time } time, { $gold } gold, 1 coal and 1 iron
facts-mine = { $time } time, { $gold } gold
facts-help = { $time } time, { $gold } gold
facts-military = { $time } time, { $gold } gold and the price
facts-trade = { $time } time, { $gold } gold
facts-farming = 1 time for each farm, { $gold } gold
facts-attack = 1 to 3 time, { $gold } gold
facts-retrieve = { $time } time, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
facts-port = { $near ->
    [0] no resources within two hexes
    [one] 1 piece within two hexes
   *[other] { $near } pieces within two hexes
  }
facts-rail = { $terrain } to { $to-terrain }
facts-dig = { $number }, { $time } time
facts-farm = { $terrain }
facts-buy = { $gold } gold, range { $range }, capacity { $capacity }
facts-enlist = range { $range }, capacity { $capacity }
facts-send = range { $range }, capacity { $capacity }
facts-target = { lair }
facts-sally = { lair }
lair = range { $range }, { worth } for all to see, { $hidden } face down
facts-strike = damage { $damage } of { $capacity }, { worth }
facts-bombard = damage { $damage } of { $capacity }, { worth }
facts-hit = damage { $damage } of { $capacity }
facts-mend = damage { $damage } of { $capacity }
facts-uncover = level { $level }
facts-objective = { worth }
worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

reveals-character = The next characters of the deck come to light.
reveals-tiles = What lies face down there is turned up.

event-turn = { $seat } acts, on space { $space }.
event-port = { $seat } builds a port at { $hex }.
event-objective = The objective: { $objective }.
event-variant = The variant: { $variant }.
event-time = { $seat } spends { $number } time and stands on { $space }.
event-rail = { $seat } lays a rail from { $hex } to { $to-hex }.
event-dug = { $seat } mines { $number } { $goods } at { $hex }.
event-looked = { $seat } pays a gold and looks at the top of the deck.
event-cleared = { $seat } pays a gold and clears away { $number ->
    [one] 1 character
   *[other] { $number } characters
  }.
event-recruited = { $seat } gets { $character }.
event-kept = { $seat } keeps { $character }.
event-swapped = { $seat } lays out { $character } and takes { $to-character }.
event-enlisted = { $seat } gets { $number } { $unit }.
event-imported = { $seat } gets one { $goods } from the supply.
event-exported = { $seat } exports one { $goods }.
event-gave = That goes from { $seat } to { $to-seat }.
event-farmed = { $seat } places a farm at { $hex }: { $farm }.
event-retrieved = { $seat } retrieves all cubes.
event-awakened = The Old Ones stir: their disc moves to { $space }.
event-revelation = A Revelation: { $revelation }.
event-revealed = The tile at { $hex } is turned up: { $foe }.
event-movement = Card { $number } is turned for the Old Ones.
event-moved = { $foe } goes from { $from-hex } to { $to-hex }.
event-blighted = The farm of { $seat } at { $hex } is blighted.
event-spared = The farm of { $seat } at { $hex } is saved.
event-assassinated = { $character } is murdered.
event-spawned = The temple at { $hex } spawns: { $foe }.
event-benefit = { $seat } gains { $number } { $benefit }.
event-at-port = { $foe } reaches the port of { $seat } at { $hex }.
event-attacked = { $seat } attacks { $hex }.
event-combat = Combat of { $seat } at { $hex }.
event-combat-card = { $seat } turns card { $number }.
event-wounded = { $foe } at { $hex } takes { $number } damage from { $seat }.
event-healed = { $foe } at { $hex } recovers.
event-destroyed = { $seat } destroys { $foe }, worth { value }.
event-destroyed-together = { $foe } is destroyed by several, worth { value }.
value = { $number ->
    [one] 1 point
   *[other] { $number } points
  }
event-share = { $seat } gets { value } of it.
event-unit-hurt = { $seat }'s { $unit } takes { $number } damage.
event-unit-lost = { $seat } loses { $unit }.
event-unit-saved = { $seat }'s { $unit } goes to the barracks after all.
event-unit-mended = { $seat }'s { $unit } is mended.
event-sanity-lost = { $seat } loses { $number } sanity and has { $left }.
event-withdrew = { $seat } withdraws { $who }.
event-defeated = { $seat } is defeated.
event-combat-over = The combat of { $seat } at { $hex } is over.
event-helped = { $character } helps { $seat }.
event-played = { $seat } plays { $character }.
event-gained = { $seat } gets { $number } { $goods }.
event-restored = { $seat } restores the farm at { $hex }.
event-demolished = { $seat } has the temple at { $hex } blown up.
event-port-held = The port of { $seat } holds.
event-port-lost = The port of { $seat } falls.
event-ended = The game is over. All tiles are turned up: the Old Ones have { value }.

status-reconstructed = Port sites, cards and some numbers of this game are reconstructed: they are not those of the printed pieces.
status-edition = Where printings of the rules differ: { $edition }
status-coop = All play together
status-challenge = Challenge: { $challenge }
status-solo = Solo level: { $level }
status-objective = Objective: { $objective }
status-variant = Variant: { $variant }
status-disc = Space { $space }: { $seat }
status-old-ones-disc = Space { $space }: the Old Ones
status-score = { $seat }: { $number ->
    [one] 1 point
   *[other] { $number } points
  }
status-old-ones-score = The Old Ones: { $number ->
    [one] 1 point
   *[other] { $number } points
  } for all to see
status-stores = { $seat }: gold { $gold }, coal { $coal }, iron { $iron }, phosphate { $phosphate }
status-pieces = { $seat }: { $cubes } cubes in the HQ, { $rails } rails and { $farms } farms left
status-barracks = { $seat }: { $number } { $unit }
status-holds = { $seat } has { $character }
status-offer = On display: { $character }
status-fight = Combat of { $seat } at { $hex }, sanity { $number }
status-port-at = { $hex }: port of { $seat }
status-foe-at = { $hex }: { $foe }, worth { $number }, damage { $damage } of { $capacity }
status-hidden-at = { $hex }: a tile of level { $number }, face down
status-goods-at = { $hex }: { $number } { $goods }
status-farm-at = { $hex }: { $farm }, farm of { $seat }
status-blight-at = { $hex }: { $farm }, farm of { $seat }, blighted
status-ground = { $hex } is { $terrain }{ $number ->
    [0] .
   *[other] {" "}of level { $number }, number { $printed }.
  }
status-border = It borders on { $hex } { $terrain }
status-rail-to = A rail of { $seat } leads to { $hex }

why-not-now = That is done in your own turn: when your disc is rearmost.
why-no-time = You have come to the end of the time track and act no more.
why-no-cube = You have no cube in your HQ: retrieve your cubes first.
why-box-gold = The box holds { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } of yours: using it again costs as much gold, and you have { $gold }.
why-box-open = You can do that: { $time } time, { $gold } gold for the box.
why-no-fuel = A railway costs one coal and one iron; you have { $coal } coal and { $iron } iron.
why-no-rails = You have no rail left.
why-no-edge = There is nowhere to lay a rail: every edge next to your linked railway is taken or leads to Old Ones, hills or a lake.
why-no-hills-edge = There is nowhere to lay a rail: every edge next to your linked railway is taken or leads to Old Ones.
why-nothing-to-mine = Nothing lies on the hexes that are linked to your port.
why-nobody-to-recruit = No character can be had.
why-no-unit = There is no unit that you can pay.
why-no-farm-site = There is no empty linked hex with the right ground for a farm that you have left.
why-no-target = None of your units reaches an Old One.
why-no-force = You have no units.
why-not-adjacent = { $hex } and { $to-hex } are not next to each other.
why-edge-taken = A rail of { $seat } lies between { $hex } and { $to-hex }.
why-haunted-edge = An Old One is at { $hex }: no rail leads there.
why-edge-far = Neither { $hex } nor { $to-hex } is linked to your port by rails free of Old Ones.
why-needs-hills = { $hex } is { $terrain }: rails there need the second railway box, for 3 time, or Timothy Brassey.
why-rail-open = A rail can be laid between { $hex } and { $to-hex }.
why-not-linked = { $hex } is not linked to your port by your rails.
why-line-blocked = Your rails reach { $hex }, but an Old One stands on the line to your port.
why-haunted = An Old One is at { $hex }.
why-no-goods = There is no { $goods } at { $hex }.
why-bare = Nothing lies at { $hex }.
why-dig-open = You can mine { $number } { $goods } at { $hex }.
why-port-there = A port is at { $hex }.
why-farm-there = A farm is at { $hex } already.
why-goods-there = There is still { $goods } at { $hex }: farms need an empty hex.
why-wrong-ground = { $hex } is { $terrain }: the wrong ground for { $farm }.
why-no-ground = { $hex } is { $terrain }: no farm can stand there.
why-no-farms-left = All your farms of this kind ({ $farm }) are placed.
why-farm-open = A farm ({ $farm }) can be placed at { $hex }.
why-no-old-one = No Old One is at { $hex }.
why-out-of-range = { $hex } is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
  } from your railway, and your units go { $range } at most.
why-out-of-reach = { $hex } cannot be reached: Old Ones are in the way.
why-attack-open = Your units reach { $hex }, which is { $distance ->
    [0] on your railway
    [one] 1 hex from it
   *[other] { $distance } hexes from it
  }.
why-none-left = No { $unit } is left in the supply.
why-unit-gold = { $unit } costs { $price } gold, and you have { $gold } for it.
why-buy-open = You can buy { $unit } for { $price } gold.
why-two-infantry = Only infantry can be bought two at a time.
why-not-on-display = { $character } is not on display.
why-recruit-open = You can take { $character }.
why-not-held = You do not have { $character }.
why-helps-itself = { $character } is not played: the help comes at its own time.
why-useless-now = { $character } would do nothing now.
why-play-open = You can play { $character }.
why-no-site = { $hex } has no port symbol.
why-port-near = { $hex } is too close to another port.
why-port-open = A port can be placed at { $hex }.

result-players-win = The Old Ones are beaten, and the most points win.
result-together-win = Each of you has beaten the Old Ones: all win.
result-old-ones-win = The time is over, and the Old Ones have too many points.
result-port-lost-players-win = A port has fallen, but the Old Ones have fewer points: the most points win.
result-port-lost-together-win = A port has fallen, but each of you has more points than the Old Ones: all win.
result-port-lost-old-ones-win = A port has fallen, and the Old Ones have too many points.
