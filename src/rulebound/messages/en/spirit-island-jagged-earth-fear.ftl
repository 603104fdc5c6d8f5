### Spirit Island: the fear cards of Jagged Earth, each with a text for terror level 1, 2 and 3.

fear-beset-by-many-troubles = Beset by Many Troubles
fear-beset-by-many-troubles-1 = Defend 3 in every land with badlands, beasts, disease, wilds or strife.
fear-beset-by-many-troubles-2 = Defend 5 in every land with badlands, beasts, disease, wilds or strife, and in every land next to 3 or more of these.
fear-beset-by-many-troubles-3 = For each badlands, beasts, disease, wilds and strife, defend 3 in its land and in the lands next to it.
fear-dahan-reclaim-fishing-grounds = Dahan Reclaim Fishing Grounds
fear-dahan-reclaim-fishing-grounds-1 = Each player chooses a coastal land with dahan that no one else has chosen: 1 damage for each dahan there.
fear-dahan-reclaim-fishing-grounds-2 = Each player chooses a coastal land that no one else has chosen and gathers up to 1 dahan into it. Then 1 damage for each dahan there.
fear-dahan-reclaim-fishing-grounds-3 = Each player chooses a coastal land that no one else has chosen and gathers up to 1 dahan into it. Then 2 damage for each dahan there.
fear-flee-from-dangerous-lands = Flee from Dangerous Lands
fear-flee-from-dangerous-lands-1 = On each board push 1 explorer or town out of a land with badlands, wilds or dahan.
fear-flee-from-dangerous-lands-2 = On each board remove 1 explorer or town from a land with badlands, wilds or dahan.
fear-flee-from-dangerous-lands-3 = On each board remove 1 explorer or town from any land, or 1 city from a land with badlands, wilds or dahan.
fear-nerves-fray = Nerves Fray
fear-nerves-fray-1 = Each player adds 1 strife in a land that matches no ravage card.
fear-nerves-fray-2 = Each player adds 2 strife in a land that matches no ravage card.
fear-nerves-fray-3 = Each player adds 2 strife in a land that matches no ravage card. 1 fear for each player.
fear-sense-of-dread = Sense of Dread
fear-sense-of-dread-1 = On each board remove 1 explorer from a land that matches a ravage card.
fear-sense-of-dread-2 = On each board remove 1 explorer or town from a land that matches a ravage card.
fear-sense-of-dread-3 = On each board remove 1 invader from a land that matches a ravage card.
fear-theological-strife = Theological Strife
fear-theological-strife-1 = Each player adds 1 strife in a land with presence.
fear-theological-strife-2 = Each player adds 1 strife in a land with presence. Each spirit gains 1 energy for each of its sacred sites in a land with invaders.
fear-theological-strife-3 = Each player adds 1 strife in a land with presence. Then every invader with strife does its damage to other invaders in its land.

fear-beset-by-many-troubles-text = Terror level 1: { fear-beset-by-many-troubles-1 } Level 2: { fear-beset-by-many-troubles-2 } Level 3: { fear-beset-by-many-troubles-3 }
fear-dahan-reclaim-fishing-grounds-text = Terror level 1: { fear-dahan-reclaim-fishing-grounds-1 } Level 2: { fear-dahan-reclaim-fishing-grounds-2 } Level 3: { fear-dahan-reclaim-fishing-grounds-3 }
fear-flee-from-dangerous-lands-text = Terror level 1: { fear-flee-from-dangerous-lands-1 } Level 2: { fear-flee-from-dangerous-lands-2 } Level 3: { fear-flee-from-dangerous-lands-3 }
fear-nerves-fray-text = Terror level 1: { fear-nerves-fray-1 } Level 2: { fear-nerves-fray-2 } Level 3: { fear-nerves-fray-3 }
fear-sense-of-dread-text = Terror level 1: { fear-sense-of-dread-1 } Level 2: { fear-sense-of-dread-2 } Level 3: { fear-sense-of-dread-3 }
fear-theological-strife-text = Terror level 1: { fear-theological-strife-1 } Level 2: { fear-theological-strife-2 } Level 3: { fear-theological-strife-3 }
