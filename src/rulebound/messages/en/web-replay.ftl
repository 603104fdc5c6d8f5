# Replays, the end of a game, the chart of its scores, and the guided first game.
replay = Replay
replay-title = Replay: { $game }
replay-look-back = Looking back
replay-loading = The game is being set up again…
replay-failed = This game cannot be looked at
replay-no-board = There is no board for this game here.
replay-to-table = Back to the table

replay-transport = Through the game
replay-steps = Steps
replay-slider = Position
replay-position = Move { $at } of { $length }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-start = The game begins
replay-picked = { $who }: { $what }
replay-hidden-pick = Another player chose
replay-turn = Turn
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-quick = Very fast
replay-eyes = Seen by
replay-spectator = All
replay-scores = Scores
replay-share = Copy the link to this position
replay-link-copied = The link to this position is copied.
replay-download = Download the record of the game

replay-help = Every position of the game can be seen again, with the eyes of any player.
replay-key-step = one move back, one move on
replay-key-turn = a turn back, a turn on
replay-key-ends = to the beginning, to the end
replay-key-play = play, pause
key-name-home = Home
key-name-end = End
key-name-space = Space
key-name-turns = Page ↑, Page ↓

chart-title = Course of the scores
chart-label = Scores over the game. Arrow keys go from change to change, Enter shows that position.
chart-score = { $name } { $score }
chart-turns = Turn
chart-moves = Moves
chart-turn = Turn { $turn }
chart-end = End
chart-when = Beginning of
chart-as-table = Show the figures
chart-larger = Larger

result-one = { $name } wins
result-you = You win!
result-you-too = You share the victory with { $names }
result-many = { $names } share the victory
result-together = You win, together with { $names }
result-all-together = { $names } win together
result-nobody = Nobody wins
result-rank = Place { $rank }
result-me = (you)
result-rematch = Rematch
result-sequel = Play on from here
result-replay = Watch the replay

tour = A short tour
tour-step = { $step } of { $steps }
tour-back = Back
tour-next = Next
tour-skip = Skip the tour
tour-finish = Let’s play
tour-when = This goes on when you have done it.

# A first game, step by step.
lesson = A first game
lesson-waits = Goes on when it is done.
lesson-read = Got it
