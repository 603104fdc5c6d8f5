# The board of Small World Underground: what a screen reader says of a region, and the turn track.
su-board = Mapa do subterrâneo
su-board-turn = turno { $turn } de { $turns }

su-board-region = Região { $number }, { $terrain }
su-board-edge = na borda
su-board-volcano = o Vulcão pode ficar aqui
su-board-held = { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
  } de { $race }, { $player }
su-board-held-declined = { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
  } de { $race } em declínio, { $player }
su-board-monsters = { $number ->
    [1] { $number } Monstro
   *[other] { $number } Monstros
  }
su-board-armor = Armadura de Cogumelo × { $number }
su-board-hammers = { $number ->
    [1] { $number } Martelo de Prata
   *[other] { $number } Martelos de Prata
  }
su-board-price = custa { $cost ->
    [1] { $cost } ficha
   *[other] { $cost } fichas
  }
su-board-price-die = custa { $cost ->
    [1] { $cost } ficha
   *[other] { $cost } fichas
  }, com o dado
su-board-open-card = Carta: { $name }
