### Spirit Island: the adversaries, their escalations and what each level adds.

adversary-brandenburg-prussia = Kingdom of Brandenburg-Prussia
adversary-brandenburg-prussia-text = Settles fast and in good order: with its levels the invader deck becomes shorter, and greater cards come earlier.
escalation-brandenburg-prussia = Land Rush
escalation-brandenburg-prussia-text = On each board with a town or city 1 town is added to a land without towns.
adversary-brandenburg-prussia-level-1 = Fast Start
adversary-brandenburg-prussia-level-1-text = At set-up land 3 of each board gets 1 town more.
adversary-brandenburg-prussia-level-2 = Surge of Colonists
adversary-brandenburg-prussia-level-2-text = One of the invader cards of stage III lies between those of stage I and stage II.
adversary-brandenburg-prussia-level-3 = Efficient
adversary-brandenburg-prussia-level-3-text = One more invader card of stage I is removed, so that 2 are left.
adversary-brandenburg-prussia-level-4 = Aggressive Timetable
adversary-brandenburg-prussia-level-4-text = One more invader card of stage II is removed, so that 3 are left.
adversary-brandenburg-prussia-level-5 = Ruthlessly Efficient
adversary-brandenburg-prussia-level-5-text = One more invader card of stage I is removed, so that 1 is left.
adversary-brandenburg-prussia-level-6 = Terrifyingly Efficient
adversary-brandenburg-prussia-level-6-text = No invader card of stage I is left.
