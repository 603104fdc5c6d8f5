# Words for playing in the terminal.

# Who sits where.
terminal-you = { $player }: você
terminal-person = { $player }: alguém neste teclado
terminal-bot = { $player }: um bot ({ $bot })
terminal-hint = Para escolher, digite um número e tecle Enter. Digite ? para ajuda, q para sair.

# Whose turn it is.
terminal-turn = { $seat }, é a sua vez.
terminal-hand-over = É a vez de { $seat }. Tecle Enter quando ninguém mais puder ver a tela.
terminal-who = Vários de vocês podem agir. Quem é? Digite o número do jogador.
terminal-somebody-else = (Tecle só Enter se outra pessoa agir primeiro.)
terminal-not-a-person = Esse jogador não pode agir agora.
terminal-say-who = Diga quem age primeiro: só { $example }, ou { $example }: { $answer }

# Answers that are none.
terminal-no-such-choice = “{ $answer }” não está disponível para você. Digite { $count ->
    [1] { $count }
   *[other] um número de 1 a { $count }
  }, ou ? para ajuda.

# Help.
terminal-help-choice = Para escolher, digite o número de uma opção ou a forma curta dela: { $example }.
terminal-help-who = Para agir, digite o número de um jogador, ou a resposta inteira de uma vez: { $example }.
terminal-help =
    Você também pode digitar:
    s - mostrar de novo a situação e as opções
    u - desfazer sua última escolha, se nada foi revelado desde então
    r - refazer essa escolha
    i e um nome - ler o que ele significa ou o que há ali
    why e uma opção - perguntar por que ela está disponível ou não, por exemplo: why 1
    save e um nome de arquivo - salvar a partida em um arquivo
    q - sair
terminal-help-wait = w - esperar e deixar os bots agirem primeiro

# Undo and redo.
terminal-undone = Desfeito.
terminal-redone = Refeito.
terminal-nothing-to-undo = Ainda não há nada a desfazer.
terminal-nothing-to-redo = Não há nada a refazer.
terminal-undo-too-late = Tarde demais para desfazer: { $seat } já agiu depois disso.
terminal-undo-seen = Isso não pode ser desfeito: revelou um resultado do dado ou algo oculto.
terminal-nobody-else = Nenhum bot pode agir agora.

# Reasons.
terminal-nothing-known = Não há nada aqui com o nome “{ $what }”.
terminal-why-what = Por que o quê? Digite why e uma opção, por exemplo: why 1
terminal-why-unknown = Não há um motivo registrado para “{ $answer }”.
terminal-open = Você pode escolher: “{ $answer }”. Não há mais informações.

# Keeping a game.
terminal-save-where = Digite save e o nome de um arquivo, por exemplo: save game.json
terminal-save-offer = Digite um nome de arquivo para salvar a partida, ou tecle Enter para sair sem salvar.
terminal-saved = Salvo em { $file }.
terminal-not-saved = Não salvo: { $reason }.
terminal-go-on = Para continuar de onde você salvou a partida: { $command }
terminal-look-back = Para ler esta partida de novo: { $command }
terminal-lost = A partida para aqui e não fica salva. Para poder continuar outra hora, comece com --save e um nome de arquivo.

# The end.
terminal-over = A partida acabou. { $reason }
terminal-score = { $player } faz { $score }.
terminal-winners = { $count ->
    [1] Vence
   *[other] Vencem
  } { $winners }.
terminal-all-win = Vocês todos vencem.
terminal-nobody-wins = Ninguém vence.

# Reading a record.
terminal-whispered = Para { $seat }: { $text }
terminal-stops = O arquivo para aqui, antes do fim da partida.
