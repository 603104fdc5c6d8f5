# Everything before and around a table: the lobby, new tables, the waiting room, accounts.
wordmark = Rulebound
wordmark-home = Rulebound, ir para o saguão
answer-yes = Sim
answer-no = Não
answer-nothing = Nada
copy-text = Copiar
copy-done = Copiado
seat-you = Você
account-you = Você

# The head and the foot of the page.
top-label = Você e suas configurações
top-theme = { $pointer ->
    [finger] { $now }. Toque para mudar
   *[mouse] { $now }. Clique para mudar
  }
top-language = Idioma
top-account = Sua conta: { $name }
top-theme-system = Tema: do sistema
top-theme-light = Tema: claro
top-theme-dark = Tema: escuro
tag-guest = convidado
foot-unofficial = Uma implementação não oficial, gratuita e sem fins comerciais das regras. Jogos, nomes e marcas pertencem a seus autores e editoras, que não participam dela.
foot-owners = Tenha em casa os jogos que você joga aqui.

# The lobby.
lobby-title = Jogos e mesas
lobby-lead = Grandes jogos de tabuleiro, com o manual inteiro.
lobby-broken = Não foi possível carregar o saguão
lobby-away = O servidor não responde. O que você vê pode estar desatualizado; continuamos tentando.
games-title = Jogos
games-none = Este servidor não tem jogos.
game-players = De { $low } a { $high } jogadores
game-bots = Sozinho contra bots ou com amigos
game-bots-together = Sozinho ou com companheiros: bots ou amigos
play-now = Jogar já contra bots
play-now-together = Jogar já com bots
first-game = Uma partida fácil
learn = Primeira partida guiada
learn-about = Primeira vez aqui? Comece por isto: dez minutos no tabuleiro de verdade, com cada regra na hora em que você precisa dela.
set-up-table = Abrir uma mesa
of-game = { $words }: { $game }
quick-opponents = Quantos adversários?
quick-strength = Nível dos bots
quick-companions = Quantos companheiros?
quick-start = Começar
quick-starting = Começando…
quick-role = Jogar como
quick-plain = jogador comum

my-tables = Minhas mesas
my-turns = { $n ->
    [1] É sua vez em { $n } mesa
   *[other] É sua vez em { $n } mesas
  }
my-tables-empty = { $pointer ->
    [finger] Nenhuma mesa ainda. Escolha um jogo e toque em “Jogar já”: dois toques depois você está no meio da partida.
   *[mouse] Nenhuma mesa ainda. Escolha um jogo e clique em “Jogar já”: dois cliques depois você está no meio da partida.
  }
my-tables-none = Nada em andamento.
my-finished = Partidas encerradas ({ $n })
turn-yours = Sua vez
turn-vote = Falta o seu voto
turn-others = Esperando { $names }
turn-stand-in = o bot que está no seu lugar
turn-open = { $n ->
    [1] { $n } lugar livre
   *[other] { $n } lugares livres
  }
turn-ready = Pronta para começar
result-won = Vitória
result-shared = Vitória dividida
result-lost = Derrota
result-over = Encerrada
result-ended = Interrompida
turn-deadline = Até { $date } ({ $when })
go-play = Jogar
go-vote = Votar
go-on = Abrir
go-in = Entrar
go-replay = Replay
go-label = { $go }: { $game }, { $status }

open-tables = Mesas abertas
open-tables-empty = Ninguém está esperando jogadores. Abra uma mesa pública e ela aparece aqui.
open-free = { $n ->
    [1] { $n } lugar livre
   *[other] { $n } lugares livres
  }
open-join = Entrar
open-join-label = Entrar nesta mesa de { $game }

record-about = Tem o arquivo de uma partida jogada em outro lugar? Veja-a aqui, jogada por jogada.
record-bring = Abrir um arquivo
record-busy = Lendo o arquivo…
record-wrong-file = Este não é o arquivo de uma partida.

# Times.
time-just-now = agora mesmo
time-any-moment = a qualquer momento
time-seconds = { $n } segundos
time-minutes = { $n ->
    [1] { $n } minuto
   *[other] { $n } minutos
  }
time-hours = { $n ->
    [1] { $n } hora
   *[other] { $n } horas
  }
time-days = { $n ->
    [1] { $n } dia
   *[other] { $n } dias
  }

# A new table.
new-title = Abrir uma mesa
new-players = Jogadores
new-rules = O jogo
new-terms = A mesa
new-field-of-seat = { $field }, jogador { $number }
new-pack-hint = Quem tem o jogo impresso pode jogar com o que está impresso nele: o pacote de conteúdo vai na pasta packs/{ $game } da pasta de dados do servidor.
terms-pack = Pacote { $hash }
new-create = Abrir a mesa
new-start = Começar a partida
new-waits = Você recebe um link para convidar os outros; a partida começa quando todos os lugares estiverem ocupados.
new-starts-now = Todos os lugares estão ocupados: a partida começa já.
seat-me = Você
seat-here = Nesta tela
seat-name = Nome do jogador { $number }
screens = Telas
screens-own = Uma tela para cada um
screens-own-help = Você convida os outros com um link.
screens-shared = Mesma tela
screens-shared-help = Várias pessoas nesta tela. Passem o aparelho adiante: o que é secreto fica coberto entre uma vez e outra.
seat-open = Aberto para alguém
seat-chooses-later = Quem se sentar em um lugar livre faz lá as próprias escolhas.
seat-bots = Bots
seat-bot = Bot { $bot }
bot-about-master = força total: pensa um ou dois segundos em cada jogada
bot-about-journeyman = força média: pensa um instante em cada jogada
bot-about-apprentice = força leve: responde na hora
bot-about-beam = calcula a ação inteira até o fim
bot-about-foresight = joga suas melhores ideias até o fim do turno
bot-about-tree = simula a própria vez em muitos mundos possíveis
bot-about-rival = olha uma jogada à frente, por si e contra os outros
bot-about-own = um bot próprio deste servidor
bot-rated = { $about } (pontuação { $rating } no ranking deste jogo)
bot-about-greedy = olha uma jogada à frente e pega o que rende mais
bot-about-random = faz qualquer coisa permitida
terms-access = Quem pode ver e entrar
access-private = Por convite
access-private-help = Só quem tem o seu link, também para assistir e rever a partida.
access-unlisted = Pelo endereço
access-unlisted-help = Quem tiver o endereço da mesa; ela não aparece no saguão.
access-public = Pública
access-public-help = Qualquer um; a mesa aparece no saguão.
terms-pace = Ritmo
pace-live = Ao vivo
pace-live-help = Todo mundo está à mesa agora.
pace-correspondence = Por correspondência
pace-correspondence-help = Uma jogada sempre que der tempo.
pace-live-free = Ao vivo, sem relógio
pace-live-clock = Ao vivo, { $span } por jogada
pace-correspondence-days = Por correspondência, { $span } por jogada
terms-time = Tempo por jogada
terms-no-clock = Sem relógio
terms-timeout = Quando o tempo acaba
timeout-move = Um bot faz a jogada
timeout-move-help = A próxima volta a ser do jogador.
timeout-seat = Um bot assume o lugar
timeout-seat-help = E segue jogando por quem ficou em silêncio.
terms-bot-after = Se alguém sair, o bot espera
terms-bot-at-once = nada
terms-away-vote = Tempo de voto de quem está fora
terms-away-vote-usual = 10 min ou tempo por jogada
terms-away-vote-none = nenhum
terms-take-back = Um lugar que um bot assumiu
take-back-always = Pode ser retomado
take-back-always-help = O jogador pode voltar a qualquer momento.
take-back-never = Fica com o bot
take-back-never-help = Quem fica fora por mais tempo não volta.

# The waiting room.
wait-title = Esperando jogadores
wait-title-ready = Tudo pronto
wait-seats = Lugares
wait-you = { $name } (você)
wait-kept = Reservado para { $name }
wait-present = está aqui
wait-gone = tem lugar, mas não está aqui agora
wait-yours = este é o seu lugar
wait-here = nesta tela
wait-open = ninguém sentou aqui ainda
wait-bot-label = Um bot para o lugar { $number }
wait-add-bot = Adicionar bot
wait-bot-choice = { $bot }: { $about }
wait-chat = Chat
colour-of = Cor do lugar { $number }
colour-0 = Azul
colour-1 = Laranja
colour-2 = Turquesa
colour-3 = Magenta
colour-4 = Amarelo
colour-5 = Cinza
colour-taken = { $colour }: já é de outro jogador
wait-sit = Sentar aqui
wait-sit-label = Sentar aqui: lugar { $number }
wait-move = Trocar de lugar
wait-move-label = Outro lugar para quem está no lugar { $number }
wait-move-to = Lugar { $number }: { $who }
wait-move-role = Lugar { $number }, { $role }: { $who }
wait-free-roles = Ainda livres: { $roles }.
free-players = { $n ->
    [1] { $n } jogador
   *[other] { $n } jogadores
  }
wait-free = Liberar
wait-free-label = Liberar o lugar de { $name }
wait-free-seats = { $n ->
    [1] { $n } lugar ainda está livre.
   *[other] { $n } lugares ainda estão livres.
  } A partida pode começar quando todos estiverem ocupados.
wait-ready = Todo mundo chegou.
wait-ready-others = Todo mundo chegou. Quem está sentado à mesa pode começar a partida.
wait-join = Sentar
wait-start = Começar a partida
wait-fill = Completar com bots e começar
wait-leave = Levantar
wait-private = Esta mesa é privada: peça o link de convite a quem está nela.
wait-invite = Convidar
wait-link = Link de convite
wait-link-private = Quem tem este link pode se sentar.
wait-link-local = Este servidor só responde no seu próprio computador, e o link também: outro navegador daí pode se sentar com ele.
wait-command = Para deixar amigos entrarem, pare o servidor e inicie-o com
wait-command-help = Suas mesas continuam, e os links delas passam a levar os amigos ao seu computador.
wait-qr = Código QR que abre esta mesa
wait-qr-help = Ou escaneie com um celular.
wait-link-unlisted = Quem tem este link, ou o endereço da mesa, pode se sentar.
wait-link-public = A mesa também aparece no saguão.
wait-terms = Esta mesa
wait-delete = Apagar a mesa
wait-delete-title = Apagar esta mesa?
wait-delete-text = Todo mundo que está nela sai. Nenhuma partida se perde: ela ainda não começou.

# Coming in.
sign-in = Entrar
sign-who = Como podemos chamar você?
sign-way = Como você entra
sign-guest = Como convidado
sign-guest-about = Basta um nome. Este navegador se lembra de você, e depois dá para transformar isso em uma conta.
sign-guest-go = Continuar
sign-log-in = Já tenho conta
sign-log-in-about = Que bom ver você de novo.
sign-log-in-go = Entrar
sign-log-in-leaves = Os lugares que você ocupa agora ficam com o nome atual. Para mantê-los, prefira criar uma conta.
sign-register = Criar conta
sign-register-about = Com uma conta, você reencontra suas mesas em qualquer navegador.
sign-register-keeps = Seus lugares e mesas continuam seus; você os reencontra em qualquer navegador.
sign-register-go = Criar conta
sign-name = Nome
sign-name-help = De 2 a 24 letras, algarismos, espaços e - _ . '
sign-password = Senha
sign-password-help = Pelo menos 8 caracteres.

# A link from the server's terminal.
host-title = É você?
host-other = Este navegador joga aqui como { $name }. O link é para quem iniciou o servidor.
host-change = Fui eu que iniciei
host-stay = Continuar como { $name }
host-used-title = Link já usado
host-used = Este link já foi usado ou é antigo demais. Inicie o servidor de novo: ele mostra um link novo, que vale para um navegador.

# The account.
account-title = Sua conta
account-is-person = Sua conta neste servidor.
account-is-guest = Você entrou como convidado: só este navegador conhece você.
account-is-local = Foi você que iniciou este servidor, então não precisa entrar com senha. Outros navegadores vêm com nomes próprios.
account-become-guest = Transformar em conta
account-become-local = Jogar com um nome próprio
account-password = Senha
password-old = Senha atual
password-new = Senha nova
password-help = Pelo menos 8 caracteres. Os outros navegadores são desconectados.
password-change = Alterar a senha
password-changed = Senha alterada.
tokens-title = Chaves de acesso para programas
tokens-about = Com uma chave pessoal, um programa joga em seu nome; por exemplo, um bot feito por você.
tokens-none = Você ainda não criou nenhuma.
tokens-made = criada em { $date }
tokens-label = Para que serve?
tokens-placeholder = Meu bot
tokens-make = Criar uma chave
tokens-secret = Sua nova chave
tokens-once = Copie agora: ela só aparece desta vez.
tokens-revoke = Revogar
tokens-revoke-sure = Revogar mesmo?
tokens-revoke-label = Revogar { $label }
account-out = Sair
account-out-guest = Ninguém consegue entrar de novo como convidado. Para manter seus lugares, crie uma conta antes.
account-log-out = Sair
account-log-out-everywhere = Sair de todos os navegadores
delete-account = Apagar a conta
delete-account-text = Seu nome some de vez. Bots continuam jogando nos seus lugares, e as partidas encerradas citam um ex-jogador.
delete-password = Sua senha
delete-chat = Apagar também tudo o que eu disse
delete-account-go = Apagar de vez
