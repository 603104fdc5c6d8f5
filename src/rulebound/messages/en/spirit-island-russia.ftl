### Spirit Island: the Tsardom of Russia, and invader cards that come from elsewhere than their deck.

adversary-russia = Tsardom of Russia
adversary-russia-text = Its hunters follow the beasts of the island. With its levels explorers hit harder and are harder to get rid of, and what the invaders take fright at drives them to build.
escalation-russia = Stalk the Predators
escalation-russia-text = For each board 2 explorers are added, each to a land with beasts on that board. If it has none, both go to lands with beasts on one other board.
adversary-russia-level-1 = Hunters Bring Home Shell and Hide
adversary-russia-level-1-text = At set-up the highest-numbered land without towns and cities on each board gets 1 beasts and 1 explorer. Explorers do 1 more damage. Wherever a ravage adds blight, also where the blight spreads to, 1 beasts of that land is destroyed.
adversary-russia-level-2 = A Sense for Impending Disaster
adversary-russia-level-2-text = The first time an action would destroy explorers, 1 of them is pushed instead if it can be, and that brings 1 fear.
adversary-russia-level-3 = Competition Among Hunters
adversary-russia-level-3-text = Ravage cards also match lands with 3 or more explorers. A land that matches anyway is still ravaged once.
adversary-russia-level-4 = Accelerated Exploitation
adversary-russia-level-4-text = In the invader deck 1 card of stage III lies under each card of stage II.
adversary-russia-level-5 = Entrench in the Face of Fear
adversary-russia-level-5-text = An unused invader card of stage II lies under the top 3 fear cards, and one of stage III under the top 7. As soon as such a card is on top of the fear deck, it goes face up to the build slot. When it is resolved for the first time it escalates if it shows the symbol.
adversary-russia-level-6 = Pressure for Fast Profit
adversary-russia-level-6-text = From the second turn every ravage step has an aftermath: on each board to which it has added no blight, the land with the most explorers (at least 1) gets 1 explorer and 1 town.
setup-adversary-russia = { adversary-russia }
setup-supporting-russia = { adversary-russia }

counter-hunters-swarm-the-island = Hunters Swarm the Island
counter-hunters-swarm-the-island-text = Beasts that the rules of the adversary destroy are counted here. With more of them than beasts on the island the game is lost.
reason-beasts = more beasts were destroyed by hunters than are left on the island

prompt-stalk = Stalk the Predators: which land with beasts gets 1 explorer?
prompt-explorer-flees = An explorer flees before it is destroyed. Where to?
prompt-fast-profit = Pressure for Fast Profit: which of the lands with the most explorers gets 1 explorer and 1 town?
prompt-saves-first = Two rules would keep the piece from being destroyed. Which of them goes first?
way-flee-first = It is pushed, which brings 1 fear
way-only-dream = It was only a dream
event-beasts-fallen = { NUMBER($number) ->
        [one] 1 beasts is
       *[other] { $number } beasts are
    } destroyed in { $land }, and counted by the adversary.
event-card-laid = { $card } comes face up to a slot of the invader board: { $step }.
status-under-fear = An invader card of stage { $stage } lies under { NUMBER($number) ->
        [one] 1 fear card
       *[other] { $number } fear cards
    }.
why-escalates-later = { $escalation } comes when this card is resolved for the first time: { $card }.
result-beasts = More beasts have fallen to the hunters than are left on the island.
