### What is refused, and why, as the table, the lobby and the terminal tell it.

# Set-ups: what the answers are, and what is wrong with one.
error-answered = { $field } { $values }
error-or = { $one } ou { $other }
error-and = { $one } e { $other }
error-or-with = { $one }, ou com { $other }
error-setup-not-a-setup = uma preparação é um conjunto de nomes e valores
error-setup-unknown = { $field } não é um nome da preparação deste jogo ({ $known })
error-setup-not-per-seat = { $field } não é uma pergunta para cada lugar neste jogo
error-setup-name-value = { $text }: escreva nome=valor
error-setup-not-asked = { $field }: só se pergunta com { $condition }
error-setup-goes-with = { $field }: { $value } só combina com { $condition }
error-setup-each-seat = { $field }: é preciso uma lista com uma entrada para cada lugar, { $seats } ao todo
error-setup-list = { $field }: é preciso uma lista
error-setup-twice = { $field }: repete alguma coisa
error-setup-same = { $field }: { $value } aparece duas vezes
error-setup-not-one-of = { $field }: { $value } não é nenhuma destas opções: { $values }
error-setup-not-within = { $field }: { $value } não é um número inteiro de { $low } a { $high }
error-setup-not-a-number = { $field }: { $value } não é um número inteiro
error-setup-not-a-flag = { $field }: { $value } não é verdadeiro nem falso (true, false)
error-setup-yes-or-no = { $field }: escreva yes (sim) ou no (não), não { $value }
error-setup-not-json = { $field }: { $value } não é JSON
error-setup-not-left = { $field }: { $value } não é o que uma partida terminada deixa
error-setup-no-pack = { $field }: { $value } não é a palavra standard nem as tabelas de um pacote
error-setup-no-folder = { $field }: { $value } não é a palavra standard nem uma pasta
error-setup-pack-fault = { $field }: { $fault }; veja `rulebound validate { $folder }`
error-setup-pack-faults = { $field }: { $fault } e mais { $more }; veja `rulebound validate { $folder }`
error-seed = a semente precisa ser um número inteiro de 0 a 2**128 - 1

# Games and bots by their names.
error-no-game-called = nenhum jogo se chama { $game }
error-no-game-or-file = nenhum jogo se chama { $game } (há: { $known }); um arquivo .py também serve
error-no-game-in-file = { $file } não define GAME
error-no-file = não existe o arquivo { $file }
error-python-fails = { $file } não pode ser carregado: { $fault }
error-no-bot = nenhum bot se chama { $bot } (há: { $known })
error-no-bot-or-class = nenhum bot se chama { $bot } (há: { $known }); uma classe em um arquivo é my_bot.py:Clever
error-no-bot-in-file = { $file } não define nenhum bot chamado { $bot }: uma classe derivada de rulebound.bots.Bot
error-bot-budget = { $bot }: o limite é em iterações, como tree@400, ou em segundos, como tree@0.3s

# Picks, undo and redo.
error-game-over = a partida acabou
error-not-pickable = isto não pode ser escolhido agora
error-pick-late = tarde demais: isto responde à escolha { $pick }, e a partida está na escolha { $now }
error-pick-of-another = { $option } do lugar { $seat }: { $prompt } é perguntado ao lugar { $asked }
error-pick-not-open = { $option } não está disponível para o lugar { $seat } em { $prompt }; opções: { $shown }
error-pick-none-of-many = { $option } não está disponível para o lugar { $seat } em { $prompt }; opções: { $shown } e mais { $more }
error-option-long = nenhuma opção passa de { $most ->
    [one] { $most } letra
   *[other] { $most } letras
  }
error-no-redeal = { $text } não é uma nova distribuição possível agora
error-undo-not-live = só se desfaz em uma partida real, não em uma simulada ou imaginada
error-undo-nothing = não há nada para desfazer
error-undo-nothing-yours = não há nada seu para desfazer
error-undo-whose = uma escolha é desfeita pelo lugar que a fez, ou à força
error-undo-seen = desde então algo aleatório ou oculto foi revelado
error-undo-later = outro jogador já escolheu depois
error-undo-changes = outro jogador já escolheu depois, e o resultado seria outro
error-redo-nothing = não há nada para refazer
error-stale = tarde demais: a mesa está na jogada { $move }
error-quicker = alguém foi mais rápido
error-moved-on = a mesa já avançou

# Records.
error-not-a-record = não é um arquivo de partida: { $fault }
error-not-a-snapshot = não é um instantâneo desta versão: { $fault }
error-snapshot-late = o instantâneo é posterior às escolhas
error-record-big = grande demais para um arquivo de partida: { $size } bytes, no máximo { $most }
error-record-format = formato { $format }; este programa lê o formato { $ours }
error-record-seed = a semente está fora dos limites
error-record-game = jogo desconhecido: { $game }
error-record-other-game = um arquivo de { $game }, não de { $other }
error-record-rules = feito com a versão { $rules } das regras; este programa joga a versão { $ours }
error-record-setup = preparação inválida: { $error }
error-record-start = as regras falham no início: { $error }
error-record-not-a-pick = escolha { $pick }: { $text } não é um número de lugar e uma opção
error-record-pick = escolha { $pick }: { $error }
error-record-pick-fails = escolha { $pick }: aqui as regras falham: { $error }
error-record-not-by-rules = esta partida não segue as regras: a escolha { $pick } não é possível
error-record-starts-otherwise = o estado inicial difere do que está registrado
error-record-differs = depois da escolha { $pick }, o estado difere do que está registrado
error-record-hash = há um hash para a escolha { $pick }, e o arquivo tem { $picks } escolhas

# Content packs and files.
error-pack-wanted = { $field }: é preciso a palavra standard ou todas as tabelas de um pacote
error-pack-table = { $field }: há uma tabela { $table }, que o jogo não conhece
error-pack-not-read = { $field }: não pode ser lido: { $fault }
error-pack-fault = { $field }: { $fault }
error-pack-faults = { $field }: { $fault } (e mais { $more })
error-pack-name = { $field }: diga um pacote que este servidor tenha
error-no-such-pack = { $field }: nenhum pacote se chama { $pack } (há: { $known })
error-no-packs = este jogo não tem pacotes de conteúdo
error-folder-not-empty = { $folder } já existe e não está vazia: escolha uma pasta vazia
error-not-written = não foi possível gravar { $file }: { $cause }

# Spirit Island: which answers go together.
error-si-base-box = { $field }: a caixa básica está sempre em jogo
error-si-spirit-box = { $field }: { $spirit } está em uma caixa que não está em jogo
error-si-few-spirits = { $field }: as caixas em jogo não têm o bastante para todos os lugares
error-si-aspect-of = { $field }: { $aspect } é um aspecto de { $its_spirit }, não de { $spirit }
error-si-needs-token = { $field }: { $name } precisa de { $token }, que não pode ficar de fora
error-si-adversary-box = { $field }: { $adversary } está em uma caixa que não está em jogo
error-si-needs-events = { $field }: { $adversary } precisa do baralho de eventos
error-si-two-adversaries = { $field }: dois adversários são dois adversários diferentes
error-si-scenario-box = { $field }: { $scenario } está em uma caixa que não está em jogo
error-si-most-scenarios = { $field }: no máximo { $most } são jogados juntos
error-si-column = { $field }: um cenário põe os tabuleiros em coluna
error-si-balanced-column = { $field }: um cenário põe os tabuleiros equilibrados em coluna
error-si-blight-card = { $field }: com o baralho de eventos é preciso uma carta de desolação
error-si-same-boards = { $field }: são os da partida anterior
error-si-other-spirits = { $field }: jogam espíritos diferentes dos da partida anterior
error-si-same-adversary = { $field }: é o da partida anterior, { $adversary } de nível { $level }
error-si-had-card = { $field }: havia uma carta de desolação na partida anterior
error-si-token-lies = { $field }: há { $token } na ilha, e isso não pode ficar de fora
error-si-left-parts = { $field }: é preciso exatamente { $parts }
error-si-left-turned = { $field }: turned é true ou false
error-si-left-boards = { $field }: os tabuleiros não são os de tantos espíritos
error-si-left-card = { $field }: uma carta de desolação virada é conhecida
error-si-left-adversary = { $field }: { $part } não é um adversário com seu nível
error-si-left-level = { $field }: sem adversário não há nível
error-si-left-tokens = { $field }: as fichas são { $tokens }
error-si-left-held = { $field }: held são as cartas de poder de cada espírito
error-si-left-number = { $field }: { $part } não é um número inteiro de { $low } a { $high }
error-si-left-unknown = { $field }: { $part } diz algo desconhecido
error-si-left-twice = { $field }: { $part } repete alguma coisa
error-si-left-land = { $field }: { $part } está onde não há região
error-si-left-box = { $field }: { $name } está em uma caixa que não está em jogo
error-si-left-seats = { $field }: continua-se com tantos jogadores e tabuleiros quanto na partida anterior
error-si-left-nobody = { $field }: ninguém pode ter tido { $card } na mão

# Names, passwords and accounts.
error-name-length = um nome tem de { $least } a { $most } caracteres
error-name-unseen = um nome não tem caracteres invisíveis
error-name-start = um nome começa com uma letra ou um algarismo
error-name-letters = um nome é feito de letras em uso hoje, dos algarismos 0 a 9, de espaços e de - _ . '
error-name-accents = um nome tem no máximo dois acentos em uma letra
error-name-scripts = um nome não mistura escritas, como letras latinas, gregas e cirílicas
error-name-reserved = este nome é reservado
error-name-taken = este nome já está em uso
error-name-of-account = este nome pertence a uma conta: entre nela ou escolha outro
error-password-length = uma senha tem de { $least } a { $most } caracteres
error-password-is-name = a senha não pode ser o nome
error-log-in = o nome ou a senha está errado
error-password = a senha está errada
error-password-changed = alguém acabou de mudar esta senha
error-has-password = esta conta já tem nome e senha
error-no-password = esta conta não tem senha: crie uma conta primeiro
error-blocked = o anfitrião deste servidor bloqueou esta conta
error-log-in-first = entre primeiro na sua conta ou como convidado
error-log-in-or-token = entre primeiro na sua conta ou como convidado; programas precisam de uma chave pessoal
error-logged-out = você saiu da conta
error-token-label = o rótulo de uma chave tem de 1 a { $most } caracteres imprimíveis
error-tokens = uma conta tem no máximo { $most ->
    [one] { $most } chave
   *[other] { $most } chaves
  }: revogue uma primeiro
error-no-token = você não tem essa chave
error-token-unknown = esta chave pessoal é desconhecida: talvez tenha sido revogada
error-token-not-enough = uma chave pessoal não serve para isto: entre na sua conta
error-own-header = uma mudança sem chave pessoal precisa do cabeçalho { $header }: 1
error-other-site = esta chamada vem de outro site
error-other-origin = esta chamada vem de outro site: abra o endereço do próprio servidor ou permita esta origem
error-own-address = este servidor só responde no próprio endereço
error-host-header = uma chamada precisa de um cabeçalho Host com um nome e, se for o caso, uma porta
error-host-taken = outro navegador já entrou como anfitrião: entre como convidado ou use um novo link
error-host-link = para entrar como anfitrião, abra o link que o servidor mostrou no terminal
error-link-used = este link já foi usado ou é antigo demais: inicie o servidor de novo para ter outro

# Tables and seats.
error-no-such-table = esta mesa não existe
error-private = esta mesa é privada: abra-a pelo link de convite
error-not-begun = a partida ainda não começou
error-begun = a partida já começou
error-no-game-on = não há partida em andamento
error-no-game-played = nenhuma partida está sendo jogada aqui
error-no-seat-of-yours = você não tem lugar nesta mesa
error-no-such-seat = este lugar não existe
error-not-your-seat = este lugar não é seu
error-seats-taken = todos os lugares estão ocupados
error-seat-taken = este lugar está ocupado: escolha outro
error-seat-has-somebody = este lugar está ocupado
error-seat-reserved = este lugar está reservado para outra pessoa
error-seat-kept = há um lugar reservado para você: sente-se nele primeiro e depois mude
error-person-sits = uma pessoa está neste lugar: libere-o primeiro
error-bot-plays = um bot joga por você: retome primeiro seu lugar
error-bot-stays = nesta mesa, um bot que assumiu um lugar joga até o fim
error-colour-taken = outro jogador tem esta cor: escolha outra
error-player-chooses = só o jogador deste lugar pode escolher
error-owner-chooses = o dono da mesa escolhe por este lugar
error-owner-frees = só o dono da mesa pode liberar lugares e dá-los a bots
error-owner-deletes = só o dono da mesa pode apagá-la
error-one-seat = você só pode ocupar um lugar, a menos que várias pessoas usem a sua tela
error-seats-filled = a preparação é para { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
  }, e { $filled } estão ocupados
error-unstarted = { $tables } das suas mesas não começaram: comece ou apague algumas primeiro
error-bots-alone = só bots jogam em { $tables } das suas mesas: espere até que uma termine
error-seats-free = { $seats ->
    [one] ainda há { $seats } lugar livre
   *[other] ainda há { $seats } lugares livres
  }
error-chosen-otherwise = alguém acabou de escolher outra coisa: olhe de novo e depois comece
error-players-start = só os jogadores desta mesa podem começar a partida
error-rematch = só quem jogou pode pedir revanche
error-left-nothing = esta partida não deixou nada para continuar
error-other-rules = esta partida começou com a versão { $rules } das regras; este programa joga a versão { $ours }

# At the table.
error-players-chat = só os jogadores desta mesa podem conversar
error-muted = o anfitrião deste servidor silenciou você por um tempo
error-players-notes = só os jogadores desta mesa têm notas
error-players-point = só os jogadores desta mesa podem apontar e marcar coisas
error-marks = você tem { $most ->
    [one] { $most } marca
   *[other] { $most } marcas
  }: remova uma primeiro
error-nothing-to-say = não há nada a dizer
error-too-long = longo demais: { $letters ->
    [one] { $letters } letra
   *[other] { $letters } letras
  }, no máximo { $most }
error-voting = a mesa está votando: concorde ou não, depois peça de novo
error-nothing-proposed = nada foi proposto
error-just-rejected = os outros acabaram de dizer não: proponha de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
error-no-lesson = este jogo não tem uma primeira partida guiada
error-not-a-lesson = esta mesa não é uma primeira partida guiada
error-learner = só quem está aprendendo pode fazer isto
error-step = este não é o passo atual, ou ele espera por alguma coisa
error-report-empty = diga o que está errado
error-nobody-sits = ninguém está nesse lugar
error-reports = o anfitrião já tem muitas denúncias suas para ver

# What the host of a server does.
error-no-report = não há denúncia { $number }
error-no-table-called = não há mesa { $table }
error-nobody-called = ninguém se chama { $name }
error-several-called = várias pessoas se chamam { $name }: diga o número ({ $numbers })
error-host-not-blocked = o anfitrião não pode ser bloqueado
error-host-not-removed = o anfitrião não pode ser removido

# Replays and records on the server.
error-positions = há posições de 0 a { $last }
error-look-back = a partida está em andamento: só quem joga pode rever
error-look-back-own = a partida está em andamento: você só pode rever do seu lugar
error-timeline = a linha do tempo fica disponível quando a partida acaba
error-record-over = o arquivo da partida fica disponível quando ela acaba
error-records-a-day = { $most ->
    [one] { $most } arquivo por dia basta
   *[other] { $most } arquivos por dia bastam
  }: traga o próximo amanhã
error-records = você já trouxe { $most ->
    [one] { $most } arquivo
   *[other] { $most } arquivos
  }: não guardamos mais aqui
error-many-replays = muita gente está vendo replays agora: tente de novo em alguns segundos
error-not-replayed = esta partida não pode ser revista aqui: demora demais, ou as regras falham

# The server itself.
error-too-fast = chamadas demais: tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
error-many-log-ins = muita gente está entrando agora: tente de novo em alguns segundos
error-too-many-watch = há gente demais assistindo aqui agora
error-too-many-windows = você está assistindo em janelas demais
error-gave-way = esta mesa está aberta em muitas outras janelas
error-stopping = o servidor está parando: volte daqui a pouco
error-closing = o servidor está fechando; nada aconteceu, tente de novo
error-busy = a mesa está ocupada demais para ser lida; tente de novo
error-move-not-saved = a jogada não pôde ser salva; nada aconteceu, tente de novo
error-database-silent = o banco de dados não responde; tente de novo
error-rules-failed = as regras deste jogo falharam aqui; nada aconteceu
error-server-fault = algo deu errado no servidor; o erro foi registrado
error-our-fault = algo deu errado do nosso lado
error-protocol = este servidor usa a versão { $ours } do protocolo, não a { $version }: recarregue a página
error-not-text = as mensagens precisam ser texto, não binário
error-hello-first = a primeira mensagem precisa ser hello
error-hello-twice = hello já foi enviado
error-not-a-message = não é uma mensagem: { $fault }
error-message-big = grande demais: { $size } bytes, no máximo { $most }
error-too-many-bad = mensagens erradas demais
error-nothing-here = não há nada neste endereço
error-wrong-method = isto não pode ser feito neste endereço
error-request-big = isto é grande demais para ser enviado
error-media-type = isto se envia como JSON, e só assim
error-bad-request = não é possível ler esta chamada: { $fault }
error-too-deep = o JSON tem níveis demais
