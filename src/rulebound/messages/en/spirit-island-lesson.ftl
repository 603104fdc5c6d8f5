# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-island = You are Lightning’s Swift Strike, and this island is your home. Explorers, towns and cities are invaders; the huts are the dahan, who live here. The discs are your presence.
lesson-invaders = Here stands what the invaders do next: they build and later ravage in lands of the terrain shown. Drive them off by fear and force before blight covers the island.
lesson-growth = Each turn begins with growth. Choose the group in the ring: it adds presence twice, and that lets you reach further and gives more energy.
lesson-presence = Take presence from the energy track, the upper one, and put it on a glowing land, twice. What it uncovers is yours every turn. The ring shows a land that needs you soon.
lesson-cards = Now play power cards and pay their energy. Point at a card, or hold it down, to read it. Shatter Homesteads destroys a town: choose it, towns will be built this turn.
lesson-ready = You may play as many cards as your track allows. Cards without a price cost nothing, and their elements help. Play another if you like, then choose Ready.
lesson-fast = Red powers are fast and come before the invaders, blue ones after. Your spirit can use a few slow powers early, but the new towns are not built yet. So wait: choose Ready.
lesson-first-news = The invaders have built towns where explorers stood, and explored another terrain. Next turn they ravage where they have just built, unless you act.
lesson-slow = Now for the slow powers. Choose Shatter Homesteads, then the land in the ring: its new town falls, and that frightens the invaders. Choose Ready when you are done.
lesson-second-turn = Time passes: cards that you have played lie in your discard, and the invaders’ cards have moved on by one. The terrain that was built on is the one they ravage now.
lesson-reclaim = Choose the group in the ring: all cards come back to your hand, and you gain a new power. In a first game they come in a printed order. Choose its symbols one by one.
lesson-more-cards = Towns are about to ravage. Play Shatter Homesteads again, and your new power too if you can pay for it. Then choose Ready.
lesson-hasten = This is what Lightning is good at: a slow power used early, because you have air. Choose Shatter Homesteads, then the land in the ring, before it is ravaged. Then choose Ready.
lesson-ravage = A fear card that you have earned comes first. Then they ravage: 2 damage or more brings blight, one explorer does too little, and dahan who survive strike back. Play to the end of the turn.
lesson-end = Those were two turns. You win when all invaders are gone; the more fear you cause, the fewer must go. Too much blight, or a spirit without presence, and you lose. The rest is yours: good luck!
