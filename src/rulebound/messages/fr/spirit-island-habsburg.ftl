### Spirit Island: the Habsburg Monarchy.

adversary-habsburg-monarchy = Monarchie des Habsbourg (colonie d’élevage)
adversary-habsburg-monarchy-text = Des troupeaux cherchent une terre saine et l’épuisent. La désolation des ravages qui infligent 8 dégâts ou plus à la terre est comptée, et s’il y en a trop, la partie est perdue.
escalation-habsburg-monarchy = À la recherche des meilleures terres
escalation-habsburg-monarchy-text = Une fois la carte explorée, 1 village arrive dans une région sans village ni désolation sur chaque plateau avec au plus 4 désolations, et un autre sur chaque plateau avec au plus 2 désolations.
adversary-habsburg-monarchy-level-1 = Bergers itinérants
adversary-habsburg-monarchy-level-1-text = Après l’étape normale de construction, chaque région qu’une carte de construction désigne rassemble 1 village depuis une région qu’aucune ne désigne, dans l’ordre des plateaux et des régions, même si rien n’a été construit.
adversary-habsburg-monarchy-level-2 = Plus rural qu’urbain
adversary-habsburg-monarchy-level-2-text = À la mise en place, sur chaque plateau, 1 village va dans la région 2 et 1 village dans la région de plus grand numéro sans symboles imprimés. Là où les envahisseurs construiraient 1 ville à l’intérieur, ils construisent 2 villages.
adversary-habsburg-monarchy-level-3 = Expansion rapide
adversary-habsburg-monarchy-level-3-text = Une carte envahisseur de stade I de plus est retirée : il en reste 2.
adversary-habsburg-monarchy-level-4 = Les troupeaux prospèrent au vert
adversary-habsburg-monarchy-level-4-text = Les villages dans les régions sans désolation sont durables : ils ont 2 de santé en plus, et ce qui en détruirait certains inflige 2 dégâts pour chacun à la place, à autant de villages au plus. Ce qui détruit tous les villages agit comme toujours.
adversary-habsburg-monarchy-level-5 = Vague d’immigration
adversary-habsburg-monarchy-level-5-text = À la mise en place, une carte aide-mémoire va dans le paquet envahisseur comme sixième carte. Quand elle apparaît, sur chaque plateau, 1 ville arrive dans une région côtière sans ville, et 1 village dans chacune des 3 régions intérieures avec le moins de désolation ; puis la prochaine carte envahisseur est révélée.
adversary-habsburg-monarchy-level-6 = Troupeaux lointains
adversary-habsburg-monarchy-level-6-text = Un ravage inflige 2 dégâts de plus en tout si une région voisine a des villages.
setup-adversary-habsburg-monarchy = { adversary-habsburg-monarchy }
setup-supporting-habsburg-monarchy = { adversary-habsburg-monarchy }

counter-irreparable-damage = Dommages irréparables
counter-irreparable-damage-text = La désolation qui a quitté la carte désolation lors de ravages infligeant 8 dégâts ou plus à la terre. S’il y en a plus que de joueurs, la partie est perdue.
reason-irreparable-damage = les ravages ont causé des dommages irréparables
result-irreparable-damage = Les ravages ont causé à la terre des dommages irréparables.
own-wave-of-immigration = Vague d’immigration

prompt-prime-territory = À la recherche des meilleures terres : quelle région sans village ni désolation reçoit 1 village ?
prompt-immigration-city = Vague d’immigration : quelle région côtière sans ville reçoit 1 ville ?
prompt-immigration-town = Vague d’immigration : laquelle de ces régions intérieures peu dévastées reçoit 1 village ?
