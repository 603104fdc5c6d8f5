### Spirit Island: the Kingdom of England, its escalation, its loss condition and what each level adds.

adversary-england = Kingdom of England
adversary-england-text = Builds more than others: with its levels the invaders build beside what stands already and once more in each invader phase. It wins by one great capital.
setup-adversary-england = { adversary-england }
setup-supporting-england = { adversary-england }
escalation-england = Building Boom
escalation-england-text = On each board with a town or city the invaders build in the land with most towns and cities.
counter-england = Proud & Mighty Capital
counter-england-text = The players lose as soon as 7 or more towns and cities stand in one land.
adversary-england-level-1 = Indentured Servants Earn Land
adversary-england-level-1-text = Build cards also affect matching lands without invaders that are adjacent to at least 2 towns and cities together. The lands are found before the first build of the card.
adversary-england-level-2 = Criminals and Malcontents
adversary-england-level-2-text = At set-up land 1 of each board gets 1 city more and land 2 gets 1 town more.
adversary-england-level-3 = High Immigration (I)
adversary-england-level-3-text = The invader board has one more slot to the left of ravage: invader cards go there from ravage, and from there to the discard pile. In each invader phase the invaders build by the card that lies there before they ravage. When a card of stage II comes to this slot, it is discarded and the slot is removed.
adversary-england-level-4 = High Immigration (full)
adversary-england-level-4-text = The additional build slot stays for the whole game.
adversary-england-level-5 = Local Autonomy
adversary-england-level-5-text = Towns and cities have 1 more health.
adversary-england-level-6 = Independent Resolve
adversary-england-level-6-text = At set-up the fear pool gets 1 more fear for each player. In an invader phase in which no fear card is resolved, the invaders build twice by the card in the additional slot.

step-high-immigration = build of High Immigration
prompt-building-boom = Building Boom: in which of the lands with most towns and cities do the invaders build?
reason-capital = 7 or more towns and cities stand in one land
result-capital = So many towns and cities stand in one land that the invaders have their capital.
