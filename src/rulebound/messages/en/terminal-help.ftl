### What the commands say of themselves: `rulebound play --help`, and what `serve`, `games` and `replay` print.

# The parts of a help text.
help-usage = Usage
help-usage-options = {"["}OPTIONS]
help-usage-command = COMMAND [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = required
help-default = default
help-help = Show this message and exit.

# The commands, in one sentence each.
help-rulebound = Board games played by the whole rulebook. Without a command: start the server and open the browser.
help-rulebound-debug = Show where in the code an error comes from; also RULEBOUND_DEBUG.
help-rulebound-version = Print the version and stop.
help-play = Play a game in this terminal, with bots or friends.
help-serve = Start the server.
help-worker = Think for the bots of a server, and replay its games, on another machine.
help-games = List the games, with their players and what each is about.
help-replay = Print the log of a saved game, or verify it with --verify.

# rulebound play
help-play-game = A built-in game's name, or a Python file that defines GAME.
help-play-seats = Who plays: me or a bot's name, for each seat; ROLE=NAME is for the seat of a role.
help-play-answers = A set-up answer; can be repeated.
help-play-seed = The random seed; the same seed gives the same cards and dice.
help-play-language = The language of the game; else that of the terminal (LANG), or English.
help-play-save = Keep the game in this file.
help-play-resume = Go on with a saved game.

# rulebound replay
help-replay-file = A saved game.
help-replay-verify = Only verify that the record follows the rules.
help-replay-to = Stop after this many picks.
help-replay-game = The record's game: a built-in game's name, or a Python file that defines GAME.
help-replay-seat = See it as this player (1 for Player 1); else as a spectator.
help-replay-language = The language of the log; else that of the terminal (LANG), or English.
verified = verified: { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
  }, { $states ->
    [one] 1 state
   *[other] { $states } states
  }

# rulebound serve
help-serve-host = The address to listen on; 127.0.0.1 (this machine alone) if not given.
help-serve-port = 8000 if not given; 0: any free one.
help-serve-database = sqlite:///FILE or postgresql://...; also DATABASE_URL.
help-serve-data = Where everything is kept; also RULEBOUND_DATA.
help-serve-public-url = Where others reach it, for invitations; also RULEBOUND_PUBLIC_URL.
help-serve-bot = A bot of your own, to be given seats; also RULEBOUND_BOTS.
help-serve-ready-bots = Bots follow the game while people think; also RULEBOUND_READY_BOTS.
help-serve-workers = Processes that serve; more than one needs PostgreSQL.
help-serve-open-page = Open the browser when the server is up.
serve-at = Rulebound is at { $address } (stop with Ctrl-C)
serve-others = Others reach it at { $address }
serve-nobody-else = Others cannot reach it: this machine is on no network
serve-host = To sign in as the host (one browser, once): { $address }

# rulebound worker
help-worker-database = The server's: postgresql://...; also DATABASE_URL.
help-worker-processes = How many things to do at once; one for each core if not given.
worker-runs = Working for the server (stop with Ctrl-C)

# rulebound games
help-games-game = Only this game: a built-in game's name, or a Python file that defines GAME.
help-games-as-json = Print one JSON object instead of a table.
help-games-language = The language of the table; else that of the terminal (LANG), or English.
games-game = game
games-players = players
games-about = about
games-seats = { $low } to { $high }
games-play = To play: { $command }
games-none =
    No games are built in yet.
    A game can also be a Python file. Try one of the examples:
    { $command }
