# AuZtralia: set-up, prompts, options, log lines, the state of the table, reasons.
game = AuZtralia
game-about = Construa ferrovias, minere, plante e prepare-se: os Antigos acordam no meio da partida, e eles também pontuam.
game-length = De 45 a 120 minutos

setup-map = Mapa
setup-map-help = O Oriental é o lado comum do tabuleiro. No Ocidental, portos podem ficar lado a lado e qualquer fazenda vai em terra fértil; TaZmania é uma ilha para um ou dois, e seus portos e números são uma reconstrução nossa.
setup-map-east = Oriental
setup-map-west = Ocidental
setup-map-tazmania = TaZmania
setup-first = Primeiro jogador
setup-first-help = Quem age primeiro. O primeiro jogador é o último a colocar um porto.
setup-first-random = Por sorteio
setup-first-seat-1 = Jogador 1
setup-first-seat-2 = Jogador 2
setup-first-seat-3 = Jogador 3
setup-first-seat-4 = Jogador 4
setup-coop = Todos juntos
setup-coop-help = De dois a quatro jogadores se ajudam e só vencem se cada um deles superar os Antigos.
setup-edition = Regras impressas
setup-edition-help = Onde duas edições diferem: pedágio nos trilhos dos outros quando todos jogam juntos, Kneebone e os trens, minas atrás de um Antigo, os pontos que sobram de uma morte dividida.
setup-edition-french = Francesas
setup-edition-polish = Polonesas
setup-challenge = Desafio
setup-challenge-help = Partidas mais difíceis para três ou quatro jogadores.
setup-challenge-none = Nenhum
setup-challenge-medium = Médio: templos que geram Antigos
setup-challenge-hard = Difícil: e sem fichas vazias
setup-challenge-insane = Insano: e mais Antigos
setup-solo = Nível solo
setup-solo-help = Com o que um jogador sozinho começa.
setup-solo-easy = Fácil
setup-solo-hard = Difícil
setup-solo-insane = Insano
setup-objective = Objetivo solo
setup-objective-help = Um jogador sozinho pode buscar algo que vale pontos no fim.
setup-objective-none = Nenhum
setup-objective-drawn = Por sorteio
setup-objective-chosen = Escolhido pelo jogador
setup-variants = Variantes para dois
setup-variants-help = Dois jogadores podem usar uma ou duas variantes. Todas são nossas: as impressas não são públicas.
setup-variants-none = Nenhuma
setup-variants-one = Uma, de uma carta
setup-variants-two = Duas, de duas cartas
setup-pack = Conteúdo
setup-pack-help = Com que mapas, fichas e cartas se joga.
setup-pack-standard = Padrão: em parte reconstruído

hex = { $id }

prompt-port = Onde você constrói seu porto? As ferrovias começam ali.
prompt-objective = Qual objetivo você busca?
prompt-variant = Escolha uma variante para esta partida. Faltam: { $left }.
prompt-act = Escolha uma ação.
prompt-rail = Coloque um trilho entre dois hexágonos. Trilhos restantes nesta ação: { $rails }.
prompt-dig = O que você extrai? Você leva todos os recursos de um tipo de um só hexágono.
prompt-sweep = Pagar um de ouro para descartar personagens antes de escolher?
prompt-clear = Quais personagens saem do display?
prompt-recruit = Qual personagem você recruta?
prompt-keep = Você olha o topo do baralho. Com qual personagem você fica? O outro volta ao topo.
prompt-swap = Trocar o personagem por um do display?
prompt-buy = Qual unidade você compra?
prompt-trade = Importe ou exporte. Trocas restantes: { $left }.
prompt-for-whom = Para quem vai?
prompt-farm = Coloque uma fazenda. Fazendas restantes nesta ação: { $left }.
prompt-target = Qual hexágono você ataca?
prompt-send = Quais unidades vão para { $hex }? { $time ->
    [0] Ninguém partiu ainda.
    [1] Por enquanto o ataque leva { $time } de tempo.
   *[other] Por enquanto o ataque leva { $time } de tempo.
  }
prompt-sally = Antigos entraram nas suas fazendas. Atacar antes que elas fiquem arruinadas?
prompt-fight = Combate em { $hex }. Sanidade: { $sanity }. { $cards ->
    [0] Nenhuma carta virada ainda.
    [1] Uma carta virada.
   *[other] { $cards } cartas viradas.
  }
prompt-jones = A carta { $card } está aberta. O Cabo Jones recua unidades antes que ela valha?
prompt-damage = Qual pilha sofre o dano? Falta distribuir: { $left }.
prompt-neumann = Qual unidade perdida Franz Neumann salva?
prompt-strike = { NAME($character, case: "cap") } causa { $damage } de dano: a qual Antigo?
prompt-sacrifice = Qual unidade o General Takanashi sacrifica?
prompt-mend = Qual unidade Luigi Caprotti conserta?
prompt-davies = Qual ficha o Agente Davies vira? Faltam: { $left }.
prompt-lrog = Qual Antigo sofre 2 de dano?
prompt-danger = Qual templo Desta Danger manda pelos ares?
prompt-appleseed = Qual fazenda Jenny Appleseed recupera? Ainda possíveis: { $left }.
prompt-flounder = Qual unidade o Capitão Flounder traz?
prompt-kitchener = Qual personagem acompanha Kitchener?

option-port = Porto em { $hex }
option-objective = { $objective }
option-variant = { $variant }
option-railway = Construir ferrovia, não em colinas
option-hills = Construir ferrovia em qualquer terreno
option-mine = Minerar
option-help = Recrutar ajuda
option-military = Comprar unidade militar
option-trade = Importar e exportar
option-farming = Colocar fazendas
option-attack = Atacar
option-retrieve = Recolher seus cubos
option-play = Usar { NAME($character, case: "o") }
option-rail = Trilho de { $hex } a { $to-hex }
option-dig = Extrair { NAME($goods, case: "o") } de { $hex }
option-look = Ver as duas do topo do baralho por um de ouro
option-sweep = Pagar um de ouro e descartar alguns
option-clear = Descartar { NAME($character, case: "o") }
option-recruit = Recrutar { NAME($character, case: "o") }
option-keep = Ficar com { NAME($character, case: "o") }
option-swap = Trocar por: { $character }
option-buy = Comprar { $number } { NAME($unit, $number, case: "counted") }
option-import = Importar um de { $goods }
option-export = Exportar um de { $goods } por um de ouro
option-give = { $seat }
option-farm = Fazenda de { $farm } em { $hex }
option-target = Atacar { $hex }
option-send = Enviar { $number } { NAME($unit, $number, case: "counted") }
option-sally = Atacar { $hex }
option-fight = Virar uma carta
option-withdraw = Recuar { $who }
option-hit = { $unit }
option-use = Chamar { NAME($character, case: "o") }
option-strike = { $foe } ({ $tile })
option-sacrifice = Sacrificar { NAME($unit, case: "um") }
option-mend = Consertar { NAME($unit, case: "um") }
option-save = Salvar { NAME($unit, case: "um") }
option-uncover = Virar a ficha em { $hex }
option-bombard = { $foe } em { $hex } ({ $tile })
option-demolish = O templo em { $hex }
option-restore = Recuperar a fazenda em { $hex }
option-enlist = Pegar { NAME($unit, case: "um") }

facts-railway = { $time } de tempo, { $gold } de ouro, 1 de carvão e 1 de ferro
facts-hills = { $time } de tempo, { $gold } de ouro, 1 de carvão e 1 de ferro
facts-mine = { $time } de tempo, { $gold } de ouro
facts-help = { $time } de tempo, { $gold } de ouro
facts-military = { $time } de tempo, { $gold } de ouro e o preço
facts-trade = { $time } de tempo, { $gold } de ouro
facts-farming = 1 de tempo por fazenda, { $gold } de ouro
facts-attack = de 1 a 3 de tempo, { $gold } de ouro
facts-retrieve = { $time } de tempo, { $cubes ->
    [1] { $cubes } cubo
   *[other] { $cubes } cubos
  }
facts-port = { $near ->
    [0] nenhum recurso a até dois hexágonos
    [1] { $near } recurso a até dois hexágonos
   *[other] { $near } recursos a até dois hexágonos
  }
facts-rail = de { $terrain } a { $to-terrain }
facts-dig = { $number }, { $time } de tempo
facts-farm = { $terrain }
facts-buy = { $gold } de ouro, alcance { $range }, resistência { $capacity }
facts-enlist = alcance { $range }, resistência { $capacity }
facts-send = alcance { $range }, resistência { $capacity }
facts-target = { lair }
facts-sally = { lair }
lair = alcance { $range }, { worth } à vista, fichas viradas para baixo: { $hidden }
facts-strike = dano { $damage } de { $capacity }, { worth }
facts-bombard = dano { $damage } de { $capacity }, { worth }
facts-hit = dano { $damage } de { $capacity }
facts-mend = dano { $damage } de { $capacity }
facts-uncover = nível { $level }
facts-objective = { worth }
worth = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }

reveals-character = Os próximos personagens do baralho são revelados.
reveals-tiles = O que está ali virado para baixo é revelado.

event-turn = { $seat } age, na casa { $space }.
event-port = { $seat } constrói um porto em { $hex }.
event-objective = O objetivo: { $objective }.
event-variant = A variante: { $variant }.
event-time = { $seat } gasta { $number } de tempo e fica na casa { $space }.
event-rail = { $seat } coloca um trilho de { $hex } a { $to-hex }.
event-dug = { $seat } extrai { $number } { NAME($goods, $number, case: "counted") } em { $hex }.
event-looked = { $seat } paga um de ouro e olha o topo do baralho.
event-cleared = { $seat } paga um de ouro e descarta { $number ->
    [1] { $number } personagem
   *[other] { $number } personagens
  }.
event-recruited = { $seat } recruta { NAME($character, case: "o") }.
event-kept = { $seat } fica com { NAME($character, case: "o") }.
event-swapped = { $seat } deixa { NAME($character, case: "o") } no display e leva { NAME($to-character, case: "o") }.
event-enlisted = { $seat } recebe { $number } { NAME($unit, $number, case: "counted") }.
event-imported = { $seat } recebe um de { $goods } da reserva.
event-exported = { $seat } exporta um de { $goods }.
event-gave = Isso vai de { $seat } para { $to-seat }.
event-farmed = { $seat } coloca uma fazenda em { $hex }: { $farm }.
event-retrieved = { $seat } recolhe todos os cubos.
event-awakened = Os Antigos se mexem: o disco deles vai para a casa { $space }.
event-revelation = Uma Revelação: { $revelation }.
event-revealed = A ficha em { $hex } é virada: { $foe }.
event-movement = A carta { $number } é virada para os Antigos.
event-moved = { NAME($foe, case: "cap") } vai de { $from-hex } para { $to-hex }.
event-blighted = A fazenda de { $seat } em { $hex } fica arruinada.
event-spared = A fazenda de { $seat } em { $hex } se salva.
event-assassinated = Assassinato no display: { $character }.
event-spawned = O templo em { $hex } gera: { $foe }.
event-benefit = { $seat } ganha { $number } { NAME($benefit, $number, case: "counted") }.
event-at-port = { NAME($foe, case: "cap") } chega ao porto de { $seat } em { $hex }.
event-attacked = { $seat } ataca { $hex }.
event-combat = Combate de { $seat } em { $hex }.
event-combat-card = { $seat } vira a carta { $number }.
event-wounded = { NAME($foe, case: "cap") } em { $hex } sofre { $number } de dano de { $seat }.
event-healed = { NAME($foe, case: "cap") } em { $hex } se recupera.
event-destroyed = { $seat } destrói { NAME($foe, case: "um") }: { value }.
event-destroyed-together = Vários destroem { NAME($foe, case: "um") }: { value }.
value = { $number ->
    [1] { $number } ponto
   *[other] { $number } pontos
  }
event-share = { $seat } recebe { value } disso.
event-unit-hurt = { $seat }: { NAME($unit, case: "o") } sofre { $number } de dano.
event-unit-lost = { $seat } perde { NAME($unit, case: "um") }.
event-unit-saved = { $seat }: { NAME($unit, case: "o") } acaba indo para o quartel.
event-unit-mended = { $seat } conserta { NAME($unit, case: "um") }.
event-sanity-lost = { $seat } perde { $number } de sanidade e fica com { $left }.
event-withdrew = { $seat } recua { $who }.
event-defeated = { $seat } sofre uma derrota.
event-combat-over = O combate de { $seat } em { $hex } acabou.
event-helped = { NAME($character, case: "cap") } ajuda { $seat }.
event-played = { $seat } usa { NAME($character, case: "o") }.
event-gained = { $seat } recebe { $number } { NAME($goods, $number, case: "counted") }.
event-restored = { $seat } recupera a fazenda em { $hex }.
event-demolished = { $seat } manda pelos ares o templo em { $hex }.
event-port-held = O porto de { $seat } resiste.
event-port-lost = O porto de { $seat } cai.
event-ended = A partida acabou. Todas as fichas são viradas: os Antigos têm { value }.

status-reconstructed = Locais de porto, cartas e alguns números deste jogo são reconstruídos: não são os das peças impressas.
status-edition = Onde as edições das regras diferem: { $edition }
status-coop = Todos jogam juntos
status-challenge = Desafio: { $challenge }
status-solo = Nível solo: { $level }
status-objective = Objetivo: { $objective }
status-variant = Variante: { $variant }
status-disc = Casa { $space }: { $seat }
status-old-ones-disc = Casa { $space }: os Antigos
status-score = { $seat }: { $number ->
    [1] { $number } ponto
   *[other] { $number } pontos
  }
status-old-ones-score = Os Antigos: { $number ->
    [1] { $number } ponto
   *[other] { $number } pontos
  } à vista de todos
status-stores = { $seat }: ouro { $gold }, carvão { $coal }, ferro { $iron }, fosfato { $phosphate }
status-pieces = { $seat }: { $cubes } cubos no QG; restam { $rails } trilhos e { $farms } fazendas
status-barracks = { $seat }: { $number } { NAME($unit, $number, case: "counted") }
status-holds = { $seat } tem { NAME($character, case: "o") }
status-offer = No display: { $character }
status-fight = Combate de { $seat } em { $hex }, sanidade { $number }
status-port-at = { $hex }: porto de { $seat }
status-foe-at = { $hex }: { $foe }, vale { $number }, dano { $damage } de { $capacity }
status-hidden-at = { $hex }: uma ficha de nível { $number }, virada para baixo
status-goods-at = { $hex }: { $number } { NAME($goods, $number, case: "counted") }
status-farm-at = { $hex }: { $farm }, fazenda de { $seat }
status-blight-at = { $hex }: { $farm }, fazenda arruinada de { $seat }
status-ground = { $hex }: { $terrain }{ $number ->
    [0] .
   *[other] , nível { $number }, número { $printed }.
  }
status-border = Faz fronteira com { $hex }, { $terrain }
status-rail-to = Um trilho de { $seat } leva a { $hex }

why-not-now = Isso se faz na sua vez: quando seu disco é o último da trilha.
why-no-time = Você chegou ao fim da trilha do tempo e não age mais.
why-no-cube = Você não tem cubo no QG: recolha seus cubos primeiro.
why-box-gold = O espaço tem { $cubes ->
    [1] { $cubes } cubo seu
   *[other] { $cubes } cubos seus
  }: usá-lo de novo custa esse tanto de ouro, e você tem { $gold }.
why-box-open = Você pode fazer isso: { $time } de tempo, { $gold } de ouro pelo espaço.
why-no-fuel = Uma ferrovia custa um de carvão e um de ferro; você tem { $coal } de carvão e { $iron } de ferro.
why-no-rails = Você não tem mais trilhos.
why-no-edge = Não há onde colocar um trilho: todo lado de hexágono junto à sua ferrovia conectada está ocupado ou leva a Antigos, colinas ou um lago.
why-no-hills-edge = Não há onde colocar um trilho: todo lado de hexágono junto à sua ferrovia conectada está ocupado ou leva a Antigos.
why-nothing-to-mine = Não há nada nos hexágonos conectados ao seu porto.
why-nobody-to-recruit = Nenhum personagem disponível.
why-no-unit = Não há unidade que você possa pagar.
why-no-farm-site = Não há hexágono vazio e conectado com o terreno certo para uma fazenda que você ainda tenha.
why-no-target = Nenhuma unidade sua alcança um Antigo.
why-no-force = Você não tem unidades.
why-not-adjacent = { $hex } e { $to-hex } não ficam lado a lado.
why-edge-taken = Há um trilho de { $seat } entre { $hex } e { $to-hex }.
why-haunted-edge = Há um Antigo em { $hex }: nenhum trilho leva até lá.
why-edge-far = Nem { $hex } nem { $to-hex } está conectado ao seu porto por trilhos livres de Antigos.
why-needs-hills = O terreno de { $hex } é { $terrain }: trilhos ali pedem o segundo espaço de ferrovia, por 3 de tempo, ou Timothy Brassey.
why-rail-open = Dá para colocar um trilho entre { $hex } e { $to-hex }.
why-not-linked = { $hex } não está conectado ao seu porto pelos seus trilhos.
why-line-blocked = Seus trilhos chegam a { $hex }, mas há um Antigo no caminho até seu porto.
why-haunted = Há um Antigo em { $hex }.
why-no-goods = Não há { $goods } em { $hex }.
why-bare = Não há nada em { $hex }.
why-dig-open = Você pode extrair { $number } { NAME($goods, $number, case: "counted") } em { $hex }.
why-port-there = Há um porto em { $hex }.
why-farm-there = Já há uma fazenda em { $hex }.
why-goods-there = Ainda há { $goods } em { $hex }: fazendas pedem um hexágono vazio.
why-wrong-ground = O terreno de { $hex } é { $terrain }: não serve para { $farm }.
why-no-ground = O terreno de { $hex } é { $terrain }: nenhuma fazenda pode ficar ali.
why-no-farms-left = Todas as suas fazendas deste tipo ({ $farm }) já estão no mapa.
why-farm-open = Dá para colocar uma fazenda ({ $farm }) em { $hex }.
why-no-old-one = Não há Antigo em { $hex }.
why-out-of-range = { $hex } fica a { $distance ->
    [1] { $distance } hexágono
   *[other] { $distance } hexágonos
  } da sua ferrovia, e suas unidades vão a { $range } no máximo.
why-out-of-reach = Não dá para chegar a { $hex }: há Antigos no caminho.
why-attack-open = Suas unidades alcançam { $hex }, que fica { $distance ->
    [0] na sua ferrovia
    [1] a { $distance } hexágono dela
   *[other] a { $distance } hexágonos dela
  }.
why-none-left = Não resta { $unit } na reserva.
why-unit-gold = Preço de { NAME($unit, case: "um") }: { $price } de ouro; você tem { $gold } para isso.
why-buy-open = Você pode comprar { NAME($unit, case: "um") } por { $price } de ouro.
why-two-infantry = Só a infantaria pode ser comprada de duas em duas.
why-not-on-display = { NAME($character, case: "cap") } não está no display.
why-recruit-open = Você pode recrutar { NAME($character, case: "o") }.
why-not-held = Você não tem { NAME($character, case: "o") }.
why-helps-itself = { NAME($character, case: "cap") } não se usa: a ajuda vem sozinha, na hora certa.
why-useless-now = { NAME($character, case: "cap") } não faria nada agora.
why-play-open = Você pode usar { NAME($character, case: "o") }.
why-no-site = Não há símbolo de porto em { $hex }.
why-port-near = { $hex } fica perto demais de outro porto.
why-port-open = Dá para colocar um porto em { $hex }.

result-players-win = Os Antigos foram derrotados: vence quem tem mais pontos.
result-together-win = Cada um de vocês superou os Antigos: todos vencem.
result-old-ones-win = O tempo acabou, e os Antigos têm pontos demais.
result-port-lost-players-win = Um porto caiu, mas os Antigos têm menos pontos: vence quem tem mais pontos.
result-port-lost-together-win = Um porto caiu, mas cada um de vocês tem mais pontos que os Antigos: todos vencem.
result-port-lost-old-ones-win = Um porto caiu, e os Antigos têm pontos demais.
