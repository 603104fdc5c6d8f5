### Spirit Island, Jagged Earth: Stone's Unyielding Defiance.

spirit-stones-unyielding-defiance = Stone's Unyielding Defiance
spirit-stones-unyielding-defiance-text = Bears blight as no other spirit can, and has the invaders break on the lands they want to plough. It plays few cards at first, but its tracks are full of earth.
setup-spirits-stones-unyielding-defiance = { spirit-stones-unyielding-defiance }
rule-bestow-the-endurance-of-bedrock = Bestow the Endurance of Bedrock
rule-bestow-the-endurance-of-bedrock-text = When blight is added to a land with your presence and there is then not more blight than presence of yours, it destroys no presence, of yours or of others, and does not spread.
rule-deep-layers-exposed-to-the-surface = Deep Layers Exposed to the Surface
rule-deep-layers-exposed-to-the-surface-text = When you open a space with one more card play for the first time, gain a minor power.
power-hold-the-island-fast-with-a-bulwark-of-will = Hold the Island Fast with a Bulwark of Will
power-hold-the-island-fast-with-a-bulwark-of-will-text = Energy instead of losses, this turn. You use all levels you reach.
power-hold-the-island-fast-with-a-bulwark-of-will-level-1 = When blight is added to a land with your presence, you may pay 2 energy for each: it comes from the box and not from the blight card. Blight that spreads is paid for on its own.
power-hold-the-island-fast-with-a-bulwark-of-will-level-2 = That costs only 1 energy.
power-hold-the-island-fast-with-a-bulwark-of-will-level-3 = When an event or a blight card itself destroys presence of any spirit, you may save it for 1 energy each. Presence that is lost to added blight cannot be saved.
power-let-them-break-themselves-against-the-stone = Let Them Break Themselves Against the Stone
power-let-them-break-themselves-against-the-stone-text = Invaders who hurt this land are hurt. Defence lowers what they do to the land. You use all levels you reach.
power-let-them-break-themselves-against-the-stone-level-1 = This turn, 2 damage after the invaders have done any damage to the land.
power-let-them-break-themselves-against-the-stone-level-2 = And half of what they did to the land, rounded down.
power-let-them-break-themselves-against-the-stone-level-3 = Repeat this power.
power-scarred-and-stony-land = Scarred and Stony Land
power-scarred-and-stony-land-text = 2 damage. Then add badlands, and 1 blight goes back to the box, not to the blight card.
power-plows-shatter-on-rocky-ground = Plows Shatter on Rocky Ground
power-plows-shatter-on-rocky-ground-text = Choose one: 1 damage to each town and city, and push up to 1 town; or destroy 1 town.
power-jagged-shards-push-from-the-earth = Jagged Shards Push from the Earth
power-jagged-shards-push-from-the-earth-text = Add badlands. Push up to 2 dahan.
power-stubborn-solidity = Stubborn Solidity
power-stubborn-solidity-text = Defend 1 for each dahan there. Dahan of this land cannot be damaged, destroyed, removed, replaced or moved this turn.

symbol-earth-2 = Gain 2 earth
symbol-presence-3-mountain-own = Add presence within range 3 to a mountain or a land with your presence
way-damage-and-push-town = Damage to each town and city, push a town
way-destroy-town = Destroy a town
lasting-bulwark-of-will = may buy blight for its lands from the box
lasting-steadfast-presence = may save presence from events and blight cards
lasting-broken-against-the-stone = invaders are hurt when they hurt the land
prompt-start-beside = In which land next to your mountain do you begin?
prompt-blight-from-box = Blight comes to { $land }: do you pay to have it come from the box?
prompt-save-presence = Do you save this presence?
