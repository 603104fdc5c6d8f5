# How to play AuZtralia: a title and a few sentences for each step.
howto-auztralia-goal = Build a living, and hold it
howto-auztralia-goal-text =
    You open up the land with railways, mines and farms. Beneath the tiles sleep the Old Ones, and they will wake.
    The game ends at space 53 of the timetable, or at once when a port is lost. The highest score wins, and the Old Ones count as a player.
howto-auztralia-time = Time is what you spend
howto-auztralia-time-text =
    Whoever's disc is furthest back on the timetable acts. An action moves your disc on by the time it takes, and you go on as long as you are still the last.
    Quick actions let you act often; a long one gives the others several turns.
howto-auztralia-boxes = A cube into an action box
howto-auztralia-boxes-text =
    Each action takes a cube from your headquarters into its box. A box that already holds cubes of yours costs 1 gold for each of them.
    With the box for retrieving, all your cubes come home again.
howto-auztralia-railway = Build a railway
howto-auztralia-railway-text =
    For 1 coal and 1 iron you lay up to two rails, from your port or your own rails onwards. Over flat land it takes 2 time, into the hills 3.
    No rail goes into a hex where a tile of the Old Ones lies.
howto-auztralia-mine = Mine what lies on your line
howto-auztralia-mine-text =
    For 1 time you take all of one resource from a hex that your rails join to your port. Coal and iron build rails, gold buys nearly everything.
    Each phosphate brings a gold at once and 3 points at the end.
howto-auztralia-farm = Found farms
howto-auztralia-farm-text =
    Up to three farms in one action, each of another kind, 1 time each: sheep in the outback, cattle in the hills, corn on the coast. The hex must be on your railway and empty.
    Each brings 1 gold now, and 2 points at the end if it is not blighted.
howto-auztralia-help = Find help
howto-auztralia-help-text =
    Recruit people from the display: the colour of a card says when it helps. Buy units with gold: infantry is cheap, artillery is strong, airships go far.
    You will need both before the Old Ones come to you.
howto-auztralia-fight = Fight an Old One
howto-auztralia-fight-text =
    Send units to a hex with a tile. Each round a card is turned: its row says which of your units hit, and what you suffer, in units and in sanity.
    After each card you may withdraw. The damage you did stays, except on zombies, and whoever destroys the Old One takes its points.
howto-auztralia-old-ones = They wake
howto-auztralia-old-ones-text =
    Once all discs have passed space 22, the Old Ones take turns too. On spaces with a lamp a Revelation is turned up, often a new Old One; then cards move those that lie face up.
    They make for the nearest port or farm. A farm they enter is blighted; a port they hold after its defence ends the game.
howto-auztralia-score = Who has won
howto-auztralia-score-text =
    You score 2 for each sound farm, 3 for each phosphate, the Old Ones you destroyed, and what your people add. Gold and units count nothing.
    The Old Ones score their tiles on the map, those face down twice, and 1 for each blighted farm. If they are level with you, they win.
