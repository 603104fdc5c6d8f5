# The frame of the web client: what every page needs.
loading = Un instant…
try-again = Réessayer
to-the-lobby = Vers l’accueil
page-missing = Il n’y a rien ici
page-missing-text = Cette adresse ne mène nulle part. Toutes les tables sont à l’accueil.
error-no-answer = Personne ne répond
error-title = Impossible d’afficher ceci
error-offline = Le serveur ne répond pas. Est-il lancé, et as-tu du réseau ?
error-unknown = Quelque chose a mal tourné sur le serveur.
error-no-game = Ce serveur n’a pas de jeu nommé { $game }.
close = Fermer
cancel = Annuler

player-bot = Bot { $bot } { $number }
player-nobody = Place libre
player-number = Joueur { $number }
player-local = Joueur local
player-of-several = { $name } ({ $number })
player-role = { $name } ({ $role })
bot-master = Maître
bot-journeyman = Compagnon
bot-apprentice = Apprenti
bot-random = Hasard
bot-greedy = Avide
bot-beam = Prévoyant
bot-foresight = Perspicace
bot-rival = Avide et méfiant
bot-tree = Chercheur

board-loading = La carte se dessine…
board-failed = La carte n’a pas pu être chargée.
board-again = Réessayer
watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
language-failed = La langue ne s’est pas chargée : réessaie
