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
