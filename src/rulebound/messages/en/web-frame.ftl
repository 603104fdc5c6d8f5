# The frame of the web client: what every page needs.
loading = One moment…
try-again = Try again
to-the-lobby = To the lobby
page-missing = There is nothing here
page-missing-text = This address leads nowhere. The lobby knows every table.
error-no-answer = Nobody answers
error-title = This could not be shown
error-offline = The server does not answer. Is it running, and are you online?
error-unknown = Something went wrong on the server.
error-no-game = This server has no game called { $game }.
close = Close
cancel = Cancel

player-bot = { $bot } bot { $number }
player-nobody = Free seat
player-number = Player { $number }
player-local = Local player
player-of-several = { $name } ({ $number })
player-role = { $name } ({ $role })
bot-master = Master
bot-journeyman = Journeyman
bot-apprentice = Apprentice
bot-random = Random
bot-greedy = Greedy
bot-beam = Planning
bot-foresight = Farsighted
bot-rival = Greedy, minding its rivals
bot-tree = Searching

board-loading = The map is being drawn…
board-failed = The map could not be loaded.
board-again = Try again
watching = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
language-failed = That language did not come: try again
