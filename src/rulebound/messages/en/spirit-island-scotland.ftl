### Spirit Island: the Kingdom of Scotland.

adversary-scotland = Kingdom of Scotland
adversary-scotland-text = Its merchants take the coast first and settle the inland from there. With too many coastal cities the island is theirs.
escalation-scotland = Ports Sprawl Outward
escalation-scotland-text = On the one board with the most towns and cities in coastal lands, as many lands as there are players get 1 town each: those with the fewest towns.
adversary-scotland-level-1 = Trading Port
adversary-scotland-level-1-text = After set-up explore cards add 1 town instead of 1 explorer in coastal lands. The coastal card does so only in the first 2 lands of each board, in the order that the players choose.
adversary-scotland-level-2 = Seize Opportunity
adversary-scotland-level-2-text = At set-up land 2 of each board gets 1 city. In the invader deck the coastal card is the third of stage II, and the two of stage II above it lie one place higher.
adversary-scotland-level-3 = Chart the Coastline
adversary-scotland-level-3-text = Build cards also affect coastal lands without invaders, if there is a city next to them.
adversary-scotland-level-4 = Ambition of a Minor Nation
adversary-scotland-level-4-text = In the invader deck the lowest card of stage III takes the place of the lowest of stage I.
adversary-scotland-level-5 = Runoff and Bilgewater
adversary-scotland-level-5-text = After a ravage has added blight to a coastal land, the ocean of that board gets 1 blight as well, which does not spread. For this rule, and wherever blight is removed or moved, oceans count as coastal wetlands.
adversary-scotland-level-6 = Exports Fuel Inward Growth
adversary-scotland-level-6-text = After the ravage step each inland land that matches a ravage card gets 1 town, if a town or city is there or in a land next to it.
setup-adversary-scotland = { adversary-scotland }
setup-supporting-scotland = { adversary-scotland }

counter-scotland = Trade Hub
counter-scotland-text = Coastal lands with cities are counted. With more than 2 for each board the game is lost.
reason-trade-hub = too many coastal lands have a city
result-trade-hub = The coast is full of cities: the island is a hub of trade.

prompt-sprawling-board = Ports Sprawl Outward: on which of the boards with the most coastal towns and cities?
prompt-sprawl = Ports Sprawl Outward: which of the lands with the fewest towns gets 1 town?
prompt-inland-city = A city is not set up at that coast. Which inland land next to it gets the city?
lasting-trading-port = has become a trading port by the coastal card
status-invader-shown = { $card } lies in the invader deck under { NUMBER($number) ->
        [0] no other card
        [one] 1 other card
       *[other] { $number } other cards
    }.
