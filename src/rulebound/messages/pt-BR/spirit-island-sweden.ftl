### Spirit Island: the Kingdom of Sweden, its escalation and what each level adds.

adversary-sweden = Reino da Suécia
adversary-sweden-text = Minera a ilha e conquista os dahan para o seu lado: a cada nível, os invasores batem mais forte, e suas devastações trazem mais desolação e novas vilas.
setup-adversary-sweden = { adversary-sweden }
setup-supporting-sweden = { adversary-sweden }
escalation-sweden = Seduzidos pelos Invasores
escalation-sweden-text = Nesta fase dos invasores, depois que os invasores exploram uma região que tem pelo menos tantos invasores quanto dahan, 1 dahan ali é substituído por 1 vila.
adversary-sweden-level-1 = Mineração Pesada
adversary-sweden-level-1-text = Uma devastação que causa pelo menos 6 de dano à região, 4 a mais do que o necessário para desolação, adiciona 2 desolações em vez de 1. A segunda não destrói presença e não se espalha.
adversary-sweden-level-2 = Pressão Populacional na Pátria
adversary-sweden-level-2-text = Na preparação, a região 4 de cada tabuleiro recebe mais 1 cidade. Desolação impressa na região 4 vai para a região 5.
adversary-sweden-level-3 = Aço Fino para Ferramentas e Armas
adversary-sweden-level-3-text = Vilas causam 3 de dano e cidades causam 5 de dano.
adversary-sweden-level-4 = Apoio Real
adversary-sweden-level-4-text = No fim da preparação, depois que todos os outros invasores chegaram, a próxima carta de invasores é descartada. Em cada tabuleiro, a região desse tipo com menos invasores recebe 1 vila.
adversary-sweden-level-5 = Corrida à Mineração
adversary-sweden-level-5-text = Quando uma devastação adiciona desolação a uma região, 1 vila é adicionada a uma região vizinha sem vilas nem cidades. Desolação que se espalhou para lá não conta.
adversary-sweden-level-6 = Posto de Prospecção
adversary-sweden-level-6-text = Na preparação, a região 8 de cada tabuleiro recebe 1 vila e 1 desolação, que vem da caixa.

lasting-swayed-by-the-invaders = dahan são seduzidos onde os invasores exploram
prompt-royal-backing = Apoio Real: qual das regiões com menos invasores recebe 1 vila?
prompt-mining-rush = Corrida à Mineração: qual região vizinha sem vilas nem cidades recebe 1 vila?
