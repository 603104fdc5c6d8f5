# Small World Underground: set-up, prompts, options, log lines, the state of the table, reasons.
game = Small World Underground
game-about = Raças surgem e decaem debaixo da terra. Escolha uma raça com um poder, conquiste, junte moedas e saiba a hora de largá-la.
game-length = De 40 a 90 minutos

setup-first = Primeiro jogador
setup-first-help = Quem joga o primeiro turno.
setup-first-random = Por sorteio
setup-first-seat-1 = Jogador 1
setup-first-seat-2 = Jogador 2
setup-first-seat-3 = Jogador 3
setup-first-seat-4 = Jogador 4
setup-first-seat-5 = Jogador 5
setup-coins = Moedas
setup-coins-help = Pelas regras, ninguém vê quantas moedas os outros têm até o fim.
setup-coins-hidden = Ocultas, como dizem as regras
setup-coins-open = À vista de todos
setup-edition = Edição
setup-edition-help = Qual manual vocês seguem. Os dois diferem nas Chamas, no Fantasma, no Vampiro, no Altar, na Bolsa e em Stonehedge.
setup-edition-polish = Manual polonês
setup-edition-english = Manual inglês

region = { $id }
    .o = a região { $id }
    .de = da região { $id }
    .em = na região { $id }
    .a = à região { $id }
# On a drawn board the regions have plain numbers.
region-shown = região { $number }
    .o = a região { $number }
    .de = da região { $number }
    .em = na região { $number }
    .a = à região { $number }

prompt-choose = Escolha uma raça e o poder dela. Cada uma mais abaixo custa uma moeda a mais.
prompt-volcano = Onde fica o Vulcão? As Chamas entram ao lado dele.
prompt-mimic = Troque seu poder ({ $power }) por um dos que estão em oferta ou fique com ele.
prompt-reborn = Trazer de volta à vida uma região da sua raça em declínio, com uma ficha da sua raça ativa?
prompt-ancient = Levar o Grande Ancião para outra região sua?
prompt-choose-way = Continuar conquistando com esta raça ou entrar em declínio?
prompt-conquer = Conquiste uma região ou pare. Na mão: { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
  }{ $hammers ->
    [0] {""}
    [1] , { $hammers } martelo
   *[other] , { $hammers } martelos
  }.
prompt-conquer-with = Qual região, com a relíquia que você pegou? Na mão: { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
  }{ $hammers ->
    [0] {""}
    [1] , { $hammers } martelo
   *[other] , { $hammers } martelos
  }.
prompt-balrog = Mandar o Balrog para uma região vizinha?
prompt-redeploy-take = Redistribuição: recolha as fichas que sobram em uma região ou siga em frente. Na mão: { $tokens }.
prompt-redeploy = Coloque suas fichas nas suas regiões. Na mão: { $tokens }.
prompt-entomb-take = Sua raça entra em declínio com todas as fichas: recolha as que sobram em uma região ou siga em frente. Na mão: { $tokens }.
prompt-entomb = Coloque as fichas da sua raça que entra em declínio. Na mão: { $tokens }.
prompt-withdraw = Coloque as fichas que foram expulsas. Na mão: { $tokens }.
prompt-armor = Coloque uma Armadura de Cogumelo em uma das suas regiões. Restam: { $armors }.
prompt-queen = Onde fica a Rainha? Ninguém pode conquistar a região dela.
prompt-ghost = Mandar o Fantasma guardar uma região? Os adversários de quem a controla não podem conquistá-la.
prompt-scepter = Deixar o Cetro da Avareza em uma região? Ela rende suas moedas em dobro.
prompt-ring = Deixar o Anel do Sapinho em uma região? Cada vizinho com uma raça ativa paga uma moeda a você.
prompt-bag = Usar a Bolsa como relíquia em uma das suas regiões?
prompt-decline-how = O que acontece com as fichas da sua raça que entra em declínio?
prompt-sacrifice = Dar ao Altar das Almas uma ficha da sua raça em declínio, por 3 moedas?

option-choose = { $race } { $power } { $price ->
    [0] de graça
    [1] por { $price } moeda
   *[other] por { $price } moedas
  }
option-volcano = Vulcão: { $region }
option-mimic = Poder { $power }, agora com { NAME($race, case: "o") }
option-reborn = Reviver { NAME($region, case: "o") }
option-ancient = Grande Ancião para { NAME($region, case: "o") }
option-go-on = Continuar conquistando
option-decline = Entrar em declínio
option-conquer = Conquistar { NAME($region, case: "o") }
option-attempt = Última tentativa { NAME($region, case: "em") }, com o dado
option-roll = Lançar o dado { NAME($region, case: "em") }
option-bite = Trocar a ficha solitária { NAME($region, case: "de") } (Vampiro)
option-swap = Trocar a ficha solitária { NAME($region, case: "de") }
option-abandon = Abandonar { NAME($region, case: "o") }
option-use = Pegar { NAME($relic, case: "o") } para a próxima conquista
option-use-bag = Pegar a Bolsa como { $relic } para a próxima conquista
option-balrog = Balrog para { NAME($region, case: "o") }
option-take = Recolher as fichas que sobram { NAME($region, case: "em") }
option-place = { $number ->
    [1] { $number } ficha
   *[other] { $number } fichas
  } para { NAME($region, case: "o") }
option-armor = Armadura { NAME($region, case: "em") }
option-queen = Rainha { NAME($region, case: "em") }
option-ghost = Fantasma para { NAME($region, case: "o") }
option-scepter = Cetro { NAME($region, case: "em") }
option-ring = Anel { NAME($region, case: "em") }
option-bag = Bolsa como { $relic } { NAME($region, case: "em") }
option-keep-one = Fica uma ficha em cada região
option-keep-all = Ficam todas as fichas, como na Tumba
option-vanish = Somem todas: 2 moedas por região
option-sacrifice = Sacrificar uma ficha { NAME($region, case: "de") }

facts-choose = { $tokens } fichas{ $coins ->
    [0] {""}
    [1] , com { $coins } moeda
   *[other] , com { $coins } moedas
  }
facts-conquer = { $terrain }, custa { $cost }
facts-attempt = { $terrain }, custa { $cost }: { $faces } de 6 faces bastam, { $chance }%
facts-roll = { $terrain }, custa { $cost }: { $faces } de 6 faces bastam, { $chance }%
facts-bite = { $terrain }
facts-swap = { $terrain }
facts-abandon = { $terrain }
facts-reborn = { $terrain }
facts-ancient = { $terrain }
facts-balrog = { $terrain }
facts-take = { $terrain }
facts-place = { $terrain }
facts-armor = { $terrain }
facts-queen = { $terrain }
facts-ghost = { $terrain }
facts-scepter = { $terrain }
facts-ring = { $terrain }
facts-sacrifice = { $terrain }

reveals-die = O dado é lançado.
reveals-race = A próxima raça das pilhas aparece.
reveals-find = Os Monstros vão embora, e o que eles guardam é revelado.
reveals-coins = Revela quais vizinhos têm moedas.
regret-abandon = Você desiste desta região: as fichas dela voltam para a sua mão.

event-turn = Turno { $round }: { $seat } joga.
event-chose = { $seat } pega { $race } { $power } { $price ->
    [0] de graça
    [1] por { $price } moeda
   *[other] por { $price } moedas
  }{ $coins ->
    [0] .
    [1] {" "}e encontra { $coins } moeda ali.
   *[other] {" "}e encontra { $coins } moedas ali.
  }
event-offered = { $race } { $power } agora em oferta.
event-mimicked = { $seat } pega o poder { $power } { NAME($race, case: "de") }.
event-volcano-placed = { $seat } coloca o Vulcão { NAME($region, case: "em") }.
event-volcano-left = O Vulcão se apaga.
event-ancient-moved = O Grande Ancião de { $seat } está { NAME($region, case: "em") }.
event-ancient-left = O Grande Ancião sai do tabuleiro.
event-reborn = { $race } de { $seat } voltam à vida { NAME($region, case: "em") }.
event-born = { $seat } ganha { $number ->
    [1] { $number } ficha
   *[other] { $number } fichas
  } ({ $race }).
event-hammers = { $seat } forja { $number ->
    [1] { $number } Martelo de Prata
   *[other] { $number } Martelos de Prata
  }.
event-armored = { $seat } coloca uma Armadura de Cogumelo { NAME($region, case: "em") }.
event-abandoned = { $seat } abandona { NAME($region, case: "o") }.
event-conquered = { $race } de { $seat } conquistam { NAME($region, case: "o") } com { $number ->
    [1] { $number } ficha
   *[other] { $number } fichas
  }.
event-rolled = { $seat } lança o dado { NAME($region, case: "em") }: { $number }.
event-failed = Fracassa a tentativa de { $seat } { NAME($region, case: "em") }.
event-ousted = { $race } de { $seat } perdem { NAME($region, case: "o") }. Fichas perdidas: { $lost } de { $number }.
event-taxed = { $seat } paga uma moeda aos Liches de { $to-seat }.
event-martyred = { $seat } recebe uma moeda pelos mártires.
event-marked = { $seat } jura vingança contra { $by-seat }.
event-robbed = { $seat } tira uma moeda de { $from-seat }.
event-faded = Somem as últimas fichas de { $seat }: { $race }.
event-found-place = { $seat } encontra { NAME($place, case: "o") } { NAME($region, case: "em") }.
event-found-relic = { $seat } encontra { NAME($relic, case: "o") } { NAME($region, case: "em") }.
event-hedge = Stonehedge empresta o poder { $power }.
event-balrog-moved = { $seat } manda o Balrog para { NAME($region, case: "o") }.
event-relic-moved = { $seat } usa { NAME($relic, case: "o") } { NAME($region, case: "em") }.
event-bag-moved = { $seat } usa a Bolsa como { $relic } { NAME($region, case: "em") }.
event-bag-left = A Bolsa volta para quem a tinha.
event-queen-moved = A Rainha de { $seat } se instala { NAME($region, case: "em") }.
event-queen-left = A Rainha sai do tabuleiro.
event-ghost-moved = { $seat } manda o Fantasma para { NAME($region, case: "o") }.
event-ghost-left = O Fantasma sai do tabuleiro.
event-left-river = { $seat } deixa o rio: { $region }.
event-placed = { $seat } coloca { $number ->
    [1] { $number } ficha
   *[other] { $number } fichas
  } ({ $race }) { NAME($region, case: "em") }.
event-declined = { $race } de { $seat } entram em declínio.
event-scored = { $seat } recebe { $number ->
    [0] nenhuma moeda
    [1] { $number } moeda:
   *[other] { $number } moedas:
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $regions } por regiões
  }{ $race ->
    [0] {""}
   *[other] {" "}+ { $race } pela raça
  }{ $power ->
    [0] {""}
   *[other] {" "}+ { $power } pelo poder
  }{ $place ->
    [0] {""}
   *[other] {" "}+ { $place } por lugares
  }{ $relic ->
    [0] {""}
   *[other] {" "}+ { $relic } por relíquias
  }.
event-collected = { $seat } recebe moedas.
event-counted = { event-scored } Os outros não veem quantas.
event-sacrificed = { $seat } sacrifica uma ficha { NAME($region, case: "em") } por 3 moedas.

status-round = Turno { $round } de { $rounds }
status-reconstructed = Este mapa é uma reconstrução: os lugares dos Monstros e dos vulcões não são os do tabuleiro impresso.
status-coins = { $seat }: { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
  }
status-active = { $seat }: { $race } { $power }, { $regions ->
    [1] { $regions } região
   *[other] { $regions } regiões
  }, { $tokens } na mão
status-in-decline = { $seat }, em declínio: { $race } { $power }, { $regions ->
    [1] { $regions } região
   *[other] { $regions } regiões
  }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } a colocar
  }
status-bare-decline = { $seat }, em declínio: { $race }, { $regions ->
    [1] { $regions } região
   *[other] { $regions } regiões
  }
status-monsters = { $region }, { $terrain }: { $number ->
    [1] { $number } Monstro
   *[other] { $number } Monstros
  }
status-stands = { $region }, { $terrain }: { $race } de { $seat } ({ $number })
status-stands-declined = { $region }, { $terrain }: { $race } de { $seat } ({ $number }), em declínio
status-place-at = { $region }: { $place }
status-relic-at = { $region }: { $relic }
status-marker-at = { $region }: { $marker }
status-armor-at = { $region }: Armadura de Cogumelo × { $number }
beside-race = { $race ->
   *[other] { $power }
  }
status-offer = Em oferta: { $race } { $power }{ $coins ->
    [0] {""}
    [1] , com { $coins } moeda
   *[other] , com { $coins } moedas
  }

status-ground = { $region }: { $terrain }{ $edge ->
    [0] .
   *[other] , na borda do tabuleiro.
  }
status-border = Faz fronteira com { NAME($region, case: "o") }, { $terrain }

why-not-now = As regiões são conquistadas na sua própria vez, depois de você escolher continuar.
why-rolled = O dado já foi lançado: não há mais conquistas neste turno.
why-chasm = Há um Abismo { NAME($region, case: "em") }: ninguém pode entrar nele nem cruzá-lo.
why-own = Você já controla { NAME($region, case: "o") }.
why-balrog = O Balrog está { NAME($region, case: "em") }: ninguém pode conquistá-la.
why-immune = Você não pode atacar { NAME($region, case: "o") }: ela é imune.
why-barred = Há Liches { NAME($region, case: "em") }, e você não tem moeda para pagar a eles.
why-no-tokens = Você não tem ficha de raça na mão, e toda conquista precisa de uma.
why-open = Conquistar { NAME($region, case: "o") } custa { $cost }, e você tem { $tokens }.
why-die = Conquistar { NAME($region, case: "o") } custa { $cost }, e você tem { $tokens }: só o dado pode ajudar.
why-too-dear = Conquistar { NAME($region, case: "o") } custa { $cost }, e você tem { $tokens }: é pouco, mesmo com o dado.
why-lone = Há uma ficha solitária { NAME($region, case: "em") }: a relíquia que você pegou pode trocá-la.
why-not-lone = Não há ficha ativa solitária de um adversário { NAME($region, case: "em") }, e a relíquia que você pegou não troca nenhuma outra.
why-guarded = Há Gnomos { NAME($region, case: "em") }: você só pode vir de uma região ao lado, com fichas comuns.
why-no-entry = Sua raça não pode entrar { NAME($region, case: "em") }: quem não tem região vem da borda.
why-not-adjacent = Nenhuma região da sua raça ativa é adjacente { NAME($region, case: "a") }.

result-most-coins = Vence quem tem mais moedas.
result-most-tokens = Empate em moedas: decidem as fichas no tabuleiro.
