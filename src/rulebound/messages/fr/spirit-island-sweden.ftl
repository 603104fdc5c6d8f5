### Spirit Island: the Kingdom of Sweden, its escalation and what each level adds.

adversary-sweden = Royaume de Suède
adversary-sweden-text = Creuse l’île et gagne les dahans à sa cause : avec ses niveaux, les envahisseurs frappent plus fort, et leurs ravages apportent plus de désolation et de nouveaux villages.
setup-adversary-sweden = { adversary-sweden }
setup-supporting-sweden = { adversary-sweden }
escalation-sweden = Ralliés aux envahisseurs
escalation-sweden-text = Dans cette phase des envahisseurs, après une exploration dans une région qui a au moins autant d’envahisseurs que de dahans, 1 dahan y est remplacé par 1 village.
adversary-sweden-level-1 = Mines intensives
adversary-sweden-level-1-text = Un ravage qui inflige au moins 6 dégâts à la terre, 4 de plus qu’il n’en faut pour la désolation, ajoute 2 désolations au lieu de 1. La seconde ne détruit aucune présence et ne se propage pas.
adversary-sweden-level-2 = Surpopulation au pays
adversary-sweden-level-2-text = À la mise en place, la région 4 de chaque plateau reçoit 1 ville de plus. La désolation imprimée dans la région 4 va dans la région 5 à la place.
adversary-sweden-level-3 = Bon acier pour outils et fusils
adversary-sweden-level-3-text = Les villages infligent 3 dégâts et les villes 5 dégâts.
adversary-sweden-level-4 = Soutien royal
adversary-sweden-level-4-text = À la fin de la mise en place, une fois tous les autres envahisseurs arrivés, la prochaine carte envahisseur est défaussée. Sur chaque plateau, la région de cette sorte qui a le moins d’envahisseurs reçoit 1 village.
adversary-sweden-level-5 = Ruée minière
adversary-sweden-level-5-text = Quand un ravage ajoute de la désolation dans une région, 1 village est ajouté dans une région voisine sans village ni ville. La désolation qui s’est propagée là ne compte pas.
adversary-sweden-level-6 = Avant-poste de prospection
adversary-sweden-level-6-text = À la mise en place, la région 8 de chaque plateau reçoit 1 village et 1 désolation, prise dans la boîte.

lasting-swayed-by-the-invaders = des dahans se rallient là où les envahisseurs explorent
prompt-royal-backing = Soutien royal : laquelle des régions avec le moins d’envahisseurs reçoit 1 village ?
prompt-mining-rush = Ruée minière : quelle région voisine sans village ni ville reçoit 1 village ?
