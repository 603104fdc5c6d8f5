# How to play Small World Underground: a title and a few sentences for each step.
howto-small-world-underground-goal = Tome terras, ganhe moedas
howto-small-world-underground-goal-text =
    As cavernas são pequenas demais para todo mundo. Você comanda uma raça depois da outra, se espalha pelo mapa e ganha moedas por região que controla.
    A barra no alto conta os turnos: dez com dois ou três jogadores, menos com mais gente. Depois do último, vence quem tem mais moedas.
howto-small-world-underground-combo = Escolha uma raça e seu poder
howto-small-world-underground-combo-text =
    Cada estandarte une uma raça a um poder especial que a sorte lhe deu. O número diz quantas fichas você recebe.
    O primeiro é de graça. Para pegar um mais abaixo, deixe uma moeda em cada estandarte que você pular; quem pega um estandarte leva também as moedas que estão nele.
howto-small-world-underground-enter = Entre pela borda
howto-small-world-underground-enter-text =
    Uma raça nova faz a primeira conquista na borda do mapa: as regiões que brilham. Daí em diante, toma regiões ao lado das suas.
    Ninguém pode entrar em um abismo nem passar por ele.
howto-small-world-underground-cost = Pague com fichas
howto-small-world-underground-cost-text =
    Uma região custa 2 fichas; um rio, 1. Uma montanha soma 1, e tudo o que defende a região também. O número na região que brilha é o que ela custa para você.
    As fichas pagas ficam lá até acabarem as conquistas deste turno.
howto-small-world-underground-monsters = Espante os monstros
howto-small-world-underground-monsters-text =
    Cada monstro em uma região soma 1 ao preço. Uma vez vencidos, eles somem de vez, e aparece um lugar famoso ou uma relíquia.
    Serve a quem controla a região, a partir desse instante.
howto-small-world-underground-attack = Ataque outro jogador
howto-small-world-underground-attack-text =
    Cada ficha inimiga soma 1 ao preço. Quem perde a região devolve uma ficha à bandeja e leva as outras para regiões que a raça ainda controla.
    Uma ficha solitária simplesmente se perde.
howto-small-world-underground-die = Uma última tentativa com o dado
howto-small-world-underground-die-text =
    Faltam até três fichas? Uma vez no seu turno, você pode apontar uma região e lançar o dado: ele mostra de 0 a 3, e metade das faces é vazia.
    Se suas fichas e o dado chegarem ao preço, ela é sua. Seja como for, suas conquistas acabam.
howto-small-world-underground-redeploy = Espalhe-se de novo
howto-small-world-underground-redeploy-text =
    Primeiro, as fichas nos rios voltam para a sua mão. Depois você coloca tudo o que tem como quiser: cada região que você controla fica com pelo menos uma.
    No próximo turno, tudo além dessa única ficha volta para a mão e pode conquistar de novo.
howto-small-world-underground-decline = Largue uma raça cansada
howto-small-world-underground-decline-text =
    Quando sua raça não aguenta mais, gaste um turno inteiro para colocá-la em declínio: fica uma ficha em cada região, pálida e hachurada, que ainda rende moedas. No próximo turno você escolhe uma raça nova.
    Você tem no máximo uma raça em declínio: a mais antiga deixa o mapa.
howto-small-world-underground-score = Conte suas moedas
howto-small-world-underground-score-text =
    No fim do seu turno, você recebe 1 moeda por região, da raça ativa e da que está em declínio, mais o que raças, poderes, lugares e relíquias somam.
    Se dois empatam no fim, decide quem tem mais fichas no mapa.
