### Small World Underground: names and texts of races, powers, relics, places and terrains.

## Terrains

terrain-black-mountain = Montanha Negra
terrain-mine = Mina
terrain-mudpool = Lamaçal
terrain-mushroom-forest = Floresta de Cogumelos
terrain-mystic-crystal = Cristal Místico
terrain-river = Rio
terrain-chasm = Abismo

## Races

race-cultists = Cultistas
    .o = os Cultistas
    .de = dos Cultistas
race-cultists-text = O Grande Ancião entra com a sua primeira conquista e torna imune a região em que está. Regiões adjacentes a ela custam 1 ficha a menos para você (no mínimo 1). No início de um turno seguinte, você pode levá-lo para qualquer região que controle.
race-drow = Drows
    .o = os Drows
    .de = dos Drows
race-drow-text = Ganhe 1 moeda a mais por região sua que não tenha nenhuma outra raça (a sua outra raça conta) nem Monstros em nenhuma região vizinha.
race-flames = Chamas
    .o = as Chamas
    .de = das Chamas
race-flames-text = Coloque o Vulcão em um Abismo com vulcão. Edição polonesa: entre pela borda, como todo mundo. Edição inglesa: entre ao lado do Vulcão. Uma região ao lado do Vulcão, ou ao lado de regiões das Chamas ligadas a ele sem interrupção, custa como se estivesse vazia: Monstros e fichas de raça ali não contam.
race-gnomes = Gnomos
    .o = os Gnomos
    .de = dos Gnomos
race-gnomes-text = Na vez deles, os outros jogadores não podem usar habilidade, poder, lugar nem relíquia para conquistar suas regiões; só funciona um ataque comum vindo de uma região que faz fronteira, ou da borda do tabuleiro ao entrar. O Balrog não pode entrar nas suas regiões. Acaba no declínio.
race-iron-dwarves = Anões de Ferro
    .o = os Anões de Ferro
    .de = dos Anões de Ferro
race-iron-dwarves-text = A cada redistribuição, ganhe 1 Martelo de Prata por Mina que você controla (7 no máximo). Martelos pagam conquistas como fichas, mas cada conquista precisa de pelo menos 1 Anão. Eles voltam para você depois da redistribuição, nunca defendem e se perdem quando você entra em declínio.
race-kraken = Krakens
    .o = os Krakens
    .de = dos Krakens
race-kraken-text = Você pode ficar em regiões de Rio e pontuar por elas, também em declínio. Os outros precisam conquistar uma região dessas para passar.
race-liches = Liches
    .o = os Liches
    .de = dos Liches
race-liches-text = Quem conquista uma região dos seus Liches em declínio paga 1 moeda a você. Um jogador sem moedas não pode conquistar nenhuma região dos Liches, ativos ou em declínio.
race-lizardmen = Homens-Lagarto
    .o = os Homens-Lagarto
    .de = dos Homens-Lagarto
race-lizardmen-text = Você alcança o outro lado de regiões de Rio, vazias ou ocupadas, sem conquistá-las, também ao entrar por uma ponta do rio. Você não pode ficar no rio.
race-mudmen = Homens de Lama
    .o = os Homens de Lama
    .de = dos Homens de Lama
race-mudmen-text = A cada redistribuição, ganhe 1 ficha por Lamaçal que você controla, enquanto houver Homens de Lama na bandeja.
race-mummies = Múmias
    .o = as Múmias
    .de = das Múmias
race-mummies-text = Toda conquista custa 1 ficha a mais para você.
race-ogres = Ogros
    .o = os Ogros
    .de = dos Ogros
race-ogres-text = Toda conquista custa 1 ficha a menos para você (no mínimo 1).
race-shadow-mimes = Mímicos Sombrios
    .o = os Mímicos Sombrios
    .de = dos Mímicos Sombrios
race-shadow-mimes-text = Ao pegá-los, você pode trocar o poder deles pelo de qualquer outro combo em oferta. As moedas ficam onde estão, e você recebe fichas pelo poder com que terminar.
race-shrooms = Cogumelos
    .o = os Cogumelos
    .de = dos Cogumelos
race-shrooms-text = Ganhe 1 moeda a mais por Floresta de Cogumelos que você controla.
race-spiderines = Aracnianas
    .o = as Aracnianas
    .de = das Aracnianas
race-spiderines-text = Toda região ao lado de um Abismo é adjacente a todas as suas regiões. Você pode entrar em qualquer região ao lado de um Abismo.
race-will-o-wisps = Fogos-Fátuos
    .o = os Fogos-Fátuos
    .de = dos Fogos-Fátuos
race-will-o-wisps-text = Antes de conquistar uma região de Cristal Místico, ou uma região adjacente a uma região de Cristal Místico que você controla, você pode lançar o dado e pagar esse tanto de fichas a menos (no mínimo 1). Se fichas e dado bastarem, você é obrigado a conquistar; se não, suas conquistas acabam.

## Special powers

power-adventurous = Audazes
power-adventurous-text = Ganhe 1 moeda a mais por região sua com um Lugar Famoso.
power-fisher = da Pesca
power-fisher-text = Ganhe 1 moeda a cada duas regiões costeiras que você controla. Regiões costeiras são terra ao lado de um Rio.
power-flocking = em Bando
power-flocking-text = Ganhe 2 moedas se todas as suas regiões formarem um só grupo ligado.
power-frightened = Covardes
power-frightened-text = Ganhe 1 moeda a mais por região sua com 3 ou mais das suas fichas.
power-immortal = Imortais
power-immortal-text = Quando você perde uma região, não perde nenhuma ficha: todas são colocadas de novo no fim do turno do atacante. As trocas do Vampiro ou do Orbe ainda levam a ficha.
power-magic = da Magia
power-magic-text = A cada turno, a Bolsa copia uma relíquia que está à vista no tabuleiro, seja de quem for. Ninguém pode tirá-la de você. Edição inglesa: ela não pode repetir o poder de uma relíquia na região em que essa relíquia é usada.
power-martyr = Mártires
power-martyr-text = Pegue 1 moeda do banco cada vez que um adversário conquistar uma região sua.
power-mining = das Minas
power-mining-text = Ganhe 1 moeda a mais por Mina que você controla.
power-muddy = da Lama
power-muddy-text = Ganhe 1 moeda a mais por Lamaçal que você controla, também em declínio.
power-mystic = dos Cristais
power-mystic-text = Ganhe 1 moeda a mais por região de Cristal Místico que você controla.
power-quarreling = às Turras
power-quarreling-text = Ganhe 1 moeda por grupo de regiões suas que não faz fronteira com outro; um único grupo também conta.
power-reborn = Renascentes
power-reborn-text = Com esta raça em declínio, no início do seu turno você pode esvaziar 1 ou 2 das regiões dela e colocar em cada uma 1 ficha da sua raça ativa, da bandeja ou, se ela estiver vazia, da sua mão.
power-royal = da Realeza
power-royal-text = No fim do seu turno, coloque a Rainha em uma das suas regiões: ela fica imune. Em declínio, a Rainha permanece onde está e continua protegendo.
power-shield = de Escudo
power-shield-text = A cada redistribuição, pegue 1 Armadura de Cogumelo por Floresta de Cogumelos que você controla (8 ao todo) e coloque-a nas suas regiões. Cada uma soma 1 ao custo da região até você perdê-la ou deixá-la, também em declínio.
power-stone = de Pedra
power-stone-text = Ganhe 1 moeda a mais por região de Montanha Negra que você controla.
power-thieving = de Mão Leve
power-thieving-text = Na pontuação, tire 1 moeda de cada jogador com uma ficha ativa ao lado de uma região sua.
power-tomb = da Tumba
power-tomb-text = Quando você entra em declínio, todas as suas fichas ficam e podem ser rearranjadas uma vez. Uma região perdida depois custa 1 ficha a você, e as outras passam para as regiões da Tumba que restam; se não resta nenhuma, elas se perdem.
power-vampire = Vampiro
power-vampire-text = Uma vez por turno (edição inglesa: uma vez por turno contra cada adversário), você pode conquistar uma região com uma ficha ativa solitária trocando-a por uma das suas, da bandeja (da sua mão, se a bandeja estiver vazia). Você precisa alcançá-la e ter 1 ficha na mão; as defesas não importam.
power-vanishing = Evanescentes
power-vanishing-text = Quando você entra em declínio, todas as suas fichas saem do tabuleiro e cada região que elas controlavam rende 2 moedas em vez de 1.
power-vengeful = da Vingança
power-vengeful-text = Quem conquista uma região de qualquer uma das suas raças recebe um marcador de Vingança. No seu próximo turno, todas as regiões dos jogadores marcados custam 1 ficha a menos para você (no mínimo 1).
power-wise = Sapientes
power-wise-text = Ganhe 2 moedas em cada turno em que esta raça estiver em declínio e controlar uma região, incluindo o turno em que entra em declínio.

## Righteous relics

relic-flying-doormat = Capacho Voador
    .o = o Capacho Voador
relic-flying-doormat-text = Uma vez por turno, conquiste uma região em qualquer parte do tabuleiro pelo custo normal. Não serve para entrar no tabuleiro. Se der certo, o Capacho vai para lá.
relic-froggys-ring = Anel do Sapinho
    .o = o Anel do Sapinho
relic-froggys-ring-text = No fim do seu turno, você pode colocá-lo em uma região da sua raça ativa e tirar 1 moeda de cada jogador com uma ficha ativa ao lado dela.
relic-stinky-trolls-socks = Meias do Troll Fedorento
    .o = as Meias do Troll Fedorento
relic-stinky-trolls-socks-text = Uma vez por turno, conquiste uma região como se estivesse vazia: Monstros e fichas de raça não contam. Um adversário expulso não perde ficha. As Meias vão para lá.
relic-scepter-of-avarice = Cetro da Avareza
    .o = o Cetro da Avareza
relic-scepter-of-avarice-text = No fim do seu turno, você pode colocá-lo em uma região da sua raça ativa: as moedas dessa região dobram. Não tem efeito sobre moedas de outros jogadores nem na Mina do Anão Perdido.
relic-shiny-orb = Orbe Brilhante
    .o = o Orbe Brilhante
relic-shiny-orb-text = Uma vez por turno, conquiste uma região com uma ficha ativa solitária de um adversário trocando-a por uma das suas, da bandeja (da sua mão, se a bandeja estiver vazia). Você precisa alcançá-la e ter 1 ficha na mão. O Orbe vai para lá.
relic-sword-of-killer-rabbit = Espada do Coelho Assassino
    .o = a Espada do Coelho Assassino
relic-sword-of-killer-rabbit-text = Uma vez por turno, uma conquista custa 2 fichas a menos para você (no mínimo 1). A Espada vai para lá.

## Popular places

place-altar-of-souls = Altar das Almas
    .o = o Altar das Almas
place-altar-of-souls-text = No fim do seu turno (edição polonesa: antes da pontuação; inglesa: depois dela), você pode abrir mão de uma das suas fichas em declínio, em qualquer parte do tabuleiro, por 3 moedas. Vale em declínio.
place-crypt-of-tomb-raider = Cripta do Saqueador de Tumbas
    .o = a Cripta do Saqueador de Tumbas
place-crypt-of-tomb-raider-text = No fim do seu turno, você pode colocar o Fantasma em qualquer região (edição inglesa: menos nesta): ela fica imune. Em declínio, o Fantasma permanece onde está. Quem conquista a Cripta fica com o Fantasma; edição polonesa: ele volta para cá na hora.
place-diamond-fields = Campos de Diamantes
    .o = os Campos de Diamantes
place-diamond-fields-text = Ganhe 1 moeda a mais por esta região e por cada outra região do mesmo terreno controlada pela mesma raça. Vale em declínio.
place-great-brass-pipe = Grande Cano de Latão
    .o = o Grande Cano de Latão
place-great-brass-pipe-text = Para você, todas as regiões do mesmo terreno desta são adjacentes entre si.
place-fountain-of-youth = Fonte da Juventude
    .o = a Fonte da Juventude
place-fountain-of-youth-text = No início do seu turno, ganhe 1 ficha de raça, se houver uma na bandeja.
place-keep-on-motherland = Fortaleza da Terra Natal
    .o = a Fortaleza da Terra Natal
place-keep-on-motherland-text = Ganhe 1 moeda a mais; conquistar esta região custa 1 ficha a mais. As duas coisas valem em declínio.
place-mine-of-lost-dwarf = Mina do Anão Perdido
    .o = a Mina do Anão Perdido
place-mine-of-lost-dwarf-text = Ganhe 2 moedas a mais, também em declínio. O Cetro não tem efeito aqui.
place-stonehedge = Stonehedge
    .o = Stonehedge
place-stonehedge-text = Um poder especial sorteado fica aqui pelo resto da partida e serve à raça que controla esta região. Edição polonesa: só a quem a controla com uma raça ativa, e um poder que só age em declínio serve à raça em declínio desse jogador. Edição inglesa: em declínio, serve se o poder funciona em declínio.
place-wickedest-pentacle = Pentáculo Perverso
    .o = o Pentáculo Perverso
place-wickedest-pentacle-text = Quem o encontra pode mandar o Balrog para uma região que faz fronteira; depois, quem o controla pode mover o Balrog uma região por turno. Ele expulsa quem estiver lá, que perde 2 fichas. A região dele é imune a todos e não rende moedas a ninguém.

## Markers

marker-volcano = Vulcão
marker-great-ancient = Grande Ancião
marker-balrog = Balrog
marker-ghost = Fantasma do Saqueador de Tumbas
marker-queen = Rainha
marker-bag = Bolsa de Mil Coisas
