# Words that serve every game.
seat = Player { $number }
seat-role = { $seat } ({ $role })
option-done = Done
left = { $more ->
    [one] 1 more
   *[other] { $more } more
  }
setup-seats = Players
setup-seats-help = How many sit at the table.
