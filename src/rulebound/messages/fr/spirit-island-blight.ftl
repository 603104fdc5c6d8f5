### Spirit Island: the blight cards.

blight-downward-spiral = Spirale infernale
blight-downward-spiral-text = 5 désolations par joueur. Au début de chaque phase des envahisseurs, chaque esprit détruit 1 de ses présences.
blight-memory-fades-to-dust = Le souvenir tombe en poussière
blight-memory-fades-to-dust-text = 4 désolations par joueur. Au début de chaque phase des envahisseurs, chaque esprit oublie une carte pouvoir ou détruit 1 de ses présences.
