# Replays, the end of a game, the chart of its scores, and the guided first game.
replay = Revoir
replay-title = Partie revue : { $game }
replay-look-back = Retour en arrière
replay-loading = La partie se remet en place…
replay-failed = Impossible de revoir cette partie
replay-no-board = Il n’y a pas de plateau pour ce jeu ici.
replay-to-table = Retour à la table

replay-transport = Parcourir la partie
replay-steps = Étapes
replay-slider = Position
replay-position = Coup { $at } sur { $length }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-start = La partie commence
replay-picked = { $who } : { $what }
replay-hidden-pick = Un autre joueur a choisi
replay-turn = Tour
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-speed-quick = Très rapide
replay-eyes = Vue par
replay-spectator = Tous
replay-scores = Scores
replay-share = Copier le lien de cette position
replay-link-copied = Le lien de cette position est copié.
replay-download = Télécharger la partie

replay-help = On peut revoir chaque position de la partie, du point de vue de n’importe quel joueur.
replay-key-step = un coup en arrière, un coup en avant
replay-key-turn = un tour en arrière, un tour en avant
replay-key-ends = au début, à la fin
replay-key-play = lecture, pause
key-name-home = Début
key-name-end = Fin
key-name-space = Espace
key-name-turns = Page ↑, Page ↓

chart-title = L’évolution des scores
chart-label = Les scores au fil de la partie. Les flèches vont d’un changement à l’autre, Entrée montre la position.
chart-score = { $name } { $score }
chart-turns = Tour
chart-moves = Coups
chart-turn = Tour { $turn }
chart-end = Fin
chart-when = Début du
chart-as-table = Voir les chiffres
chart-larger = Plus grand

result-one = Victoire { ELIDE("de", $name) }
result-you = Victoire !
result-you-too = Tu partages la victoire avec { $names }
result-many = { $names } partagent la victoire
result-together = Tu gagnes, avec { $names }
result-all-together = { $names } gagnent ensemble
result-nobody = Personne ne gagne
result-rank = Rang { $rank }
result-me = (toi)
result-rematch = Revanche
result-sequel = Continuer à partir d’ici
result-replay = Revoir la partie

tour = Une petite visite
tour-step = { $step } sur { $steps }
tour-back = Retour
tour-next = Suite
tour-skip = Passer la visite
tour-finish = À toi de jouer
tour-when = La suite vient quand c’est fait.

# A first game, step by step.
lesson = Première partie
lesson-waits = La suite vient quand c’est fait.
lesson-read = Compris
