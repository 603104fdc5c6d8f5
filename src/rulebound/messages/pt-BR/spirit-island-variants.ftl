# Larger and other islands.

setup-extra-board = Um tabuleiro a mais
setup-extra-board-help = Uma ilha maior: um tabuleiro a mais que o número de jogadores, no qual nenhum espírito começa. No início há menos invasores nele, e nada do adversário. A desolação se conta por tabuleiros, e cada carta de medo exige mais 1 de medo por jogador. A dificuldade aumenta em 2; em 3 ou 4 se todo o resto já a deixa em 3 ou 6.

variant-extra-board = Tabuleiro a mais
status-variant = Variante: { $variant }, dificuldade { $number }

# Archipelagos.

setup-layout-two-islets = Arquipélago: 1 + 1, 2 tabuleiros
setup-layout-pair-and-one = Arquipélago: 2 + 1, 3 tabuleiros
setup-layout-lagoon = Lagoa: 1 + 1 + 1, 3 tabuleiros
setup-layout-two-pairs = Arquipélago: 2 + 2, 4 tabuleiros
setup-layout-three-and-one = Arquipélago: 3 + 1, 4 tabuleiros
setup-layout-two-pairs-and-one = Arquipélago: 2 + 2 + 1, 5 tabuleiros
setup-layout-three-and-pair = Arquipélago: 3 + 2, 5 tabuleiros
setup-layout-three-pairs = Arquipélago: 2 + 2 + 2, 6 tabuleiros
setup-layout-two-threes = Arquipélago: 3 + 3, 6 tabuleiros

variant-archipelago = Arquipélago
status-over-the-sea = Do outro lado do mar, a 2 passos, fica { $land } { $terrain }
option-spirit-far = { $seat }, pelo mar, por { $number } de energia
why-spirits-over-the-sea = Todo espírito que { $power } poderia ter como alvo está em outra ilhota, e custa 1 de energia por oceano entre vocês.

# Thematic boards.

setup-map = Lado dos tabuleiros
setup-map-help = O lado equilibrado ou o temático: seis tabuleiros que formam uma só ilha, cada um no seu lugar, com 9 ou 10 regiões e mais coisas impressas. O lado temático é em parte uma reconstrução nossa: quais regiões de dois tabuleiros se tocam, e quais tabuleiros se usam com quantos jogadores, pode diferir do mapa impresso.
setup-map-balanced = Equilibrado
setup-map-thematic = Temático (em parte reconstruído)
setup-boards-NW = Noroeste
setup-boards-NE = Nordeste
setup-boards-WE = Oeste
setup-boards-EA = Leste
setup-boards-SW = Sudoeste
setup-boards-SE = Sudeste
status-reconstructed = Os tabuleiros temáticos são em parte reconstruídos: quais regiões de dois tabuleiros se tocam, e quais tabuleiros se usam com quantos jogadores, pode diferir do mapa impresso.
prompt-start-dahan = Em qual das regiões empatadas em dahan você começa?
