### AuZtralia, Revenge of the Old Ones: Mythos cards, roles, pieces, set-up, prompts, options and log lines.

## Mythos cards of the Old One player

mythos-chthonian = Ctônico
mythos-chthonian-text = Remova um trilho de qualquer lugar do mapa. Ele volta para o dono.
mythos-dholes = Dholes
mythos-dholes-text = Remova um trilho de qualquer lugar do mapa; depois coloque uma ficha sem gastar tempo.
mythos-dark-young = Cria Sombria
mythos-dark-young-text = Uma ficha não utilizada de nível 3, ao acaso, vai para uma ficha de renascimento, virada para cima.
mythos-servitor-of-the-outer-gods = Servo dos Deuses Exteriores
mythos-servitor-of-the-outer-gods-text = Uma ficha não utilizada de nível 3, ao acaso, vai para uma ficha de renascimento, virada para cima. Depois um Antigo virado para cima move até 2 hexágonos.
mythos-dimensional-shambler = Andarilho Dimensional
mythos-dimensional-shambler-text = Mate 2 personagens do display à sua escolha.
mythos-hounds-of-tindalos = Cães de Tindalos
mythos-hounds-of-tindalos-text = Mate 2 personagens do display à sua escolha. Depois o disco de um humano avança 1 casa.
mythos-hunting-horror = Horror Caçador
mythos-hunting-horror-text = Mate 2 personagens do display à sua escolha. Depois um Antigo virado para cima move 1 hexágono.
mythos-flying-polyp = Pólipo Voador
mythos-flying-polyp-text = Em combate: um dirigível da força é destruído. Franz Neumann não o salva.
mythos-ghoul = Carniçal
mythos-ghoul-text = Em combate: a infantaria do topo da força é destruída, e um zumbi não utilizado entra na luta.
mythos-serpent-people = Povo Serpente
mythos-serpent-people-text = Mate 2 personagens que humanos têm, de um só ou de dois deles.
mythos-yog-sothoth = Yog-Sothoth
mythos-yog-sothoth-text = Retome uma ficha de um humano e coloque-a sobre uma ficha de renascimento, virada para cima. O humano recebe o valor dela em pontos, e mais 1 com Mad Johnson.
mythos-deep-ones = Abissais
mythos-deep-ones-text = Em combate: 1 de dano, que o humano distribui.
mythos-night-gaunts = Noctívagos
mythos-night-gaunts-text = Em combate: 1 de dano aos dirigíveis.
mythos-moon-beasts = Bestas Lunares
mythos-moon-beasts-text = Em combate: o humano perde 1 de sanidade.
mythos-the-unnamable = O Inominável
mythos-the-unnamable-text = Em combate: cada Antigo sofre 1 acerto a menos da próxima carta.
mythos-the-colour-out-of-space = A Cor que Caiu do Espaço
mythos-the-colour-out-of-space-text = Em combate: o humano perde 2 de sanidade.
mythos-rats-in-the-walls = Ratos nas Paredes
mythos-rats-in-the-walls-text = Em combate: ninguém recua antes da próxima carta, e 1 de dano, que o humano distribui.
mythos-gugs = Gugs
mythos-gugs-text = Em combate: uma ficha não utilizada de nível 2, ao acaso, entra na luta.
mythos-star-spawn = Cria Estelar de Cthulhu
mythos-star-spawn-text = Em combate: uma ficha não utilizada de nível 3, ao acaso, entra na luta, e 1 de dano, que o humano distribui.
mythos-elder-things = Seres Ancestrais
mythos-elder-things-text = Tire até 3 de dano de um Antigo virado para cima.
mythos-starry-wisdom = Igreja da Sabedoria Estelar
mythos-starry-wisdom-text = Um humano à sua escolha perde 2 de ouro.
mythos-the-yellow-sign = O Símbolo Amarelo
mythos-the-yellow-sign-text = Vire 2 fichas para cima sem gastar tempo.
mythos-azathoth = Azathoth
mythos-azathoth-text = Embaralhe no baralho todas as outras cartas já jogadas; depois compre 2 cartas.
mythos-nyarlathotep = Nyarlathotep
mythos-nyarlathotep-text = Retome 2 cartas já jogadas.
mythos-shub-niggurath = Shub-Niggurath
mythos-shub-niggurath-text = Coloque 2 fichas sem gastar tempo; depois vire uma ficha de renascimento para o lado perigoso.
mythos-dagon = Dagon
mythos-dagon-text = Um Antigo virado para cima move até 3 hexágonos.
mythos-men-of-leng = Homens de Leng
mythos-men-of-leng-text = Um humano à sua escolha perde 1 unidade do quartel e escolhe qual.
mythos-keziah-mason = Keziah Mason
mythos-keziah-mason-text = O disco de um humano avança 2 casas.
mythos-the-dunwich-horror = O Horror de Dunwich
mythos-the-dunwich-horror-text = Vire 1 ficha para cima sem gastar tempo; depois um Antigo virado para cima move até 4 hexágonos.
mythos-the-blasted-heath = A Charneca Maldita
mythos-the-blasted-heath-text = Arruíne uma fazenda a até 2 hexágonos de um Antigo virado para cima.

## Solo Mythos cards

mythos-solo-ghosts = Fantasmas
mythos-solo-ghosts-text = No seu próximo combate: perca 1 de sanidade.
mythos-solo-deep-ones = Abissais
mythos-solo-deep-ones-text = No seu próximo combate: sofra 1 de dano.
mythos-solo-night-gaunts = Noctívagos
mythos-solo-night-gaunts-text = No seu próximo combate com um dirigível: 1 de dano aos dirigíveis.
mythos-solo-whippoorwills = Bacuraus
mythos-solo-whippoorwills-text = O personagem há mais tempo no display é assassinado.
mythos-solo-zoogs = Zoogs
mythos-solo-zoogs-text = Perca 1 de ouro.
mythos-solo-rats-in-the-walls = Ratos nas Paredes
mythos-solo-rats-in-the-walls-text = Perca 1 de carvão.
mythos-solo-brown-jenkin = Brown Jenkin
mythos-solo-brown-jenkin-text = Perca 1 de ferro.
mythos-solo-cult-of-cthulhu = Culto de Cthulhu
mythos-solo-cult-of-cthulhu-text = Vire 1 ficha para cima: das viradas para baixo, a mais próxima de um porto.
mythos-solo-elder-things = Seres Ancestrais
mythos-solo-elder-things-text = Tire até 2 de dano do Antigo ferido virado para cima mais próximo de um porto.
mythos-solo-gnoph-keh = Gnoph-Keh
mythos-solo-gnoph-keh-text = O Antigo virado para cima mais próximo de um porto move 1 hexágono.
mythos-solo-abhoth = Abhoth
mythos-solo-abhoth-text = Uma ficha não utilizada de nível 1, ao acaso, vai, virada para cima, para o hexágono vazio desse nível que estiver mais próximo.
mythos-solo-haemophore = Hemóforo
mythos-solo-haemophore-text = Vire 1 ficha para cima: das viradas para baixo, a de maior nível; havendo várias, a mais próxima de um porto.
mythos-solo-ghoul = Carniçal
mythos-solo-ghoul-text = No seu próximo combate com infantaria: perca 1 infantaria, e um zumbi não utilizado entra na luta.
mythos-solo-shantaks = Shantaks
mythos-solo-shantaks-text = No seu próximo combate com um dirigível: 2 de dano aos dirigíveis.
mythos-solo-moon-beasts = Bestas Lunares
mythos-solo-moon-beasts-text = No seu próximo combate: perca 1 de sanidade e sofra 1 de dano.
mythos-solo-the-unnamable = O Inominável
mythos-solo-the-unnamable-text = No seu próximo combate: cada Antigo sofre 1 acerto a menos da primeira carta.
mythos-solo-the-haunter-of-the-dark = O Assombro das Trevas
mythos-solo-the-haunter-of-the-dark-text = Os 2 personagens há mais tempo no display são assassinados.
mythos-solo-keziah-mason = Keziah Mason
mythos-solo-keziah-mason-text = Seu disco avança 1 casa.
mythos-solo-starry-wisdom = Igreja da Sabedoria Estelar
mythos-solo-starry-wisdom-text = Todos os jogadores perdem 2 de ouro.
mythos-solo-dagon = Dagon
mythos-solo-dagon-text = O Antigo virado para cima mais próximo de um porto move até 2 hexágonos.
mythos-solo-yog-sothoth = Yog-Sothoth
mythos-solo-yog-sothoth-text = A ficha mais valiosa que foi tomada volta, virada para cima, para o hexágono vazio do mesmo nível que estiver mais próximo. O dono recebe o valor dela em pontos, e mais um com Mad Johnson.
mythos-solo-great-race-of-yith = Grande Raça de Yith
mythos-solo-great-race-of-yith-text = O disco roxo recua, e uma carta de Revelação é acrescentada.
mythos-solo-gugs = Gugs
mythos-solo-gugs-text = No seu próximo combate com infantaria: uma ficha não utilizada de nível 2, ao acaso, entra na luta, e você não pode recuar antes da primeira carta.
mythos-solo-the-colour-out-of-space = A Cor que Caiu do Espaço
mythos-solo-the-colour-out-of-space-text = No seu próximo combate: perca 2 de sanidade.
mythos-solo-star-spawn = Cria Estelar de Cthulhu
mythos-solo-star-spawn-text = No seu próximo combate: sofra 2 de dano.
mythos-solo-the-blasted-heath = A Charneca Maldita
mythos-solo-the-blasted-heath-text = Das fazendas a até 2 hexágonos de um Antigo virado para cima, a mais próxima de um porto fica arruinada.
mythos-solo-bholes = Bholes
mythos-solo-bholes-text = Perca 1 trilho: o mais próximo de um porto.
mythos-solo-shub-niggurath = Shub-Niggurath
mythos-solo-shub-niggurath-text = Uma ficha não utilizada de nível 2, ao acaso, vai, virada para cima, para o hexágono vazio desse nível que estiver mais próximo. Depois o Antigo virado para cima mais próximo de um porto move 1 hexágono.
mythos-solo-the-dunwich-horror = O Horror de Dunwich
mythos-solo-the-dunwich-horror-text = Vire 1 ficha para cima: das viradas para baixo, a mais próxima de um porto. Depois o Antigo virado para cima mais próximo de um porto move até 3 hexágonos.
mythos-solo-nyarlathotep = Nyarlathotep
mythos-solo-nyarlathotep-text = Abra mão de 1 dos seus personagens e de 1 unidade do seu quartel.

## What a solo card waits for

pending-infantry = o próximo combate com infantaria
pending-airship = o próximo combate com um dirigível
pending-any = o próximo combate

## Roles and pieces

role-human = humano
role-old-ones = os Antigos
piece-rebirth = ficha de renascimento
piece-dangerous = ficha de renascimento perigosa
piece-outpost = posto avançado
piece-port-strength = força do porto

## Modes and difficulty

mode-base = o jogo base
mode-revenge = A Vingança dos Antigos
mode-mythos = Mythos Solo
mode-empowered = Antigos Empoderados
difficulty-normal = normal
difficulty-hard = difícil
difficulty-harder = mais difícil
difficulty-heroic = heroico

## Set-up

setup-mode = Jogo
setup-mode-help = O jogo base, ou um dos três jeitos de jogar com A Vingança dos Antigos.
setup-mode-base = O jogo base
setup-mode-revenge = Vingança: um jogador é os Antigos
setup-mode-mythos = Mythos Solo: um jogador contra um baralho
setup-mode-empowered = Empoderados: todos contra um baralho
setup-difficulty = Dificuldade
setup-difficulty-help = Qual a força dos portos, e se as fichas de renascimento revidam.
setup-difficulty-normal = Normal: portos de força 4
setup-difficulty-hard = Difícil: portos de força 2
setup-difficulty-harder = Mais difícil: os portos do jogo base
setup-difficulty-heroic = Heroico: e fichas de renascimento vazias revidam
setup-deck = Baralho Mythos
setup-deck-help = Com quantas cartas Mythos Solo se joga.
setup-deck-fifteen = 15 cartas
setup-deck-thirty = 30 cartas

## Prompts of the players

prompt-outpost = Onde fica o posto avançado?
prompt-refresh = Mandar um personagem para o fundo do baralho antes de escolher?
prompt-battle = Onde se luta agora?
prompt-reinforce = Quais unidades ajudam o posto avançado em { $hex }? { $left ->
    [1] Só mais uma pode ir.
   *[other] Mais { $left } podem ir.
  }
prompt-lose-unit = Qual unidade você perde? Falta perder: { $left }.

## Prompts of the Old One player

prompt-old-ones = O que fazem os Antigos?
prompt-place = Onde você coloca uma ficha, virada para baixo?
prompt-reveal = Onde você vira uma ficha?
prompt-which = Qual ficha você vira?
prompt-step = Para onde { NAME($foe, case: "o") } vai, saindo de { $hex }?
prompt-summon = Com qual carta você fica? As outras vão para o fundo do baralho.
prompt-interrupt = Combate em { $hex }. Jogar uma carta agora ou seguir sem jogar?
prompt-remove-rail = Qual trilho você remove? Falta remover: { $left }.
prompt-site = Onde fica a ficha, virada para cima?
prompt-take-back = Qual ficha você retoma?
prompt-kill = Qual personagem do display você mata? Falta matar: { $left }.
prompt-slay = Qual personagem você mata? Falta matar: { $left }.
prompt-regain = Qual carta você retoma? Falta retomar: { $left }.
prompt-rouse = Qual Antigo se move? Ele vai { $number ->
    [1] { $number } hexágono
   *[other] até { $number } hexágonos
  }.
prompt-lose-goods = Quem perde { $number } { NAME($goods, $number, case: "counted") }?
prompt-delay = O disco de quem avança { $number ->
    [1] { $number } casa
   *[other] { $number } casas
  }?
prompt-raid = Quem perde { $number ->
    [1] { $number } unidade
   *[other] { $number } unidades
  } do quartel?
prompt-blight = Qual fazenda fica arruinada?
prompt-endanger = Qual ficha de renascimento fica perigosa? Falta virar: { $left }.
prompt-heal = De qual Antigo você tira até { $number } de dano?

## Options

option-only-outpost = Colocar só um posto avançado
option-outpost = Posto avançado em { $hex }
option-sink = Mandar { NAME($character, case: "o") } para o fundo
option-battle = Combate em { $hex }
option-lose = Perder { NAME($unit, case: "um") }
option-place = Colocar uma ficha
option-reveal = Revelar uma ficha
option-move = Mover os Antigos
option-summon = Comprar 3 cartas e ficar com uma
option-mythos = Jogar { $mythos }
option-quiet = Nenhuma carta neste combate
option-put = Ficha de nível { $number } em { $hex }
option-turn = { $foe }
option-step = Para { $hex }
option-draw = Ficar com { $mythos }
option-tear = Remover o trilho de { $hex } a { $to-hex }
option-reclaim = { $foe } de { $seat } ({ $tile })
option-kill = Matar { NAME($character, case: "o") }
option-slay = Matar { NAME($character, case: "o") } de { $seat }
option-regain = Retomar { $mythos }
option-rouse = { $foe } em { $hex } ({ $tile })
option-whom = { $seat }
option-wither = Arruinar a fazenda em { $hex }
option-endanger = A ficha em { $hex }
option-soothe = { $foe } em { $hex } ({ $tile })

facts-mythos = { $time } de tempo
facts-draw = { $time } de tempo
facts-regain = { $time } de tempo
facts-place = { $time } de tempo
facts-reveal = { $time } de tempo
facts-move = { $time } de tempo
facts-summon = { $time } de tempo
facts-outpost = { $gold } de ouro
facts-only-outpost = { $gold } de ouro
facts-whom = { $gold } de ouro, { $number ->
    [1] { $number } unidade
   *[other] { $number } unidades
  }, casa { $space }
facts-put = { $piece }, nível { $level }
facts-endanger = nível { $level }
facts-battle = { $unit } de { $seat }
facts-wither = { $farm }, de { $seat }
facts-rouse = dano { $damage } de { $capacity }, { worth }
facts-soothe = dano { $damage } de { $capacity }, { worth }
facts-reclaim = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }

## Log lines

event-outpost = { $seat } coloca um posto avançado em { $hex }.
event-outpost-lost = O posto avançado de { $seat } em { $hex } é destruído.
event-at-outpost = { NAME($foe, case: "cap") } chega ao posto avançado de { $seat } em { $hex }.
event-port-weakened = O porto de { $seat } levou um golpe duro: daqui em diante a força dele é 2.
event-sank = { $seat } manda { NAME($character, case: "o") } para o fundo do baralho.
event-token-taken = { $seat } leva a ficha de renascimento em { $hex }.
event-old-ones-gain = Os Antigos recebem { $number ->
    [1] { $number } ponto
   *[other] { $number } pontos
  }.
event-placed = Uma ficha de nível { $number } é colocada em { $hex }, virada para baixo.
event-placed-tile = A ficha em { $hex }, que só você vê: { $foe }.
event-summoned = O jogador Antigo olha cartas do baralho Mythos e fica com uma.
event-mythos = Uma carta Mythos é jogada: { $mythos }.
event-arose = Uma ficha não utilizada de nível { $number } chega a { $hex }.
event-soothed = { NAME($foe, case: "cap") } em { $hex } recupera { $number } de dano.
event-bound = As unidades de { $seat } não podem recuar antes da próxima carta.
event-shielded = Cada Antigo no combate sofre { $number ->
    [1] { $number } acerto
   *[other] { $number } acertos
  } a menos da próxima carta.
event-rail-lost = O trilho de { $seat } de { $hex } a { $to-hex } é removido.
event-returned = { NAME($foe, case: "cap") } volta de { $seat } para { $hex }.
event-slain = { NAME($character, case: "cap") }, de { $seat }, é vítima dos Antigos.
event-regained = O jogador Antigo retoma uma carta: { $mythos }.
event-reshuffled = As cartas Mythos já jogadas voltam embaralhadas ao baralho, que agora tem { $number }.
event-drew = O jogador Antigo compra { $number ->
    [1] { $number } carta
   *[other] { $number } cartas
  }.
event-drew-card = Comprada, só você vê: { $mythos }.
event-robbed = { $seat } perde { $number } { NAME($goods, $number, case: "counted") }.
event-delayed = O disco de { $seat } avança para a casa { $space }.
event-endangered = A ficha de renascimento em { $hex } fica perigosa.

## What is hit beside units

unit-port = porto
    .o = o porto
    .um = o porto
    .counted = { $number ->
        [1] porto
       *[other] portos
      }
unit-outpost = posto avançado
    .o = o posto avançado
    .um = um posto avançado
    .counted = { $number ->
        [1] posto avançado
       *[other] postos avançados
      }

# How things stand.
status-mode = Jogo: { $mode }
status-difficulty = Dificuldade: { $difficulty }
status-port-strength = { $seat }, força do porto: { $number ->
    [0] a do jogo base
   *[other] { $number }
  }
status-tokens-taken = { $seat } levou { $number ->
    [1] { $number } ficha de renascimento
   *[other] { $number } fichas de renascimento
  }
status-mythos-waits = { $mythos } espera um combate de { $seat }
status-mythos-hand = Na sua mão: { $mythos }
status-old-one-player = { $seat } joga com os Antigos: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  } em fichas, { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
  } na mão, { $number } no baralho Mythos
status-old-one-pile = Fichas de nível { $level } por colocar: { $number }
status-token-at = { $hex }: uma ficha de renascimento
status-danger-at = { $hex }: uma ficha de renascimento perigosa
status-outpost-at = { $hex }: posto avançado de { $seat }
status-secret-at = { $hex }: { $foe }, virado para baixo, vale { $number }, resistência { $capacity }

# Why an outpost can or cannot be placed.
why-no-outposts = Postos avançados são de A Vingança dos Antigos.
why-outposts-placed = Seus dois postos avançados já estão no mapa.
why-outpost-gold = Um posto avançado custa 2 de ouro, e você tem { $gold }.
why-outpost-open = Dá para colocar um posto avançado em { $hex }.
why-outpost-not-here = Um posto avançado pede um hexágono só com trilhos que sua própria linha conecta ao seu porto; { $hex } não é assim.

## Solo Mythos cards at work

prompt-give-up = De qual personagem você abre mão? Faltam: { $left }.
option-give-up = Abrir mão: { $character }
event-mythos-waits = { $mythos } espera um combate de { $seat }.
event-mythos-applies = { $mythos } estava à espera deste combate de { $seat }.
event-rewound = O disco roxo recua para a casa { $space }, e uma carta de Revelação é acrescentada.

## What a pick brings to light

reveals-placed = Uma ficha é sorteada, e você a vê.
reveals-cards = Quatro cartas de Antigos são viradas, uma após a outra.
reveals-summoned = Você vê as próximas cartas do baralho Mythos.
reveals-mythos = Todos veem a carta.

## Reasons

why-token-edge = Há uma ficha de renascimento em { $hex }: nenhum trilho leva até lá.
why-outpost-there = Há um posto avançado em { $hex }.
why-no-tiles-left = Todas as suas fichas já foram colocadas.
why-no-token-left = Não há mais ficha de renascimento no mapa.
why-no-token-fits = Nenhuma ficha de renascimento aceita uma ficha de um nível que você pode colocar.
why-none-hidden = Não há ficha virada para baixo no mapa.
why-no-mythos-left = O baralho Mythos acabou.
why-action-open = Você pode fazer isso por 1 de tempo.
why-no-token = Não há ficha de renascimento em { $hex }.
why-token-taken = Já há uma ficha em { $hex }, e existem fichas de renascimento vazias desse nível.
why-site-low = A ficha de renascimento em { $hex } só aceita fichas até o nível { $level }, e você não pode colocar nenhuma desses níveis.
why-site-open = Dá para colocar uma ficha de até nível { $level } em { $hex }.
why-mythos-for-combat = { $mythos } só pode ser jogada em um combate.
why-mythos-not-in-combat = { $mythos } é para a sua própria vez, não para um combate.
why-mythos-idle = { $mythos } não faria nada agora, ou pede mais tempo do que resta.
why-mythos-open = Você pode jogar { $mythos }.
