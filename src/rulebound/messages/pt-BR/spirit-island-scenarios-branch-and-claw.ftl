### Spirit Island: the scenarios of Branch & Claw.

scenario-ward-the-shores = Proteger a Costa
scenario-ward-the-shores-text = Os espíritos fecham a ilha ao mar. Preparação: há 4 proteções por tabuleiro, e todas as cartas de medo que não estão no baralho de medo ficam sob ele. Uma vez por turno, cada espírito pode jogar uma carta de poder virada para baixo, por uma jogada de carta e sem energia: a carta não dá elementos, e permite ao espírito usar Proteção neste turno. Uma proteção defende sua região em 3, e é destruída quando desolação é adicionada ali. Uma carta de exploração do estágio III adiciona 1 vila além do explorador. Não há vitória por conquistar todas as cartas de medo: um baralho de medo vazio é refeito com as cartas descartadas. Do nível de terror II em diante, os espíritos vencem quando cada região costeira tem uma proteção. Tudo o mais se ganha e se perde como de costume.
setup-scenarios-ward-the-shores = { scenario-ward-the-shores }
power-warding = Proteção
power-warding-text = Pague 2 de energia para cada desolação e 2 para cada vila e cidade ali. Adicione 1 proteção. Precisa de uma carta de poder que você jogou virada para baixo neste turno.
marker-ward = proteção
reason-warded = toda região costeira está protegida
result-warded = Toda região costeira está protegida: os invasores não podem mais desembarcar.
own-play-for-warding = Jogar uma carta virada para baixo para Proteção
prompt-face-down = Qual carta você joga virada para baixo, para Proteção?

scenario-rituals-of-the-destroying-flame = Rituais da Chama Destruidora
scenario-rituals-of-the-destroying-flame-text = Invasores não são feridos nem destruídos, e nada acontece no lugar disso, a menos que haja uma chama na região ou em uma vizinha, ou se paguem 2 de energia. Por um poder paga o espírito que o usa, uma vez para o uso inteiro; por qualquer outra coisa, qualquer espírito pode pagar, para uma região de uma carta de medo, de uma parte de um evento ou de uma devastação em que os dahan revidam. Invasores que são poupados e não podem ficar onde estão vão para a região mais próxima. A cada turno, quando todos os espíritos terminaram seu crescimento, cada espírito pode realizar um ritual: esquece uma carta de poder que dá fogo e escolhe uma região com sua presença, que recebe uma chama até o fim da partida e 1 desolação. Ele ganha energia conforme o número do estágio dos invasores; e, se houver invasores ali, esse número é também o medo, e cada dahan ali causa 1 de dano. A partida se ganha e se perde como de costume.
setup-scenarios-rituals-of-the-destroying-flame = { scenario-rituals-of-the-destroying-flame }
marker-flame = chama
own-ritual-of-flame = Realizar um ritual da chama destruidora
lasting-ritual-of-flame-done = realizou um ritual neste turno
prompt-ritual-card = Qual carta que dá fogo você esquece?
prompt-flame-land = Onde você acende a chama? Também vem desolação ali.
prompt-pay-to-harm = Não há chama perto de { $land }. Você paga para que os invasores ali possam ser feridos e destruídos?
