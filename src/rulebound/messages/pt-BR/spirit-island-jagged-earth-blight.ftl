### Spirit Island: the blight cards of Jagged Earth.

blight-all-things-weaken = Tudo Enfraquece
blight-all-things-weaken-text = 3 de desolação por jogador. A partir do próximo turno, invasores e dahan têm 1 de vida a menos, mas no mínimo 1; uma região recebe desolação com 1 de dano a menos, mas no mínimo 1; desolação adicionada destrói toda a presença e todas as feras na sua região e 1 presença em uma região vizinha.
blight-invaders-find-the-land-to-their-liking = Os Invasores Acham a Terra a seu Gosto
blight-invaders-find-the-land-to-their-liking-text = A ilha continua saudável. 2 de desolação por jogador. De imediato, a reserva de medo cresce, por jogador, em 1 no nível de terror 1, em 1,5 no nível 2 (arredondado para baixo no total), em 2 no nível 3.
blight-power-corrodes-the-spirit = O Poder Corrói o Espírito
blight-power-corrodes-the-spirit-text = 4 de desolação por jogador. No início de cada fase dos invasores, cada espírito com 3 ou mais cartas de poder em jogo, ou com uma em jogo que custe 4 ou mais, destrói 1 presença sua.
blight-strong-earth-shatters-slowly = Terra Forte Racha Devagar
blight-strong-earth-shatters-slowly-text = A ilha continua saudável. 2 de desolação por jogador. De imediato, cada jogador adiciona 1 desolação desta carta a uma região vizinha a uma com desolação.
blight-thriving-communities = Comunidades Prósperas
blight-thriving-communities-text = 4 de desolação por jogador. De imediato, em cada tabuleiro, em 4 regiões diferentes com exploradores ou vilas, substitua 1 vila por 1 cidade ou 1 explorador por 1 vila.
blight-unnatural-proliferation = Proliferação Antinatural
blight-unnatural-proliferation-text = 3 de desolação por jogador. De imediato, cada espírito adiciona 1 presença a uma região com presença sua. Em cada tabuleiro, adicione 1 dahan a uma região com dahan, e 2 cidades à região com menos vilas e cidades entre as que têm alguma.
blight-untended-land-crumbles = A Terra sem Cuidado Desmorona
blight-untended-land-crumbles-text = 4 de desolação por jogador. No início de cada fase dos invasores, em cada tabuleiro, adicione 1 desolação a uma região vizinha a uma com desolação, a menos que os espíritos juntos paguem 3 de energia ou destruam 1 presença naquele tabuleiro.

prompt-cities-in = Qual região recebe 2 cidades?
prompt-dahan-in = Qual região recebe 1 dahan?

way-let-it-crumble = Adicionar desolação neste tabuleiro
way-lose-for-the-land = Destruir 1 presença neste tabuleiro
way-pay-for-the-land = Pagar 3 de energia juntos
