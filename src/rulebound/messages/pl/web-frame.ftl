# The frame of the web client: what every page needs.
loading = Chwileczkę…
try-again = Spróbuj ponownie
to-the-lobby = Do lobby
page-missing = Tu nic nie ma
page-missing-text = Ten adres donikąd nie prowadzi. Wszystkie stoły znajdziesz w lobby.
error-no-answer = Nikt nie odpowiada
error-title = Nie udało się tego pokazać
error-offline = Serwer nie odpowiada. Czy działa i czy masz połączenie z siecią?
error-unknown = Coś poszło nie tak na serwerze.
error-no-game = Na tym serwerze nie ma gry o nazwie { $game }.
close = Zamknij
cancel = Anuluj

player-bot = Bot { $bot } { $number }
player-nobody = Wolne miejsce
player-number = Gracz { $number }
player-local = Gracz lokalny
player-of-several = { $name } ({ $number })
player-role = { $name } ({ $role })
bot-master = Mistrz
bot-journeyman = Czeladnik
bot-apprentice = Uczeń
bot-random = Losowy
bot-greedy = Zachłanny
bot-beam = Planujący
bot-foresight = Przewidujący
bot-rival = Zachłanny, pilnuje rywali
bot-tree = Badacz

board-loading = Rysuję mapę…
board-failed = Nie udało się wczytać mapy.
board-again = Spróbuj ponownie
watching = { $n ->
    [one] 1 osoba ogląda
    [few] { $n } osoby oglądają
    [many] { $n } osób ogląda
   *[other] { $n } osób ogląda
  }
language-failed = Ten język się nie wczytał: spróbuj jeszcze raz
