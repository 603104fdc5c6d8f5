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

## The Great River

scenario-the-great-river = The Great River
scenario-the-great-river-text = The invaders hold the shore in the west and send their towns inland, to found new provinces beyond the island. Set-up: the boards lie below each other, with all oceans in the west; boards B, C and F suit it best, then D, and A and E are easier. After the build step the invaders build in each coastal land with an explorer and without a town or city. After the explore step they explore into each coastal land without a town or city. At the end of the slow phase each town moves to a land farther from the ocean, those farthest inland first; where several lands are as good, the towns of a land are split evenly, the northernmost land first. A town that cannot get farther inland leaves the island if its land lies at the east edge; elsewhere it moves to a land next to it that lies as far inland, if there is one. Isolation does not stop these towns, unless a spirit pays 1 energy for a town that it would stop. The players lose when more than 3 towns for each player have left the island.
setup-scenarios-the-great-river = { scenario-the-great-river }
counter-the-great-river = Towns that left the island
counter-the-great-river-text = With The Great River the players lose when more than 3 towns for each player have left the island at its east edge.
reason-escaped = too many towns have left the island
prompt-hold-towns = Towns of { $land } would go across isolated land: how many do you hold back, for 1 energy each? There are { $number }.
prompt-upriver = Which town goes where?
event-escaped = 1 { $piece } leaves the island from { $land }.
