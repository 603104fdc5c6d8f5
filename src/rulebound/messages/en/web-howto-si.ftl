# How to play Spirit Island: a title and a few sentences for each step.
howto-spirit-island-goal = Drive the invaders out
howto-spirit-island-goal-text =
    You are spirits of an island that strangers settle, and you win or lose together. You win by destroying them, and ever more easily the more they are afraid.
    You lose if too much land is blighted, if a spirit has no presence left, or if the invaders' deck runs out.
howto-spirit-island-pieces = Who is on the island
howto-spirit-island-pieces-text =
    White explorers, towns and cities are the invaders: they bear 1, 2 and 3 damage, and do as much. The dahan in their huts live here and fight on your side; each bears 2 and does 2.
    The discs are your presence. Two in one land make it a sacred site.
howto-spirit-island-growth = Grow
howto-spirit-island-growth-text =
    A turn begins with growth: choose one group of symbols on your panel and do all of it. You take played cards back, gain new ones, gain energy, or add presence.
howto-spirit-island-presence = Spread your presence
howto-spirit-island-presence-text =
    A new presence comes from the left end of one of your two tracks and goes into a land that glows. What it uncovers stays yours: more energy each turn, or more cards to play.
    Powers reach out from where you are.
howto-spirit-island-cards = Play power cards
howto-spirit-island-cards-text =
    You gain energy, then you play as many cards as your track allows and pay for them at once. Their elements count straight away, whether the card is fast or slow.
howto-spirit-island-powers = Fast and slow powers
howto-spirit-island-powers-text =
    Fast powers work before the invaders act, slow ones after. A power says how far it reaches from your presence and which lands it may aim at; those glow.
    What a power cannot do there is left out.
howto-spirit-island-elements = Innate powers
howto-spirit-island-elements-text =
    The elements of your cards wake the powers printed on your panel. Each line that you have enough elements for is done, from top to bottom, and it costs nothing.
howto-spirit-island-invaders = What the invaders will do
howto-spirit-island-invaders-text =
    Each turn they ravage where the left card says, build where the next one says, and explore by a new card. Then the cards move on.
    So you always know where they will ravage and build: small signs in those lands tell you.
howto-spirit-island-ravage = When they ravage
howto-spirit-island-ravage-text =
    Invaders add up their damage; what your powers defend is taken off. 2 or more blights the land, and the same damage strikes the dahan. The dahan who live strike back.
    Blight destroys a presence there, and spreads to a neighbour if the land was blighted before.
howto-spirit-island-fear = Fear wins the game
howto-spirit-island-fear-text =
    Destroyed towns and cities, and many powers, cause fear. When the pool is full you earn a fear card, which hinders the invaders in their phase.
    Fear raises the terror level: at level 1 no invader may be left, at 2 no town or city, at 3 no city. If the fear cards run out, you have won.
