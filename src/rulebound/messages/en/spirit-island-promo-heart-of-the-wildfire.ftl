### Spirit Island, Feather & Flame: Heart of the Wildfire.

spirit-heart-of-the-wildfire = Heart of the Wildfire
spirit-heart-of-the-wildfire-text = Burns every land it comes to, invaders and forest alike. Its fires bring blight to the island, and it must know when to let the land grow again.
setup-spirits-heart-of-the-wildfire = { spirit-heart-of-the-wildfire }
rule-blazing-presence = Blazing Presence
rule-blazing-presence-text = After your presence is added or moved, except when the game is set up, in the land it goes to: 1 damage for each fire open on your presence tracks; with 2 or more of them also add 1 blight; then push all beasts and any number of dahan. Only once where several come to a land together.
rule-destructive-nature = Destructive Nature
rule-destructive-nature-text = Blight that spirits add, by powers or special rules, does not destroy your presence, nor does it when it spreads.
power-firestorm = Firestorm
power-firestorm-text = Your fire, in a land that has burnt before. You use all levels you reach.
power-firestorm-level-1 = 1 damage for every 2 fire you have.
power-firestorm-level-2 = Instead, 1 damage for each fire you have.
power-firestorm-level-3 = You may split this damage between the target land and any of your lands with blight.
power-firestorm-level-4 = In one of your lands with blight: push all dahan, destroy all invaders and all beasts, and add 1 blight.
power-the-burned-land-regrows = The Burned Land Regrows
power-the-burned-land-regrows-text = Blight goes. You use all levels you reach.
power-the-burned-land-regrows-level-1 = Remove 1 blight if there are at least 2.
power-the-burned-land-regrows-level-2 = Instead, remove 1 blight.
power-the-burned-land-regrows-level-3 = Remove 1 more blight.
power-flash-fires = Flash-Fires
power-flash-fires-text = 1 fear. 1 damage. With enough air this power is fast.
power-asphyxiating-smoke = Asphyxiating Smoke
power-asphyxiating-smoke-text = 1 fear. Destroy 1 town. Push 1 dahan.
power-flames-fury = Flame's Fury
power-flames-fury-text = The chosen spirit gains 1 energy. This turn, each use of a power of that spirit that does damage does 1 more, in one land.
power-threatening-flames = Threatening Flames
power-threatening-flames-text = 2 fear. Push as many explorers or towns as the terror level says to lands next to it without your presence. If there is no such land, 2 more fear.

symbol-kindle-2 = Gain 2 energy, and 1 more for each fire open on your presence tracks
lasting-furious-flames = powers do 1 more damage
prompt-burn-down = Which of your lands burns down?
prompt-spread-damage = { $number } damage can be split. How much of it here?
