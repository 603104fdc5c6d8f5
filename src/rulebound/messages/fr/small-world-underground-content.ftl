### Small World Underground: names and texts of races, powers, relics, places and terrains.

## Terrains

terrain-black-mountain = Montagne noire
terrain-mine = Mine
terrain-mudpool = Mare de boue
terrain-mushroom-forest = Champignonnière
terrain-mystic-crystal = Cristal mystique
terrain-river = Rivière
terrain-chasm = Gouffre sans fond

## Races

race-cultists = Cultistes
race-cultists-text = Le Grand Ancien arrive avec ta première conquête et rend sa région imprenable. Les régions adjacentes à la sienne te coûtent 1 pion de moins (au moins 1). Au début d’un tour suivant, tu peux le déplacer dans n’importe laquelle de tes régions.
race-drow = Elfes noirs
race-drow-text = Marque 1 pièce de plus pour chacune de tes régions dont aucune région voisine ne contient un autre peuple (ton propre autre peuple compte) ni des Monstres.
race-flames = Flammes
race-flames-text = Pose le Volcan sur un Gouffre à volcan. Polonais : tu entres par le bord, comme tout le monde. Anglais : tu entres à côté du Volcan. Une région voisine du Volcan, ou voisine de régions de Flammes reliées à lui sans coupure, coûte comme si elle était vide : Monstres et pions qui s’y trouvent ne comptent pas.
race-gnomes = Gnomes
race-gnomes-text = À leur tour, les autres joueurs ne peuvent se servir d’aucune capacité, d’aucun pouvoir, lieu ou relique pour conquérir tes régions : seule marche une simple attaque depuis une région voisine, ou depuis le bord du plateau pour entrer. Le Balrog ne peut pas entrer dans tes régions. Cesse en déclin.
race-iron-dwarves = Nains de fer
race-iron-dwarves-text = À chaque redéploiement, gagne 1 Marteau d’argent par Mine que tu tiens (7 au plus). Les marteaux paient les conquêtes comme des pions, mais il faut au moins 1 Nain par conquête. Ils te reviennent après le redéploiement, ne défendent jamais et sont perdus quand tu passes en déclin.
race-kraken = Poulpies
race-kraken-text = Tu peux rester sur des régions de Rivière et les compter, même en déclin. Pour passer, les autres doivent conquérir ces régions.
race-liches = Liches
race-liches-text = Qui conquiert une région de tes Liches en déclin te paie 1 pièce. Un joueur sans pièce ne peut conquérir aucune région de Liches, actives ou en déclin.
race-lizardmen = Hommes-lézards
race-lizardmen-text = Tu passes par-dessus les régions de Rivière, vides ou occupées, sans les conquérir, même pour entrer par un bout de rivière. Tu ne peux pas rester sur la rivière.
race-mudmen = Golems
race-mudmen-text = À chaque redéploiement, gagne 1 pion par Mare de boue que tu tiens, tant que la réserve a des Golems.
race-mummies = Momies
race-mummies-text = Chaque conquête te coûte 1 pion de plus.
race-ogres = Ogres
race-ogres-text = Chaque conquête te coûte 1 pion de moins (au moins 1).
race-shadow-mimes = Mimes de l’ombre
race-shadow-mimes-text = Quand tu les prends, tu peux échanger leur pouvoir avec celui d’un autre duo au choix. Les pièces restent où elles sont, et tu prends les pions du pouvoir que tu as pour finir.
race-shrooms = Champis
race-shrooms-text = Marque 1 pièce de plus pour chaque Champignonnière que tu tiens.
race-spiderines = Arachnides
race-spiderines-text = Toute région voisine d’un Gouffre est adjacente à toutes tes régions. Tu peux entrer par n’importe quelle région voisine d’un Gouffre.
race-will-o-wisps = Feux follets
race-will-o-wisps-text = Avant de conquérir une région de Cristal mystique, ou une région adjacente à un Cristal mystique que tu tiens, tu peux lancer le dé et payer autant de pions de moins (au moins 1). Si tes pions et le dé suffisent, tu dois conquérir ; sinon, tes conquêtes s’arrêtent.

## Special powers

power-adventurous = Intrépides
power-adventurous-text = Marque 1 pièce de plus pour chacune de tes régions qui a un Lieu légendaire.
power-fisher = à la Pêche
power-fisher-text = Marque 1 pièce par paire de régions côtières que tu tiens. Une région côtière est une terre voisine d’une Rivière.
power-flocking = Grégaires
power-flocking-text = Marque 2 pièces si toutes tes régions sont d’un seul tenant.
power-frightened = Pleutres
power-frightened-text = Marque 1 pièce de plus pour chacune de tes régions où tu as 3 pions ou plus.
power-immortal = Increvables
power-immortal-text = Quand tu perds une région, tu ne perds aucun pion : tu les replaces tous à la fin du tour de l’attaquant. Un échange par Vampires ou par l’Orbe emporte quand même son pion.
power-magic = et leur Musette
power-magic-text = Chaque tour, la Musette imite une relique face visible sur le plateau, peu importe qui la tient. On ne peut pas te la prendre. Anglais : elle ne peut pas répéter le pouvoir d’une relique sur la région où cette relique sert.
power-martyr = Souffre-douleur
power-martyr-text = Prends 1 pièce à la banque chaque fois qu’un adversaire conquiert une de tes régions.
power-mining = des Mines
power-mining-text = Marque 1 pièce de plus pour chaque Mine que tu tiens.
power-muddy = de Boue
power-muddy-text = Marque 1 pièce de plus pour chaque Mare de boue que tu tiens, même en déclin.
power-mystic = de Cristal
power-mystic-text = Marque 1 pièce de plus pour chaque région de Cristal mystique que tu tiens.
power-quarreling = Irascibles
power-quarreling-text = Marque 1 pièce pour chaque groupe de tes régions qui n’a de frontière avec aucun autre ; un groupe unique compte aussi.
power-reborn = Réincarnables
power-reborn-text = Une fois ce peuple en déclin, tu peux au début de ton tour vider 1 ou 2 de ses régions et mettre dans chacune 1 pion de ton peuple actif, pris dans la réserve ou, si elle est vide, dans ta main.
power-royal = et leur Reine
power-royal-text = À la fin de ton tour, mets la Reine dans une de tes régions : elle est imprenable. En déclin, la Reine reste où elle est et continue de protéger.
power-shield = en Armure
power-shield-text = À chaque redéploiement, prends 1 Armure de champignon par Champignonnière que tu tiens (8 en tout) ; place-les dans tes régions. Chacune ajoute 1 au coût de la région jusqu’à ce que tu la perdes ou la quittes, même en déclin.
power-stone = des Montagnes
power-stone-text = Marque 1 pièce de plus pour chaque région de Montagne noire que tu tiens.
power-thieving = Kleptomanes
power-thieving-text = Au décompte, prends 1 pièce à chaque joueur qui a un pion actif à côté d’une de tes régions.
power-tomb = d’Outre-tombe
power-tomb-text = Quand tu passes en déclin, tous tes pions restent et tu peux les redisposer une fois. Une région perdue plus tard te coûte 1 pion et les autres rejoignent tes dernières régions d’Outre-tombe ; s’il n’en reste aucune, ils sont perdus.
power-vampire = Vampires
power-vampire-text = Une fois par tour (anglais : une fois par tour et par adversaire), tu peux conquérir une région tenue par un pion actif seul en l’échangeant contre un des tiens, pris dans la réserve (dans ta main si la réserve est vide). Il faut que tu puisses l’atteindre et que tu aies 1 pion en main ; les défenses ne comptent pas.
power-vanishing = Éphémères
power-vanishing-text = Quand tu passes en déclin, tous tes pions quittent le plateau et chaque région qu’ils tenaient marque 2 pièces au lieu de 1.
power-vengeful = sans Pardon
power-vengeful-text = Qui conquiert une région de l’un ou l’autre de tes peuples reçoit un marqueur Vengeance. À ton tour suivant, toutes les régions des joueurs marqués te coûtent 1 pion de moins (au moins 1).
power-wise = Sages
power-wise-text = Marque 2 pièces à chaque tour où ce peuple est en déclin et tient une région, y compris le tour du passage en déclin.

## Righteous relics

relic-flying-doormat = Paillasson volant
    .le = le Paillasson volant
relic-flying-doormat-text = Une fois par tour, conquiers une région n’importe où sur le plateau, à son prix habituel. Pas pour entrer sur le plateau. Le Paillasson s’y déplace si tu réussis.
relic-froggys-ring = Anneau de Froggy
    .le = l’Anneau de Froggy
relic-froggys-ring-text = À la fin de ton tour, tu peux le poser dans une région de ton peuple actif et prendre 1 pièce à chaque joueur qui a un pion actif à côté.
relic-stinky-trolls-socks = Chaussettes puantes du Troll
    .le = les Chaussettes puantes du Troll
relic-stinky-trolls-socks-text = Une fois par tour, conquiers une région comme si elle était vide : Monstres et pions ne comptent pas. Un adversaire chassé ainsi ne perd aucun pion. Les Chaussettes s’y déplacent.
relic-scepter-of-avarice = Sceptre d’avarice
    .le = le Sceptre d’avarice
relic-scepter-of-avarice-text = À la fin de ton tour, tu peux le poser dans une région de ton peuple actif : les pièces de cette région sont doublées. Sans effet sur les pièces prises aux autres joueurs ni à la Mine du Nain perdu.
relic-shiny-orb = Orbe étincelant
    .le = l’Orbe étincelant
relic-shiny-orb-text = Une fois par tour, conquiers une région tenue par un pion actif adverse seul en l’échangeant contre un des tiens, pris dans la réserve (dans ta main si la réserve est vide). Il faut que tu puisses l’atteindre et que tu aies 1 pion en main. L’Orbe s’y déplace.
relic-sword-of-killer-rabbit = Épée du Lapin tueur
    .le = l’Épée du Lapin tueur
relic-sword-of-killer-rabbit-text = Une fois par tour, une conquête te coûte 2 pions de moins (au moins 1). L’Épée s’y déplace.

## Popular places

place-altar-of-souls = Autel des âmes
    .le = l’Autel des âmes
place-altar-of-souls-text = À la fin de ton tour (polonais : avant le décompte, anglais : après), tu peux donner un de tes pions en déclin, n’importe où sur le plateau, pour 3 pièces. Agit aussi en déclin.
place-crypt-of-tomb-raider = Crypte du pilleur de tombes
    .le = la Crypte du pilleur de tombes
place-crypt-of-tomb-raider-text = À la fin de ton tour, tu peux mettre le Fantôme dans n’importe quelle région (anglais : mais pas celle-ci) : elle est imprenable. En déclin, le Fantôme reste où il est. Qui conquiert la Crypte reçoit le Fantôme ; polonais : il y revient aussitôt.
place-diamond-fields = Champs de diamants
    .le = les Champs de diamants
place-diamond-fields-text = Marque 1 pièce de plus pour cette région et pour chaque autre région du même terrain tenue par le même peuple. Agit aussi en déclin.
place-great-brass-pipe = Grand Tuyau de cuivre
    .le = le Grand Tuyau de cuivre
place-great-brass-pipe-text = Pour toi, toutes les régions du terrain de cette région sont adjacentes entre elles.
place-fountain-of-youth = Fontaine de jouvence
    .le = la Fontaine de jouvence
place-fountain-of-youth-text = Au début de ton tour, gagne 1 pion de ton peuple, si la réserve en a un.
place-keep-on-motherland = Donjon de la mère patrie
    .le = le Donjon de la mère patrie
place-keep-on-motherland-text = Marque 1 pièce de plus ; conquérir cette région coûte 1 pion de plus. Les deux agissent aussi en déclin.
place-mine-of-lost-dwarf = Mine du Nain perdu
    .le = la Mine du Nain perdu
place-mine-of-lost-dwarf-text = Marque 2 pièces de plus, même en déclin. Le Sceptre est sans effet ici.
place-stonehedge = Stonehedge
    .le = Stonehedge
place-stonehedge-text = Un pouvoir spécial tiré au hasard reste ici toute la partie et sert au peuple qui tient cette région. Polonais : à un peuple actif seulement, et un pouvoir qui n’agit qu’en déclin sert à son peuple en déclin. Anglais : en déclin, il sert si le pouvoir agit en déclin.
place-wickedest-pentacle = Pentacle maléfique
    .le = le Pentacle maléfique
place-wickedest-pentacle-text = Qui le trouve peut envoyer le Balrog dans une région voisine ; ensuite, qui le tient peut déplacer le Balrog d’une région par tour. Le Balrog chasse qui s’y trouve, qui perd 2 pions. Sa région est imprenable pour tous et ne rapporte à personne.

## Markers

marker-volcano = Volcan
marker-great-ancient = Grand Ancien
marker-balrog = Balrog
marker-ghost = Fantôme du pilleur de tombes
marker-queen = Reine
marker-bag = Musette sans fond
