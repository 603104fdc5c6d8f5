### Spirit Island: the Habsburg Monarchy.

adversary-habsburg-monarchy = Monarquia dos Habsburgo (Colônia Pecuária)
adversary-habsburg-monarchy-text = Rebanhos buscam terra saudável e a esgotam. Conta-se a desolação de devastações com 8 ou mais de dano à região, e, se for demais, a partida está perdida.
escalation-habsburg-monarchy = Busca por Terras Nobres
escalation-habsburg-monarchy-text = Depois da exploração com a carta, 1 vila chega a uma região sem vilas nem desolação em cada tabuleiro com até 4 desolações, e mais uma em cada tabuleiro com até 2 desolações.
adversary-habsburg-monarchy-level-1 = Pastores Migrantes
adversary-habsburg-monarchy-level-1-text = Depois da etapa de construção normal, cada região que uma carta de construção mostra atrai 1 vila de uma região que nenhuma mostra, na ordem dos tabuleiros e das regiões, mesmo que nada tenha sido construído.
adversary-habsburg-monarchy-level-2 = Mais Campo que Cidade
adversary-habsburg-monarchy-level-2-text = Na preparação, em cada tabuleiro, 1 vila vai para a região 2 e 1 vila para a região de maior número sem símbolos impressos. Onde os invasores construiriam 1 cidade no interior, constroem 2 vilas.
adversary-habsburg-monarchy-level-3 = Expansão Rápida
adversary-habsburg-monarchy-level-3-text = Mais uma carta de invasores do estágio I é removida, de modo que restam 2.
adversary-habsburg-monarchy-level-4 = Rebanhos Prosperam em Terras Verdes
adversary-habsburg-monarchy-level-4-text = Vilas em regiões sem desolação são duráveis: têm mais 2 de vida, e o que destruiria algumas delas causa, em vez disso, 2 de dano para cada uma, a no máximo o mesmo número de vilas. O que destrói todas as vilas funciona como sempre.
adversary-habsburg-monarchy-level-5 = Onda de Imigração
adversary-habsburg-monarchy-level-5-text = Na preparação, uma carta de lembrete entra no baralho de invasores como sexta carta. Quando ela aparece, em cada tabuleiro, 1 cidade vai para uma região costeira sem cidades, e 1 vila para cada uma das 3 regiões do interior com menos desolação; depois a próxima carta de invasores é revelada.
adversary-habsburg-monarchy-level-6 = Rebanhos Dispersos
adversary-habsburg-monarchy-level-6-text = Uma devastação causa mais 2 de dano no total se alguma região vizinha tiver vilas.
setup-adversary-habsburg-monarchy = { adversary-habsburg-monarchy }
setup-supporting-habsburg-monarchy = { adversary-habsburg-monarchy }

counter-irreparable-damage = Dano Irreparável
counter-irreparable-damage-text = Desolação que saiu da carta de desolação em devastações que causaram 8 ou mais de dano à região. Se for mais do que o número de jogadores, a partida está perdida.
reason-irreparable-damage = as devastações causaram dano que não tem reparo
result-irreparable-damage = As devastações causaram à terra um dano que não tem reparo.
own-wave-of-immigration = Onda de Imigração

prompt-prime-territory = Busca por Terras Nobres: qual região sem vilas nem desolação recebe 1 vila?
prompt-immigration-city = Onda de Imigração: qual região costeira sem cidades recebe 1 cidade?
prompt-immigration-town = Onda de Imigração: qual destas regiões do interior com pouca desolação recebe 1 vila?
