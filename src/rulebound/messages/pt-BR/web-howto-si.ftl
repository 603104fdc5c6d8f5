# How to play Spirit Island: a title and a few sentences for each step.
howto-spirit-island-goal = Expulse os invasores
howto-spirit-island-goal-text =
    Vocês são espíritos de uma ilha que forasteiros colonizam, e vencem ou perdem juntos. Vencem destruindo os invasores, e quanto mais medo eles têm, mais fácil fica.
    Vocês perdem se terra demais ficar desolada, se um espírito ficar sem presença, ou se o baralho dos invasores acabar.
howto-spirit-island-pieces = Quem está na ilha
howto-spirit-island-pieces-text =
    As peças brancas, exploradores, vilas e cidades, são os invasores: aguentam 1, 2 e 3 de dano e causam o mesmo tanto. Os dahan em suas cabanas vivem aqui e lutam ao seu lado; cada um aguenta 2 e causa 2.
    Os discos são a sua presença. Duas em uma região fazem dela um sítio sagrado.
howto-spirit-island-growth = Cresça
howto-spirit-island-growth-text =
    Um turno começa com o crescimento: escolha uma opção de símbolos do seu painel e faça tudo o que há nela. Você recupera cartas jogadas, ganha novas, ganha energia ou adiciona presença.
howto-spirit-island-presence = Espalhe sua presença
howto-spirit-island-presence-text =
    Uma nova presença sai da ponta esquerda de uma das suas duas trilhas e vai para uma região que brilha. O que ela libera continua seu: mais energia por turno, ou mais cartas para jogar.
    Os poderes partem de onde você está.
howto-spirit-island-cards = Jogue cartas de poder
howto-spirit-island-cards-text =
    Você ganha energia, depois joga quantas cartas sua trilha permitir e paga por elas na hora. Os elementos contam de imediato, seja a carta rápida ou lenta.
howto-spirit-island-powers = Poderes rápidos e lentos
howto-spirit-island-powers-text =
    Poderes rápidos agem antes dos invasores, os lentos depois. Um poder diz até onde alcança a partir da sua presença e quais regiões pode ter como alvo; essas brilham.
    O que um poder não puder fazer ali fica de fora.
howto-spirit-island-elements = Poderes inatos
howto-spirit-island-elements-text =
    Os elementos das suas cartas despertam os poderes impressos no seu painel. Cada linha para a qual você tem elementos suficientes é feita, de cima para baixo, e não custa nada.
howto-spirit-island-invaders = O que os invasores vão fazer
howto-spirit-island-invaders-text =
    A cada turno eles devastam onde diz a carta da esquerda, constroem onde diz a seguinte e exploram por uma carta nova. Depois as cartas avançam.
    Assim você sempre sabe onde vão devastar e construir: pequenos sinais nessas regiões avisam.
howto-spirit-island-ravage = Quando eles devastam
howto-spirit-island-ravage-text =
    Os invasores somam seu dano; desconta-se o que seus poderes defendem. 2 ou mais desola a região, e o mesmo dano atinge os dahan. Os dahan que sobrevivem revidam.
    A desolação destrói uma presença ali e se espalha para uma vizinha se a região já estava desolada.
howto-spirit-island-fear = O medo vence a partida
howto-spirit-island-fear-text =
    Vilas e cidades destruídas, e muitos poderes, geram medo. Quando a reserva enche, vocês conquistam uma carta de medo, que atrapalha os invasores na fase deles.
    O medo aumenta o nível de terror: no nível 1 não pode restar nenhum invasor, no 2 nenhuma vila nem cidade, no 3 nenhuma cidade. Se as cartas de medo acabarem, vocês venceram.
