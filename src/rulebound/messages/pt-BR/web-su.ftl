# Small World Underground on the screen: the panels, the market, the cards and the guided first game.

su-coins = { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
  }
su-coins-hidden = Moedas ocultas até o fim

## What numbers consist of
su-parts-turn = Turno { $turn }
su-parts-game = A partida inteira
su-part-regions = Regiões
su-part-start = No início
su-part-price = Pago por raças
su-part-found = Achado nas raças
su-earned = { $player } recebe { $n ->
    [1] { $n } moeda
   *[other] { $n } moedas
  }
su-earned-mine = Você recebe { $n ->
    [0] nenhuma moeda
    [1] { $n } moeda
   *[other] { $n } moedas
  }
su-part-race = Raça
su-part-power = Poder
su-part-place = Lugares
su-part-relic = Relíquias
su-price-of = { $terrain }, região { $region }
su-price-total = Custa
su-price-ground = A região
su-price-mountain = Montanha Negra
su-price-tokens = Fichas ali
su-price-monsters = Monstros
su-price-armor = Armadura
su-price-least = No mínimo 1
su-price-die = { $faces } das 6 faces do dado bastam: { $chance }%
su-final = De onde vieram as moedas
su-final-who = Jogador
su-final-total = Moedas
su-final-other = Outras
su-final-turn = turno { $turn }: { $n }
su-final-chart = Moedas turno a turno
su-final-other-text = 5 no início, as moedas achadas nas raças e os preços pagos por elas

## The market
su-market = Em oferta
su-market-price = A primeira é de graça; cada uma abaixo custa uma moeda a mais.
su-combo = { $race } { $power }
su-price = { $price ->
    [0] não custa nada
    [1] custa { $price } moeda
   *[other] custa { $price } moedas
  }
su-tokens = { $n ->
    [1] traz { $n } ficha
   *[other] traz { $n } fichas
  }
su-coins-on = { $n ->
    [1] tem { $n } moeda em cima
   *[other] tem { $n } moedas em cima
  }
su-read = Ler as cartas: { $race } { $power }
su-read-short = Ler as cartas
su-stacks = Restam
su-banners-left = { $n ->
    [1] { $n } raça na pilha
   *[other] { $n } raças na pilha
  }
su-badges-left = { $n ->
    [1] { $n } poder na pilha
   *[other] { $n } poderes na pilha
  }
su-finds-left = { $n ->
    [1] { $n } lugar ou relíquia por achar
   *[other] { $n } lugares e relíquias por achar
  }

## Players' panels and my own line
su-no-race = Sem raça ativa
su-choosing = Escolhendo uma raça
su-avenged = Na mira da raça da Vingança: as regiões deste jogador custam 1 ficha a menos a ela no próximo turno.
su-tomb = Todas as fichas desta raça ficaram em declínio
su-regions = { $n ->
    [1] Controla { $n } região
   *[other] Controla { $n } regiões
  }
su-hand = { $n ->
    [0] Nenhuma ficha na mão
    [1] { $n } ficha na mão
   *[other] { $n } fichas na mão
  }
su-hammers = { $n ->
    [1] { $n } Martelo de Prata na mão
   *[other] { $n } Martelos de Prata na mão
  }
su-armors = { $n ->
    [1] { $n } Armadura de Cogumelo a colocar
   *[other] { $n } Armaduras de Cogumelo a colocar
  }
su-mine = Sua raça: { $race }
su-mine-declined = Em declínio: { $race }
su-mine-none = Sem raça ativa: você pega uma nova quando for a sua vez.
su-taken-up = Em uso: { $relic }

## Cards
su-kind-race = Raça
su-kind-power = Poder especial
su-kind-combo = Raça e poder especial
su-kind-relic = Relíquia Sagrada
su-kind-place = Lugar Famoso
su-kind-terrain = Terreno
su-kind-marker = Marcador
su-kind-piece = Peça

su-with = Com { $player }
su-with-declined = Em declínio com { $player }
su-tray = { $n ->
    [0] Nenhuma ficha na bandeja
    [1] Resta { $n } ficha na bandeja
   *[other] Restam { $n } fichas na bandeja
  }
su-on-offer = { $price ->
    [0] Em oferta, de graça
    [1] Em oferta por { $price } moeda
   *[other] Em oferta por { $price } moedas
  }
su-fact-coins-on = { $n ->
    [1] Tem { $n } moeda em cima
   *[other] Tem { $n } moedas em cima
  }
su-fact-tokens = { $n ->
    [1] Traz { $n } ficha
   *[other] Traz { $n } fichas
  }
su-hedge = Empresta o poder { $power }
su-hedge-of = Emprestado por Stonehedge a quem a controla
su-lies = Está na região { $region }
su-held = Com { $player }

su-text-terrain-black-mountain = A montanha soma 1 ao custo da região. O poder de Pedra pontua com ela.
su-text-terrain-mine = Os Anões de Ferro forjam um Martelo de Prata por Mina que controlam. O poder das Minas pontua com ela.
su-text-terrain-mudpool = Os Homens de Lama ganham uma ficha por Lamaçal que controlam. O poder da Lama pontua com ele.
su-text-terrain-mushroom-forest = Os Cogumelos pontuam com ela, e o poder de Escudo acha aqui a armadura.
su-text-terrain-mystic-crystal = Os Fogos-Fátuos podem lançar o dado aqui e na vizinhança. O poder dos Cristais pontua com ele.
su-text-terrain-river = Custa 1 ficha em vez de 2. As tropas passam e o deixam na redistribuição; só os Krakens ficam. A terra à beira de um rio é costeira.
su-text-terrain-chasm = Ninguém pode entrar nele nem cruzá-lo. O Vulcão fica em um Abismo com o símbolo dele.
su-text-marker-great-ancient = Os adversários não podem conquistar a região dele. Regiões adjacentes a ela custam 1 ficha a menos aos Cultistas.
su-text-marker-volcano = As Chamas entram ao lado dele. O que faz fronteira com ele, ou com Chamas ligadas a ele, custa a elas como se estivesse vazio.
su-text-marker-queen = Os adversários não podem conquistar a região em que ela está. Em declínio, ela permanece ali.
su-text-marker-ghost = Enviado da Cripta: os adversários de quem a controla não podem conquistar a região dele.
su-text-marker-balrog = Expulsa quem encontra. Ninguém pode conquistar a região dele, e ela não rende moedas a ninguém.
su-text-marker-bag = Copia uma relíquia à vista no tabuleiro, escolhida de novo a cada turno. É da raça com o poder da Magia.

su-piece-monster = Monstros
su-piece-coin = Moeda
su-piece-armor = Armadura de Cogumelo
su-piece-hammer = Martelo de Prata
su-piece-vengeance = Vingança
su-piece-tomb = Tumba
su-text-piece-monster = Cada Monstro soma 1 ao custo. Quem conquista a região os espanta e encontra um lugar ou uma relíquia.
su-text-piece-coin = O jogador mais rico vence. Cada região que você controla dá uma moeda no fim do seu turno.
su-text-piece-armor = Soma 1 ao custo da região até ela ser perdida ou deixada.
su-text-piece-hammer = Paga conquistas como uma ficha, mas cada conquista precisa também de um Anão de Ferro. Nunca defende.
su-text-piece-vengeance = As regiões do jogador marcado custam 1 ficha a menos à raça da Vingança no próximo turno dela.
su-text-piece-tomb = Todas as fichas desta raça ficaram quando ela entrou em declínio. Uma região perdida depois custa a ela só 1 ficha.

## The guided first game
tour-su-question = Aqui embaixo você sempre lê o que se pede. O que brilha na mesa é resposta; o resto são botões.
tour-su-combos = Pegue uma raça com o poder dela. A primeira é de graça; para pegar uma mais abaixo, deixe uma moeda em cada uma que você pular. O olho mostra o que elas fazem.
tour-su-glow = { $pointer ->
    [finger] Estas regiões estão ao seu alcance, cada uma com o preço em fichas. Sua raça entra pela borda do tabuleiro e se espalha dali. Toque em uma para conquistá-la.
   *[mouse] Estas regiões estão ao seu alcance, cada uma com o preço em fichas. Sua raça entra pela borda do tabuleiro e se espalha dali. Clique em uma para conquistá-la.
  }
tour-su-hand = Estas são suas fichas na mão. Elas ficam onde conquistam até o fim do seu turno; escolha então o que é barato e o que combina com a sua raça.
tour-su-stop = Continue conquistando ou pare aqui. Se faltarem fichas, o dado pode ajudar uma vez, mas ele encerra suas conquistas.
tour-su-undo = Mudou de ideia? Desfaça. Só o que o dado ou uma pilha revelou continua revelado.
tour-su-redeploy = Agora espalhe suas fichas pelas suas regiões. Cada uma deixa a região mais segura: o atacante paga 1 a mais por ficha. Depois cada região dá uma moeda a você.
tour-su-coins = As moedas de todos ficam ocultas até o fim. Vence o mais rico, então repare em quem controla muitas regiões.
tour-su-decline = Toda raça se esgota. Quando a sua emperrar, entre em declínio no início de um turno: as regiões dela continuam rendendo enquanto você recomeça. Pouca gente vence sem largar ao menos uma.

# The legend in the help: what has no card of its own.
su-legend-terrain = Regiões
su-legend-piece = Peças e sinais
su-legend-marker = Marcadores
su-legend-race = Raças
su-legend-power = Poderes especiais
su-legend-place = Lugares Famosos
su-legend-relic = Relíquias Sagradas
su-piece-die-0 = O dado: vazio
su-piece-die-1 = O dado: 1
su-piece-die-2 = O dado: 2
su-piece-die-3 = O dado: 3
su-piece-token = Fichas de raça
su-piece-hand = Fichas na mão
su-piece-flag = Regiões controladas
su-text-piece-die-0 = Três das seis faces não somam nada.
su-text-piece-die-1 = Conta como 1 ficha na sua última tentativa do turno.
su-text-piece-die-2 = Conta como 2 fichas na sua última tentativa do turno.
su-text-piece-die-3 = Conta como 3 fichas na sua última tentativa do turno.
su-text-piece-token = Quantas fichas: o que um combo traz ou o que uma região custa.
su-text-piece-hand = Fichas fora do tabuleiro: só elas podem conquistar.
su-text-piece-flag = Quantas regiões uma raça controla: são essas as moedas no fim do turno.
