### Spirit Island, Feather & Flame: Heart of the Wildfire.

spirit-heart-of-the-wildfire = Cœur du Brasier
spirit-heart-of-the-wildfire-text = Brûle chaque terre où il arrive, envahisseurs comme forêt. Ses feux apportent la désolation à l’île, et il doit savoir quand laisser la terre repousser.
setup-spirits-heart-of-the-wildfire = { spirit-heart-of-the-wildfire }
rule-blazing-presence = Présence ardente
rule-blazing-presence-text = Après que ta présence est ajoutée ou déplacée, sauf à la mise en place, dans la région où elle arrive : 1 dégât par feu découvert sur tes pistes de présence ; avec 2 ou plus, ajoute aussi 1 désolation ; puis repousse toutes les bêtes et autant de dahans que tu veux. Une seule fois quand plusieurs arrivent ensemble dans une région.
rule-destructive-nature = Nature destructrice
rule-destructive-nature-text = La désolation que les esprits ajoutent, par des pouvoirs ou des règles spéciales, ne détruit pas ta présence, même quand elle se propage.
power-firestorm = Tempête de feu
power-firestorm-text = Ton feu, dans une région qui a déjà brûlé. Tu utilises tous les niveaux atteints.
power-firestorm-level-1 = 1 dégât par tranche de 2 feu que tu as.
power-firestorm-level-2 = À la place, 1 dégât par feu que tu as.
power-firestorm-level-3 = Tu peux répartir ces dégâts entre la région visée et n’importe lesquelles de tes régions avec désolation.
power-firestorm-level-4 = Dans une de tes régions avec désolation : repousse tous les dahans, détruis tous les envahisseurs et toutes les bêtes, et ajoute 1 désolation.
power-the-burned-land-regrows = La terre brûlée repousse
power-the-burned-land-regrows-text = La désolation s’en va. Tu utilises tous les niveaux atteints.
power-the-burned-land-regrows-level-1 = Retire 1 désolation s’il y en a au moins 2.
power-the-burned-land-regrows-level-2 = À la place, retire 1 désolation.
power-the-burned-land-regrows-level-3 = Retire 1 désolation de plus.
power-flash-fires = Feux soudains
power-flash-fires-text = 1 peur. 1 dégât. Avec assez d’air, ce pouvoir est rapide.
power-asphyxiating-smoke = Fumée asphyxiante
power-asphyxiating-smoke-text = 1 peur. Détruis 1 village. Repousse 1 dahan.
power-flames-fury = Fureur de la flamme
power-flames-fury-text = L’esprit choisi gagne 1 énergie. Ce tour, chaque utilisation d’un pouvoir de cet esprit qui inflige des dégâts en inflige 1 de plus, dans une région.
power-threatening-flames = Flammes menaçantes
power-threatening-flames-text = 2 peurs. Repousse autant d’explorateurs ou de villages que le dit le niveau de terreur vers des régions voisines sans ta présence. S’il n’y a pas de telle région, 2 peurs de plus.

symbol-kindle-2 = Gagne 2 énergies, et 1 de plus par feu découvert sur tes pistes de présence
lasting-furious-flames = les pouvoirs infligent 1 dégât de plus
prompt-burn-down = Laquelle de tes régions est réduite en cendres ?
prompt-spread-damage = Dégâts à répartir : { $number }. Combien ici ?
