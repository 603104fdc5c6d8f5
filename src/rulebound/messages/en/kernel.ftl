# Words that serve every game.
seat = Player { $number }
option-done = Done
setup-seats = Players
setup-seats-help = How many sit at the table.
