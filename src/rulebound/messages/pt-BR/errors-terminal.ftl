### What is refused, and why, as only the terminal tells it.

# How a command is typed.
error-usage = { $error } (veja { $command })
error-usage-command = não existe o comando { $command }
error-usage-command-near = não existe o comando { $command }: talvez { $near }?
error-usage-option = não existe a opção { $option }
error-usage-option-near = não existe a opção { $option }: talvez { $near }?
error-usage-value = falta um valor depois de { $option }
error-usage-no-value = { $option } não leva valor
error-usage-missing = falta: { $name }
error-usage-bad-value = { $option } não aceita esse valor
error-usage-number = { $option } pede um número inteiro, no mínimo { $low }
error-usage-number-to = { $option } pede um número inteiro de { $low } a { $high }
error-usage-many = argumentos demais
error-usage-other = não deu para entender o comando: { $fault }

# Reading and writing files.
error-not-read = não foi possível ler { $file }: { $cause }
error-bad-file = { $file }: { $error }
error-file-big = { $file } é grande demais para um arquivo de partida: { $size } bytes, no máximo { $most }
error-no-folder = não existe a pasta { $folder }
error-folder-not-created = não foi possível criar a pasta { $folder }: { $cause }
error-not-a-saved-game = { $file } já existe e não é uma partida salva; escolha outro nome
error-record-of-a-file = um arquivo de { $game }, que não vem incluído: diga o arquivo dele com --game

# Playing and replaying.
error-no-language = não há mensagens em { $language } (há: { $known })
error-resume-with-set = uma partida salva tem a própria preparação e semente: não use --set nem --seed com --resume
error-no-such-player = não há jogador { $player }: o arquivo é de { $players } jogadores
error-seats-number = { $game } é para { $low } a { $high } jogadores, e --seats diz { $named }
error-seats-set-up = --seats diz { $named ->
    [one] { $named } jogador
   *[other] { $named } jogadores
  }, e a partida está preparada para { $seats }
error-role-twice = { $option } diz { $role } duas vezes
error-no-roles = { $option }: nenhum papel de { $game } se chama { $role } (não há nenhum)
error-no-such-role = { $option }: nenhum papel de { $game } se chama { $role } (há: { $known })
error-role-unused = { $option }: com esta preparação ninguém joga como { $role }

# Bots among themselves.
error-bots-twice = --bots diz um bot duas vezes
error-bots-one = --bots diz um bot, e são precisos dois para comparar
error-bot-others = --bot diz { $named ->
    [one] { $named } bot
   *[other] { $named } bots
  } para { $seats ->
    [one] { $seats } outro lugar
   *[other] { $seats } outros lugares
  }: diga um para todos, ou um para cada
error-bot-seats = --bot diz { $named ->
    [one] { $named } bot
   *[other] { $named } bots
  }, e a partida está preparada para { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
  }
error-seeds = as sementes precisam ficar abaixo de 2**128
error-worker-died = um processo que jogava partidas morreu; --jobs 1 talvez mostre por quê
error-other-contest = { $file } é de outro torneio; escolha outro arquivo, ou o mesmo jogo, preparação e bots
error-not-a-contest = { $file } não é o arquivo de um torneio: { $fault }
error-no-ray = --ray precisa da biblioteca Ray: instale { $package }
error-plot-not-svg = { $file } precisa terminar em .svg: a imagem é um SVG
error-no-cluster = não há cluster em { $address }: { $fault }
error-cluster-lost = o cluster em { $address } foi perdido: { $fault }

# Content packs.
error-which-game = diga qual jogo com --game ({ $games })
error-takes-no-packs = { $game } não aceita pacotes de conteúdo (aceitam: { $games })

# The server and its database.
error-no-address = { $host } não é um endereço desta máquina
error-port-taken = a porta { $port } está ocupada: o servidor já está rodando? Escolha outra com --port
error-port-not-allowed = você não tem permissão para a porta { $port }: escolha uma acima de 1023 com --port
error-port-unusable = { $host } porta { $port } não pode ser usada: { $cause }
error-workers-postgresql = --workers { $workers } precisa de PostgreSQL: dê o endereço com --database postgresql://...
error-worker-postgresql = rulebound worker precisa do PostgreSQL do servidor: dê o endereço com --database postgresql://USUÁRIO@SERVIDOR/NOME
error-environment = uma variável de ambiente RULEBOUND_ não é um número: { $fault }
error-public-address = o endereço público precisa ser como https://games.example.org, não { $address }
error-data-folder = a pasta de dados { $folder } não pode ser criada: { $cause }
error-database-address = o endereço do banco de dados precisa começar com sqlite:/// ou postgresql://
error-database-newer = o banco de dados foi feito por um Rulebound mais novo (versão { $version }): atualize este programa
error-database-no-folder = o banco de dados não pode ser aberto: não existe a pasta { $folder }
error-database-not-opened = o banco de dados não pode ser aberto: { $cause }
error-database-in-use = um servidor usa este banco de dados: pare-o primeiro
error-no-database = não existe o banco de dados { $file }
error-file-exists = { $file } já existe: escolha outro nome
error-no-backup = { $file } não é uma cópia de segurança deste tipo de banco de dados
error-damaged = { $file } está danificado: { $fault }
error-not-copied = não foi possível copiar { $file }: { $fault }
error-no-program = { $program } do PostgreSQL não está instalado aqui
error-program-failed = { $program } falhou: { $fault }
