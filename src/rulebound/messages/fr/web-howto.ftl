# How to play: the frame of the steps. Each game's own words are in web-howto-*.ftl.
howto = Comment jouer
howto-step = Étape { $n } sur { $all }
howto-steps = Étapes
howto-dot = Étape { $n } : { $title }
howto-back = Retour
howto-next = Suite
howto-done = Terminé
howto-rules = Règles
howto-rule = Lire la règle { $number }
