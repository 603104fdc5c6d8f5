# Words that serve every game.
seat = Gracz { $number }
seat-role = { $seat } ({ $role })
option-done = Gotowe
left = { $more ->
    [one] jeszcze 1
    [few] jeszcze { $more }
    [many] jeszcze { $more }
   *[other] jeszcze { $more }
  }
setup-seats = Liczba graczy
setup-seats-help = Ile osób siada do stołu.
