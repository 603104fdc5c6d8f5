### Spirit Island: the scenarios of Branch & Claw.

scenario-ward-the-shores = Ward the Shores
scenario-ward-the-shores-text = The spirits close the island to the sea. Set-up: there are 4 wards for each board, and all fear cards that are not in the fear deck lie under it. Once a turn each spirit may play a power card face down, for a card play and no energy: the card gives no elements, and lets the spirit use Warding this turn. A ward defends its land by 3, and is destroyed when blight is added there. An explore card of stage III adds 1 town besides the explorer. There is no victory by earning all fear cards: an empty fear deck is made again of the discarded cards. From terror level II on the spirits win when every coastal land has a ward. All else is won and lost as usual.
setup-scenarios-ward-the-shores = { scenario-ward-the-shores }
power-warding = Warding
power-warding-text = Pay 2 energy for each blight and 2 for each town and city there. Add 1 ward. Needs a power card that you have played face down this turn.
marker-ward = ward
reason-warded = every coastal land is warded
result-warded = Every coastal land is warded: the invaders cannot land any more.
own-play-for-warding = Play a card face down for Warding
prompt-face-down = Which card do you play face down, for Warding?

scenario-rituals-of-the-destroying-flame = Rituals of the Destroying Flame
scenario-rituals-of-the-destroying-flame-text = Invaders are neither damaged nor destroyed, and nothing happens instead of that, unless a flame is in the land or next to it, or 2 energy are paid. For a power the spirit that uses it pays, once for the whole use; for anything else any spirit may pay, for one land of a fear card, of a part of an event or of a ravage in which the dahan strike back. Invaders that are spared and cannot stay where they are come to the nearest land. Each turn, when all spirits have done their growth, each spirit may hold one ritual: it forgets a power card that grants fire and chooses a land with its presence, which gets a flame for the rest of the game and 1 blight. It gains energy by the number of the invader stage; and if invaders are there, that number is also the fear, and each dahan there does 1 damage. The game is won and lost as usual.
setup-scenarios-rituals-of-the-destroying-flame = { scenario-rituals-of-the-destroying-flame }
marker-flame = flame
own-ritual-of-flame = Hold a ritual of the destroying flame
lasting-ritual-of-flame-done = has held a ritual this turn
prompt-ritual-card = Which card that grants fire do you forget?
prompt-flame-land = Where do you light the flame? Blight comes there too.
prompt-pay-to-harm = No flame is near { $land }. Do you pay, so that the invaders there can be damaged and destroyed?
