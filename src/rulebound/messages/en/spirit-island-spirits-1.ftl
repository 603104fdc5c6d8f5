### Spirit Island: six spirits of the base box, their special rules, innate powers and unique cards.

## River Surges in Sunlight

spirit-river-surges-in-sunlight = River Surges in Sunlight
spirit-river-surges-in-sunlight-text = Washes explorers and towns away, spreads fast through the wetlands and helps the dahan and its friends. It hurts cities little until its floods are at their highest.
rule-rivers-domain = River's Domain
rule-rivers-domain-text = A wetland with any presence of yours is a sacred site, even if only one lies there.
power-massive-flooding = Massive Flooding
power-massive-flooding-text = A flood around your sacred sites pushes invaders away. At higher levels it hurts them.
power-massive-flooding-level-1 = Push 1 explorer or town.
power-massive-flooding-level-2 = Instead: 2 damage, then push up to 3 explorers and towns.
power-massive-flooding-level-3 = Instead: 2 damage to every invader.
power-flash-floods = Flash Floods
power-flash-floods-text = 1 damage. In a coastal land 2 damage.
power-wash-away = Wash Away
power-wash-away-text = Push up to 3 explorers and towns.
power-boon-of-vigor = Boon of Vigor
power-boon-of-vigor-text = If you choose yourself, gain 1 energy. Another spirit gains 1 energy for each power card it has played this turn.
power-rivers-bounty = River's Bounty
power-rivers-bounty-text = Gather up to 2 dahan. If the land then has 2 dahan or more, add 1 dahan there and gain 1 energy.

## Lightning's Swift Strike

spirit-lightnings-swift-strike = Lightning's Swift Strike
spirit-lightnings-swift-strike-text = Plays many cards and lets slow powers strike before the invaders act. It destroys buildings quickly but protects the land poorly.
rule-swiftness-of-lightning = Swiftness of Lightning
rule-swiftness-of-lightning-text = For each air you have, you may use one slow power of yours, card or innate, in the fast phase of this turn.
power-thundering-destruction = Thundering Destruction
power-thundering-destruction-text = Destroys buildings near your sacred sites, more of them with each level.
power-thundering-destruction-level-1 = Destroy 1 town.
power-thundering-destruction-level-2 = That may be a city.
power-thundering-destruction-level-3 = Destroy 1 more town or city.
power-thundering-destruction-level-4 = Destroy 1 more town or city.
power-shatter-homesteads = Shatter Homesteads
power-shatter-homesteads-text = 1 fear. Destroy 1 town.
power-raging-storm = Raging Storm
power-raging-storm-text = Every invader there takes 1 damage.
power-lightnings-boon = Lightning's Boon
power-lightnings-boon-text = The chosen spirit may use up to 2 slow powers in the fast phase of this turn.
power-harbingers-of-the-lightning = Harbingers of the Lightning
power-harbingers-of-the-lightning-text = Push up to 2 dahan. If any of them comes to a land with a town or city: 1 fear, however many do.

## Shadows Flicker Like Flame

spirit-shadows-flicker-like-flame = Shadows Flicker Like Flame
spirit-shadows-flicker-like-flame-text = Spreads fear, swallows lone explorers and reaches wherever dahan live. It has few ways to stop a ravage.
rule-shadows-of-the-dahan = Shadows of the Dahan
rule-shadows-of-the-dahan-text = Whenever you use a power, you may pay 1 energy to target a land with dahan at any distance. Whatever else the power asks of its target must still be true.
power-darkness-swallows-the-unwary = Darkness Swallows the Unwary
power-darkness-swallows-the-unwary-text = Lures an explorer near your sacred sites, then makes invaders vanish. You use all levels you reach, from the first on.
power-darkness-swallows-the-unwary-level-1 = Gather 1 explorer.
power-darkness-swallows-the-unwary-level-2 = Destroy up to 2 explorers, with 1 fear for each.
power-darkness-swallows-the-unwary-level-3 = 3 damage, with 1 more fear for each invader that it destroys.
power-concealing-shadows = Concealing Shadows
power-concealing-shadows-text = 1 fear. Ravaging invaders do no damage to the dahan there this turn.
power-favors-called-due = Favors Called Due
power-favors-called-due-text = Gather up to 4 dahan. If there are invaders, and fewer of them than dahan: 3 fear.
power-mantle-of-dread = Mantle of Dread
power-mantle-of-dread-text = 2 fear. The chosen spirit may push 1 explorer and 1 town out of one land with its presence.
power-crops-wither-and-fade = Crops Wither and Fade
power-crops-wither-and-fade-text = 2 fear. Replace 1 town by an explorer, or 1 city by a town.

## Vital Strength of the Earth

spirit-vital-strength-of-the-earth = Vital Strength of the Earth
spirit-vital-strength-of-the-earth-text = Holds the land where it dwells and has energy for costly powers. It is slow to spread and plays few cards.
rule-earths-vitality = Earth's Vitality
rule-earths-vitality-text = Every land with a sacred site of yours has defend 3, as long as it is one.
power-gift-of-strength = Gift of Strength
power-gift-of-strength-text = A spirit of your choice may use one of its power cards a second time this turn, for nothing.
power-gift-of-strength-level-1 = Once this turn the chosen spirit may repeat a power card with a cost of 1 or less.
power-gift-of-strength-level-2 = Instead: a card with a cost of 3 or less.
power-gift-of-strength-level-3 = Instead: a card with a cost of 6 or less.
power-guard-the-healing-land = Guard the Healing Land
power-guard-the-healing-land-text = Remove 1 blight. Defend 4.
power-a-year-of-perfect-stillness = A Year of Perfect Stillness
power-a-year-of-perfect-stillness-text = Invaders neither ravage nor build nor explore there this turn.
power-rituals-of-destruction = Rituals of Destruction
power-rituals-of-destruction-text = 2 damage. With 3 dahan or more there: 5 damage instead, and 2 fear.
power-draw-of-the-fruitful-earth = Draw of the Fruitful Earth
power-draw-of-the-fruitful-earth-text = Gather up to 2 explorers. Gather up to 2 dahan.

## Thunderspeaker

spirit-thunderspeaker = Thunderspeaker
spirit-thunderspeaker-text = Travels with the dahan and leads them into battle. When they fall in a ravage, it falls with them.
rule-ally-of-the-dahan = Ally of the Dahan
rule-ally-of-the-dahan-text = Whenever a dahan moves out of a land with your presence, one presence of yours there may go with it to the same land.
rule-sworn-to-victory = Sworn to Victory
rule-sworn-to-victory-text = After a ravage that destroyed dahan: for each of them destroy 1 of your presence in that land or next to it, as far as there is any. Presence lost to blight comes first and does not count for this.
power-gather-the-warriors = Gather the Warriors
power-gather-the-warriors-text = Moves dahan, as many as you have air and sun.
power-gather-the-warriors-level-1 = You may use this power in the fast phase.
power-gather-the-warriors-level-2 = Gather up to 1 dahan for each air you have, then push up to 1 dahan for each sun you have.
power-lead-the-furious-assault = Lead the Furious Assault
power-lead-the-furious-assault-text = Dahan beside your presence destroy towns and cities.
power-lead-the-furious-assault-level-1 = You may use this power in the fast phase.
power-lead-the-furious-assault-level-2 = Destroy 1 town for every 2 dahan there.
power-lead-the-furious-assault-level-3 = Destroy 1 city for every 3 dahan there.
power-manifestation-of-power-and-glory = Manifestation of Power and Glory
power-manifestation-of-power-and-glory-text = 1 fear. Every dahan there does 1 damage for each of your presence in the land.
power-words-of-warning = Words of Warning
power-words-of-warning-text = Defend 3. If there is a ravage this turn, the dahan there strike while they are struck: those that fall do their damage too.
power-sudden-ambush = Sudden Ambush
power-sudden-ambush-text = Gather up to 1 dahan. Then destroy 1 explorer for each dahan there.
power-voice-of-thunder = Voice of Thunder
power-voice-of-thunder-text = Push up to 4 dahan. Or, if there are invaders: 2 fear.

## A Spread of Rampant Green

spirit-a-spread-of-rampant-green = A Spread of Rampant Green
spirit-a-spread-of-rampant-green-text = Grows every turn and gives presence away to stop ravages and builds. It has hardly any way to hurt invaders in the open.
rule-choke-the-land-with-green = Choke the Land with Green
rule-choke-the-land-with-green-text = When invaders would ravage or build in a land with a sacred site of yours, you may destroy 1 of your presence there: that ravage or build does not happen.
rule-steady-regeneration = Steady Regeneration
rule-steady-regeneration-text = Presence that you add by growth may be destroyed presence of yours. This is free while the island is healthy; on a blighted island each one costs 1 energy.
power-creepers-tear-into-mortar = Creepers Tear into Mortar
power-creepers-tear-into-mortar-text = Hurts buildings where your presence is, up to three times. Each time you may choose another land.
power-creepers-tear-into-mortar-level-1 = 1 damage to a town or city.
power-creepers-tear-into-mortar-level-2 = Repeat this power.
power-creepers-tear-into-mortar-level-3 = Repeat this power once more.
power-all-enveloping-green = All-Enveloping Green
power-all-enveloping-green-text = Protects a land near your sacred sites, and heals it in the end.
power-all-enveloping-green-level-1 = Defend 2.
power-all-enveloping-green-level-2 = Instead: defend 4.
power-all-enveloping-green-level-3 = Remove 1 blight as well.
power-overgrow-in-a-night = Overgrow in a Night
power-overgrow-in-a-night-text = Add 1 presence. Or, if your presence and invaders are there: 3 fear.
power-gift-of-proliferation = Gift of Proliferation
power-gift-of-proliferation-text = Another spirit adds 1 presence within range 1 of its own. Playing alone, you choose yourself.
power-fields-choked-with-growth = Fields Choked with Growth
power-fields-choked-with-growth-text = Push 1 town, or push 3 dahan.
power-stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water
power-stem-the-flow-of-fresh-water-text = 1 damage to one town or city. In mountains and sands: 1 damage to every town and city there instead.
