### Spirit Island: the adversaries, their escalations and what each level adds.

adversary-brandenburg-prussia = Royaume de Brandebourg-Prusse
adversary-brandenburg-prussia-text = Colonise vite et en bon ordre : avec ses niveaux, le paquet envahisseur raccourcit et les grandes cartes arrivent plus tôt.
escalation-brandenburg-prussia = Ruée vers les terres
escalation-brandenburg-prussia-text = Sur chaque plateau avec un village ou une ville, 1 village est ajouté dans une région sans village.
adversary-brandenburg-prussia-level-1 = Départ rapide
adversary-brandenburg-prussia-level-1-text = À la mise en place, la région 3 de chaque plateau reçoit 1 village de plus.
adversary-brandenburg-prussia-level-2 = Afflux de colons
adversary-brandenburg-prussia-level-2-text = Une des cartes envahisseurs de stade III est placée entre celles de stade I et de stade II.
adversary-brandenburg-prussia-level-3 = Efficaces
adversary-brandenburg-prussia-level-3-text = Une carte envahisseur de stade I de plus est retirée : il en reste 2.
adversary-brandenburg-prussia-level-4 = Calendrier serré
adversary-brandenburg-prussia-level-4-text = Une carte envahisseur de stade II de plus est retirée : il en reste 3.
adversary-brandenburg-prussia-level-5 = Impitoyablement efficaces
adversary-brandenburg-prussia-level-5-text = Une carte envahisseur de stade I de plus est retirée : il en reste 1.
adversary-brandenburg-prussia-level-6 = Terriblement efficaces
adversary-brandenburg-prussia-level-6-text = Il ne reste aucune carte envahisseur de stade I.
