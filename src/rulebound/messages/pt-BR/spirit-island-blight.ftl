### Spirit Island: the blight cards.

blight-downward-spiral = Espiral de Decadência
blight-downward-spiral-text = 5 de desolação por jogador. No início de cada fase dos invasores, cada espírito destrói 1 presença sua.
blight-memory-fades-to-dust = A Memória Vira Pó
blight-memory-fades-to-dust-text = 4 de desolação por jogador. No início de cada fase dos invasores, cada espírito esquece uma carta de poder ou destrói 1 presença sua.
