# Small World Underground on the screen: the panels, the market, the cards and the guided first game.

su-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
su-coins-hidden = Coins hidden until the end

## What numbers consist of
su-parts-turn = Turn { $turn }
su-parts-game = The whole game
su-part-regions = Regions
su-part-start = At the start
su-part-price = Paid for races
su-part-found = Found on races
su-earned = { $player } collects { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
su-earned-mine = You collect { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
  }
su-part-race = Race
su-part-power = Power
su-part-place = Places
su-part-relic = Relics
su-price-of = { $terrain }, region { $region }
su-price-total = Costs
su-price-ground = The region
su-price-mountain = Black Mountain
su-price-tokens = Tokens there
su-price-monsters = Monsters
su-price-armor = Armor
su-price-least = At least 1
su-price-die = { $faces } of the die's 6 faces suffice: { $chance } %
su-final = Where the coins came from
su-final-who = Player
su-final-total = Coins
su-final-other = Other
su-final-turn = turn { $turn }: { $n }
su-final-chart = Coins turn by turn
su-final-other-text = 5 at the start, coins found on races and the prices paid for them

## The market
su-market = On offer
su-market-price = The first is free, each further one costs a coin more.
su-combo = { $power } { $race }
su-price = { $price ->
    [0] costs nothing
    [one] costs 1 coin
   *[other] costs { $price } coins
  }
su-tokens = { $n ->
    [one] brings 1 token
   *[other] brings { $n } tokens
  }
su-coins-on = { $n ->
    [one] 1 coin lies on it
   *[other] { $n } coins lie on it
  }
su-read = Read the cards of { $power } { $race }
su-read-short = Read the cards
su-stacks = Left
su-banners-left = { $n ->
    [one] 1 race left in the stack
   *[other] { $n } races left in the stack
  }
su-badges-left = { $n ->
    [one] 1 power left in the stack
   *[other] { $n } powers left in the stack
  }
su-finds-left = { $n ->
    [one] 1 place or relic still to be found
   *[other] { $n } places and relics still to be found
  }

## Players' panels and my own line
su-no-race = No active race
su-choosing = Choosing a race
su-avenged = Marked by the Vengeful race: regions of this player cost it 1 token less on its next turn.
su-tomb = All tokens of this race stayed in decline
su-regions = { $n ->
    [one] Holds 1 region
   *[other] Holds { $n } regions
  }
su-hand = { $n ->
    [0] No tokens in hand
    [one] 1 token in hand
   *[other] { $n } tokens in hand
  }
su-hammers = { $n ->
    [one] 1 Silver Hammer in hand
   *[other] { $n } Silver Hammers in hand
  }
su-armors = { $n ->
    [one] 1 Mushroom Armor to place
   *[other] { $n } Mushroom Armors to place
  }
su-mine = Your { $race }
su-mine-declined = Your { $race } in decline
su-mine-none = No active race: you take a new one when your turn comes.
su-taken-up = { $relic } taken up

## Cards
su-kind-race = Race
su-kind-power = Special power
su-kind-combo = Race and special power
su-kind-relic = Righteous relic
su-kind-place = Popular place
su-kind-terrain = Terrain
su-kind-marker = Marker
su-kind-piece = Piece

su-with = Played by { $player }
su-with-declined = In decline with { $player }
su-tray = { $n ->
    [0] No tokens left in the tray
    [one] 1 token left in the tray
   *[other] { $n } tokens left in the tray
  }
su-on-offer = { $price ->
    [0] On offer for nothing
    [one] On offer for 1 coin
   *[other] On offer for { $price } coins
  }
su-fact-coins-on = { $n ->
    [one] 1 coin lies on it
   *[other] { $n } coins lie on it
  }
su-fact-tokens = { $n ->
    [one] Brings 1 token
   *[other] Brings { $n } tokens
  }
su-hedge = Lends the power { $power }
su-hedge-of = Lent by Stonehedge to whoever holds it
su-lies = Lies in region { $region }
su-held = Held by { $player }

su-text-terrain-black-mountain = The mountain adds 1 to the cost of its region. The power Stone scores it.
su-text-terrain-mine = Iron Dwarves forge a Silver Hammer for each Mine they hold. The power Mining scores it.
su-text-terrain-mudpool = Mudmen gain a token for each Mudpool they hold. The power Muddy scores it.
su-text-terrain-mushroom-forest = Shrooms score it, and the power Shield finds its armor here.
su-text-terrain-mystic-crystal = Will-o'-Wisps may roll the die here and next door. The power Mystic scores it.
su-text-terrain-river = Costs 1 token instead of 2. Troops pass through and leave it at redeployment; only Kraken stay. Land beside a river is coastal.
su-text-terrain-chasm = Nobody can enter or cross it. The Volcano stands on a chasm with its sign.
su-text-marker-great-ancient = Opponents cannot conquer its region. Regions adjacent to it cost the Cultists 1 token less.
su-text-marker-volcano = Flames come in next to it. What borders on it, or on Flames linked to it, costs them as if empty.
su-text-marker-queen = Opponents cannot conquer the region where she sits. In decline she stays where she is.
su-text-marker-ghost = Sent out from the Crypt: opponents of the holder cannot conquer its region.
su-text-marker-balrog = Drives out whoever it meets. Nobody can conquer its region, and the region scores for nobody.
su-text-marker-bag = Copies one relic that lies face up on the board, chosen anew each turn. It belongs to the race with the power Magic.

su-piece-monster = Monsters
su-piece-coin = Coin
su-piece-armor = Mushroom Armor
su-piece-hammer = Silver Hammer
su-piece-vengeance = Vengeance
su-piece-tomb = Tomb
su-text-piece-monster = Each Monster adds 1 to the cost. Whoever conquers the region drives them off and finds a place or a relic.
su-text-piece-coin = The richest player wins. Every region you hold gives a coin at the end of your turn.
su-text-piece-armor = Adds 1 to the cost of its region until the region is lost or left.
su-text-piece-hammer = Pays for conquests like a token, but each conquest needs an Iron Dwarf too. It never defends.
su-text-piece-vengeance = Regions of the marked player cost the Vengeful race 1 token less on its next turn.
su-text-piece-tomb = All tokens of this race stayed when it declined. A region lost later costs it only 1 token.

## The guided first game
tour-su-question = Down here you always read what you are asked. Whatever glows on the table is an answer; the rest are buttons.
tour-su-combos = Take a race with its power. The first one is free; for each one further down you lay a coin on those you pass over. The eye shows what they can do.
tour-su-glow = { $pointer ->
    [finger] These regions are open to you, each with its price in tokens. Your race comes in from the edge of the board and spreads from there. Tap one to conquer it.
   *[mouse] These regions are open to you, each with its price in tokens. Your race comes in from the edge of the board and spreads from there. Click one to conquer it.
  }
tour-su-hand = These are your tokens in hand. They stay where they conquer until the end of your turn, so choose what is cheap and what your race likes.
tour-su-stop = Conquer on, or stop here. With too few tokens the die may help once, but it ends your conquests.
tour-su-undo = Changed your mind? Take it back. Only what the die or a stack has shown stays shown.
tour-su-redeploy = Now spread your tokens over your regions. Each one keeps its region safer: an attacker pays 1 more for every token. Then every region gives you a coin.
tour-su-coins = Everybody's coins stay hidden until the end. The richest wins, so watch who holds many regions.
tour-su-decline = Every race gets thin. When yours is stuck, go in decline at the start of a turn: its regions still give coins while you begin anew. Few win without letting go at least once.

# The legend in the help: what has no card of its own.
su-legend-terrain = Regions
su-legend-piece = Pieces and signs
su-legend-marker = Markers
su-legend-race = Races
su-legend-power = Special powers
su-legend-place = Popular places
su-legend-relic = Righteous relics
su-piece-die-0 = The die: blank
su-piece-die-1 = The die: 1
su-piece-die-2 = The die: 2
su-piece-die-3 = The die: 3
su-piece-token = Race tokens
su-piece-hand = Tokens in hand
su-piece-flag = Regions held
su-text-piece-die-0 = Three of its six faces add nothing.
su-text-piece-die-1 = Counts as 1 token in your last attempt of the turn.
su-text-piece-die-2 = Counts as 2 tokens in your last attempt of the turn.
su-text-piece-die-3 = Counts as 3 tokens in your last attempt of the turn.
su-text-piece-token = How many tokens: what a combo brings, or what a region costs.
su-text-piece-hand = Tokens off the board: only these can conquer.
su-text-piece-flag = How many regions a race holds: as many coins at the end of the turn.
