### Spirit Island: the blight cards of Branch & Claw.

blight-a-pall-upon-the-land = A Pall upon the Land
blight-a-pall-upon-the-land-text = 3 blight for each player. At once, on each board destroy 1 presence and remove 1 town.
blight-aid-from-lesser-spirits = Aid from Lesser Spirits
blight-aid-from-lesser-spirits-text = 2 blight for each player. At once, draw as many minor powers as there are players and 1 more, and give 1 to each spirit: it may use it every turn as if it had played it, for no energy and no card play. The last one is discarded.
blight-back-against-the-wall = Back Against the Wall
blight-back-against-the-wall-text = 2 blight for each player. In every spirit phase each spirit gains 1 energy and may play 1 card more.
blight-disintegrating-ecosystem = Disintegrating Ecosystem
blight-disintegrating-ecosystem-text = 5 blight for each player. At once, on each board destroy 1 beasts, then add 1 blight to a land with a town or city.
blight-erosion-of-will = Erosion of Will
blight-erosion-of-will-text = 3 blight for each player. At once, 2 fear for each player; each spirit destroys 1 of its presence and loses 1 energy.
blight-promising-farmlands = Promising Farmlands
blight-promising-farmlands-text = 4 blight for each player. At once, on each board add 1 town and 1 city to an inland land without towns and cities.
blight-tipping-point = Tipping Point
blight-tipping-point-text = 5 blight for each player. At once, each spirit destroys 3 of its presence.

prompt-blight-in = To which land is blight added?
prompt-farmland = Which inland land gets 1 town and 1 city?
prompt-lend = Which card do you use every turn from now on?
prompt-lose-beasts = In which land are beasts destroyed?
prompt-whose-presence = Whose presence is destroyed?
