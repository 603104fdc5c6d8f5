# Larger and other islands.

setup-extra-board = An extra board
setup-extra-board-help = A larger island: one board more than players, on which no spirit begins. There are fewer invaders on it at first, and nothing of an adversary. Blight is counted by boards, and every fear card takes 1 more fear for each player. The difficulty rises by 2; by 3 or 4 if everything else already makes it 3 or 6.

variant-extra-board = Extra board
status-variant = Variant: { $variant }, difficulty { $number }
