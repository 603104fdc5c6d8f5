### Spirit Island: what the minor powers of Branch & Claw and Jagged Earth say besides their cards.

## What a power demands of its target.

why-needs-inland = { $power } needs an inland land: { $land } lies at the coast.
why-needs-city = { $power } needs a land with a city: there is none in { $land }.
why-needs-no-wetland = { $power } cannot target a wetland, and { $land } is one.
why-needs-one-terrain = { $power } needs { $one-terrain }: { $land } is { $terrain }.

## Powers that are used at another time, or again.

lasting-either-speed = may use a slow power as a fast one, or a fast one as a slow one
lasting-repeat-cheapest = may repeat the cheapest power card in play for its cost
option-hasten-paying = Pay to use { $power } now, though it is slow
option-hasten-paying-less = Pay to use { $power } now, though it is slow, { $level ->
    [0] without its threshold
   *[other] up to level { $level }
  }
option-delay = Use { $power } now, though it is fast
option-delay-less = Use { $power } now, though it is fast, { $level ->
    [0] without its threshold
   *[other] up to level { $level }
  }
facts-hasten-paying = { $cost } energy, { power-facts }
facts-hasten-paying-less = { $cost } energy, { power-facts }

## Choices.

way-add-badlands = Add badlands
way-add-beasts = Add beasts
way-add-disease = Add disease
way-add-strife = Add strife
way-add-wilds = Add wilds
way-destroy-explorer = Destroy an explorer
way-destroy-small = Destroy an explorer or town
way-gain-element = Gain elements
way-gain-energy = Gain energy
way-gather-blight = Gather blight
way-guard = Hurt invaders that come
way-move-dahan = Move dahan along the coast
way-no-build = No build
way-pay-for-damage = Pay 1 energy for 1 damage next to it
way-pay-to-heal = Pay 1 energy to remove blight
way-push-added = Invaders that are added may be pushed
way-push-explorer-and-town = Push an explorer and a town
way-push-explorers = Push explorers
way-restore-presence = Add destroyed presence
way-save-dahan = Fewer dahan are destroyed

## What lasts.

lasting-blood-draws-predators = beasts come and bite when next invaders are destroyed
lasting-call-to-guard = invaders that come take damage
lasting-call-to-trade = the next ravage is a build instead
lasting-confounding-mists = added invaders may be pushed
lasting-entrap-the-forces-of-corruption = blight does not spread
lasting-mesmerized-tranquility = invaders do less damage
lasting-portents-of-disaster = 1 fear when next invaders are destroyed
lasting-scream-disease-into-the-wind = may add disease where a power targets
lasting-sky-stretches-to-shore = powers reach farther to the coast
lasting-unquenchable-flames = invaders keep their damage

## Questions.

prompt-add-beasts = In which land are beasts added?
prompt-burn = In which land is 1 damage done?
prompt-build-order = In which land do invaders build next?
prompt-explore-order = Which land is explored next?
prompt-ferry = Which dahan goes, and where to?
prompt-grow-in = In which land does both happen?
prompt-other-coast = Between this land and which other coastal land do dahan move?
prompt-renew = In which land of both spirits?
prompt-restore-whose = Which spirit may bring destroyed presence back?
