### Spirit Island: the Kingdom of Sweden, its escalation and what each level adds.

adversary-sweden = Kingdom of Sweden
adversary-sweden-text = Mines the island and wins the dahan over: with its levels the invaders strike harder, and their ravages bring more blight and new towns.
setup-adversary-sweden = { adversary-sweden }
setup-supporting-sweden = { adversary-sweden }
escalation-sweden = Swayed by the Invaders
escalation-sweden-text = In this invader phase, after the invaders have explored into a land that has at least as many invaders as dahan, 1 dahan there is replaced with 1 town.
adversary-sweden-level-1 = Heavy Mining
adversary-sweden-level-1-text = A ravage that does at least 6 damage to the land, 4 more than is needed for blight, adds 2 blight instead of 1. The second one destroys no presence and does not spread.
adversary-sweden-level-2 = Population Pressure at Home
adversary-sweden-level-2-text = At set-up land 4 of each board gets 1 city more. Blight that is printed in land 4 goes to land 5 instead.
adversary-sweden-level-3 = Fine Steel for Tools and Guns
adversary-sweden-level-3-text = Towns do 3 damage and cities do 5 damage.
adversary-sweden-level-4 = Royal Backing
adversary-sweden-level-4-text = At the end of set-up, after all other invaders have come, the next invader card is discarded. On each board the land of its kind that has fewest invaders gets 1 town.
adversary-sweden-level-5 = Mining Rush
adversary-sweden-level-5-text = When a ravage adds blight to a land, 1 town is added to an adjacent land without towns and cities. Blight that has spread there does not count.
adversary-sweden-level-6 = Prospecting Outpost
adversary-sweden-level-6-text = At set-up land 8 of each board gets 1 town and 1 blight, which comes from the box.

lasting-swayed-by-the-invaders = dahan are swayed where the invaders explore
prompt-royal-backing = Royal Backing: which of the lands with fewest invaders gets 1 town?
prompt-mining-rush = Mining Rush: which adjacent land without towns and cities gets 1 town?
