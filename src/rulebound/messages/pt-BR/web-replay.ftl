# Replays, the end of a game, the chart of its scores, and the guided first game.
replay = Replay
replay-title = Replay: { $game }
replay-look-back = Revendo
replay-loading = A partida está sendo montada de novo…
replay-failed = Não dá para rever esta partida
replay-no-board = Não há tabuleiro para este jogo aqui.
replay-to-table = Voltar à mesa

replay-transport = Percorrer a partida
replay-steps = Passos
replay-slider = Posição
replay-position = Jogada { $at } de { $length }
replay-first = Ao início
replay-back = Uma jogada para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-forward = Uma jogada adiante
replay-last = Ao fim
replay-start = A partida começa
replay-picked = { $who }: { $what }
replay-hidden-pick = Outro jogador escolheu
replay-turn = Turno
replay-speed = Velocidade
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-speed-quick = Muito rápida
replay-eyes = Visto por
replay-spectator = Todos
replay-scores = Pontuação
replay-share = Copiar o link desta posição
replay-link-copied = O link desta posição foi copiado.
replay-download = Baixar o arquivo da partida

replay-help = Cada posição da partida pode ser revista, com os olhos de qualquer jogador.
replay-key-step = uma jogada para trás, uma adiante
replay-key-turn = um turno para trás, um adiante
replay-key-ends = ao início, ao fim
replay-key-play = reproduzir, pausar
key-name-home = Home
key-name-end = End
key-name-space = Espaço
key-name-turns = Page ↑, Page ↓

chart-title = Evolução da pontuação
chart-label = Pontuação ao longo da partida. As setas vão de mudança em mudança, Enter mostra aquela posição.
chart-score = { $name } { $score }
chart-turns = Turno
chart-moves = Jogadas
chart-turn = Turno { $turn }
chart-end = Fim
chart-when = Início de
chart-as-table = Mostrar os números
chart-larger = Ampliar

result-one = { $name } vence
result-you = Você venceu!
result-you-too = Você divide a vitória com { $names }
result-many = { $names } dividem a vitória
result-together = Você venceu, junto com { $names }
result-all-together = { $names } vencem juntos
result-nobody = Ninguém vence
result-rank = { $rank }º lugar
result-me = (você)
result-rematch = Revanche
result-sequel = Continuar daqui
result-replay = Ver o replay

tour = Uma breve apresentação
tour-step = { $step } de { $steps }
tour-back = Voltar
tour-next = Próximo
tour-skip = Pular
tour-finish = Vamos jogar
tour-when = Continua quando você fizer isso.

# A first game, step by step.
lesson = Primeira partida
lesson-waits = Continua quando estiver feito.
lesson-read = Entendi
