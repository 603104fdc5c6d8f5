# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Dois povos dividem estas cavernas por dez turnos. Quem tiver mais moedas no fim vence. No fim de cada turno seu, cada região que você controla paga uma moeda.
lesson-combo = Primeiro você precisa de uma raça. Os Ogros da Lama vêm antes e são de graça: conquistam barato e ganham mais nos lamaçais. Escolha-os, ou outra raça que lhe agrade.
lesson-enter = Uma raça nova entra pela borda. O que brilha está ao seu alcance, com o preço em fichas. Aos Ogros da Lama, o lamaçal no círculo paga duas moedas por turno. Escolha-o, ou comece em outro lugar.
lesson-neighbours = Muito bem: as fichas ficam lá como guarnição. Daqui em diante, você conquista ao lado do que controla. Escolha uma segunda região.
lesson-stop = Continue enquanto tiver fichas. Se faltarem, o dado decide uma última tentativa. Também dá para parar e guardar fichas para reforçar o que é seu: escolha Pronto quando estiver satisfeito.
lesson-redeploy = Agora redistribua suas fichas entre suas regiões como quiser. Cada ficha deixa a região mais cara de tomar; os rios ficam vazios no fim do turno. Coloque todas para encerrar seu turno.
lesson-coins = Cada região pagou uma moeda, e talvez seu poder tenha somado outras. Agora é a vez do outro lado: veja onde ele se instala. Ele pode tomar o que é seu, por um preço.
lesson-go-on = Cada turno começa com uma pergunta: continuar com a raça ou largá-la? A sua ainda tem fôlego. Escolha continuar conquistando.
lesson-grow = Suas fichas voltaram à mão, menos uma em cada região. Tome mais regiões, também do outro lado: 1 ficha a mais para cada uma que defende. Depois escolha Pronto e coloque o que sobrou.
lesson-decline = Sua raça já está muito espalhada. Na sua vez, escolha o declínio: custa o turno inteiro, mas as regiões continuam pagando, e no próximo turno você pega uma raça nova.
lesson-declined = Sua primeira raça está em declínio: uma ficha fica em cada região e rende, mas não conquista mais. Quando uma segunda raça sua entrar em declínio, a primeira deixa as cavernas.
lesson-new-race = Na sua vez, escolha uma raça nova. As que foram preteridas trazem moedas para quem as pegar. Leia o que a raça e o poder dela fazem antes de escolher.
lesson-two-races = Agora duas raças trabalham para você: a antiga rende, a nova entra outra vez pela borda. Conquiste, encerre com Pronto e redistribua, como antes.
lesson-win = O resto é com você. Entre em declínio de novo quando a raça emperrar, com alguns turnos de sobra para a próxima. Vence quem tiver mais moedas após o décimo turno. Boa sorte!
