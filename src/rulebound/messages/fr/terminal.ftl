# Words for playing in the terminal.

# Who sits where.
terminal-you = { $player } : toi
terminal-person = { $player } : quelqu’un à ce clavier
terminal-bot = { $player } : un bot ({ $bot })
terminal-hint = Pour choisir, tape un numéro puis Entrée. Tape ? pour l’aide, q pour quitter.

# Whose turn it is.
terminal-turn = { $seat }, à toi de jouer.
terminal-hand-over = C’est le tour { ELIDE("de", $seat) }. Appuie sur Entrée quand personne d’autre ne voit l’écran.
terminal-who = Plusieurs d’entre vous peuvent jouer. Qui est-ce ? Tape le numéro du joueur.
terminal-somebody-else = (Entrée toute seule si quelqu’un d’autre joue d’abord.)
terminal-not-a-person = Ce joueur ne peut rien faire maintenant.
terminal-say-who = Dis d’abord qui joue : { $example } tout seul, ou { $example } : { $answer }

# Answers that are none.
terminal-no-such-choice = « { $answer } » n’est pas un choix possible. Tape { $count ->
    [one] 1
   *[other] un numéro de 1 à { $count }
  }, ou ? pour l’aide.

# Help.
terminal-help-choice = Pour choisir, tape le numéro d’un choix, ou sa forme courte : { $example }.
terminal-help-who = Pour jouer, tape le numéro d’un joueur, ou toute la réponse d’un coup : { $example }.
terminal-help =
    Tu peux aussi taper :
    s - revoir où en est la partie, et les choix
    u - annuler ton dernier choix, si rien n’a été dévoilé depuis
    r - rétablir ce choix, finalement
    i et un nom - lire ce qu’il veut dire ou ce qui s’y trouve
    why et un choix - savoir pourquoi il est ouvert ou non, par exemple : why 1
    save et un nom de fichier - enregistrer la partie dans un fichier
    q - quitter
terminal-help-wait = w - attendre, et laisser jouer les bots d’abord

# Undo and redo.
terminal-undone = C’est annulé.
terminal-redone = C’est rétabli.
terminal-nothing-to-undo = Il n’y a encore rien à annuler.
terminal-nothing-to-redo = Il n’y a rien à rétablir.
terminal-undo-too-late = Trop tard pour l’annuler : { $seat } a joué depuis.
terminal-undo-seen = Impossible de l’annuler : un jet de dé ou quelque chose de caché a été dévoilé.
terminal-nobody-else = Aucun bot ne peut jouer maintenant.

# Reasons.
terminal-nothing-known = Rien n’est connu ici sous le nom « { $what } ».
terminal-why-what = Pourquoi quoi ? Tape why et un choix, par exemple : why 1
terminal-why-unknown = Aucune raison connue pour « { $answer } ».
terminal-open = Tu peux le choisir : « { $answer } ». On n’en sait pas plus.

# Keeping a game.
terminal-save-where = Tape save et un nom de fichier, par exemple : save partie.json
terminal-save-offer = Tape un nom de fichier pour enregistrer la partie, ou Entrée pour partir sans l’enregistrer.
terminal-saved = Enregistrée dans { $file }.
terminal-not-saved = Pas enregistrée : { $reason }.
terminal-go-on = Pour reprendre la partie là où tu l’as enregistrée : { $command }
terminal-look-back = Pour relire cette partie : { $command }
terminal-lost = La partie s’arrête ici et n’est pas enregistrée. Pour pouvoir la reprendre une autre fois, lance-la avec --save et un nom de fichier.

# The end.
terminal-over = La partie est finie. { $reason }
terminal-score = { $player } marque { $score }.
terminal-winners = { $count ->
    [one] Victoire { ELIDE("de", $winners) }
   *[other] Victoire partagée { ELIDE("de", $winners) }
  }.
terminal-all-win = Vous gagnez tous.
terminal-nobody-wins = Personne ne gagne.

# Reading a record.
terminal-whispered = À { $seat } : { $text }
terminal-stops = L’enregistrement s’arrête ici, avant la fin de la partie.
