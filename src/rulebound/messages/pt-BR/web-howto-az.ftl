# How to play AuZtralia: a title and a few sentences for each step.
howto-auztralia-goal = Construa sua vida, e defenda-a
howto-auztralia-goal-text =
    Você desbrava a terra com ferrovias, minas e fazendas. Debaixo das fichas dormem os Antigos, e eles vão acordar.
    A partida termina na casa 53 da trilha do tempo, ou na hora em que um porto se perde. Vence a maior pontuação, e os Antigos contam como um jogador.
howto-auztralia-time = Você gasta tempo
howto-auztralia-time-text =
    Age quem tem o disco mais atrás na trilha do tempo. Uma ação avança seu disco o tempo que ela leva, e você continua enquanto for o último.
    Ações rápidas deixam você agir muitas vezes; uma longa dá várias vezes aos outros.
howto-auztralia-boxes = Um cubo no espaço de ação
howto-auztralia-boxes-text =
    Cada ação leva um cubo do seu quartel-general para o espaço dela. Um espaço que já tem cubos seus custa 1 de ouro por cubo.
    Com o espaço Recolher, todos os seus cubos voltam para casa.
howto-auztralia-railway = Construa uma ferrovia
howto-auztralia-railway-text =
    Por 1 de carvão e 1 de ferro, você coloca até dois trilhos, a partir do seu porto ou dos seus próprios trilhos. Em terreno plano leva 2 de tempo; nas colinas, 3.
    Nenhum trilho entra em um hexágono onde há uma ficha dos Antigos.
howto-auztralia-mine = Extraia o que está na sua linha
howto-auztralia-mine-text =
    Por 1 de tempo, você leva tudo de um recurso de um hexágono que seus trilhos ligam ao seu porto. Carvão e ferro constroem trilhos, ouro compra quase tudo.
    Cada fosfato traz um de ouro na hora e 3 pontos no fim.
howto-auztralia-farm = Funde fazendas
howto-auztralia-farm-text =
    Até três fazendas em uma ação, cada uma de um tipo, 1 de tempo cada: ovelhas no outback, gado nas colinas, milho na costa. O hexágono precisa estar na sua ferrovia e vazio.
    Cada uma traz 1 de ouro agora, e 2 pontos no fim se não estiver arruinada.
howto-auztralia-help = Arranje ajuda
howto-auztralia-help-text =
    Recrute personagens do display: a cor da carta diz quando ela ajuda. Compre unidades com ouro: infantaria é barata, artilharia é forte, dirigíveis vão longe.
    Você vai precisar de ambos antes que os Antigos venham.
howto-auztralia-fight = Enfrente um Antigo
howto-auztralia-fight-text =
    Envie unidades a um hexágono com uma ficha. A cada rodada vira-se uma carta: a linha dela diz quais unidades suas acertam e o que você sofre, em unidades e em sanidade.
    Depois de cada carta você pode recuar. O dano que você causou fica, menos em zumbis, e quem destrói o Antigo leva os pontos dele.
howto-auztralia-old-ones = Eles acordam
howto-auztralia-old-ones-text =
    Quando todos os discos passam da casa 22, os Antigos também agem. Nas casas com lâmpada vira-se uma Revelação, muitas vezes um novo Antigo; depois cartas movem os que estão virados para cima.
    Eles vão para o porto ou a fazenda mais próxima. Uma fazenda em que entram fica arruinada; um porto que tomam depois da defesa encerra a partida.
howto-auztralia-score = Quem venceu
howto-auztralia-score-text =
    Você marca 2 por fazenda intacta, 3 por fosfato, os Antigos que destruiu e o que seus personagens somam. Ouro e unidades não contam nada.
    Os Antigos marcam suas fichas no mapa, em dobro as viradas para baixo, e 1 por fazenda arruinada. Se empatarem com você, eles vencem.
