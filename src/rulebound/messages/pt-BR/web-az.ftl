# AuZtralia on the screen: the panels, the player board, the market, the fight, the cards and the guided first game.

az-progress = tempo { $now } de { $end } · { $player } age
az-progress-old-ones = tempo { $now } de { $end } · os Antigos agem
az-progress-old-one-player = tempo { $now } de { $end } · { $player } age pelos Antigos
az-progress-ports = construção dos portos

## The player board
az-boxes = Espaços de ação
az-box-railway = Ferro{"\u00AD"}via
az-box-hills = Ferro{"\u00AD"}via serrana
az-box-mine = Mine{"\u00AD"}rar
az-box-help = Recru{"\u00AD"}tar
az-box-military = Unida{"\u00AD"}des
az-box-trade = Comér{"\u00AD"}cio
az-box-farming = Fazen{"\u00AD"}da
az-box-attack = Atacar
az-box-retrieve = Reco{"\u00AD"}lher
az-from-to = { $least }–{ $most }
az-box-label = { $box }: { $time } de tempo{ $gold ->
    [0] {""}
   *[other] , { $gold } de ouro
  }. { $cubes ->
    [0] Nenhum cubo no espaço
    [1] { $cubes } cubo no espaço
   *[other] { $cubes } cubos no espaço
  }
az-hand = Seus personagens
az-hand-card = { $name } ({ $use }). { $text }
az-hand-used = { $name } ({ $use }): já ajudou neste combate. { $text }
az-nobody = Nenhuma unidade no quartel, e ainda nenhum personagem.
az-times = ×{ $n }
az-of = { $n }/{ $most }
az-stack = { $unit } × { $n }
az-stack-hurt = { $unit } × { $n }, dano na do topo: { $damage } de { $capacity }
az-stack-label = { $stack }. { $facts }
az-store = { $goods }: { $n }
az-cubes = { $n ->
    [1] { $n } cubo no QG
   *[other] { $n } cubos no QG
  }

## Players' panels
az-score = { $n ->
    [1] { $n } ponto até agora
   *[other] { $n } pontos até agora
  }
az-score-of = { $player }: { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }
az-space = Na casa { $n } da trilha do tempo
az-rails = { $n ->
    [1] { $n } trilho a colocar
   *[other] { $n } trilhos a colocar
  }
az-farms = { $n ->
    [1] { $n } fazenda a colocar
   *[other] { $n } fazendas a colocar
  }
az-trophies = { $n ->
    [1] { $n } Antigo destruído
   *[other] { $n } Antigos destruídos
  }

## The market
az-standing = Pontuação até agora
az-old-ones = Antigos
az-old-ones-score = Os Antigos: { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  } à vista de todos{ $hidden ->
    [0] .
    [1] , e { $hidden } ficha virada para baixo, que conta em dobro no fim.
   *[other] , e { $hidden } fichas viradas para baixo, que contam em dobro no fim.
  }
az-hidden = { $n ->
    [1] { $n } ficha virada para baixo no mapa
   *[other] { $n } fichas viradas para baixo no mapa
  }
az-cards-left = { $n ->
    [1] { $n } carta no baralho de Antigos
   *[other] { $n } cartas no baralho de Antigos
  }
az-revelations-left = { $n ->
    [1] Resta { $n } Revelação
   *[other] Restam { $n } Revelações
  }
az-characters = Personagens
az-characters-left = { $n ->
    [1] { $n } personagem no baralho
   *[other] { $n } personagens no baralho
  }
az-no-characters = Não há ninguém no display.
az-exposed = Um dos dois há mais tempo aqui: uma Revelação pode mandar assassiná-los
az-exposed-short = Os dois mais antigos correm perigo
az-read = Ler a carta: { $name }
az-units = Unidades à venda
az-unit-label = { $unit }. { $facts }
az-left = { $n ->
    [1] resta { $n }
   *[other] restam { $n }
  }
az-reconstructed = Em parte reconstruído

## Cards laid out to choose from
az-looking = O topo do baralho: só você vê
az-kept = O personagem com que você fica
az-choose-objective = Seu objetivo
az-choose-variant = Uma variante para esta partida
az-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }

## Combat
az-fight = Combate em { $hex }
az-setting-out = Antes de partir
az-first-card = A primeira carta, por si só
az-next-card = A próxima carta, por si só
az-next-falls = um Antigo cai
az-next-hurts = dano em você
az-next-maddens = perda de sanidade
az-fight-port = Defesa do porto em { $hex }
az-fight-outpost = Defesa do posto avançado em { $hex }
az-fight-token = A ficha de renascimento em { $hex } luta
az-sanity = Sanidade { $n } de { $most }
az-your-force = Sua força
az-no-force = Não resta ninguém.
az-foe = { $foe }: dano { $damage } de { $capacity }, vale { $vp }
az-card-open = A carta { $number } vale agora
az-card-last = A última carta: { $number }
az-no-card = Nenhuma carta virada ainda. Cada carta diz quem acerta qual Antigo e o que volta.
az-hit-by = Atingido por
az-strikes-back = Revida com
az-nothing = nada
az-hits = { $unit }: acerta
az-hits-not = { $unit }: acertaria, mas não está lá
az-back-damage = { $n } de dano a unidades em terra
az-back-airship = { $n } de dano a dirigíveis
az-back-sanity = { $n } de sanidade a menos

az-card-nothing = Não deu em nada.
az-ended-won = { $hex }: os Antigos ali foram destruídos
az-ended-withdrew = { $hex }: você recuou
az-ended-defeated = { $hex }: você perdeu o combate
az-ended-outpost = { $hex }: seu posto avançado foi destruído
az-ended-token = { $hex }: a ficha de renascimento é sua
az-ended-other-won = { $hex }: { $player } destruiu os Antigos ali
az-ended-other-withdrew = { $hex }: { $player } recuou
az-ended-other-defeated = { $hex }: { $player } perdeu o combate
az-ended-other-outpost = { $hex }: o posto avançado de { $player } foi destruído
az-ended-other-token = { $hex }: { $player } levou a ficha de renascimento

## What happened meanwhile
az-news = Enquanto isso
az-news-revelation = { $n ->
    [1] { $n } Revelação
   *[other] { $n } Revelações
  }
az-news-revealed = { $n ->
    [1] { $n } ficha virada
   *[other] { $n } fichas viradas
  }
az-news-blighted = { $n ->
    [1] { $n } fazenda arruinada
   *[other] { $n } fazendas arruinadas
  }
az-survey = A pesquisa
az-survey-text = A terra é pesquisada local por local: os recursos são colocados no mapa, e também o que dorme ali.
az-survey-skip = Pular

## A whole player board
az-whole-board = O tabuleiro de { $player }
az-barracks = Quartel
az-people = Personagens
az-no-units = Nenhuma unidade.
az-no-people = Nenhum personagem.
az-farm-left = { $farm }: { $n ->
    [1] { $n } fazenda a colocar
   *[other] { $n } fazendas a colocar
  }
az-box-cubes = { $n ->
    [1] { $n } cubo no espaço
   *[other] { $n } cubos no espaço
  }
az-trophy = { $foe }, vale { $vp }

## The final scores
az-final = A pontuação final, item por item
az-final-lost = Os Antigos vencem
az-final-who = Jogador
az-final-farms = Fazendas não arruinadas
az-final-phosphate = Fosfato
az-final-tokens = Fichas de pontos
az-final-destroyed = Antigos destruídos
az-final-characters = Personagens
az-final-objective = Objetivo
az-final-reborn = Fichas de renascimento
az-final-short-farms = Fazendas
az-final-short-phosphate = Fosfato
az-final-short-tokens = Fichas
az-final-short-destroyed = Antigos
az-final-short-characters = Person.
az-final-short-objective = Objetivo
az-final-short-reborn = Renasc.
az-final-chart = De onde vêm os pontos de cada um; os dos Antigos, embaixo
az-final-seen = Fichas viradas para cima
az-final-hidden = Fichas viradas para baixo
az-final-blighted = Fazendas arruinadas
az-final-points = O que destruíram
az-final-total = Total
az-final-old-ones = Os Antigos: { $seen } por fichas viradas para cima, { $hidden } por fichas viradas para baixo, { $blighted } por fazendas arruinadas
az-final-old-ones-points = Os Antigos: { $seen } por fichas viradas para cima, { $hidden } por fichas viradas para baixo, { $blighted } por fazendas arruinadas, { $points } pelo que destruíram

## Cards
az-kind-character = Personagem
az-kind-foe = Antigo
az-kind-unit = Unidade
az-kind-goods = Recursos
az-kind-mythos = Carta Mythos
az-kind-piece = Peça
az-kind-role = Papel
az-kind-farm = Fazenda
az-kind-terrain = Terreno
az-kind-objective = Objetivo
az-kind-variant = Variante
az-kind-revelation = Revelação
az-kind-benefit = Benefício
az-kind-challenge = Desafio
az-kind-level = Nível solo
az-kind-who = Unidades
az-kind-hex = Hexágono
az-kind-card = Carta
az-kind-origin = Sobre esta edição
az-kind-use = { $kind }, { $use }
az-use-persistent = permanente
az-use-once-per-combat = uma vez por combate
az-use-one-use = ajuda uma vez
az-use-end-scoring = pontua no fim
az-use-text-persistent = Vale enquanto você tiver a carta.
az-use-text-once-per-combat = Você pode chamar a carta em todo combate, uma vez.
az-use-text-one-use = Use-a na sua vez; depois ela sai do jogo. Não leva tempo.
az-use-text-end-scoring = Não vale nada antes do fim da partida.
az-on-display = No display
az-held-by = Com { $player }
az-spent-by = Usada por { $player }
az-fact-cost = Custa { $n } de ouro
az-fact-range = { $n ->
    [0] Não sai dos trilhos
    [1] Vai a { $n } hexágono dos trilhos
   *[other] Vai a { $n } hexágonos dos trilhos
  }
az-fact-capacity = Resistência: { $n }
az-fact-time = { $n ->
    [0] Não soma tempo a um ataque
    [1] Soma { $n } de tempo a um ataque, não importa quantas vão
   *[other] Soma { $n } de tempo a um ataque, não importa quantas vão
  }
az-fact-left = { $n ->
    [1] Resta { $n } na reserva
   *[other] Restam { $n } na reserva
  }
az-fact-foe = Em { $hex }: dano { $damage } de { $capacity }, vale { $vp }
az-fact-hidden = Uma ficha de nível { $n }, virada para baixo

az-text-foe-cthulhu = Só existe um, bem no interior, e nada vale mais. Aguenta uma dúzia de acertos, e olhar para ele custa sanidade.
az-text-foe-shoggoth = Enorme, demora a morrer e vale muitos pontos para quem não deixa nada dele.
az-text-foe-mi-go = Alado e veloz. Costuma atacar dirigíveis.
az-text-foe-zombie = Fraco, mas se recupera: o dano que tem some quando o combate acaba sem acabar com ele.
az-text-foe-loyalist = Um seguidor dos Antigos que caminha com eles.
az-text-foe-temple = Não se move. Uma Revelação pode fazer algo se erguer nele; é melhor quebrar um templo cedo.
az-text-foe-blank = Alarme falso. A ficha sai do jogo e não conta para ninguém.
az-text-foe-unknown = Ninguém sabe o que há aqui. No fim, o que ainda está virado para baixo conta em dobro para os Antigos.
az-text-unit-infantry = Barata, e a única unidade que vem de duas em duas.
az-text-unit-armoured-car = Vai mais longe dos trilhos que a infantaria.
az-text-unit-artillery = Pesada e cara: até um Shoggoth sente os grandes canhões.
az-text-unit-airship = Voa por cima de tudo e pode recuar sozinho. Só o dano a dirigíveis o atinge.
az-text-unit-armoured-train = Só luta onde seus trilhos chegam, e não soma tempo a um ataque.
az-text-goods-coal = Uma ferrovia leva um de carvão e um de ferro. Pode ser exportado por um de ouro.
az-text-goods-iron = Uma ferrovia leva um de carvão e um de ferro. Pode ser exportado por um de ouro.
az-text-goods-gold = Paga unidades, espaços já em uso e uma olhada no baralho. Não vale pontos.
az-text-goods-phosphate = Vale 3 pontos por peça no fim, e um de ouro ao ser extraído.
az-text-goods-vp = Pontos em fichas, a salvo dos Antigos.
az-text-farm-sheep = Vai no outback e em terra fértil. Vale 2 pontos se não estiver arruinada, e um de ouro ao ser colocada.
az-text-farm-cattle = Vai nas colinas e em terra fértil. Vale 2 pontos se não estiver arruinada, e um de ouro ao ser colocada.
az-text-farm-corn = Vai na costa, em milharais e em terra fértil. Vale 2 pontos se não estiver arruinada, e um de ouro ao ser colocada.
az-text-terrain-outback = Terreno aberto para trilhos e para ovelhas.
az-text-terrain-hills = Trilhos aqui pedem a ferrovia serrana. O gado vai bem.
az-text-terrain-coast = Aqui se constroem portos, e cresce milho.
az-text-terrain-farmland = Qualquer fazenda pode ficar aqui.
az-text-terrain-desert = Nenhuma fazenda pode ficar aqui.
az-text-terrain-cornlands = Aqui se constroem portos, e cresce milho. Antigos também podem se esconder aqui.
az-text-terrain-lake = Trilhos sobre um lago pedem a ferrovia serrana. Nenhuma fazenda pode ficar aqui.

## Revenge of the Old Ones
az-old-ones-score-played = Os Antigos: { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  } à vista de todos{ $hidden ->
    [0] .
    [1] , e { $hidden } ficha virada para baixo.
   *[other] , e { $hidden } fichas viradas para baixo.
  }
az-actions = O que os Antigos podem fazer
az-action-place = Colocar
az-action-reveal = Revelar
az-action-move = Mover
az-action-summon = Convocar
az-action-place-label = Colocar uma ficha virada para baixo sobre uma ficha de renascimento: 1 de tempo. { $n ->
    [1] Resta { $n } ficha
   *[other] Restam { $n } fichas
  }
az-action-reveal-label = Revelar uma ficha: 1 de tempo. { $n ->
    [1] { $n } ficha virada para baixo
   *[other] { $n } fichas viradas para baixo
  }
az-action-move-label = Mover: quatro cartas de Antigos, cada uma move os que mostra, 1 de tempo
az-action-summon-label = Convocar: compre três cartas Mythos e fique com uma, 1 de tempo. { $n ->
    [1] Resta { $n } carta no baralho
   *[other] Restam { $n } cartas no baralho
  }
az-more = +{ $n }
az-dark-seen = { $n ->
    [1] { $n } ponto à vista de todos
   *[other] { $n } pontos à vista de todos
  }
az-dark-hidden = { $n ->
    [1] mais { $n } ponto por fichas viradas para baixo no mapa
   *[other] mais { $n } pontos por fichas viradas para baixo no mapa
  }
az-dark-points = { $n ->
    [1] { $n } ponto pelo que os Antigos destruíram
   *[other] { $n } pontos pelo que os Antigos destruíram
  }
az-dark-cards = { $n ->
    [1] { $n } carta Mythos na mão
   *[other] { $n } cartas Mythos na mão
  }
az-pile = Nível { $level }: { $n ->
    [1] { $n } ficha por colocar
   *[other] { $n } fichas por colocar
  }
az-piles = Fichas por colocar
az-mythos = Mythos
az-mythos-hand = Cartas Mythos na mão
az-mythos-none = Nenhuma carta Mythos na mão.
az-mythos-played = Cartas Mythos já jogadas
az-mythos-left = { $n ->
    [1] Resta { $n } carta no baralho Mythos
   *[other] Restam { $n } cartas no baralho Mythos
  }
az-mythos-last = A última carta Mythos: { $name }
az-mythos-label = { $name }: { $time } de tempo. { $text }
az-mythos-combat-label = { $name }: { $time } de tempo, para combate. { $text }
az-mythos-time = { $n ->
    [0] Não leva tempo
   *[other] Leva { $n } de tempo
  }
az-mythos-combat = Jogada em um combate, na vez de qualquer um
az-mythos-waits = Espera { $pending }
az-mythos-level = Nível { $n } do baralho solo
az-mythos-held = Na sua mão
az-mythos-before = Espera diante de { $player }
az-mythos-done = Já foi jogada
az-pending = { $name } espera { $pending }. { $text }
az-pending-cards = Cartas Mythos à espera de um combate
az-draft-draw = Fique com uma; as outras vão para o fundo do baralho
az-draft-regain = Cartas já jogadas
az-draft-slay = Personagens que os humanos têm
az-draft-reclaim = Fichas que os humanos tomaram
az-draft-turn = Qual ficha é virada?
az-tile-numbers = vale { $vp }, aguenta { $capacity }
az-strength = Força do porto: { $n }
az-outposts = { $n ->
    [0] Nenhum posto avançado no mapa
    [1] { $n } posto avançado no mapa
   *[other] { $n } postos avançados no mapa
  }
az-tokens = { $n ->
    [1] { $n } ficha de renascimento tomada: { $n } ponto no fim
   *[other] { $n } fichas de renascimento tomadas: { $n } pontos no fim
  }
az-outpost-label = Posto avançado: { $cost } de ouro, restam { $left }. Junto com uma unidade ou sozinho
az-wall = { $place }: dano { $damage } de { $capacity }
az-token-fights = A ficha de renascimento luta: dano { $damage } de { $capacity }
az-bound = Ninguém recua antes da próxima carta.
az-shield = { $n ->
    [1] Cada Antigo sofre { $n } acerto a menos da próxima carta.
   *[other] Cada Antigo sofre { $n } acertos a menos da próxima carta.
  }
az-may-interrupt = Os Antigos podem agir antes da próxima carta.
az-fact-secret = { $foe }, vale { $vp }, nível { $n }: virado para baixo, só você vê
az-news-mythos = { $n ->
    [1] { $n } carta Mythos
   *[other] { $n } cartas Mythos
  }
az-news-outpost-lost = { $n ->
    [1] { $n } posto avançado perdido
   *[other] { $n } postos avançados perdidos
  }
az-news-token-taken = { $n ->
    [1] { $n } ficha de renascimento tomada
   *[other] { $n } fichas de renascimento tomadas
  }
az-text-unit-port = O porto sofre dano ele mesmo, tanto quanto sua força. Se sofrer 2 ou mais em um combate, sua força passa a ser 2 para sempre. Sozinho, luta como infantaria.
az-text-unit-outpost = Aguenta 2 de dano e luta como infantaria. Os Antigos vão até ele como até um porto. Nunca recua.
az-text-piece-rebirth = Um Antigo pode se erguer aqui. Enquanto a ficha estiver ali, nenhum trilho leva ao hexágono. Ataque-a quando estiver vazia e ela é sua: 1 ponto no fim.
az-text-piece-dangerous = Um Antigo pode se erguer aqui, um nível acima do que o hexágono diz. Nenhum trilho leva ao hexágono. Ataque-a quando estiver vazia e ela é sua: 1 ponto no fim.
az-text-piece-outpost = Custa 2 de ouro com Comprar unidade militar, junto com uma unidade ou sozinho, e fica em um hexágono vazio da sua ferrovia. Aguenta 2 de dano e luta como infantaria. Os Antigos vão até ele como até um porto, e até 3 unidades podem ajudá-lo na hora.
az-text-piece-port-strength = Quanto dano o próprio porto aguenta. Se sofrer 2 ou mais em um combate, sua força passa a ser 2 para sempre.

## The guided first game
tour-az-port = Boas-vindas à costa. Escolha um local que brilha para o seu porto: sua ferrovia, suas minas e suas fazendas vão partir dele; veja então o que há por perto.
tour-az-boxes = Este é o seu tabuleiro. Um espaço que brilha é uma ação possível: cada um mostra o tempo que leva. Um cubo vai ali; da próxima vez, o espaço custa um de ouro por cubo nele.
tour-az-railway = Uma ferrovia leva um de carvão e um de ferro e coloca dois trilhos. É um bom começo: use o espaço Ferrovia, ou Ferrovia serrana se precisar cruzar colinas.
tour-az-rail = { $pointer ->
    [finger] Toque em uma linha que brilha entre dois hexágonos para colocar um trilho. Trilhos levam a recursos para minerar e a terra para plantar.
   *[mouse] Clique em uma linha que brilha entre dois hexágonos para colocar um trilho. Trilhos levam a recursos para minerar e a terra para plantar.
  }
tour-az-time = A trilha do tempo sob o mapa é o relógio. Age quem está em último nela; ações curtas podem dar duas vezes seguidas a você. Ninguém age depois da casa 53.
tour-az-stores = Aqui está o que cada um tem: pontos e tempo em cima, depois recursos, depois cubos, trilhos e fazendas que restam. Fazendas dão 2 pontos cada; fosfato, 3.
tour-az-characters = Estes personagens podem ser recrutados. A cor diz quando ajudam: sempre, uma vez, em combate ou no fim. Os dois que chegaram primeiro correm perigo quando uma Revelação manda um assassino.
tour-az-units = Você vai precisar de soldados. As unidades se compram aqui com ouro; cada tipo acerta melhor certos Antigos.
tour-az-old-ones = As fichas escuras dormem. Quando o disco roxo é o último, os Antigos acordam: fichas são viradas, eles andam e arruínam as fazendas a que chegam. Se um deles tomar um porto, a partida acaba.
tour-az-end = Os Antigos também pontuam: o que está virado para cima no mapa, o dobro do que ainda está virado para baixo, e as fazendas arruinadas. Supere-os, e aos outros jogadores. Boa sorte.

## What a price is made up of
az-price-of = { $box }: o que leva
az-part-range = alcance
az-part-capacity = resistência
az-part-help = { $n } de { $what } vem de { $name }
az-part-time-action = a ação
az-part-time-rails = construir em terreno plano
az-part-time-hills = construir nas colinas
az-part-time-farm = por fazenda
az-part-time-kinds = por tipo de unidade, mais para as lentas
az-part-time-no-cube = não resta cubo para pagar
az-part-time-toll = sobre os trilhos dos outros
az-part-cube-box = do seu quartel-general para o espaço
az-part-gold-cubes = um por cubo no espaço
az-part-coal-rails = até dois trilhos
az-part-iron-rails = até dois trilhos, ao todo
az-part-most-farms = fazendas no máximo, cada uma de um tipo
az-part-pieces-there = estão ali, e todas são suas
