### Spirit Island: set-up, prompts, options, log lines, the state of the table, reasons.

game = Spirit Island
game-about = Os espíritos da ilha crescem, assustam e expulsam invasores que povoam, constroem e desolam a terra. Todos vencem juntos ou todos perdem.
game-length = De 90 a 150 minutos
game-first = Sem companhia, em um só tabuleiro, com um espírito simples cujos novos poderes vêm em ordem fixa, e sem adversário. Uma breve apresentação mostra o caminho.

## Set-up

setup-boxes = Caixas
setup-boxes-help = De quais caixas vêm os espíritos, cartas e adversários em jogo.
setup-boxes-base = Jogo base
setup-boxes-branch-and-claw = Branch & Claw
setup-boxes-jagged-earth = Jagged Earth
setup-boxes-promo = Feather & Flame (promo)
setup-spirits = Espírito
setup-spirits-random = Por sorteio
setup-spirits-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
setup-spirits-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
setup-spirits-lightnings-swift-strike = { spirit-lightnings-swift-strike }
setup-spirits-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
setup-spirits-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
setup-spirits-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
setup-spirits-thunderspeaker = { spirit-thunderspeaker }
setup-spirits-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
setup-boards = Tabuleiro
setup-boards-random = Por sorteio
setup-boards-A = Tabuleiro A
setup-boards-B = Tabuleiro B
setup-boards-C = Tabuleiro C
setup-boards-D = Tabuleiro D
setup-boards-E = Tabuleiro E
setup-boards-F = Tabuleiro F
setup-layout = Disposição
setup-layout-help = Como os tabuleiros se encaixam. Um arquipélago são várias ilhotas com os oceanos voltados uns para os outros: pelo mar, as costas ficam a 2 passos de distância, e um poder sobre um espírito de outra ilhota custa 1 de energia por oceano entre vocês. A dificuldade aumenta em 1.
setup-layout-standard = Padrão
setup-layout-standard-1 = Padrão, 1 tabuleiro
setup-layout-standard-2 = Padrão, 2 tabuleiros
setup-layout-fragment = Fragmento, 2 tabuleiros
setup-layout-opposite-shores = Costas opostas, 2 tabuleiros
setup-layout-standard-3 = Padrão, 3 tabuleiros
setup-layout-coastline = Litoral, 3 tabuleiros
setup-layout-sunrise = Nascer do sol, 3 tabuleiros
setup-layout-standard-4 = Padrão, 4 tabuleiros
setup-layout-leaf = Folha, 4 tabuleiros
setup-layout-snake = Cobra, 4 tabuleiros
setup-layout-crab = Caranguejo, 5 tabuleiros
setup-layout-snail = Caracol, 5 tabuleiros
setup-layout-peninsula = Península, 5 tabuleiros
setup-layout-v = V, 5 tabuleiros
setup-layout-two-centers = Dois centros, 6 tabuleiros
setup-layout-star = Estrela, 6 tabuleiros
setup-layout-flower = Flor, 6 tabuleiros
setup-layout-caldera = Caldeira, 6 tabuleiros
setup-layout-coastline-2 = Litoral 2, 2 tabuleiros
setup-layout-top-to-top = Topo com topo, 2 tabuleiros
setup-layout-inverted-fragment = Fragmento invertido, 2 tabuleiros
setup-layout-meeple = Meeple, 5 tabuleiros
setup-blight = Carta de desolação
setup-blight-help = Com uma carta de desolação, a ilha pode se recuperar uma vez quando a reserva de desolação acaba. Sem ela, há mais desolação no começo, e quando a reserva acaba a partida está perdida.
setup-blight-card = Por sorteio
setup-blight-none = Nenhuma
setup-progression = Progressão de poderes
setup-progression-help = Espíritos com uma ordem impressa de cartas de poder ganham suas cartas nessa ordem em vez de comprar. Para uma primeira partida.
setup-events = Eventos
setup-events-help = Com o baralho de eventos, cada turno traz algo que ninguém podia prever. Sem ele há uma carta de medo a mais, e duas vezes na partida vocês podem comandar todas as feras de uma vez.
setup-persistent = Cartas que persistem
setup-persistent-help = Cartas de evento e poderes maiores que podem trazer algo até o fim da partida. Quem não gosta pode deixá-las de fora; quase não muda o equilíbrio.
setup-tokens = Fichas em uso
setup-tokens-help = Para aprender o jogo com menos tipos. No lugar de cada ficha a adicionar de um tipo fora de uso, há 1 de medo, e um espírito ganha 1 de energia. Um espírito que precisa de um tipo não pode jogar sem ele.
setup-tokens-beasts = Feras
setup-tokens-wilds = Matas
setup-tokens-disease = Doença
setup-tokens-badlands = Ermos
setup-tokens-strife = Discórdia
setup-adversary = Adversário
setup-adversary-help = Uma nação que coloniza a ilha à sua maneira e torna a partida mais difícil. Suas cartas do estágio II trazem a escalada.
setup-adversary-none = Nenhum
setup-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting = Adversário de apoio
setup-supporting-help = Uma segunda nação ao lado da primeira. Valem todas as regras das duas; o que ela faria sozinha em sua escalada vem com as cartas de invasores do estágio III.
setup-supporting-none = Nenhum
setup-supporting-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting-level = Nível do adversário de apoio
setup-supporting-level-help = De 0 a 6: cada nível soma sua regra às dos níveis abaixo.
setup-scenarios = Cenários
setup-scenarios-help = Regras próprias para uma partida, algumas com outro jeito de vencer ou perder. No máximo dois são jogados juntos.
setup-level = Nível do adversário
setup-level-help = De 0 a 6: cada nível soma sua regra às dos níveis abaixo e torna a partida mais difícil. Sem adversário, é 0.

## Names of things

land = { $id }
piece-explorer = explorador
    .counted = { $number ->
        [1] explorador
       *[other] exploradores
      }
    .gender = masculine
piece-town = vila
    .counted = { $number ->
        [1] vila
       *[other] vilas
      }
    .gender = feminine
piece-city = cidade
    .counted = { $number ->
        [1] cidade
       *[other] cidades
      }
    .gender = feminine
piece-dahan = dahan
    .counted = dahan
    .gender = masculine
token-beasts = feras
    .counted = { $number ->
        [1] fera
       *[other] feras
      }
token-wilds = matas
    .counted = { $number ->
        [1] mata
       *[other] matas
      }
token-disease = doença
    .counted = { $number ->
        [1] doença
       *[other] doenças
      }
token-badlands = ermos
    .counted = { $number ->
        [1] ermo
       *[other] ermos
      }
token-strife = discórdia
    .counted = { $number ->
        [1] discórdia
       *[other] discórdias
      }
element-sun = sol
element-moon = lua
element-fire = fogo
element-air = ar
element-water = água
element-earth = terra
element-plant = planta
element-animal = animal
element-any = qualquer elemento
element-numbered = { $number } { $element }
terrain-jungle = selva
terrain-mountain = montanha
terrain-sands = areias
terrain-wetland = pântano
terrain-ocean = oceano
phase-setup = preparação
phase-spirits = fase dos espíritos
phase-fast = poderes rápidos
phase-invaders = fase dos invasores
phase-slow = poderes lentos
phase-time = o tempo passa
phase-over = fim de jogo
step-blighted = ilha desolada
step-event = evento
step-fear = medo
step-ravage = devastação
step-build = construção
step-explore = exploração
step-advance = avanço das cartas de invasores
stage-growing = crescendo
stage-playing = jogando cartas
stage-ready = a postos
speed-fast = rápido
    .plural = rápidos
speed-slow = lento
    .plural = lentos
track-energy = trilha de energia
    .de = da trilha de energia
    .em = na trilha de energia
track-cards = trilha de cartas
    .de = da trilha de cartas
    .em = na trilha de cartas
track-destroyed = presença destruída
    .de = da presença destruída
    .em = na presença destruída
deck-minor = poderes menores
deck-major = poderes maiores
own-trade-drowned = Trocar invasores afogados por 1 de energia
card-1-jungle = selva (estágio I)
card-1-mountain = montanha (estágio I)
card-1-sands = areias (estágio I)
card-1-wetland = pântano (estágio I)
card-2-coastal = regiões costeiras (estágio II)
card-2-jungle = selva (estágio II)
card-2-mountain = montanha (estágio II)
card-2-sands = areias (estágio II)
card-2-wetland = pântano (estágio II)
card-3-jungle-mountain = selva e montanha (estágio III)
card-3-jungle-sands = selva e areias (estágio III)
card-3-jungle-wetland = selva e pântano (estágio III)
card-3-mountain-sands = montanha e areias (estágio III)
card-3-mountain-wetland = montanha e pântano (estágio III)
card-3-sands-wetland = areias e pântano (estágio III)

## Growth symbols and track bonuses

symbol-card = Ganhe uma carta de poder
symbol-energy-1 = Ganhe 1 de energia
symbol-energy-2 = Ganhe 2 de energia
symbol-energy-3 = Ganhe 3 de energia
symbol-energy-4 = Ganhe 4 de energia
symbol-energy-9 = Ganhe 9 de energia
symbol-move-1 = Mova 1 das suas presenças por até 1 região
symbol-move-4 = Mova 1 das suas presenças por até 4 regiões
symbol-ocean = Adicione presença a um oceano
symbol-play-1 = Mais 1 jogada de carta neste turno
symbol-presence-0 = Adicione presença no alcance 0
symbol-presence-1 = Adicione presença no alcance 1
symbol-presence-1-coastal = Adicione presença no alcance 1, em região costeira
symbol-presence-1-dahan = Adicione presença no alcance 1, em região com dahan
symbol-presence-2 = Adicione presença no alcance 2
symbol-presence-2-dahan = Adicione presença no alcance 2, em região com dahan
symbol-presence-2-jungle-wetland = Adicione presença no alcance 2, em selva ou pântano
symbol-presence-3 = Adicione presença no alcance 3
symbol-presence-4-dahan-invaders = Adicione presença no alcance 4, em região com dahan ou invasores
symbol-reclaim = Recupere todas as cartas descartadas
symbol-reclaim-1 = Recupere 1 carta descartada
symbol-tide-in = Atraia 1 das suas presenças para cada oceano
symbol-tide-out = Empurre 1 das suas presenças de cada oceano
symbol-sun = { element-sun }
symbol-moon = { element-moon }
symbol-fire = { element-fire }
symbol-air = { element-air }
symbol-water = { element-water }
symbol-earth = { element-earth }
symbol-plant = { element-plant }
symbol-animal = { element-animal }
symbol-any = { element-any }
symbol-plus-1-energy = mais 1 de energia
symbol-plus-2-energy = mais 2 de energia
symbol-plus-1-plays = mais 1 jogada de carta
symbol-numbered = { $symbol } ({ $number ->
    [2] duas vezes
   *[other] { $number } vezes
  })

## Choices

way-both = Os dois
way-add-presence = Adicionar presença
way-damage = Dano
way-defend = Defesa
way-fear = Medo
way-forget = Esquecer uma carta de poder
way-gather-dahan = Atrair dahan
way-gather-explorer = Atrair um explorador
way-gather-invader = Atrair um explorador ou uma vila
way-gather-town = Atrair uma vila
way-heal = Remover desolação
way-badlands-now = Os ermos aumentam este dano
way-badlands-later = Os ermos aumentam um dano posterior
way-more-damage-now = Somar a este dano
way-more-damage-later = Somar a um dano posterior
way-lose-presence = Destruir presença
way-major = Ganhar um poder maior
way-nothing = Nada
way-play-major = Jogar já o novo poder maior
way-push-dahan = Empurrar dahan
way-push-explorer = Empurrar um explorador
way-push-invaders = Empurrar exploradores ou vilas
way-push-town = Empurrar uma vila
way-remove-city = Remover uma cidade
way-remove-explorers = Remover exploradores
way-remove-small = Remover um explorador ou uma vila
way-remove-town = Remover uma vila

## What lasts for the turn

lasting-dahan-at-once = os dahan golpeiam ao mesmo tempo que os invasores
lasting-dahan-fewer = menos dahan são destruídos a cada vez
lasting-dahan-fewer-once = menos dahan são destruídos na próxima vez
lasting-dahan-health = os dahan têm mais vida
lasting-explorer-health = a vida dos exploradores mudou
lasting-town-health = a vida das vilas mudou
lasting-city-health = a vida das cidades mudou
lasting-dahan-hidden = a devastação dos invasores não fere os dahan
lasting-dahan-fixed = os dahan não podem ser movidos, removidos nem substituídos
lasting-dahan-safe = os dahan não podem ser feridos nem destruídos
lasting-dread = o medo gerado por poderes também defende
lasting-entwined = pode contar o alcance a partir da presença de outro espírito
lasting-no-blight = não vem desolação
lasting-range = os poderes alcançam mais longe
lasting-reclaim-played = recupera uma carta jogada no fim do turno
lasting-repeat = pode repetir uma carta de poder
lasting-repeat-paying = pode repetir uma carta de poder pagando o custo dela
lasting-skip-build = os invasores não constroem
lasting-skip-explore = os invasores não exploram
lasting-skip-ravage = os invasores não devastam
lasting-slow-as-fast = pode usar poderes lentos como rápidos
lasting-vengeance = os invasores pagam pelo que é destruído
lasting-ward = defende onde quer que esteja sua presença

## How the game ends

reason-no-invaders = não resta nenhum invasor
reason-no-buildings = não resta nenhuma vila nem cidade
reason-no-cities = não resta nenhuma cidade
reason-fear = todas as cartas de medo foram conquistadas
reason-blight = acabou a reserva de desolação
reason-presence = um espírito ficou sem presença
reason-deck = o baralho de invasores acabou
result-no-invaders = Não resta nenhum invasor na ilha.
result-no-buildings = Não resta nenhuma vila nem cidade na ilha.
result-no-cities = Não resta nenhuma cidade na ilha.
result-fear = A última carta de medo foi conquistada: os invasores fogem apavorados.
result-sacrifice = A ilha está salva, ao preço de tudo o que se perdeu com isso.
result-blight = Acabou a reserva de desolação, e a ilha morre.
result-presence = Um espírito ficou sem presença na ilha.
result-deck = O baralho de invasores acabou: eles são numerosos demais.

## Prompts

prompt-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] Jogue cartas de poder ou escolha Pronto.
       *[other] Cresça.
      }
   *[other] Escolha como crescer.
  }
left-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] { $cards ->
            [1] Resta 1 carta e { $energy } de energia
           *[other] Restam { $cards } cartas e { $energy } de energia
          }
        [1] Resta 1 ação de crescimento
       *[other] Restam { $actions } ações de crescimento
      }
    [1] 1 opção de crescimento a escolher
   *[other] { $choices } opções de crescimento a escolher
  }
prompt-fast-phase = Use poderes rápidos ou escolha Pronto.
left-fast-phase = { $number ->
    [1] Resta 1 poder para usar
   *[other] Restam { $number } poderes para usar
  }
prompt-slow-phase = Use poderes lentos ou escolha Pronto.
left-slow-phase = { left-fast-phase }
prompt-event-choice = { $happening }: o que vocês escolhem, todos juntos? Sem acordo, vale a primeira opção.
prompt-all-agree = { $own }: você concorda? Só acontece se todos concordarem.
prompt-energy-for = No lugar da ficha que viria ({ $token }): qual espírito ganha 1 de energia?
prompt-event-cost = Quem contribui com algo para isso?
left-event-cost = Falta pagar { $number }
prompt-target = Qual região é o alvo de { $power }?
prompt-target-spirit = Qual espírito é o alvo de { $power }?
prompt-presence = Adicione presença: de onde e em qual região?
prompt-cover = Para qual trilha vai a presença?
prompt-set-aside = De onde sai a presença que você guarda no seu painel?
prompt-shift = Qual presença sua se move, e para onde?
prompt-use-now = Qual poder você usa agora?
prompt-play-now = Qual carta você joga agora?
prompt-lose-presence = Qual presença sua é destruída?
prompt-first-presence = Em qual selva você começa?
prompt-start = Em qual região costeira você começa?
prompt-deck = De qual baralho você ganha uma carta de poder?
prompt-keep = Com qual carta você fica?
prompt-forget = Qual carta de poder você esquece?
prompt-give = Qual carta você dá?
prompt-reclaim = Qual carta volta para a sua mão?
prompt-element = Qual elemento?
prompt-way = O que acontece?
prompt-may = Você quer isso?
prompt-damage = O que sofre o dano?
left-damage = Dano restante: { $number }
prompt-damage-apart = Qual peça sofre 1 de dano? Cada uma sofre uma vez.
prompt-destroy = Qual peça é destruída?
prompt-remove = Qual peça é removida?
prompt-remove-health = Quais invasores são removidos?
left-remove-health = Vida a remover: { $number }
prompt-replace = Qual peça é substituída?
prompt-strife = Qual invasor recebe discórdia?
prompt-sit-out = Qual peça não participa da devastação?
prompt-fight = Qual peça luta?
prompt-push = Empurrar de { $from-land }: qual peça, e para onde?
left-push = { $number ->
    [1] Mais 1 a empurrar
   *[other] Mais { $number } a empurrar
  }
prompt-gather = Atrair para { $to-land }: qual peça?
left-gather = { $number ->
    [1] Mais 1 a atrair
   *[other] Mais { $number } a atrair
  }
prompt-push-token = Empurrar de { $from-land }: qual ficha, e para onde?
left-push-token = { left-push }
prompt-gather-token = Atrair para { $to-land }: qual ficha?
left-gather-token = { left-gather }
prompt-remove-token = Qual ficha é removida?
prompt-push-from = De qual região são empurradas as peças?
prompt-gather-to = Para qual região são atraídas as peças?
prompt-remove-from = De qual região são removidos os invasores?
prompt-replace-in = Em qual região uma vila ou cidade é substituída?
prompt-different-land = Escolha uma região que mais ninguém escolheu.
prompt-flee = O sonho a afugenta. Para onde?
prompt-fly-to = Para qual região os dahan voam?
prompt-fly = Mais dahan voam para lá?
prompt-heal = De qual região a desolação é removida?
prompt-restore = Em qual região volta a presença destruída?
prompt-avenge = Em qual região é causado 1 de dano?
prompt-tide-in = De qual região a presença vai para o oceano?
prompt-tide-out = Para qual região a presença sai do oceano?
prompt-carry-dahan = O oceano leva os dahan para uma costa?
prompt-ashore = Em qual costa a peça chega a terra?
prompt-cascade = Para onde a desolação se espalha?
prompt-land-rush = Corrida por Terras: qual região sem vilas recebe 1 vila?
prompt-ravage-order = Qual é a próxima região devastada?
prompt-choke = Abrir mão de presença para que os invasores não ajam?
prompt-skip-one = Pular esta ação dos invasores?
prompt-follow = A presença acompanha os dahan?
prompt-show = Qual carta de medo é revelada?

## Options

option-group = Crescimento { $number }
option-grow = { $symbol }
option-bonus = { $symbol }
option-own = { $own }
option-play = Jogar { $power }
option-face-down = Jogar { $power } virada para baixo
option-ready = Pronto
option-target = { $land }
option-target-far = { $land }, por 1 de energia
option-spirit = { $seat }
option-land = { $land }
option-in-order = Uma após a outra, na ordem em que estão
option-presence = Para { $land }, { NAME($track, case: "de") }
option-set-aside = Tirar { NAME($track, case: "de") }
option-set-aside-from = De { $land }
option-lay-beside = { $power }
option-bring-back = { $card }
option-cover = Colocar { NAME($track, case: "em") }
option-destroy-presence = { $number ->
    [1] { $number } presença
   *[other] { $number } presenças
  }
option-save-presence = Pagar 1 de energia pela presença de { $seat } em { $land }
option-damage-in = { $number } de dano em { $land }
option-move-token = Mover 1 { NAME($token, 1, case: "counted") } para { $land }
option-move-marker = Mover 1 { $marker } para { $land }
option-move-presence = Mover 1 presença de { $seat } para { $land }
option-bring = Trazer 1 { $piece } de { $land }
option-bring-marked = Trazer 1 { marked-piece } de { $land }
option-push-together = Empurrar presença de { $seat } para { $land } como 1 { NAME($token, 1, case: "counted") }
option-gather-together = Atrair presença de { $seat } de { $land } como 1 { NAME($token, 1, case: "counted") }
option-remove-together = Remover presença de { $seat } em { $land } como 1 { NAME($token, 1, case: "counted") }
option-remove-token = Remover 1 { NAME($token, 1, case: "counted") } em { $land }
option-shift = De { $from-land } para { $to-land }
option-lose = Presença em { $land }
option-follow = Ir de { $from-land } para { $to-land }
option-choke = Abrir mão de presença em { $land }: sem { $step }
option-spend = Gastar um marcador de { $element }
option-skip = { $land }: sem { $step }
option-draw = Comprar: { $deck }
option-keep = Ficar com { $power }
option-forget = Esquecer { $power }
option-give = Dar { $power }
option-reclaim = Recuperar { $power }
option-element = { $element }
option-show = Carta { $number } do baralho de medo
option-show-earned = Carta { $number } das conquistadas
option-choose = { $way }
option-decline = Não
option-agree = { $way }
option-pay = Pagar { $number } de energia
option-deal = { $number } de dano
option-discard = Descartar { $power }
option-use = Usar { $power }
option-use-less = Usar { $power } { $level ->
    [0] sem o limiar
   *[other] até o nível { $level }
  }
option-hasten = Usar { $power } agora, mesmo sendo lento
option-hasten-less = Usar { $power } agora, mesmo sendo lento, { $level ->
    [0] sem o limiar
   *[other] até o nível { $level }
  }
option-repeat = Repetir { $power }
option-repeat-less = Repetir { $power } { $level ->
    [0] sem o limiar
   *[other] até o nível { $level }
  }
option-hit = Ferir 1 { $piece } em { $land } com todo o dano que suporta
option-hit-marked = Ferir 1 { marked-piece } em { $land } com todo o dano que suporta
option-graze = 1 de dano a 1 { $piece } em { $land }
option-graze-marked = 1 de dano a 1 { marked-piece } em { $land }
option-destroy = Destruir 1 { $piece } em { $land }
option-destroy-marked = Destruir 1 { marked-piece } em { $land }
option-remove = Remover 1 { $piece } de { $land }
option-remove-marked = Remover 1 { marked-piece } de { $land }
option-replace = Substituir 1 { $piece } em { $land }
option-replace-marked = Substituir 1 { marked-piece } em { $land }
option-strife = Discórdia em 1 { $piece } em { $land }
option-strife-marked = Discórdia em 1 { marked-piece } em { $land }
option-sit-out = 1 { $piece } em { $land } não participa
option-sit-out-marked = 1 { marked-piece } em { $land } não participa
option-fight = 1 { $piece } em { $land } luta
option-fight-marked = 1 { marked-piece } em { $land } luta
option-push = Empurrar 1 { $piece } para { $land }
option-push-marked = Empurrar 1 { marked-piece } para { $land }
option-push-token = Empurrar 1 { NAME($token, 1, case: "counted") } para { $land }
option-push-blight = Empurrar 1 desolação para { $land }
option-push-presence = Empurrar 1 presença de { $seat } para { $land }
option-gather-blight = Atrair 1 desolação de { $land }
option-gather-presence = Atrair 1 presença de { $seat } de { $land }
option-gather-sacred = Um sítio sagrado de { $seat } em { $land }: 2 presenças
option-gather-token = Atrair 1 { NAME($token, 1, case: "counted") } de { $land }
option-gather = Atrair 1 { $piece } de { $land }
option-gather-marked = Atrair 1 { marked-piece } de { $land }
option-move = Mover 1 { $piece } para { $land }
option-move-marked = Mover 1 { marked-piece } para { $land }
marked-piece = { $piece } com { $damage ->
    [0] { $strife } de discórdia
   *[other] { $damage } de dano{ $strife ->
        [0] {""}
       *[other] {" "}e { $strife } de discórdia
      }
  }

## What stands beside an option

facts-play = { $cost } de energia{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }{ $unlocked-powers ->
    [none] {""}
   *[other] ; alcança { $unlocked-powers }
  }
power-numbered = nível { $number } de { $power }
facts-use = { power-facts }
facts-use-less = { power-facts }
facts-hasten = { power-facts }
facts-hasten-less = { power-facts }
facts-delay = { power-facts }
facts-delay-less = { power-facts }
facts-repeat = { $cost ->
    [0] {""}
   *[other] { $cost } de energia,{" "}
  }{ power-facts }
facts-repeat-less = { $cost ->
    [0] {""}
   *[other] { $cost } de energia,{" "}
  }{ power-facts }
power-facts = { $range ->
    [spirits] { $targets ->
        [1] 1 espírito
       *[other] { $targets } espíritos
      }
   *[other] alcance { $range }, { $targets ->
        [1] 1 região
       *[other] { $targets } regiões
      }
  }{ $levels ->
    [none] {""}
   *[other] ; alcança o nível { $levels }
  }
facts-target = presença { $presence }{ lying-there }
facts-target-far = presença { $presence }{ lying-there }
facts-land = presença { $presence }{ lying-there }
facts-presence = { $gives ->
    [none] { $cost } de energia
    [energy] libera { $number } de energia por turno
    [plays] libera { $number ->
        [1] 1 jogada de carta
       *[other] { $number } jogadas de carta
      } por turno
    [more-energy] libera mais { $number } de energia por turno
    [more-plays] libera mais { $number ->
        [1] 1 jogada de carta
       *[other] { $number } jogadas de carta
      } por turno
   *[other] libera: { $symbol }
  }
facts-lose = { $presence } ali
facts-group = { $cost ->
    [0] {""}
   *[other] { $cost } de energia:{" "}
  }{ $symbols }
facts-draw = { $left ->
    [1] resta { $left }
   *[other] restam { $left }
  }
facts-face-down = { card-facts }
facts-keep = { card-facts }
facts-discard = { card-facts }
facts-forget = { card-facts }
facts-give = { card-facts }
facts-reclaim = { card-facts }
card-facts = { $cost } de energia, { $speed }{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }
facts-hit = { $left } de { $health } de vida
facts-hit-marked = { $left } de { $health } de vida
facts-graze = { $left } de { $health } de vida
facts-graze-marked = { $left } de { $health } de vida

reveals-powers = As próximas cartas de poder são compradas.
reveals-fear = Uma carta de medo é revelada.
reveals-invaders = Os invasores agem, e a próxima carta deles é revelada.
regret-unused = Você jogou { $power } e ainda não usou{ $more ->
    [0] .
    [1] , nem mais uma carta.
   *[other] , nem outras { $more } cartas.
  }

## Log

event-turn = Começa o turno { $round }.
event-phase = Turno { $turn }: { $phase }.
event-grew = { $seat } escolhe o crescimento { $number }.
event-income = { $seat } ganha { $number } de energia neste turno.
event-energy = { $seat } ganha { $number } de energia.
event-energy-lost = { $seat } perde { $number } de energia.
event-element = { $seat } tem mais { $number } { $element } neste turno.
event-played = { $seat } joga { $power }.
event-ready = { $seat } está a postos.
event-used = { $seat } usa { $power } em { $land }.
event-used-on = { $seat } usa { $power } em { $to-seat }.
event-drawn = { $seat } compra cartas: { $deck }.
event-gained = { $seat } ganha { $power }.
event-lent = { $seat } recebe { $power } por empréstimo.
event-played-face-down = { $seat } joga { $power } virada para baixo.
event-forgot = { $seat } esquece { $power }.
event-discarded = { $seat } descarta { $power }.
event-gave = { $seat } dá { $power } a { $to-seat }.
event-prepared = { $seat } prepara um marcador de { $element }.
event-spent = { $seat } gasta um marcador de { $element }.
event-turned = { $power } é revelada e descartada.
event-reserved = { $seat } coloca { $power } ao lado do seu painel.
event-reclaimed = { $seat } recupera todas as cartas descartadas.
event-reclaimed-one = { $seat } recupera { $power }.
event-presence = { $seat } adiciona presença em { $land }.
event-presence-returned = { $seat } devolve presença de { $land } a uma trilha.
event-destroyed-returned = { $seat } devolve presença destruída a uma trilha.
event-presence-banished = A presença de { $seat } em { $land } sai do jogo.
event-presence-set-aside = { $seat } separa presença no seu painel.
event-presence-spent = { $seat } abre mão de presença que guardava no painel.
event-vanished = { $land } já não existe, com tudo o que havia ali.
event-returned = { $land } está de volta.
event-seen = A próxima carta de invasores é { $card }.
event-seen-event = O próximo evento é { $happening }.
event-brought-back = { $card } volta ao topo do baralho de invasores. A carta que estava lá é descartada virada para baixo.
event-presence-lost = Presença de { $seat } em { $land } é destruída.
event-presence-moved = Presença de { $seat } vai de { $from-land } para { $to-land }.
event-presence-gone = Presença de { $seat } sai do jogo.
event-fear = { $number } de medo.
event-fear-card = Uma carta de medo é conquistada.
event-fear-shown = Uma carta de medo é revelada: { $fear }.
event-fear-resolved = Medo no nível de terror { $number }: { $fear }.
event-terror = O nível de terror sobe para { $number }.
event-dreamt = 1 { $piece } em { $land } sonha com a própria morte.
event-drowned = O oceano fica com { $number } de vida em invasores afogados.
event-defended = { $land } ganha defesa { $number }.
event-hurt = 1 { $piece } em { $land } sofre { $number } de dano.
event-destroyed = 1 { $piece } em { $land } é { GENDER($piece) ->
    [feminine] destruída
   *[masculine] destruído
  }.
event-removed = 1 { $piece } é { GENDER($piece) ->
    [feminine] removida
   *[masculine] removido
  } de { $land }.
event-added = { $number ->
    [1] Chega 1 { $piece }
   *[other] Chegam { $number } { NAME($piece, $number, case: "counted") }
  } a { $land }.
event-replaced = 1 { $piece } em { $land } é { GENDER($piece) ->
    [feminine] substituída
   *[masculine] substituído
  }.
event-token = { $number } { NAME($token, $number, case: "counted") } em { $land }.
event-blight-moved = 1 desolação vai de { $from-land } para { $to-land }.
event-token-unused = Sem { $token } em { $land }: essa ficha está fora de uso, e vêm medo e energia no lugar ({ $number }).
event-token-moved = 1 { NAME($token, 1, case: "counted") } vai de { $from-land } para { $to-land }.
event-marker-added = { $land } recebe um marcador: { $marker }.
event-marker-moved = Um marcador vai de { $from-land } para { $to-land }: { $marker }.
event-marker-gone = Um marcador sai de { $land }: { $marker }.
event-moved = 1 { $piece } vai de { $from-land } para { $to-land }.
event-isolated = { $land } fica isolada neste turno.
event-blight = { $number ->
    [1] { $number } desolação chega
   *[other] { $number } desolações chegam
  } a { $land }.
event-blight-kept = A desolação que viria para { $land } não vem.
event-spared = Os invasores de { $land } são poupados.
event-blight-card = A carta de desolação é virada: { $blight }.
event-cascade = A desolação em { $land } se espalha.
event-healed = { $number ->
    [1] { $number } desolação sai
   *[other] { $number } desolações saem
  } de { $land }.
event-event-drawn = Evento: { $happening }.
event-event-passed = O primeiro evento passa sem efeito: { $happening }.
event-event-way = Fica decidido: { $way }.
event-refused = { $seat } é contra.
event-reminder-taken = { $own }: esta carta é de vocês a partir de agora.
event-reminder-used = { $own }: todos concordam, e a carta é gasta.
event-reminder-met = A carta { $own } aparece no baralho de invasores.
event-agreed = { $seat } é a favor disto: { $way }.
event-paid = { $seat } paga { $number } de energia.
event-invaders = Invasores, { $step }: { $card }.
event-revealed = A próxima carta de invasores: { $card }.
event-escalated = Escalada do adversário: { $escalation }.
event-terrain-drawn = Um dos terrenos da carta é sorteado: { $terrain }.
event-accelerated = Os invasores ganham velocidade: { $card } é descartada do baralho deles.
event-ravaged = { $land } é devastada: { $number } de dano, defesa { $defend }; causa { $dealt } de dano.
event-struck-back = Os dahan em { $land } revidam com { $number } de dano.
event-skipped = Sem { $step } em { $land }: { $power }.
event-skipped-by-fear = Sem { $step } em { $land }: { $fear }.
event-skipped-by-event = Sem { $step } em { $land }: { $happening }.
event-skipped-by-spirit = Sem { $step } em { $land }: { $spirit }.
event-stopped = Em { $land }, os invasores são detidos por { $token }.
event-won = Os espíritos vencem: { $reason }.
event-lost = Os espíritos perdem: { $reason }.

## The state of the table

status-turn = Turno { $turn }: { $phase }
status-step = Etapa: { $step }
status-adversary = Adversário: { $adversary }, nível { $level }, dificuldade { $difficulty }
status-escalation = Escalada: { $escalation }
status-scenario = Cenário: { $scenario }, dificuldade { $number }
status-difficulty = Dificuldade da partida: { $number }, { $challenge }
status-counts-adversary = { $number } por { $adversary }, nível { $level }
status-counts-scenario = { $number } pelo cenário { $scenario }
status-counts-variant = { $number } pela variante { $variant }
challenge-gentle = suave
challenge-fair = equilibrada
challenge-hard = difícil
challenge-very-hard = muito difícil
challenge-expert = para especialistas
status-counter = { $counter }: { $number }{ $limit ->
    [0] {""}
   *[other] , derrota com { $limit }
  }
status-adversary-level = Nível { $number }: { $adversary }
status-event = Evento: { $happening }
status-terror = Nível de terror { $number }, cartas de medo restantes nele: { $left }
status-fear = Medo: { $number } de { $pool }
status-fear-earned = Cartas de medo conquistadas a resolver: { $number }
status-fear-shown = Carta de medo revelada: { $fear }
status-lasting-fear = Medo ainda em ação: { $fear }
status-blight-left = Desolação restante: { $number }
status-blight-card = Carta de desolação: { $blight }
status-blighted = A ilha está desolada
status-slot = { $step }: { $card }
status-invader-deck = Cartas de invasores restantes: { $number }, a próxima do estágio { $stage }
status-reminder = { $own }: { $number ->
        [0] podem usar em uma fase rápida
        [1] depois de mais 1 carta de invasores
       *[other] depois de mais { $number } cartas de invasores
    }
status-reminder-next = { $own }: antes da próxima carta de invasores
status-token-unused = Fora de uso: { $token }
status-ravage-at = Devastação em { $land }: dano { $damage }, defesa { $defend }
status-build-at = Construção em { $land }
status-score = Pontuação: { $number }
status-drawn = { $seat } pode ficar com { $power }
status-aspect = { $seat } joga com o aspecto { $aspect }
status-spirit = { $seat }: { $spirit }, energia { $energy }, por turno { $income } de energia e { $plays ->
    [1] 1 jogada de carta
   *[other] { $plays } jogadas de carta
  }
status-stage = { $seat } está { $stage }
status-plays-left = { $seat }: jogadas de carta restantes { $number }
status-elements = { $seat } tem{ $sun ->
    [0] {""}
   *[other] {" "}{ $sun } sol
  }{ $moon ->
    [0] {""}
   *[other] {" "}{ $moon } lua
  }{ $fire ->
    [0] {""}
   *[other] {" "}{ $fire } fogo
  }{ $air ->
    [0] {""}
   *[other] {" "}{ $air } ar
  }{ $water ->
    [0] {""}
   *[other] {" "}{ $water } água
  }{ $earth ->
    [0] {""}
   *[other] {" "}{ $earth } terra
  }{ $plant ->
    [0] {""}
   *[other] {" "}{ $plant } planta
  }{ $animal ->
    [0] {""}
   *[other] {" "}{ $animal } animal
  }{ $any ->
    [0] {""}
   *[other] {" "}{ $any } de qualquer elemento
  }
status-level = { $seat }: { $power } alcança o nível { $level }
status-hand = { $seat } tem na mão { $power }, { $cost } de energia, { $speed }
status-lent = { $seat } usa { $power } todo turno, { $speed }
status-face-down = { $seat } jogou { $power } virada para baixo
status-in-play = { $seat } jogou { $power }, { $speed }
status-in-play-used = { $seat } já usou { $power }
status-discard = { $seat } descartou { $power }
status-presence-destroyed = { $seat }: presença destruída { $number }
status-presence-kept = { $seat } guarda no painel { $number ->
    [1] { $number } presença
   *[other] { $number } presenças
  }
status-markers = { $seat } preparou { $elements }
status-beside = Ao lado do painel de { $seat }: { $power }
status-drowned = { $seat }: vida de invasores afogados { $number }
status-note = { $seat }, { $note }: { $number }
status-lasting-for = { $seat } neste turno: { $lasting }
status-land = { $land }, { $terrain }{ lying-there }
lying-there = { $explorers ->
    [0] {""}
    [1] , 1 explorador
   *[other] , { $explorers } exploradores
  }{ $towns ->
    [0] {""}
    [1] , 1 vila
   *[other] , { $towns } vilas
  }{ $cities ->
    [0] {""}
    [1] , 1 cidade
   *[other] , { $cities } cidades
  }{ $dahan ->
    [0] {""}
    [1] , 1 dahan
   *[other] , { $dahan } dahan
  }{ $blight ->
    [0] {""}
    [1] , 1 desolação
   *[other] , { $blight } desolações
  }
status-pieces-at = { $land }: { $piece }, { $number }
status-marked-at = { $land }: { marked-piece }, quantidade { $number }
status-presence-at = { $land }: presença de { $seat }, { $number }
status-sacred-at = { $land }: sítio sagrado de { $seat }, presença { $number }
status-token-at = { $land }: { $token }, { $number }
status-marker-at = { $land }: { $marker }, { $number }
status-defend-at = { $land }: defesa { $number }
status-isolated-at = { $land }: isolada
status-lasting-at = { $land } neste turno: { $lasting }
status-ground = Terreno de { $land }: { $terrain }
status-coastal = { $land } fica na costa
status-border = Faz fronteira com { $land } { $terrain }
status-growth = Crescimento { $number }: { $symbol }
status-growth-always = Crescimento de todo turno: { $symbol }
status-track = Espaços { NAME($track, case: "em") }: { $symbols }. Liberados: { $open }
status-special-rule = Regra especial: { $rule }
status-innate = Poder inato, { $speed }: { $power }
status-need = { $power }, nível { $level }: { $elements }

## Reasons

why-no-aim = Nenhum poder seu está procurando um alvo.
why-targets-spirits = O alvo de { $power } é um espírito, não uma região.
why-ocean-out = { $land } é um oceano e não está em jogo.
why-target-open = { $power } pode ter { $land } como alvo.
why-target-far = { $land } está fora do alcance, mas { $power } pode tê-la como alvo por 1 de energia.
why-target-far-energy = { $land } está fora do alcance. { $power } poderia tê-la como alvo por 1 de energia, que você não tem.
why-repeat-elsewhere = Desta vez, { $power } não pode ter { $land } como alvo.
why-needs-invaders = { $power } precisa de uma região com invasores: não há nenhum em { $land }.
why-needs-no-invaders = { $power } precisa de uma região sem invasores: há alguns em { $land }.
why-needs-dahan = { $power } precisa de uma região com dahan: não há nenhum em { $land }.
why-needs-buildings = { $power } precisa de uma região com vila ou cidade: não há nenhuma em { $land }.
why-needs-blight = { $power } precisa de uma região com desolação: não há nenhuma em { $land }.
why-needs-blight-and-invaders = { $power } precisa de uma região com desolação e invasores: { $land } não tem os dois.
why-needs-no-blight = { $power } precisa de uma região sem desolação: há desolação em { $land }.
why-needs-beasts = { $power } precisa de uma região com feras: não há nenhuma em { $land }.
why-needs-disease = { $power } precisa de uma região com doença: não há nenhuma em { $land }.
why-needs-coast = { $power } precisa de uma região costeira: { $land } fica no interior.
why-needs-coast-and-energy = { $power } precisa de uma região costeira que você possa pagar: { $land } fica no interior ou custa mais energia do que você tem.
why-needs-terrain = { $power } precisa de { $one-terrain } ou { $other-terrain }: { $land } é { $terrain }.
why-no-presence = Você não tem presença a partir da qual { $power } possa contar seu alcance de { $range }.
why-no-sacred = { $power } conta seu alcance de { $range } a partir de um sítio sagrado, e você não tem nenhum.
why-no-origin = { $power } conta seu alcance de { $range } a partir de presença em { $terrain }, e você não tem nenhuma ali.
why-out-of-range = { $land } está a { $distance } da sua presença, e { $power } tem alcance { $range }.
why-out-of-range-sacred = { $land } está a { $distance } dos seus sítios sagrados, e { $power } tem alcance { $range } a partir deles.
why-out-of-range-terrain = { $land } está a { $distance } da sua presença em { $terrain }, e { $power } tem alcance { $range } a partir dela.
why-discarded = { $power } está no seu descarte: recupere a carta primeiro.
why-face-down = { $power } está virada para baixo e vale por outra coisa neste turno.
why-not-yours = Você não tem { $power }.
why-not-played = { $power } está na sua mão: só pode ser usada se for jogada na fase dos espíritos.
why-used-up = Você já usou { $power } neste turno, e nada permite repetir.
why-elements-missing = { $power } ainda não tem nível: para o nível { $level } faltam { $elements }.
why-not-now = { $power } é um poder { $speed }: usa-se na fase dos poderes { NAME($speed, case: "plural") }.
why-ready-already = Você já escolheu Pronto.
why-too-late = { $power } é um poder { $speed }, e a hora disso já passou neste turno.
why-too-early = { $power } é um poder { $speed }: usa-se depois que os invasores agirem.
why-use-open = Você pode usar { $power }: { $number ->
    [1] 1 região pode
   *[other] { $number } regiões podem
  } ser o alvo.
why-use-open-spirit = Você pode usar { $power }: { $number ->
    [1] 1 espírito pode
   *[other] { $number } espíritos podem
  } ser o alvo.
why-no-target = Nenhuma região no alcance { $range } pode ser alvo de { $power }.
why-innate = { $power } é um poder inato: não se joga e não custa nada.
why-played-already = Você já jogou { $power }.
why-not-spirit-phase = Isso se faz na fase dos espíritos.
why-still-growing = Primeiro vem o crescimento.
why-no-plays = Você não tem mais jogadas de carta.
why-no-energy = { $power } custa { $cost } de energia, e você tem { $energy }.
why-play-open = Você pode jogar { $power } por { $cost } dos seus { $energy } de energia.
why-group-taken = O crescimento { $number } já foi escolhido neste turno.
why-groups-used = { $number ->
    [1] Escolhe-se uma opção de crescimento por turno
   *[other] Escolhem-se { $number } opções de crescimento por turno
  }, e você já fez isso.
why-group-energy = O crescimento { $number } custa { $cost } de energia, e você tem { $energy }.
why-group-unfinished = Antes do crescimento { $number }, termine a opção que você escolheu.
why-group-open = Você pode escolher o crescimento { $number }.
why-not-growing = Presença se adiciona durante o crescimento.
why-no-presence-growth = Nada do que você ainda pode escolher neste turno adiciona presença dentro de um alcance.
why-may-not-stand = Sua presença não pode ser adicionada em { $land } pelo crescimento.
why-growth-elsewhere = Seu crescimento só adiciona presença em regiões de outro tipo que { $land }.
why-presence-open = Presença pode ser adicionada em { $land }: fica a { $distance } da sua, e o crescimento alcança { $range }.
why-presence-far = { $land } está a { $distance } da sua presença, e o crescimento alcança { $range }.
why-skipped = Sem { $step } em { $land } neste turno: { $power } fez pular.
why-skipped-by-fear = Sem { $step } em { $land } neste turno: a carta de medo { $fear } fez pular.
why-skipped-by-event = Sem { $step } em { $land } neste turno: o evento { $happening } fez pular.
why-skipped-by-spirit = Sem { $step } em { $land } neste turno: { $spirit } impediu.
why-will-skip = Sem { $step } em { $land } neste turno: { $power } faz pular.
why-will-skip-by-fear = Sem { $step } em { $land } neste turno: a carta de medo { $fear } faz pular.
why-will-skip-by-event = Sem { $step } em { $land } neste turno: o evento { $happening } faz pular.
why-will-skip-by-spirit = Sem { $step } em { $land } neste turno: { $spirit } impede.
why-stopped = Sem { $step } em { $land } neste turno: impedida por { $token }.
why-no-card = Não há carta para isso: { $step }. Nada acontece em { $land }.
why-no-match = Sem { $step } em { $land }: é { $terrain }, e a carta mostra { $card }.
why-over = Isso já passou neste turno em { $land }: { $step }.
why-no-invaders-there = Sem { $step } em { $land }: não há invasores ali.
why-isolated = { $land } está isolada: ninguém explora ali.
why-no-source = Ninguém explora { $land }: não fica junto ao oceano, e não há vila nem cidade nela ou em regiões vizinhas.
why-disease = A doença em { $land } impede a próxima construção e sai.
why-wilds = A mata em { $land } impede a próxima exploração e sai.
why-will-blight = { $land } vai ser devastada: dano { $damage }, defesa { $defend }. { $dealt } de dano traz desolação.
why-will-ravage = { $land } vai ser devastada: dano { $damage }, defesa { $defend }. { $dealt } de dano à região é pouco para trazer desolação.
why-will-build = Os invasores vão construir em { $land }: { $number ->
    [1] 1 { $piece }
   *[other] { $number } { NAME($piece, $number, case: "counted") }
  }.
why-will-explore = 1 explorador vai chegar a { $land }.
why-may-explore = { $land } é explorada se a próxima carta, do estágio { $stage }, mostrar esse terreno.
why-no-adversary = Não há adversário em jogo: nada de escalada.
why-escalates = { $escalation } vem com a carta revelada, que mostra o símbolo: { $card }.
why-does-not-escalate = { $escalation } não vem neste turno: a carta revelada não mostra o símbolo: { $card }.
why-may-escalate = { $escalation } vem com a próxima carta, do estágio { $stage }, a não ser que ela mostre a costa.
why-will-not-escalate = { $escalation } não vem com a próxima carta: no estágio { $stage } nenhuma mostra o símbolo.
why-deck-empty = O baralho de invasores está vazio: a próxima exploração perde a partida.

## Fear cards, all levels together

fear-avoid-the-dahan-text = Nível de terror 1: { fear-avoid-the-dahan-1 } Nível 2: { fear-avoid-the-dahan-2 } Nível 3: { fear-avoid-the-dahan-3 }
fear-belief-takes-root-text = Nível de terror 1: { fear-belief-takes-root-1 } Nível 2: { fear-belief-takes-root-2 } Nível 3: { fear-belief-takes-root-3 }
fear-dahan-enheartened-text = Nível de terror 1: { fear-dahan-enheartened-1 } Nível 2: { fear-dahan-enheartened-2 } Nível 3: { fear-dahan-enheartened-3 }
fear-dahan-on-their-guard-text = Nível de terror 1: { fear-dahan-on-their-guard-1 } Nível 2: { fear-dahan-on-their-guard-2 } Nível 3: { fear-dahan-on-their-guard-3 }
fear-dahan-raid-text = Nível de terror 1: { fear-dahan-raid-1 } Nível 2: { fear-dahan-raid-2 } Nível 3: { fear-dahan-raid-3 }
fear-emigration-accelerates-text = Nível de terror 1: { fear-emigration-accelerates-1 } Nível 2: { fear-emigration-accelerates-2 } Nível 3: { fear-emigration-accelerates-3 }
fear-fear-of-the-unseen-text = Nível de terror 1: { fear-fear-of-the-unseen-1 } Nível 2: { fear-fear-of-the-unseen-2 } Nível 3: { fear-fear-of-the-unseen-3 }
fear-isolation-text = Nível de terror 1: { fear-isolation-1 } Nível 2: { fear-isolation-2 } Nível 3: { fear-isolation-3 }
fear-overseas-trade-seems-safer-text = Nível de terror 1: { fear-overseas-trade-seems-safer-1 } Nível 2: { fear-overseas-trade-seems-safer-2 } Nível 3: { fear-overseas-trade-seems-safer-3 }
fear-retreat-text = Nível de terror 1: { fear-retreat-1 } Nível 2: { fear-retreat-2 } Nível 3: { fear-retreat-3 }
fear-scapegoats-text = Nível de terror 1: { fear-scapegoats-1 } Nível 2: { fear-scapegoats-2 } Nível 3: { fear-scapegoats-3 }
fear-seek-safety-text = Nível de terror 1: { fear-seek-safety-1 } Nível 2: { fear-seek-safety-2 } Nível 3: { fear-seek-safety-3 }
fear-tall-tales-of-savagery-text = Nível de terror 1: { fear-tall-tales-of-savagery-1 } Nível 2: { fear-tall-tales-of-savagery-2 } Nível 3: { fear-tall-tales-of-savagery-3 }
fear-trade-suffers-text = Nível de terror 1: { fear-trade-suffers-1 } Nível 2: { fear-trade-suffers-2 } Nível 3: { fear-trade-suffers-3 }
fear-wary-of-the-interior-text = Nível de terror 1: { fear-wary-of-the-interior-1 } Nível 2: { fear-wary-of-the-interior-2 } Nível 3: { fear-wary-of-the-interior-3 }
