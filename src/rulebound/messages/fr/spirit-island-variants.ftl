# Larger and other islands.

setup-extra-board = Un plateau supplémentaire
setup-extra-board-help = Une île plus grande : un plateau de plus que de joueurs, où aucun esprit ne commence. Il y a d’abord moins d’envahisseurs dessus, et rien d’un adversaire. La désolation se compte par plateaux, et chaque carte peur demande 1 peur de plus par joueur. La difficulté monte de 2 ; de 3 ou 4 si tout le reste la porte déjà à 3 ou 6.

variant-extra-board = Plateau supplémentaire
status-variant = Variante : { $variant }, difficulté { $number }

# Archipelagos.

setup-layout-two-islets = Archipel : 1 + 1, 2 plateaux
setup-layout-pair-and-one = Archipel : 2 + 1, 3 plateaux
setup-layout-lagoon = Lagon : 1 + 1 + 1, 3 plateaux
setup-layout-two-pairs = Archipel : 2 + 2, 4 plateaux
setup-layout-three-and-one = Archipel : 3 + 1, 4 plateaux
setup-layout-two-pairs-and-one = Archipel : 2 + 2 + 1, 5 plateaux
setup-layout-three-and-pair = Archipel : 3 + 2, 5 plateaux
setup-layout-three-pairs = Archipel : 2 + 2 + 2, 6 plateaux
setup-layout-two-threes = Archipel : 3 + 3, 6 plateaux

variant-archipelago = Archipel
status-over-the-sea = Par la mer, à 2 pas : { $land } { $terrain }
option-spirit-far = { $seat }, par la mer pour { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  }
why-spirits-over-the-sea = Chaque esprit que pourrait viser { $power } est sur un autre îlot, et coûte 1 énergie par océan qui vous sépare.

# Thematic boards.

setup-map = Face des plateaux
setup-map-help = La face équilibrée, ou la thématique : six plateaux qui forment une seule île, où chacun a sa place, avec 9 ou 10 régions et plus de choses imprimées. La face thématique est en partie notre reconstitution : quelles régions de deux plateaux se touchent, et quels plateaux servent selon le nombre de joueurs, peut différer de la carte imprimée.
setup-map-balanced = Équilibrée
setup-map-thematic = Thématique (en partie reconstituée)
setup-boards-NW = Nord-ouest
setup-boards-NE = Nord-est
setup-boards-WE = Ouest
setup-boards-EA = Est
setup-boards-SW = Sud-ouest
setup-boards-SE = Sud-est
status-reconstructed = Les plateaux thématiques sont en partie reconstitués : quelles régions de deux plateaux se touchent, et quels plateaux servent selon le nombre de joueurs, peut différer de la carte imprimée.
prompt-start-dahan = Dans laquelle des régions à égalité de dahans commences-tu ?
