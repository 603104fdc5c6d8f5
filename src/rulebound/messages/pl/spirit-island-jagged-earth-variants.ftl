# The variants of Jagged Earth.

own-command-the-beasts = Przewodzenie bestiom
way-command-the-beasts = Przewodź bestiom teraz
way-push-beasts = Wypchnij jedną z bestii
lasting-beasts-not-commanded = nie może w tej rundzie ponownie zaproponować przewodzenia bestiom
