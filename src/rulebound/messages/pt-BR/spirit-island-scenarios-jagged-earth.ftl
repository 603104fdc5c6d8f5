### Spirit Island: the scenarios of Jagged Earth.

## Elemental Invocation

scenario-elemental-invocation = Invocação Elemental
scenario-elemental-invocation-text = Os espíritos invocam fontes de essência, que fortalecem seus poderes em alguns lugares. Preparação: a região 6 de cada tabuleiro recebe mais 1 vila, o primeiro nível de terror tem mais 1 carta de medo, e o baralho de invasores é acelerado uma vez. Em cada fase dos espíritos, cada espírito pode colocar um marcador de elemento em um canto de uma região com sua presença, onde ainda não haja nenhum; um canto é um ponto onde se encontram regiões, ou onde se encontram região, oceano ou a borda da ilha. Custa 1 de energia, e mais 1 para cada canto vizinho, ao longo das fronteiras das regiões, que tenha um marcador. O elemento precisa estar impresso em uma das cartas de poder do espírito na mão, em jogo ou descartadas. Os marcadores ficam. Um poder que tem uma região como alvo conta os elementos dos cantos dessa região para seus limiares, mas não para limiares que mudam seu alcance ou velocidade; poderes que têm um espírito como alvo e regras especiais não contam nenhum. Onde um elemento ajuda no custo de um evento que todos pagam, cada marcador dele na ilha conta como 2 de energia.
setup-scenarios-elemental-invocation = { scenario-elemental-invocation }
own-invoke-element = Colocar um marcador de elemento em um canto
marker-element = marcador de elemento
lasting-invoked = colocou um marcador de elemento
prompt-corner = Em qual canto das suas regiões fica o marcador?
option-corner = { $corner } por { $number } de energia
event-invoked = { $seat } coloca um marcador de { $element } no canto { $corner }.
status-corner-at = Canto { $corner }: { $element }

## Despicable Theft

scenario-despicable-theft = Furto Desprezível
scenario-despicable-theft-text = Pequenos bandos de ladrões encontraram maravilhas no interior e as levam para os navios. Há 18 ladrões, misturados virados para baixo: 12 sem saque, e 6 com saque de 1, 1, 1, 2, 2 e 3. Depois da preparação, cada exploração em uma região de número 6 ou mais que adicione alguém adiciona também 1 ladrão. Antes da etapa de devastação, todos os ladrões se movem. Um que esteja junto ao oceano escapa: 4 de medo já gerado se perdem, até onde houver na reserva, e o baralho de invasores é acelerado tantas vezes quantas diz o saque dele. Todos os outros andam uma região em direção ao oceano do seu tabuleiro, pelo caminho mais curto que o isolamento deixa aberto, mesmo que por outro tabuleiro. Ladrões não são invasores, não participam do que os invasores fazem e têm 1 de vida. O que os jogadores fazem pode afetá-los como exploradores; para mais nada são exploradores. Ficam virados para baixo, vários em uma região são misturados, e são revelados em uma região com pelo menos 2 dahan. Só são destruídos, removidos ou substituídos em uma região sem vilas nem cidades e com pelo menos 2 dahan, antes ou depois da ação; em outros lugares, em vez disso, são empurrados. Um ladrão destruído vale 1 de medo. No fim de um turno, todos os ladrões fora da ilha são misturados de novo.
setup-scenarios-despicable-theft = { scenario-despicable-theft }
piece-thief = ladrão
    .counted = { $number ->
        [1] ladrão
       *[other] ladrões
      }
    .gender = masculine
piece-thief-blank = ladrão sem saque
    .counted = { $number ->
        [1] ladrão sem saque
       *[other] ladrões sem saque
      }
    .gender = masculine
piece-thief-1 = ladrão com saque 1
    .counted = { $number ->
        [1] ladrão com saque 1
       *[other] ladrões com saque 1
      }
    .gender = masculine
piece-thief-2 = ladrão com saque 2
    .counted = { $number ->
        [1] ladrão com saque 2
       *[other] ladrões com saque 2
      }
    .gender = masculine
piece-thief-3 = ladrão com saque 3
    .counted = { $number ->
        [1] ladrão com saque 3
       *[other] ladrões com saque 3
      }
    .gender = masculine
prompt-thief-way = Por onde vai o ladrão a partir de { $land }?
event-seen-thief = Os dahan de { $land } veem um { $piece }.

## The Great River

scenario-the-great-river = O Grande Rio
scenario-the-great-river-text = Os invasores dominam a costa a oeste e mandam suas vilas para o interior, para fundar novas províncias além da ilha. Preparação: os tabuleiros ficam um abaixo do outro, com todos os oceanos a oeste; os tabuleiros B, C e F são os mais indicados, depois o D, e A e E são mais fáceis. Depois da etapa de construção, os invasores constroem em cada região costeira com explorador e sem vila nem cidade. Depois da etapa de exploração, exploram cada região costeira sem vila nem cidade. No fim da fase lenta, cada vila se move para uma região mais distante do oceano, primeiro as que estão mais para o interior; onde várias regiões são igualmente boas, as vilas de uma região se dividem por igual, a começar pela região mais ao norte. Uma vila que não pode avançar mais para o interior deixa a ilha se sua região fica na borda leste; em outros lugares, move-se para uma região vizinha igualmente no interior, se houver. O isolamento não detém essas vilas, a menos que um espírito pague 1 de energia por uma vila que ele deteria. Os jogadores perdem quando mais de 3 vilas por jogador deixaram a ilha.
setup-scenarios-the-great-river = { scenario-the-great-river }
counter-the-great-river = Vilas que deixaram a ilha
counter-the-great-river-text = Em O Grande Rio, os jogadores perdem quando mais de 3 vilas por jogador deixaram a ilha pela borda leste.
reason-escaped = vilas demais deixaram a ilha
result-escaped = Vilas demais deixaram a ilha.
prompt-hold-towns = Vilas de { $land } atravessariam região isolada: quantas você segura, por 1 de energia cada? Há { $number }.
prompt-upriver = Qual vila vai para onde?
event-escaped = 1 { $piece } deixa a ilha a partir de { $land }.
