# Words that serve every game.
seat = Player { $number }
seat-role = { $seat } ({ $role })
option-done = Done
setup-seats = Players
setup-seats-help = How many sit at the table.
