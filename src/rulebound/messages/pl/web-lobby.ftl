# Everything before and around a table: the lobby, new tables, the waiting room, accounts.
wordmark = Rulebound
wordmark-home = Rulebound, do lobby
answer-yes = Tak
answer-no = Nie
answer-nothing = Nic
copy-text = Kopiuj
copy-done = Skopiowano
seat-you = Ty
account-you = Ty

# The head and the foot of the page.
top-label = Ty i twoje ustawienia
top-theme = { $pointer ->
    [finger] { $now }. Stuknij, aby zmienić
   *[mouse] { $now }. Kliknij, aby zmienić
  }
top-language = Język
top-account = Twoje konto: { $name }
top-theme-system = Motyw: systemowy
top-theme-light = Motyw: jasny
top-theme-dark = Motyw: ciemny
tag-guest = gość
foot-unofficial = Nieoficjalna, darmowa i niekomercyjna adaptacja zasad. Gry, nazwy i znaki należą do autorów i wydawców, którzy nie mają z nią nic wspólnego.
foot-owners = Prosimy, graj tu tylko w gry, które masz na półce.

# The lobby.
lobby-title = Gry i stoły
lobby-lead = Wielkie gry planszowe, z kompletem zasad.
lobby-broken = Nie udało się wczytać lobby
lobby-away = Serwer nie odpowiada. To, co widzisz, może być nieaktualne; wciąż próbujemy.
games-title = Gry
games-none = Na tym serwerze nie ma żadnych gier.
game-players = Graczy: od { $low } do { $high }
game-bots = Solo przeciw botom albo ze znajomymi
game-bots-together = Solo albo z towarzyszami: botami lub znajomymi
play-now = Zagraj z botami
play-now-together = Zagraj razem z botami
first-game = Łatwa gra
learn = Samouczek
learn-about = Pierwszy raz? Zacznij od tego: dziesięć minut na prawdziwej planszy, każda zasada wtedy, gdy jest potrzebna.
set-up-table = Nowy stół
of-game = { $words }: { $game }
quick-opponents = Ilu przeciwników?
quick-strength = Siła botów
quick-companions = Ilu towarzyszy?
quick-start = Start
quick-starting = Zaczynamy…
quick-role = Grasz jako
quick-plain = zwykły gracz

my-tables = Moje stoły
my-turns = { $n ->
    [one] Twoja tura przy 1 stole
    [few] Twoja tura przy { $n } stołach
    [many] Twoja tura przy { $n } stołach
   *[other] Twoja tura przy { $n } stołach
  }
my-tables-empty = { $pointer ->
    [finger] Nie masz jeszcze stołów. Wybierz grę i stuknij „Zagraj z botami”: dwa stuknięcia dalej już grasz.
   *[mouse] Nie masz jeszcze stołów. Wybierz grę i kliknij „Zagraj z botami”: dwa kliknięcia dalej już grasz.
  }
my-tables-none = Nic się teraz nie toczy.
my-finished = Zakończone gry ({ $n })
turn-yours = Twoja tura
turn-vote = Czeka na twój głos
turn-others = Teraz kolej: { $names }
turn-stand-in = bot, który cię zastępuje
turn-open = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnych miejsc
  }
turn-ready = Można zaczynać
result-won = Wygrana
result-shared = Wspólne zwycięstwo
result-lost = Przegrana
result-over = Koniec
result-ended = Przerwana
turn-deadline = Do { $date } ({ $when })
go-play = Graj
go-vote = Głosuj
go-on = Otwórz
go-in = Wejdź
go-replay = Powtórka
go-label = { $go }: { $game }, { $status }

open-tables = Otwarte stoły
open-tables-empty = Nikt nie czeka na graczy. Załóż publiczny stół, a pojawi się tutaj.
open-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnych miejsc
  }
open-join = Dołącz
open-join-label = Dołącz do tego stołu ({ $game })

record-about = Masz zapis gry z innego miejsca? Obejrzyj go tutaj, ruch po ruchu.
record-bring = Wczytaj zapis
record-busy = Czytam zapis…
record-wrong-file = Ten plik nie jest zapisem gry.

# Times.
time-just-now = przed chwilą
time-any-moment = lada chwila
time-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekund
  }
time-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minut
  }
time-hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godzin
  }
time-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dni
  }

# A new table.
new-title = Nowy stół
new-players = Gracze
new-rules = Gra
new-terms = Stół
new-field-of-seat = { $field }, gracz { $number }
new-pack-hint = Masz wydanie pudełkowe? Możesz grać tym, co w nim wydrukowano: pakiet zawartości trafia do folderu packs/{ $game } w folderze danych serwera.
terms-pack = Pakiet { $hash }
new-create = Załóż stół
new-start = Zacznij grę
new-waits = Dostaniesz link dla zaproszonych; gra zacznie się, gdy wszystkie miejsca będą zajęte.
new-starts-now = Wszystkie miejsca są zajęte: gra zacznie się od razu.
seat-me = Ty
seat-here = Przy tym ekranie
seat-name = Imię gracza { $number }
screens = Ekrany
screens-own = Każdy przy swoim
screens-own-help = Pozostałych zapraszasz linkiem.
screens-shared = Wspólny ekran
screens-shared-help = Kilka osób przy tym ekranie. Podawajcie sobie urządzenie: między turami to, co tajne, jest zakryte.
seat-open = Otwarte dla kogoś
seat-chooses-later = Kto zajmie otwarte miejsce, sam o nim zdecyduje.
seat-bots = Boty
seat-bot = Bot { $bot }
bot-about-master = pełna siła: nad każdym ruchem myśli sekundę lub dwie
bot-about-journeyman = średnia siła: nad każdym ruchem myśli chwilę
bot-about-apprentice = mała siła: odpowiada od razu
bot-about-beam = obmyśla całą swoją akcję
bot-about-foresight = rozgrywa swoje najlepsze pomysły do końca tury
bot-about-tree = sprawdza swoją turę w wielu możliwych światach
bot-about-rival = patrzy jeden ruch naprzód, dla siebie i przeciw innym
bot-about-own = własny bot tego serwera
bot-rated = { $about } (ranking { $rating } w tej grze)
bot-about-greedy = patrzy jeden ruch naprzód i bierze, co daje najwięcej
bot-about-random = robi cokolwiek, co wolno
terms-access = Kto widzi stół i może dołączyć
access-private = Tylko zaproszeni
access-private-help = Grać, oglądać i wracać do zapisu mogą tylko ci, którzy mają twój link.
access-unlisted = Z adresem
access-unlisted-help = Kto zna adres stołu; w lobby go nie widać.
access-public = Wszyscy
access-public-help = Każdy; stół widać w lobby.
terms-pace = Tempo
pace-live = Na żywo
pace-live-help = Wszyscy są teraz przy stole.
pace-correspondence = Korespondencyjnie
pace-correspondence-help = Ruch wtedy, gdy masz czas.
pace-live-free = Na żywo, bez zegara
pace-live-clock = Na żywo, { $span } na ruch
pace-correspondence-days = Korespondencyjnie, { $span } na ruch
terms-time = Czas na ruch
terms-no-clock = Bez zegara
terms-timeout = Gdy czas minie
timeout-move = Bot wykona ruch
timeout-move-help = Następny należy znów do gracza.
timeout-seat = Bot zajmie miejsce
timeout-seat-help = I gra dalej za tego, kto milczał.
terms-bot-after = Gdy ktoś odejdzie, bot czeka
terms-bot-at-once = ani chwili
terms-away-vote = Czas na głos nieobecnych
terms-away-vote-usual = 10 minut lub czas na ruch
terms-away-vote-none = brak
terms-take-back = Miejsce przejęte przez bota
take-back-always = Można odzyskać
take-back-always-help = Gracz może wrócić, kiedy chce.
take-back-never = Zostaje botowi
take-back-never-help = Kogo nie ma dłużej, ten już nie wraca.

# The waiting room.
wait-title = Czekamy na graczy
wait-title-ready = Można zaczynać
wait-seats = Miejsca
wait-you = { $name } (ty)
wait-kept = Zajęte dla: { $name }
wait-present = jest tutaj
wait-gone = ma miejsce, ale teraz jest gdzie indziej
wait-yours = to twoje miejsce
wait-here = przy tym ekranie
wait-open = nikt tu jeszcze nie siedzi
wait-bot-label = Bot na miejsce { $number }
wait-add-bot = Dodaj bota
wait-bot-choice = { $bot }: { $about }
wait-chat = Czat
colour-of = Kolor miejsca { $number }
colour-0 = Niebieski
colour-1 = Pomarańczowy
colour-2 = Morski
colour-3 = Amarantowy
colour-4 = Żółty
colour-5 = Grafitowy
colour-taken = { $colour }: zajęty przez innego gracza
wait-sit = Usiądź tu
wait-sit-label = Usiądź tu: miejsce { $number }
wait-move = Zmień miejsce
wait-move-label = Inne miejsce zamiast miejsca { $number }
wait-move-to = Miejsce { $number }: { $who }
wait-move-role = Miejsce { $number }, { $role }: { $who }
wait-free-roles = Jeszcze wolne: { $roles }.
free-players = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
  }
wait-free = Zwolnij
wait-free-label = Zwolnij miejsce: { $name }
wait-free-seats = { $n ->
    [one] 1 miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
    [many] { $n } miejsc jest jeszcze wolnych.
   *[other] { $n } miejsc jest jeszcze wolnych.
  } Gra może się zacząć, gdy wszystkie będą zajęte.
wait-ready = Wszyscy są na miejscach.
wait-ready-others = Wszyscy są na miejscach. Grę może zacząć każdy, kto siedzi przy stole.
wait-join = Usiądź
wait-start = Zacznij grę
wait-fill = Dodaj boty i zacznij
wait-leave = Wstań
wait-private = To prywatny stół: poproś graczy o link z zaproszeniem.
wait-invite = Zaproś innych
wait-link = Link z zaproszeniem
wait-link-private = Kto ma ten link, może usiąść do stołu.
wait-link-local = Ten serwer i link działają tylko na twoim komputerze: do stołu można usiąść w innej przeglądarce na nim.
wait-command = Aby wpuścić znajomych, zatrzymaj serwer i uruchom go poleceniem
wait-command-help = Twoje stoły zostaną, a ich linki zaprowadzą znajomych do twojego komputera.
wait-qr = Kod QR, który otwiera ten stół
wait-qr-help = Albo zeskanuj go telefonem.
wait-link-unlisted = Kto ma ten link albo adres stołu, może usiąść.
wait-link-public = Stół widać też w lobby.
wait-terms = Ten stół
wait-delete = Usuń stół
wait-delete-title = Usunąć ten stół?
wait-delete-text = Wszyscy przy nim zostaną odesłani. Żadna gra nie przepadnie: jeszcze się nie zaczęła.

# Coming in.
sign-in = Wejdź do gry
sign-who = Jak mamy cię nazywać?
sign-way = Jak chcesz wejść
sign-guest = Jako gość
sign-guest-about = Wystarczy imię. Ta przeglądarka cię zapamięta, a konto możesz założyć później.
sign-guest-go = Dalej
sign-log-in = Zaloguj się
sign-log-in-about = Witaj ponownie.
sign-log-in-go = Zaloguj się
sign-log-in-leaves = Miejsca, które teraz zajmujesz, zostaną przy obecnym imieniu. Aby je zachować, załóż konto.
sign-register = Załóż konto
sign-register-about = Z kontem znajdziesz swoje stoły w każdej przeglądarce.
sign-register-keeps = Twoje miejsca i stoły zostają twoje; znajdziesz je w każdej przeglądarce.
sign-register-go = Załóż konto
sign-name = Imię
sign-name-help = Od 2 do 24 liter, cyfr, spacji i znaków - _ . '
sign-password = Hasło
sign-password-help = Co najmniej 8 znaków.

# A link from the server's terminal.
host-title = Czy to ty?
host-other = W tej przeglądarce gra { $name }. Link jest dla osoby, która uruchomiła serwer.
host-change = To mój serwer
host-stay = Zostaję: { $name }
host-used-title = Zużyty link
host-used = Ten link był już użyty albo jest zbyt stary. Uruchom serwer jeszcze raz: pokaże nowy, dobry dla jednej przeglądarki.

# The account.
account-title = Twoje konto
account-is-person = Twoje konto na tym serwerze.
account-is-guest = Grasz jako gość: zna cię tylko ta przeglądarka.
account-is-local = To twój serwer, więc nie musisz się logować. Inne przeglądarki mają własne imiona.
account-become-guest = Załóż konto
account-become-local = Graj pod własnym imieniem
account-password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-help = Co najmniej 8 znaków. Inne przeglądarki zostaną wylogowane.
password-change = Zmień hasło
password-changed = Zmienione.
tokens-title = Tokeny dla programów
tokens-about = Z osobistym tokenem program gra w twoim imieniu, na przykład twój własny bot.
tokens-none = Nie masz żadnego.
tokens-made = z dnia { $date }
tokens-label = Do czego służy?
tokens-placeholder = Mój bot
tokens-make = Utwórz token
tokens-secret = Twój nowy token
tokens-once = Skopiuj go teraz: pokazujemy go tylko raz.
tokens-revoke = Unieważnij
tokens-revoke-sure = Na pewno?
tokens-revoke-label = Unieważnij: { $label }
account-out = Wyloguj się
account-out-guest = Na konto gościa nie da się wrócić. Aby zachować miejsca, najpierw załóż konto.
account-log-out = Wyloguj się
account-log-out-everywhere = Wyloguj się wszędzie
delete-account = Usuń konto
delete-account-text = Twoje imię znika na zawsze. Na twoich miejscach zagrają boty, a w skończonych grach zostanie „dawny gracz”.
delete-password = Twoje hasło
delete-chat = Usuń też wszystkie moje wiadomości z czatów
delete-account-go = Usuń na zawsze
