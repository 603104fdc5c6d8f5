### Spirit Island: the Kingdom of Scotland.

adversary-scotland = Royaume d’Écosse
adversary-scotland-text = Ses marchands prennent d’abord la côte et colonisent l’intérieur à partir de là. Avec trop de villes côtières, l’île est à eux.
escalation-scotland = Les ports s’étendent
escalation-scotland-text = Sur le seul plateau avec le plus de villages et de villes dans les régions côtières, autant de régions qu’il y a de joueurs reçoivent 1 village chacune : celles avec le moins de villages.
adversary-scotland-level-1 = Port de commerce
adversary-scotland-level-1-text = Après la mise en place, les cartes d’exploration ajoutent 1 village au lieu de 1 explorateur dans les régions côtières. La carte côtière ne le fait que dans les 2 premières régions de chaque plateau, dans l’ordre que les joueurs choisissent.
adversary-scotland-level-2 = Saisir l’occasion
adversary-scotland-level-2-text = À la mise en place, la région 2 de chaque plateau reçoit 1 ville. Dans le paquet envahisseur, la carte côtière est la troisième du stade II, et les deux cartes de stade II au-dessus d’elle sont une place plus haut.
adversary-scotland-level-3 = Cartographier le littoral
adversary-scotland-level-3-text = Les cartes de construction touchent aussi les régions côtières sans envahisseurs, s’il y a une ville à côté.
adversary-scotland-level-4 = L’ambition d’une petite nation
adversary-scotland-level-4-text = Dans le paquet envahisseur, la carte de stade III la plus basse prend la place de la carte de stade I la plus basse.
adversary-scotland-level-5 = Ruissellement et eaux de cale
adversary-scotland-level-5-text = Après qu’un ravage a ajouté de la désolation dans une région côtière, l’océan de ce plateau reçoit aussi 1 désolation, qui ne se propage pas. Pour cette règle, et partout où de la désolation est retirée ou déplacée, les océans comptent comme des marais côtiers.
adversary-scotland-level-6 = L’exportation nourrit l’intérieur
adversary-scotland-level-6-text = Après l’étape de ravage, chaque région intérieure qu’une carte de ravage désigne reçoit 1 village, s’il y a un village ou une ville sur place ou dans une région voisine.
setup-adversary-scotland = { adversary-scotland }
setup-supporting-scotland = { adversary-scotland }

counter-scotland = Plaque tournante
counter-scotland-text = On compte les régions côtières avec des villes. Avec plus de 2 par plateau, la partie est perdue.
reason-trade-hub = trop de régions côtières ont une ville
result-trade-hub = La côte est pleine de villes : l’île est une plaque tournante du commerce.

prompt-sprawling-board = Les ports s’étendent : sur lequel des plateaux avec le plus de villages et de villes côtiers ?
prompt-sprawl = Les ports s’étendent : laquelle des régions avec le moins de villages reçoit 1 village ?
prompt-inland-city = Une ville n’est pas placée sur cette côte. Quelle région intérieure voisine reçoit la ville ?
lasting-trading-port = est devenue un port de commerce par la carte côtière
status-invader-shown = { $card } se trouve dans le paquet envahisseur sous { NUMBER($number) ->
        [0] aucune autre carte
        [one] 1 autre carte
       *[other] { $number } autres cartes
    }.
