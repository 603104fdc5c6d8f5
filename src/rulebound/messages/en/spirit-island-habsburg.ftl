### Spirit Island: the Habsburg Monarchy.

adversary-habsburg-monarchy = Habsburg Monarchy (Livestock Colony)
adversary-habsburg-monarchy-text = Herds of livestock seek healthy land and wear it out. Blight of ravages with 8 or more damage to the land is counted, and too much of it loses the game.
escalation-habsburg-monarchy = Seek Prime Territory
escalation-habsburg-monarchy-text = When the card has been explored with, 1 town comes to a land without towns and blight on each board with up to 4 blight, and another one on each board with up to 2 blight.
adversary-habsburg-monarchy-level-1 = Migratory Herders
adversary-habsburg-monarchy-level-1-text = After the normal build step each land that a build card shows gathers 1 town from a land that none shows, in the order of boards and lands, even if nothing was built.
adversary-habsburg-monarchy-level-2 = More Rural Than Urban
adversary-habsburg-monarchy-level-2-text = At set-up, on each board, 1 town comes to land 2 and 1 town to the highest-numbered land without printed symbols. Where the invaders would build 1 city inland they build 2 towns.
adversary-habsburg-monarchy-level-3 = Fast Spread
adversary-habsburg-monarchy-level-3-text = One more invader card of stage I is removed, so that 2 are left.
adversary-habsburg-monarchy-level-4 = Herds Thrive in Verdant Lands
adversary-habsburg-monarchy-level-4-text = Towns in lands without blight are durable: they have 2 more health, and what would destroy some of them does 2 damage for each instead, to as many towns at most. What destroys all towns works as ever.
adversary-habsburg-monarchy-level-5 = Wave of Immigration
adversary-habsburg-monarchy-level-5-text = At set-up a reminder card goes into the invader deck as the sixth card. When it is met, on each board, 1 city comes to a coastal land without cities, and 1 town to each of the 3 inland lands with the least blight; then the next invader card is turned up.
adversary-habsburg-monarchy-level-6 = Far-Flung Herds
adversary-habsburg-monarchy-level-6-text = A ravage does 2 more damage in all if any adjacent land has towns.
setup-adversary-habsburg-monarchy = { adversary-habsburg-monarchy }
setup-supporting-habsburg-monarchy = { adversary-habsburg-monarchy }

counter-irreparable-damage = Irreparable Damage
counter-irreparable-damage-text = Blight that left the blight card during ravages that did 8 or more damage to the land. If it is more than there are players, the game is lost.
reason-irreparable-damage = the ravages have done damage that cannot be repaired
result-irreparable-damage = The ravages have done the land damage that cannot be repaired.
own-wave-of-immigration = Wave of Immigration

prompt-prime-territory = Seek Prime Territory: which land without towns and blight gets 1 town?
prompt-immigration-city = Wave of Immigration: which coastal land without cities gets 1 city?
prompt-immigration-town = Wave of Immigration: which of these inland lands with little blight gets 1 town?
