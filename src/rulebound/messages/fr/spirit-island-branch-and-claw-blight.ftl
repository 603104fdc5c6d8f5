### Spirit Island: the blight cards of Branch & Claw.

blight-a-pall-upon-the-land = Un voile sur la terre
blight-a-pall-upon-the-land-text = 3 désolations par joueur. Aussitôt, sur chaque plateau, détruisez 1 présence et retirez 1 village.
blight-aid-from-lesser-spirits = L’aide des petits esprits
blight-aid-from-lesser-spirits-text = 2 désolations par joueur. Aussitôt, piochez autant de pouvoirs mineurs qu’il y a de joueurs et 1 de plus, et donnez-en 1 à chaque esprit : il peut l’utiliser à chaque tour comme s’il l’avait joué, sans énergie ni carte à jouer. Le dernier est défaussé.
blight-back-against-the-wall = Dos au mur
blight-back-against-the-wall-text = 2 désolations par joueur. À chaque phase des esprits, chaque esprit gagne 1 énergie et peut jouer 1 carte de plus.
blight-disintegrating-ecosystem = Écosystème en ruine
blight-disintegrating-ecosystem-text = 5 désolations par joueur. Aussitôt, sur chaque plateau, détruisez 1 bête, puis ajoutez 1 désolation dans une région avec un village ou une ville.
blight-erosion-of-will = Érosion de la volonté
blight-erosion-of-will-text = 3 désolations par joueur. Aussitôt, 2 peurs par joueur ; chaque esprit détruit 1 de ses présences et perd 1 énergie.
blight-promising-farmlands = Terres prometteuses
blight-promising-farmlands-text = 4 désolations par joueur. Aussitôt, sur chaque plateau, ajoutez 1 village et 1 ville dans une région intérieure sans village ni ville.
blight-tipping-point = Point de bascule
blight-tipping-point-text = 5 désolations par joueur. Aussitôt, chaque esprit détruit 3 de ses présences.

prompt-blight-in = Dans quelle région ajoutes-tu une désolation ?
prompt-farmland = Quelle région intérieure reçoit 1 village et 1 ville ?
prompt-lend = Quelle carte utilises-tu désormais à chaque tour ?
prompt-lose-beasts = Dans quelle région des bêtes sont-elles détruites ?
prompt-whose-presence = Quelle présence est détruite ?
