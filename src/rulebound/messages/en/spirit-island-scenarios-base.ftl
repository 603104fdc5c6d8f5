### Spirit Island: the scenarios of the base box.

## Blitz

scenario-blitz = Blitz
scenario-blitz-text = Everybody hurries. At set-up the blight card gets 1 blight more for each player, and after their first explore the invaders build and explore once more. All powers are fast. A power that is fast anyway costs 1 energy less; an innate power, or a card that costs nothing, gives 1 energy instead, and so does a slow power that something else makes fast. The lower cost counts wherever the cost of a card does. Whenever the invaders explore, 1 more explorer comes to one of the explored lands of each board. When the island becomes blighted, there is 1 blight less for each player on the card. With an extra board all this is counted by boards.
setup-scenarios-blitz = { scenario-blitz }
way-explorer-here = The additional explorer of this board comes here
way-explorer-later = The additional explorer of this board comes to another land

## Guard the Isle's Heart

scenario-guard-the-isles-heart = Guard the Isle's Heart
scenario-guard-the-isles-heart-text = Each board has one inner land: land 7 with one or two boards, the land in the middle of the island with three or four; on other layouts the players choose one land of each board, next to each other. When all is set up, all towns are removed. Each inner land gets 1 explorer, and 1 presence of the spirit that starts on its board; where it may not be, the presence comes to the nearest land of that board where it may. Each spirit starts with the top card of the minor powers and that of the major powers in its hand. After the first turn the game is lost as soon as a town or city is in an inner land.
setup-scenarios-guard-the-isles-heart = { scenario-guard-the-isles-heart }
marker-isles-heart = inner land
prompt-inner-land = Which land of board { $board } is its inner land?
reason-isles-heart = a town or city is in an inner land
result-isles-heart = The invaders have settled in the heart of the isle.

## Rituals of Terror

scenario-rituals-of-terror = Rituals of Terror
scenario-rituals-of-terror-text = Fear alone brings no terror. All fear cards lie in one deck, and when it is empty no more are earned. Earned fear cards are not resolved in the invader phase. In the fast or the slow phase the spirits may perform a ritual together, in a land with presence of each spirit and 3 dahan for each player: all of them together pay 3 energy and destroy 3 presence there. The terror level rises by one, then all earned fear cards are resolved at the new level, and then all dahan of that land are pushed, spread over the lands next to it as evenly as can be. The third ritual wins the game. Besides, the game is won as usual at each terror level.
setup-scenarios-rituals-of-terror = { scenario-rituals-of-terror }
own-ritual-of-terror = Propose a ritual of terror
way-ritual-of-terror = Perform the ritual
lasting-ritual-refused = cannot propose a ritual again this turn
prompt-ritual-land = In which land do you propose a ritual?
prompt-ritual-agree = A ritual of terror in { $land }, for 3 energy and 3 presence in all: do you agree? It happens only if all do.
prompt-ritual-presence = Whose presence is destroyed for the ritual? Still to be given: { $number }.
event-ritual = The spirits perform a ritual of terror in { $land }.
reason-last-ritual = the third ritual is performed
result-last-ritual = After the third ritual the invaders flee in terror.

## Dahan Insurrection

scenario-dahan-insurrection = Dahan Insurrection
scenario-dahan-insurrection-text = The dahan fight, and are fought. After an action that moves dahan, each of them that has moved does 1 damage in the land where it is now. After an action that destroys cities or towns, for each city 1 town and for each town 1 explorer comes to the nearest land with dahan; isolated lands are no hindrance. Fear alone does not win. At terror level 2 the game is won if in no land towns and cities together are more than the dahan, at terror level 3 if there are fewer such lands than players. When the last fear card is earned, the dahan at once do damage in each land as after a ravage; if the game is not won then, it is lost. It is also lost if fewer than 2 dahan for each player are left.
setup-scenarios-dahan-insurrection = { scenario-dahan-insurrection }
counter-dahan-insurrection = Dahan left
counter-dahan-insurrection-text = The game is lost if fewer than 2 dahan for each player are left on the island.
prompt-military-response = To which land with dahan does the new invader come?
reason-insurrection = too few lands are left where towns and cities are more than the dahan
reason-insurrection-failed = the dahan have risen in vain
reason-few-dahan = too few dahan are left
result-insurrection = The dahan hold their ground, and the invaders leave.
result-insurrection-failed = The dahan have risen everywhere, and it was not enough.
result-few-dahan = Too few dahan are left to fight.
