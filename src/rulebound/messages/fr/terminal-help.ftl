### What the commands say of themselves: `rulebound play --help`, and what `serve`, `games` and `replay` print.

# The parts of a help text.
help-usage = Utilisation{"\u00A0"}
help-usage-options = {"["}OPTIONS]
help-usage-command = COMMANDE [ARGUMENTS]...
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-commands = Commandes{"\u00A0"}
help-required = obligatoire
help-default = par défaut
help-help = Afficher cette aide et quitter.

# The commands, in one sentence each.
help-rulebound = Des jeux de société joués selon toute la règle. Sans commande : lance le serveur et ouvre le navigateur.
help-rulebound-debug = Montrer d’où vient une erreur dans le code ; aussi RULEBOUND_DEBUG.
help-rulebound-version = Afficher la version et quitter.
help-play = Jouer dans ce terminal, avec des bots ou des amis.
help-serve = Lancer le serveur.
help-worker = Réfléchir pour les bots d’un serveur et rejouer ses parties, sur une autre machine.
help-games = La liste des jeux, avec le nombre de joueurs et le thème de chacun.
help-replay = Afficher le journal d’une partie enregistrée, ou la vérifier avec --verify.

# rulebound play
help-play-game = Le nom d’un jeu intégré, ou un fichier Python qui définit GAME.
help-play-seats = Qui joue à chaque place : me ou le nom d’un bot ; RÔLE=NOM pour la place d’un rôle.
help-play-answers = Une réponse pour la mise en place ; peut être répétée.
help-play-seed = La graine du hasard : la même donne les mêmes cartes et les mêmes dés.
help-play-language = La langue du jeu ; sinon celle du terminal (LANG), ou l’anglais.
help-play-save = Garder la partie dans ce fichier.
help-play-resume = Reprendre une partie enregistrée.

# rulebound replay
help-replay-file = Une partie enregistrée.
help-replay-verify = Vérifier seulement que la partie suit les règles.
help-replay-to = S’arrêter après ce nombre de coups.
help-replay-game = Le jeu de cette partie : le nom d’un jeu intégré, ou un fichier Python qui définit GAME.
help-replay-seat = La voir à la place de ce joueur (1 pour Joueur 1) ; sinon en spectateur.
help-replay-language = La langue du journal ; sinon celle du terminal (LANG), ou l’anglais.
verified = vérifié : { $picks ->
    [one] { $picks } coup
   *[other] { $picks } coups
  }, { $states ->
    [one] { $states } état
   *[other] { $states } états
  }

# rulebound serve
help-serve-host = L’adresse d’écoute ; sinon 127.0.0.1 (cet ordinateur seul).
help-serve-port = Sinon 8000 ; 0 : n’importe quel port libre.
help-serve-database = sqlite:///FICHIER ou postgresql://... ; ou DATABASE_URL.
help-serve-data = Là où tout est gardé ; ou RULEBOUND_DATA.
help-serve-public-url = L’adresse pour les autres, dans les invitations ; ou RULEBOUND_PUBLIC_URL.
help-serve-bot = Un bot à toi, qui peut prendre des places ; ou RULEBOUND_BOTS.
help-serve-ready-bots = Les bots suivent la partie pendant que les autres réfléchissent ; ou RULEBOUND_READY_BOTS.
help-serve-workers = Le nombre de processus ; plus d’un demande PostgreSQL.
help-serve-open-page = Ouvrir le navigateur dès que le serveur est prêt.
serve-at = Rulebound est à l’adresse { $address } (Ctrl-C pour l’arrêter)
serve-others = L’adresse pour les autres : { $address }
serve-nobody-else = Personne d’autre ne peut s’y connecter : cet ordinateur n’est sur aucun réseau
serve-host = Pour te connecter en tant qu’hôte (un navigateur, une fois) : { $address }

# rulebound worker
help-worker-database = Celle du serveur : postgresql://... ; aussi DATABASE_URL.
help-worker-processes = Combien de choses à la fois ; une par cœur par défaut.
worker-runs = Au travail pour le serveur (arrêter avec Ctrl-C)

# rulebound games
help-games-game = Ce jeu seulement : le nom d’un jeu intégré, ou un fichier Python qui définit GAME.
help-games-as-json = Afficher un objet JSON au lieu d’un tableau.
help-games-language = La langue du tableau ; sinon celle du terminal (LANG), ou l’anglais.
games-game = jeu
games-players = joueurs
games-about = thème
games-seats = { $low } à { $high }
games-play = Pour jouer : { $command }
games-none =
    Aucun jeu n’est encore intégré.
    Un jeu peut aussi être un fichier Python. Essaie un exemple :
    { $command }
