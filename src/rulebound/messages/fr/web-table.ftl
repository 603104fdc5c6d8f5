# The table: frame, decision bar, panes, notices, help.
board = Le plateau
side = Journal, chat et règles
pane-players = Joueurs
pane-market = Au choix
pane-log = Journal
pane-chat = Chat
pane-rules = Règles
pane-notes = Notes
pane-card = Carte
back = Retour
you = toi
take-seat = Jouer
take-seat-text = Jouer pour cette place, l’une des tiennes
away = pas là
guest = invité
guest-text = N’a pas de compte ici : quelqu’un d’autre peut venir sous le même nom
away-text = Un bot joue à sa place
away-until = Un bot joue à sa place à partir du { $until }
is-a-bot = Un bot
is-asked = doit choisir
thinking = réfléchit
thinking-for = réfléchit, { $seconds } s
is-thinking =
    { $number ->
        [one] { $who } réfléchit…
       *[other] { $who } réfléchissent…
    }

zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau (F)
zoom-fit-more = Tout le plateau : { $n ->
    [one] encore { $n } endroit brille
   *[other] encore { $n } endroits brillent
  }
sheet-up = Relever ma main
sheet-down = Baisser ma main

undo = Annuler
redo = Rétablir
nothing-to-undo = Rien à annuler
nothing-to-redo = Rien à rétablir
settings = Réglages
help = Aide et touches
menu = Plus

decision = Ce qu’on te demande
hint-glow = { $pointer ->
    [finger] Touche ce qui brille.
   *[mouse] Choisis ce qui brille ; survole-le pour voir l’effet.
  }
hint-move = { $pointer ->
    [finger] Touche ce qui brille, puis l’endroit où ça va ; ou fais-le glisser.
   *[mouse] Prends ce qui brille, puis choisis où ça va ; ou fais-le glisser.
  }
hint-take = { $pointer ->
    [finger] Touche-le, puis l’endroit où il va ; ou fais-le glisser.
   *[mouse] Prends-le, puis choisis où il va ; ou fais-le glisser.
  }
hint-held = { $pointer ->
    [finger] Tu le tiens : touche l’endroit où il va. Touche-le encore pour le reposer.
   *[mouse] Tu le tiens : choisis où il va. Clique encore dessus pour le reposer.
  }
put-back = Reposer
which = Lequel ?
needs-consent = Pour l’annuler, il faudrait l’accord des autres.
do-it = Oui, je le fais
game-over = La partie est finie
game-ended = La partie a été arrêtée
game-ended-text = Tout le monde a voulu s’arrêter là. On peut encore la revoir, coup par coup.
show-result = Voir le résultat
skip-ahead = Passer
show-market = Voir ce qui est au choix
is-choosing =
    { $number ->
        [one] { $who } choisit…
       *[other] { $who } choisissent…
    }
you-watch = Tu regardes.
since = depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
  }
until = jusqu’au { $day }

table-closed = Impossible d’afficher cette table
connection-lost = La connexion est coupée. Elle revient toute seule.
refused-offline = Pas envoyé : pas de connexion pour l’instant.
refused-no-answer = Le serveur n’a pas répondu. Ce que tu vois date peut-être ; ça va se rattraper.
refused-stale = Trop tard : la partie a avancé entre-temps. Voici où elle en est.
refused-lost = La connexion s’est coupée en route. La table te dira si c’est passé.
bot-in-your-seat = Un bot joue pour toi à cette table.
bot-in-your-seat-from = Tu as quitté cette table. À partir du { $from }, un bot joue pour toi.
take-seat-back = Reprendre ma place
vote-undo = { $who } voudrait annuler un coup. Il faut l’accord de tous.
vote-redo = { $who } voudrait rétablir ce coup. Il faut l’accord de tous.
vote-end = { $who } propose d’arrêter la partie ici. Il faut l’accord de tous.
vote-yes = D’accord
vote-no = Non
vote-withdraw = Retirer
vote-waiting = Les autres votent.
vote-awaits-you = Tu peux encore refuser jusqu’au { $until }.
vote-awaits = { $n ->
    [one] { $who } n’est pas là et peut encore refuser jusqu’au { $until }.
   *[other] { $who } ne sont pas là et peuvent encore refuser jusqu’au { $until }.
}

copy-link = Copier le lien
link-copied = Le lien est copié.
look-back = Revoir
propose-end = Proposer d’arrêter la partie
leave-table = Partir (un bot continue)
report = Signaler à l’hôte
report-what = Qu’est-ce qui ne va pas à cette table, et qui le fait ? Seul l’hôte du serveur le lira.
report-sent = L’hôte du serveur le lira.
leave-sure = Quitter la table ? Un bot continue pour toi ; tu pourras reprendre ta place.
rematch = Revanche

log-filter = Les lignes de qui
log-all = Tout le monde
log-older = Voir les lignes plus anciennes
log-since = Depuis ton arrivée
log-times = × { $n }
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-say = Écris à la table
chat-send = Envoyer
plan = Préparer ensemble
plan-point = Montrer
plan-mark = Marquer
plan-clear = Effacer mes repères
plan-remove = Retirer mon repère : { $what }
plan-marks = Repères
plan-gone = quelque chose qui n’est plus là
plan-points = { $player } montre { $what }
plan-press-point = { $pointer ->
    [finger] Touche ce que tout le monde doit regarder.
   *[mouse] Clique sur ce que tout le monde doit regarder.
  }
plan-press-mark = { $pointer ->
    [finger] Touche ce que tu prévois ; touche encore pour retirer ton repère.
   *[mouse] Clique sur ce que tu prévois ; clique encore pour retirer ton repère.
  }
plan-hint = Toute la table voit ce que tu montres et marques.
notes-hint = Il n’y a que toi qui lis ça.
notes-loading = Un instant…
notes-kept = Enregistré.
notes-writing = Ça s’écrit…
notes-failed = Pas enregistré : le serveur ne répond pas.
rules-search = Chercher : mot ou numéro
rules-chapter = Aller à un chapitre
rules-failed = Les règles n’ont pas pu être chargées.
rules-none = Aucune règle ne contient ces mots.

help-text = { $pointer ->
    [finger] Ce que tu peux choisir brille sur la table ; le reste, ce sont les boutons en bas. Touche autre chose pour savoir pourquoi ce n’est pas possible.
   *[mouse] Ce que tu peux choisir brille sur la table ; le reste, ce sont les boutons en bas. Clique sur autre chose pour savoir pourquoi ce n’est pas possible.
  }
help-peek = { $pointer ->
    [finger] Garde le doigt sur un nom, un pion ou une carte pour lire ce que c’est.
   *[mouse] Survole un nom, un pion ou une carte pour lire ce que c’est ; garde le doigt dessus, ou appuie sur I, et ça reste.
  }
help-howto = Comment jouer
help-symbols = Symboles
help-keys = Se servir de la table
key-tab = aller au choix suivant
key-arrows = d’un endroit du plateau à l’autre
key-enter = choisir ce qui est marqué, ou le prendre et le poser
key-escape = retour, reposer, fermer
key-digits = les boutons, en partant de la gauche
key-done = Terminé, Passer ou Arrêter
key-next = sauter à ce qu’on peut choisir, puis au suivant
key-undo = annuler
key-redo = rétablir
key-zoom = tout le plateau, plus près, plus loin
key-panes = journal, chat, règles
key-peek = lire la carte de ce que tu survoles
key-plan = montrer quelque chose à tous, poser ou retirer un repère
key-skip = passer ce qui est montré pas à pas
key-again = le montrer encore
key-help = cette page
tour-again = Refaire la visite

theme = Couleurs
theme-system = Celles du système
theme-light = Clair
theme-dark = Sombre
pace = Animations
pace-normal = Normales
pace-fast = Rapides
pace-off = Aucune
follow = Ce que le jeu fait de lui-même
follow-slow = Pas à pas, lentement
follow-normal = Pas à pas
follow-fast = Pas à pas, vite
follow-off = D’un coup
language = Langue
sounds = Sons
volume = Volume
ask-again = Redemander avant un coup difficile à annuler

# What the game does by itself, step by step.
follow-step = { $at } sur { $length }
follow-back = Un pas en arrière
follow-next = Au pas suivant
follow-hold = Pause
follow-go-on = Continuer
follow-skip = Passer
moment = Ce qui vient d’arriver
moment-skip = Ranger
moment-again = Le montrer sur le plateau
moment-more = +{ $n }

board-broken = Le plateau n’a pas pu être affiché

# Several people at one screen.
pass-to = Passe l’appareil à { $name }
pass-text = Tout est caché tant { ELIDE("que", $name) } ne l’a pas.
pass-go = Je suis { $name }
