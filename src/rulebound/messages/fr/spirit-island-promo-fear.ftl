### Spirit Island: the fear cards of Feather & Flame, each with a text for terror level 1, 2 and 3.

fear-angry-mobs = Foules en colère
fear-angry-mobs-1 = Chaque joueur peut remplacer 1 village par 2 explorateurs. 1 peur par joueur qui le fait.
fear-angry-mobs-2 = Dans chaque région avec 2 explorateurs ou plus, détruisez 1 explorateur ou village par tranche de 2 explorateurs sur place.
fear-angry-mobs-3 = Dans chaque région avec 2 explorateurs ou plus, détruisez 1 envahisseur par tranche de 2 explorateurs sur place.
fear-communities-in-disarray = Communautés en déroute
fear-communities-in-disarray-1 = Ce tour, chaque ville inflige 1 dégât de moins lors d’un ravage, et les envahisseurs ne guérissent pas à la fin du tour.
fear-communities-in-disarray-2 = Ce tour, chaque village et chaque ville inflige 1 dégât de moins lors d’un ravage, et les envahisseurs ne guérissent pas à la fin du tour.
fear-communities-in-disarray-3 = Ce tour, chaque village et chaque ville inflige 2 dégâts de moins lors d’un ravage, et les envahisseurs ne guérissent pas à la fin du tour.
fear-depopulation = Dépeuplement
fear-depopulation-1 = Sur chaque plateau, remplacez 1 village par 1 explorateur.
fear-depopulation-2 = Sur chaque plateau, retirez 1 village.
fear-depopulation-3 = Sur chaque plateau, retirez 1 village, ou remplacez 1 ville par 1 village.
fear-mimic-the-dahan = Imiter les dahans
fear-mimic-the-dahan-1 = Chaque joueur retire 1 explorateur ou village d’une région avec 2 dahans ou plus.
fear-mimic-the-dahan-2 = Chaque joueur remplace 1 explorateur ou village par 1 dahan dans une région avec 2 dahans ou plus.
fear-mimic-the-dahan-3 = Chaque joueur remplace 1 explorateur ou village par 1 dahan dans une région avec des dahans ou voisine de 3 ou plus.
fear-spreading-timidity = La timidité se répand
fear-spreading-timidity-1 = Chaque joueur isole une région.
fear-spreading-timidity-2 = Chaque joueur isole une région que personne d’autre n’a choisie. Défense 2 sur place.
fear-spreading-timidity-3 = Chaque joueur isole une région que personne d’autre n’a choisie. Défense 4 sur place.

prompt-isolate-land = Quelle région est isolée ?

way-shrink-city = Remplacer une ville par un village

fear-angry-mobs-text = Niveau de terreur 1 : { fear-angry-mobs-1 } Niveau 2 : { fear-angry-mobs-2 } Niveau 3 : { fear-angry-mobs-3 }
fear-communities-in-disarray-text = Niveau de terreur 1 : { fear-communities-in-disarray-1 } Niveau 2 : { fear-communities-in-disarray-2 } Niveau 3 : { fear-communities-in-disarray-3 }
fear-depopulation-text = Niveau de terreur 1 : { fear-depopulation-1 } Niveau 2 : { fear-depopulation-2 } Niveau 3 : { fear-depopulation-3 }
fear-mimic-the-dahan-text = Niveau de terreur 1 : { fear-mimic-the-dahan-1 } Niveau 2 : { fear-mimic-the-dahan-2 } Niveau 3 : { fear-mimic-the-dahan-3 }
fear-spreading-timidity-text = Niveau de terreur 1 : { fear-spreading-timidity-1 } Niveau 2 : { fear-spreading-timidity-2 } Niveau 3 : { fear-spreading-timidity-3 }
