# What the symbols of AuZtralia mean: the legend in the help. Names and sentences of what has a card stand there.

az-legend-ground = Terreno
az-legend-goods = Recursos
az-legend-farms = Fazendas
az-legend-old-ones = Antigos
az-legend-units = Unidades
az-legend-pieces = Peças
az-legend-boxes = Espaços de ação
az-legend-track = Trilha do tempo
az-legend-rows = Combate
az-legend-characters = Personagens

## Ground
az-legend-mark-number = Número
az-legend-mark-number-text = Uma Revelação vira a ficha que está no menor número.
az-legend-mark-level = Nível
az-legend-mark-level-text = De um a três losangos: quanto mais, pior o Antigo que pode dormir aqui.
az-legend-mark-survey = Local de pesquisa
az-legend-mark-survey-text = Uma ficha de pesquisa ficou aqui no começo da partida: dizia o que há neste hexágono e nos seis em volta.
az-legend-mark-hex = Nome de um hexágono
az-legend-mark-hex-text = É assim que o registro e as perguntas chamam o hexágono.
az-legend-piece-anchor = Local de porto
az-legend-piece-anchor-text = Um porto pode ser construído aqui no começo da partida.

## Farms
az-legend-mark-blighted = Fazenda arruinada
az-legend-mark-blighted-text = Um Antigo chegou aqui: nada para o dono e 1 ponto para os Antigos.
az-legend-piece-farm = Fazendas restantes
az-legend-piece-farm-text = Quantas fazendas um jogador ainda tem a colocar; no fim, os pontos por fazendas.

## Old Ones
az-legend-foe-unknown = Ficha virada para baixo
az-legend-foe-unknown-text = Algo dorme aqui. O selo vermelho mostra o nível; no fim, conta em dobro para os Antigos.
az-legend-mark-tile = Ficha virada para cima
az-legend-mark-tile-text = O coração: quanto dano o destrói. A moeda: seus pontos. Cubos em cima: o dano até agora, nas cores de quem o causou.
az-legend-mark-x = X e XX
az-legend-mark-x-text = Fichas dos desafios: quando um templo XX é virado, três fichas X saem dele.
az-legend-mark-arrow = Seta
az-legend-mark-arrow-text = Como um Antigo se moveu desde a sua última escolha; os passos mais antigos são mais fracos.
az-legend-mark-compass = Bússola
az-legend-mark-compass-text = Direções por número. Quando dois caminhos são igualmente curtos, uma carta de Antigos diz por eles qual é tomado.
az-legend-piece-old-ones = Os Antigos
az-legend-piece-old-ones-text = Um lado próprio: eles pontuam e podem vencer.
az-legend-piece-old-one-card = Carta de Antigos
az-legend-piece-old-one-card-text = Move os Antigos e decide cada rodada de um combate. O número: quantas restam.
az-legend-piece-revelation = Revelação
az-legend-piece-revelation-text = O que acontece em uma casa iluminada da trilha do tempo. O número: quantas restam.

## Units
az-legend-piece-range = Alcance
az-legend-piece-range-text = A quantos hexágonos dos trilhos uma unidade vai.
az-legend-piece-capacity = Resistência
az-legend-piece-capacity-text = Quanto dano destrói uma unidade.
az-legend-mark-pips = Pontinhos sob uma unidade
az-legend-mark-pips-text = O dano que a unidade do topo da pilha aguenta; em vermelho, o que ela já tem. Quando todos estão vermelhos, ela é destruída.

## Pieces
az-legend-mark-seats = Jogadores
az-legend-mark-seats-text = Cada um tem uma cor e um padrão, em discos, trilhos, portos, fazendas e cubos.
az-legend-piece-port = Porto
az-legend-piece-port-text = Onde começa a ferrovia de um jogador. Se um Antigo o toma, a partida acaba.
az-legend-mark-rail = Trilho
az-legend-mark-rail-text = Um trilho une dois hexágonos para o dono: minas e fazendas precisam estar ligadas ao porto.
az-legend-piece-rail = Trilhos restantes
az-legend-piece-rail-text = Quantos trilhos um jogador ainda tem a colocar.
az-legend-piece-cube = Cubo
az-legend-piece-cube-text = Colocado em um espaço, paga uma ação e encarece a próxima ali em um de ouro. Sobre um Antigo, marca dano.
az-legend-piece-time = Tempo
az-legend-piece-time-text = Quantas casas da trilha do tempo uma ação leva; em um painel, a casa do disco do jogador.
az-legend-piece-score = Pontuação
az-legend-piece-score-text = O que um jogador já pontuou, ou quanto vale um objetivo.
az-legend-piece-supply = Reserva
az-legend-piece-supply-text = O que resta para todos.
az-legend-piece-fight = Combate
az-legend-piece-fight-text = Há um combate em andamento neste hexágono.

## Action boxes
az-legend-box-railway-text = Coloque até dois trilhos, mas não em colinas, por um de carvão e um de ferro.
az-legend-box-hills-text = Coloque até dois trilhos em qualquer terreno, por um de carvão e um de ferro.
az-legend-box-mine-text = Pegue tudo de um recurso de um hexágono da sua ferrovia.
az-legend-box-help-text = Pegue um personagem do display, ou pague um de ouro para ver o topo do baralho.
az-legend-box-military-text = Compre uma unidade, ou uma ou duas infantarias.
az-legend-box-trade-text = Duas vezes: pegue um de carvão ou de ferro, ou entregue um por um de ouro.
az-legend-box-farming-text = Coloque até três fazendas de tipos diferentes ao longo da sua ferrovia.
az-legend-box-attack-text = Envie unidades contra Antigos ao alcance delas.
az-legend-box-retrieve-text = Traga de volta todos os seus cubos dos espaços.

## Time track
az-legend-track-now = Casa com moldura
az-legend-track-now-text = A partida está aqui: age quem tem o disco no topo desta casa.
az-legend-track-disc = Disco de um jogador
az-legend-track-disc-text = Avança o tempo que uma ação leva. Quem está em último age.
az-legend-track-old-ones = Disco roxo
az-legend-track-old-ones-text = O disco dos Antigos: quando é o último, eles agem.
az-legend-track-start = Mancha
az-legend-track-start-text = O disco roxo dos Antigos começa aqui. Ele parte quando todos os outros discos o passaram: aí eles acordaram.
az-legend-track-lamp = Lâmpada
az-legend-track-lamp-text = Uma casa iluminada: quando o disco roxo chega aqui, uma Revelação é resolvida.
az-legend-track-end = Fim da linha
az-legend-track-end-text = Quem chegou até aqui não age mais.
az-legend-track-closed = Casa fechada
az-legend-track-closed-text = Ninguém age aqui.

## Combat
az-legend-row-hit = Unidade com moldura
az-legend-row-hit-text = Na linha de um Antigo: está na sua força e acerta.
az-legend-row-miss = Unidade apagada
az-legend-row-miss-text = Na linha de um Antigo: acertaria, mas não está na sua força.
az-legend-piece-hit = Acerto
az-legend-piece-hit-text = Na carta de um personagem: causa dano a um Antigo.
az-legend-piece-hurt = Dano
az-legend-piece-hurt-text = É quanto volta contra suas unidades em terra; você escolhe quais pilhas o sofrem. Nas notícias: uma fazenda fica arruinada.
az-legend-row-airship = Dirigível com um número
az-legend-row-airship-text = É quanto dano volta contra seus dirigíveis.
az-legend-piece-sanity = Sanidade
az-legend-piece-sanity-text = O que você ainda tem a perder neste combate.
az-legend-piece-sanity-gone = Sanidade perdida
az-legend-piece-sanity-gone-text = Na linha de um Antigo: é quanto você perde. Quem precisa perder e não tem mais sofre uma derrota.

## Characters
az-legend-mark-seal = Selo
az-legend-mark-seal-text = A figura redonda e pequena mostra do que trata a carta.
az-legend-mark-exposed = Em perigo
az-legend-mark-exposed-text = Um dos dois há mais tempo no display: uma Revelação pode mandar assassiná-los.
az-legend-piece-deck = Baralho
az-legend-piece-deck-text = Os personagens que ainda vão aparecer; também uma carta de qualquer outro tipo.

az-legend-revenge = A Vingança dos Antigos
az-legend-piece-rebirth = Ficha de renascimento
az-legend-piece-rebirth-text = Aqui o jogador Antigo pode colocar uma ficha. Nenhum trilho leva até ela; um ataque a tira dali, e ela vale um ponto.
az-legend-piece-dangerous = Ficha de renascimento perigosa
az-legend-piece-dangerous-text = Uma ficha de renascimento que aceita uma ficha de um nível a mais.
az-legend-piece-outpost = Posto avançado
az-legend-piece-outpost-text = Fica na ferrovia do dono, luta como infantaria, e até três unidades podem vir em socorro.
az-legend-piece-port-strength = Força de um porto
az-legend-piece-port-strength-text = Um porto com força sofre dano ele mesmo e luta quando não há unidade ali.
az-legend-piece-mythos = Carta Mythos
az-legend-piece-mythos-text = Quem joga com os Antigos as guarda em segredo, ou elas vêm do baralho solo.
az-legend-piece-bound = Ninguém recua
az-legend-piece-bound-text = Até a próxima carta de Antigos ser resolvida, nenhuma unidade pode deixar este combate.
az-legend-piece-shield = Proteção
az-legend-piece-shield-text = É quantos acertos a menos a próxima carta dá nos Antigos.
az-legend-action-place = Colocar
az-legend-action-place-text = Por 1 de tempo, uma ficha ao acaso vai virada para baixo sobre uma ficha de renascimento.
az-legend-action-reveal = Revelar
az-legend-action-reveal-text = Por 1 de tempo, uma ficha virada para baixo é virada para cima.
az-legend-action-move = Mover
az-legend-action-move-text = Por 1 de tempo, quatro cartas de Antigos são viradas, e cada uma move os que mostra.
az-legend-action-summon = Convocar
az-legend-action-summon-text = Por 1 de tempo, você olha três cartas Mythos e fica com uma.
