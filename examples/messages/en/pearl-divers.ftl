game = Pearl Divers
game-about = Dice, depth and pearls that nobody else sees.
setup-rounds = Rounds
setup-rounds-help = How often everybody dives.
prompt-again = The dice reach { $total }. Roll one of them again?
prompt-land = The dice reach { $total }. Land a pearl?
option-again = Roll { $die ->
    [0] the first die
   *[other] the second die
  } again
option-land = Land the pearl from { $depth }
event-rolled = { $seat } rolls { $first } and { $second }.
event-landed = { $seat } lands a pearl from { $depth }.
event-drew = You draw a pearl from { $depth }.
event-kept = { $seat } lands nothing.
status-points = { $seat }: { $points } points, { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
  } in hand
status-hand = Your pearl from { $depth }
result-most-points = Most points.
