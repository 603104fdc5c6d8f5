### Spirit Island: the Kingdom of England, its escalation, its loss condition and what each level adds.

adversary-england = Royaume d’Angleterre
adversary-england-text = Bâtit plus que les autres : avec ses niveaux, les envahisseurs construisent à côté de l’existant et une fois de plus à chaque phase des envahisseurs. Gagne par une seule grande capitale.
setup-adversary-england = { adversary-england }
setup-supporting-england = { adversary-england }
escalation-england = Boom immobilier
escalation-england-text = Sur chaque plateau avec un village ou une ville, les envahisseurs construisent dans la région avec le plus de villages et de villes.
counter-england = Fière et puissante capitale
counter-england-text = Les joueurs perdent dès que 7 villages et villes ou plus se trouvent dans une même région.
adversary-england-level-1 = Des terres pour les engagés
adversary-england-level-1-text = Les cartes de construction touchent aussi les régions du bon terrain sans envahisseurs qui ont à côté d’elles au moins 2 villages et villes en tout. Ces régions sont déterminées avant la première construction de la carte.
adversary-england-level-2 = Criminels et mécontents
adversary-england-level-2-text = À la mise en place, la région 1 de chaque plateau reçoit 1 ville de plus et la région 2 reçoit 1 village de plus.
adversary-england-level-3 = Forte immigration (I)
adversary-england-level-3-text = Le plateau des envahisseurs a un emplacement de plus à gauche du ravage : les cartes envahisseurs y vont en quittant le ravage, et de là à la défausse. À chaque phase des envahisseurs, ceux-ci construisent selon la carte qui s’y trouve avant de ravager. Quand une carte de stade II arrive à cet emplacement, elle est défaussée et l’emplacement est retiré.
adversary-england-level-4 = Forte immigration (complète)
adversary-england-level-4-text = L’emplacement de construction supplémentaire reste toute la partie.
adversary-england-level-5 = Autonomie locale
adversary-england-level-5-text = Les villages et les villes ont 1 de santé en plus.
adversary-england-level-6 = Volonté d’indépendance
adversary-england-level-6-text = À la mise en place, la réserve de peur reçoit 1 peur de plus par joueur. Dans une phase des envahisseurs où aucune carte peur n’est résolue, les envahisseurs construisent deux fois selon la carte de l’emplacement supplémentaire.

step-high-immigration = construction de Forte immigration
    .de = de construction de Forte immigration
prompt-building-boom = Boom immobilier : dans laquelle des régions avec le plus de villages et de villes les envahisseurs construisent-ils ?
reason-capital = 7 villages et villes ou plus se trouvent dans une même région
result-capital = Tant de villages et de villes se trouvent dans une même région que les envahisseurs ont leur capitale.
