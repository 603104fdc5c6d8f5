### Spirit Island: the fear cards of Feather & Flame, each with a text for terror level 1, 2 and 3.

fear-angry-mobs = Angry Mobs
fear-angry-mobs-1 = Each player may replace 1 town with 2 explorers. 1 fear for each player who does.
fear-angry-mobs-2 = In every land with 2 or more explorers, destroy 1 explorer or town for every 2 explorers there.
fear-angry-mobs-3 = In every land with 2 or more explorers, destroy 1 invader for every 2 explorers there.
fear-communities-in-disarray = Communities in Disarray
fear-communities-in-disarray-1 = This turn each city does 1 damage less in a ravage, and invaders do not heal when the turn ends.
fear-communities-in-disarray-2 = This turn each town and city does 1 damage less in a ravage, and invaders do not heal when the turn ends.
fear-communities-in-disarray-3 = This turn each town and city does 2 damage less in a ravage, and invaders do not heal when the turn ends.
fear-depopulation = Depopulation
fear-depopulation-1 = On each board replace 1 town with 1 explorer.
fear-depopulation-2 = On each board remove 1 town.
fear-depopulation-3 = On each board remove 1 town, or replace 1 city with 1 town.
fear-mimic-the-dahan = Mimic the Dahan
fear-mimic-the-dahan-1 = Each player removes 1 explorer or town from a land with 2 or more dahan.
fear-mimic-the-dahan-2 = Each player replaces 1 explorer or town with 1 dahan in a land with 2 or more dahan.
fear-mimic-the-dahan-3 = Each player replaces 1 explorer or town with 1 dahan in a land with dahan or next to 3 or more.
fear-spreading-timidity = Spreading Timidity
fear-spreading-timidity-1 = Each player isolates a land.
fear-spreading-timidity-2 = Each player isolates a land that no one else has chosen. Defend 2 there.
fear-spreading-timidity-3 = Each player isolates a land that no one else has chosen. Defend 4 there.

prompt-isolate-land = Which land is isolated?

way-shrink-city = Replace a city with a town

fear-angry-mobs-text = Terror level 1: { fear-angry-mobs-1 } Level 2: { fear-angry-mobs-2 } Level 3: { fear-angry-mobs-3 }
fear-communities-in-disarray-text = Terror level 1: { fear-communities-in-disarray-1 } Level 2: { fear-communities-in-disarray-2 } Level 3: { fear-communities-in-disarray-3 }
fear-depopulation-text = Terror level 1: { fear-depopulation-1 } Level 2: { fear-depopulation-2 } Level 3: { fear-depopulation-3 }
fear-mimic-the-dahan-text = Terror level 1: { fear-mimic-the-dahan-1 } Level 2: { fear-mimic-the-dahan-2 } Level 3: { fear-mimic-the-dahan-3 }
fear-spreading-timidity-text = Terror level 1: { fear-spreading-timidity-1 } Level 2: { fear-spreading-timidity-2 } Level 3: { fear-spreading-timidity-3 }
