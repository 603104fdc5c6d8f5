### Words that only the screen needs: the gallery of spirits in the lobby.

si-gallery-open = See the spirits
si-gallery-open-label = See the spirits, player { $number }
si-gallery-title-of = Choose a spirit for player { $number }
si-gallery-search = Search by name
si-gallery-complexity = Complexity
si-gallery-complexity-all = All
si-gallery-complexity-low = Low
si-gallery-complexity-moderate = Moderate
si-gallery-complexity-high = High
si-gallery-complexity-very-high = Very high
si-gallery-is-low = Low complexity
si-gallery-is-moderate = Moderate complexity
si-gallery-is-high = High complexity
si-gallery-is-very-high = Very high complexity
si-gallery-first = Good for a first game
si-gallery-first-help = It is simple, and with the power progression it knows which cards it gains: you never choose from the decks.
si-gallery-count = { $n ->
    [one] 1 spirit
   *[other] { $n } spirits
}
si-gallery-none = No spirit is called that.
si-gallery-none-help = Try fewer letters, or all complexities.
si-gallery-list = Spirits
si-gallery-taken = Taken
si-gallery-taken-help = Another player has chosen this spirit.
si-gallery-boxed = { $box } is not in play
si-gallery-boxed-help = This spirit is from { $box }, which is not in play at this table.
si-gallery-chosen = Chosen
si-gallery-random = Draw by lot
si-gallery-play = Play this spirit
si-gallery-playing = This is your spirit
si-gallery-back = All spirits
si-gallery-good-at = What it is good at
si-gallery-good-at-help = Our own figures, worked out from its powers; its special rules are not counted.
si-gallery-figure-offence = Offence
si-gallery-figure-control = Control
si-gallery-figure-fear = Fear
si-gallery-figure-defence = Defence
si-gallery-figure-utility = Utility
si-gallery-figure-help-offence = destroys invaders
si-gallery-figure-help-control = moves invaders, or keeps them from coming and building
si-gallery-figure-help-fear = frightens them
si-gallery-figure-help-defence = keeps ravages from doing harm, and heals
si-gallery-figure-help-utility = energy, presence, cards, and help for others
si-gallery-figure-of = { $n } of { $most }
si-gallery-box = From: { $box }
si-gallery-rules = Special rules
si-gallery-innates = Innate powers
si-gallery-uniques = Its { $n } cards
si-gallery-aspects = Aspect
si-gallery-aspects-help = Another face of the same spirit.
si-gallery-aspect-none = None
