### Spirit Island: the Kingdom of France.

adversary-france = Kingdom of France (Plantation Colony)
adversary-france-text = Explorers spread everywhere and turn into plantations. There are only 7 towns for each player: when one has to be placed and none is left, the game is lost. France is played with the event deck only. With a second adversary and France at level 2 or higher, each level of the other brings 1 more town for each player.
escalation-france = Demand for New Cash Crops
escalation-france-text = When the card has been explored with, a land of its terrain is chosen on each board: one with towns or cities gets 1 blight, another one 1 town.
adversary-france-level-1 = Frontier Explorers
adversary-france-level-1-text = After each explore into a land that had neither towns nor cities, 1 more explorer comes there. This does not hold at set-up.
adversary-france-level-2 = Slave Labor
adversary-france-level-2-text = At set-up the event Slave Rebellion is put under the top 3 event cards. After each build in a land with 2 or more explorers, all of them but 1 are replaced by towns.
adversary-france-level-3 = Early Plantation
adversary-france-level-3-text = At set-up, on each board, 1 town comes to the highest-numbered land without towns, and 1 town to land 1.
adversary-france-level-4 = Triangle Trade
adversary-france-level-4-text = When a city is built in a coastal land, the adjacent land with the fewest towns gets 1 town.
adversary-france-level-5 = Slow-healing Ecosystem
adversary-france-level-5-text = Blight that is removed from the island lies here and not on the blight card. As soon as it is 3 for each player, all of it goes to the blight card.
adversary-france-level-6 = Persistent Explorers
adversary-france-level-6-text = After each explore card, on each board, 1 explorer comes to a land without explorers. Fear cards never remove an explorer: you may push it instead.
setup-adversary-france = { adversary-france }
setup-supporting-france = { adversary-france }

counter-sprawling-plantations = Sprawling Plantations
counter-sprawling-plantations-text = The towns on the island. The supply has 7 for each player, or for each board if there is an extra one. When a town has to be placed and none is left, the game is lost.
counter-france-level-5 = Slow-healing Ecosystem
counter-france-level-5-text = Blight removed from the island that has not come back to the blight card. At 3 for each player all of it does.
reason-sprawling-plantations = a town had to be placed and none was left
result-sprawling-plantations = There is no town left for the plantations, and the island is theirs.

prompt-cash-crops = Demand for New Cash Crops: which land? With towns or cities it gets 1 blight, without them 1 town.
prompt-triangle-trade = Triangle Trade: which adjacent land with the fewest towns gets 1 town?
prompt-persistent-explorers = Persistent Explorers: which land without explorers gets 1 explorer?
