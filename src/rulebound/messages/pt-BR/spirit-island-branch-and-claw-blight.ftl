### Spirit Island: the blight cards of Branch & Claw.

blight-a-pall-upon-the-land = Um Véu Sombrio sobre a Terra
blight-a-pall-upon-the-land-text = 3 de desolação por jogador. De imediato, em cada tabuleiro, destrua 1 presença e remova 1 vila.
blight-aid-from-lesser-spirits = Ajuda de Espíritos Menores
blight-aid-from-lesser-spirits-text = 2 de desolação por jogador. De imediato, comprem tantos poderes menores quantos forem os jogadores e mais 1, e deem 1 a cada espírito: ele pode usá-lo todo turno como se o tivesse jogado, sem gastar energia nem jogada de carta. O último é descartado.
blight-back-against-the-wall = Contra a Parede
blight-back-against-the-wall-text = 2 de desolação por jogador. Em cada fase dos espíritos, cada espírito ganha 1 de energia e pode jogar mais 1 carta.
blight-disintegrating-ecosystem = Ecossistema em Colapso
blight-disintegrating-ecosystem-text = 5 de desolação por jogador. De imediato, em cada tabuleiro, destrua 1 fera e depois adicione 1 desolação a uma região com vila ou cidade.
blight-erosion-of-will = Erosão da Vontade
blight-erosion-of-will-text = 3 de desolação por jogador. De imediato, 2 de medo por jogador; cada espírito destrói 1 presença sua e perde 1 de energia.
blight-promising-farmlands = Lavouras Promissoras
blight-promising-farmlands-text = 4 de desolação por jogador. De imediato, em cada tabuleiro, adicione 1 vila e 1 cidade a uma região do interior sem vilas nem cidades.
blight-tipping-point = Ponto sem Volta
blight-tipping-point-text = 5 de desolação por jogador. De imediato, cada espírito destrói 3 presenças suas.

prompt-blight-in = A qual região é adicionada desolação?
prompt-farmland = Qual região do interior recebe 1 vila e 1 cidade?
prompt-lend = Qual carta você usa todo turno a partir de agora?
prompt-lose-beasts = Em qual região são destruídas feras?
prompt-whose-presence = De quem é a presença destruída?
