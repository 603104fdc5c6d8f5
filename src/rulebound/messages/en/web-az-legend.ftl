# What the symbols of AuZtralia mean: the legend in the help. Names and sentences of what has a card stand there.

az-legend-ground = Ground
az-legend-goods = Goods
az-legend-farms = Farms
az-legend-old-ones = Old Ones
az-legend-units = Units
az-legend-pieces = Pieces
az-legend-boxes = Action boxes
az-legend-track = Time track
az-legend-rows = Combat
az-legend-characters = Characters

## Ground
az-legend-mark-number = Number
az-legend-mark-number-text = A Revelation turns up the tile that lies on the lowest number.
az-legend-mark-level = Level
az-legend-mark-level-text = One diamond to three: the more there are, the worse the Old One that may sleep here.
az-legend-mark-survey = Survey site
az-legend-mark-survey-text = A survey tile was laid here when the game began: it said what lies on this hex and on the six around it.
az-legend-mark-hex = Name of a hex
az-legend-mark-hex-text = The log and the questions call the hex by it.
az-legend-piece-anchor = Port site
az-legend-piece-anchor-text = A port can be built here when the game begins.

## Farms
az-legend-mark-blighted = Blighted farm
az-legend-mark-blighted-text = An Old One has come here: nothing for the owner, and 1 point for the Old Ones.
az-legend-piece-farm = Farms left
az-legend-piece-farm-text = How many farms a player has left to place; at the end, the points for farms.

## Old Ones
az-legend-foe-unknown = Tile face down
az-legend-foe-unknown-text = Something sleeps here. The red seal shows its level; at the end it counts double for the Old Ones.
az-legend-mark-tile = Tile face up
az-legend-mark-tile-text = The heart: how much damage destroys it. The coin: its points. Cubes on top: damage so far, in the colours of those who did it.
az-legend-mark-x = X and XX
az-legend-mark-x-text = Tiles of the challenges: when an XX temple is turned up, three X tiles come out of it.
az-legend-mark-arrow = Arrow
az-legend-mark-arrow-text = How an Old One has moved since your last choice; earlier steps are fainter.
az-legend-mark-compass = Compass
az-legend-mark-compass-text = Directions by number. Where two ways are equally short, an Old One card says by them which is taken.
az-legend-piece-old-ones = The Old Ones
az-legend-piece-old-ones-text = A side of their own: they score, and they can win.
az-legend-piece-old-one-card = Old One card
az-legend-piece-old-one-card-text = Moves the Old Ones, and decides each round of a combat. The number: how many are left.
az-legend-piece-revelation = Revelation
az-legend-piece-revelation-text = What happens on a lit space of the time track. The number: how many are left.

## Units
az-legend-piece-range = Range
az-legend-piece-range-text = How many hexes a unit goes off the rails.
az-legend-piece-capacity = Capacity
az-legend-piece-capacity-text = How much damage destroys a unit.
az-legend-mark-pips = Dots beneath a unit
az-legend-mark-pips-text = The damage that the top unit of a stack can bear; red is what it has. When all are red, it is destroyed.

## Pieces
az-legend-mark-seats = Players
az-legend-mark-seats-text = Everybody has a colour and a pattern, on discs, rails, ports, farms and cubes.
az-legend-piece-port = Port
az-legend-piece-port-text = Where a player's railway begins. If an Old One holds it, the game ends.
az-legend-mark-rail = Rail
az-legend-mark-rail-text = A rail joins two hexes for its owner: mines and farms must be joined to the port.
az-legend-piece-rail = Rails left
az-legend-piece-rail-text = How many rails a player has left to lay.
az-legend-piece-cube = Cube
az-legend-piece-cube-text = Put into a box it pays for an action, and makes the next one there dearer by a gold. On an Old One it marks damage.
az-legend-piece-time = Time
az-legend-piece-time-text = How many spaces an action takes on the time track; in a panel, the space of the player's disc.
az-legend-piece-score = Score
az-legend-piece-score-text = What a player has scored so far, or what an objective is worth.
az-legend-piece-supply = Supply
az-legend-piece-supply-text = What is left for all to take.
az-legend-piece-fight = Combat
az-legend-piece-fight-text = A combat is under way on this hex.

## Action boxes
az-legend-box-railway-text = Lay up to two rails, but not into hills, for one coal and one iron.
az-legend-box-hills-text = Lay up to two rails anywhere, for one coal and one iron.
az-legend-box-mine-text = Take all of one resource from a hex on your railway.
az-legend-box-help-text = Take a character from the display, or pay a gold to look at the top of the deck.
az-legend-box-military-text = Buy a unit, or one or two infantry.
az-legend-box-trade-text = Twice: take one coal or iron, or give one away for a gold.
az-legend-box-farming-text = Place up to three farms of different kinds along your railway.
az-legend-box-attack-text = Send units against Old Ones within their range.
az-legend-box-retrieve-text = Take all your cubes back from the boxes.

## Time track
az-legend-track-now = Framed space
az-legend-track-now-text = The game stands here: whoever's disc is on top here acts.
az-legend-track-disc = Disc of a player
az-legend-track-disc-text = It moves on by the time that an action takes. Whoever is last acts.
az-legend-track-old-ones = Purple disc
az-legend-track-old-ones-text = The disc of the Old Ones: when it is last, they act.
az-legend-track-start = Blot
az-legend-track-start-text = The purple disc of the Old Ones begins here. It sets off when all other discs have passed it: then they are awake.
az-legend-track-lamp = Lamp
az-legend-track-lamp-text = A lit space: when the purple disc comes here, a Revelation is carried out.
az-legend-track-end = End of the line
az-legend-track-end-text = Who has come as far as this acts no more.
az-legend-track-closed = Closed space
az-legend-track-closed-text = Nobody acts here.

## Combat
az-legend-row-hit = Framed unit
az-legend-row-hit-text = In the row of an Old One: it is in your force, and hits.
az-legend-row-miss = Faint unit
az-legend-row-miss-text = In the row of an Old One: it would hit, but is not in your force.
az-legend-piece-hit = Hit
az-legend-piece-hit-text = On the card of a character: it deals damage to an Old One.
az-legend-piece-hurt = Damage
az-legend-piece-hurt-text = So much comes back at your units on the ground; you choose which stacks bear it. In the news: a farm is blighted.
az-legend-row-airship = Airship with a number
az-legend-row-airship-text = So much damage comes back at your airships.
az-legend-piece-sanity = Sanity
az-legend-piece-sanity-text = What you still have to lose in this combat.
az-legend-piece-sanity-gone = Sanity lost
az-legend-piece-sanity-gone-text = In the row of an Old One: so much you lose. Who must lose some and has none left is defeated.

## Characters
az-legend-mark-seal = Seal
az-legend-mark-seal-text = The small round picture shows what the card is about.
az-legend-mark-exposed = In danger
az-legend-mark-exposed-text = One of the two oldest on display: a Revelation may have them murdered.
az-legend-piece-deck = Deck
az-legend-piece-deck-text = The characters that are still to come; also a card of any other kind.

az-legend-revenge = Revenge of the Old Ones
az-legend-piece-rebirth = Rebirth token
az-legend-piece-rebirth-text = Here the Old One player can place a tile. No rail leads there; an attack takes it away, and it counts a point.
az-legend-piece-dangerous = Dangerous rebirth token
az-legend-piece-dangerous-text = A rebirth token that takes a tile of one level more.
az-legend-piece-outpost = Outpost
az-legend-piece-outpost-text = It stands on its owner's railway, fights as infantry, and up to three units may come to its help.
az-legend-piece-port-strength = Strength of a port
az-legend-piece-port-strength-text = A port with a strength takes damage itself, and fights when no unit is there.
az-legend-piece-mythos = Mythos card
az-legend-piece-mythos-text = Whoever plays the Old Ones holds them in secret, or they come from the solo deck.
az-legend-piece-bound = Nobody withdraws
az-legend-piece-bound-text = Until the next Old One card has been carried out no unit can leave this combat.
az-legend-piece-shield = Shield
az-legend-piece-shield-text = The next card's hits on the Old Ones are so many less.
az-legend-action-place = Place
az-legend-action-place-text = For 1 time a random tile goes face down on a rebirth token.
az-legend-action-reveal = Reveal
az-legend-action-reveal-text = For 1 time a tile that lies face down is turned up.
az-legend-action-move = Move
az-legend-action-move-text = For 1 time four Old One cards are turned, and each moves those that it shows.
az-legend-action-summon = Summon
az-legend-action-summon-text = For 1 time three Mythos cards are looked at, and one is kept.
