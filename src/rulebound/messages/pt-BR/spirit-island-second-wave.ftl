### Spirit Island: Second Wave, a scenario of Branch & Claw.

scenario-second-wave = Segunda Onda
scenario-second-wave-text = Os invasores voltam à ilha que uma partida terminada deixou. Daquela partida ficam todos os dahan, 1 ficha de cada tipo por jogador e 2 de desolação por jogador; toda a outra desolação vai para a carta de desolação. Cada jogador separa 1 carta de poder que seu espírito tinha. Cada região com 3 ou mais dahan empurra dahan até ficar com 2; depois, cada tabuleiro com 2 a 4 dahan recebe mais 1 na sua região de menor número com dahan, e cada tabuleiro com mais de 8 perde dahan até ficar com 8. Jogam outros espíritos, contra o mesmo adversário: seu nível é 1 maior se a carta de desolação não foi virada. Uma carta que foi virada volta a ser saudável, com 2 de desolação por jogador e mais 1; o resto fica ao lado dela e passa para ela quando for virada, no lugar do número impresso. Não se colocam fichas, desolação nem dahan impressos. Invasores impressos da região 6 em diante vão para a região de número 3 menor, e cada tabuleiro recebe 1 vila na região 5. O adversário é preparado como de costume, mas sua desolação é tirada da que está ao lado da carta. Do estágio III em diante, cada carta separada pode ser jogada uma vez na fase dos espíritos, por qualquer espírito: não custa energia nem jogada de carta, não dá elementos, pode ter qualquer região como alvo e atinge seus limiares se pedirem no máximo 10 elementos; depois é descartada. Ondas posteriores deixam 3, 4, 5, 6 e 7 de desolação por jogador; seus invasores do interior vêm 2, 1 e depois nenhum número abaixo; e vilas vão para as regiões 4 e 5, 3 a 5, 2 a 5, 1 a 5 e 1 a 6. Com um tabuleiro a mais, cada tabuleiro conta como um jogador. A dificuldade aumenta em 1 se a carta de desolação foi virada e diminui em 1 se não foi. A partida se ganha e se perde como de costume.
setup-after = A ilha de uma partida terminada
setup-after-help = O que a partida anterior deixou: uma mesa que continua a partir dela já traz isso.
own-play-set-aside = Jogar uma carta de poder separada
lasting-set-aside-played = jogou uma carta que estava separada
prompt-set-aside-card = Qual das cartas separadas você joga?
prompt-set-card-aside = Qual carta da última partida você separa? Qualquer espírito pode jogá-la uma vez, do estágio III em diante.
prompt-token-leaves = Quais fichas deixam a ilha? Tipo: { $token }.
prompt-blight-leaves = De qual região a desolação volta para a carta?
prompt-dahan-go-to = { $land } tem dahan demais. Para onde vai um deles?
prompt-dahan-leaves = Este tabuleiro tem dahan demais. Qual deles deixa a ilha?
