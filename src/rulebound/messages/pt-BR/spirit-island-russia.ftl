### Spirit Island: the Tsardom of Russia, and invader cards that come from elsewhere than their deck.

adversary-russia = Czarado da Rússia
adversary-russia-text = Seus caçadores seguem as feras da ilha. A cada nível, os exploradores batem mais forte e é mais difícil se livrar deles, e o que assusta os invasores os leva a construir.
escalation-russia = Caça aos Predadores
escalation-russia-text = Para cada tabuleiro, 2 exploradores são adicionados, cada um a uma região com feras naquele tabuleiro. Se não houver nenhuma, os dois vão para regiões com feras em um outro tabuleiro.
adversary-russia-level-1 = Caçadores Trazem Cascos e Peles
adversary-russia-level-1-text = Na preparação, a região de maior número sem vilas nem cidades de cada tabuleiro recebe 1 fera e 1 explorador. Exploradores causam mais 1 de dano. Onde quer que uma devastação adicione desolação, também onde ela se espalha, 1 fera daquela região é destruída.
adversary-russia-level-2 = Faro para o Desastre
adversary-russia-level-2-text = Na primeira vez que uma ação destruiria exploradores, em vez disso, 1 deles é empurrado, se for possível, e isso traz 1 de medo.
adversary-russia-level-3 = Competição entre Caçadores
adversary-russia-level-3-text = Cartas de devastação também correspondem a regiões com 3 ou mais exploradores. Uma região que já corresponde é devastada uma só vez do mesmo jeito.
adversary-russia-level-4 = Exploração Acelerada
adversary-russia-level-4-text = No baralho de invasores, há 1 carta do estágio III sob cada carta do estágio II.
adversary-russia-level-5 = Entrincheirados Diante do Medo
adversary-russia-level-5-text = Uma carta de invasores não usada do estágio II fica sob as 3 cartas de medo do topo, e uma do estágio III sob as 7 do topo. Assim que uma dessas cartas chega ao topo do baralho de medo, vai virada para cima para o espaço de construção. Quando é resolvida pela primeira vez, traz a escalada se mostrar o símbolo.
adversary-russia-level-6 = Pressão por Lucro Rápido
adversary-russia-level-6-text = A partir do segundo turno, cada etapa de devastação tem uma sequela: em cada tabuleiro onde ela não adicionou desolação, a região com mais exploradores (pelo menos 1) recebe 1 explorador e 1 vila.
setup-adversary-russia = { adversary-russia }
setup-supporting-russia = { adversary-russia }

counter-hunters-swarm-the-island = Caçadores Infestam a Ilha
counter-hunters-swarm-the-island-text = Aqui se contam as feras que as regras do adversário destroem. Com mais delas do que feras na ilha, a partida está perdida.
reason-beasts = os caçadores destruíram mais feras do que restam na ilha

prompt-stalk = Caça aos Predadores: qual região com feras recebe 1 explorador?
prompt-explorer-flees = Um explorador foge antes de ser destruído. Para onde?
prompt-fast-profit = Pressão por Lucro Rápido: qual das regiões com mais exploradores recebe 1 explorador e 1 vila?
prompt-saves-first = Duas regras impediriam que a peça fosse destruída. Qual delas vale primeiro?
way-flee-first = É empurrada, o que traz 1 de medo
way-only-dream = Foi só um sonho
event-beasts-fallen = { NUMBER($number) ->
        [1] 1 fera é destruída
       *[other] { $number } feras são destruídas
    } em { $land } e contam para o adversário.
event-card-laid = { $card } vai virada para cima para um espaço do painel dos invasores: { $step }.
status-under-fear = Há uma carta de invasores do estágio { $stage } sob { NUMBER($number) ->
        [1] 1 carta de medo
       *[other] { $number } cartas de medo
    }.
why-escalates-later = { $escalation } vem quando esta carta for resolvida pela primeira vez: { $card }.
result-beasts = Mais feras caíram diante dos caçadores do que restam na ilha.
