# How to play Small World Underground: a title and a few sentences for each step.
howto-small-world-underground-goal = Take land, earn coins
howto-small-world-underground-goal-text =
    The caverns are too small for everybody. You lead one race after another, spread over the map, and earn coins for every region you hold.
    The bar at the top counts the turns: ten with two or three players, fewer with more. After the last one, whoever has most coins wins.
howto-small-world-underground-combo = Choose a race and its power
howto-small-world-underground-combo-text =
    Each pennant joins a race with a special power that luck has given it. Its number says how many tokens you get.
    The first one is free. For one further down you lay a coin on each pennant you pass over; whoever takes a pennant also gets the coins on it.
howto-small-world-underground-enter = Come in from the edge
howto-small-world-underground-enter-text =
    A new race makes its first conquest at the edge of the map: the regions that glow. From then on it takes regions next to its own.
    Nobody can enter a chasm or pass over it.
howto-small-world-underground-cost = Pay with tokens
howto-small-world-underground-cost-text =
    A region costs 2 tokens, a river 1. A mountain adds 1, and so does everything that defends the region. The number on a glowing region is what it costs you.
    The tokens you pay stay there until the conquests of this turn are over.
howto-small-world-underground-monsters = Drive out monsters
howto-small-world-underground-monsters-text =
    Each monster in a region adds 1 to its price. Once they are beaten they are gone for good, and a popular place or a relic is turned up.
    It serves whoever holds its region, from this very moment.
howto-small-world-underground-attack = Attack another player
howto-small-world-underground-attack-text =
    Each enemy token adds 1 to the price. Whoever loses the region gives one token back to the tray and moves the others to regions the race still holds.
    A lone token is simply lost.
howto-small-world-underground-die = One last try with the die
howto-small-world-underground-die-text =
    Short of up to three tokens? Once in your turn you may name a region and roll: the die shows 0 to 3 and half of its faces are blank.
    If your tokens and the roll reach the price, it is yours. Either way your conquests are over.
howto-small-world-underground-redeploy = Spread out again
howto-small-world-underground-redeploy-text =
    Tokens on rivers come back into your hand first. Then you place all you have as you like: every region you hold keeps at least one.
    Next turn everything beyond that one token comes back into your hand and can conquer again.
howto-small-world-underground-decline = Let a tired race go
howto-small-world-underground-decline-text =
    When your race can do no more, spend a whole turn to put it in decline: one token stays in each region, pale and hatched, and still earns coins. Next turn you choose a new race.
    You have one race in decline at most: an older one leaves the map.
howto-small-world-underground-score = Count your coins
howto-small-world-underground-score-text =
    At the end of your turn you take 1 coin for each region, of your active race and of the one in decline, and what races, powers, places and relics add.
    If two are level at the end, more tokens on the map decide.
