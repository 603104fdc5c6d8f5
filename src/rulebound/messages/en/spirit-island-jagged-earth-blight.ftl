### Spirit Island: the blight cards of Jagged Earth.

blight-all-things-weaken = All Things Weaken
blight-all-things-weaken-text = 3 blight for each player. From the next turn on invaders and dahan have 1 health less, but at least 1; a land gets blight from 1 damage less, but at least 1; added blight destroys all presence and beasts in its land and 1 presence in a land next to it.
blight-invaders-find-the-land-to-their-liking = Invaders find the Land to their Liking
blight-invaders-find-the-land-to-their-liking-text = The island stays healthy. 2 blight for each player. At once, the fear pool grows for each player by 1 at terror level 1, by 1.5 at level 2 (rounded down in all), by 2 at level 3.
blight-power-corrodes-the-spirit = Power Corrodes the Spirit
blight-power-corrodes-the-spirit-text = 4 blight for each player. At the start of every invader phase each spirit with 3 or more power cards in play, or with one in play that costs 4 or more, destroys 1 of its presence.
blight-strong-earth-shatters-slowly = Strong Earth Shatters Slowly
blight-strong-earth-shatters-slowly-text = The island stays healthy. 2 blight for each player. At once, each player adds 1 blight from this card to a land next to blight.
blight-thriving-communities = Thriving Communities
blight-thriving-communities-text = 4 blight for each player. At once, on each board, in 4 different lands with explorers or towns replace 1 town with 1 city, or 1 explorer with 1 town.
blight-unnatural-proliferation = Unnatural Proliferation
blight-unnatural-proliferation-text = 3 blight for each player. At once, each spirit adds 1 presence to a land with its presence. On each board add 1 dahan to a land with dahan, and 2 cities to the land with the fewest towns and cities that has any.
blight-untended-land-crumbles = Untended Land Crumbles
blight-untended-land-crumbles-text = 4 blight for each player. At the start of every invader phase, on each board add 1 blight to a land next to blight, unless the spirits together pay 3 energy or destroy 1 presence on that board.

prompt-cities-in = Which land gets 2 cities?
prompt-dahan-in = Which land gets 1 dahan?

way-let-it-crumble = Add blight on this board
way-lose-for-the-land = Destroy 1 presence on this board
way-pay-for-the-land = Pay 3 energy together
