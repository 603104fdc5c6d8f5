### What the commands say of themselves: `rulebound play --help`, and what `serve`, `games` and `replay` print.

# The parts of a help text.
help-usage = Użycie
help-usage-options = {"["}OPCJE]
help-usage-command = POLECENIE [ARGUMENTY]...
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-required = wymagane
help-default = domyślnie
help-help = Pokaż tę pomoc i zakończ.

# The commands, in one sentence each.
help-rulebound = Gry planszowe według całej instrukcji. Bez polecenia: uruchamia serwer i otwiera przeglądarkę.
help-rulebound-debug = Pokaż, skąd w kodzie bierze się błąd; także RULEBOUND_DEBUG.
help-rulebound-version = Wypisz wersję i zakończ.
help-play = Zagraj w tym terminalu, z botami albo ze znajomymi.
help-serve = Uruchom serwer.
help-worker = Myśl za boty serwera i odtwarzaj jego gry na innym komputerze.
help-games = Lista gier: ilu graczy i o czym jest każda.
help-replay = Wypisz dziennik zapisanej gry albo sprawdź go z --verify.

# rulebound play
help-play-game = Nazwa wbudowanej gry albo plik Pythona, w którym jest GAME.
help-play-seats = Kto gra na kolejnych miejscach: me albo nazwa bota; ROLA=NAZWA dla miejsca z rolą.
help-play-answers = Odpowiedź na pytanie o przygotowanie gry; można podać kilka razy.
help-play-seed = Ziarno losowości: to samo ziarno daje te same karty i rzuty.
help-play-language = Język gry; bez tego język terminala (LANG) albo angielski.
help-play-save = Zapisuj grę w tym pliku.
help-play-resume = Wróć do zapisanej gry.

# rulebound replay
help-replay-file = Zapisana gra.
help-replay-verify = Tylko sprawdź, czy zapis jest zgodny z zasadami.
help-replay-to = Zatrzymaj się po tylu ruchach.
help-replay-game = Gra, z której jest zapis: nazwa wbudowanej gry albo plik Pythona, w którym jest GAME.
help-replay-seat = Oglądaj oczami tego gracza (1: Gracz 1); bez tego jako widz.
help-replay-language = Język dziennika; bez tego język terminala (LANG) albo angielski.
verified = sprawdzono: { $picks ->
    [one] 1 ruch
    [few] { $picks } ruchy
    [many] { $picks } ruchów
   *[other] { $picks } ruchu
  }, { $states ->
    [one] 1 stan gry
    [few] { $states } stany gry
    [many] { $states } stanów gry
   *[other] { $states } stanu gry
  }

# rulebound serve
help-serve-host = Adres, pod którym serwer słucha; domyślnie 127.0.0.1 (tylko ten komputer).
help-serve-port = Domyślnie 8000; 0: dowolny wolny.
help-serve-database = sqlite:///PLIK albo postgresql://...; także DATABASE_URL.
help-serve-data = Gdzie wszystko jest trzymane; także RULEBOUND_DATA.
help-serve-public-url = Adres dla innych, do zaproszeń; także RULEBOUND_PUBLIC_URL.
help-serve-bot = Twój własny bot, któremu można dać miejsce; także RULEBOUND_BOTS.
help-serve-ready-bots = Boty śledzą grę, gdy ludzie myślą; także RULEBOUND_READY_BOTS.
help-serve-workers = Ile procesów obsługuje serwer; więcej niż jeden wymaga PostgreSQL.
help-serve-open-page = Otwórz przeglądarkę, gdy serwer ruszy.
serve-at = Rulebound działa pod adresem { $address } (zatrzymasz go przez Ctrl-C)
serve-others = Adres dla innych: { $address }
serve-nobody-else = Nikt inny się nie połączy: ten komputer nie jest w żadnej sieci
serve-host = Logowanie gospodarza (jedna przeglądarka, jeden raz): { $address }

# rulebound worker
help-worker-database = Baza serwera: postgresql://...; także DATABASE_URL.
help-worker-processes = Ile rzeczy robić naraz; domyślnie po jednej na rdzeń.
worker-runs = Pracuję dla serwera (zatrzymasz przez Ctrl-C)

# rulebound games
help-games-game = Tylko ta gra: nazwa wbudowanej gry albo plik Pythona, w którym jest GAME.
help-games-as-json = Wypisz jeden obiekt JSON zamiast tabeli.
help-games-language = Język tabeli; bez tego język terminala (LANG) albo angielski.
games-game = gra
games-players = gracze
games-about = o czym jest
games-seats = { $low }–{ $high }
games-play = Żeby zagrać: { $command }
games-none =
    Nie ma jeszcze wbudowanych gier.
    Gra może też być plikiem Pythona. Wypróbuj przykład:
    { $command }
