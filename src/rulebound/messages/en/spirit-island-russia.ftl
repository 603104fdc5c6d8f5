### Spirit Island: the Tsardom of Russia, and invader cards that come from elsewhere than their deck.
prompt-saves-first = Two rules would keep the piece from being destroyed. Which of them goes first?
way-only-dream = It was only a dream
event-card-laid = { $card } comes face up to a slot of the invader board: { $step }.
status-under-fear = An invader card of stage { $stage } lies under { NUMBER($number) ->
        [one] 1 fear card
       *[other] { $number } fear cards
    }.
why-escalates-later = { $escalation } comes when this card is resolved for the first time: { $card }.
