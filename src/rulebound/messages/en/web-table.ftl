# The table: frame, decision bar, panes, notices, help.
board = The board
side = Log, chat and rules
pane-players = Players
pane-market = On offer
pane-log = Log
pane-chat = Chat
pane-rules = Rules
pane-notes = Notes
pane-card = Card
back = Back
you = you
take-seat = Play
take-seat-text = Act for this one of your seats
away = away
guest = guest
guest-text = Has no account here: somebody else may come by the same name
away-text = A bot stands in
away-until = A bot stands in from { $until } on
is-a-bot = A bot
is-asked = has to choose
thinking = thinking
thinking-for = thinking, { $seconds } s
is-thinking =
    { $number ->
        [one] { $who } is thinking…
       *[other] { $who } are thinking…
    }

zoom-in = Nearer
zoom-out = Farther
zoom-fit = Show the whole board (F)
zoom-fit-more = Show the whole board: { $n ->
    [one] 1 more place glows
   *[other] { $n } more places glow
  }
sheet-up = Pull up my hand
sheet-down = Push down my hand

undo = Undo
redo = Redo
nothing-to-undo = There is nothing to undo
nothing-to-redo = There is nothing to redo
settings = Settings
help = Help and keys
menu = More

decision = What is asked
hint-glow = { $pointer ->
    [finger] Tap something that glows.
   *[mouse] Pick something that glows; point at it to see what it would do.
  }
hint-move = { $pointer ->
    [finger] Tap what glows, then tap where it goes; or drag it there.
   *[mouse] Take up what glows, then choose where it goes; or drag it there.
  }
hint-take = { $pointer ->
    [finger] Tap it, then tap where it goes; or drag it there.
   *[mouse] Take it up, then choose where it goes; or drag it there.
  }
hint-held = { $pointer ->
    [finger] You hold it: tap where it goes. Tap it again to put it back.
   *[mouse] You hold it: choose where it goes. Press it again to put it back.
  }
put-back = Put it back
which = Which of these?
needs-consent = To take it back, the others would have to agree.
do-it = Yes, do it
game-over = The game is over
game-ended = The game was ended
game-ended-text = All agreed to stop here. It can still be looked at, move by move.
show-result = Show the result
skip-ahead = Skip ahead
show-market = Show what is on offer
is-choosing =
    { $number ->
        [one] { $who } is choosing…
       *[other] { $who } are choosing…
    }
you-watch = You are watching.
since = for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
until = until { $day }

table-closed = This table cannot be shown
connection-lost = The connection is lost. It comes back by itself.
refused-offline = Not sent: there is no connection just now.
refused-no-answer = The server did not answer. What you see may be old; it will catch up.
refused-stale = Too late: the table has moved on since. This is how it stands now.
refused-lost = The connection was lost on the way. The table shows whether it was done.
bot-in-your-seat = A bot plays for you at this table.
bot-in-your-seat-from = You have left this table. From { $from } on a bot plays for you.
take-seat-back = Take my seat back
vote-undo = { $who } would like to take a move back. All have to agree.
vote-redo = { $who } would like to make the move again. All have to agree.
vote-end = { $who } proposes to end the game here. All have to agree.
vote-yes = Agree
vote-no = No
vote-withdraw = Withdraw
vote-waiting = The others are voting.
vote-awaits-you = You can still say no until { $until }.
vote-awaits = { $n ->
    [one] { $who } is away and can still say no until { $until }.
   *[other] { $who } are away and can still say no until { $until }.
}

copy-link = Copy the link
link-copied = The link is copied.
look-back = Look back
propose-end = Propose to end the game
leave-table = Leave (a bot plays on)
report = Report to the host
report-what = What is wrong at this table, and who does it? Only the host of this server reads it.
report-sent = The host of this server will read it.
leave-sure = Leave the table? A bot plays on for you; you can take your seat back.
rematch = Rematch

log-filter = Whose lines
log-all = Everybody
log-older = Show older lines
log-since = Since you came
log-times = × { $n }
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
plan = Plan together
plan-point = Point
plan-mark = Mark
plan-clear = Clear my marks
plan-remove = Remove my mark: { $what }
plan-marks = Plan marks
plan-gone = something that is gone
plan-points = { $player } points at { $what }
plan-press-point = { $pointer ->
    [finger] Tap what everybody is to look at.
   *[mouse] Press what everybody is to look at.
  }
plan-press-mark = { $pointer ->
    [finger] Tap what you plan for; tap it again to remove your mark.
   *[mouse] Press what you plan for; press it again to remove your mark.
  }
plan-hint = Everybody at the table sees what you point at and mark.
notes-hint = Only you read this.
notes-loading = One moment…
notes-kept = Kept.
notes-writing = Writing…
notes-failed = Not kept: the server does not answer.
rules-search = Search the rules, by word or number
rules-chapter = Go to a chapter
rules-failed = The rules could not be loaded.
rules-none = No rule has these words.

help-text = { $pointer ->
    [finger] What you can pick glows on the table; everything else is a button below. Tap anything else to learn why it is not possible.
   *[mouse] What you can pick glows on the table; everything else is a button below. Press anything else to learn why it is not possible.
  }
help-peek = { $pointer ->
    [finger] Hold down a name, a piece or a card to read it.
   *[mouse] Point at a name, a piece or a card to read it; hold it down with a finger, or press I, and it stays.
  }
help-howto = How to play
help-symbols = Symbols
help-keys = Using the table
key-tab = to the next thing that can be picked
key-arrows = from place to place on the board
key-enter = pick what is marked, or take it up and put it down
key-escape = back, put back, close
key-digits = the buttons, from the left
key-done = Done, Pass or Stop
key-next = jump to what can be picked, and from there to the next
key-undo = undo
key-redo = redo
key-zoom = whole board, nearer, farther
key-panes = log, chat, rules
key-peek = read the card of what you point at
key-plan = point at something for all to see, set or remove a mark
key-skip = skip what is shown step by step
key-again = show it again
key-help = this page
tour-again = Show the tour again

theme = Colours
theme-system = As the system has them
theme-light = Light
theme-dark = Dark
pace = Animations
pace-normal = As drawn
pace-fast = Fast
pace-off = None
follow = What the game does by itself
follow-slow = Step by step, slowly
follow-normal = Step by step
follow-fast = Step by step, quickly
follow-off = At once
language = Language
sounds = Sounds
volume = Volume
ask-again = Ask again before what is hard to take back

# What the game does by itself, step by step.
follow-step = { $at } of { $length }
follow-back = One step back
follow-next = On to the next step
follow-hold = Pause
follow-go-on = Go on
follow-skip = Skip
moment = What has just happened
moment-skip = Put it away
moment-again = Show it on the board
moment-more = +{ $n }

board-broken = The board could not be shown

# Several people at one screen.
pass-to = Pass the device to { $name }
pass-text = Everything is covered until { $name } has it.
pass-go = I am { $name }
