### What the commands say of themselves: `rulebound play --help`, and what `serve`, `games` and `replay` print.

# The parts of a help text.
help-usage = Uso
help-usage-options = {"["}OPÇÕES]
help-usage-command = COMANDO [ARGUMENTOS]...
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-required = obrigatório
help-default = padrão
help-help = Mostrar esta ajuda e sair.

# The commands, in one sentence each.
help-rulebound = Jogos de tabuleiro com o manual inteiro. Sem comando: inicia o servidor e abre o navegador.
help-rulebound-debug = Mostrar de onde no código vem um erro; também RULEBOUND_DEBUG.
help-rulebound-version = Mostrar a versão e sair.
help-play = Jogar neste terminal, com bots ou amigos.
help-serve = Iniciar o servidor.
help-worker = Pensar pelos bots de um servidor e repetir suas partidas, em outra máquina.
help-games = A lista de jogos, com o número de jogadores e o tema de cada um.
help-replay = Mostrar o registro de uma partida salva, ou conferir com --verify.

# rulebound play
help-play-game = O nome de um jogo incluído ou um arquivo Python que define GAME.
help-play-seats = Quem joga em cada lugar: me ou o nome de um bot; PAPEL=NOME é para o lugar de um papel.
help-play-answers = Uma resposta da preparação; pode ser repetida.
help-play-seed = A semente da sorte: a mesma dá as mesmas cartas e os mesmos dados.
help-play-language = O idioma do jogo; senão, o do terminal (LANG) ou inglês.
help-play-save = Guardar a partida neste arquivo.
help-play-resume = Continuar uma partida salva.

# rulebound replay
help-replay-file = Uma partida salva.
help-replay-verify = Só conferir se a partida segue as regras.
help-replay-to = Parar depois de tantas jogadas.
help-replay-game = O jogo da partida: o nome de um jogo incluído ou um arquivo Python que define GAME.
help-replay-seat = Ver como este jogador (1 para Jogador 1); senão, como espectador.
help-replay-language = O idioma do registro; senão, o do terminal (LANG) ou inglês.
verified = conferido: { $picks ->
    [1] { $picks } jogada
   *[other] { $picks } jogadas
  }, { $states ->
    [1] { $states } estado
   *[other] { $states } estados
  }

# rulebound serve
help-serve-host = O endereço do servidor; senão, 127.0.0.1 (só este computador).
help-serve-port = 8000, se não for dada; 0: qualquer porta livre.
help-serve-database = sqlite:///ARQUIVO ou postgresql://...; também DATABASE_URL.
help-serve-data = Onde tudo é guardado; também RULEBOUND_DATA.
help-serve-public-url = O endereço para os outros, nos convites; também RULEBOUND_PUBLIC_URL.
help-serve-bot = Um bot seu, que pode ocupar lugares; também RULEBOUND_BOTS.
help-serve-ready-bots = Os bots acompanham a partida enquanto as pessoas pensam; também RULEBOUND_READY_BOTS.
help-serve-workers = Quantos processos atendem; mais de um exige PostgreSQL.
help-serve-open-page = Abrir o navegador quando o servidor estiver no ar.
serve-at = O Rulebound está em { $address } (pare com Ctrl-C)
serve-others = O endereço para os outros: { $address }
serve-nobody-else = Ninguém mais consegue entrar: este computador não está em nenhuma rede
serve-host = Para entrar como anfitrião (um navegador, uma vez): { $address }

# rulebound worker
help-worker-database = O do servidor: postgresql://...; também DATABASE_URL.
help-worker-processes = Quantas coisas fazer ao mesmo tempo; uma por núcleo se não for dito.
worker-runs = Trabalhando para o servidor (pare com Ctrl-C)

# rulebound games
help-games-game = Só este jogo: o nome de um jogo incluído ou um arquivo Python que define GAME.
help-games-as-json = Mostrar um objeto JSON em vez de uma tabela.
help-games-language = O idioma da tabela; senão, o do terminal (LANG) ou inglês.
games-game = jogo
games-players = jogadores
games-about = tema
games-seats = { $low } a { $high }
games-play = Para jogar: { $command }
games-none =
    Ainda não há jogos incluídos.
    Um jogo também pode ser um arquivo Python. Experimente um exemplo:
    { $command }
