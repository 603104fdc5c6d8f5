### What is refused, and why, as the table, the lobby and the terminal tell it.

# Set-ups: what the answers are, and what is wrong with one.
error-answered = { $field } { $values }
error-or = { $one } ou { $other }
error-and = { $one } et { $other }
error-or-with = { $one }, ou avec { $other }
error-setup-not-a-setup = une mise en place est un ensemble de noms et de valeurs
error-setup-unknown = { $field } n’est pas un nom de la mise en place de ce jeu ({ $known })
error-setup-not-per-seat = { $field } n’est pas une question posée à chaque place dans ce jeu
error-setup-name-value = { $text } : écris nom=valeur
error-setup-not-asked = { $field } : ne se demande qu’avec { $condition }
error-setup-goes-with = { $field } : { $value } ne va qu’avec { $condition }
error-setup-each-seat = { $field } : il faut une liste avec une entrée pour chaque place, { $seats } en tout
error-setup-list = { $field } : il faut une liste
error-setup-twice = { $field } : nomme deux fois la même chose
error-setup-same = { $field } : { $value } y est deux fois
error-setup-not-one-of = { $field } : { $value } n’est aucun de ces choix : { $values }
error-setup-not-within = { $field } : { $value } n’est pas un nombre entier de { $low } à { $high }
error-setup-not-a-number = { $field } : { $value } n’est pas un nombre entier
error-setup-not-a-flag = { $field } : { $value } n’est ni vrai ni faux (true, false)
error-setup-yes-or-no = { $field } : écris yes (oui) ou no (non), pas { $value }
error-setup-not-json = { $field } : { $value } n’est pas du JSON
error-setup-not-left = { $field } : { $value } n’est pas ce que laisse une partie finie
error-setup-no-pack = { $field } : { $value } n’est ni le mot standard ni les tables d’un pack
error-setup-no-folder = { $field } : { $value } n’est ni le mot standard ni un dossier
error-setup-pack-fault = { $field } : { $fault } ; voir `rulebound validate { $folder }`
error-setup-pack-faults = { $field } : { $fault } et { $more } de plus ; voir `rulebound validate { $folder }`
error-seed = la graine doit être un nombre entier de 0 à 2**128 - 1

# Games and bots by their names.
error-no-game-called = aucun jeu ne s’appelle { $game }
error-no-game-or-file = aucun jeu ne s’appelle { $game } (il y a : { $known }) ; un fichier .py convient aussi
error-no-game-in-file = { $file } ne définit pas GAME
error-no-file = il n’y a pas de fichier { $file }
error-python-fails = { $file } ne peut pas être chargé : { $fault }
error-no-bot = aucun bot ne s’appelle { $bot } (il y a : { $known })
error-no-bot-or-class = aucun bot ne s’appelle { $bot } (il y a : { $known }) ; une classe dans un fichier s’écrit my_bot.py:Clever
error-no-bot-in-file = { $file } ne définit aucun bot appelé { $bot } : une classe dérivée de rulebound.bots.Bot
error-bot-budget = { $bot } : un budget se compte en itérations, comme tree@400, ou en secondes, comme tree@0.3s

# Picks, undo and redo.
error-game-over = la partie est finie
error-not-pickable = ce choix n’est pas possible maintenant
error-pick-late = trop tard : ceci répond au choix { $pick }, et la partie en est au choix { $now }
error-pick-of-another = { $option } par la place { $seat } : { $prompt } est demandé à la place { $asked }
error-pick-not-open = { $option } n’est pas possible pour la place { $seat } à { $prompt } ; au choix : { $shown }
error-pick-none-of-many = { $option } n’est pas possible pour la place { $seat } à { $prompt } ; au choix : { $shown } et { $more } de plus
error-option-long = aucun choix ne dépasse { $most ->
    [one] { $most } lettre
   *[other] { $most } lettres
  }
error-no-redeal = { $text } n’est pas une redistribution possible maintenant
error-undo-not-live = on n’annule que dans une vraie partie, pas dans une partie d’essai ou imaginée
error-undo-nothing = il n’y a rien à annuler
error-undo-nothing-yours = il n’y a rien de toi à annuler
error-undo-whose = un choix s’annule par la place qui l’a fait, ou de force
error-undo-seen = depuis, quelque chose d’aléatoire ou de caché a été dévoilé
error-undo-later = un autre joueur a joué depuis
error-undo-changes = un autre joueur a joué depuis, et le résultat serait différent
error-redo-nothing = il n’y a rien à rétablir
error-stale = trop tard : la table en est au coup { $move }
error-quicker = quelqu’un a été plus rapide
error-moved-on = la table a déjà avancé

# Records.
error-not-a-record = ce n’est pas un enregistrement : { $fault }
error-not-a-snapshot = ce n’est pas un instantané de cette version : { $fault }
error-snapshot-late = l’instantané est plus récent que les choix
error-record-big = trop gros pour un enregistrement : { $size } octets, au plus { $most }
error-record-format = format { $format } ; ce programme lit le format { $ours }
error-record-seed = la graine est hors limites
error-record-game = jeu inconnu : { $game }
error-record-other-game = un enregistrement { ELIDE("de", $game) }, pas { ELIDE("de", $other) }
error-record-rules = fait avec la version { $rules } des règles ; ce programme joue la version { $ours }
error-record-setup = mauvaise mise en place : { $error }
error-record-start = les règles échouent au départ : { $error }
error-record-not-a-pick = choix { $pick } : { $text } n’est pas un numéro de place suivi d’un choix
error-record-pick = choix { $pick } : { $error }
error-record-pick-fails = choix { $pick } : ici les règles échouent : { $error }
error-record-not-by-rules = cette partie ne suit pas les règles : le choix { $pick } n’est pas possible
error-record-starts-otherwise = l’état de départ diffère de celui qui est enregistré
error-record-differs = après le choix { $pick }, l’état diffère de celui qui est enregistré
error-record-hash = il y a une empreinte pour le choix { $pick }, et l’enregistrement a { $picks } choix

# Content packs and files.
error-pack-wanted = { $field } : il faut le mot standard, ou toutes les tables d’un pack
error-pack-table = { $field } : il y a une table { $table }, que le jeu ne connaît pas
error-pack-not-read = { $field } : illisible : { $fault }
error-pack-fault = { $field } : { $fault }
error-pack-faults = { $field } : { $fault } (et { $more } de plus)
error-pack-name = { $field } : nomme un pack que ce serveur possède
error-no-such-pack = { $field } : aucun pack ne s’appelle { $pack } (il y a : { $known })
error-no-packs = ce jeu n’a pas de packs de contenu
error-folder-not-empty = { $folder } existe déjà et n’est pas vide : choisis un dossier vide
error-not-written = impossible d’écrire { $file } : { $cause }

# Spirit Island: which answers go together.
error-si-base-box = { $field } : la boîte de base est toujours en jeu
error-si-spirit-box = { $field } : { $spirit } est dans une boîte qui n’est pas en jeu
error-si-few-spirits = { $field } : les boîtes en jeu n’en ont pas assez pour toutes les places
error-si-aspect-of = { $field } : { $aspect } est un aspect { ELIDE("de", $its_spirit) }, pas { ELIDE("de", $spirit) }
error-si-needs-token = { $field } : { $name } a besoin de { $token }, qu’on ne peut pas laisser de côté
error-si-adversary-box = { $field } : { $adversary } est dans une boîte qui n’est pas en jeu
error-si-needs-events = { $field } : { $adversary } a besoin du paquet événement
error-si-two-adversaries = { $field } : deux adversaires sont deux adversaires différents
error-si-scenario-box = { $field } : { $scenario } est dans une boîte qui n’est pas en jeu
error-si-most-scenarios = { $field } : on en joue au plus { $most } ensemble
error-si-column = { $field } : un scénario dispose les plateaux en colonne
error-si-balanced-column = { $field } : un scénario dispose les plateaux équilibrés en colonne
error-si-blight-card = { $field } : avec le paquet événement, il faut une carte désolation
error-si-same-boards = { $field } : ce sont ceux de la partie précédente
error-si-other-spirits = { $field } : ce ne sont pas les esprits de la partie précédente
error-si-same-adversary = { $field } : c’est celui de la partie précédente, { $adversary } de niveau { $level }
error-si-had-card = { $field } : il y avait une carte désolation à la partie précédente
error-si-token-lies = { $field } : il y a { $token } sur l’île, qu’on ne peut pas laisser de côté
error-si-left-parts = { $field } : il faut exactement { $parts }
error-si-left-turned = { $field } : turned vaut true ou false
error-si-left-boards = { $field } : les plateaux ne sont pas ceux d’autant d’esprits
error-si-left-card = { $field } : une carte désolation retournée est connue
error-si-left-adversary = { $field } : { $part } n’est pas un adversaire avec son niveau
error-si-left-level = { $field } : sans adversaire, pas de niveau
error-si-left-tokens = { $field } : les jetons sont { $tokens }
error-si-left-held = { $field } : held donne les cartes pouvoir de chaque esprit
error-si-left-number = { $field } : { $part } n’est pas un nombre entier de { $low } à { $high }
error-si-left-unknown = { $field } : { $part } nomme quelque chose d’inconnu
error-si-left-twice = { $field } : { $part } nomme deux fois la même chose
error-si-left-land = { $field } : { $part } se trouve là où il n’y a pas de région
error-si-left-box = { $field } : { $name } est dans une boîte qui n’est pas en jeu
error-si-left-seats = { $field } : on continue à autant de joueurs et de plateaux qu’à la partie précédente
error-si-left-nobody = { $field } : personne n’a pu avoir { $card } en main

# Names, passwords and accounts.
error-name-length = un nom a de { $least } à { $most } caractères
error-name-unseen = un nom n’a pas de caractères invisibles
error-name-start = un nom commence par une lettre ou un chiffre
error-name-letters = un nom se compose de lettres en usage aujourd’hui, des chiffres 0 à 9, d’espaces et de - _ . '
error-name-accents = un nom a au plus deux accents sur une lettre
error-name-scripts = un nom ne mélange pas les écritures, comme le latin, le grec et le cyrillique
error-name-reserved = ce nom est réservé
error-name-taken = ce nom est déjà pris
error-name-of-account = ce nom appartient à un compte : connecte-toi ou choisis-en un autre
error-password-length = un mot de passe a de { $least } à { $most } caractères
error-password-is-name = le mot de passe ne doit pas être le nom
error-log-in = le nom ou le mot de passe est faux
error-password = le mot de passe est faux
error-password-changed = quelqu’un vient de changer ce mot de passe
error-has-password = ce compte a déjà un nom et un mot de passe
error-no-password = ce compte n’a pas de mot de passe : crée d’abord un compte
error-blocked = l’hôte de ce serveur a bloqué ce compte
error-log-in-first = connecte-toi d’abord, ou entre comme invité
error-log-in-or-token = connecte-toi d’abord, ou entre comme invité ; les programmes ont besoin d’un jeton personnel
error-logged-out = tu es déconnecté
error-token-label = le libellé d’un jeton a de 1 à { $most } caractères imprimables
error-tokens = un compte a au plus { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
  } : révoques-en d’abord un
error-no-token = tu n’as pas de jeton de ce nom
error-token-unknown = ce jeton personnel est inconnu : il a peut-être été révoqué
error-token-not-enough = un jeton personnel ne suffit pas ici : connecte-toi
error-own-header = une modification sans jeton personnel demande l’en-tête { $header }: 1
error-other-site = cet appel vient d’un autre site
error-other-origin = cet appel vient d’un autre site : ouvre l’adresse du serveur lui-même, ou autorise cette origine
error-own-address = ce serveur ne répond qu’à sa propre adresse
error-host-header = un appel demande un seul en-tête Host, avec un nom et peut-être un port
error-host-taken = un autre navigateur est déjà l’hôte : entre comme invité, ou utilise un nouveau lien
error-host-link = pour entrer comme hôte, ouvre le lien que le serveur a affiché dans son terminal
error-link-used = ce lien a déjà servi ou est trop ancien : relance le serveur pour en avoir un nouveau

# Tables and seats.
error-no-such-table = cette table n’existe pas
error-private = cette table est privée : ouvre-la par son lien d’invitation
error-not-begun = la partie n’a pas commencé
error-begun = la partie a commencé
error-no-game-on = aucune partie n’est en cours
error-no-game-played = aucune partie ne se joue ici
error-no-seat-of-yours = tu n’as pas de place à cette table
error-no-such-seat = cette place n’existe pas
error-not-your-seat = ce n’est pas ta place
error-seats-taken = toutes les places sont prises
error-seat-taken = cette place est prise : choisis-en une autre
error-seat-has-somebody = cette place est prise
error-seat-reserved = cette place est réservée à quelqu’un d’autre
error-seat-kept = une place t’est réservée : prends-la d’abord, puis change
error-person-sits = quelqu’un occupe cette place : libère-la d’abord
error-bot-plays = un bot joue pour toi : reprends d’abord ta place
error-bot-stays = à cette table, un bot qui a pris une place la joue jusqu’au bout
error-colour-taken = un autre joueur a cette couleur : choisis-en une autre
error-player-chooses = seul le joueur de cette place peut choisir
error-owner-chooses = c’est le propriétaire de la table qui choisit pour cette place
error-owner-frees = seul le propriétaire d’une table peut libérer des places et les donner à des bots
error-owner-deletes = seul le propriétaire d’une table peut la supprimer
error-one-seat = tu ne peux prendre qu’une place, sauf si plusieurs personnes partagent ton écran
error-seats-filled = la mise en place est pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, et { $filled } sont prises
error-unstarted = { $tables } de tes tables n’ont pas commencé : commences-en ou supprimes-en d’abord
error-bots-alone = des bots jouent seuls à { $tables } de tes tables : attends que l’une d’elles ait fini
error-seats-free = { $seats ->
    [one] { $seats } place est encore libre
   *[other] { $seats } places sont encore libres
  }
error-chosen-otherwise = quelqu’un vient de choisir autre chose : regarde de nouveau, puis commence
error-players-start = seuls les joueurs de cette table peuvent commencer la partie
error-rematch = seuls ceux qui ont joué peuvent demander une revanche
error-left-nothing = cette partie n’a rien laissé pour une suite
error-other-rules = cette partie a commencé avec la version { $rules } de ses règles ; ce programme joue la version { $ours }

# At the table.
error-players-chat = seuls les joueurs de cette table peuvent discuter
error-muted = l’hôte de ce serveur t’a coupé la parole pour un temps
error-players-notes = seuls les joueurs de cette table ont des notes
error-players-point = seuls les joueurs de cette table peuvent montrer et marquer des choses
error-marks = tu as déjà { $most ->
    [one] { $most } repère
   *[other] { $most } repères
  } : enlèves-en d’abord un
error-nothing-to-say = il n’y a rien à dire
error-too-long = trop long : { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
  }, au plus { $most }
error-voting = la table vote : accepte ou refuse, puis redemande
error-nothing-proposed = rien n’est proposé
error-just-rejected = les autres viennent de dire non : propose de nouveau dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
error-no-lesson = ce jeu n’a pas de première partie guidée
error-not-a-lesson = cette table n’est pas une première partie guidée
error-learner = seul celui qui apprend peut faire cela
error-step = ce n’est pas l’étape en cours, ou elle attend quelque chose
error-report-empty = dis ce qui ne va pas
error-nobody-sits = personne n’est à cette place
error-reports = l’hôte a déjà beaucoup de signalements de toi à regarder

# What the host of a server does.
error-no-report = il n’y a pas de signalement { $number }
error-no-table-called = il n’y a pas de table { $table }
error-nobody-called = personne ne s’appelle { $name }
error-several-called = plusieurs personnes s’appellent { $name } : donne le numéro ({ $numbers })
error-host-not-blocked = l’hôte ne peut pas être bloqué
error-host-not-removed = l’hôte ne peut pas être supprimé

# Replays and records on the server.
error-positions = il y a des positions de 0 à { $last }
error-look-back = la partie est en cours : seuls ceux qui jouent peuvent revoir
error-look-back-own = la partie est en cours : tu ne peux revoir que de ta place
error-timeline = le déroulement est visible quand la partie est finie
error-record-over = l’enregistrement est disponible quand la partie est finie
error-records-a-day = { $most ->
    [one] { $most } enregistrement par jour suffit
   *[other] { $most } enregistrements par jour suffisent
  } : apporte le prochain demain
error-records = tu as déjà apporté { $most ->
    [one] { $most } enregistrement
   *[other] { $most } enregistrements
  } : on n’en garde pas plus ici
error-many-replays = trop de gens revoient des parties en ce moment : réessaie dans quelques secondes
error-not-replayed = cette partie ne peut pas être revue ici : c’est trop long, ou les règles échouent

# The server itself.
error-too-fast = trop d’appels : réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
error-many-log-ins = trop de gens se connectent en ce moment : réessaie dans quelques secondes
error-too-many-watch = trop de gens regardent ici en ce moment
error-too-many-windows = tu regardes dans trop de fenêtres à la fois
error-gave-way = cette table est ouverte dans trop d’autres fenêtres
error-stopping = le serveur s’arrête : reviens dans un instant
error-closing = le serveur se ferme ; rien ne s’est passé, réessaie
error-busy = la table est trop occupée pour être lue ; réessaie
error-move-not-saved = le coup n’a pas pu être enregistré ; rien ne s’est passé, réessaie
error-database-silent = la base de données ne répond pas ; réessaie
error-rules-failed = les règles de ce jeu ont échoué ici ; rien ne s’est passé
error-server-fault = quelque chose a mal tourné sur le serveur ; l’erreur est consignée
error-our-fault = quelque chose a mal tourné de notre côté
error-protocol = ce serveur parle la version { $ours } du protocole, pas la { $version } : recharge la page
error-not-text = les messages doivent être du texte, pas du binaire
error-hello-first = le premier message doit être hello
error-hello-twice = hello a déjà été envoyé
error-not-a-message = ce n’est pas un message : { $fault }
error-message-big = trop gros : { $size } octets, au plus { $most }
error-too-many-bad = trop de messages erronés
error-nothing-here = il n’y a rien à cette adresse
error-wrong-method = cela ne se fait pas à cette adresse
error-request-big = c’est trop gros pour être envoyé
error-media-type = cela s’envoie en JSON, et seulement ainsi
error-bad-request = cette requête ne peut pas être lue : { $fault }
error-too-deep = le JSON est imbriqué trop profondément
