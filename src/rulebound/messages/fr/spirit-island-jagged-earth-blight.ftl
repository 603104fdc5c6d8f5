### Spirit Island: the blight cards of Jagged Earth.

blight-all-things-weaken = Tout s’affaiblit
blight-all-things-weaken-text = 3 désolations par joueur. À partir du prochain tour, les envahisseurs et les dahans ont 1 de santé en moins, mais au moins 1 ; une région reçoit de la désolation à partir de 1 dégât de moins, mais au moins 1 ; une désolation ajoutée détruit toutes les présences et bêtes de sa région et 1 présence dans une région voisine.
blight-invaders-find-the-land-to-their-liking = La terre plaît aux envahisseurs
blight-invaders-find-the-land-to-their-liking-text = L’île reste saine. 2 désolations par joueur. Aussitôt, la réserve de peur grandit, par joueur, de 1 au niveau de terreur 1, de 1,5 au niveau 2 (total arrondi à l’inférieur), de 2 au niveau 3.
blight-power-corrodes-the-spirit = Le pouvoir ronge l’esprit
blight-power-corrodes-the-spirit-text = 4 désolations par joueur. Au début de chaque phase des envahisseurs, chaque esprit avec 3 cartes pouvoir ou plus en jeu, ou avec une carte en jeu qui coûte 4 ou plus, détruit 1 de ses présences.
blight-strong-earth-shatters-slowly = La terre forte se brise lentement
blight-strong-earth-shatters-slowly-text = L’île reste saine. 2 désolations par joueur. Aussitôt, chaque joueur ajoute 1 désolation de cette carte dans une région voisine de désolation.
blight-thriving-communities = Communautés florissantes
blight-thriving-communities-text = 4 désolations par joueur. Aussitôt, sur chaque plateau, dans 4 régions différentes avec des explorateurs ou des villages, remplacez 1 village par 1 ville, ou 1 explorateur par 1 village.
blight-unnatural-proliferation = Prolifération contre nature
blight-unnatural-proliferation-text = 3 désolations par joueur. Aussitôt, chaque esprit ajoute 1 présence dans une région avec sa présence. Sur chaque plateau, ajoutez 1 dahan dans une région avec des dahans, et 2 villes dans la région qui a le moins de villages et de villes tout en en ayant.
blight-untended-land-crumbles = La terre négligée s’effrite
blight-untended-land-crumbles-text = 4 désolations par joueur. Au début de chaque phase des envahisseurs, sur chaque plateau, ajoutez 1 désolation dans une région voisine de désolation, sauf si les esprits paient ensemble 3 énergies ou détruisent 1 présence sur ce plateau.

prompt-cities-in = Quelle région reçoit 2 villes ?
prompt-dahan-in = Quelle région reçoit 1 dahan ?

way-let-it-crumble = Ajouter une désolation sur ce plateau
way-lose-for-the-land = Détruire 1 présence sur ce plateau
way-pay-for-the-land = Payer 3 énergies ensemble
