### AuZtralia: names and texts of characters, Old Ones, units, farms, goods, terrains, objectives and variants.

## Characters

character-davies = Agente Davies
    .o = o Agente Davies
    .cap = O Agente Davies
character-davies-text = Uma vez: vire duas fichas viradas para baixo à sua escolha e receba 2 pontos.
character-castro = Alanza Castro
    .o = Alanza Castro
    .cap = Alanza Castro
character-castro-text = Cada Antigo que entra em uma fazenda sua sofre 2 de dano. Se isso destruir todos, a fazenda não fica arruinada.
character-proust = Alexander Proust
    .o = Alexander Proust
    .cap = Alexander Proust
character-proust-text = Seus blindados têm resistência 3.
character-kneebone = Billy Kneebone
    .o = Billy Kneebone
    .cap = Billy Kneebone
character-kneebone-text = Suas unidades vão 1 hexágono mais longe dos trilhos; os trens também, menos pelas regras polonesas.
character-milligan = Artilheiro Milligan
    .o = o Artilheiro Milligan
    .cap = O Artilheiro Milligan
character-milligan-text = Uma vez por combate com artilharia na sua força: 1 de dano a um Antigo ali.
character-krupp = Boris Krupp
    .o = Boris Krupp
    .cap = Boris Krupp
character-krupp-text = Seus trens blindados têm resistência 4.
character-flounder = Capitão Flounder
    .o = o Capitão Flounder
    .cap = O Capitão Flounder
character-flounder-text = Uma vez: pegue de graça uma unidade qualquer da reserva.
character-khouri = Coronel Khouri
    .o = o Coronel Khouri
    .cap = O Coronel Khouri
character-khouri-text = Uma vez por combate: 1 de dano a um Antigo ali.
character-jones = Cabo Jones
    .o = o Cabo Jones
    .cap = O Cabo Jones
character-jones-text = Uma vez por combate: recue unidades depois que uma carta foi virada e antes que ela valha.
character-jago = Conde Jago
    .o = o Conde Jago
    .cap = O Conde Jago
character-jago-text = Você começa cada combate com 4 de sanidade.
character-krauss = Dagmar Krauss
    .o = Dagmar Krauss
    .cap = Dagmar Krauss
character-krauss-text = Duas das fazendas que você coloca em uma ação podem ser do mesmo tipo.
character-danger = Desta Danger
    .o = Desta Danger
    .cap = Desta Danger
character-danger-text = Uma vez: um templo virado para cima e todos os Antigos no hexágono dele saem do jogo. Ninguém pontua por eles.
character-mcdonald = Donald McDonald
    .o = Donald McDonald
    .cap = Donald McDonald
character-mcdonald-text = Uma vez: pegue 2 de ferro, 2 de carvão e 2 de ouro.
character-cassan = Ferdi Cassan
    .o = Ferdi Cassan
    .cap = Ferdi Cassan
character-cassan-text = Uma vez: coloque até duas fazendas de tipos diferentes sem gastar tempo. Elas rendem o ouro de sempre.
character-neumann = Franz Neumann
    .o = Franz Neumann
    .cap = Franz Neumann
character-neumann-text = Uma vez por combate: uma unidade que você perde vai para o seu quartel em vez da reserva.
character-takanashi = General Takanashi
    .o = o General Takanashi
    .cap = O General Takanashi
character-takanashi-text = Uma vez por combate: sacrifique uma unidade da sua força para causar 2 de dano a um Antigo ali.
character-bones = Harry Bones
    .o = Harry Bones
    .cap = Harry Bones
character-bones-text = Quando você extrai carvão, ferro ou ouro, pegue mais 1 da reserva.
character-karpov = Ivan Karpov
    .o = Ivan Karpov
    .cap = Ivan Karpov
character-karpov-text = Cada Antigo que chega ao seu porto sofre 2 de dano na hora.
character-appleseed = Jenny Appleseed
    .o = Jenny Appleseed
    .cap = Jenny Appleseed
character-appleseed-text = Uma vez: uma ou duas das suas fazendas arruinadas voltam a florescer.
character-verne = Juliet Verne
    .o = Juliet Verne
    .cap = Juliet Verne
character-verne-text = Uma vez por combate com um dirigível na sua força: 1 de dano a um Antigo ali.
character-alika = Kapena Alika
    .o = Kapena Alika
    .cap = Kapena Alika
character-alika-text = Quando Antigos entram em uma fazenda sua e todos já se moveram, você pode atacá-los ali antes que ela fique arruinada. O ataque custa o que sempre custa.
character-kitchener = Kitchener
    .o = Kitchener
    .cap = Kitchener
character-kitchener-text = Uma vez: pegue um personagem do display.
character-carter = Lady Carter
    .o = Lady Carter
    .cap = Lady Carter
character-carter-text = Uma vez: pegue 4 de carvão.
character-lrog = Patrulha do Outback
    .o = a Patrulha do Outback
    .cap = A Patrulha do Outback
character-lrog-text = Uma vez: 2 de dano a qualquer Antigo virado para cima no mapa, templos incluídos.
character-blackstock = Lorde Blackstock
    .o = o Lorde Blackstock
    .cap = O Lorde Blackstock
character-blackstock-text = Uma vez: pegue 4 de ouro.
character-singh = Tenente Singh
    .o = o Tenente Singh
    .cap = O Tenente Singh
character-singh-text = Uma vez por combate com um blindado na sua força: 1 de dano a um Antigo ali, mesmo a um templo.
character-caprotti = Luigi Caprotti
    .o = Luigi Caprotti
    .cap = Luigi Caprotti
character-caprotti-text = Uma vez por combate, depois de uma carta: tire 1 de dano de uma unidade sua.
character-johnson = Mad Johnson
    .o = Mad Johnson
    .cap = Mad Johnson
character-johnson-text = No fim: 1 ponto por ficha que você tomou.
character-merino = Sr. Merino
    .o = o Sr. Merino
    .cap = O Sr. Merino
character-merino-text = No fim: 1 ponto por fazenda sua de ovelhas que não esteja arruinada.
character-bradshaw = Sra. Bradshaw
    .o = a Sra. Bradshaw
    .cap = A Sra. Bradshaw
character-bradshaw-text = No fim: 1 ponto a cada três trilhos que você tem no mapa.
character-sweet = Merinda Sweet
    .o = Merinda Sweet
    .cap = Merinda Sweet
character-sweet-text = No fim: 1 ponto por fazenda sua de milho que não esteja arruinada.
character-guyonne = Professor Guyonne
    .o = o Professor Guyonne
    .cap = O Professor Guyonne
character-guyonne-text = Seus ataques levam 1 de tempo a menos, mas no mínimo 1.
character-mcguire = Tex McGuire
    .o = Tex McGuire
    .cap = Tex McGuire
character-mcguire-text = No fim: 1 ponto por fazenda sua de gado que não esteja arruinada.
character-brassey = Timothy Brassey
    .o = Timothy Brassey
    .cap = Timothy Brassey
character-brassey-text = Uma vez: coloque dois trilhos em qualquer terreno sem gastar tempo. Eles custam carvão e ferro como sempre.
character-quilla = Yvette Quilla
    .o = Yvette Quilla
    .cap = Yvette Quilla
character-quilla-text = Uma vez: pegue 4 de ferro.
character-zhu = Zhu Xiang
    .o = Zhu Xiang
    .cap = Zhu Xiang
character-zhu-text = Seus dirigíveis têm resistência 3.

## Old Ones

foe-cthulhu = Cthulhu
    .o = Cthulhu
    .cap = Cthulhu
    .um = Cthulhu
foe-shoggoth = Shoggoth
    .o = o Shoggoth
    .cap = O Shoggoth
    .um = um Shoggoth
foe-mi-go = Mi-Go
    .o = o Mi-Go
    .cap = O Mi-Go
    .um = um Mi-Go
foe-zombie = Zumbi
    .o = o Zumbi
    .cap = O Zumbi
    .um = um Zumbi
foe-loyalist = Lealista
    .o = o Lealista
    .cap = O Lealista
    .um = um Lealista
foe-temple = Templo
    .o = o Templo
    .cap = O Templo
    .um = um Templo
foe-blank = só um canguru
    .o = o canguru
    .cap = O canguru
    .um = só um canguru

## Units

unit-infantry = infantaria
    .o = a infantaria
    .um = uma infantaria
    .counted = { $number ->
        [1] infantaria
       *[other] infantarias
      }
unit-armoured-car = blindado
    .o = o blindado
    .um = um blindado
    .counted = { $number ->
        [1] blindado
       *[other] blindados
      }
unit-artillery = artilharia
    .o = a artilharia
    .um = uma artilharia
    .counted = { $number ->
        [1] artilharia
       *[other] artilharias
      }
unit-airship = dirigível
    .o = o dirigível
    .um = um dirigível
    .counted = { $number ->
        [1] dirigível
       *[other] dirigíveis
      }
unit-armoured-train = trem blindado
    .o = o trem blindado
    .um = um trem blindado
    .counted = { $number ->
        [1] trem blindado
       *[other] trens blindados
      }
who-airships = os dirigíveis
who-ground = tudo menos os dirigíveis
who-all = tudo

## Farms and goods

farm-sheep = ovelhas
farm-cattle = gado
farm-corn = milho
goods-coal = carvão
    .o = o carvão
    .counted = de carvão
goods-iron = ferro
    .o = o ferro
    .counted = de ferro
goods-gold = ouro
    .o = o ouro
    .counted = de ouro
goods-phosphate = fosfato
    .o = o fosfato
    .counted = de fosfato
goods-vp = pontos
    .o = os pontos
    .counted = { $number ->
        [1] ponto
       *[other] pontos
      }

## Terrains

terrain-outback = outback
terrain-hills = colinas
terrain-coast = costa
terrain-farmland = terra fértil
terrain-desert = deserto
terrain-cornlands = milharal
terrain-lake = lago

## Revelations

revelation-reveal = a ficha oculta de menor número é virada
revelation-reveal-rush = a ficha oculta de menor número é virada e avança na hora
revelation-assassinate = os dois personagens há mais tempo no display são assassinados
revelation-feed-temples = algo se ergue em cada templo
revelation-benefit = boas notícias para todos os jogadores
revelation-nothing = nada acontece
benefit-coal = carvão
    .counted = de carvão
benefit-iron = ferro
    .counted = de ferro
benefit-gold = ouro
    .counted = de ouro
benefit-infantry = infantaria
    .counted = { $number ->
        [1] infantaria
       *[other] infantarias
      }
benefit-card = personagem
    .counted = { $number ->
        [1] personagem
       *[other] personagens
      }
benefit-time = tempo
    .counted = de tempo

## Modes

edition-french = a leitura francesa
edition-polish = a leitura polonesa
challenge-medium = médio
challenge-hard = difícil
challenge-insane = insano
level-easy = fácil
level-hard = difícil
level-insane = insano

objective-quiet-port = Porto tranquilo
objective-quiet-port-text = Nenhum Antigo virado para cima esteve a até três hexágonos do seu porto ao fim de um turno.
objective-rich-seam = Veio rico
objective-rich-seam-text = Você tem 3 de fosfato; no Ocidental, 3 das fichas de pontos do mapa foram extraídas.
objective-mixed-farming = Lavoura variada
objective-mixed-farming-text = Você tem 3 fazendas de cada tipo que não estão arruinadas.
objective-clean-fields = Campos limpos
objective-clean-fields-text = Você tem pelo menos 7 fazendas, e nenhuma está arruinada.
objective-big-game = Caça grossa
objective-big-game-text = Você tomou uma ficha de nível 3.
objective-many-trophies = Muitos troféus
objective-many-trophies-text = Você tomou 6 fichas.
objective-temple-breaker = Quebra-templos
objective-temple-breaker-text = Você tomou um templo, e não há templo virado para cima no mapa.
objective-nothing-hidden = Nada oculto
objective-nothing-hidden-text = No máximo 2 fichas no mapa estão viradas para baixo.
objective-far-station = Estação distante
objective-far-station-text = Seus trilhos tocam um hexágono de nível 3.
objective-standing-army = Exército de prontidão
objective-standing-army-text = Você tem pelo menos 6 unidades de pelo menos 3 tipos no seu quartel.

variant-late-start = Início tardio
variant-late-start-text = Os discos dos jogadores começam na casa 7; na partida cooperativa, quatro casas adiante.
variant-light-sleep = Sono leve
variant-light-sleep-text = O disco roxo começa na casa 20.
variant-far-ports = Portos distantes
variant-far-ports-text = Os portos ficam a pelo menos 5 hexágonos um do outro no Oriental, 4 no Ocidental.
variant-near-ports = Portos vizinhos
variant-near-ports-text = Os portos podem ficar lado a lado.
variant-wide-display = Display amplo
variant-wide-display-text = Há seis personagens no display.
variant-swift-old-ones = Antigos velozes
variant-swift-old-ones-text = Três cartas são viradas a cada movimento dos Antigos.
variant-old-hands = Veteranos
variant-old-hands-text = Depois de colocados os portos, cada um pega um personagem do display, a começar pelo último jogador.
variant-short-lines = Linhas curtas
variant-short-lines-text = Cada um tem 14 trilhos.
variant-no-kangaroos = Sem cangurus
variant-no-kangaroos-text = Não há fichas vazias.
variant-bitter-harvest = Colheita amarga
variant-bitter-harvest-text = Uma fazenda arruinada vale 2 pontos para os Antigos.
