# Words for playing in the terminal.

# Who sits where.
terminal-you = { $player }: you
terminal-person = { $player }: somebody at this keyboard
terminal-bot = { $player }: a bot ({ $bot })
terminal-hint = To choose, type a number and press Enter. Type ? for help, q to quit.

# Whose turn it is.
terminal-turn = { $seat }, it is your turn.
terminal-hand-over = It is the turn of { $seat }. Press Enter when nobody else can see the screen.
terminal-who = Several of you may act. Who is it? Type the player's number.
terminal-somebody-else = (Press Enter alone if somebody else acts first.)
terminal-not-a-person = That player cannot act now.
terminal-say-who = Say who acts first: { $example } alone, or { $example }: { $answer }

# Answers that are none.
terminal-no-such-choice = “{ $answer }” is not open to you. Type { $count ->
    [one] 1
   *[other] a number from 1 to { $count }
  }, or ? for help.

# Help.
terminal-help-choice = To choose, type the number of a choice, or its short form: { $example }.
terminal-help-who = To act, type a player's number, or the whole answer at once: { $example }.
terminal-help =
    You can also type:
    s - show how things stand, and the choices again
    u - take your last choice back, if nothing has come to light since
    r - make that choice again after all
    i and a name - read what it means or what is there
    why and a choice - ask why it is open or not, for example: why 1
    save and a file name - keep the game in a file
    q - quit
terminal-help-wait = w - wait, and let the bots act first

# Undo and redo.
terminal-undone = Taken back.
terminal-redone = Done again.
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-nothing-to-redo = There is nothing to do again.
terminal-undo-too-late = Too late to take that back: { $seat } has acted since.
terminal-undo-seen = That cannot be taken back: it brought a dice roll or something hidden to light.
terminal-nobody-else = No bot can act now.

# Reasons.
terminal-nothing-known = Nothing is known here by the name “{ $what }”.
terminal-why-what = Why what? Type why and a choice, for example: why 1
terminal-why-unknown = No reason is known for “{ $answer }”.
terminal-open = You may choose it: “{ $answer }”. No more is known.

# Keeping a game.
terminal-save-where = Type save and the name of a file, for example: save game.json
terminal-save-offer = Type a file name to save the game, or press Enter to leave without saving.
terminal-saved = Saved in { $file }.
terminal-not-saved = Not saved: { $reason }.
terminal-go-on = To go on where you saved the game: { $command }
terminal-look-back = To read this game again: { $command }
terminal-lost = The game stops here and is not saved. To be able to go on another time, start with --save and a file name.

# The end.
terminal-over = The game is over. { $reason }
terminal-score = { $player } scores { $score }.
terminal-winners = { $count ->
    [one] The winner is
   *[other] The winners are
  } { $winners }.
terminal-all-win = You all win.
terminal-nobody-wins = Nobody wins.

# Reading a record.
terminal-whispered = To { $seat }: { $text }
terminal-stops = The record stops here, before the game is over.
