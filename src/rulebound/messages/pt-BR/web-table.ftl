# The table: frame, decision bar, panes, notices, help.
board = O tabuleiro
side = Registro, chat e regras
pane-players = Jogadores
pane-market = Em oferta
pane-log = Registro
pane-chat = Chat
pane-rules = Regras
pane-notes = Notas
pane-card = Carta
back = Voltar
you = você
take-seat = Jogar
take-seat-text = Agir por este dos seus lugares
away = fora
guest = convidado
guest-text = Não tem conta aqui: outra pessoa pode entrar com o mesmo nome
away-text = Um bot joga no lugar
away-until = Um bot assume o lugar a partir de { $until }
is-a-bot = Um bot
is-asked = precisa escolher
thinking = pensando
thinking-for = pensando, { $seconds } s
is-thinking =
    { $number ->
        [1] { $who } está pensando…
       *[other] { $who } estão pensando…
    }

zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Mostrar o tabuleiro inteiro (F)
zoom-fit-more = Mostrar o tabuleiro inteiro: { $n ->
    [1] mais { $n } lugar brilha
   *[other] mais { $n } lugares brilham
  }
sheet-up = Abrir a minha mão
sheet-down = Recolher a minha mão

undo = Desfazer
redo = Refazer
nothing-to-undo = Não há nada a desfazer
nothing-to-redo = Não há nada a refazer
settings = Configurações
help = Ajuda e teclas
menu = Mais

decision = O que se pede
hint-glow = { $pointer ->
    [finger] Toque em algo que brilha.
   *[mouse] Escolha algo que brilha; aponte para ver o que aconteceria.
  }
hint-move = { $pointer ->
    [finger] Toque no que brilha e depois no destino; ou arraste até lá.
   *[mouse] Pegue o que brilha e depois escolha o destino; ou arraste até lá.
  }
hint-take = { $pointer ->
    [finger] Toque na peça e depois no destino; ou arraste até lá.
   *[mouse] Pegue a peça e depois escolha o destino; ou arraste até lá.
  }
hint-held = { $pointer ->
    [finger] Está na sua mão: toque no destino. Toque de novo nela para devolver.
   *[mouse] Está na sua mão: escolha o destino. Clique de novo nela para devolver.
  }
put-back = Devolver
which = Qual destas opções?
needs-consent = Para desfazer, os outros teriam que concordar.
do-it = Sim, faça
game-over = A partida acabou
game-ended = A partida foi encerrada
game-ended-text = Todos concordaram em parar aqui. Ainda dá para rever a partida, jogada por jogada.
show-result = Mostrar o resultado
skip-ahead = Pular
show-market = Mostrar a oferta
is-choosing =
    { $number ->
        [1] { $who } está escolhendo…
       *[other] { $who } estão escolhendo…
    }
you-watch = Você está assistindo.
since = há { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
  }
time-left = { $seconds ->
    [1] falta { $seconds } segundo
   *[other] faltam { $seconds } segundos
  }
until = até { $day }

table-closed = Não dá para mostrar esta mesa
connection-lost = A conexão caiu. Ela volta sozinha.
refused-offline = Não enviado: não há conexão neste momento.
refused-no-answer = O servidor não respondeu. O que você vê pode estar desatualizado; logo se acerta.
refused-stale = Tarde demais: a mesa já avançou. É assim que ela está agora.
refused-lost = A conexão caiu no caminho. A mesa mostra se a jogada foi feita.
bot-in-your-seat = Um bot joga por você nesta mesa.
bot-in-your-seat-from = Você saiu desta mesa. A partir de { $from }, um bot joga por você.
take-seat-back = Retomar meu lugar
vote-undo = { $who } quer desfazer uma jogada. Todos precisam concordar.
vote-redo = { $who } quer refazer a jogada. Todos precisam concordar.
vote-end = { $who } propõe encerrar a partida aqui. Todos precisam concordar.
vote-yes = Concordar
vote-no = Não
vote-withdraw = Retirar
vote-waiting = Os outros estão votando.
vote-awaits-you = Você ainda pode dizer não até { $until }.
vote-awaits = { $n ->
    [1] { $who } não está aqui e ainda pode dizer não até { $until }.
   *[other] { $who } não estão aqui e ainda podem dizer não até { $until }.
}

copy-link = Copiar o link
link-copied = Link copiado.
look-back = Rever
propose-end = Propor encerrar a partida
leave-table = Sair (um bot continua)
report = Denunciar ao anfitrião
report-what = O que está errado nesta mesa, e quem faz isso? Só o anfitrião do servidor vai ler.
report-sent = O anfitrião do servidor vai ler.
leave-sure = Sair da mesa? Um bot continua jogando por você; você pode retomar seu lugar.
rematch = Revanche

log-filter = Linhas de quem
log-all = Todos
log-older = Mostrar linhas mais antigas
log-since = Desde que você chegou
log-times = × { $n }
log-empty = Ainda não aconteceu nada.
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo à mesa
chat-send = Enviar
plan = Planejar juntos
plan-point = Apontar
plan-mark = Marcar
plan-clear = Limpar minhas marcas
plan-remove = Tirar minha marca: { $what }
plan-marks = Marcas do plano
plan-gone = algo que não existe mais
plan-points = { $player } aponta: { $what }
plan-press-point = { $pointer ->
    [finger] Toque no que todos devem olhar.
   *[mouse] Clique no que todos devem olhar.
  }
plan-press-mark = { $pointer ->
    [finger] Toque no que entra no seu plano; toque de novo para tirar a marca.
   *[mouse] Clique no que entra no seu plano; clique de novo para tirar a marca.
  }
plan-hint = Todos à mesa veem o que você aponta e marca.
notes-hint = Só você lê isto.
notes-loading = Um momento…
notes-kept = Salvo.
notes-writing = Escrevendo…
notes-failed = Não foi salvo: o servidor não responde.
rules-search = Buscar: palavra ou número
rules-chapter = Ir para um capítulo
rules-failed = Não foi possível carregar as regras.
rules-none = Nenhuma regra tem essas palavras.

help-text = { $pointer ->
    [finger] O que você pode escolher brilha na mesa; o resto são botões embaixo. Toque em qualquer outra coisa para saber por que ela não é possível.
   *[mouse] O que você pode escolher brilha na mesa; o resto são botões embaixo. Clique em qualquer outra coisa para saber por que ela não é possível.
  }
help-peek = { $pointer ->
    [finger] Segure um nome, uma peça ou uma carta para ler sobre ela.
   *[mouse] Aponte para um nome, uma peça ou uma carta para ler sobre ela; segure com o dedo ou tecle I, e ela fica aberta.
  }
help-howto = Como jogar
help-symbols = Símbolos
help-keys = Como usar a mesa
key-tab = para a próxima coisa que se pode escolher
key-arrows = de um lugar a outro no tabuleiro
key-enter = escolher o que está marcado, ou pegar e largar
key-escape = voltar, devolver, fechar
key-digits = os botões, da esquerda para a direita
key-done = Pronto, Passar ou Parar
key-next = pular para o que se pode escolher, e daí para o próximo
key-undo = desfazer
key-redo = refazer
key-zoom = tabuleiro inteiro, aproximar, afastar
key-panes = registro, chat, regras
key-peek = ler a carta do que você aponta
key-plan = apontar algo para todos, colocar ou tirar uma marca
key-skip = pular o que é mostrado passo a passo
key-again = mostrar de novo
key-help = esta página
tour-again = Ver a apresentação de novo

theme = Cores
theme-system = Como no sistema
theme-light = Claras
theme-dark = Escuras
pace = Animações
pace-normal = Normais
pace-fast = Rápidas
pace-off = Nenhuma
follow = O que o jogo faz sozinho
follow-slow = Passo a passo, devagar
follow-normal = Passo a passo
follow-fast = Passo a passo, rápido
follow-off = De uma vez
language = Idioma
sounds = Sons
volume = Volume
ask-again = Perguntar antes do que é difícil de desfazer

# What the game does by itself, step by step.
follow-step = { $at } de { $length }
follow-back = Voltar um passo
follow-next = Ir para o próximo passo
follow-hold = Pausar
follow-go-on = Continuar
follow-skip = Pular
moment = O que acabou de acontecer
moment-skip = Fechar
moment-again = Mostrar no tabuleiro
moment-more = +{ $n }

board-broken = Não foi possível mostrar o tabuleiro

# Several people at one screen.
pass-to = Passe o aparelho para { $name }
pass-text = Tudo fica coberto até o aparelho chegar a { $name }.
pass-go = Sou { $name }
