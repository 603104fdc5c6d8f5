### AuZtralia: names and texts of characters, Old Ones, units, farms, goods, terrains, objectives and variants.

## Characters

character-davies = Agent Davies
character-davies-text = Once: turn up two face-down tiles of your choice and take 2 points.
character-castro = Alanza Castro
character-castro-text = Each Old One that enters a farm of yours takes 2 damage. If that destroys all of them, the farm is not blighted.
character-proust = Alexander Proust
character-proust-text = Your armoured cars have capacity 3.
character-kneebone = Billy Kneebone
character-kneebone-text = Your units go 1 hex further off the rails; trains too, except by the Polish rules.
character-milligan = Bombardier Milligan
character-milligan-text = Once in each combat with artillery in your force: 1 damage to an Old One there.
character-krupp = Boris Krupp
character-krupp-text = Your armoured trains have capacity 4.
character-flounder = Captain Flounder
character-flounder-text = Once: take any one unit from the supply for nothing.
character-khouri = Colonel Khouri
character-khouri-text = Once in each combat: 1 damage to an Old One there.
character-jones = Corporal Jones
character-jones-text = Once in each combat: withdraw units after a card has been turned and before it counts.
character-jago = Count Jago
character-jago-text = You begin each combat with 4 sanity.
character-krauss = Dagmar Krauss
character-krauss-text = Two of the farms you place in one action may be of the same kind.
character-danger = Desta Danger
character-danger-text = Once: a face-up temple and all Old Ones on its hex leave the game. Nobody scores them.
character-mcdonald = Donald McDonald
character-mcdonald-text = Once: take 2 iron, 2 coal and 2 gold.
character-cassan = Ferdi Cassan
character-cassan-text = Once: place up to two farms of different kinds without spending time. They bring their gold as usual.
character-neumann = Franz Neumann
character-neumann-text = Once in each combat: a unit you lose goes to your barracks instead of the supply.
character-takanashi = General Takanashi
character-takanashi-text = Once in each combat: give up a unit of your force to deal 2 damage to an Old One there.
character-bones = Harry Bones
character-bones-text = When you mine coal, iron or gold, take 1 more from the supply.
character-karpov = Ivan Karpov
character-karpov-text = Each Old One that comes to your port takes 2 damage at once.
character-appleseed = Jenny Appleseed
character-appleseed-text = Once: one or two of your blighted farms thrive again.
character-verne = Juliet Verne
character-verne-text = Once in each combat with an airship in your force: 1 damage to an Old One there.
character-alika = Kapena Alika
character-alika-text = When Old Ones enter a farm of yours and all have moved, you may attack them there before it is blighted. The attack costs what it always costs.
character-kitchener = Kitchener
character-kitchener-text = Once: take a character from the display.
character-carter = Lady Carter
character-carter-text = Once: take 4 coal.
character-lrog = Long Range Outback Group
character-lrog-text = Once: 2 damage to any face-up Old One on the map, temples included.
character-blackstock = Lord Blackstock
character-blackstock-text = Once: take 4 gold.
character-singh = Lt. Singh
character-singh-text = Once in each combat with an armoured car in your force: 1 damage to an Old One there, even to a temple.
character-caprotti = Luigi Caprotti
character-caprotti-text = Once in each combat, after a card: take 1 damage off a unit of yours.
character-johnson = ‘Mad’ Johnson
character-johnson-text = At the end: 1 point for each tile you have taken.
character-merino = Mr Merino
character-merino-text = At the end: 1 point for each of your sheep farms that is not blighted.
character-bradshaw = Mrs Bradshaw
character-bradshaw-text = At the end: 1 point for every three rails you have on the map.
character-sweet = Merinda Sweet
character-sweet-text = At the end: 1 point for each of your corn farms that is not blighted.
character-guyonne = Professor Guyonne
character-guyonne-text = Your attacks take 1 time less, but at least 1.
character-mcguire = Tex McGuire
character-mcguire-text = At the end: 1 point for each of your cattle farms that is not blighted.
character-brassey = Timothy Brassey
character-brassey-text = Once: lay two rails anywhere without spending time. They cost coal and iron as usual.
character-quilla = Yvette Quilla
character-quilla-text = Once: take 4 iron.
character-zhu = Zhu Xiang
character-zhu-text = Your airships have capacity 3.

## Old Ones

foe-cthulhu = Cthulhu
foe-shoggoth = Shoggoth
foe-mi-go = Mi-Go
foe-zombie = Zombie
foe-loyalist = Loyalist
foe-temple = Temple
foe-blank = nothing but a kangaroo

## Units

unit-infantry = infantry
unit-armoured-car = armoured car
unit-artillery = artillery
unit-airship = airship
unit-armoured-train = armoured train
who-airships = the airships
who-ground = all but the airships
who-all = everything

## Farms and goods

farm-sheep = sheep
farm-cattle = cattle
farm-corn = corn
goods-coal = coal
goods-iron = iron
goods-gold = gold
goods-phosphate = phosphate
goods-vp = points

## Terrains

terrain-outback = outback
terrain-hills = hills
terrain-coast = coast
terrain-farmland = farmland
terrain-desert = desert
terrain-cornlands = cornlands
terrain-lake = lake

## Revelations

revelation-reveal = the hidden tile with the lowest number is turned up
revelation-reveal-rush = the hidden tile with the lowest number is turned up and rushes on
revelation-assassinate = the two oldest characters on display are murdered
revelation-feed-temples = something rises on every temple
revelation-benefit = good news for all players
revelation-nothing = nothing happens
benefit-coal = coal
benefit-iron = iron
benefit-gold = gold
benefit-infantry = infantry
benefit-card = character
benefit-time = time

## Modes

edition-french = the French reading
edition-polish = the Polish reading
challenge-medium = medium
challenge-hard = hard
challenge-insane = insane
level-easy = easy
level-hard = hard
level-insane = insane

objective-quiet-port = Quiet port
objective-quiet-port-text = No face-up Old One has ever been within three hexes of your port when a turn was over.
objective-rich-seam = Rich seam
objective-rich-seam-text = You have 3 phosphates; in the West, 3 of the map's point tokens have been mined.
objective-mixed-farming = Mixed farming
objective-mixed-farming-text = You have 3 farms of each kind that are not blighted.
objective-clean-fields = Clean fields
objective-clean-fields-text = You have at least 7 farms, and none is blighted.
objective-big-game = Big game
objective-big-game-text = You have taken a tile of level 3.
objective-many-trophies = Many trophies
objective-many-trophies-text = You have taken 6 tiles.
objective-temple-breaker = Temple breaker
objective-temple-breaker-text = You have taken a temple, and no temple lies face up on the map.
objective-nothing-hidden = Nothing hidden
objective-nothing-hidden-text = At most 2 tiles on the map lie face down.
objective-far-station = Far station
objective-far-station-text = Your rails touch a hex of level 3.
objective-standing-army = Standing army
objective-standing-army-text = You have at least 6 units of at least 3 kinds in your barracks.

variant-late-start = Late start
variant-late-start-text = The players' discs start on space 7, in the co-operative game four spaces further on.
variant-light-sleep = Light sleep
variant-light-sleep-text = The purple disc starts on space 20.
variant-far-ports = Far ports
variant-far-ports-text = Ports are at least 5 hexes apart in the East, 4 in the West.
variant-near-ports = Near ports
variant-near-ports-text = Ports may be next to each other.
variant-wide-display = Wide display
variant-wide-display-text = Six characters are on display.
variant-swift-old-ones = Swift Old Ones
variant-swift-old-ones-text = Three cards are turned for each movement of the Old Ones.
variant-old-hands = Old hands
variant-old-hands-text = When the ports are placed, everybody takes a character from the display, the last player first.
variant-short-lines = Short lines
variant-short-lines-text = Everybody has 14 rails.
variant-no-kangaroos = No kangaroos
variant-no-kangaroos-text = There are no blank tiles.
variant-bitter-harvest = Bitter harvest
variant-bitter-harvest-text = A blighted farm is worth 2 points to the Old Ones.
