### What is refused, and why, as the table, the lobby and the terminal tell it.

# Set-ups: what the answers are, and what is wrong with one.
error-answered = { $field } { $values }
error-or = { $one } or { $other }
error-and = { $one } and { $other }
error-or-with = { $one }, or with { $other }
error-setup-not-a-setup = a set-up is a set of names and values
error-setup-unknown = { $field } is not a set-up name of this game ({ $known })
error-setup-not-per-seat = { $field } is not a question to each seat of this game
error-setup-name-value = { $text }: write name=value
error-setup-not-asked = { $field }: asked only with { $condition }
error-setup-goes-with = { $field }: { $value } goes only with { $condition }
error-setup-each-seat = { $field }: wants a list with one entry for each seat, { $seats } in all
error-setup-list = { $field }: wants a list
error-setup-twice = { $field }: names something twice
error-setup-same = { $field }: { $value } is there twice
error-setup-not-one-of = { $field }: { $value } is not one of { $values }
error-setup-not-within = { $field }: { $value } is not a whole number from { $low } to { $high }
error-setup-not-a-number = { $field }: { $value } is not a whole number
error-setup-not-a-flag = { $field }: { $value } is neither true nor false
error-setup-yes-or-no = { $field }: say yes or no, not { $value }
error-setup-not-json = { $field }: { $value } is not JSON
error-setup-not-left = { $field }: { $value } is not what a finished game has left
error-setup-no-pack = { $field }: { $value } is neither the word standard nor the tables of a pack
error-setup-no-folder = { $field }: { $value } is neither the word standard nor a folder
error-setup-pack-fault = { $field }: { $fault }; see `rulebound validate { $folder }`
error-setup-pack-faults = { $field }: { $fault } and { $more } more; see `rulebound validate { $folder }`
error-seed = the seed must be a whole number from 0 to 2**128 - 1

# Games and bots by their names.
error-no-game-called = no game is called { $game }
error-no-game-or-file = no game is called { $game } (there are: { $known }); a .py file works too
error-no-game-in-file = { $file } defines no GAME
error-no-file = there is no file { $file }
error-python-fails = { $file } cannot be loaded: { $fault }
error-no-bot = no bot is called { $bot } (there are: { $known })
error-no-bot-or-class = no bot is called { $bot } (there are: { $known }); a class in a file is my_bot.py:Clever
error-no-bot-in-file = { $file } defines no bot called { $bot }: a class made from rulebound.bots.Bot
error-bot-budget = { $bot }: a budget is iterations, as in tree@400, or seconds, as in tree@0.3s

# Picks, undo and redo.
error-game-over = the game is over
error-not-pickable = this cannot be picked now
error-pick-late = too late: this answers pick { $pick }, and the match is at pick { $now }
error-pick-of-another = { $option } by seat { $seat }: { $prompt } is asked of seat { $asked }
error-pick-not-open = { $option } is not open to seat { $seat } at { $prompt }; open: { $shown }
error-pick-none-of-many = { $option } is not open to seat { $seat } at { $prompt }; open: { $shown } and { $more } more
error-option-long = no option is longer than { $most } letters
error-no-redeal = { $text } is no redeal that can be made now
error-undo-not-live = only a live match can be undone, not a playout or an imagined one
error-undo-nothing = there is nothing to undo
error-undo-nothing-yours = there is nothing of yours to undo
error-undo-whose = a pick is taken back by the seat that made it, or by force
error-undo-seen = something random or hidden has come to light since
error-undo-later = another player has picked since
error-undo-changes = another player has picked since, and that would come out differently
error-redo-nothing = there is nothing to redo
error-stale = too late: the table stands at move { $move }
error-quicker = somebody else was quicker
error-moved-on = the table has moved on

# Records.
error-not-a-record = not a record: { $fault }
error-not-a-snapshot = not a snapshot of this version: { $fault }
error-snapshot-late = the snapshot is of a later time than the picks
error-record-big = too big for a record: { $size } bytes, at most { $most }
error-record-format = format { $format }; this program reads format { $ours }
error-record-seed = the seed is out of range
error-record-game = unknown game { $game }
error-record-other-game = a record of { $game }, not of { $other }
error-record-rules = made with rules version { $rules }; this program plays version { $ours }
error-record-setup = bad set-up: { $error }
error-record-start = the rules fail at the start: { $error }
error-record-not-a-pick = pick { $pick }: { $text } is not a seat number and an option
error-record-pick = pick { $pick }: { $error }
error-record-pick-fails = pick { $pick }: the rules fail here: { $error }
error-record-not-by-rules = this is not a game by the rules: pick { $pick } is not possible
error-record-starts-otherwise = the state at the start differs from the recorded one
error-record-differs = after pick { $pick } the state differs from the recorded one
error-record-hash = a hash for pick { $pick }, and the record has { $picks } picks

# Content packs and files.
error-pack-wanted = { $field }: wants the word standard, or all tables of a pack
error-pack-table = { $field }: has a table { $table }, which the game does not know
error-pack-not-read = { $field }: cannot be read: { $fault }
error-pack-fault = { $field }: { $fault }
error-pack-faults = { $field }: { $fault } (and { $more } more)
error-pack-name = { $field }: name a pack that this server has
error-no-such-pack = { $field }: no pack is called { $pack } (there are: { $known })
error-no-packs = this game has no content packs
error-folder-not-empty = { $folder } is there already and is not empty: choose an empty folder
error-not-written = { $file } cannot be written: { $cause }

# Spirit Island: which answers go together.
error-si-base-box = { $field }: the base box is always in play
error-si-spirit-box = { $field }: { $spirit } is in a box that is not in play
error-si-few-spirits = { $field }: the boxes in play have too few for all seats
error-si-aspect-of = { $field }: { $aspect } is an aspect of { $its_spirit }, not of { $spirit }
error-si-needs-token = { $field }: { $name } needs { $token }, which cannot be left out
error-si-adversary-box = { $field }: { $adversary } is in a box that is not in play
error-si-needs-events = { $field }: { $adversary } needs the event deck
error-si-two-adversaries = { $field }: two adversaries are two different ones
error-si-scenario-box = { $field }: { $scenario } is in a box that is not in play
error-si-most-scenarios = { $field }: at most { $most } are played together
error-si-column = { $field }: a scenario has the boards lie in a column
error-si-balanced-column = { $field }: a scenario has balanced boards lie in a column
error-si-blight-card = { $field }: with the event deck there has to be a blight card
error-si-same-boards = { $field }: they are those of the game before
error-si-other-spirits = { $field }: other spirits play than in the game before
error-si-same-adversary = { $field }: it is that of the game before, { $adversary } of level { $level }
error-si-had-card = { $field }: there was a blight card in the game before
error-si-token-lies = { $field }: { $token } lie on the island, which cannot be left out
error-si-left-parts = { $field }: wants exactly { $parts }
error-si-left-turned = { $field }: turned is true or false
error-si-left-boards = { $field }: the boards are not those of so many spirits
error-si-left-card = { $field }: a blight card that was turned is known
error-si-left-adversary = { $field }: { $part } is not an adversary with its level
error-si-left-level = { $field }: no adversary has no level
error-si-left-tokens = { $field }: tokens are { $tokens }
error-si-left-held = { $field }: held are the power cards of each spirit
error-si-left-number = { $field }: { $part } is not a whole number from { $low } to { $high }
error-si-left-unknown = { $field }: { $part } names something unknown
error-si-left-twice = { $field }: { $part } names something twice
error-si-left-land = { $field }: { $part } lies where no land is
error-si-left-box = { $field }: { $name } is in a box that is not in play
error-si-left-seats = { $field }: as many play on as many boards as in the game before
error-si-left-nobody = { $field }: nobody can have held { $card }

# Names, passwords and accounts.
error-name-length = a name has { $least } to { $most } characters
error-name-unseen = a name has no characters that cannot be seen
error-name-start = a name begins with a letter or a digit
error-name-letters = a name is made of letters in use today, the digits 0 to 9, spaces and - _ . '
error-name-accents = a name has at most two accents on a letter
error-name-scripts = a name does not mix scripts, such as Latin, Greek and Cyrillic letters
error-name-reserved = this name is reserved
error-name-taken = this name is taken
error-name-of-account = this name belongs to an account: log in, or choose another
error-password-length = a password has { $least } to { $most } characters
error-password-is-name = the password must not be the name
error-log-in = the name or the password is wrong
error-password = the password is wrong
error-password-changed = the password has just been changed by somebody else
error-has-password = this account has a name and a password already
error-no-password = this account has no password: register first
error-blocked = the host of this server has blocked this account
error-log-in-first = log in first, or sign in as a guest
error-log-in-or-token = log in first, or sign in as a guest; programs need a personal token
error-logged-out = you have logged out
error-token-label = a token's label has 1 to { $most } printable characters
error-tokens = an account has at most { $most } tokens: revoke one first
error-no-token = there is no such token of yours
error-token-unknown = this personal token is not known: it may have been revoked
error-token-not-enough = a personal token cannot be used for this: log in
error-own-header = a change without a personal token needs the header { $header }: 1
error-other-site = this call comes from another site
error-other-origin = this call comes from another site: open the server's own address, or allow this origin
error-own-address = this server answers only at its own address
error-host-header = a call needs one Host header with a name and, perhaps, a port
error-host-taken = another browser is signed in as the host: sign in as a guest, or use a new link
error-host-link = to sign in as the host, open the link that the server printed on its terminal
error-link-used = this link has been used or is too old: start the server again for a new one

# Tables and seats.
error-no-such-table = there is no such table
error-private = this table is private: open it by its invitation link
error-not-begun = the game has not begun
error-begun = the game has begun
error-no-game-on = there is no game on
error-no-game-played = no game is being played here
error-no-seat-of-yours = you have no seat at this table
error-no-such-seat = there is no such seat
error-not-your-seat = this is not your seat
error-seats-taken = every seat is taken
error-seat-taken = that seat is taken: choose another one
error-seat-has-somebody = that seat is taken
error-seat-reserved = that seat is reserved for somebody else
error-seat-kept = a seat is reserved for you: take it first, then change to another one
error-person-sits = a person has this seat: free it first
error-bot-plays = a bot plays for you: take your seat back first
error-bot-stays = at this table a bot that has taken a seat plays it to the end
error-colour-taken = another player has this colour: choose a different one
error-player-chooses = only the player of this seat can choose
error-owner-chooses = the owner of the table chooses for this seat
error-owner-frees = only the owner of a table can free seats and give them to bots
error-owner-deletes = only the owner of a table can delete it
error-one-seat = you can sit in one seat only, unless several people share your screen
error-seats-filled = the set-up is for { $seats } seats, and { $filled } are filled
error-unstarted = { $tables } of your tables have not started: start or delete some first
error-bots-alone = bots alone play at { $tables } of your tables: wait until one of them is over
error-seats-free = { $seats ->
    [one] 1 seat is
   *[other] { $seats } seats are
  } still free
error-chosen-otherwise = somebody has just chosen something else: look again, then start
error-players-start = only players of this table can start the game
error-rematch = only those who played can ask for a rematch
error-left-nothing = this game has left nothing to play on
error-other-rules = this game was begun with version { $rules } of its rules; this program plays version { $ours }

# At the table.
error-players-chat = only players of this table can chat
error-muted = the host of this server has muted you for a while
error-players-notes = only players of this table have notes
error-players-point = only players of this table can point at things and mark them
error-marks = you have { $most } marks: remove one first
error-nothing-to-say = there is nothing to say
error-too-long = too long: { $letters } letters, at most { $most }
error-voting = the table votes on something: agree or not, then ask again
error-nothing-proposed = nothing is proposed
error-just-rejected = the others have just said no: propose again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
error-no-lesson = this game has no lesson
error-not-a-lesson = this table is no lesson
error-learner = only the learner can do this
error-step = this step is not on, or it waits for something to be done
error-report-empty = say what is wrong
error-nobody-sits = nobody sits there
error-reports = the host has many reports of yours to look at first

# What the host of a server does.
error-no-report = there is no report { $number }
error-no-table-called = there is no table { $table }
error-nobody-called = nobody is called { $name }
error-several-called = several are called { $name }: name one by its number ({ $numbers })
error-host-not-blocked = the host cannot be blocked
error-host-not-removed = the host cannot be removed

# Replays and records on the server.
error-positions = there are positions from 0 to { $last }
error-look-back = the game is on: only those who play can look back
error-look-back-own = the game is on: you can look back from your own seat only
error-timeline = the timeline is available when the game is over
error-record-over = the record is available when the game is over
error-records-a-day = { $most } records a day are enough: bring the next one tomorrow
error-records = you have brought { $most } records: more are not kept here
error-many-replays = too many look at replays now: try again in a few seconds
error-not-replayed = this game cannot be replayed here: it takes too long, or the rules fail

# The server itself.
error-too-fast = too many calls: try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
error-many-log-ins = too many are logging in now: try again in a few seconds
error-too-many-watch = too many are watching here now
error-too-many-windows = you are watching in too many windows now
error-gave-way = this table is open in too many other windows
error-stopping = the server stops: come back in a moment
error-closing = the server is closing; nothing has happened, try again
error-busy = the table is too busy to be read; try again
error-move-not-saved = the move could not be saved; nothing has happened, try again
error-database-silent = the database does not answer; try again
error-rules-failed = the rules of this game failed here; nothing has happened
error-server-fault = something went wrong on the server; the error has been logged
error-our-fault = something went wrong on our side
error-protocol = this server uses version { $ours } of the protocol, not { $version }: load the page again
error-not-text = messages must be text, not binary
error-hello-first = the first message must be hello
error-hello-twice = hello was sent already
error-not-a-message = not a message: { $fault }
error-message-big = too big: { $size } bytes, at most { $most }
error-too-many-bad = too many bad messages
error-nothing-here = there is nothing at this address
error-wrong-method = this cannot be done at this address
error-request-big = this is too big to be sent
error-media-type = this is sent as JSON, and only so
error-bad-request = this request cannot be read: { $fault }
error-too-deep = the JSON is nested too deeply
