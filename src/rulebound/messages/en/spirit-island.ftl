### Spirit Island: set-up, prompts, options, log lines, the state of the table, reasons.

game = Spirit Island
game-about = Spirits of the island grow, frighten and drive off invaders who settle, build and blight the land. All win together or all lose.
game-length = 90 to 150 minutes
game-first = Alone on one board, with a simple spirit whose new powers come in a set order, and no adversary. A short tour shows the way.

## Set-up

setup-boxes = Boxes
setup-boxes-help = Whose spirits, cards and adversaries are in play.
setup-boxes-base = Base game
setup-boxes-branch-and-claw = Branch & Claw
setup-boxes-jagged-earth = Jagged Earth
setup-boxes-promo = Feather & Flame (promo)
setup-spirits = Spirit
setup-spirits-random = Drawn by lot
setup-spirits-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
setup-spirits-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
setup-spirits-lightnings-swift-strike = { spirit-lightnings-swift-strike }
setup-spirits-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
setup-spirits-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
setup-spirits-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
setup-spirits-thunderspeaker = { spirit-thunderspeaker }
setup-spirits-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
setup-boards = Board
setup-boards-random = Drawn by lot
setup-boards-A = Board A
setup-boards-B = Board B
setup-boards-C = Board C
setup-boards-D = Board D
setup-boards-E = Board E
setup-boards-F = Board F
setup-layout = Layout
setup-layout-help = How the boards are joined. An archipelago is several islets whose oceans face each other: over the sea the coasts are 2 steps apart, and a power on a spirit of another islet costs 1 energy for each ocean between you. The difficulty rises by 1.
setup-layout-standard = Standard
setup-layout-standard-1 = Standard, 1 board
setup-layout-standard-2 = Standard, 2 boards
setup-layout-fragment = Fragment, 2 boards
setup-layout-opposite-shores = Opposite shores, 2 boards
setup-layout-standard-3 = Standard, 3 boards
setup-layout-coastline = Coastline, 3 boards
setup-layout-sunrise = Sunrise, 3 boards
setup-layout-standard-4 = Standard, 4 boards
setup-layout-leaf = Leaf, 4 boards
setup-layout-snake = Snake, 4 boards
setup-layout-crab = Crab, 5 boards
setup-layout-snail = Snail, 5 boards
setup-layout-peninsula = Peninsula, 5 boards
setup-layout-v = V, 5 boards
setup-layout-two-centers = Two centers, 6 boards
setup-layout-star = Star, 6 boards
setup-layout-flower = Flower, 6 boards
setup-layout-caldera = Caldera, 6 boards
setup-layout-coastline-2 = Coastline 2, 2 boards
setup-layout-top-to-top = Top to top, 2 boards
setup-layout-inverted-fragment = Inverted fragment, 2 boards
setup-layout-meeple = Meeple, 5 boards
setup-blight = Blight card
setup-blight-help = With a blight card the island can recover from running out of blight once. Without one there is more blight at first, and when it runs out the game is lost.
setup-blight-card = Drawn by lot
setup-blight-none = None
setup-progression = Power progression
setup-progression-help = Spirits with a printed order of power cards gain their cards in that order instead of drawing. For a first game.
setup-events = Events
setup-events-help = With the event deck, each turn brings something that nobody could foresee. Without it there is one more fear card, and twice in the game you may command all beasts at once.
setup-persistent = Cards that persist
setup-persistent-help = Event cards and major powers that can bring something for the rest of the game. Whoever does not like them may leave them out; it hardly changes the balance.
setup-tokens = Tokens in use
setup-tokens-help = To learn the game with fewer kinds. Instead of each token that would be added of a kind not in use, there is 1 fear, and a spirit gains 1 energy. A spirit that needs a kind cannot play without it.
setup-tokens-beasts = Beasts
setup-tokens-wilds = Wilds
setup-tokens-disease = Disease
setup-tokens-badlands = Badlands
setup-tokens-strife = Strife
setup-adversary = Adversary
setup-adversary-help = A nation that settles the island in a way of its own and makes the game harder. Its cards of stage II escalate.
setup-adversary-none = None
setup-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting = Supporting adversary
setup-supporting-help = A second nation beside the first. All rules of both hold; what it does by itself when it escalates comes with the invader cards of stage III.
setup-supporting-none = None
setup-supporting-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting-level = Level of the supporting adversary
setup-supporting-level-help = From 0 to 6: each level adds its rule to those below it.
setup-scenarios = Scenarios
setup-scenarios-help = Rules of their own for one game, some with another way to win or lose. At most two are played together.
setup-level = Level of the adversary
setup-level-help = From 0 to 6: each level adds its rule to those below it and makes the game harder. Without an adversary it is 0.

## Names of things

land = { $id }
piece-explorer = explorer
piece-town = town
piece-city = city
piece-dahan = dahan
token-beasts = beasts
token-wilds = wilds
token-disease = disease
token-badlands = badlands
token-strife = strife
element-sun = sun
element-moon = moon
element-fire = fire
element-air = air
element-water = water
element-earth = earth
element-plant = plant
element-animal = animal
element-any = any element
element-numbered = { $number } { $element }
terrain-jungle = jungle
terrain-mountain = mountain
terrain-sands = sands
terrain-wetland = wetland
terrain-ocean = ocean
phase-setup = set-up
phase-spirits = spirit phase
phase-fast = fast powers
phase-invaders = invader phase
phase-slow = slow powers
phase-time = time passes
phase-over = the game is over
step-blighted = blighted island
step-event = event
step-fear = fear
step-ravage = ravage
step-build = build
step-explore = explore
step-advance = advance of the invader cards
stage-growing = growing
stage-playing = playing cards
stage-ready = ready
speed-fast = fast
speed-slow = slow
track-energy = the energy track
track-cards = the card track
track-destroyed = the destroyed presence
deck-minor = minor powers
deck-major = major powers
own-trade-drowned = Trade drowned invaders for 1 energy
card-1-jungle = jungle (stage I)
card-1-mountain = mountain (stage I)
card-1-sands = sands (stage I)
card-1-wetland = wetland (stage I)
card-2-coastal = coastal lands (stage II)
card-2-jungle = jungle (stage II)
card-2-mountain = mountain (stage II)
card-2-sands = sands (stage II)
card-2-wetland = wetland (stage II)
card-3-jungle-mountain = jungle and mountain (stage III)
card-3-jungle-sands = jungle and sands (stage III)
card-3-jungle-wetland = jungle and wetland (stage III)
card-3-mountain-sands = mountain and sands (stage III)
card-3-mountain-wetland = mountain and wetland (stage III)
card-3-sands-wetland = sands and wetland (stage III)

## Growth symbols and track bonuses

symbol-card = Gain a power card
symbol-energy-1 = Gain 1 energy
symbol-energy-2 = Gain 2 energy
symbol-energy-3 = Gain 3 energy
symbol-energy-4 = Gain 4 energy
symbol-energy-9 = Gain 9 energy
symbol-move-1 = Move 1 of your presence up to 1 land
symbol-move-4 = Move 1 of your presence up to 4 lands
symbol-ocean = Add presence to an ocean
symbol-play-1 = 1 more card play this turn
symbol-presence-0 = Add presence within range 0
symbol-presence-1 = Add presence within range 1
symbol-presence-1-coastal = Add presence within range 1 to a coastal land
symbol-presence-1-dahan = Add presence within range 1 to a land with dahan
symbol-presence-2 = Add presence within range 2
symbol-presence-2-dahan = Add presence within range 2 to a land with dahan
symbol-presence-2-jungle-wetland = Add presence within range 2 to jungle or wetland
symbol-presence-3 = Add presence within range 3
symbol-presence-4-dahan-invaders = Add presence within range 4 to a land with dahan or invaders
symbol-reclaim = Reclaim all discarded cards
symbol-reclaim-1 = Reclaim 1 discarded card
symbol-tide-in = Gather 1 of your presence into each ocean
symbol-tide-out = Push 1 of your presence out of each ocean
symbol-sun = { element-sun }
symbol-moon = { element-moon }
symbol-fire = { element-fire }
symbol-air = { element-air }
symbol-water = { element-water }
symbol-earth = { element-earth }
symbol-plant = { element-plant }
symbol-animal = { element-animal }
symbol-any = { element-any }
symbol-plus-1-energy = 1 more energy
symbol-plus-2-energy = 2 more energy
symbol-plus-1-plays = 1 more card play
symbol-numbered = { $symbol } ({ $number ->
    [2] twice
   *[other] { $number } times
  })

## Choices

way-both = Both
way-add-presence = Add presence
way-damage = Damage
way-defend = Defend
way-fear = Fear
way-forget = Forget a power card
way-gather-dahan = Gather dahan
way-gather-explorer = Gather an explorer
way-gather-invader = Gather an explorer or town
way-gather-town = Gather a town
way-heal = Remove blight
way-badlands-now = Badlands add to this damage
way-badlands-later = Badlands add to a later damage
way-more-damage-now = Add it to this damage
way-more-damage-later = Add it to a later damage
way-lose-presence = Destroy presence
way-major = Gain a major power
way-nothing = Nothing
way-play-major = Play the new major power at once
way-push-dahan = Push dahan
way-push-explorer = Push an explorer
way-push-invaders = Push explorers or towns
way-push-town = Push a town
way-remove-city = Remove a city
way-remove-explorers = Remove explorers
way-remove-small = Remove an explorer or town
way-remove-town = Remove a town

## What lasts for the turn

lasting-dahan-at-once = dahan strike at the same time as the invaders
lasting-dahan-fewer = fewer dahan are destroyed each time
lasting-dahan-fewer-once = fewer dahan are destroyed the next time
lasting-dahan-health = dahan have more health
lasting-explorer-health = explorers have other health
lasting-town-health = towns have other health
lasting-city-health = cities have other health
lasting-dahan-hidden = ravaging invaders do not hurt dahan
lasting-dahan-fixed = dahan cannot be moved, removed or replaced
lasting-dahan-safe = dahan cannot be hurt or destroyed
lasting-dread = fear from powers also defends
lasting-entwined = may count range from another spirit's presence
lasting-no-blight = no blight comes
lasting-range = powers reach farther
lasting-reclaim-played = takes back a played card at the end of the turn
lasting-repeat = may repeat a power card
lasting-repeat-paying = may repeat a power card for its cost
lasting-skip-build = invaders do not build
lasting-skip-explore = invaders do not explore
lasting-skip-ravage = invaders do not ravage
lasting-slow-as-fast = may use slow powers as fast ones
lasting-vengeance = invaders suffer for what is destroyed
lasting-ward = defends wherever its presence is

## How the game ends

reason-no-invaders = no invader is left
reason-no-buildings = no town and no city is left
reason-no-cities = no city is left
reason-fear = all fear cards are earned
reason-blight = the blight has run out
reason-presence = a spirit has no presence left
reason-deck = the invader deck has run out
result-no-invaders = No invader is left on the island.
result-no-buildings = No town and no city is left on the island.
result-no-cities = No city is left on the island.
result-fear = The last fear card is earned: the invaders flee in terror.
result-sacrifice = The island is saved, at the price of all that was lost with it.
result-blight = The blight has run out, and the island dies.
result-presence = A spirit has no presence left on the island.
result-deck = The invader deck has run out: there are too many of them.

## Prompts

prompt-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] Play power cards, or be ready.
       *[other] Grow.
      }
   *[other] Choose how you grow.
  }
left-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] { $cards ->
            [one] 1 card, { $energy } energy left
           *[other] { $cards } cards, { $energy } energy left
          }
        [one] 1 growth action left
       *[other] { $actions } growth actions left
      }
    [one] 1 growth group to choose
   *[other] { $choices } growth groups to choose
  }
prompt-fast-phase = Use fast powers, or be ready.
left-fast-phase = { $number ->
    [one] 1 power left to use
   *[other] { $number } powers left to use
  }
prompt-slow-phase = Use slow powers, or be ready.
left-slow-phase = { left-fast-phase }
prompt-event-choice = { $happening }: what do all of you choose? Without agreement it is the first.
prompt-all-agree = { $own }: do you agree? It happens only if all do.
prompt-energy-for = Instead of { $token } that would be added: which spirit gains 1 energy?
prompt-event-cost = Who gives something for it?
left-event-cost = { $number } still to be paid
prompt-target = Which land does { $power } target?
prompt-target-spirit = Which spirit does { $power } target?
prompt-presence = Add presence: from where, and into which land?
prompt-cover = On which track does the presence go?
prompt-set-aside = From where is the presence taken that you keep on your panel?
prompt-shift = Which presence of yours moves, and where to?
prompt-use-now = Which power do you use now?
prompt-play-now = Which card do you play now?
prompt-lose-presence = Which presence of yours is destroyed?
prompt-first-presence = In which jungle do you begin?
prompt-start = In which coastal land do you begin?
prompt-deck = From which deck do you gain a power card?
prompt-keep = Which card do you keep?
prompt-forget = Which power card do you forget?
prompt-give = Which card do you give away?
prompt-reclaim = Which card do you take back to your hand?
prompt-element = Which element?
prompt-way = What happens?
prompt-may = Do you want that?
prompt-damage = What takes the damage?
left-damage = { $number } damage left
prompt-damage-apart = Which piece takes 1 damage? Each takes it once.
prompt-destroy = Which piece is destroyed?
prompt-remove = Which piece is removed?
prompt-remove-health = Which invaders are removed?
left-remove-health = { $number } health left to remove
prompt-replace = Which piece is replaced?
prompt-strife = Which invader gets strife?
prompt-sit-out = Which piece takes no part in the ravage?
prompt-fight = Which piece fights?
prompt-push = Push from { $from-land }: which piece, and where to?
left-push = { $number ->
    [one] 1 more to push
   *[other] { $number } more to push
  }
prompt-gather = Gather into { $to-land }: which piece?
left-gather = { $number ->
    [one] 1 more to gather
   *[other] { $number } more to gather
  }
prompt-push-token = Push from { $from-land }: which token, and where to?
left-push-token = { left-push }
prompt-gather-token = Gather into { $to-land }: which token?
left-gather-token = { left-gather }
prompt-remove-token = Which token is removed?
prompt-push-from = Out of which land are pieces pushed?
prompt-gather-to = Into which land are pieces gathered?
prompt-remove-from = From which land are invaders removed?
prompt-replace-in = In which land is a building replaced?
prompt-different-land = Choose a land that no one else has chosen.
prompt-flee = The dream drives it away. Where to?
prompt-fly-to = Which land do the dahan fly to?
prompt-fly = Do more dahan fly there?
prompt-heal = From which land is blight removed?
prompt-restore = Into which land does destroyed presence come back?
prompt-avenge = In which land is 1 damage done?
prompt-tide-in = From which land does presence go into the ocean?
prompt-tide-out = To which land does presence leave the ocean?
prompt-carry-dahan = Does the ocean carry the dahan to a coast?
prompt-ashore = At which coast does the piece come ashore?
prompt-cascade = Where does the blight spread to?
prompt-land-rush = Land Rush: which land without towns gets 1 town?
prompt-ravage-order = Which land is ravaged next?
prompt-choke = Give up presence, so that the invaders do not act?
prompt-skip-one = Skip this action of the invaders?
prompt-follow = Does presence go along with the dahan?
prompt-show = Which fear card is turned up?

## Options

option-group = Growth { $number }
option-grow = { $symbol }
option-bonus = { $symbol }
option-own = { $own }
option-play = Play { $power }
option-face-down = Play { $power } face down
option-ready = Ready
option-target = { $land }
option-target-far = { $land }, for 1 energy
option-spirit = { $seat }
option-land = { $land }
option-in-order = One after the other, as they lie
option-presence = From { $track } to { $land }
option-set-aside = From { $track }
option-set-aside-from = From { $land }
option-lay-beside = { $power }
option-bring-back = { $card }
option-cover = On { $track }
option-destroy-presence = { $number } presence
option-save-presence = Pay 1 energy for presence of { $seat } in { $land }
option-damage-in = { $number } damage in { $land }
option-move-token = Move 1 { $token } to { $land }
option-move-marker = Move 1 { $marker } to { $land }
option-move-presence = Move 1 presence of { $seat } to { $land }
option-bring = Bring 1 { $piece } from { $land }
option-bring-marked = Bring 1 { marked-piece } from { $land }
option-push-together = Push presence of { $seat } to { $land } as 1 { $token }
option-gather-together = Gather presence of { $seat } from { $land } as 1 { $token }
option-remove-together = Remove presence of { $seat } in { $land } as 1 { $token }
option-remove-token = Remove 1 { $token } in { $land }
option-shift = From { $from-land } to { $to-land }
option-lose = Presence in { $land }
option-follow = Go from { $from-land } to { $to-land }
option-choke = Give up presence in { $land }: no { $step }
option-spend = Spend a marker of { $element }
option-skip = { $land }: no { $step }
option-draw = Draw from the { $deck }
option-keep = Keep { $power }
option-forget = Forget { $power }
option-give = Give { $power }
option-reclaim = Take back { $power }
option-element = { $element }
option-show = Card { $number } of the fear deck
option-show-earned = Card { $number } of those earned
option-choose = { $way }
option-decline = No
option-agree = { $way }
option-pay = Pay { $number } energy
option-deal = { $number } damage
option-discard = Discard { $power }
option-use = Use { $power }
option-use-less = Use { $power } { $level ->
    [0] without its threshold
   *[other] up to level { $level }
  }
option-hasten = Use { $power } now, though it is slow
option-hasten-less = Use { $power } now, though it is slow, { $level ->
    [0] without its threshold
   *[other] up to level { $level }
  }
option-repeat = Repeat { $power }
option-repeat-less = Repeat { $power } { $level ->
    [0] without its threshold
   *[other] up to level { $level }
  }
option-hit = Hit 1 { $piece } in { $land } with all it takes
option-hit-marked = Hit 1 { marked-piece } in { $land } with all it takes
option-graze = 1 damage to 1 { $piece } in { $land }
option-graze-marked = 1 damage to 1 { marked-piece } in { $land }
option-destroy = Destroy 1 { $piece } in { $land }
option-destroy-marked = Destroy 1 { marked-piece } in { $land }
option-remove = Remove 1 { $piece } from { $land }
option-remove-marked = Remove 1 { marked-piece } from { $land }
option-replace = Replace 1 { $piece } in { $land }
option-replace-marked = Replace 1 { marked-piece } in { $land }
option-strife = Strife on 1 { $piece } in { $land }
option-strife-marked = Strife on 1 { marked-piece } in { $land }
option-sit-out = 1 { $piece } in { $land } takes no part
option-sit-out-marked = 1 { marked-piece } in { $land } takes no part
option-fight = 1 { $piece } in { $land } fights
option-fight-marked = 1 { marked-piece } in { $land } fights
option-push = Push 1 { $piece } to { $land }
option-push-marked = Push 1 { marked-piece } to { $land }
option-push-token = Push 1 { $token } to { $land }
option-push-blight = Push 1 blight to { $land }
option-push-presence = Push 1 presence of { $seat } to { $land }
option-gather-blight = Gather 1 blight from { $land }
option-gather-presence = Gather 1 presence of { $seat } from { $land }
option-gather-sacred = A sacred site of { $seat } in { $land }: 2 presence
option-gather-token = Gather 1 { $token } from { $land }
option-gather = Gather 1 { $piece } from { $land }
option-gather-marked = Gather 1 { marked-piece } from { $land }
option-move = Move 1 { $piece } to { $land }
option-move-marked = Move 1 { marked-piece } to { $land }
marked-piece = { $piece } with { $damage ->
    [0] { $strife } strife
   *[other] { $damage } damage{ $strife ->
        [0] {""}
       *[other] {" "}and { $strife } strife
      }
  }

## What stands beside an option

facts-play = { $cost } energy{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }{ $unlocked-powers ->
    [none] {""}
   *[other] ; reaches { $unlocked-powers }
  }
power-numbered = level { $number } of { $power }
facts-use = { power-facts }
facts-use-less = { power-facts }
facts-hasten = { power-facts }
facts-hasten-less = { power-facts }
facts-delay = { power-facts }
facts-delay-less = { power-facts }
facts-repeat = { $cost ->
    [0] {""}
   *[other] { $cost } energy,{" "}
  }{ power-facts }
facts-repeat-less = { $cost ->
    [0] {""}
   *[other] { $cost } energy,{" "}
  }{ power-facts }
power-facts = { $range ->
    [spirits] { $targets ->
        [one] 1 spirit
       *[other] { $targets } spirits
      }
   *[other] range { $range }, { $targets ->
        [one] 1 land
       *[other] { $targets } lands
      }
  }{ $levels ->
    [none] {""}
   *[other] ; reaches level { $levels }
  }
facts-target = presence { $presence }{ lying-there }
facts-target-far = presence { $presence }{ lying-there }
facts-land = presence { $presence }{ lying-there }
facts-presence = { $gives ->
    [none] { $cost } energy
    [energy] uncovers { $number } energy each turn
    [plays] uncovers { $number ->
        [one] 1 card play
       *[other] { $number } card plays
      } each turn
    [more-energy] uncovers { $number } more energy each turn
    [more-plays] uncovers { $number ->
        [one] 1 more card play
       *[other] { $number } more card plays
      } each turn
   *[other] uncovers: { $symbol }
  }
facts-lose = { $presence } there
facts-group = { $cost ->
    [0] {""}
   *[other] { $cost } energy:{" "}
  }{ $symbols }
facts-draw = { $left } left
facts-face-down = { card-facts }
facts-keep = { card-facts }
facts-discard = { card-facts }
facts-forget = { card-facts }
facts-give = { card-facts }
facts-reclaim = { card-facts }
card-facts = { $cost } energy, { $speed }{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }
facts-hit = { $left } of { $health } health left
facts-hit-marked = { $left } of { $health } health left
facts-graze = { $left } of { $health } health left
facts-graze-marked = { $left } of { $health } health left

reveals-powers = The next power cards are drawn.
reveals-fear = A fear card is turned up.
reveals-invaders = The invaders act, and their next card is turned up.
regret-unused = You have played { $power } and not used it yet{ $more ->
    [0] .
    [one] , nor one card more.
   *[other] , nor { $more } cards more.
  }

## Log

event-turn = Turn { $round } begins.
event-phase = Turn { $turn }: { $phase }.
event-grew = { $seat } chooses growth { $number }.
event-income = { $seat } gains { $number } energy this turn.
event-energy = { $seat } gains { $number } energy.
event-energy-lost = { $seat } loses { $number } energy.
event-element = { $seat } has { $number } { $element } more this turn.
event-played = { $seat } plays { $power }.
event-ready = { $seat } is ready.
event-used = { $seat } uses { $power } on { $land }.
event-used-on = { $seat } uses { $power } on { $to-seat }.
event-drawn = { $seat } draws from the { $deck }.
event-gained = { $seat } gains { $power }.
event-lent = { $seat } is lent { $power }.
event-played-face-down = { $seat } plays { $power } face down.
event-forgot = { $seat } forgets { $power }.
event-discarded = { $seat } discards { $power }.
event-gave = { $seat } gives { $power } to { $to-seat }.
event-prepared = { $seat } prepares a marker of { $element }.
event-spent = { $seat } spends a marker of { $element }.
event-turned = { $power } is turned up and discarded.
event-reserved = { $seat } lays { $power } beside its panel.
event-reclaimed = { $seat } takes back all discarded cards.
event-reclaimed-one = { $seat } takes back { $power }.
event-presence = { $seat } adds presence in { $land }.
event-presence-returned = { $seat } takes presence from { $land } back to a track.
event-destroyed-returned = { $seat } lays destroyed presence on a track again.
event-presence-banished = Presence of { $seat } in { $land } leaves the game.
event-presence-set-aside = { $seat } lays presence aside on its panel.
event-presence-spent = { $seat } gives up presence that it kept on its panel.
event-vanished = { $land } is not there any more, with all that is in it.
event-returned = { $land } is there again.
event-seen = The next invader card is { $card }.
event-seen-event = The next event is { $happening }.
event-brought-back = { $card } comes back to the top of the invader deck. The card that lay there is discarded face down.
event-presence-lost = Presence of { $seat } in { $land } is destroyed.
event-presence-moved = Presence of { $seat } goes from { $from-land } to { $to-land }.
event-presence-gone = Presence of { $seat } leaves the game.
event-fear = { $number } fear.
event-fear-card = A fear card is earned.
event-fear-shown = A fear card is turned up: { $fear }.
event-fear-resolved = Fear at terror level { $number }: { $fear }.
event-terror = The terror level rises to { $number }.
event-dreamt = 1 { $piece } in { $land } dreams of its death.
event-drowned = The ocean keeps drowned invaders with { $number } health.
event-defended = { $land } is defended by { $number }.
event-hurt = 1 { $piece } in { $land } takes { $number } damage.
event-destroyed = 1 { $piece } in { $land } is destroyed.
event-removed = 1 { $piece } is removed from { $land }.
event-added = { $number ->
    [one] 1 { $piece } comes
   *[other] { $number } of this kind come: { $piece },
  } to { $land }.
event-replaced = 1 { $piece } in { $land } is replaced.
event-token = { $number } { $token } in { $land }.
event-blight-moved = 1 blight goes from { $from-land } to { $to-land }.
event-token-unused = No { $token } in { $land }: they are not in use, and there is fear and energy instead ({ $number }).
event-token-moved = 1 { $token } goes from { $from-land } to { $to-land }.
event-marker-added = { $land } gets a { $marker }.
event-marker-moved = A { $marker } goes from { $from-land } to { $to-land }.
event-marker-gone = A { $marker } leaves { $land }.
event-moved = 1 { $piece } goes from { $from-land } to { $to-land }.
event-isolated = { $land } is isolated this turn.
event-blight = { $number } blight comes to { $land }.
event-blight-kept = Blight that would come to { $land } stays away.
event-spared = The invaders of { $land } are spared.
event-blight-card = The blight card is turned: { $blight }.
event-cascade = The blight in { $land } spreads.
event-healed = { $number } blight leaves { $land }.
event-event-drawn = Event: { $happening }.
event-event-passed = The first event passes without effect: { $happening }.
event-event-way = It comes to this: { $way }.
event-refused = { $seat } is against it.
event-reminder-taken = { $own }: you have this card from now on.
event-reminder-used = { $own }: all agree, and the card is used up.
event-reminder-met = The card { $own } is met in the invader deck.
event-agreed = { $seat } is for this: { $way }.
event-paid = { $seat } pays { $number } energy.
event-invaders = Invaders, { $step }: { $card }.
event-revealed = The next invader card: { $card }.
event-escalated = The adversary escalates: { $escalation }.
event-terrain-drawn = One of the terrains on the card is drawn: { $terrain }.
event-accelerated = The invaders are faster: { $card } is discarded from their deck.
event-ravaged = { $land } is ravaged: { $number } damage, defence { $defend }, so { $dealt } damage is done.
event-struck-back = The dahan in { $land } strike back with { $number } damage.
event-skipped = No { $step } in { $land }: { $power }.
event-skipped-by-fear = No { $step } in { $land }: { $fear }.
event-skipped-by-event = No { $step } in { $land }: { $happening }.
event-skipped-by-spirit = No { $step } in { $land }: { $spirit }.
event-stopped = In { $land } the invaders are stopped by { $token }.
event-won = The spirits win: { $reason }.
event-lost = The spirits lose: { $reason }.

## The state of the table

status-turn = Turn { $turn }: { $phase }
status-step = Step: { $step }
status-adversary = Adversary: { $adversary }, level { $level }, difficulty { $difficulty }
status-escalation = Escalation: { $escalation }
status-scenario = Scenario: { $scenario }, difficulty { $number }
status-difficulty = Difficulty of the game: { $number }, { $challenge }
status-counts-adversary = { $number } for { $adversary }, level { $level }
status-counts-scenario = { $number } for the scenario { $scenario }
status-counts-variant = { $number } for the variant { $variant }
challenge-gentle = gentle
challenge-fair = fair
challenge-hard = hard
challenge-very-hard = very hard
challenge-expert = for experts
status-counter = { $counter }: { $number }{ $limit ->
    [0] {""}
   *[other] , lost at { $limit }
  }
status-adversary-level = Level { $number }: { $adversary }
status-event = Event: { $happening }
status-terror = Terror level { $number }, fear cards left in it: { $left }
status-fear = Fear: { $number } of { $pool }
status-fear-earned = Earned fear cards to resolve: { $number }
status-fear-shown = Fear card turned up: { $fear }
status-lasting-fear = Fear still at work: { $fear }
status-blight-left = Blight left: { $number }
status-blight-card = Blight card: { $blight }
status-blighted = The island is blighted
status-slot = { $step }: { $card }
status-invader-deck = Invader cards left: { $number }, the next of stage { $stage }
status-reminder = { $own }: { $number ->
        [0] yours to use in a fast phase
        [one] after 1 more invader card
       *[other] after { $number } more invader cards
    }
status-reminder-next = { $own }: before the next invader card
status-token-unused = Not in use: { $token }
status-ravage-at = Ravage in { $land }: damage { $damage }, defence { $defend }
status-build-at = Build in { $land }
status-score = Score: { $number }
status-drawn = { $seat } may keep { $power }
status-aspect = { $seat } plays with the aspect { $aspect }
status-spirit = { $seat }: { $spirit }, energy { $energy }, each turn { $income } energy and { $plays ->
    [one] 1 card play
   *[other] { $plays } card plays
  }
status-stage = { $seat } is { $stage }
status-plays-left = { $seat }: card plays left { $number }
status-elements = { $seat } has{ $sun ->
    [0] {""}
   *[other] {" "}{ $sun } sun
  }{ $moon ->
    [0] {""}
   *[other] {" "}{ $moon } moon
  }{ $fire ->
    [0] {""}
   *[other] {" "}{ $fire } fire
  }{ $air ->
    [0] {""}
   *[other] {" "}{ $air } air
  }{ $water ->
    [0] {""}
   *[other] {" "}{ $water } water
  }{ $earth ->
    [0] {""}
   *[other] {" "}{ $earth } earth
  }{ $plant ->
    [0] {""}
   *[other] {" "}{ $plant } plant
  }{ $animal ->
    [0] {""}
   *[other] {" "}{ $animal } animal
  }{ $any ->
    [0] {""}
   *[other] {" "}{ $any } of any element
  }
status-level = { $seat }: { $power } reaches level { $level }
status-hand = { $seat } holds { $power }, { $cost } energy, { $speed }
status-lent = { $seat } uses { $power } every turn, { $speed }
status-face-down = { $seat } has played { $power } face down
status-in-play = { $seat } has played { $power }, { $speed }
status-in-play-used = { $seat } has used { $power }
status-discard = { $seat } has discarded { $power }
status-presence-destroyed = { $seat }: destroyed presence { $number }
status-presence-kept = { $seat } keeps { $number } presence on its panel
status-markers = { $seat } has prepared { $elements }
status-beside = Beside the panel of { $seat }: { $power }
status-drowned = { $seat }: health of drowned invaders { $number }
status-note = { $seat }, { $note }: { $number }
status-lasting-for = { $seat } this turn: { $lasting }
status-land = { $land }, { $terrain }{ lying-there }
lying-there = { $explorers ->
    [0] {""}
    [one] , 1 explorer
   *[other] , { $explorers } explorers
  }{ $towns ->
    [0] {""}
    [one] , 1 town
   *[other] , { $towns } towns
  }{ $cities ->
    [0] {""}
    [one] , 1 city
   *[other] , { $cities } cities
  }{ $dahan ->
    [0] {""}
    [one] , 1 dahan
   *[other] , { $dahan } dahan
  }{ $blight ->
    [0] {""}
    [one] , 1 blight
   *[other] , { $blight } blight
  }
status-pieces-at = { $land }: { $piece }, { $number }
status-marked-at = { $land }: { marked-piece }, { $number } of them
status-presence-at = { $land }: presence of { $seat }, { $number }
status-sacred-at = { $land }: sacred site of { $seat }, presence { $number }
status-token-at = { $land }: { $token }, { $number }
status-marker-at = { $land }: { $marker }, { $number }
status-defend-at = { $land }: defended by { $number }
status-isolated-at = { $land }: isolated
status-lasting-at = { $land } this turn: { $lasting }
status-ground = { $land } is { $terrain }
status-coastal = { $land } lies at the coast
status-border = It borders on { $land } { $terrain }
status-growth = Growth { $number }: { $symbol }
status-growth-always = Growth of every turn: { $symbol }
status-track = On { $track }: { $symbols }. Uncovered: { $open }
status-special-rule = Special rule: { $rule }
status-innate = Innate power, { $speed }: { $power }
status-need = { $power }, level { $level }: { $elements }

## Reasons

why-no-aim = No power of yours is looking for its target.
why-targets-spirits = { $power } targets a spirit, not a land.
why-ocean-out = { $land } is an ocean, and it is not in play.
why-target-open = { $power } can target { $land }.
why-target-far = { $land } is out of range, but { $power } can target it for 1 energy.
why-target-far-energy = { $land } is out of range. { $power } could target it for 1 energy, which you do not have.
why-repeat-elsewhere = This time { $power } cannot target { $land }.
why-needs-invaders = { $power } needs a land with invaders: there are none in { $land }.
why-needs-no-invaders = { $power } needs a land without invaders: there are some in { $land }.
why-needs-dahan = { $power } needs a land with dahan: there are none in { $land }.
why-needs-buildings = { $power } needs a land with a town or city: there is none in { $land }.
why-needs-blight = { $power } needs a land with blight: there is none in { $land }.
why-needs-blight-and-invaders = { $power } needs a land with blight and invaders: { $land } does not have both.
why-needs-no-blight = { $power } needs a land without blight: there is some in { $land }.
why-needs-beasts = { $power } needs a land with beasts: there are none in { $land }.
why-needs-disease = { $power } needs a land with disease: there is none in { $land }.
why-needs-coast = { $power } needs a coastal land: { $land } lies inland.
why-needs-coast-and-energy = { $power } needs a coastal land for which you can pay: { $land } lies inland, or costs more energy than you have.
why-needs-terrain = { $power } needs { $one-terrain } or { $other-terrain }: { $land } is { $terrain }.
why-no-presence = You have no presence from which { $power } could count its range of { $range }.
why-no-sacred = { $power } counts its range of { $range } from a sacred site, and you have none.
why-no-origin = { $power } counts its range of { $range } from presence in { $terrain }, and you have none there.
why-out-of-range = { $land } is { $distance } away from your presence, and { $power } has range { $range }.
why-out-of-range-sacred = { $land } is { $distance } away from your sacred sites, and { $power } has range { $range } from there.
why-out-of-range-terrain = { $land } is { $distance } away from your presence in { $terrain }, and { $power } has range { $range } from there.
why-discarded = { $power } lies in your discard: reclaim it first.
why-face-down = { $power } lies face down and stands for something else this turn.
why-not-yours = You do not have { $power }.
why-not-played = { $power } is in your hand: it must be played in the spirit phase to be used.
why-used-up = You have used { $power } this turn, and nothing lets you repeat it.
why-elements-missing = { $power } has no level yet: for level { $level } you lack { $elements }.
why-not-now = { $power } is { $speed }: it is used in the phase of { $speed } powers.
why-ready-already = You have said that you are ready.
why-too-late = { $power } is { $speed }, and the time for that has passed this turn.
why-too-early = { $power } is { $speed }: it is used after the invaders have acted.
why-use-open = You can use { $power }: { $number ->
    [one] 1 land
   *[other] { $number } lands
  } can be its target.
why-use-open-spirit = You can use { $power }: { $number ->
    [one] 1 spirit
   *[other] { $number } spirits
  } can be its target.
why-no-target = No land within range { $range } can be the target of { $power }.
why-innate = { $power } is an innate power: it is not played, and costs nothing.
why-played-already = You have played { $power } already.
why-not-spirit-phase = That is done in the spirit phase.
why-still-growing = Growth comes first.
why-no-plays = You have no card play left.
why-no-energy = { $power } costs { $cost } energy, and you have { $energy }.
why-play-open = You can play { $power } for { $cost } of your { $energy } energy.
why-group-taken = Growth { $number } is chosen already this turn.
why-groups-used = { $number ->
    [one] One growth group is chosen each turn
   *[other] { $number } growth groups are chosen each turn
  }, and you have had that.
why-group-energy = Growth { $number } costs { $cost } energy, and you have { $energy }.
why-group-unfinished = Before growth { $number } finish the group that you have chosen.
why-group-open = You can choose growth { $number }.
why-not-growing = Presence is added while you grow.
why-no-presence-growth = Nothing that you can still choose this turn adds presence within a range.
why-may-not-stand = Your presence cannot be added in { $land } by growth.
why-growth-elsewhere = Your growth adds presence only in lands of another kind than { $land }.
why-presence-open = Presence can be added in { $land }: it is { $distance } away from yours, and growth reaches { $range }.
why-presence-far = { $land } is { $distance } away from your presence, and growth reaches { $range }.
why-skipped = No { $step } in { $land } this turn: { $power } had it skipped.
why-skipped-by-fear = No { $step } in { $land } this turn: the fear card { $fear } had it skipped.
why-skipped-by-event = No { $step } in { $land } this turn: the event { $happening } had it skipped.
why-skipped-by-spirit = No { $step } in { $land } this turn: { $spirit } stopped it.
why-will-skip = No { $step } in { $land } this turn: { $power } has it skipped.
why-will-skip-by-fear = No { $step } in { $land } this turn: the fear card { $fear } has it skipped.
why-will-skip-by-event = No { $step } in { $land } this turn: the event { $happening } has it skipped.
why-will-skip-by-spirit = No { $step } in { $land } this turn: { $spirit } stops it.
why-stopped = No { $step } in { $land } this turn: it was stopped by { $token }.
why-no-card = There is no card for that: { $step }. Nothing happens in { $land }.
why-no-match = No { $step } in { $land }: it is { $terrain }, and the card shows { $card }.
why-over = That is over for this turn in { $land }: { $step }.
why-no-invaders-there = No { $step } in { $land }: no invaders are there.
why-isolated = { $land } is isolated: nobody explores it.
why-no-source = Nobody explores { $land }: it is not at the ocean, and no town or city is in it or next to it.
why-disease = The disease in { $land } stops the next build and goes.
why-wilds = The wilds in { $land } stop the next explore and go.
why-will-blight = { $land } is going to be ravaged: damage { $damage }, defence { $defend }. { $dealt } damage brings blight.
why-will-ravage = { $land } is going to be ravaged: damage { $damage }, defence { $defend }. { $dealt } damage to the land is too little for blight.
why-will-build = Invaders are going to build in { $land }: { $number ->
    [one] 1 { $piece }
   *[other] { $number } of this kind: { $piece }
  }.
why-will-explore = 1 explorer is going to come to { $land }.
why-may-explore = { $land } is explored if the next card, of stage { $stage }, shows it.
why-no-adversary = No adversary plays: nothing escalates.
why-escalates = { $escalation } comes with the card that was turned up, which shows the symbol: { $card }.
why-does-not-escalate = No { $escalation } this turn: the card that was turned up does not show the symbol: { $card }.
why-may-escalate = { $escalation } comes with the next card, of stage { $stage }, unless it shows the coast.
why-will-not-escalate = No { $escalation } with the next card: of stage { $stage } none shows the symbol.
why-deck-empty = The invader deck is empty: the next explore loses the game.

## Fear cards, all levels together

fear-avoid-the-dahan-text = Terror level 1: { fear-avoid-the-dahan-1 } Level 2: { fear-avoid-the-dahan-2 } Level 3: { fear-avoid-the-dahan-3 }
fear-belief-takes-root-text = Terror level 1: { fear-belief-takes-root-1 } Level 2: { fear-belief-takes-root-2 } Level 3: { fear-belief-takes-root-3 }
fear-dahan-enheartened-text = Terror level 1: { fear-dahan-enheartened-1 } Level 2: { fear-dahan-enheartened-2 } Level 3: { fear-dahan-enheartened-3 }
fear-dahan-on-their-guard-text = Terror level 1: { fear-dahan-on-their-guard-1 } Level 2: { fear-dahan-on-their-guard-2 } Level 3: { fear-dahan-on-their-guard-3 }
fear-dahan-raid-text = Terror level 1: { fear-dahan-raid-1 } Level 2: { fear-dahan-raid-2 } Level 3: { fear-dahan-raid-3 }
fear-emigration-accelerates-text = Terror level 1: { fear-emigration-accelerates-1 } Level 2: { fear-emigration-accelerates-2 } Level 3: { fear-emigration-accelerates-3 }
fear-fear-of-the-unseen-text = Terror level 1: { fear-fear-of-the-unseen-1 } Level 2: { fear-fear-of-the-unseen-2 } Level 3: { fear-fear-of-the-unseen-3 }
fear-isolation-text = Terror level 1: { fear-isolation-1 } Level 2: { fear-isolation-2 } Level 3: { fear-isolation-3 }
fear-overseas-trade-seems-safer-text = Terror level 1: { fear-overseas-trade-seems-safer-1 } Level 2: { fear-overseas-trade-seems-safer-2 } Level 3: { fear-overseas-trade-seems-safer-3 }
fear-retreat-text = Terror level 1: { fear-retreat-1 } Level 2: { fear-retreat-2 } Level 3: { fear-retreat-3 }
fear-scapegoats-text = Terror level 1: { fear-scapegoats-1 } Level 2: { fear-scapegoats-2 } Level 3: { fear-scapegoats-3 }
fear-seek-safety-text = Terror level 1: { fear-seek-safety-1 } Level 2: { fear-seek-safety-2 } Level 3: { fear-seek-safety-3 }
fear-tall-tales-of-savagery-text = Terror level 1: { fear-tall-tales-of-savagery-1 } Level 2: { fear-tall-tales-of-savagery-2 } Level 3: { fear-tall-tales-of-savagery-3 }
fear-trade-suffers-text = Terror level 1: { fear-trade-suffers-1 } Level 2: { fear-trade-suffers-2 } Level 3: { fear-trade-suffers-3 }
fear-wary-of-the-interior-text = Terror level 1: { fear-wary-of-the-interior-1 } Level 2: { fear-wary-of-the-interior-2 } Level 3: { fear-wary-of-the-interior-3 }
