### Words that only the screen needs: Spirit Island's panels, cards and invader board.

si-progress = turn { $turn } · { $phase }
si-or = {" or "}

## Elements, terrains, speeds

si-element-sun = sun
si-element-moon = moon
si-element-fire = fire
si-element-air = air
si-element-water = water
si-element-earth = earth
si-element-plant = plant
si-element-animal = animal
si-element-any = any element
si-elements = { $n } { $element }
si-terrain-jungle = jungle
si-terrain-mountain = mountain
si-terrain-sands = sands
si-terrain-wetland = wetland
si-terrain-ocean = ocean
si-terrain-coastal = coast
si-terrain-inland = inland
si-speed-fast = fast
si-speed-slow = slow
si-speed-fast-or-slow = fast or slow

## Power cards

si-kind-minor = minor power
si-kind-major = major power
si-kind-unique = power of its spirit
si-kind-innate = innate power
si-cost = costs { $n } energy
si-range = range { $range } from { $from }
si-from-presence = your presence
si-from-sacred = a sacred site of yours
si-from-in = { $where } in { $terrain }
si-target-any = any land
si-target-inv = land with invaders
si-target-no-inv = land without invaders
si-target-d = land with dahan
si-target-t-c = land with towns or cities
si-target-b = land with blight
si-target-no-b = land without blight
si-target-coastal = coastal land
si-target-coastal-for-en = coastal land
si-target-inland = inland land
si-target-c = land with a city
si-target-coastal-w = coastal land or wetland
si-target-j-no-b = jungle, or land without blight
si-target-be = land with beasts
si-target-2-be = land with at least 2 beasts
si-target-di = land with disease
si-target-no-w = land that is no wetland
si-target-b-and-inv = land with blight and invaders
si-target-none = no target
si-target-spirit-any = any spirit
si-target-spirit-another = another spirit
si-target-spirit-self = yourself
si-used = used
si-lies-hand = { $player } has it in hand.
si-lies-played = { $player } has it in play.
si-lies-lent = { $player } uses it every turn.
si-lies-reserve = It lies beside the panel of { $player }.
si-lies-discard = { $player } has discarded it.
si-lies-innate = It is printed on the panel of { $player }.
si-why-not = Why can I not use it now?

## A spirit

si-growth = Growth
si-growth-todo = Still to do:
si-always = Every turn, besides a group
si-group = Growth { $number }: { $what }
si-tracks = Presence tracks
si-track = { $open } of { $all } spaces uncovered on { $name }
si-take-presence = Presence on { $track }
si-take-destroyed = Presence that was destroyed
si-track-counts-energy = energy each turn
si-track-counts-plays = card plays each turn
si-rules = Special rules
si-innates = Innate powers
si-hand = Hand
si-played = In play
si-discarded = Discarded
si-lent = In use every turn
si-face-down = Played face down
si-aspect = Aspect: { $aspect }
si-discard = { $n } discarded
si-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
si-no-cards = No card in hand.
si-plays-left = { $n ->
    [one] 1 more card can be played
   *[other] { $n } more cards can be played
  }
si-energy = { $n } energy, { $income } more each turn
si-card-plays = { $n ->
    [one] 1 card play each turn
   *[other] { $n } card plays each turn
  }
si-destroyed = { $n } presence destroyed
si-drowned = { $n } health drowned
si-ready = ready
si-panel-counts = { $hand } in hand, { $discard } discarded, { $presence } presence
si-whole-panel = The whole panel of { $spirit }
si-drawn = You draw: keep one card
si-to-choose = Cards to choose from
si-drawn-by = { $n ->
    [one] { $player } has drawn
   *[other] { $player } have drawn
  }

## The invader board

si-market = Invaders
si-phases = The phases of a turn
si-acting = Still acting:
si-invaders = Invader board
si-step-ravage = Ravage
si-step-build = Build
si-step-explore = Explore
si-slot-lands = { $n ->
    [one] 1 land
   *[other] { $n } lands
  }
si-deck = Deck
si-deck-empty = empty
si-invader-deck = { $n } invader cards to come
si-invader-discard = Gone by
si-fear = Fear
si-terror = Terror level { $n }
si-win-1 = You win when no invader is left.
si-win-2 = You win when no town and no city is left.
si-win-3 = You win when no city is left.
si-fear-pool = { $n } of { $all } fear until the next fear card
si-fear-to-earn = cards to be earned
si-fear-left = { $n } fear cards to be earned
si-fear-earned = { $n ->
    [one] 1 card earned
   *[other] { $n } cards earned
  }
si-fear-shown = Face up: { $name }
si-under-fear = { NUMBER($n) ->
        [one] Under the next fear card
       *[other] Under the next { $n } fear cards
    } lies an invader card of stage { $stage }
si-fear-resolved = Resolved:
si-blight = Blight card
si-blight-left = { $n } blight left on it
si-island-healthy = Healthy island
si-island-blighted = Blighted island
si-island-simple = Blight
si-decks = Decks: { $minors } minor, { $majors } major powers
si-card-kind-fear = Fear card
si-card-kind-blight = Blight card
si-card-kind-rule = Special rule
si-card-kind-card = Invader card
si-card-kind-happening = Event card
si-card-kind-aspect = Aspect
si-card-kind-adversary = Adversary
si-card-kind-scenario = Scenario

## What has happened

si-news = The invaders' last phase
si-score = The score
si-lost = The island is lost
si-sequel = Second Wave on this island
si-score-victory = The victory
si-score-difficulty-won = Difficulty { $n }, { $word }: 5 points for each point of it
si-score-difficulty-lost = Difficulty { $n }, { $word }: 2 points for each point of it
si-layouts = The layouts as pictures
si-over-the-sea = over the sea, { $n } energy
si-result-fear = Fear, turn by turn
si-result-fear-turn = turn { $turn }: { $n }
si-result-turns = Turns
si-result-terror = Terror level
si-result-cards = Fear cards earned
si-result-blight = Blight on the island
si-result-invaders = Invaders left
si-result-spirit = Spirit
si-result-presence = Presence on the island
si-result-lost = Presence destroyed
si-result-powers = Power cards
si-score-part = { $name } { $n }
si-score-left = { $n ->
    [one] 1 invader card
   *[other] { $n } invader cards
  } left in the deck, 2 points each
si-score-gone = { $n ->
    [one] 1 invader card
   *[other] { $n } invader cards
  } out of the deck, 1 point each
si-score-dahan = { $n } dahan, 1 point for every { $players }
si-score-blight = { $n } blight, 1 point less for every { $players }

## The guided first turn

tour-si-island = This is your island. Each board has eight lands, called by a letter and a number. Explorers, towns and cities are the invaders; the huts are the dahan, who live here; the round discs are your presence.
tour-si-invaders = Here you see what the invaders will do: ravage, build and explore in lands of these terrains. The same three signs stand on the lands. Below are your fear, which drives them off, and the blight you must hold back.
tour-si-growth = { $pointer ->
    [finger] First your spirit grows. Tap one of the glowing growth groups, then its symbols one after the other.
   *[mouse] First your spirit grows. Press one of the glowing growth groups, then its symbols one after the other.
  }
tour-si-presence = Presence goes from one of your two tracks to a glowing land. What it uncovers, energy or card plays, is yours every turn.
tour-si-cards = Now play power cards, as many as your card track allows and your energy pays for. { $pointer ->
    [finger] Hold a card down
   *[mouse] Point at a card
  } to read it. Its elements count at once, and light up innate powers.
tour-si-ready = When you have played what you want, say that you are ready.
tour-si-powers = { $pointer ->
    [finger] Fast powers, red, come before the invaders act; slow ones, blue, after. Tap a glowing power, then a land in its range.
   *[mouse] Fast powers, red, come before the invaders act; slow ones, blue, after. Press a glowing power, then a land in its range.
  }
tour-si-news = Then the invaders ravage, build and explore. What they did is told here, land by land.
tour-si-undo = A choice can be taken back as long as nothing new was turned up.
tour-si-win = Frighten them: the more fear you cause, the less it takes to win. Good luck!

## Adversaries and scenarios

si-foes = Adversaries and scenarios
si-difficulty = Difficulty { $n }: { $word }
si-foe-level = Adversary, level { $level }, difficulty { $difficulty }
si-foe-supporting = Supporting adversary, level { $level }, difficulty { $difficulty }
si-foe-supporting-text = As the supporting adversary's it comes with the invader cards of stage III.
si-foe-escalation = Escalation, { $name }:
si-foe-loss = You also lose by { $name }:
si-foe-all = What each of them does
si-foe-levels = The levels of { $name }
si-foe-level-0 = Escalation only
si-foe-level-row = Level { $level }, difficulty { $difficulty }
si-scenario = Scenario
si-scenario-all = What each scenario is about
si-scenario-difficulty = difficulty { $n }
si-meter = { $name }: { $n } of { $limit }, at which the game is lost
si-meter-down = { $name }: { $n }; at { $limit } the game is lost
si-meter-plain = { $name }: { $n }
si-meter-left = { $n ->
    [one] One step more loses the game.
   *[other] { $n } steps more lose the game.
  }
si-count-marker = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
  }
si-corner = Corner of { $lands }: { $what }
si-corner-free = Corner of { $lands }

## What the boxes bring to panels

si-more-energy = { $n } more energy each turn
si-more-plays = { $n ->
    [one] 1 more card play each turn
   *[other] { $n } more card plays each turn
  }
si-locked = not open yet
si-opens = Without presence on this track, one of these is open as growth
si-set = One of these is chosen
si-pick = choose { $n }
si-shared-space = Both tracks lead through this space
si-web = The web of presence, { $open } of { $all } spaces uncovered
si-kept = presence kept
si-kept-text = Presence kept on the panel for something else
si-markers = Prepared:
si-markers-text = Element markers, each to be spent once
si-spent = Spent for the next power:
si-reserve = { $n } beside the panel
si-beside = Beside the panel

## Events

si-event-title = Event: { $name }
si-event-dismiss = Put the event away; it stays in the log
si-event-choice = All choose together. Without agreement the first happens.
si-event-each-spirit = Each spirit chooses for itself.
si-event-healthy = on a healthy island
si-event-blighted = on a blighted island
si-event-always = on any island
si-event-terror = at terror level { $levels }
si-event-stage = at invader stage { $levels }
si-event-cost-player = costs { $n } energy for each player
si-event-cost-land = costs { $n } energy for each land
si-event-cost-beasts = costs { $n } energy for each beasts
si-event-aided = { $cost }; { $element } helps to pay
si-event-happens = This happens.
si-event-votes = { $n } of { $all } have said what they are for.
si-event-silent = Still to say:
si-event-token = Token event
si-event-dahan = Dahan event
si-force = In force
si-until-game = whole game
si-until-turn = this turn
si-until-next = for a while

## Tokens

si-token-beasts-text = Beasts do nothing by themselves: powers and events use them.
si-token-wilds-text = The next explorer that an explore would add here stays away, and one wilds is removed.
si-token-disease-text = The next build here does not happen, and one disease is removed.
si-token-badlands-text = When an action damages invaders here, or dahan, it does 1 more damage to them for each badlands.
si-token-strife-text = Strife: it does no damage in its next ravage, and then one strife is removed.
si-isolated-text = Invaders neither come nor go of their own accord.

## The invaders' turn, step by step, and what is to come

si-follow = The invaders' turn
si-follow-again = Show the invaders' turn again
si-follow-fear = Fear: { $name }
si-follow-land = { $step }: { $land }
si-follow-empty = No land.
si-ravage-numbers = { $damage } damage, defence { $defend }: { $dealt } damage is done
si-ravage-damage = { $n ->
    [0] nothing is done
   *[other] damage
  }
si-outcome-added = + { $what }
si-outcome-destroyed = { $what } destroyed
si-outcome-hurt = { $what }: { $n } damage
si-outcome-blight = { $n } blight
si-outcome-spreads = the blight spreads
si-outcome-strikes = dahan strike back: { $n } damage
si-outcome-fear = { $n } fear
si-outcome-times = { $text } × { $n }
si-forecast = { $land }, if nobody acts
si-forecast-next = { $land } next turn, if nobody acts
si-forecast-maybe = if the next card names this land
si-forecast-stopped = It does not happen: { $what }.
si-forecast-no-blight = No blight.
si-forecast-chosen = You choose how; this is one way.

## What a cost or a range is made up of
si-part-cost = Why it costs this
si-part-cost-printed = printed on the card
si-part-cost-rules = a rule in force
si-part-price = What using it takes
si-part-price-repeat = to use it once more
si-part-price-fast = to use it fast
si-part-range = Why it reaches so far
si-part-range-printed = printed
si-part-range-elements = your elements
si-part-range-rules = your spirit's rules and tracks
si-part-range-lasting = until the end of the turn

si-invader-card-text = It names lands. The invaders explore there first; a turn later they build there, and after one more turn they ravage there. Then the card is out.
