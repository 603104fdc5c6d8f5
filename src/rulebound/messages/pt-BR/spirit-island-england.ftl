### Spirit Island: the Kingdom of England, its escalation, its loss condition and what each level adds.

adversary-england = Reino da Inglaterra
adversary-england-text = Constrói mais que os outros: a cada nível, os invasores constroem ao lado do que já existe e mais uma vez em cada fase dos invasores. Vence com uma única grande capital.
setup-adversary-england = { adversary-england }
setup-supporting-england = { adversary-england }
escalation-england = Febre de Construção
escalation-england-text = Em cada tabuleiro com vila ou cidade, os invasores constroem na região com mais vilas e cidades.
counter-england = Capital Orgulhosa e Poderosa
counter-england-text = Os jogadores perdem assim que houver 7 ou mais vilas e cidades em uma região.
adversary-england-level-1 = Servos por Contrato Ganham Terra
adversary-england-level-1-text = As cartas de construção também afetam regiões correspondentes sem invasores que sejam vizinhas a pelo menos 2 vilas e cidades no total. As regiões são apuradas antes da primeira construção da carta.
adversary-england-level-2 = Criminosos e Descontentes
adversary-england-level-2-text = Na preparação, a região 1 de cada tabuleiro recebe mais 1 cidade, e a região 2, mais 1 vila.
adversary-england-level-3 = Imigração em Massa (I)
adversary-england-level-3-text = O painel dos invasores tem mais um espaço à esquerda da devastação: as cartas de invasores vão para lá a partir da devastação, e de lá para o descarte. Em cada fase dos invasores, os invasores constroem pela carta que está ali antes de devastar. Quando uma carta do estágio II chega a esse espaço, é descartada e o espaço é removido.
adversary-england-level-4 = Imigração em Massa (total)
adversary-england-level-4-text = O espaço de construção adicional fica até o fim da partida.
adversary-england-level-5 = Autonomia Local
adversary-england-level-5-text = Vilas e cidades têm mais 1 de vida.
adversary-england-level-6 = Determinação Independente
adversary-england-level-6-text = Na preparação, a reserva de medo recebe mais 1 de medo por jogador. Em uma fase dos invasores em que nenhuma carta de medo é resolvida, os invasores constroem duas vezes pela carta no espaço adicional.

step-high-immigration = construção da Imigração em Massa
prompt-building-boom = Febre de Construção: em qual das regiões com mais vilas e cidades os invasores constroem?
reason-capital = há 7 ou mais vilas e cidades em uma região
result-capital = Há tantas vilas e cidades em uma região que os invasores têm sua capital.
