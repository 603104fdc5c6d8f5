# Larger and other islands.

setup-extra-board = An extra board
setup-extra-board-help = A larger island: one board more than players, on which no spirit begins. There are fewer invaders on it at first, and nothing of an adversary. Blight is counted by boards, and every fear card takes 1 more fear for each player. The difficulty rises by 2; by 3 or 4 if everything else already makes it 3 or 6.

variant-extra-board = Extra board
status-variant = Variant: { $variant }, difficulty { $number }

# Archipelagos.

setup-layout-two-islets = Archipelago: 1 + 1, 2 boards
setup-layout-pair-and-one = Archipelago: 2 + 1, 3 boards
setup-layout-lagoon = Lagoon: 1 + 1 + 1, 3 boards
setup-layout-two-pairs = Archipelago: 2 + 2, 4 boards
setup-layout-three-and-one = Archipelago: 3 + 1, 4 boards
setup-layout-two-pairs-and-one = Archipelago: 2 + 2 + 1, 5 boards
setup-layout-three-and-pair = Archipelago: 3 + 2, 5 boards
setup-layout-three-pairs = Archipelago: 2 + 2 + 2, 6 boards
setup-layout-two-threes = Archipelago: 3 + 3, 6 boards

variant-archipelago = Archipelago
status-over-the-sea = Over the sea, 2 steps away, lies { $land } { $terrain }
option-spirit-far = { $seat }, over the sea for { $number } energy
why-spirits-over-the-sea = Every spirit that { $power } could target is on another islet, and costs 1 energy for each ocean between you.

# Thematic boards.

setup-map = Side of the boards
setup-map-help = The balanced side, or the thematic one: six boards that make one island, where each has its own place, with 9 or 10 lands and more printed on them. The thematic side is partly our reconstruction: which lands of two boards touch, and which boards are used for how many players, may differ from the printed map.
setup-map-balanced = Balanced
setup-map-thematic = Thematic (partly reconstructed)
setup-boards-NW = North-west
setup-boards-NE = North-east
setup-boards-WE = West
setup-boards-EA = East
setup-boards-SW = South-west
setup-boards-SE = South-east
status-reconstructed = The thematic boards are partly reconstructed: which lands of two boards touch, and which boards are used for how many players, may differ from the printed map.
prompt-start-dahan = In which of the lands with as many dahan do you begin?
