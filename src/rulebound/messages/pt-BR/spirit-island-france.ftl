### Spirit Island: the Kingdom of France.

adversary-france = Reino da França (Colônia de Plantações)
adversary-france-text = Exploradores se espalham por toda parte e viram plantações. Há só 7 vilas por jogador: quando for preciso colocar uma e não restar nenhuma, a partida está perdida. A França só se joga com o baralho de eventos. Com um segundo adversário e a França no nível 2 ou mais, cada nível do outro traz mais 1 vila por jogador.
escalation-france = Demanda por Novos Cultivos
escalation-france-text = Depois da exploração com a carta, escolhe-se em cada tabuleiro uma região do terreno dela: uma com vilas ou cidades recebe 1 desolação, outra, 1 vila.
adversary-france-level-1 = Exploradores da Fronteira
adversary-france-level-1-text = Depois de cada exploração em uma região que não tinha vilas nem cidades, mais 1 explorador chega ali. Isso não vale na preparação.
adversary-france-level-2 = Trabalho Escravo
adversary-france-level-2-text = Na preparação, o evento Rebelião de Escravizados é colocado sob as 3 cartas de evento do topo. Depois de cada construção em uma região com 2 ou mais exploradores, todos eles menos 1 são substituídos por vilas.
adversary-france-level-3 = Plantação Precoce
adversary-france-level-3-text = Na preparação, em cada tabuleiro, 1 vila vai para a região de maior número sem vilas, e 1 vila para a região 1.
adversary-france-level-4 = Comércio Triangular
adversary-france-level-4-text = Quando uma cidade é construída em uma região costeira, a região vizinha com menos vilas recebe 1 vila.
adversary-france-level-5 = Ecossistema de Cura Lenta
adversary-france-level-5-text = Desolação removida da ilha fica aqui e não na carta de desolação. Assim que chegar a 3 por jogador, toda ela vai para a carta de desolação.
adversary-france-level-6 = Exploradores Persistentes
adversary-france-level-6-text = Depois de cada carta de exploração, em cada tabuleiro, 1 explorador chega a uma região sem exploradores. Cartas de medo nunca removem um explorador: em vez disso, você pode empurrá-lo.
setup-adversary-france = { adversary-france }
setup-supporting-france = { adversary-france }

counter-sprawling-plantations = Plantações sem Fim
counter-sprawling-plantations-text = As vilas na ilha. A reserva tem 7 por jogador, ou por tabuleiro se houver um a mais. Quando for preciso colocar uma vila e não restar nenhuma, a partida está perdida.
counter-france-level-5 = Ecossistema de Cura Lenta
counter-france-level-5-text = Desolação removida da ilha que ainda não voltou para a carta de desolação. Ao chegar a 3 por jogador, toda ela volta.
reason-sprawling-plantations = era preciso colocar uma vila e não restava nenhuma
result-sprawling-plantations = Não restam vilas para as plantações, e a ilha é delas.

prompt-cash-crops = Demanda por Novos Cultivos: qual região? Com vilas ou cidades, recebe 1 desolação; sem elas, 1 vila.
prompt-triangle-trade = Comércio Triangular: qual região vizinha com menos vilas recebe 1 vila?
prompt-persistent-explorers = Exploradores Persistentes: qual região sem exploradores recebe 1 explorador?
