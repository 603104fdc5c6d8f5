### Spirit Island: Ocean and Bringer, their special rules, innate powers and unique cards.

## Ocean's Hungry Grasp

spirit-oceans-hungry-grasp = Ocean's Hungry Grasp
spirit-oceans-hungry-grasp-text = Drags invaders from the coast into the sea and feeds on them. Its presence comes and goes with the tide, and inland it can do little.
rule-ocean-in-play = Ocean in Play
rule-ocean-in-play-text = You may add and move presence into oceans, but never into inland lands. On every board with presence of yours the ocean is in play: powers and blight treat it as a coastal wetland. Invaders and dahan that are moved into it drown when that action is over.
rule-drowning = Drowning
rule-drowning-text = Drowned pieces are destroyed, and you keep the invaders among them. At any time you may trade as much of their printed health as there are players for 1 energy.
power-pound-ships-to-splinters = Pound Ships to Splinters
power-pound-ships-to-splinters-text = Wrecks on the shore frighten the invaders. You use all levels you reach.
power-pound-ships-to-splinters-level-1 = 1 fear.
power-pound-ships-to-splinters-level-2 = 1 more fear.
power-pound-ships-to-splinters-level-3 = 2 more fear.
power-ocean-breaks-the-shore = Ocean Breaks the Shore
power-ocean-breaks-the-shore-text = The sea takes buildings at the coast. You use all levels you reach.
power-ocean-breaks-the-shore-level-1 = Drown 1 town.
power-ocean-breaks-the-shore-level-2 = That may be a city.
power-ocean-breaks-the-shore-level-3 = Drown 1 more town or city.
power-call-of-the-deeps = Call of the Deeps
power-call-of-the-deeps-text = Gather 1 explorer. If you chose an ocean, you may gather 1 more.
power-grasping-tide = Grasping Tide
power-grasping-tide-text = 2 fear. Defend 4.
power-swallow-the-land-dwellers = Swallow the Land-Dwellers
power-swallow-the-land-dwellers-text = Drown 1 explorer, 1 town and 1 dahan, as far as they are there.
power-tidal-boon = Tidal Boon
power-tidal-boon-text = The chosen spirit gains 2 energy. It may push 1 town and up to 2 dahan out of one land with its presence. You may carry dahan that are pushed into your ocean to any coastal land, and they do not drown.

## Bringer of Dreams and Nightmares

spirit-bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares
spirit-bringer-of-dreams-and-nightmares-text = Terrifies the invaders as no other spirit can, most of all with major powers, but its own powers never kill. It leaves the fighting to the dahan and its friends.
rule-to-dream-a-thousand-deaths = To Dream a Thousand Deaths
rule-to-dream-a-thousand-deaths-text = Your powers do no damage and destroy nothing but your own presence. Each invader that one would destroy only dreams it: a town brings 2 fear, a city 5, an explorer none. Push such explorers and towns; cities stay. One power cannot do this twice to the same invader.
power-spirits-may-yet-dream = Spirits May Yet Dream
power-spirits-may-yet-dream-text = Shows what the invaders will fear, and lends strength. You use all levels you reach.
power-spirits-may-yet-dream-level-1 = Turn any one face-down fear card up, in the deck or already earned. It stays in its place.
power-spirits-may-yet-dream-level-2 = The chosen spirit gains 1 of an element that it has.
power-night-terrors = Night Terrors
power-night-terrors-text = Invaders among your presence sleep badly. You use all levels you reach.
power-night-terrors-level-1 = 1 fear.
power-night-terrors-level-2 = 1 more fear.
power-night-terrors-level-3 = 1 more fear.
power-predatory-nightmares = Predatory Nightmares
power-predatory-nightmares-text = 2 damage, which your own rule turns into dreams. Push up to 2 dahan.
power-dread-apparitions = Dread Apparitions
power-dread-apparitions-text = For the rest of this turn, each fear that powers cause in this land also defends it by 1. Fear for destroyed towns and cities does not count. Then 1 fear, which does.
power-call-on-midnights-dream = Call on Midnight's Dream
power-call-on-midnights-dream-text = Choose one. In a land with dahan: gain a major power; if it is this card that you forget for it, gain 1 energy for each dahan there and you may pay for the new card and play it at once. In a land with invaders: 2 fear.
power-dreams-of-the-dahan = Dreams of the Dahan
power-dreams-of-the-dahan-text = Choose one: gather up to 2 dahan; or, in a land with a town or city, 1 fear for each dahan there, 3 at most.
