### Spirit Island: the scenarios of Jagged Earth.

## Elemental Invocation

scenario-elemental-invocation = Elemental Invocation
scenario-elemental-invocation-text = The spirits call up springs of essence, which strengthen their powers in some places. Set-up: land 6 of each board gets 1 town more, the first terror level has 1 fear card more, and the invader deck is accelerated once. In each spirit phase each spirit may lay one element marker on a corner of a land with its presence, where none lies yet; a corner is a point where lands meet, or where land, ocean or the edge of the island meet. It costs 1 energy, and 1 more for each next corner, along the borders of lands, that has a marker. The element must be printed on one of the spirit's power cards in hand, in play or discarded. Markers stay. A power that targets a land has the elements on that land's corners for its thresholds, but not for thresholds that change its range or speed; powers that target a spirit and special rules have none of them. Where an element aids the cost of an event that all pay, each marker of it on the island counts 2 energy.
setup-scenarios-elemental-invocation = { scenario-elemental-invocation }
own-invoke-element = Lay an element marker on a corner
marker-element = element marker
lasting-invoked = has laid an element marker
prompt-corner = On which corner of your lands does the marker lie?
option-corner = { $corner } for { $number } energy
event-invoked = { $seat } lays a marker of { $element } on the corner { $corner }.
status-corner-at = Corner { $corner }: { $element }

## Despicable Theft

scenario-despicable-theft = Despicable Theft
scenario-despicable-theft-text = Small bands of thieves have found wonders far inland and carry them to the ships. There are 18 thieves, mixed face down: 12 without loot, and 6 with loot of 1, 1, 1, 2, 2 and 3. After set-up each explore into a land with the number 6 or more that adds anybody adds 1 thief as well. Before the ravage step all thieves move. One next to the ocean escapes: 4 fear that has been generated is lost, as far as there is any in the pool, and the invader deck is accelerated as many times as its loot says. All others go one land towards the ocean of their board, by the shortest way that isolation leaves open, be it over another board. Thieves are no invaders, take no part in what invaders do, and have 1 health. What the players do may affect them as explorers; for nothing else are they explorers. They lie face down, several in a land are mixed, and they are turned up in a land with at least 2 dahan. They are only destroyed, removed or replaced in a land without towns and cities and with at least 2 dahan, before or after the action; elsewhere they are pushed instead. A destroyed thief is 1 fear. At the end of a turn all thieves off the island are mixed again.
setup-scenarios-despicable-theft = { scenario-despicable-theft }
piece-thief = thief
piece-thief-blank = thief without loot
piece-thief-1 = thief with loot 1
piece-thief-2 = thief with loot 2
piece-thief-3 = thief with loot 3
prompt-thief-way = Which way does the thief go from { $land }?
event-seen-thief = The dahan of { $land } see a { $piece }.

## The Great River

scenario-the-great-river = The Great River
scenario-the-great-river-text = The invaders hold the shore in the west and send their towns inland, to found new provinces beyond the island. Set-up: the boards lie below each other, with all oceans in the west; boards B, C and F suit it best, then D, and A and E are easier. After the build step the invaders build in each coastal land with an explorer and without a town or city. After the explore step they explore into each coastal land without a town or city. At the end of the slow phase each town moves to a land farther from the ocean, those farthest inland first; where several lands are as good, the towns of a land are split evenly, the northernmost land first. A town that cannot get farther inland leaves the island if its land lies at the east edge; elsewhere it moves to a land next to it that lies as far inland, if there is one. Isolation does not stop these towns, unless a spirit pays 1 energy for a town that it would stop. The players lose when more than 3 towns for each player have left the island.
setup-scenarios-the-great-river = { scenario-the-great-river }
counter-the-great-river = Towns that left the island
counter-the-great-river-text = With The Great River the players lose when more than 3 towns for each player have left the island at its east edge.
reason-escaped = too many towns have left the island
result-escaped = Too many towns have left the island.
prompt-hold-towns = Towns of { $land } would go across isolated land: how many do you hold back, for 1 energy each? There are { $number }.
prompt-upriver = Which town goes where?
event-escaped = 1 { $piece } leaves the island from { $land }.
