### Spirit Island: what events ask and tell, and the events of tokens and dahan that stand on their cards.

## Prompts

prompt-event-land = In which land does that happen?
prompt-prevent = How much presence do you destroy on this board, so that it does not happen there? Still needed: { $number }.
prompt-terrain = In which terrain?
prompt-guard = How is { $land } guarded?
prompt-outpaced = What becomes of { $power }?
prompt-remove-beasts = From which land are beasts removed? Those that stay have to be paid for.
prompt-move-inland = Which town moves, and where to?
prompt-farmland = Does a town come to { $land } instead of an explorer? It happens once on each board.

## Options

option-offer = { $number ->
    [0] Nothing
   *[other] { $number }
  }
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

## Choices

way-forget-two = Forget 2 power cards
way-lose-one-each = Each spirit there destroys 1 presence
way-lose-two = Destroy 2 presence
way-match-losing = Destroy 2 presence to use it now
way-match-paying = Pay 3 energy to use it now
way-push-two-explorers = Push up to 2 explorers
way-steady = Discard it for energy
way-take-blight = Take 1 blight from the blight card
way-town-instead = A town instead of an explorer
way-two-damage = 2 damage, for 3 energy

## Token events and dahan events

part-aid-the-uprising = Aid the Uprising
part-aid-the-uprising-text = Each invader with strife takes 1 damage for each dahan in its land. Add 1 dahan there for each town or city that this destroys.
part-beasts-attack = Beasts Attack
part-beasts-attack-text = Each beasts does 2 damage in its land. A beasts that destroys a town or city is removed.
part-beasts-find-new-homes = Beasts Find New Homes
part-beasts-find-new-homes-text = On each board, push 1 beasts to a land without blight. If invaders are there: 1 fear.
part-beasts-of-the-jungle = Beasts of the Jungle
part-beasts-of-the-jungle-text = On each board, add 1 beasts to a jungle without blight. If invaders are there: 1 fear.
part-beasts-provoked = Beasts Provoked
part-beasts-provoked-text = On each board, add 1 beasts to a land with towns and without blight.
part-beasts-prowl = Beasts Prowl
part-beasts-prowl-text = Each beasts in a land with invaders: 1 fear. Every other beasts goes to a land next to it.
part-canny-defense = Canny Defense
part-canny-defense-text = This turn each land is defended by 1 for each dahan there.
part-coming-of-age-coastal = Coming of Age
part-coming-of-age-coastal-text = On each board, add 1 dahan to a coastal land with dahan.
part-coming-of-age-inland = Coming of Age
part-coming-of-age-inland-text = On each board, add 1 dahan to an inland land with dahan.
part-coming-of-age-jungle-wetland = Coming of Age
part-coming-of-age-jungle-wetland-text = On each board, add 1 dahan to a jungle or wetland with dahan.
part-coming-of-age-mountain-sands = Coming of Age
part-coming-of-age-mountain-sands-text = On each board, add 1 dahan to a mountain or sands with dahan.
part-distant-hunt = Distant Hunt
part-distant-hunt-text = On each board, push 1 beasts to a land without blight, where it does 1 damage.
part-drive-off-the-interlopers = Drive off the Interlopers
part-drive-off-the-interlopers-text = Each player may push 1 explorer or town from a land with dahan.
part-fierce-mien = Fierce Mien
part-fierce-mien-text = 1 fear for each land with invaders where dahan outnumber towns and cities.
part-forsake-the-barren-land = Forsake the Barren Land
part-forsake-the-barren-land-text = On each board, push 2 dahan from a land with blight to lands without.
part-grim-toll = Grim Toll
part-grim-toll-text = On each board, in a land with disease, 2 damage to invaders and 2 damage to dahan.
part-lingering-plagues = Lingering Plagues
part-lingering-plagues-text = On each board, add 1 disease. Disease stops no build in this invader phase.
part-new-diseases = New Diseases
part-new-diseases-text = On half of the boards (rounded up), add 1 disease to a land with dahan and invaders, and 2 damage to the dahan there.
part-offerings-of-pattern-and-dance = Offerings of Pattern and Dance
part-offerings-of-pattern-and-dance-text = Each spirit with at least 2 dahan among its lands gains 1 energy.
part-prey-on-the-unwary = Prey on the Unwary
part-prey-on-the-unwary-text = Each beasts destroys 1 explorer in its land. Add 1 beasts on one board without any.
part-raids-in-force = Raids in Force
part-raids-in-force-text = Each spirit chooses another land where dahan outnumber towns and cities: 1 damage for each dahan there.
part-reckless-offensive = Reckless Offensive
part-reckless-offensive-text = On each board, in a land with at least 2 dahan and at least 2 towns and cities, destroy 1 town or city for each dahan, then add 1 blight.
part-reclaim-territory = Reclaim Territory
part-reclaim-territory-text = Each player may push 1 dahan, which does 1 damage in its new land.
part-retreat = Retreat
part-retreat-text = On each board, push 2 dahan from a land with a city to lands without.
part-rouse-the-spirits = Rouse the Spirits
part-rouse-the-spirits-text = Each spirit with at least 3 dahan among its lands may use 1 slow power now instead of later.
part-sandfever-outbreak = Sandfever Outbreak
part-sandfever-outbreak-text = On each board, add 1 disease to the sands or mountain with the most towns and cities.
part-savage-frenzy = Savage Frenzy
part-savage-frenzy-text = Each beasts destroys 1 explorer and does 2 damage in its land.
part-seek-a-safer-home = Seek a Safer Home
part-seek-a-safer-home-text = On each board, push 2 dahan from a land with beasts, disease or wilds to lands with none of them.
part-spirit-speakers-solve-riddles-of-power = Spirit-Speakers Solve Riddles of Power
part-spirit-speakers-solve-riddles-of-power-text = Each spirit with at least 4 dahan among its lands gains a minor power.
part-stricken = Stricken
part-stricken-text = This turn invaders do not ravage in lands with disease or strife.
part-tend-the-land = Tend the Land
part-tend-the-land-text = On each board, remove 1 blight from a land with at least 2 dahan.
part-traps-and-snares = Traps and Snares
part-traps-and-snares-text = On each board, add 1 wilds to a land with dahan.
part-wheezelung-outbreak = Wheezelung Outbreak
part-wheezelung-outbreak-text = On each board, add 1 disease to the jungle or wetland with the most towns and cities.
