# The board of AuZtralia: what is printed on it, and what a screen reader says of it.
az-board = Mapa de AuZtralia
az-board-title-east = AuZtralia Oriental
az-board-title-west = AuZtralia Ocidental
az-board-title-tazmania = TaZmania

az-board-hex = { $hex }, { $terrain }
az-board-number = número { $number }, nível { $level }
az-board-survey = local de pesquisa
az-board-site = local de porto
az-board-port = porto de { $player }
az-board-port-strength = porto de { $player }, força { $strength }
az-board-outpost = posto avançado de { $player }
az-board-farm = fazenda de { $player }: { $farm }
az-board-blighted = fazenda arruinada de { $player }: { $farm }
az-board-goods = { $goods }: { $number }
az-board-secret = ficha de Antigo de nível { $level }, virada para baixo: só você vê { $foe }
az-board-hidden = ficha de Antigo de nível { $level }, virada para baixo
az-board-foe = { $foe }, { $damage ->
    [0] aguenta { $capacity } de dano
   *[other] tem { $damage } de { $capacity } de dano
  }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }
az-board-fight = combate aqui
az-board-edge-torn = Remover o trilho de { $one } a { $other }, { $terrain }
az-board-edge = Trilho de { $one } a { $other }, { $terrain }

az-board-compass = Bússola: os Antigos se movem nas direções de 1, norte, a 6, em sentido horário
az-board-compass-card = Bússola: a última carta mandou os Antigos na direção { $direction }; onde o caminho está fechado, eles viram em sentido { $turn ->
    [clockwise] horário
   *[counter] anti-horário
  }

az-board-timetable = Trilha do tempo
az-board-old-ones = os Antigos
az-board-disc = { $who } na casa { $space }
az-board-track = Trilha do tempo até { $end }: { $discs }
