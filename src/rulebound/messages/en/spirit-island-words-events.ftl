### Spirit Island: what events ask and tell, and the events of tokens and dahan that stand on their cards.

## Prompts

prompt-event-land = In which land does that happen?
prompt-prevent = How much presence do you destroy on this board, so that it does not happen there?
left-prevent = { $number } still needed
prompt-prevent-dahan = How many dahan are destroyed there, so that no blight comes?
left-prevent-dahan = { $number } still needed
prompt-prevent-paying = How much energy do you pay, so that no blight comes to this board?
left-prevent-paying = { $number } still needed
prompt-more-energy = Which spirit gains 1 energy more?
prompt-return-from = From which land does presence go back to a track?
prompt-skip-ravage = Is the ravage in { $land } skipped? It can be done once on each board.
prompt-calm = Which invader loses a strife?
prompt-terrain = In which terrain?
prompt-guard = How is { $land } guarded?
prompt-outpaced = What becomes of { $power }?
prompt-remove-beasts = From which land are beasts removed? Those that stay have to be paid for.
prompt-move-inland = Which town moves, and where to?
prompt-town-instead = Does a town come to { $land } instead of an explorer? It happens once on each board.

## Options

option-offer = { $number ->
    [0] Nothing
   *[other] { $number }
  }
option-calm = Take 1 strife off 1 { $piece } in { $land }
option-calm-marked = Take 1 strife off 1 { marked-piece } in { $land }
option-terrain = { $terrain }

## What happens

event-event-part = Then: { $part }.
event-turned-up = { $power } is turned up and discarded.
event-blight-taken = { $number } blight leaves the blight card.
event-blight-returned = { $number } blight comes to the blight card.
event-invader-card-gone = An invader card of stage { $number } leaves the game.
event-fear-card-added = A fear card comes on top of the fear deck.
event-fear-card-removed = The top fear card goes back to the box.
event-fear-card-discarded = An earned fear card is discarded without effect: { $fear }.
event-fear-lost = { $number } fear is lost.

## How things stand

status-lasting-event = Event still at work: { $happening }

## Choices

way-become-slow = Add a destroyed presence; be slow next turn
way-forget-and-wander = Forget a power card for energy and moves
way-forget-two = Forget 2 power cards
way-lose-for-card = Destroy 2 presence for a power card
way-lose-for-wilds = Destroy 2 presence for wilds
way-lose-one-each = Each spirit there destroys 1 presence
way-lose-two = Destroy 2 presence
way-match-losing = Destroy 2 presence to use it now
way-match-paying = Pay 3 energy to use it now
way-pay-three = Pay 3 energy
way-push-two-explorers = Push up to 2 explorers
way-reclaim-one = Reclaim a card
way-regain-unique = Regain a forgotten unique power
way-return-presence = Return 1 presence to your tracks
way-save-blight = Destroy 2 presence to save 1 blight
way-skip-this = Skip it
way-steady = Discard it for energy
way-take-blight = Take 1 blight from the blight card
way-town-instead = A town instead of an explorer
way-two-damage = 2 damage, for 3 energy
way-warding = Defend 4 in all lands this turn

## Token events and dahan events

part-a-thousand-small-struggles = A Thousand Small Struggles
part-a-thousand-small-struggles-text = On each board with at least 4 towns and cities and at most 4 dahan, add 1 blight to a land without dahan.
part-aid-the-uprising = Aid the Uprising
part-aid-the-uprising-text = Each invader with strife takes 1 damage for each dahan in its land. Add 1 dahan there for each town or city that this destroys.
part-at-their-gates-demanding-redress = At Their Gates Demanding Redress
part-at-their-gates-demanding-redress-text = 2 fear for each land with dahan and a city.
part-beasts-attack = Beasts Attack
part-beasts-attack-text = Each beasts does 2 damage in its land. A beasts that destroys a town or city is removed.
part-beasts-chase-off-homesteaders = Beasts Chase Off Homesteaders
part-beasts-chase-off-homesteaders-text = On each board, push up to 2 explorers or 1 town from a land with beasts.
part-beasts-find-new-homes = Beasts Find New Homes
part-beasts-find-new-homes-text = On each board, push 1 beasts to a land without blight. If invaders are there: 1 fear.
part-beasts-multiply = Beasts Multiply
part-beasts-multiply-text = On each board, add 1 beasts to a land next to beasts, then destroy 1 dahan in a land with beasts.
part-beasts-of-the-jungle = Beasts of the Jungle
part-beasts-of-the-jungle-text = On each board, add 1 beasts to a jungle without blight. If invaders are there: 1 fear.
part-beasts-prey-on-the-injured = Beasts Prey on the Injured
part-beasts-prey-on-the-injured-text = This turn beasts also count as badlands. On each board, destroy 1 damaged invader in a land with beasts.
part-beasts-provoked = Beasts Provoked
part-beasts-provoked-text = On each board, add 1 beasts to a land with towns and without blight.
part-beasts-prowl = Beasts Prowl
part-beasts-prowl-text = Each beasts in a land with invaders: 1 fear. Every other beasts goes to a land next to it.
part-blessings-of-bounty-and-health = Blessings of Bounty and Health
part-blessings-of-bounty-and-health-text = Each spirit may add 1 dahan to one of its lands with dahan.
part-canny-defense = Canny Defense
part-canny-defense-text = This turn each land is defended by 1 for each dahan there.
part-careful-defense = Careful Defense
part-careful-defense-text = This turn each land with dahan is defended by 2.
part-casualties-of-fang-and-sting = Casualties of Fang and Sting
part-casualties-of-fang-and-sting-text = On each board, destroy 1 explorer or town in a land with beasts.
part-clever-cooperation = Clever Cooperation
part-clever-cooperation-text = Each spirit may push 1 of its presence from a land with dahan: 2 damage in the land it enters.
part-coming-of-age-coastal = Coming of Age
part-coming-of-age-coastal-text = On each board, add 1 dahan to a coastal land with dahan.
part-coming-of-age-hale = Coming of Age
part-coming-of-age-hale-text = On each board, add 1 dahan to a land with dahan and without blight and disease.
part-coming-of-age-inland = Coming of Age
part-coming-of-age-inland-text = On each board, add 1 dahan to an inland land with dahan.
part-coming-of-age-jungle-wetland = Coming of Age
part-coming-of-age-jungle-wetland-text = On each board, add 1 dahan to a jungle or wetland with dahan.
part-coming-of-age-mountain-sands = Coming of Age
part-coming-of-age-mountain-sands-text = On each board, add 1 dahan to a mountain or sands with dahan.
part-coming-of-age-two = Coming of Age
part-coming-of-age-two-text = On each board, add 1 dahan to a land with at least 2 dahan.
part-coming-of-age-untouched = Coming of Age
part-coming-of-age-untouched-text = On each board, add 1 dahan to a land with dahan and without badlands, beasts, disease and wilds.
part-coordinated-defense = Coordinated Defense
part-coordinated-defense-text = This turn each land with dahan and presence is defended by 5.
part-coordinated-strikes = Coordinated Strikes
part-coordinated-strikes-text = In each land with at least 3 dahan: 2 damage, and defend 2.
part-distant-hunt = Distant Hunt
part-distant-hunt-text = On each board, push 1 beasts to a land without blight, where it does 1 damage.
part-drive-off-the-interlopers = Drive off the Interlopers
part-drive-off-the-interlopers-text = Each player may push 1 explorer or town from a land with dahan.
part-engage-on-their-own-terms = Engage on Their Own Terms
part-engage-on-their-own-terms-text = This turn dahan strike before the invaders in a ravage, but do only 1 damage each.
part-explorers-blunder = Explorers Blunder
part-explorers-blunder-text = On each board, destroy 2 explorers in all in lands with beasts.
part-fatalities-rise = Fatalities Rise
part-fatalities-rise-text = In each land with disease, 1 damage to each invader and each dahan. Remove 1 disease where this destroys a town or city.
part-fierce-mien = Fierce Mien
part-fierce-mien-text = 1 fear for each land with invaders where dahan outnumber towns and cities.
part-foreign-diseases = Foreign Diseases
part-foreign-diseases-text = On each board, in the land with the most invaders and dahan together, and at least 1 of both, add 1 disease, and 2 damage to dahan.
part-forsake-the-barren-land = Forsake the Barren Land
part-forsake-the-barren-land-text = On each board, push 2 dahan from a land with blight to lands without.
part-grim-toll = Grim Toll
part-grim-toll-text = On each board, in a land with disease, 2 damage to invaders and 2 damage to dahan.
part-hunting-parties = Hunting Parties
part-hunting-parties-text = In each land with beasts and a city: 1 fear, and 1 beasts is destroyed.
part-irregular-outbreaks = Irregular Outbreaks
part-irregular-outbreaks-text = Disease stops no build in this invader phase. 1 fear for each board with disease.
part-keep-far-from-the-lands-of-plague = Keep Far From the Lands of Plague
part-keep-far-from-the-lands-of-plague-text = On each board, push 3 dahan from lands with disease to lands without.
part-lair-in-untamed-lands = Lair in Untamed Lands
part-lair-in-untamed-lands-text = On each board, add 1 beasts to a land without towns, cities and blight.
part-lay-ambushes = Lay Ambushes
part-lay-ambushes-text = This turn dahan strike at the same time as the invaders in a ravage.
part-leave-the-hostile-land = Leave The Hostile Land
part-leave-the-hostile-land-text = From each land, push 1 dahan for each badlands and disease there to lands without them.
part-lingering-plagues = Lingering Plagues
part-lingering-plagues-text = On each board, add 1 disease. Disease stops no build in this invader phase.
part-new-diseases = New Diseases
part-new-diseases-text = On half of the boards (rounded up), add 1 disease to a land with dahan and invaders, and 2 damage to the dahan there.
part-offerings-of-pattern-and-dance = Offerings of Pattern and Dance
part-offerings-of-pattern-and-dance-text = Each spirit with at least 2 dahan among its lands gains 1 energy.
part-offerings-of-story-and-season = Offerings of Story and Season
part-offerings-of-story-and-season-text = Each spirit with at least 3 dahan among its lands gains 1 energy and may reclaim 1 card.
part-outbreaks-shift = Outbreaks Shift
part-outbreaks-shift-text = On each board, push 1 disease to the land next to it with the most invaders.
part-pestilence-arrives-on-canvas-sails = Pestilence Arrives on Canvas Sails
part-pestilence-arrives-on-canvas-sails-text = On each board, add 1 disease to the coastal land with the most towns and cities, and 3 damage to dahan there.
part-plagues-bring-fear-and-death = Plagues Bring Fear and Death
part-plagues-bring-fear-and-death-text = 1 fear for each board with disease. On each board, 2 damage to dahan in a land with disease.
part-prey-on-the-heedless = Prey on the Heedless
part-prey-on-the-heedless-text = In each land with beasts, 1 damage for each beasts.
part-prey-on-the-unwary = Prey on the Unwary
part-prey-on-the-unwary-text = Each beasts destroys 1 explorer in its land. Add 1 beasts on one board without any.
part-quit-the-farmed-lands = Quit the Farmed Lands
part-quit-the-farmed-lands-text = On each board, push 1 beasts to a land without towns and cities. If explorers are there: 1 fear.
part-raiding-and-retaliation = Raiding and Retaliation
part-raiding-and-retaliation-text = In each land with towns or cities, 1 damage for each dahan. Then each town and city that is left does 1 damage to dahan; defend and strife count.
part-raids-in-force = Raids in Force
part-raids-in-force-text = Each spirit chooses another land where dahan outnumber towns and cities: 1 damage for each dahan there.
part-rally-to-the-defense-of-distant-kin = Rally to the Defense of Distant Kin
part-rally-to-the-defense-of-distant-kin-text = On each board, gather 1 dahan into a land with dahan, then defend 1 for each dahan there.
part-reckless-offensive = Reckless Offensive
part-reckless-offensive-text = On each board, in a land with at least 2 dahan and at least 2 towns and cities, destroy 1 town or city for each dahan, then add 1 blight.
part-reclaim-territory = Reclaim Territory
part-reclaim-territory-text = Each player may push 1 dahan, which does 1 damage in its new land.
part-retreat = Retreat
part-retreat-text = On each board, push 2 dahan from a land with a city to lands without.
part-return-to-old-pillars = Return to Old Pillars
part-return-to-old-pillars-text = On each board, gather 1 or 2 dahan into a land with dahan printed on it.
part-rouse-the-spirits = Rouse the Spirits
part-rouse-the-spirits-text = Each spirit with at least 3 dahan among its lands may use 1 slow power now instead of later.
part-sandfever-outbreak = Sandfever Outbreak
part-sandfever-outbreak-text = On each board, add 1 disease to the sands or mountain with the most towns and cities.
part-savage-frenzy = Savage Frenzy
part-savage-frenzy-text = Each beasts destroys 1 explorer and does 2 damage in its land.
part-seek-a-safer-home = Seek a Safer Home
part-seek-a-safer-home-text = On each board, push 2 dahan from a land with beasts, disease or wilds to lands with none of them.
part-seek-out-new-grounds = Seek Out New Grounds
part-seek-out-new-grounds-text = On each board, gather 1 or 2 dahan into a land without dahan printed on it.
part-settlers-encroach-too-far = Settlers Encroach Too Far
part-settlers-encroach-too-far-text = On each board, in a land with towns and dahan, push 1 town for every 2 dahan there.
part-speak-of-the-spirits-anger = Speak of the Spirits' Anger
part-speak-of-the-spirits-anger-text = 1 fear for each board where dahan are in a land with towns or cities.
part-spirit-speakers-solve-riddles-of-power = Spirit-Speakers Solve Riddles of Power
part-spirit-speakers-solve-riddles-of-power-text = Each spirit with at least 4 dahan among its lands gains a minor power.
part-stricken = Stricken
part-stricken-text = This turn invaders do not ravage in lands with disease or strife.
part-tell-the-old-stories = Tell the Old Stories
part-tell-the-old-stories-text = Each spirit with at least 2 dahan among its lands reclaims 1 card, or regains a unique power that it has forgotten in this game.
part-tend-the-land = Tend the Land
part-tend-the-land-text = On each board, remove 1 blight from a land with at least 2 dahan.
part-terrifying-beasts = Terrifying Beasts
part-terrifying-beasts-text = 2 fear for each board with at least 2 beasts.
part-traps-and-snares = Traps and Snares
part-traps-and-snares-text = On each board, add 1 wilds to a land with dahan.
part-virulence-among-close-packed-homes = Virulence Among Close-Packed Homes
part-virulence-among-close-packed-homes-text = On each board, add 1 disease to the inland land with the most towns and cities.
part-wheezelung-outbreak = Wheezelung Outbreak
part-wheezelung-outbreak-text = On each board, add 1 disease to the jungle or wetland with the most towns and cities.
