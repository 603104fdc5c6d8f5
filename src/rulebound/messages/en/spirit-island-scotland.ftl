### Spirit Island: the Kingdom of Scotland.

status-invader-shown = { $card } lies in the invader deck under { NUMBER($number) ->
        [0] no other card
        [one] 1 other card
       *[other] { $number } other cards
    }.
