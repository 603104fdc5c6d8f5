### Words that only the screen needs: the gallery of spirits in the lobby.

si-gallery-open = Voir les esprits
si-gallery-open-label = Voir les esprits, joueur { $number }
si-gallery-title-of = Choisis un esprit pour le joueur { $number }
si-gallery-search = Chercher un nom
si-gallery-complexity = Complexité
si-gallery-complexity-all = Toutes
si-gallery-complexity-low = Faible
si-gallery-complexity-moderate = Modérée
si-gallery-complexity-high = Élevée
si-gallery-complexity-very-high = Très élevée
si-gallery-is-low = Complexité faible
si-gallery-is-moderate = Complexité modérée
si-gallery-is-high = Complexité élevée
si-gallery-is-very-high = Complexité très élevée
si-gallery-first = Bien pour une première partie
si-gallery-first-help = Il est simple, et avec la progression des pouvoirs il sait quelles cartes il gagne : tu ne choisis jamais dans les pioches.
si-gallery-count = { $n ->
    [one] { $n } esprit
   *[other] { $n } esprits
}
si-gallery-none = Aucun esprit ne porte ce nom.
si-gallery-none-help = Essaie avec moins de lettres, ou toutes les complexités.
si-gallery-list = Esprits
si-gallery-taken = Pris
si-gallery-taken-help = Un autre joueur a choisi cet esprit.
si-gallery-boxed = { $box } n’est pas en jeu
si-gallery-boxed-help = Cet esprit vient de la boîte { $box }, qui n’est pas en jeu à cette table.
si-gallery-chosen = Choisi
si-gallery-random = Tirer au sort
si-gallery-play = Jouer cet esprit
si-gallery-playing = C’est ton esprit
si-gallery-back = Tous les esprits
si-gallery-good-at = Ses points forts
si-gallery-good-at-help = Nos propres chiffres, tirés de ses pouvoirs ; ses règles spéciales ne sont pas comptées.
si-gallery-figure-offence = Attaque
si-gallery-figure-control = Contrôle
si-gallery-figure-fear = Peur
si-gallery-figure-defence = Défense
si-gallery-figure-utility = Soutien
si-gallery-figure-help-offence = détruit des envahisseurs
si-gallery-figure-help-control = déplace les envahisseurs, ou les empêche de venir et de construire
si-gallery-figure-help-fear = les effraie
si-gallery-figure-help-defence = empêche les ravages de nuire, et soigne la terre
si-gallery-figure-help-utility = énergie, présence, cartes, et aide aux autres
si-gallery-figure-of = { $n } sur { $most }
si-gallery-box = Boîte : { $box }
si-gallery-rules = Règles spéciales
si-gallery-innates = Pouvoirs innés
si-gallery-uniques = Ses { $n } cartes
si-gallery-aspects = Aspect
si-gallery-aspects-help = Un autre visage du même esprit.
si-gallery-aspect-none = Aucun
