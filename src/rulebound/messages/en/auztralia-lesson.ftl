# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = You come to a coast where the Old Ones sleep inland. Build a railway, farms and mines, then soldiers, before they wake. At the end your points must beat theirs.
lesson-port = Everything you build hangs on your port. Sites with goods and farmland nearby are good; sleeping Old Ones nearby are not so good. The site in the ring has both: choose it.
lesson-railway = This is your board of actions. Each shows the time it takes and what it costs. A railway takes a coal and an iron and lays two rails. Choose it.
lesson-rail = Rails run from hex to hex, beginning at your port. Choose the line in the ring: it leads to ground where a farm can stand.
lesson-second-rail = You may lay a second rail with the same action. The line in the ring leads on to gold. Choose it.
lesson-timetable = Each action moves your disc along the timetable. Time is what you pay with: the Old Ones wake at space 23, and nobody acts after 53.
lesson-farm = Your rails now touch farmland. Each farm on the map is worth 2 points at the end, and Old Ones who reach it blight it. Choose Farm, and place one.
lesson-mine = Your rails also touch goods. Choose Mine: it takes them off the map into your store. Gold buys soldiers, coal and iron become rails, phosphate is points.
lesson-cubes = Each action keeps a cube in its box. A box with cubes costs a gold for each of them when you use it again. Retrieve takes all cubes back, for a little time.
lesson-soldiers = Next to your rails something sleeps. Before you wake it, have soldiers. Choose Military, then two infantry: they are cheap, and enough for a first fight.
lesson-attack = Choose Attack, then the sleeping tile in the ring, then send your infantry. Only what lies close to your rails can be reached. If the tile is empty, attack another.
lesson-fight = Each card you turn up tells which units hit, what hits you, and whether your nerve gives way. Go on fighting until it falls. When sanity or soldiers run out, you must flee.
lesson-points = The fight is over. An Old One that you have beaten no longer counts against you, and may count for you. So soldiers pay twice: they save your farms and they win points.
lesson-old-ones = Those that still sleep will wake: cards reveal them, and they walk towards farms and ports. If one gets hold of a port, the game ends. Keep soldiers ready.
lesson-end = At the end the Old Ones count who is face up, twice who is still face down, and blighted farms. Beat that. Characters on offer can help you. The rest is yours: good luck!
