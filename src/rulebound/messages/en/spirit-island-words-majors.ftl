### Spirit Island: what the major powers of Branch & Claw and Jagged Earth say besides their cards.

option-take-presence = Take presence from { $track }
option-remove-token = Remove 1 { $token } from { $land }
option-calm = Take 1 strife off 1 { marked-piece } in { $land }
event-presence-gone = Presence of { $seat } in { $land } leaves the game.
why-needs-inland = { $power } needs an inland land: { $land } lies at the coast.
why-needs-city = { $power } needs a land with a city: there is none in { $land }.
why-needs-coast-or-wetland = { $power } needs a coastal land or a wetland: { $land } is neither.
why-needs-jungle-or-no-blight = { $power } needs a jungle, or a land without blight: { $land } is neither.
event-board-lost = Board { $board } sinks into the sea.

## Questions.

prompt-driven-away = The board is gone. Which land does the piece come to?
prompt-disease = Which land gets 1 disease?
prompt-second-target = Which is the second land?
prompt-more-damage = Which of the lands takes 4 more damage?
prompt-strife-in = In which land is strife added?
prompt-remove-tokens = Which token is removed?
prompt-origin = From which land of yours is the range counted?
prompt-hunt = In which land next to it do the beasts hunt?
prompt-wilds = Which land gets 1 wilds?

## Ways.

way-add-disease-and-strife = Add disease and strife
way-remove-tokens = Remove tokens for fear and damage
way-sweep = Push them towards the ocean
way-destroy-small = Destroy all explorers and towns
way-play-for-half = Play it now for half its cost
way-play-and-forget = Play it now for nothing, and forget it when the turn ends
way-put-back-beasts = Put 1 beasts back
way-put-back-wilds = Put 1 wilds back
way-put-back-disease = Put 1 disease back
way-put-back-strife = Put 1 strife back

## What lasts.

lasting-ravage-bonus = ravaging invaders do other damage
lasting-ruin = ravaging invaders hurt invaders next to them
lasting-unlocked = all thresholds of a card are met
lasting-borrowed = forgets a card when the turn ends
