# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Você chega a uma costa onde os Antigos dormem no interior. Construa ferrovia, fazendas e minas, depois um exército, antes que acordem. No fim, seus pontos precisam superar os deles.
lesson-port = Tudo o que você constrói parte do seu porto. Locais com recursos e terra fértil por perto são bons; com Antigos dormindo por perto, nem tanto. O local no círculo tem os dois: escolha-o.
lesson-railway = Este é o seu quadro de ações. Cada uma mostra o tempo que leva e o que custa. Uma ferrovia leva um de carvão e um de ferro e coloca dois trilhos. Escolha-a.
lesson-rail = Os trilhos vão de hexágono a hexágono, a partir do seu porto. Escolha a linha no círculo: ela leva a um terreno onde pode ficar uma fazenda.
lesson-second-rail = Com a mesma ação você pode colocar um segundo trilho. A linha no círculo segue até o ouro. Escolha-a.
lesson-timetable = Cada ação move seu disco pela trilha do tempo. É com tempo que você paga: os Antigos acordam na casa 23, e ninguém age depois da 53.
lesson-farm = Seus trilhos já tocam terra fértil. Cada fazenda no mapa vale 2 pontos no fim, e Antigos que chegam a ela a deixam arruinada. Escolha Fazenda e coloque uma.
lesson-mine = Seus trilhos também tocam recursos. Escolha Minerar: eles saem do mapa para o seu estoque. Ouro compra soldados, carvão e ferro viram trilhos, fosfato são pontos.
lesson-cubes = Cada ação deixa um cubo no espaço dela. Usar de novo um espaço com cubos custa um de ouro por cubo. Recolher traz todos os cubos de volta, por um pouco de tempo.
lesson-soldiers = Ao lado dos seus trilhos algo dorme. Antes de acordá-lo, tenha soldados. Escolha Unidades e depois duas infantarias: são baratas e bastam para uma primeira luta.
lesson-attack = Escolha Atacar, depois a ficha no círculo, e envie sua infantaria. Só dá para alcançar o que está perto dos seus trilhos. Se a ficha estiver vazia, ataque outra.
lesson-fight = Cada carta virada diz quais unidades acertam, o que atinge você e se seus nervos aguentam. Lute até ele cair. Quando acabam a sanidade ou os soldados, é preciso fugir.
lesson-points = A luta acabou. Um Antigo vencido não conta mais contra você e pode contar a seu favor. Soldados pagam em dobro, portanto: salvam suas fazendas e rendem pontos.
lesson-old-ones = Os que ainda dormem vão acordar: cartas os revelam, e eles andam até fazendas e portos. Se um deles tomar um porto, a partida acaba. Mantenha soldados prontos.
lesson-end = No fim, os Antigos contam os virados para cima, em dobro os virados para baixo, e as fazendas arruinadas. Supere isso. Os personagens podem ajudar. O resto é com você: boa sorte!
