### Spirit Island: the fear cards of Jagged Earth, each with a text for terror level 1, 2 and 3.

fear-beset-by-many-troubles = Assaillis de tous côtés
fear-beset-by-many-troubles-1 = Défense 3 dans chaque région avec terre aride, bête, maladie, ronce ou discorde.
fear-beset-by-many-troubles-2 = Défense 5 dans chaque région avec terre aride, bête, maladie, ronce ou discorde, et dans chaque région voisine de 3 de ces jetons ou plus.
fear-beset-by-many-troubles-3 = Pour chaque terre aride, bête, maladie, ronce et discorde, défense 3 dans sa région et dans les régions voisines.
fear-dahan-reclaim-fishing-grounds = Les dahans reprennent leurs eaux de pêche
fear-dahan-reclaim-fishing-grounds-1 = Chaque joueur choisit une région côtière avec des dahans que personne d’autre n’a choisie : 1 dégât par dahan sur place.
fear-dahan-reclaim-fishing-grounds-2 = Chaque joueur choisit une région côtière que personne d’autre n’a choisie et y rassemble jusqu’à 1 dahan. Puis 1 dégât par dahan sur place.
fear-dahan-reclaim-fishing-grounds-3 = Chaque joueur choisit une région côtière que personne d’autre n’a choisie et y rassemble jusqu’à 1 dahan. Puis 2 dégâts par dahan sur place.
fear-flee-from-dangerous-lands = Fuir les terres dangereuses
fear-flee-from-dangerous-lands-1 = Sur chaque plateau, repoussez 1 explorateur ou village d’une région avec des terres arides, des ronces ou des dahans.
fear-flee-from-dangerous-lands-2 = Sur chaque plateau, retirez 1 explorateur ou village d’une région avec des terres arides, des ronces ou des dahans.
fear-flee-from-dangerous-lands-3 = Sur chaque plateau, retirez 1 explorateur ou village de n’importe quelle région, ou 1 ville d’une région avec des terres arides, des ronces ou des dahans.
fear-nerves-fray = À bout de nerfs
fear-nerves-fray-1 = Chaque joueur ajoute 1 discorde dans une région qu’aucune carte de ravage ne désigne.
fear-nerves-fray-2 = Chaque joueur ajoute 2 discordes dans une région qu’aucune carte de ravage ne désigne.
fear-nerves-fray-3 = Chaque joueur ajoute 2 discordes dans une région qu’aucune carte de ravage ne désigne. 1 peur par joueur.
fear-sense-of-dread = Sentiment d’effroi
fear-sense-of-dread-1 = Sur chaque plateau, retirez 1 explorateur d’une région qu’une carte de ravage désigne.
fear-sense-of-dread-2 = Sur chaque plateau, retirez 1 explorateur ou village d’une région qu’une carte de ravage désigne.
fear-sense-of-dread-3 = Sur chaque plateau, retirez 1 envahisseur d’une région qu’une carte de ravage désigne.
fear-theological-strife = Querelles théologiques
fear-theological-strife-1 = Chaque joueur ajoute 1 discorde dans une région avec une présence.
fear-theological-strife-2 = Chaque joueur ajoute 1 discorde dans une région avec une présence. Chaque esprit gagne 1 énergie par site sacré qu’il a dans une région avec des envahisseurs.
fear-theological-strife-3 = Chaque joueur ajoute 1 discorde dans une région avec une présence. Puis chaque envahisseur avec discorde inflige ses dégâts à d’autres envahisseurs de sa région.

fear-beset-by-many-troubles-text = Niveau de terreur 1 : { fear-beset-by-many-troubles-1 } Niveau 2 : { fear-beset-by-many-troubles-2 } Niveau 3 : { fear-beset-by-many-troubles-3 }
fear-dahan-reclaim-fishing-grounds-text = Niveau de terreur 1 : { fear-dahan-reclaim-fishing-grounds-1 } Niveau 2 : { fear-dahan-reclaim-fishing-grounds-2 } Niveau 3 : { fear-dahan-reclaim-fishing-grounds-3 }
fear-flee-from-dangerous-lands-text = Niveau de terreur 1 : { fear-flee-from-dangerous-lands-1 } Niveau 2 : { fear-flee-from-dangerous-lands-2 } Niveau 3 : { fear-flee-from-dangerous-lands-3 }
fear-nerves-fray-text = Niveau de terreur 1 : { fear-nerves-fray-1 } Niveau 2 : { fear-nerves-fray-2 } Niveau 3 : { fear-nerves-fray-3 }
fear-sense-of-dread-text = Niveau de terreur 1 : { fear-sense-of-dread-1 } Niveau 2 : { fear-sense-of-dread-2 } Niveau 3 : { fear-sense-of-dread-3 }
fear-theological-strife-text = Niveau de terreur 1 : { fear-theological-strife-1 } Niveau 2 : { fear-theological-strife-2 } Niveau 3 : { fear-theological-strife-3 }
