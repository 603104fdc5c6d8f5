### What is refused, and why, as only the terminal tells it.

# How a command is typed.
error-usage = { $error } (see { $command })
error-usage-command = there is no command { $command }
error-usage-command-near = there is no command { $command }: perhaps { $near }?
error-usage-option = there is no option { $option }
error-usage-option-near = there is no option { $option }: perhaps { $near }?
error-usage-value = { $option } needs a value
error-usage-no-value = { $option } takes no value
error-usage-missing = { $name } is missing
error-usage-bad-value = { $option } does not take this value
error-usage-number = { $option } takes a whole number, at least { $low }
error-usage-number-to = { $option } takes a whole number from { $low } to { $high }
error-usage-many = too many arguments
error-usage-other = the command cannot be understood: { $fault }

# Reading and writing files.
error-not-read = { $file } cannot be read: { $cause }
error-bad-file = { $file }: { $error }
error-file-big = { $file } is too big for a record: { $size } bytes, at most { $most }
error-no-folder = there is no folder { $folder }
error-folder-not-created = the folder { $folder } cannot be created: { $cause }
error-not-a-saved-game = { $file } exists already and is not a saved game; choose another name
error-record-of-a-file = a record of { $game }, which is not built in: name its file with --game

# Playing and replaying.
error-no-language = no messages in { $language } (there are: { $known })
error-resume-with-set = a saved game has its own set-up and seed: leave --set and --seed out with --resume
error-no-such-player = there is no player { $player }: the record is of { $players } players
error-seats-number = { $game } takes { $low } to { $high } players, and --seats names { $named }
error-seats-set-up = --seats names { $named ->
    [one] 1 player
   *[other] { $named } players
  }, and the game is set up for { $seats }
error-role-twice = { $option } names { $role } twice
error-no-roles = { $option }: no role of { $game } is called { $role } (there are none)
error-no-such-role = { $option }: no role of { $game } is called { $role } (there are: { $known })
error-role-unused = { $option }: with this set-up nobody plays { $role }

# Bots among themselves.
error-bots-twice = --bots names a bot twice
error-bots-one = --bots names one bot, and it takes two to compare
error-bot-others = --bot names { $named ->
    [0] no bots
    [one] 1 bot
   *[other] { $named } bots
  } for the other { $seats ->
    [one] seat
   *[other] { $seats } seats
  }: name one for all, or one for each
error-bot-seats = --bot names { $named ->
    [one] 1 bot
   *[other] { $named } bots
  }, and the game is set up for { $seats ->
    [one] 1 player
   *[other] { $seats } players
  }
error-seeds = the seeds must stay below 2**128
error-worker-died = a process that played games died; --jobs 1 may show why
error-other-contest = { $file } is of another contest; choose another file, or the same game, set-up and bots
error-not-a-contest = { $file } is not the file of a contest: { $fault }
error-no-ray = --ray needs the library Ray: install { $package }
error-plot-not-svg = { $file } must end in .svg: the picture is an SVG
error-no-cluster = there is no cluster at { $address }: { $fault }
error-cluster-lost = the cluster at { $address } is lost: { $fault }

# Content packs.
error-which-game = say which game with --game ({ $games })
error-takes-no-packs = { $game } takes no content packs (these do: { $games })

# The server and its database.
error-no-address = { $host } is no address of this machine
error-port-taken = port { $port } is taken: is the server running already? Choose another with --port
error-port-not-allowed = port { $port } is not allowed to you: choose one above 1023 with --port
error-port-unusable = { $host } port { $port } cannot be used: { $cause }
error-workers-postgresql = --workers { $workers } needs PostgreSQL: give its address with --database postgresql://...
error-worker-postgresql = rulebound worker needs the server's PostgreSQL: give its address with --database postgresql://USER@HOST/NAME
error-environment = a RULEBOUND_ environment variable is not a number: { $fault }
error-public-address = the public address must be like https://games.example.org, not { $address }
error-data-folder = the data folder { $folder } cannot be made: { $cause }
error-database-address = the database address must begin with sqlite:/// or postgresql://
error-database-newer = the database was made by a newer Rulebound (its version is { $version }): upgrade this program
error-database-no-folder = the database cannot be opened: there is no folder { $folder }
error-database-not-opened = the database cannot be opened: { $cause }
error-database-in-use = a server uses this database: stop it first
error-no-database = there is no database { $file }
error-file-exists = { $file } exists already: choose another name
error-no-backup = { $file } is no backup of this kind of database
error-damaged = { $file } is damaged: { $fault }
error-not-copied = { $file } cannot be copied: { $fault }
error-no-program = { $program } of PostgreSQL is not installed here
error-program-failed = { $program } failed: { $fault }
