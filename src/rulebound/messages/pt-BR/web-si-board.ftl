### Words that only the screen needs: Spirit Island's board, for those who hear it.

si-board = A ilha
si-board-land = { $land }, { $terrain }
si-board-in = em { $land }
si-board-presence = { $n ->
    [1] { $n } presença de { $player }
   *[other] { $n } presenças de { $player }
  }
si-board-sacred = { $n ->
    [1] { $n } presença de { $player }
   *[other] { $n } presenças de { $player }
  }, um sítio sagrado
si-board-isolated = isolada
si-board-gone = não está ali agora
si-board-joined = uma só com { $land }
si-board-part-of = parte de { $land }
si-board-linked = vizinha a { $land } por um caminho
si-board-damage = com { $n } de dano
si-board-strife = com { $n } de discórdia
si-coming-ravage = vai ser devastada
si-coming-build = vai receber construção
si-coming-explore = vai ser explorada
si-count-explorer = { $n ->
    [1] 1 explorador
   *[other] { $n } exploradores
  }
si-count-town = { $n ->
    [1] 1 vila
   *[other] { $n } vilas
  }
si-count-city = { $n ->
    [1] 1 cidade
   *[other] { $n } cidades
  }
si-count-dahan = { $n } dahan
si-count-blight = { $n ->
    [1] { $n } desolação
   *[other] { $n } desolações
  }
si-count-defend = defesa { $n }
si-count-beasts = { $n ->
    [1] { $n } fera
   *[other] { $n } feras
  }
si-count-wilds = { $n ->
    [1] { $n } mata
   *[other] { $n } matas
  }
si-count-disease = { $n ->
    [1] { $n } doença
   *[other] { $n } doenças
  }
si-count-badlands = { $n ->
    [1] { $n } ermo
   *[other] { $n } ermos
  }
si-count-other = { $n } { $name }
