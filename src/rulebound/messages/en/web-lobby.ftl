# Everything before and around a table: the lobby, new tables, the waiting room, accounts.
wordmark = Rulebound
wordmark-home = Rulebound, to the lobby
answer-yes = Yes
answer-no = No
answer-nothing = Nothing
copy-text = Copy
copy-done = Copied
seat-you = You
account-you = You

# The head and the foot of the page.
top-label = You and your settings
top-theme = { $pointer ->
    [finger] { $now }. Tap for another
   *[mouse] { $now }. Press for another
  }
top-language = Language
top-account = Your account: { $name }
top-theme-system = Theme: system
top-theme-light = Theme: light
top-theme-dark = Theme: dark
tag-guest = guest
foot-unofficial = An unofficial, free and non-commercial implementation of the rules. Games, names and marks belong to their authors and publishers, who have no part in it.
foot-owners = Please own the games that you play here.

# The lobby.
lobby-title = Games and tables
lobby-lead = Big board games, played by the whole rulebook.
lobby-broken = The lobby could not be loaded
lobby-away = The server does not answer. What you see may be old; we keep trying.
games-title = Games
games-none = This server has no games.
game-players = { $low } to { $high } players
game-bots = Alone against bots, or with friends
game-bots-together = Alone, or with companions: bots or friends
play-now = Play now against bots
play-now-together = Play now with bots
first-game = An easy game
learn = Learn it: a first game
learn-about = New here? Start with this: ten minutes on the real board, each rule when you need it.
set-up-table = Set up a table
of-game = { $words }: { $game }
quick-opponents = How many opponents?
quick-strength = Strength of the bots
quick-companions = How many companions?
quick-start = Start
quick-starting = Starting…
quick-role = Play as
quick-plain = a player

my-tables = My tables
my-turns = { $n ->
    [one] Your turn at 1 table
   *[other] Your turn at { $n } tables
  }
my-tables-empty = { $pointer ->
    [finger] No tables yet. Pick a game and tap “Play now”: you are in the middle of it two taps later.
   *[mouse] No tables yet. Pick a game and press “Play now”: you are in the middle of it two clicks later.
  }
my-tables-none = Nothing under way.
my-finished = Finished games ({ $n })
turn-yours = Your turn
turn-vote = Your vote is asked
turn-others = Waiting for { $names }
turn-stand-in = the bot that stands in for you
turn-open = { $n ->
    [one] 1 seat is free
   *[other] { $n } seats are free
  }
turn-ready = Ready to start
result-won = You won
result-shared = You share the victory
result-lost = Lost
result-over = Over
result-ended = Ended early
turn-deadline = Until { $date } ({ $when })
go-play = Play
go-vote = Vote
go-on = Open
go-in = Go in
go-replay = Replay
go-label = { $go }: { $game }, { $status }

open-tables = Open tables
open-tables-empty = Nobody is waiting for players. Set up a public table, and it shows here.
open-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
  }
open-join = Join
open-join-label = Join this table of { $game }

record-about = Have a record from elsewhere? Look at it here, move by move.
record-bring = Bring a record
record-busy = Reading the record…
record-wrong-file = This file is not the record of a game.

# Times.
time-just-now = just now
time-any-moment = any moment
time-seconds = { $n } seconds
time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }

# A new table.
new-title = Set up a table
new-players = Players
new-rules = The game
new-terms = The table
new-field-of-seat = { $field }, player { $number }
new-pack-hint = Who owns the printed game can play with what is printed there: a content pack goes into the folder packs/{ $game } of the server's data folder.
terms-pack = Pack { $hash }
new-create = Create the table
new-start = Start the game
new-waits = You get a link to invite others; the game starts when every seat is filled.
new-starts-now = Every seat is filled: the game starts at once.
seat-me = You
seat-here = At this screen
seat-name = Name of player { $number }
screens = Screens
screens-own = A screen for each
screens-own-help = You invite the others with a link.
screens-shared = Hot seat
screens-shared-help = Several people at this screen. Pass the device on: what is hidden is covered between turns.
seat-open = Open for somebody
seat-chooses-later = Whoever sits down in an open seat makes their own choices there.
seat-bots = Bots
seat-bot = { $bot } bot
bot-about-master = full strength: thinks for a second or two about every move
bot-about-journeyman = middle strength: thinks for a moment about every move
bot-about-apprentice = light strength: answers at once
bot-about-beam = thinks its whole action through
bot-about-foresight = plays its best ideas on to the end of the turn
bot-about-tree = tries its turn in many worlds
bot-about-rival = looks one move ahead, for itself and against the others
bot-about-own = a bot of this server's own
bot-rated = { $about } (rating { $rating } on this game's ladder)
bot-about-greedy = looks one move ahead and takes what pays most
bot-about-random = does anything that is allowed
terms-access = Who may see and join
access-private = By invitation
access-private-help = Only who has your link, also to watch and to see the game later.
access-unlisted = By address
access-unlisted-help = Whoever has the address of the table; it is not listed in the lobby.
access-public = Public
access-public-help = Anybody; the table is listed in the lobby.
terms-pace = Pace
pace-live = Live
pace-live-help = Everybody is at the table now.
pace-correspondence = By correspondence
pace-correspondence-help = A move whenever you find the time.
pace-live-free = Live, no clock
pace-live-clock = Live, { $span } a move
pace-correspondence-days = By correspondence, { $span } a move
terms-time = Time for a move
terms-no-clock = No clock
terms-timeout = When time runs out
timeout-move = A bot makes the move
timeout-move-help = The next one is the player’s again.
timeout-seat = A bot takes the seat
timeout-seat-help = And plays on for who was silent.
terms-bot-after = If somebody leaves, a bot plays after
terms-bot-at-once = at once
terms-away-vote = Who is away can vote for
terms-away-vote-usual = 10 minutes or a move’s time
terms-away-vote-none = no time
terms-take-back = A seat that a bot has taken
take-back-always = Can be taken back
take-back-always-help = Its player may come back at any time.
take-back-never = Stays with the bot
take-back-never-help = Who is gone for longer does not come back.

# The waiting room.
wait-title = Waiting for players
wait-title-ready = Ready to start
wait-seats = Seats
wait-you = { $name } (you)
wait-kept = Kept for { $name }
wait-present = is here
wait-gone = has a seat, but is not here now
wait-yours = this is your seat
wait-here = at this screen
wait-open = nobody sits here yet
wait-bot-label = A bot for seat { $number }
wait-add-bot = Add a bot
wait-bot-choice = { $bot }: { $about }
wait-chat = Talk
colour-of = Colour of seat { $number }
colour-0 = Blue
colour-1 = Orange
colour-2 = Teal
colour-3 = Magenta
colour-4 = Yellow
colour-5 = Slate
colour-taken = { $colour }: another player has it
wait-sit = Sit here
wait-sit-label = Sit here: seat { $number }
wait-move = Change seat
wait-move-label = Another place for seat { $number }
wait-move-to = Seat { $number }: { $who }
wait-move-role = Seat { $number }, { $role }: { $who }
wait-free-roles = Still free: { $roles }.
free-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
wait-free = Free
wait-free-label = Free the seat of { $name }
wait-free-seats = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
  } The game can start when all are filled.
wait-ready = Everybody is here.
wait-ready-others = Everybody is here. Those who sit at the table can start the game.
wait-join = Sit down
wait-start = Start the game
wait-fill = Fill with bots and start
wait-leave = Get up
wait-private = This table is private: ask its players for the invitation link.
wait-invite = Invite others
wait-link = Invitation link
wait-link-private = Whoever has this link can sit down.
wait-link-local = This server answers on your own machine alone, and so does the link: another browser there can sit down with it.
wait-command = To let friends in, stop the server and start it with
wait-command-help = Your tables stay, and their links then lead friends to your machine.
wait-qr = QR code that opens this table
wait-qr-help = Or scan it with a phone.
wait-link-unlisted = Whoever has this link, or the address of the table, can sit down.
wait-link-public = The table is also listed in the lobby.
wait-terms = This table
wait-delete = Delete the table
wait-delete-title = Delete this table?
wait-delete-text = Everybody at it is sent away. No game is lost: it has not begun.

# Coming in.
sign-in = Sign in
sign-who = What shall we call you?
sign-way = How you come in
sign-guest = As a guest
sign-guest-about = A name is enough. This browser remembers you, and you can make an account of it later.
sign-guest-go = Go on
sign-log-in = Log in
sign-log-in-about = Welcome back.
sign-log-in-go = Log in
sign-log-in-leaves = Seats that you hold now stay behind under the present name. To keep them, register instead.
sign-register = Register
sign-register-about = With an account you find your tables again in every browser.
sign-register-keeps = Your seats and tables stay yours; you find them again in every browser.
sign-register-go = Register
sign-name = Name
sign-name-help = 2 to 24 letters, digits, spaces and - _ . '
sign-password = Password
sign-password-help = At least 8 characters.

# A link from the server's terminal.
host-title = Is this you?
host-other = This browser plays here as { $name }. The link is for whoever has started the server.
host-change = I have started it
host-stay = Stay { $name }
host-used-title = A used link
host-used = This link has been used or is too old. Start the server again: it shows a new one, good for one browser.

# The account.
account-title = Your account
account-is-person = Your account on this server.
account-is-guest = You are a guest: only this browser knows you.
account-is-local = You have started this server, so you need not sign in. Other browsers come under names of their own.
account-become-guest = Make an account of it
account-become-local = Play under a name of your own
account-password = Password
password-old = Present password
password-new = New password
password-help = At least 8 characters. Other browsers are logged out.
password-change = Change the password
password-changed = Changed.
tokens-title = Tokens for programs
tokens-about = With a personal token a program plays in your name, for instance a bot of your own.
tokens-none = You have made none.
tokens-made = made on { $date }
tokens-label = What is it for?
tokens-placeholder = My bot
tokens-make = Make a token
tokens-secret = Your new token
tokens-once = Copy it now: it is shown this once.
tokens-revoke = Revoke
tokens-revoke-sure = Really revoke?
tokens-revoke-label = Revoke { $label }
account-out = Log out
account-out-guest = Nobody can log in as a guest again. To keep your seats, make an account first.
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
delete-account = Delete the account
delete-account-text = Your name goes for good. Bots play on in your seats, and finished games name a former player.
delete-password = Your password
delete-chat = Delete all that I have said, too
delete-account-go = Delete it for good
