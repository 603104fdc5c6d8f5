# Everything before and around a table: the lobby, new tables, the waiting room, accounts.
wordmark = Rulebound
wordmark-home = Rulebound, vers l’accueil
answer-yes = Oui
answer-no = Non
answer-nothing = Rien
copy-text = Copier
copy-done = Copié
seat-you = Toi
account-you = Toi

# The head and the foot of the page.
top-label = Toi et tes réglages
top-theme = { $pointer ->
    [finger] { $now }. Touche pour changer
   *[mouse] { $now }. Clique pour changer
  }
top-language = Langue
top-account = Ton compte : { $name }
top-theme-system = Thème : système
top-theme-light = Thème : clair
top-theme-dark = Thème : sombre
tag-guest = invité
foot-unofficial = Une adaptation des règles non officielle, libre et sans but commercial. Les jeux, les noms et les marques appartiennent à leurs auteurs et à leurs éditeurs, qui n’y ont pris aucune part.
foot-owners = Merci de posséder les jeux auxquels tu joues ici.

# The lobby.
lobby-title = Jeux et tables
lobby-lead = De grands jeux de société, avec toutes leurs règles.
lobby-broken = L’accueil n’a pas pu être chargé
lobby-away = Le serveur ne répond pas. Ce que tu vois date peut-être ; on continue d’essayer.
games-title = Jeux
games-none = Ce serveur n’a aucun jeu.
game-players = { $low } à { $high } joueurs
game-bots = Contre des bots, ou entre amis
game-bots-together = En solo ou en équipe, avec des bots ou des amis
play-now = Jouer contre des bots
play-now-together = Jouer avec des bots
first-game = Une partie facile
learn = Première partie guidée
learn-about = Tu débutes ? Commence ici : dix minutes sur le vrai plateau, chaque règle au moment où elle sert.
set-up-table = Ouvrir une table
of-game = { $words } : { $game }
quick-opponents = Combien d’adversaires ?
quick-strength = Niveau des bots
quick-companions = Combien d’équipiers ?
quick-start = Commencer
quick-starting = C’est parti…
quick-role = Jouer comme
quick-plain = joueur

my-tables = Mes tables
my-turns = { $n ->
    [one] À toi de jouer à { $n } table
   *[other] À toi de jouer à { $n } tables
  }
my-tables-empty = { $pointer ->
    [finger] Pas encore de table. Choisis un jeu et touche « Jouer » : deux appuis plus tard, tu es en pleine partie.
   *[mouse] Pas encore de table. Choisis un jeu et clique sur « Jouer » : deux clics plus tard, tu es en pleine partie.
  }
my-tables-none = Aucune partie en cours.
my-finished = Parties finies ({ $n })
turn-yours = À toi de jouer
turn-vote = On attend ton vote
turn-others = On attend { $names }
turn-stand-in = le bot qui te remplace
turn-open = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
  }
turn-ready = Prête à commencer
result-won = Gagné
result-shared = Victoire partagée
result-lost = Perdu
result-over = Finie
result-ended = Arrêtée avant la fin
turn-deadline = Jusqu’au { $date } ({ $when })
go-play = Jouer
go-vote = Voter
go-on = Ouvrir
go-in = Entrer
go-replay = Revoir
go-label = { $go } : { $game }, { $status }

open-tables = Tables ouvertes
open-tables-empty = Personne n’attend de joueurs. Ouvre une table publique : elle apparaîtra ici.
open-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
  }
open-join = Rejoindre
open-join-label = Rejoindre cette table { ELIDE("de", $game) }

record-about = Une partie enregistrée ailleurs ? Revois-la ici, coup par coup.
record-bring = Charger une partie
record-busy = Lecture de la partie…
record-wrong-file = Ce fichier n’est pas une partie enregistrée.

# Times.
time-just-now = à l’instant
time-any-moment = d’un instant à l’autre
time-seconds = { $n } secondes
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
time-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
  }
time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }

# A new table.
new-title = Ouvrir une table
new-players = Joueurs
new-rules = Le jeu
new-terms = La table
new-field-of-seat = { $field }, joueur { $number }
new-pack-hint = Si tu possèdes le jeu imprimé, tu peux jouer avec ce qui y est imprimé : mets un pack de contenu dans le dossier packs/{ $game } du dossier de données du serveur.
terms-pack = Pack { $hash }
new-create = Créer la table
new-start = Commencer la partie
new-waits = Tu reçois un lien pour inviter les autres ; la partie commence quand toutes les places sont prises.
new-starts-now = Toutes les places sont prises : la partie commence tout de suite.
seat-me = Toi
seat-here = Sur cet écran
seat-name = Nom du joueur { $number }
screens = Écrans
screens-own = Chacun le sien
screens-own-help = Tu invites les autres par un lien.
screens-shared = Un seul pour tous
screens-shared-help = Plusieurs joueurs sur cet écran. On se passe l’appareil : ce qui est secret est caché entre les tours.
seat-open = Ouverte à qui veut
seat-chooses-later = Celui qui prend une place ouverte y fait lui-même ses choix.
seat-bots = Bots
seat-bot = Bot { $bot }
bot-about-master = niveau fort : réfléchit une seconde ou deux à chaque coup
bot-about-journeyman = niveau moyen : réfléchit un instant à chaque coup
bot-about-apprentice = niveau facile : répond tout de suite
bot-about-beam = prévoit toute son action
bot-about-foresight = joue ses meilleures idées jusqu’à la fin du tour
bot-about-tree = essaie son tour dans de nombreux mondes
bot-about-rival = joue avec un coup d’avance, pour lui et contre les autres
bot-about-own = un bot propre à ce serveur
bot-rated = { $about } (cote { $rating } au classement de ce jeu)
bot-about-greedy = joue avec un coup d’avance et prend ce qui rapporte le plus
bot-about-random = fait n’importe quel coup permis
terms-access = Qui peut voir et venir
access-private = Sur invitation
access-private-help = Seulement ceux qui ont ton lien, aussi pour regarder et revoir la partie.
access-unlisted = Avec l’adresse
access-unlisted-help = Tous ceux qui ont l’adresse de la table ; elle ne figure pas à l’accueil.
access-public = Publique
access-public-help = Tout le monde ; la table figure à l’accueil.
terms-pace = Rythme
pace-live = En direct
pace-live-help = Tout le monde est à table maintenant.
pace-correspondence = En différé
pace-correspondence-help = Un coup quand on a le temps.
pace-live-free = En direct, sans chrono
pace-live-clock = En direct, { $span } par coup
pace-correspondence-days = En différé, { $span } par coup
terms-time = Temps par coup
terms-no-clock = Sans chrono
terms-timeout = Temps écoulé
timeout-move = Un bot joue le coup
timeout-move-help = Le suivant revient au joueur.
timeout-seat = Un bot prend la place
timeout-seat-help = Et il continue pour celui qui s’est tu.
terms-bot-after = Si quelqu’un part, le bot attend
terms-bot-at-once = pas du tout
terms-away-vote = Temps de vote des absents
terms-away-vote-usual = 10 min ou le temps d’un coup
terms-away-vote-none = aucun
terms-take-back = Une place prise par un bot
take-back-always = Peut être reprise
take-back-always-help = Son joueur peut revenir quand il veut.
take-back-never = Reste au bot
take-back-never-help = Qui s’absente plus longtemps ne revient pas.

# The waiting room.
wait-title = On attend des joueurs
wait-title-ready = Prêts à commencer
wait-seats = Places
wait-you = { $name } (toi)
wait-kept = Réservée à { $name }
wait-present = est là
wait-gone = a une place, mais n’est pas là
wait-yours = c’est ta place
wait-here = sur cet écran
wait-open = encore personne ici
wait-bot-label = Un bot pour la place { $number }
wait-add-bot = Ajouter un bot
wait-bot-choice = { $bot } : { $about }
wait-chat = Chat
colour-of = Couleur de la place { $number }
colour-0 = Bleu
colour-1 = Orange
colour-2 = Turquoise
colour-3 = Magenta
colour-4 = Jaune
colour-5 = Ardoise
colour-taken = { $colour } : déjà pris
wait-sit = S’asseoir ici
wait-sit-label = S’asseoir ici : place { $number }
wait-move = Autre place
wait-move-label = Déplacer la place { $number }
wait-move-to = Place { $number } : { $who }
wait-move-role = Place { $number }, { $role } : { $who }
wait-free-roles = Encore libre : { $roles }.
free-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
wait-free = Libérer
wait-free-label = Libérer la place { ELIDE("de", $name) }
wait-free-seats = { $n ->
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
  } La partie peut commencer quand toutes sont prises.
wait-ready = Tout le monde est là.
wait-ready-others = Tout le monde est là. Ceux qui sont à la table peuvent commencer la partie.
wait-join = S’asseoir
wait-start = Commencer la partie
wait-fill = Compléter de bots et jouer
wait-leave = Se lever
wait-private = Cette table est privée : demande le lien d’invitation à ses joueurs.
wait-invite = Inviter les autres
wait-link = Lien d’invitation
wait-link-private = Avec ce lien, on peut s’asseoir.
wait-link-local = Ce serveur ne répond que sur ta machine, et le lien aussi : un autre navigateur sur la même machine peut s’asseoir avec.
wait-command = Pour faire entrer des amis, arrête le serveur et relance-le avec
wait-command-help = Tes tables restent, et leurs liens mèneront tes amis à ta machine.
wait-qr = QR code qui ouvre cette table
wait-qr-help = Ou scanne-le avec un téléphone.
wait-link-unlisted = Avec ce lien ou l’adresse de la table, on peut s’asseoir.
wait-link-public = La table figure aussi à l’accueil.
wait-terms = Cette table
wait-delete = Supprimer la table
wait-delete-title = Supprimer cette table ?
wait-delete-text = Tous ceux qui y sont assis devront la quitter. Aucune partie n’est perdue : elle n’a pas commencé.

# Coming in.
sign-in = S’identifier
sign-who = Comment t’appeler ?
sign-way = Comment tu entres
sign-guest = En invité
sign-guest-about = Un nom suffit. Ce navigateur se souvient de toi, et tu pourras en faire un compte plus tard.
sign-guest-go = Continuer
sign-log-in = Connexion
sign-log-in-about = Te revoilà.
sign-log-in-go = Se connecter
sign-log-in-leaves = Tes places actuelles restent sous ton nom actuel. Pour les garder, crée plutôt un compte.
sign-register = Nouveau compte
sign-register-about = Avec un compte, tu retrouves tes tables dans tous tes navigateurs.
sign-register-keeps = Tes places et tes tables restent à toi ; tu les retrouves dans tous tes navigateurs.
sign-register-go = Créer le compte
sign-name = Nom
sign-name-help = De 2 à 24 lettres, chiffres, espaces et - _ . '
sign-password = Mot de passe
sign-password-help = Au moins 8 caractères.

# A link from the server's terminal.
host-title = C’est toi ?
host-other = Ce navigateur joue ici sous le nom { ELIDE("de", $name) }. Le lien est pour la personne qui a lancé le serveur.
host-change = C’est moi qui l’ai lancé
host-stay = Rester { $name }
host-used-title = Lien déjà utilisé
host-used = Ce lien a déjà servi, ou il est trop vieux. Relance le serveur : il en affiche un nouveau, valable pour un navigateur.

# The account.
account-title = Ton compte
account-is-person = Ton compte sur ce serveur.
account-is-guest = Tu joues en invité : seul ce navigateur te connaît.
account-is-local = C’est toi qui as lancé ce serveur : pas besoin de te connecter. Les autres navigateurs ont leurs propres noms.
account-become-guest = En faire un compte
account-become-local = Jouer sous un nom à toi
account-password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-help = Au moins 8 caractères. Les autres navigateurs seront déconnectés.
password-change = Changer le mot de passe
password-changed = C’est changé.
tokens-title = Jetons pour programmes
tokens-about = Avec un jeton personnel, un programme joue en ton nom : un bot à toi, par exemple.
tokens-none = Tu n’en as créé aucun.
tokens-made = créé le { $date }
tokens-label = Pour quoi faire ?
tokens-placeholder = Mon bot
tokens-make = Créer un jeton
tokens-secret = Ton nouveau jeton
tokens-once = Copie-le maintenant : on ne te le montre qu’une fois.
tokens-revoke = Révoquer
tokens-revoke-sure = Vraiment révoquer ?
tokens-revoke-label = Révoquer { $label }
account-out = Se déconnecter
account-out-guest = Un invité ne peut pas se reconnecter. Pour garder tes places, crée d’abord un compte.
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter partout
delete-account = Supprimer le compte
delete-account-text = Ton nom disparaît pour de bon. Des bots finissent tes parties, et celles qui sont finies parlent d’un ancien joueur.
delete-password = Ton mot de passe
delete-chat = Effacer aussi tout ce que j’ai dit
delete-account-go = Supprimer pour de bon
