### Spirit Island: what the major powers of Branch & Claw and Jagged Earth say besides their cards.

option-take-presence = Take presence from { $track }
why-needs-coast-or-wetland = { $power } needs a coastal land or a wetland: { $land } is neither.
why-needs-jungle-or-no-blight = { $power } needs a jungle, or a land without blight: { $land } is neither.
option-move-blight = Move 1 blight to { $land }
option-attach = Its { $other-side } side at the { $side } side
option-board = Board { $board }
option-leave-out = Nothing on board { $board }
event-board-found = Board { $board } comes up out of the sea.
event-left-out = Board { $board } is left out.
event-woven = { $land } and { $to-land } are one land.
event-parted = { $land } and { $to-land } are two lands again.
side-top = top
side-right = right
side-bottom = bottom
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
prompt-bargain = Which presence leaves the game?
prompt-attach = Board { $board } is found. How does it lie at the other board?
prompt-at-board = At which board does the new one lie?
prompt-beasts = Which land gets 1 beasts?
prompt-badlands = Which land gets 1 badlands?
prompt-who-comes = Which spirit comes to the new board?
prompt-leave-out = Which board is left out?
prompt-skip-action = { $land }: do the invaders skip this { $step }? They skip { $number } more this turn.
prompt-hunt-here = In which of your lands does it hunt?
prompt-embitter = Which land next to it gets badlands or strife?
prompt-hurt-in = In which land is 1 damage done to each invader?
prompt-storm-between = In which land between them does the storm rage?
prompt-sacrifice = Which sacred site is given up?
prompt-pour-out = In which land is damage done?
prompt-pay-for-damage = How much energy is paid for as much damage?
prompt-weave = Which land is one with the target this turn?
prompt-part = What goes to the other land? The rest stays.
prompt-wilds = Which land gets 1 wilds?

## Ways.

way-beasts-there = Presence counts as beasts
way-no-beasts-there = It does not count as beasts
way-void-again = Forget three cards, and do it again
way-pour-out = Pay energy for damage
way-remove-two = Remove an invader, and an explorer or town
way-remove-damaged = Remove all damaged invaders
way-presence-as-beasts = Your presence counts as beasts in this event
way-add-disease-and-strife = Add disease and strife
way-remove-tokens = Remove tokens for fear and damage
way-sweep = Push them towards the ocean
way-destroy-all-small = Destroy all explorers and towns
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
lasting-bargain-paid = a bargain takes no more energy this turn
lasting-quicksand = invaders and dahan that move here are destroyed
lasting-spiders = invaders skip some actions
lasting-spiders-biting = invaders skip some actions and take damage
lasting-hunting-grounds = presence counts as badlands and beasts, and cannot move
lasting-woven = one land with another
lasting-beside-dahan = explorers fight on the side of the dahan
