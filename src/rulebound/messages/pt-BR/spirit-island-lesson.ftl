# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-island = Você é o Golpe Veloz do Relâmpago, e esta ilha é o seu lar. Exploradores, vilas e cidades são invasores; as cabanas são os dahan, que vivem aqui. Os discos são a sua presença.
lesson-invaders = Aqui se vê o que os invasores fazem a seguir: constroem e depois devastam em regiões do terreno mostrado. Expulse-os com medo e força antes que a desolação cubra a ilha.
lesson-growth = Cada turno começa com o crescimento. Escolha a opção no círculo: ela adiciona presença duas vezes, o que aumenta seu alcance e dá mais energia.
lesson-presence = Tire presença da trilha de cima, a de energia, e coloque em uma região que brilha, duas vezes. O que ela libera é seu todo turno. O círculo mostra uma região que logo vai precisar de você.
lesson-cards = Agora jogue cartas de poder e pague a energia delas. Aponte para uma carta, ou segure-a, para ler. Despedaçar Lares destrói uma vila: escolha essa, pois vilas serão construídas neste turno.
lesson-ready = Você pode jogar tantas cartas quantas sua trilha permite. Cartas sem preço não custam nada, e seus elementos ajudam. Jogue outra se quiser e escolha Pronto.
lesson-fast = Poderes vermelhos são rápidos e vêm antes dos invasores; os azuis, depois. Seu espírito pode adiantar alguns lentos, mas as novas vilas ainda não foram construídas. Espere: escolha Pronto.
lesson-first-news = Os invasores construíram vilas onde havia exploradores e exploraram outro terreno. No próximo turno, devastam onde acabaram de construir, a menos que você aja.
lesson-slow = Agora os poderes lentos. Escolha Despedaçar Lares e depois a região no círculo: a nova vila cai, e isso assusta os invasores. Quando terminar, escolha Pronto.
lesson-second-turn = O tempo passa: as cartas que você jogou estão no seu descarte, e as cartas dos invasores andaram uma casa. O terreno onde construíram é o que devastam agora.
lesson-reclaim = Escolha a opção no círculo: todas as cartas voltam para a sua mão, e você ganha um novo poder. Na primeira partida eles vêm em ordem impressa. Escolha os símbolos um por um.
lesson-more-cards = Vilas estão prestes a devastar. Jogue Despedaçar Lares de novo, e também o novo poder, se puder pagar. Depois escolha Pronto.
lesson-hasten = É nisso que o Relâmpago é bom: usar antes um poder lento, porque você tem ar. Escolha Despedaçar Lares e a região no círculo, antes que seja devastada. Depois escolha Pronto.
lesson-ravage = Primeiro vem uma carta de medo que você conquistou. Depois eles devastam: 2 de dano ou mais traz desolação, um explorador é pouco, e os dahan que sobrevivem revidam. Jogue até o fim do turno.
lesson-end = Foram dois turnos. Você vence quando não houver mais invasores; quanto mais medo, menos precisam sair. Desolação demais ou um espírito sem presença, e você perde. O resto é com você: boa sorte!
