# Small World Underground: set-up, prompts, options, log lines, the state of the table, reasons.
game = Small World Underground
game-about = Races rise and decline under the earth. Choose a race with a power, conquer, collect coins, and know when to let go.
game-length = 40 to 90 minutes

setup-first = First player
setup-first-help = Who takes the first turn.
setup-first-random = Drawn by lot
setup-first-seat-1 = Player 1
setup-first-seat-2 = Player 2
setup-first-seat-3 = Player 3
setup-first-seat-4 = Player 4
setup-first-seat-5 = Player 5
setup-coins = Coins
setup-coins-help = By the rules nobody sees how many coins the others have until the end.
setup-coins-hidden = Hidden, as the rules say
setup-coins-open = Open for all to see
setup-edition = Edition
setup-edition-help = Which rulebook you play by. The two differ over the Flames, the Ghost, Vampires, the Altar, the Bag and Stonehedge.
setup-edition-polish = Polish rulebook
setup-edition-english = English rulebook

region = { $id }
# On a drawn board the regions have plain numbers.
region-shown = region { $number }

prompt-choose = Choose a race and its power. Each one further down costs a coin more.
prompt-volcano = Where does the Volcano stand? The Flames come in next to it.
prompt-mimic = Swap your power ({ $power }) with one on offer, or keep it.
prompt-reborn = Bring a region of your race in decline to life with a token of your active race?
prompt-ancient = Move the Great Ancient to another of your regions?
prompt-choose-way = Go on conquering with this race, or let it go in decline?
prompt-conquer = Conquer a region, or stop. In hand: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }{ $hammers ->
    [0] {""}
    [one] , 1 hammer
   *[other] , { $hammers } hammers
  }.
prompt-conquer-with = Which region, with the relic you have taken up? In hand: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }{ $hammers ->
    [0] {""}
    [one] , 1 hammer
   *[other] , { $hammers } hammers
  }.
prompt-balrog = Send the Balrog to a neighbouring region?
prompt-redeploy-take = Redeploy: take spare tokens up from a region, or go on. In hand: { $tokens }.
prompt-redeploy = Place your tokens in your regions. In hand: { $tokens }.
prompt-entomb-take = Your race declines with all its tokens: take spare ones up from a region, or go on. In hand: { $tokens }.
prompt-entomb = Place the tokens of your declining race. In hand: { $tokens }.
prompt-withdraw = Place the tokens that were driven out. In hand: { $tokens }.
prompt-armor = Put Mushroom Armor in one of your regions. Left: { $armors }.
prompt-queen = Where does the Queen sit? Nobody can conquer her region.
prompt-ghost = Send the Ghost to guard a region? Opponents of its holder cannot conquer it.
prompt-scepter = Lay the Scepter of Avarice in a region? It gives its coins twice.
prompt-ring = Lay Froggy's Ring in a region? Every neighbour with an active race pays you a coin.
prompt-bag = Use the Bag as a relic in one of your regions?
prompt-decline-how = What becomes of the tokens of your declining race?
prompt-sacrifice = Give a token of your race in decline to the Altar of Souls for 3 coins?

option-choose = { $power } { $race } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
option-volcano = Volcano on { $region }
option-mimic = { $power }, now with the { $race }
option-reborn = Revive { $region }
option-ancient = Great Ancient to { $region }
option-go-on = Go on conquering
option-decline = Go in decline
option-conquer = Conquer { $region }
option-attempt = Last attempt on { $region } with the die
option-roll = Roll the die for { $region }
option-bite = Replace the lone token in { $region } (Vampire)
option-swap = Replace the lone token in { $region }
option-abandon = Abandon { $region }
option-use = Take up { $relic } for the next conquest
option-use-bag = Take up the Bag as { $relic } for the next conquest
option-balrog = Balrog to { $region }
option-take = Take up the spare tokens in { $region }
option-place = { $number ->
    [one] 1 token
   *[other] { $number } tokens
  } to { $region }
option-armor = Armor in { $region }
option-queen = Queen in { $region }
option-ghost = Ghost to { $region }
option-scepter = Scepter in { $region }
option-ring = Ring in { $region }
option-bag = Bag as { $relic } in { $region }
option-keep-one = One token stays in each region
option-keep-all = All tokens stay, as in a Tomb
option-vanish = All vanish: 2 coins for each region
option-sacrifice = Sacrifice a token from { $region }

facts-choose = { $tokens } tokens{ $coins ->
    [0] {""}
    [one] , 1 coin on it
   *[other] , { $coins } coins on it
  }
facts-conquer = { $terrain }, costs { $cost }
facts-attempt = { $terrain }, costs { $cost }: { $faces } of 6 faces suffice, { $chance } %
facts-roll = { $terrain }, costs { $cost }: { $faces } of 6 faces suffice, { $chance } %
facts-bite = { $terrain }
facts-swap = { $terrain }
facts-abandon = { $terrain }
facts-reborn = { $terrain }
facts-ancient = { $terrain }
facts-balrog = { $terrain }
facts-take = { $terrain }
facts-place = { $terrain }
facts-armor = { $terrain }
facts-queen = { $terrain }
facts-ghost = { $terrain }
facts-scepter = { $terrain }
facts-ring = { $terrain }
facts-sacrifice = { $terrain }

reveals-die = The die is rolled.
reveals-race = The next race comes up from the stacks.
reveals-find = The Monsters leave, and what they guard comes to light.
reveals-coins = It shows which of the neighbours have coins.
regret-abandon = You give this region up: its tokens go back to your hand.

event-turn = Turn { $round }: { $seat } plays.
event-chose = { $seat } takes { $power } { $race } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }{ $coins ->
    [0] .
    [one] {" "}and finds 1 coin on them.
   *[other] {" "}and finds { $coins } coins on them.
  }
event-offered = { $power } { $race } are on offer now.
event-mimicked = { $seat } takes the power { $power } from the { $race }.
event-volcano-placed = { $seat } puts the Volcano on { $region }.
event-volcano-left = The Volcano goes out.
event-ancient-moved = The Great Ancient of { $seat } is in { $region }.
event-ancient-left = The Great Ancient leaves the board.
event-reborn = { $race } of { $seat } come to life in { $region }.
event-born = { $seat } gains { $number ->
    [one] 1 token
   *[other] { $number } tokens
  } ({ $race }).
event-hammers = { $seat } forges { $number ->
    [one] 1 Silver Hammer
   *[other] { $number } Silver Hammers
  }.
event-armored = { $seat } puts Mushroom Armor in { $region }.
event-abandoned = { $seat } abandons { $region }.
event-conquered = { $race } of { $seat } conquer { $region } with { $number }.
event-rolled = { $seat } rolls for { $region }: { $number }.
event-failed = The attempt on { $region } by { $seat } fails.
event-ousted = { $race } of { $seat } lose { $region }. Tokens gone: { $lost } of { $number }.
event-taxed = { $seat } pays the Liches of { $to-seat } a coin.
event-martyred = { $seat } gets a coin for the martyrs.
event-marked = { $seat } swears vengeance on { $by-seat }.
event-robbed = { $seat } takes a coin from { $from-seat }.
event-faded = The last { $race } of { $seat } are gone.
event-found-place = { $seat } finds { $place } in { $region }.
event-found-relic = { $seat } finds { $relic } in { $region }.
event-hedge = Stonehedge lends the power { $power }.
event-balrog-moved = { $seat } sends the Balrog to { $region }.
event-relic-moved = { $seat } uses { $relic } in { $region }.
event-bag-moved = { $seat } uses the Bag as { $relic } in { $region }.
event-bag-left = The Bag returns to its owner.
event-queen-moved = The Queen of { $seat } sits in { $region }.
event-queen-left = The Queen leaves the board.
event-ghost-moved = { $seat } sends the Ghost to { $region }.
event-ghost-left = The Ghost leaves the board.
event-left-river = { $seat } leaves the river { $region }.
event-placed = { $seat } places { $number ->
    [one] 1 token
   *[other] { $number } tokens
  } ({ $race }) in { $region }.
event-declined = { $race } of { $seat } go in decline.
event-scored = { $seat } collects { $number ->
    [0] no coins
    [one] 1 coin:
   *[other] { $number } coins:
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $regions } for regions
  }{ $race ->
    [0] {""}
   *[other] {" "}+ { $race } by the race
  }{ $power ->
    [0] {""}
   *[other] {" "}+ { $power } by the power
  }{ $place ->
    [0] {""}
   *[other] {" "}+ { $place } by places
  }{ $relic ->
    [0] {""}
   *[other] {" "}+ { $relic } by relics
  }.
event-collected = { $seat } collects coins.
event-counted = { event-scored } The others do not see how many.
event-sacrificed = { $seat } sacrifices a token in { $region } for 3 coins.

status-round = Turn { $round } of { $rounds }
status-reconstructed = This map is reconstructed: the places of Monsters and volcanoes are not those of the printed board.
status-coins = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
status-active = { $seat }: { $power } { $race }, { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }, { $tokens } in hand
status-in-decline = { $seat }, in decline: { $power } { $race }, { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } to place
  }
status-bare-decline = { $seat }, in decline: { $race }, { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }
status-monsters = { $region } { $terrain }: { $number } Monsters
status-stands = { $region } { $terrain }: { $number } { $race } of { $seat }
status-stands-declined = { $region } { $terrain }: { $number } { $race } of { $seat }, in decline
status-place-at = { $region }: { $place }
status-relic-at = { $region }: { $relic }
status-marker-at = { $region }: { $marker }
status-armor-at = { $region }: { $number } Mushroom Armor
beside-race = { $race ->
   *[other] { $power }
  }
status-offer = On offer: { $power } { $race }{ $coins ->
    [0] {""}
    [one] , 1 coin on it
   *[other] , { $coins } coins on it
  }

status-ground = { $region } is a region of { $terrain }{ $edge ->
    [0] .
   *[other] {" "}at the edge of the board.
  }
status-border = It borders on { $region } { $terrain }

why-not-now = Regions are conquered in your own turn, after you chose to go on.
why-rolled = The die has been rolled: there are no more conquests this turn.
why-chasm = { $region } is a Chasm: nobody can enter or cross it.
why-own = { $region } is yours already.
why-balrog = The Balrog is in { $region }: nobody can conquer it.
why-immune = { $region } is immune to you.
why-barred = { $region } is held by Liches, and you have no coin for them.
why-no-tokens = You have no race token in hand, and every conquest needs one.
why-open = { $region } costs { $cost }, and you have { $tokens }.
why-die = { $region } costs { $cost } and you have { $tokens }: only the die can help.
why-too-dear = { $region } costs { $cost } and you have { $tokens }: too few, even with the die.
why-lone = A lone token stands in { $region }: the relic you have taken up can replace it.
why-not-lone = No lone active token of an opponent stands in { $region }, and the relic you have taken up replaces nothing else.
why-guarded = { $region } is held by Gnomes: you may only come from a region next to it, with plain tokens.
why-no-entry = { $region } is no entry for your race: a race without a region comes in from the edge.
why-not-adjacent = { $region } is not adjacent to a region of your active race.

result-most-coins = The richest wins.
result-most-tokens = A tie in coins: the tokens on the board decide.
