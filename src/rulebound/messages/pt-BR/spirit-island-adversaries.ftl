### Spirit Island: the adversaries, their escalations and what each level adds.

adversary-brandenburg-prussia = Reino de Brandemburgo-Prússia
adversary-brandenburg-prussia-text = Coloniza rápido e com ordem: a cada nível o baralho de invasores fica mais curto, e as cartas maiores vêm mais cedo.
escalation-brandenburg-prussia = Corrida por Terras
escalation-brandenburg-prussia-text = Em cada tabuleiro com vila ou cidade, 1 vila é adicionada a uma região sem vilas.
adversary-brandenburg-prussia-level-1 = Largada Rápida
adversary-brandenburg-prussia-level-1-text = Na preparação, a região 3 de cada tabuleiro recebe mais 1 vila.
adversary-brandenburg-prussia-level-2 = Onda de Colonos
adversary-brandenburg-prussia-level-2-text = Uma das cartas de invasores do estágio III fica entre as do estágio I e as do estágio II.
adversary-brandenburg-prussia-level-3 = Eficientes
adversary-brandenburg-prussia-level-3-text = Mais uma carta de invasores do estágio I é removida, de modo que restam 2.
adversary-brandenburg-prussia-level-4 = Cronograma Agressivo
adversary-brandenburg-prussia-level-4-text = Mais uma carta de invasores do estágio II é removida, de modo que restam 3.
adversary-brandenburg-prussia-level-5 = Eficientes sem Piedade
adversary-brandenburg-prussia-level-5-text = Mais uma carta de invasores do estágio I é removida, de modo que resta 1.
adversary-brandenburg-prussia-level-6 = Assustadoramente Eficientes
adversary-brandenburg-prussia-level-6-text = Não resta nenhuma carta de invasores do estágio I.
