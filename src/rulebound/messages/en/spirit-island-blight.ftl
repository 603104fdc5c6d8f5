### Spirit Island: the blight cards.

blight-downward-spiral = Downward Spiral
blight-downward-spiral-text = 5 blight for each player. At the start of every invader phase each spirit destroys 1 of its presence.
blight-memory-fades-to-dust = Memory Fades to Dust
blight-memory-fades-to-dust-text = 4 blight for each player. At the start of every invader phase each spirit forgets a power card or destroys 1 of its presence.
