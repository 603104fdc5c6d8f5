### What is refused, and why, as only the terminal tells it.

# How a command is typed.
error-usage = { $error } (zob. { $command })
error-usage-command = nie ma polecenia { $command }
error-usage-command-near = nie ma polecenia { $command }: może { $near }?
error-usage-option = nie ma opcji { $option }
error-usage-option-near = nie ma opcji { $option }: może { $near }?
error-usage-value = po { $option } brakuje wartości
error-usage-no-value = po { $option } nie podaje się wartości
error-usage-missing = nie podano: { $name }
error-usage-bad-value = { $option } nie może mieć takiej wartości
error-usage-number = { $option } to liczba całkowita, co najmniej { $low }
error-usage-number-to = { $option } to liczba całkowita od { $low } do { $high }
error-usage-many = za dużo argumentów
error-usage-other = nie można zrozumieć polecenia: { $fault }

# Reading and writing files.
error-not-read = nie udało się odczytać { $file }: { $cause }
error-bad-file = { $file }: { $error }
error-file-big = { $file } jest za duży na zapis gry: { $size ->
    [one] { $size } bajt
    [few] { $size } bajty
    [many] { $size } bajtów
   *[other] { $size } bajtu
  }, najwyżej { $most }
error-no-folder = nie ma folderu { $folder }
error-folder-not-created = nie udało się utworzyć folderu { $folder }: { $cause }
error-not-a-saved-game = { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę
error-record-of-a-file = to zapis gry { $game }, która nie jest wbudowana: podaj jej plik przez --game

# Playing and replaying.
error-no-language = nie ma komunikatów w języku { $language } (są: { $known })
error-resume-with-set = zapisana partia ma własne przygotowanie i ziarno: z --resume nie podawaj --set ani --seed
error-no-such-player = nie ma gracza { $player }: liczba graczy w tym zapisie to { $players }
error-seats-number = { $game } jest dla { $low } do { $high } graczy, a w --seats jest { $named }
error-seats-set-up = w --seats jest { $named ->
    [one] { $named } gracz
    [few] { $named } graczy
    [many] { $named } graczy
   *[other] { $named } gracza
  }, a gra jest przygotowana na { $seats }
error-role-twice = { $option } wymienia { $role } dwa razy
error-no-roles = { $option }: { $game } nie ma roli { $role } (nie ma żadnych)
error-no-such-role = { $option }: { $game } nie ma roli { $role } (są: { $known })
error-role-unused = { $option }: przy takim przygotowaniu nikt nie gra jako { $role }

# Bots among themselves.
error-bots-twice = --bots wymienia bota dwa razy
error-bots-one = --bots wymienia jednego bota, a do porównania trzeba dwóch
error-bot-others = --bot wymienia { $named ->
    [0] zero botów
    [one] { $named } bota
    [few] { $named } boty
    [many] { $named } botów
   *[other] { $named } bota
  } na pozostałe { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }: podaj jednego dla wszystkich albo po jednym na każde
error-bot-seats = --bot wymienia { $named ->
    [one] { $named } bota
    [few] { $named } boty
    [many] { $named } botów
   *[other] { $named } bota
  }, a gra jest przygotowana na { $seats ->
    [one] { $seats } gracza
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
  }
error-seeds = ziarna muszą być mniejsze niż 2**128
error-worker-died = padł proces, który rozgrywał partie; --jobs 1 może pokaże dlaczego
error-other-contest = { $file } należy do innego turnieju; wybierz inny plik albo tę samą grę, przygotowanie i boty
error-not-a-contest = { $file } nie jest plikiem turnieju: { $fault }
error-no-ray = --ray potrzebuje biblioteki Ray: zainstaluj { $package }
error-plot-not-svg = { $file } musi kończyć się na .svg: obraz jest w formacie SVG
error-no-cluster = pod adresem { $address } nie ma klastra: { $fault }
error-cluster-lost = utracono klaster pod adresem { $address }: { $fault }

# Content packs.
error-which-game = podaj grę przez --game ({ $games })
error-takes-no-packs = { $game } nie przyjmuje pakietów zawartości (przyjmują: { $games })

# The server and its database.
error-no-address = { $host } nie jest adresem tego komputera
error-port-taken = port { $port } jest zajęty: może serwer już działa? Wybierz inny przez --port
error-port-not-allowed = nie wolno ci użyć portu { $port }: wybierz powyżej 1023 przez --port
error-port-unusable = nie można użyć { $host }, port { $port }: { $cause }
error-workers-postgresql = --workers { $workers } wymaga PostgreSQL: podaj adres przez --database postgresql://...
error-worker-postgresql = rulebound worker wymaga bazy PostgreSQL serwera: podaj jej adres przez --database postgresql://UŻYTKOWNIK@SERWER/NAZWA
error-environment = zmienna środowiskowa RULEBOUND_ nie jest liczbą: { $fault }
error-public-address = adres publiczny musi wyglądać jak https://games.example.org, nie jak { $address }
error-data-folder = nie udało się utworzyć folderu danych { $folder }: { $cause }
error-database-address = adres bazy danych musi zaczynać się od sqlite:/// lub postgresql://
error-database-newer = baza danych pochodzi z nowszej wersji Rulebound (jej wersja: { $version }): zaktualizuj ten program
error-database-no-folder = nie można otworzyć bazy danych: nie ma folderu { $folder }
error-database-not-opened = nie można otworzyć bazy danych: { $cause }
error-database-in-use = tej bazy danych używa serwer: najpierw go zatrzymaj
error-no-database = nie ma bazy danych { $file }
error-file-exists = { $file } już istnieje: wybierz inną nazwę
error-no-backup = { $file } nie jest kopią zapasową bazy tego rodzaju
error-damaged = { $file } jest uszkodzony: { $fault }
error-not-copied = nie udało się skopiować { $file }: { $fault }
error-no-program = program { $program } z PostgreSQL nie jest tu zainstalowany
error-program-failed = program { $program } zawiódł: { $fault }
