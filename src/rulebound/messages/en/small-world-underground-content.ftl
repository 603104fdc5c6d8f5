### Small World Underground: names and texts of races, powers, relics, places and terrains.

## Terrains

terrain-black-mountain = Black Mountain
terrain-mine = Mine
terrain-mudpool = Mudpool
terrain-mushroom-forest = Mushroom Forest
terrain-mystic-crystal = Mystic Crystal
terrain-river = River
terrain-chasm = Abysmal Chasm

## Races

race-cultists = Cultists
race-cultists-text = The Great Ancient enters with your first conquest and makes its region immune. Regions adjacent to it cost you 1 token less (at least 1). At the start of a later turn you may move it to any region you hold.
race-drow = Drow
race-drow-text = Score 1 more coin for each of your regions with no other race (your own other race counts) and no Monsters in any neighbouring region.
race-flames = Flames
race-flames-text = Put the Volcano on a volcano Chasm. Polish: enter from the edge, like everybody. English: enter next to the Volcano. A region next to the Volcano, or next to Flames regions linked to it without a gap, costs as if empty: Monsters and race tokens there do not count.
race-gnomes = Gnomes
race-gnomes-text = On their turns other players cannot use any ability, power, place or relic to conquer your regions; only a plain attack from a bordering region, or from the board edge when entering, works. The Balrog cannot enter your regions. Ends in decline.
race-iron-dwarves = Iron Dwarves
race-iron-dwarves-text = At each redeployment gain 1 Silver Hammer for each Mine you hold (7 at most). Hammers pay for conquests like tokens, but each conquest needs at least 1 Dwarf. They return to you after redeployment, never defend and are lost when you decline.
race-kraken = Kraken
race-kraken-text = You may stay on River regions and score them, in decline too. Others have to conquer such a region to pass.
race-liches = Liches
race-liches-text = Whoever conquers a region of your Liches in decline pays you 1 coin. A player without coins cannot conquer any Liches region, active or in decline.
race-lizardmen = Lizardmen
race-lizardmen-text = You reach across River regions, empty or occupied, without conquering them, also when entering from a river end. You cannot stay on the river.
race-mudmen = Mudmen
race-mudmen-text = At each redeployment gain 1 token for each Mudpool you hold, as long as the tray has Mudmen.
race-mummies = Mummies
race-mummies-text = Every conquest costs you 1 token more.
race-ogres = Ogres
race-ogres-text = Every conquest costs you 1 token less (at least 1).
race-shadow-mimes = Shadow Mimes
race-shadow-mimes-text = When you pick them you may swap their power with that of any other combo on offer. Coins stay where they lie, and you take tokens for the power you end up with.
race-shrooms = Shrooms
race-shrooms-text = Score 1 more coin for each Mushroom Forest you hold.
race-spiderines = Spiderines
race-spiderines-text = Every region next to a Chasm is adjacent to all your regions. You may enter at any region next to a Chasm.
race-will-o-wisps = Will-o'-Wisps
race-will-o-wisps-text = Before conquering a Mystic Crystal region, or a region adjacent to a Mystic Crystal region you hold, you may roll the die and pay that many tokens less (at least 1). If tokens and roll suffice you must conquer; if not, your conquests end.

## Special powers

power-adventurous = Adventurous
power-adventurous-text = Score 1 more coin for each of your regions with a Popular Place.
power-fisher = Fisher
power-fisher-text = Score 1 coin for every two coastal regions you hold. Coastal regions are land next to a River.
power-flocking = Flocking
power-flocking-text = Score 2 coins if all your regions form one connected group.
power-frightened = Frightened
power-frightened-text = Score 1 more coin for each of your regions with 3 or more of your tokens.
power-immortal = Immortal
power-immortal-text = When you lose a region you lose no token: all of them are placed again at the end of the attacker's turn. Swaps by Vampire or Orb still take their token.
power-magic = Magic
power-magic-text = Each turn the Bag copies one relic lying face up on the board, whoever holds it. It cannot be taken from you. English: it cannot repeat a relic's power on the region where that relic is used.
power-martyr = Martyr
power-martyr-text = Take 1 coin from the bank each time an opponent conquers one of your regions.
power-mining = Mining
power-mining-text = Score 1 more coin for each Mine you hold.
power-muddy = Muddy
power-muddy-text = Score 1 more coin for each Mudpool you hold, in decline too.
power-mystic = Mystic
power-mystic-text = Score 1 more coin for each Mystic Crystal region you hold.
power-quarreling = Quarreling
power-quarreling-text = Score 1 coin for each group of your regions that shares no border with another; a single group counts.
power-reborn = Reborn
power-reborn-text = Once this race is in decline, at the start of your turn you may clear 1 or 2 of its regions and put 1 token of your active race in each, from the tray or, if it is empty, from your hand.
power-royal = Royal
power-royal-text = At the end of your turn put the Queen in one of your regions: it is immune. In decline she stays where she is and keeps protecting.
power-shield = Shield
power-shield-text = At each redeployment take 1 Mushroom Armor for each Mushroom Forest you hold (8 in all) and place it in your regions. Each adds 1 to the region's cost until you lose or leave it, in decline too.
power-stone = Stone
power-stone-text = Score 1 more coin for each Black Mountain region you hold.
power-thieving = Thieving
power-thieving-text = At scoring take 1 coin from each player with an active token next to one of your regions.
power-tomb = Tomb
power-tomb-text = When you decline, all your tokens stay and may be rearranged once. A region lost later costs you 1 token and the others move to your remaining Tomb regions; with none left they are lost.
power-vampire = Vampire
power-vampire-text = Once a turn (English: once a turn against each opponent) you may conquer a region with a lone active token by swapping it for one of yours from the tray (from your hand if the tray is empty). You need reach and 1 token in hand; defences do not matter.
power-vanishing = Vanishing
power-vanishing-text = When you decline, all your tokens leave the board and each region they held scores 2 coins instead of 1.
power-vengeful = Vengeful
power-vengeful-text = Whoever conquers a region of either of your races gets a Vengeance marker. On your next turn all regions of marked players cost you 1 token less (at least 1).
power-wise = Wise
power-wise-text = Score 2 coins each turn while this race is in decline and holds a region, the turn you decline included.

## Righteous relics

relic-flying-doormat = The Flying Doormat
relic-flying-doormat-text = Once a turn conquer a region anywhere on the board at its usual cost. Not for entering the board. The Doormat moves there if you succeed.
relic-froggys-ring = Froggy's Ring
relic-froggys-ring-text = At the end of your turn you may put it in a region of your active race and take 1 coin from each player with an active token next to it.
relic-stinky-trolls-socks = The Stinky Troll's Socks
relic-stinky-trolls-socks-text = Once a turn conquer a region as if it were empty: Monsters and race tokens do not count. An opponent driven out loses no token. The Socks move there.
relic-scepter-of-avarice = The Scepter of Avarice
relic-scepter-of-avarice-text = At the end of your turn you may put it in a region of your active race: the coins from that region are doubled. No effect on coins from other players or at the Mine of the Lost Dwarf.
relic-shiny-orb = The Shiny Orb
relic-shiny-orb-text = Once a turn conquer a region with an opponent's lone active token by swapping it for one of yours from the tray (from your hand if the tray is empty). You need reach and 1 token in hand. The Orb moves there.
relic-sword-of-killer-rabbit = The Sword of the Killer Rabbit
relic-sword-of-killer-rabbit-text = Once a turn a conquest costs you 2 tokens less (at least 1). The Sword moves there.

## Popular places

place-altar-of-souls = The Altar of Souls
place-altar-of-souls-text = At the end of your turn (Polish: before scoring, English: after it) you may give up one of your tokens in decline, anywhere on the board, for 3 coins. Works in decline.
place-crypt-of-tomb-raider = The Crypt of the Tomb-raider
place-crypt-of-tomb-raider-text = At the end of your turn you may put the Ghost in any region (English: but not this one): it is immune. In decline the Ghost stays where it is. Whoever conquers the Crypt gets the Ghost; Polish: it comes back here at once.
place-diamond-fields = The Diamond Fields
place-diamond-fields-text = Score 1 more coin for this region and for each other region of the same terrain held by the same race. Works in decline.
place-great-brass-pipe = The Great Brass Pipe
place-great-brass-pipe-text = For you all regions of this region's terrain are adjacent to each other.
place-fountain-of-youth = The Fountain of Youth
place-fountain-of-youth-text = At the start of your turn gain 1 race token, if the tray has one.
place-keep-on-motherland = The Keep on the Motherland
place-keep-on-motherland-text = Score 1 more coin; conquering this region costs 1 token more. Both work in decline.
place-mine-of-lost-dwarf = The Mine of the Lost Dwarf
place-mine-of-lost-dwarf-text = Score 2 more coins, in decline too. The Scepter has no effect here.
place-stonehedge = Stonehedge
place-stonehedge-text = A random special power lies here for the rest of the game and serves the race that holds this region. Polish: only an active holder, and a power that acts only in decline serves his race in decline. English: in decline it serves if the power works in decline.
place-wickedest-pentacle = The Wickedest Pentacle
place-wickedest-pentacle-text = Its finder may send the Balrog into a bordering region; later its holder may move the Balrog one region each turn. It drives out whoever is there, who loses 2 tokens. Its region is immune to all and scores for nobody.

## Markers

marker-volcano = Volcano
marker-great-ancient = Great Ancient
marker-balrog = Balrog
marker-ghost = Tomb-raider's Ghost
marker-queen = Queen
marker-bag = Bag-o'-Many-Things
