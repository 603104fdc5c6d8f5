### Spirit Island: the Kingdom of Scotland.

adversary-scotland = Reino da Escócia
adversary-scotland-text = Seus mercadores tomam primeiro a costa e de lá povoam o interior. Com cidades costeiras demais, a ilha é deles.
escalation-scotland = Os Portos se Alastram
escalation-scotland-text = Só no tabuleiro com mais vilas e cidades em regiões costeiras, tantas regiões quantos forem os jogadores recebem 1 vila cada: as que têm menos vilas.
adversary-scotland-level-1 = Porto Comercial
adversary-scotland-level-1-text = Depois da preparação, as cartas de exploração adicionam 1 vila em vez de 1 explorador em regiões costeiras. A carta costeira só faz isso nas primeiras 2 regiões de cada tabuleiro, na ordem que os jogadores escolherem.
adversary-scotland-level-2 = Agarrar a Oportunidade
adversary-scotland-level-2-text = Na preparação, a região 2 de cada tabuleiro recebe 1 cidade. No baralho de invasores, a carta costeira é a terceira do estágio II, e as duas do estágio II acima dela ficam uma posição mais alto.
adversary-scotland-level-3 = Mapear o Litoral
adversary-scotland-level-3-text = As cartas de construção também afetam regiões costeiras sem invasores, se houver uma cidade em uma região vizinha.
adversary-scotland-level-4 = Ambição de uma Nação Menor
adversary-scotland-level-4-text = No baralho de invasores, a carta mais baixa do estágio III toma o lugar da mais baixa do estágio I.
adversary-scotland-level-5 = Esgoto e Água de Porão
adversary-scotland-level-5-text = Depois que uma devastação adiciona desolação a uma região costeira, o oceano daquele tabuleiro também recebe 1 desolação, que não se espalha. Para esta regra, e onde quer que desolação seja removida ou movida, oceanos contam como pântanos costeiros.
adversary-scotland-level-6 = Exportações Movem o Interior
adversary-scotland-level-6-text = Depois da etapa de devastação, cada região do interior que corresponde a uma carta de devastação recebe 1 vila, se houver vila ou cidade ali ou em uma região vizinha.
setup-adversary-scotland = { adversary-scotland }
setup-supporting-scotland = { adversary-scotland }

counter-scotland = Polo Comercial
counter-scotland-text = Contam-se as regiões costeiras com cidades. Com mais de 2 por tabuleiro, a partida está perdida.
reason-trade-hub = regiões costeiras demais têm cidade
result-trade-hub = A costa está cheia de cidades: a ilha é um polo comercial.

prompt-sprawling-board = Os Portos se Alastram: em qual dos tabuleiros com mais vilas e cidades costeiras?
prompt-sprawl = Os Portos se Alastram: qual das regiões com menos vilas recebe 1 vila?
prompt-inland-city = Uma cidade não é colocada naquela costa. Qual região vizinha do interior recebe a cidade?
lasting-trading-port = virou porto comercial pela carta costeira
status-invader-shown = { $card } está no baralho de invasores sob { NUMBER($number) ->
        [0] nenhuma outra carta
        [1] 1 outra carta
       *[other] { $number } outras cartas
    }.
