### Words that only the screen needs: Spirit Island's panels, cards and invader board.

si-progress = turno { $turn } · { $phase }
si-or = {" ou "}

## Elements, terrains, speeds

si-element-sun = sol
si-element-moon = lua
si-element-fire = fogo
si-element-air = ar
si-element-water = água
si-element-earth = terra
si-element-plant = planta
si-element-animal = animal
si-element-any = qualquer elemento
si-elements = { $n } { $element }
si-terrain-jungle = selva
si-terrain-mountain = montanha
si-terrain-sands = areias
si-terrain-wetland = pântano
si-terrain-ocean = oceano
si-terrain-coastal = costa
si-terrain-inland = interior
si-speed-fast = rápido
si-speed-slow = lento
si-speed-fast-or-slow = rápido ou lento

## Power cards

si-kind-minor = poder menor
si-kind-major = poder maior
si-kind-unique = poder do seu espírito
si-kind-innate = poder inato
si-cost = custa { $n } de energia
si-range = alcance { $range } a partir de { $from }
si-from-presence = sua presença
si-from-sacred = um sítio sagrado seu
si-from-in = { $where } em { $terrain }
si-target-any = qualquer região
si-target-inv = região com invasores
si-target-no-inv = região sem invasores
si-target-d = região com dahan
si-target-t-c = região com vilas ou cidades
si-target-b = região com desolação
si-target-no-b = região sem desolação
si-target-coastal = região costeira
si-target-coastal-for-en = região costeira
si-target-inland = região do interior
si-target-c = região com cidade
si-target-coastal-w = região costeira ou pântano
si-target-j-no-b = selva, ou região sem desolação
si-target-be = região com feras
si-target-2-be = região com pelo menos 2 feras
si-target-di = região com doença
si-target-no-w = região que não seja pântano
si-target-b-and-inv = região com desolação e invasores
si-target-none = sem alvo
si-target-spirit-any = qualquer espírito
si-target-spirit-another = outro espírito
si-target-spirit-self = você
si-used = usado
si-lies-hand = { $player } tem na mão.
si-lies-played = { $player } tem em jogo.
si-lies-lent = { $player } usa todo turno.
si-lies-reserve = Está ao lado do painel de { $player }.
si-lies-discard = { $player } descartou.
si-lies-innate = Está impresso no painel de { $player }.
si-why-not = Por que não posso usar agora?

## A spirit

si-growth = Crescimento
si-growth-todo = Falta fazer:
si-always = Todo turno, além de uma opção
si-group = Crescimento { $number }: { $what }
si-tracks = Trilhas de presença
si-track = { $open } de { $all } espaços liberados: { $name }
si-take-presence = Presença: { $track }
si-take-destroyed = Presença que foi destruída
si-track-counts-energy = energia por turno
si-track-counts-plays = jogadas de carta por turno
si-rules = Regras especiais
si-innates = Poderes inatos
si-hand = Mão
si-played = Em jogo
si-discarded = Descartadas
si-lent = Em uso todo turno
si-face-down = Jogadas viradas para baixo
si-aspect = Aspecto: { $aspect }
si-discard = { $n ->
    [1] { $n } descartada
   *[other] { $n } descartadas
  }
si-in-hand = { $n ->
    [1] 1 carta
   *[other] { $n } cartas
  }
si-no-cards = Nenhuma carta na mão.
si-plays-left = { $n ->
    [1] Mais 1 carta pode ser jogada
   *[other] Mais { $n } cartas podem ser jogadas
  }
si-energy = { $n } de energia, mais { $income } por turno
si-card-plays = { $n ->
    [1] 1 jogada de carta por turno
   *[other] { $n } jogadas de carta por turno
  }
si-destroyed = { $n ->
    [1] { $n } presença destruída
   *[other] { $n } presenças destruídas
  }
si-drowned = { $n } de vida afogada
si-ready = a postos
si-panel-counts = { $hand } na mão, { $discard } no descarte, presença { $presence }
si-whole-panel = O painel completo de { $spirit }
si-drawn = Você compra: fique com uma carta
si-to-choose = Cartas para escolher
si-drawn-by = { $n ->
    [1] { $player } comprou
   *[other] { $player } compraram
  }

## The invader board

si-market = Invasores
si-phases = As fases de um turno
si-acting = Ainda agindo:
si-invaders = Painel dos invasores
si-step-ravage = Devastação
si-step-build = Construção
si-step-explore = Exploração
si-slot-lands = { $n ->
    [1] 1 região
   *[other] { $n } regiões
  }
si-deck = Baralho
si-deck-empty = vazio
si-invader-deck = { $n } cartas de invasores por vir
si-invader-discard = Já passaram
si-fear = Medo
si-terror = Nível de terror { $n }
si-win-1 = Vocês vencem quando não resta nenhum invasor.
si-win-2 = Vocês vencem quando não resta nenhuma vila nem cidade.
si-win-3 = Vocês vencem quando não resta nenhuma cidade.
si-fear-pool = { $n } de { $all } de medo até a próxima carta de medo
si-fear-to-earn = cartas a conquistar
si-fear-left = { $n } cartas de medo a conquistar
si-fear-earned = { $n ->
    [1] 1 carta conquistada
   *[other] { $n } cartas conquistadas
  }
si-fear-shown = Virada para cima: { $name }
si-under-fear = { NUMBER($n) ->
        [1] Sob a próxima carta de medo
       *[other] Sob as próximas { $n } cartas de medo
    } há uma carta de invasores do estágio { $stage }
si-fear-resolved = Resolvidas:
si-blight = Carta de desolação
si-blight-left = { $n } de desolação restante nela
si-island-healthy = Ilha saudável
si-island-blighted = Ilha desolada
si-island-simple = Desolação
si-decks = Baralhos: { $minors } poderes menores, { $majors } maiores
si-card-kind-fear = Carta de medo
si-card-kind-blight = Carta de desolação
si-card-kind-rule = Regra especial
si-card-kind-card = Carta de invasores
si-card-kind-happening = Carta de evento
si-card-kind-aspect = Aspecto
si-card-kind-adversary = Adversário
si-card-kind-scenario = Cenário

## What has happened

si-news = A última fase dos invasores
si-score = A pontuação
si-lost = A ilha está perdida
si-sequel = Segunda Onda nesta ilha
si-score-victory = A vitória
si-score-difficulty-won = Dificuldade { $n }, { $word }: 5 pontos por grau
si-score-difficulty-lost = Dificuldade { $n }, { $word }: 2 pontos por grau
si-layouts = As disposições em imagens
si-over-the-sea = pelo mar, { $n } de energia
si-result-fear = Medo, turno a turno
si-result-fear-turn = turno { $turn }: { $n }
si-result-turns = Turnos
si-result-terror = Nível de terror
si-result-cards = Cartas de medo conquistadas
si-result-blight = Desolação na ilha
si-result-invaders = Invasores restantes
si-result-spirit = Espírito
si-result-presence = Presença na ilha
si-result-lost = Presença destruída
si-result-powers = Cartas de poder
si-score-part = { $name } { $n }
si-score-left = { $n ->
    [1] 1 carta de invasores
   *[other] { $n } cartas de invasores
  } no baralho, 2 pontos cada
si-score-gone = { $n ->
    [1] 1 carta de invasores
   *[other] { $n } cartas de invasores
  } fora do baralho, 1 ponto cada
si-score-dahan = { $n } dahan, 1 ponto a cada { $players }
si-score-blight = { $n ->
    [1] { $n } desolação
   *[other] { $n } desolações
  }, 1 ponto a menos a cada { $players }

## The guided first turn

tour-si-island = Esta é a sua ilha. Cada tabuleiro tem oito regiões, chamadas por uma letra e um número. Exploradores, vilas e cidades são os invasores; as cabanas são os dahan, que vivem aqui; os discos redondos são a sua presença.
tour-si-invaders = Aqui você vê o que os invasores vão fazer: devastar, construir e explorar em regiões destes terrenos. Os mesmos três sinais aparecem nas regiões. Abaixo estão o medo de vocês, que os expulsa, e a desolação que vocês precisam conter.
tour-si-growth = { $pointer ->
    [finger] Primeiro seu espírito cresce. Toque em uma das opções de crescimento que brilham, depois nos símbolos dela, um por um.
   *[mouse] Primeiro seu espírito cresce. Clique em uma das opções de crescimento que brilham, depois nos símbolos dela, um por um.
  }
tour-si-presence = A presença vai de uma das suas duas trilhas para uma região que brilha. O que ela libera, energia ou jogadas de carta, é seu todo turno.
tour-si-cards = Agora jogue cartas de poder, quantas sua trilha de cartas permitir e sua energia pagar. { $pointer ->
    [finger] Segure uma carta
   *[mouse] Aponte para uma carta
  } para ler. Os elementos dela contam na hora e acendem poderes inatos.
tour-si-ready = Quando tiver jogado o que quiser, escolha Pronto.
tour-si-powers = { $pointer ->
    [finger] Poderes rápidos, vermelhos, vêm antes de os invasores agirem; os lentos, azuis, depois. Toque em um poder que brilha, depois em uma região no alcance dele.
   *[mouse] Poderes rápidos, vermelhos, vêm antes de os invasores agirem; os lentos, azuis, depois. Clique em um poder que brilha, depois em uma região no alcance dele.
  }
tour-si-news = Depois os invasores devastam, constroem e exploram. O que fizeram se conta aqui, região por região.
tour-si-undo = Uma escolha pode ser desfeita enquanto nada de novo tiver sido revelado.
tour-si-win = Assuste-os: quanto mais medo você causar, menos é preciso para vencer. Boa sorte!

## Adversaries and scenarios

si-foes = Adversários e cenários
si-difficulty = Dificuldade { $n }: { $word }
si-foe-level = Adversário, nível { $level }, dificuldade { $difficulty }
si-foe-supporting = Adversário de apoio, nível { $level }, dificuldade { $difficulty }
si-foe-supporting-text = Por ser do adversário de apoio, vem com as cartas de invasores do estágio III.
si-foe-escalation = Escalada, { $name }:
si-foe-loss = Vocês também perdem por { $name }:
si-foe-all = O que cada um deles faz
si-foe-levels = Os níveis: { $name }
si-foe-level-0 = Só a escalada
si-foe-level-row = Nível { $level }, dificuldade { $difficulty }
si-scenario = Cenário
si-scenario-all = Do que trata cada cenário
si-scenario-difficulty = dificuldade { $n }
si-meter = { $name }: { $n } de { $limit }; aí a partida está perdida
si-meter-down = { $name }: { $n }; com { $limit } a partida está perdida
si-meter-plain = { $name }: { $n }
si-meter-left = { $n ->
    [1] Mais um passo e a partida está perdida.
   *[other] Mais { $n } passos e a partida está perdida.
  }
si-count-marker = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
  }
si-corner = Canto de { $lands }: { $what }
si-corner-free = Canto de { $lands }

## What the boxes bring to panels

si-more-energy = mais { $n } de energia por turno
si-more-plays = { $n ->
    [1] mais 1 jogada de carta por turno
   *[other] mais { $n } jogadas de carta por turno
  }
si-locked = ainda fechado
si-opens = Sem presença nesta trilha, uma destas opções se abre como crescimento
si-set = Escolhe-se uma destas
si-pick = escolha { $n }
si-shared-space = As duas trilhas passam por este espaço
si-web = A teia de presença, { $open } de { $all } espaços liberados
si-kept = presença guardada
si-kept-text = Presença guardada no painel para outra coisa
si-markers = Preparados:
si-markers-text = Marcadores de elemento, cada um para gastar uma vez
si-spent = Gastos no próximo poder:
si-reserve = { $n } ao lado do painel
si-beside = Ao lado do painel

## Events

si-event-title = Evento: { $name }
si-event-dismiss = Fechar o evento; ele continua no registro
si-event-choice = Todos escolhem juntos. Sem acordo, acontece a primeira opção.
si-event-each-spirit = Cada espírito escolhe por si.
si-event-healthy = em uma ilha saudável
si-event-blighted = em uma ilha desolada
si-event-always = em qualquer ilha
si-event-terror = no nível de terror { $levels }
si-event-stage = no estágio de invasores { $levels }
si-event-cost-player = custa { $n } de energia por jogador
si-event-cost-land = custa { $n } de energia por região
si-event-cost-beasts = custa { $n } de energia por fera
si-event-aided = { $cost }; { $element } ajuda a pagar
si-event-happens = Isto acontece.
si-event-votes = { $n } de { $all } já disseram o que preferem.
si-event-silent = Falta dizer:
si-event-token = Evento de fichas
si-event-dahan = Evento dahan
si-force = Em vigor
si-until-game = partida inteira
si-until-turn = este turno
si-until-next = por um tempo

## Tokens

si-token-beasts-text = Feras não fazem nada sozinhas: poderes e eventos as usam.
si-token-wilds-text = O próximo explorador que uma exploração adicionaria aqui não vem, e uma mata é removida.
si-token-disease-text = A próxima construção aqui não acontece, e uma doença é removida.
si-token-badlands-text = Quando uma ação causa dano a invasores aqui, ou a dahan, causa mais 1 de dano a eles para cada ermo.
si-token-strife-text = Discórdia: não causa dano na sua próxima devastação, e depois uma discórdia é removida.
si-isolated-text = Invasores não vêm nem vão por conta própria.

## The invaders' turn, step by step, and what is to come

si-follow = O turno dos invasores
si-follow-again = Mostrar de novo o turno dos invasores
si-follow-fear = Medo: { $name }
si-follow-land = { $step }: { $land }
si-follow-empty = Nenhuma região.
si-ravage-numbers = { $damage } de dano, defesa { $defend }: causa { $dealt } de dano
si-ravage-damage = { $n ->
    [0] nenhum dano
   *[other] de dano
  }
si-outcome-added = + { $what }
si-outcome-destroyed = destruição: { $what }
si-outcome-hurt = { $what }: { $n } de dano
si-outcome-blight = { $n ->
    [1] { $n } desolação
   *[other] { $n } desolações
  }
si-outcome-spreads = a desolação se espalha
si-outcome-strikes = os dahan revidam: { $n } de dano
si-outcome-fear = { $n } de medo
si-outcome-times = { $text } × { $n }
si-forecast = { $land }, se ninguém agir
si-forecast-next = { $land } no próximo turno, se ninguém agir
si-forecast-maybe = se a próxima carta indicar esta região
si-forecast-stopped = Não acontece: { $what }.
si-forecast-no-blight = Sem desolação.
si-forecast-chosen = Vocês escolhem como; este é um modo.

## What a cost or a range is made up of
si-part-cost = Por que custa isso
si-part-cost-printed = impresso na carta
si-part-cost-rules = uma regra em vigor
si-part-price = O que é preciso para usar
si-part-price-repeat = para usar mais uma vez
si-part-price-fast = para usar como rápido
si-part-range = Por que alcança tão longe
si-part-range-printed = impresso
si-part-range-elements = seus elementos
si-part-range-rules = regras e trilhas do seu espírito
si-part-range-lasting = até o fim do turno

si-invader-card-text = Ela indica regiões. Os invasores primeiro exploram ali; um turno depois constroem ali, e mais um turno depois devastam ali. Então a carta sai.
