# Words that serve every game.
seat = Joueur { $number }
seat-role = { $seat } ({ $role })
option-done = Terminé
left = { $more ->
    [one] encore { $more }
   *[other] encore { $more }
  }
setup-seats = Joueurs
setup-seats-help = Combien de joueurs à la table.
