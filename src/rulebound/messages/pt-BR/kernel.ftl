# Words that serve every game.
seat = Jogador { $number }
seat-role = { $seat } ({ $role })
option-done = Pronto
left = { $more ->
    [1] mais { $more }
   *[other] mais { $more }
  }
setup-seats = Jogadores
setup-seats-help = Quantos estão à mesa.
