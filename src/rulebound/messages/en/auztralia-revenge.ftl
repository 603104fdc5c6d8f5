### AuZtralia, Revenge of the Old Ones: Mythos cards, roles, pieces, set-up, prompts, options and log lines.

## Mythos cards of the Old One player

mythos-chthonian = Chthonian
mythos-chthonian-text = Remove a rail from anywhere on the map. It goes back to its owner.
mythos-dholes = Dholes
mythos-dholes-text = Remove a rail from anywhere on the map, then place a tile without spending time.
mythos-dark-young = Dark Young
mythos-dark-young-text = A random unused tile of level 3 comes to a rebirth token, face up.
mythos-servitor-of-the-outer-gods = Servitor of the Outer Gods
mythos-servitor-of-the-outer-gods-text = A random unused tile of level 3 comes to a rebirth token, face up. Then a face-up Old One moves up to 2 hexes.
mythos-dimensional-shambler = Dimensional Shambler
mythos-dimensional-shambler-text = Kill 2 characters of your choice on display.
mythos-hounds-of-tindalos = Hounds of Tindalos
mythos-hounds-of-tindalos-text = Kill 2 characters of your choice on display. Then the disc of a human moves on 1 space.
mythos-hunting-horror = Hunting Horror
mythos-hunting-horror-text = Kill 2 characters of your choice on display. Then a face-up Old One moves 1 hex.
mythos-flying-polyp = Flying Polyp
mythos-flying-polyp-text = In combat: an airship of the force is destroyed. Franz Neumann does not save it.
mythos-ghoul = Ghoul
mythos-ghoul-text = In combat: the top infantry of the force is destroyed, and an unused zombie joins the fight.
mythos-serpent-people = Serpent People
mythos-serpent-people-text = Kill 2 characters that humans hold, of one or of two of them.
mythos-yog-sothoth = Yog-Sothoth
mythos-yog-sothoth-text = Take back a tile from a human and put it on a rebirth token, face up. The human gets its value in points, and 1 more with ‘Mad’ Johnson.
mythos-deep-ones = Deep Ones
mythos-deep-ones-text = In combat: 1 damage, which the human places.
mythos-night-gaunts = Night-gaunts
mythos-night-gaunts-text = In combat: 1 damage to the airships.
mythos-moon-beasts = Moon-beasts
mythos-moon-beasts-text = In combat: the human loses 1 sanity.
mythos-the-unnamable = The Unnamable
mythos-the-unnamable-text = In combat: each Old One takes 1 hit less from the next card.
mythos-the-colour-out-of-space = The Colour out of Space
mythos-the-colour-out-of-space-text = In combat: the human loses 2 sanity.
mythos-rats-in-the-walls = Rats in the Walls
mythos-rats-in-the-walls-text = In combat: nobody withdraws before the next card, and 1 damage, which the human places.
mythos-gugs = Gugs
mythos-gugs-text = In combat: a random unused tile of level 2 joins the fight.
mythos-star-spawn = Star-spawn of Cthulhu
mythos-star-spawn-text = In combat: a random unused tile of level 3 joins the fight, and 1 damage, which the human places.
mythos-elder-things = Elder Things
mythos-elder-things-text = Take up to 3 damage off a face-up Old One.
mythos-starry-wisdom = Church of Starry Wisdom
mythos-starry-wisdom-text = A human of your choice loses 2 gold.
mythos-the-yellow-sign = The Yellow Sign
mythos-the-yellow-sign-text = Turn up 2 tiles without spending time.
mythos-azathoth = Azathoth
mythos-azathoth-text = Shuffle all other cards that were played into the deck, then draw 2 cards.
mythos-nyarlathotep = Nyarlathotep
mythos-nyarlathotep-text = Take back 2 cards that were played.
mythos-shub-niggurath = Shub-Niggurath
mythos-shub-niggurath-text = Place 2 tiles without spending time, then turn a rebirth token to its dangerous side.
mythos-dagon = Dagon
mythos-dagon-text = A face-up Old One moves up to 3 hexes.
mythos-men-of-leng = Men of Leng
mythos-men-of-leng-text = A human of your choice loses 1 unit from the barracks and chooses which.
mythos-keziah-mason = Keziah Mason
mythos-keziah-mason-text = The disc of a human moves on 2 spaces.
mythos-the-dunwich-horror = The Dunwich Horror
mythos-the-dunwich-horror-text = Turn up 1 tile without spending time, then a face-up Old One moves up to 4 hexes.
mythos-the-blasted-heath = The Blasted Heath
mythos-the-blasted-heath-text = Blight a farm within 2 hexes of a face-up Old One.

## Solo Mythos cards

mythos-solo-ghosts = Ghosts
mythos-solo-ghosts-text = In your next combat: lose 1 sanity.
mythos-solo-deep-ones = Deep Ones
mythos-solo-deep-ones-text = In your next combat: take 1 damage.
mythos-solo-night-gaunts = Night-gaunts
mythos-solo-night-gaunts-text = In your next combat with an airship: 1 damage to the airships.
mythos-solo-whippoorwills = Whippoorwills
mythos-solo-whippoorwills-text = The oldest character on display is murdered.
mythos-solo-zoogs = Zoogs
mythos-solo-zoogs-text = Lose 1 gold.
mythos-solo-rats-in-the-walls = Rats in the Walls
mythos-solo-rats-in-the-walls-text = Lose 1 coal.
mythos-solo-brown-jenkin = Brown Jenkin
mythos-solo-brown-jenkin-text = Lose 1 iron.
mythos-solo-cult-of-cthulhu = Cult of Cthulhu
mythos-solo-cult-of-cthulhu-text = Turn up 1 tile: the face-down one nearest to a port.
mythos-solo-elder-things = Elder Things
mythos-solo-elder-things-text = Take up to 2 damage off the damaged face-up Old One nearest to a port.
mythos-solo-gnoph-keh = Gnoph-Keh
mythos-solo-gnoph-keh-text = The face-up Old One nearest to a port moves 1 hex.
mythos-solo-abhoth = Abhoth
mythos-solo-abhoth-text = A random unused tile of level 1 comes face up to the nearest empty hex of that level.
mythos-solo-haemophore = Haemophore
mythos-solo-haemophore-text = Turn up 1 tile: the face-down one of the highest level; of several the one nearest to a port.
mythos-solo-ghoul = Ghoul
mythos-solo-ghoul-text = In your next combat with infantry: lose 1 infantry, and an unused zombie joins the fight.
mythos-solo-shantaks = Shantaks
mythos-solo-shantaks-text = In your next combat with an airship: 2 damage to the airships.
mythos-solo-moon-beasts = Moon-beasts
mythos-solo-moon-beasts-text = In your next combat: lose 1 sanity and take 1 damage.
mythos-solo-the-unnamable = The Unnamable
mythos-solo-the-unnamable-text = In your next combat: each Old One takes 1 hit less from the first card.
mythos-solo-the-haunter-of-the-dark = The Haunter of the Dark
mythos-solo-the-haunter-of-the-dark-text = The 2 oldest characters on display are murdered.
mythos-solo-keziah-mason = Keziah Mason
mythos-solo-keziah-mason-text = Your disc moves on 1 space.
mythos-solo-starry-wisdom = Church of Starry Wisdom
mythos-solo-starry-wisdom-text = All players lose 2 gold.
mythos-solo-dagon = Dagon
mythos-solo-dagon-text = The face-up Old One nearest to a port moves up to 2 hexes.
mythos-solo-yog-sothoth = Yog-Sothoth
mythos-solo-yog-sothoth-text = The most valuable tile that was taken comes back face up to the nearest empty hex of its level. Its owner gets its value in points, and one more with ‘Mad’ Johnson.
mythos-solo-great-race-of-yith = Great Race of Yith
mythos-solo-great-race-of-yith-text = The purple disc goes back, and a Revelation card is added.
mythos-solo-gugs = Gugs
mythos-solo-gugs-text = In your next combat with infantry: a random unused tile of level 2 joins the fight, and you cannot withdraw before the first card.
mythos-solo-the-colour-out-of-space = The Colour out of Space
mythos-solo-the-colour-out-of-space-text = In your next combat: lose 2 sanity.
mythos-solo-star-spawn = Star-spawn of Cthulhu
mythos-solo-star-spawn-text = In your next combat: take 2 damage.
mythos-solo-the-blasted-heath = The Blasted Heath
mythos-solo-the-blasted-heath-text = Of the farms within 2 hexes of a face-up Old One the one nearest to a port is blighted.
mythos-solo-bholes = Bholes
mythos-solo-bholes-text = Lose 1 rail: the one nearest to a port.
mythos-solo-shub-niggurath = Shub-Niggurath
mythos-solo-shub-niggurath-text = A random unused tile of level 2 comes face up to the nearest empty hex of that level. Then the face-up Old One nearest to a port moves 1 hex.
mythos-solo-the-dunwich-horror = The Dunwich Horror
mythos-solo-the-dunwich-horror-text = Turn up 1 tile: the face-down one nearest to a port. Then the face-up Old One nearest to a port moves up to 3 hexes.
mythos-solo-nyarlathotep = Nyarlathotep
mythos-solo-nyarlathotep-text = Give up 1 of your characters and 1 unit of your barracks.

## What a solo card waits for

pending-infantry = the next combat with infantry
pending-airship = the next combat with an airship
pending-any = the next combat

## Roles and pieces

role-human = human
role-old-ones = the Old Ones
piece-rebirth = rebirth token
piece-dangerous = dangerous rebirth token
piece-outpost = outpost
piece-port-strength = strength of the port

## Modes and difficulty

mode-base = the base game
mode-revenge = Revenge of the Old Ones
mode-mythos = Mythos solo
mode-empowered = Empowered Old Ones
difficulty-normal = normal
difficulty-hard = hard
difficulty-harder = harder
difficulty-heroic = heroic

## Set-up

setup-mode = Game
setup-mode-help = The base game, or one of the three ways to play with Revenge of the Old Ones.
setup-mode-base = The base game
setup-mode-revenge = Revenge: one player is the Old Ones
setup-mode-mythos = Mythos solo: one player against a deck
setup-mode-empowered = Empowered: all players against a deck
setup-difficulty = Difficulty
setup-difficulty-help = How strong ports are, and whether rebirth tokens fight back.
setup-difficulty-normal = Normal: ports of strength 4
setup-difficulty-hard = Hard: ports of strength 2
setup-difficulty-harder = Harder: the ports of the base game
setup-difficulty-heroic = Heroic: and empty rebirth tokens fight back
setup-deck = Mythos deck
setup-deck-help = How many solo Mythos cards are played with.
setup-deck-fifteen = 15 cards
setup-deck-thirty = 30 cards

## Prompts of the players

prompt-outpost = Where does the outpost stand?
prompt-refresh = Put a character under the deck before you choose?
prompt-battle = Where is fought next?
prompt-reinforce = Which units help the outpost at { $hex }? { $left ->
    [one] One more can go.
   *[other] { $left } more can go.
  }
prompt-lose-unit = Which unit do you lose? Still to lose: { $left }.

## Prompts of the Old One player

prompt-old-ones = What do the Old Ones do?
prompt-place = Where do you place a tile, face down?
prompt-reveal = Where do you turn up a tile?
prompt-which = Which tile do you turn up?
prompt-step = Where does { $foe } move from { $hex }?
prompt-summon = Which card do you keep? The others go under the deck.
prompt-interrupt = Combat at { $hex }. Play a card now, or go on without one?
prompt-remove-rail = Which rail do you remove? Still to remove: { $left }.
prompt-site = Where does the tile lie, face up?
prompt-take-back = Which tile do you take back?
prompt-kill = Which character on display do you kill? Still to kill: { $left }.
prompt-slay = Which character do you kill? Still to kill: { $left }.
prompt-regain = Which card do you take back? Still to take: { $left }.
prompt-rouse = Which Old One moves? It goes { $number ->
    [one] 1 hex
   *[other] up to { $number } hexes
  }.
prompt-lose-goods = Who loses { $number } { $goods }?
prompt-delay = Whose disc moves on { $number ->
    [one] 1 space
   *[other] { $number } spaces
  }?
prompt-raid = Who loses { $number ->
    [one] 1 unit
   *[other] { $number } units
  } from the barracks?
prompt-blight = Which farm is blighted?
prompt-endanger = Which rebirth token becomes dangerous? Still to turn: { $left }.
prompt-heal = Which Old One loses up to { $number } damage?

## Options

option-only-outpost = Place only an outpost
option-outpost = Outpost at { $hex }
option-sink = Put { $character } under the deck
option-battle = Combat at { $hex }
option-lose = Lose { $unit }
option-place = Place a tile
option-reveal = Turn up a tile
option-move = Move the Old Ones
option-summon = Draw 3 cards and keep one
option-mythos = Play { $mythos }
option-quiet = No card in this combat
option-put = Tile of level { $number } at { $hex }
option-turn = { $foe }
option-step = To { $hex }
option-draw = Keep { $mythos }
option-tear = Remove the rail from { $hex } to { $to-hex }
option-reclaim = { $foe } of { $seat } ({ $tile })
option-kill = Kill { $character }
option-slay = Kill { $character } of { $seat }
option-regain = Take back { $mythos }
option-rouse = { $foe } at { $hex } ({ $tile })
option-whom = { $seat }
option-wither = Blight the farm at { $hex }
option-endanger = The token at { $hex }
option-soothe = { $foe } at { $hex } ({ $tile })

facts-mythos = { $time } time
facts-draw = { $time } time
facts-regain = { $time } time
facts-place = { $time } time
facts-reveal = { $time } time
facts-move = { $time } time
facts-summon = { $time } time
facts-outpost = { $gold } gold
facts-only-outpost = { $gold } gold
facts-whom = { $gold } gold, { $number ->
    [one] 1 unit
   *[other] { $number } units
  }, space { $space }
facts-put = { $piece } on level { $level }
facts-endanger = level { $level }
facts-battle = { $unit } of { $seat }
facts-wither = { $farm }, of { $seat }
facts-rouse = damage { $damage } of { $capacity }, { worth }
facts-soothe = damage { $damage } of { $capacity }, { worth }
facts-reclaim = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Log lines

event-outpost = { $seat } places an outpost at { $hex }.
event-outpost-lost = The outpost of { $seat } at { $hex } is destroyed.
event-at-outpost = { $foe } reaches the outpost of { $seat } at { $hex }.
event-port-weakened = The port of { $seat } is badly hit: from now on its strength is 2.
event-sank = { $seat } puts { $character } under the deck.
event-token-taken = { $seat } takes the rebirth token at { $hex }.
event-old-ones-gain = The Old Ones get { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
event-placed = A tile of level { $number } is placed at { $hex }, face down.
event-placed-tile = The tile at { $hex }, which only you see: { $foe }.
event-summoned = The Old One player looks at cards of the Mythos deck and keeps one.
event-mythos = A Mythos card is played: { $mythos }.
event-arose = An unused tile of level { $number } comes to { $hex }.
event-soothed = { $foe } at { $hex } loses { $number } damage.
event-bound = The units of { $seat } cannot withdraw before the next card.
event-shielded = Each Old One in the combat takes { $number ->
    [one] 1 hit
   *[other] { $number } hits
  } less from the next card.
event-rail-lost = The rail of { $seat } from { $hex } to { $to-hex } is removed.
event-returned = { $foe } comes back from { $seat } to { $hex }.
event-slain = { $character } of { $seat } is killed.
event-regained = The Old One player takes back a card: { $mythos }.
event-reshuffled = The Mythos cards that were played are shuffled into the deck, which now has { $number }.
event-drew = The Old One player draws { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
event-drew-card = Drawn, for you alone to see: { $mythos }.
event-robbed = { $seat } loses { $number } { $goods }.
event-delayed = The disc of { $seat } moves on to { $space }.
event-endangered = The rebirth token at { $hex } becomes dangerous.

## What is hit beside units

unit-port = port
unit-outpost = outpost

# How things stand.
status-mode = Game: { $mode }
status-difficulty = Difficulty: { $difficulty }
status-port-strength = { $seat }: port of strength { $number ->
    [0] as in the base game
   *[other] { $number }
  }
status-tokens-taken = { $seat }: { $number ->
    [one] 1 rebirth token
   *[other] { $number } rebirth tokens
  } taken
status-mythos-waits = { $mythos } waits for a combat of { $seat }
status-mythos-hand = In your hand: { $mythos }
status-old-one-player = { $seat } plays the Old Ones: { $points ->
    [one] 1 point
   *[other] { $points } points
  } in tokens, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in hand, { $number } in the Mythos deck
status-old-one-pile = Tiles of level { $level } still to be placed: { $number }
status-token-at = { $hex }: a rebirth token
status-danger-at = { $hex }: a dangerous rebirth token
status-outpost-at = { $hex }: outpost of { $seat }
status-secret-at = { $hex }: { $foe }, face down, worth { $number }, capacity { $capacity }

# Why an outpost can or cannot be placed.
why-no-outposts = Outposts belong to Revenge of the Old Ones.
why-outposts-placed = Both of your outposts stand.
why-outpost-gold = An outpost takes 2 gold, and you have { $gold }.
why-outpost-open = An outpost can be placed at { $hex }.
why-outpost-not-here = An outpost needs a hex with nothing but rails that your own line joins to your port; { $hex } is none.

## Solo Mythos cards at work

prompt-give-up = Which character do you give up? Still to give up: { $left }.
option-give-up = Give up { $character }
event-mythos-waits = { $mythos } waits for a combat of { $seat }.
event-mythos-applies = { $mythos } has waited for this combat of { $seat }.
event-rewound = The purple disc goes back to { $space }, and a Revelation card is added.

## What a pick brings to light

reveals-placed = A tile is drawn at random, and you see it.
reveals-cards = Four Old One cards are turned, one after the other.
reveals-summoned = You see the next cards of the Mythos deck.
reveals-mythos = All see the card.

## Reasons

why-token-edge = A rebirth token is at { $hex }: no rail leads there.
why-outpost-there = An outpost is at { $hex }.
why-no-tiles-left = All your tiles are placed.
why-no-token-left = There is no rebirth token on the map any more.
why-no-token-fits = No rebirth token takes a tile of a level that you may place.
why-none-hidden = No tile lies face down on the map.
why-no-mythos-left = The Mythos deck is empty.
why-action-open = You can do that for 1 time.
why-no-token = There is no rebirth token at { $hex }.
why-token-taken = A tile is at { $hex } already, and there are empty tokens of the level.
why-site-low = The token at { $hex } takes no tile above level { $level }, and you may place none up to that level.
why-site-open = A tile up to level { $level } can be placed at { $hex }.
why-mythos-for-combat = { $mythos } can only be played in a combat.
why-mythos-not-in-combat = { $mythos } is for your own turn, not for a combat.
why-mythos-idle = { $mythos } would do nothing now, or takes time that is over.
why-mythos-open = You can play { $mythos }.
