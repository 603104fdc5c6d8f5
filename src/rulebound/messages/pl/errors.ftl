### What is refused, and why, as the table, the lobby and the terminal tell it.

# Set-ups: what the answers are, and what is wrong with one.
error-answered = { $field } { $values }
error-or = { $one } lub { $other }
error-and = { $one } i { $other }
error-or-with = { $one } albo z { $other }
error-setup-not-a-setup = przygotowanie gry to zbiór nazw i wartości
error-setup-unknown = { $field } nie jest nazwą w przygotowaniu tej gry ({ $known })
error-setup-not-per-seat = { $field } nie jest pytaniem do każdego miejsca w tej grze
error-setup-name-value = { $text }: napisz nazwa=wartość
error-setup-not-asked = { $field }: o to pyta się tylko z { $condition }
error-setup-goes-with = { $field }: { $value } pasuje tylko z { $condition }
error-setup-each-seat = { $field }: potrzebna jest lista z jednym wpisem na każde miejsce, razem { $seats }
error-setup-list = { $field }: potrzebna jest lista
error-setup-twice = { $field }: coś jest wymienione dwa razy
error-setup-same = { $field }: { $value } występuje dwa razy
error-setup-not-one-of = { $field }: { $value } nie jest żadną z możliwości: { $values }
error-setup-not-within = { $field }: { $value } nie jest liczbą całkowitą od { $low } do { $high }
error-setup-not-a-number = { $field }: { $value } nie jest liczbą całkowitą
error-setup-not-a-flag = { $field }: { $value } nie jest ani prawdą, ani fałszem (true, false)
error-setup-yes-or-no = { $field }: napisz yes (tak) albo no (nie), nie { $value }
error-setup-not-json = { $field }: { $value } nie jest zapisem JSON
error-setup-not-left = { $field }: { $value } nie jest tym, co zostaje po skończonej partii
error-setup-no-pack = { $field }: { $value } nie jest ani słowem standard, ani tabelami pakietu
error-setup-no-folder = { $field }: { $value } nie jest ani słowem standard, ani folderem
error-setup-pack-fault = { $field }: { $fault }; zobacz `rulebound validate { $folder }`
error-setup-pack-faults = { $field }: { $fault } i jeszcze { $more }; zobacz `rulebound validate { $folder }`
error-seed = ziarno losowości musi być liczbą całkowitą od 0 do 2**128 - 1

# Games and bots by their names.
error-no-game-called = nie ma gry o nazwie { $game }
error-no-game-or-file = nie ma gry o nazwie { $game } (są: { $known }); może też być plik .py
error-no-game-in-file = { $file } nie definiuje GAME
error-no-file = nie ma pliku { $file }
error-python-fails = { $file } nie daje się wczytać: { $fault }
error-no-bot = nie ma bota o nazwie { $bot } (są: { $known })
error-no-bot-or-class = nie ma bota o nazwie { $bot } (są: { $known }); klasa w pliku to my_bot.py:Clever
error-no-bot-in-file = { $file } nie definiuje bota { $bot }: klasy pochodnej od rulebound.bots.Bot
error-bot-budget = { $bot }: budżet to liczba iteracji, jak tree@400, albo sekundy, jak tree@0.3s

# Picks, undo and redo.
error-game-over = partia jest skończona
error-not-pickable = tego nie można teraz wybrać
error-pick-late = za późno: to odpowiedź na wybór { $pick }, a partia jest przy wyborze { $now }
error-pick-of-another = { $option } od miejsca { $seat }: na { $prompt } odpowiada miejsce { $asked }
error-pick-not-open = { $option }: miejsce { $seat } nie ma takiego wyboru przy { $prompt }; do wyboru: { $shown }
error-pick-none-of-many = { $option }: miejsce { $seat } nie ma takiego wyboru przy { $prompt }; do wyboru: { $shown } i jeszcze { $more }
error-option-long = żaden wybór nie ma więcej niż { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }
error-no-redeal = { $text }: takiego ponownego rozdania nie można teraz zrobić
error-undo-not-live = cofnąć można tylko w partii na żywo, nie w próbnej ani wyobrażonej
error-undo-nothing = nie ma czego cofnąć
error-undo-nothing-yours = nie masz tu czego cofnąć
error-undo-whose = wybór cofa ten, czyj on jest, albo cofa się go siłą
error-undo-seen = od tej pory wyszło na jaw coś losowego lub ukrytego
error-undo-later = od tej pory wybierał już inny gracz
error-undo-changes = od tej pory wybierał już inny gracz, a jego ruch wypadłby inaczej
error-redo-nothing = nie ma czego ponowić
error-stale = za późno: stół jest już przy ruchu { $move }
error-quicker = ktoś był szybszy
error-moved-on = przy stole gra poszła już dalej

# Records.
error-not-a-record = to nie jest zapis gry: { $fault }
error-not-a-snapshot = to nie jest migawka tej wersji: { $fault }
error-snapshot-late = migawka jest późniejsza niż zapisane wybory
error-record-big = za duże na zapis gry: { $size ->
    [one] { $size } bajt
    [few] { $size } bajty
    [many] { $size } bajtów
   *[other] { $size } bajtu
  }, najwyżej { $most }
error-record-format = format { $format }; ten program czyta format { $ours }
error-record-seed = ziarno losowości jest poza zakresem
error-record-game = nieznana gra { $game }
error-record-other-game = to zapis gry { $game }, nie { $other }
error-record-rules = zapisano z wersją { $rules } zasad; ten program gra według wersji { $ours }
error-record-setup = złe przygotowanie gry: { $error }
error-record-start = zasady zawodzą na samym początku: { $error }
error-record-not-a-pick = wybór { $pick }: { $text } nie jest numerem miejsca z wyborem
error-record-pick = wybór { $pick }: { $error }
error-record-pick-fails = wybór { $pick }: tu zawodzą zasady: { $error }
error-record-not-by-rules = ta partia nie jest zgodna z zasadami: wybór { $pick } nie jest możliwy
error-record-starts-otherwise = stan na początku różni się od zapisanego
error-record-differs = po wyborze { $pick } stan różni się od zapisanego
error-record-hash = jest suma kontrolna wyboru { $pick }, a wyborów w zapisie: { $picks }

# Content packs and files.
error-pack-wanted = { $field }: potrzebne jest słowo standard albo wszystkie tabele pakietu
error-pack-table = { $field }: jest tabela { $table }, której gra nie zna
error-pack-not-read = { $field }: nie daje się odczytać: { $fault }
error-pack-fault = { $field }: { $fault }
error-pack-faults = { $field }: { $fault } (i jeszcze { $more })
error-pack-name = { $field }: podaj pakiet, który ma ten serwer
error-no-such-pack = { $field }: nie ma pakietu o nazwie { $pack } (są: { $known })
error-no-packs = ta gra nie ma pakietów zawartości
error-folder-not-empty = { $folder } już istnieje i nie jest pusty: wybierz pusty folder
error-not-written = nie udało się zapisać { $file }: { $cause }

# Spirit Island: which answers go together.
error-si-base-box = { $field }: podstawowe pudełko jest zawsze w grze
error-si-spirit-box = { $field }: { $spirit } jest w pudełku, którym nie gracie
error-si-few-spirits = { $field }: w pudełkach, którymi gracie, nie starczy duchów na wszystkie miejsca
error-si-aspect-of = { $field }: { $aspect } to aspekt ducha { $its_spirit }, a nie { $spirit }
error-si-needs-token = { $field }: { $name } potrzebuje { $token }, więc nie można tego pominąć
error-si-adversary-box = { $field }: { $adversary } jest w pudełku, którym nie gracie
error-si-needs-events = { $field }: { $adversary } wymaga talii wydarzeń
error-si-two-adversaries = { $field }: dwaj przeciwnicy to dwaj różni przeciwnicy
error-si-scenario-box = { $field }: { $scenario } jest w pudełku, którym nie gracie
error-si-most-scenarios = { $field }: można połączyć ich najwyżej { $most }
error-si-column = { $field }: w jednym ze scenariuszy plansze leżą w kolumnie
error-si-balanced-column = { $field }: w jednym ze scenariuszy plansze zrównoważone leżą w kolumnie
error-si-blight-card = { $field }: z talią wydarzeń musi być karta zarazy
error-si-same-boards = { $field }: plansze są te same co w poprzedniej partii
error-si-other-spirits = { $field }: grają inne duchy niż w poprzedniej partii
error-si-same-adversary = { $field }: jest ten sam co w poprzedniej partii, { $adversary } poziomu { $level }
error-si-had-card = { $field }: w poprzedniej partii była karta zarazy
error-si-token-lies = { $field }: na wyspie leży { $token }, więc nie można tego pominąć
error-si-left-parts = { $field }: potrzebne są dokładnie { $parts }
error-si-left-turned = { $field }: turned to true albo false
error-si-left-boards = { $field }: plansz nie jest tyle, co przy tylu duchach
error-si-left-card = { $field }: odwrócona karta zarazy jest znana
error-si-left-adversary = { $field }: { $part } nie jest przeciwnikiem z jego poziomem
error-si-left-level = { $field }: bez przeciwnika nie ma poziomu
error-si-left-tokens = { $field }: znaczniki to { $tokens }
error-si-left-held = { $field }: held to karty mocy każdego ducha
error-si-left-number = { $field }: { $part } nie jest liczbą całkowitą od { $low } do { $high }
error-si-left-unknown = { $field }: w { $part } jest coś nieznanego
error-si-left-twice = { $field }: w { $part } coś jest wymienione dwa razy
error-si-left-land = { $field }: { $part } leży tam, gdzie nie ma krainy
error-si-left-box = { $field }: { $name } jest w pudełku, którym nie gracie
error-si-left-seats = { $field }: gra się dalej w tyle samo osób i na tylu planszach co w poprzedniej partii
error-si-left-nobody = { $field }: nikt nie mógł mieć na ręce { $card }

# Names, passwords and accounts.
error-name-length = imię ma od { $least } do { $most } znaków
error-name-unseen = w imieniu nie może być niewidocznych znaków
error-name-start = imię zaczyna się od litery lub cyfry
error-name-letters = imię składa się z liter używanych dzisiaj, cyfr od 0 do 9, odstępów i znaków - _ . '
error-name-accents = imię ma najwyżej dwa znaki diakrytyczne na jednej literze
error-name-scripts = imię nie miesza pism, na przykład liter łacińskich, greckich i cyrylicy
error-name-reserved = to imię jest zastrzeżone
error-name-taken = to imię jest zajęte
error-name-of-account = to imię należy do konta: zaloguj się albo wybierz inne
error-password-length = hasło ma od { $least } do { $most } znaków
error-password-is-name = hasło nie może być takie jak imię
error-log-in = złe imię albo złe hasło
error-password = złe hasło
error-password-changed = ktoś właśnie zmienił to hasło
error-has-password = to konto ma już imię i hasło
error-no-password = to konto nie ma hasła: najpierw załóż konto
error-blocked = gospodarz tego serwera zablokował to konto
error-log-in-first = najpierw się zaloguj albo wejdź jako gość
error-log-in-or-token = najpierw się zaloguj albo wejdź jako gość; programy potrzebują osobistego tokenu
error-logged-out = to konto zostało wylogowane
error-token-label = etykieta tokenu ma od 1 do { $most } drukowalnych znaków
error-tokens = konto ma najwyżej { $most ->
    [one] { $most } token
    [few] { $most } tokeny
    [many] { $most } tokenów
   *[other] { $most } tokenu
  }: najpierw unieważnij jeden z nich
error-no-token = nie masz takiego tokenu
error-token-unknown = nieznany token osobisty: może został unieważniony
error-token-not-enough = do tego nie wystarczy token osobisty: zaloguj się
error-own-header = zmiana bez osobistego tokenu wymaga nagłówka { $header }: 1
error-other-site = to wywołanie pochodzi z innej strony
error-other-origin = to wywołanie pochodzi z innej strony: otwórz własny adres serwera albo dopuść to źródło
error-own-address = ten serwer odpowiada tylko pod własnym adresem
error-host-header = wywołanie musi mieć jeden nagłówek Host z nazwą i ewentualnie portem
error-host-taken = gospodarzem jest już inna przeglądarka: wejdź jako gość albo użyj nowego linku
error-host-link = aby wejść jako gospodarz, otwórz link, który serwer wypisał w swoim terminalu
error-link-used = ten link był już użyty albo jest za stary: uruchom serwer ponownie, aby dostać nowy

# Tables and seats.
error-no-such-table = nie ma takiego stołu
error-private = to prywatny stół: otwórz go linkiem z zaproszenia
error-not-begun = gra się jeszcze nie zaczęła
error-begun = gra już się zaczęła
error-no-game-on = nie trwa żadna gra
error-no-game-played = nikt tu teraz nie gra
error-no-seat-of-yours = nie masz miejsca przy tym stole
error-no-such-seat = nie ma takiego miejsca
error-not-your-seat = to nie twoje miejsce
error-seats-taken = wszystkie miejsca są zajęte
error-seat-taken = to miejsce jest zajęte: wybierz inne
error-seat-has-somebody = to miejsce jest zajęte
error-seat-reserved = to miejsce jest zarezerwowane dla kogoś innego
error-seat-kept = masz zarezerwowane miejsce: najpierw je zajmij, potem zmień na inne
error-person-sits = na tym miejscu siedzi człowiek: najpierw je zwolnij
error-bot-plays = gra za ciebie bot: najpierw wróć na swoje miejsce
error-bot-stays = przy tym stole bot, który zajął miejsce, gra na nim do końca
error-colour-taken = ten kolor ma już inny gracz: wybierz inny
error-player-chooses = wybiera tu tylko gracz z tego miejsca
error-owner-chooses = za to miejsce wybiera właściciel stołu
error-owner-frees = tylko właściciel stołu może zwalniać miejsca i dawać je botom
error-owner-deletes = tylko właściciel stołu może go usunąć
error-one-seat = możesz zająć tylko jedno miejsce, chyba że kilka osób gra na twoim ekranie
error-seats-filled = przygotowanie jest na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }, a obsadzonych jest { $filled }
error-unstarted = tyle twoich stołów jeszcze nie zaczęło gry: { $tables }; najpierw zacznij lub usuń któryś z nich
error-bots-alone = same boty grają przy tylu twoich stołach: { $tables }; poczekaj, aż któryś skończy
error-seats-free = { $seats ->
    [one] { $seats } miejsce jest jeszcze wolne
    [few] { $seats } miejsca są jeszcze wolne
    [many] { $seats } miejsc jest jeszcze wolnych
   *[other] { $seats } miejsca jest jeszcze wolne
  }
error-chosen-otherwise = ktoś właśnie wybrał coś innego: spójrz jeszcze raz i zacznij
error-players-start = grę mogą zacząć tylko gracze tego stołu
error-rematch = o rewanż mogą prosić tylko ci, którzy grali
error-left-nothing = po tej partii nie zostało nic, na czym można grać dalej
error-other-rules = tę partię zaczęto z wersją { $rules } zasad; ten program gra według wersji { $ours }

# At the table.
error-players-chat = na czacie piszą tylko gracze tego stołu
error-muted = gospodarz tego serwera wyciszył cię na jakiś czas
error-players-notes = notatki mają tylko gracze tego stołu
error-players-point = wskazywać i zaznaczać mogą tylko gracze tego stołu
error-marks = masz już { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }: najpierw usuń jeden
error-nothing-to-say = wiadomość jest pusta
error-too-long = za długie: { $letters ->
    [one] { $letters } znak
    [few] { $letters } znaki
    [many] { $letters } znaków
   *[other] { $letters } znaku
  }, najwyżej { $most }
error-voting = przy stole trwa głosowanie: zgódź się lub nie, potem poproś jeszcze raz
error-nothing-proposed = nie ma żadnej propozycji
error-just-rejected = pozostali właśnie odmówili: zaproponuj znowu za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }
error-no-lesson = ta gra nie ma pierwszej partii
error-not-a-lesson = przy tym stole nie ma pierwszej partii
error-learner = może to zrobić tylko osoba, która się uczy
error-step = to nie jest obecny krok albo krok na coś czeka
error-report-empty = napisz, co jest nie tak
error-nobody-sits = nikt tam nie siedzi
error-reports = gospodarz ma już wiele twoich zgłoszeń do przejrzenia

# What the host of a server does.
error-no-report = nie ma zgłoszenia { $number }
error-no-table-called = nie ma stołu { $table }
error-nobody-called = nikt nie nazywa się { $name }
error-several-called = kilka osób nazywa się { $name }: podaj numer ({ $numbers })
error-host-not-blocked = gospodarza nie można zablokować
error-host-not-removed = gospodarza nie można usunąć

# Replays and records on the server.
error-positions = są pozycje od 0 do { $last }
error-look-back = gra trwa: wstecz mogą patrzeć tylko ci, którzy grają
error-look-back-own = gra trwa: wstecz patrzysz tylko ze swojego miejsca
error-timeline = przebieg zobaczysz, gdy gra się skończy
error-record-over = zapis gry dostaniesz, gdy gra się skończy
error-records-a-day = { $most ->
    [one] { $most } zapis gry dziennie wystarczy
    [few] { $most } zapisy gier dziennie wystarczą
    [many] { $most } zapisów gier dziennie wystarczy
   *[other] { $most } zapisu gry dziennie wystarczy
  }: następny przynieś jutro
error-records = masz tu już { $most ->
    [one] { $most } zapis gry
    [few] { $most } zapisy gier
    [many] { $most } zapisów gier
   *[other] { $most } zapisu gry
  }: więcej tu nie przechowujemy
error-many-replays = zbyt wiele osób ogląda teraz powtórki: spróbuj za kilka sekund
error-not-replayed = tej partii nie da się tu powtórzyć: trwa to za długo albo zawodzą zasady

# The server itself.
error-too-fast = za dużo wywołań: spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }
error-many-log-ins = zbyt wiele osób loguje się w tej chwili: spróbuj za kilka sekund
error-too-many-watch = zbyt wiele osób ogląda teraz ten stół
error-too-many-windows = oglądasz w zbyt wielu oknach
error-gave-way = ten stół jest otwarty w zbyt wielu innych oknach
error-stopping = serwer się zatrzymuje: wróć za chwilę
error-closing = serwer się zamyka; nic się nie stało, spróbuj ponownie
error-busy = stół jest zbyt zajęty, żeby go odczytać; spróbuj ponownie
error-move-not-saved = nie udało się zapisać ruchu; nic się nie stało, spróbuj ponownie
error-database-silent = baza danych nie odpowiada; spróbuj ponownie
error-rules-failed = zasady tej gry tu zawiodły; nic się nie stało
error-server-fault = coś poszło nie tak na serwerze; błąd zapisano w dzienniku serwera
error-our-fault = coś poszło nie tak po naszej stronie
error-protocol = ten serwer używa wersji { $ours } protokołu, nie { $version }: wczytaj stronę ponownie
error-not-text = wiadomości muszą być tekstem, nie danymi binarnymi
error-hello-first = pierwszą wiadomością musi być hello
error-hello-twice = hello już było
error-not-a-message = to nie jest wiadomość: { $fault }
error-message-big = za duże: { $size ->
    [one] { $size } bajt
    [few] { $size } bajty
    [many] { $size } bajtów
   *[other] { $size } bajtu
  }, najwyżej { $most }
error-too-many-bad = zbyt wiele błędnych wiadomości
error-nothing-here = pod tym adresem nic nie ma
error-wrong-method = pod tym adresem nie można tego zrobić
error-request-big = to za duże, żeby wysłać
error-media-type = to wysyła się jako JSON i tylko tak
error-bad-request = nie można odczytać tego wywołania: { $fault }
error-too-deep = JSON jest zbyt głęboko zagnieżdżony
