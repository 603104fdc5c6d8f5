# What the symbols of AuZtralia mean: the legend in the help. Names and sentences of what has a card stand there.

az-legend-ground = Teren
az-legend-goods = Surowce
az-legend-farms = Farmy
az-legend-old-ones = Przedwieczni
az-legend-units = Jednostki
az-legend-pieces = Elementy
az-legend-boxes = Pola akcji
az-legend-track = Tor czasu
az-legend-rows = Walka
az-legend-characters = Postacie

## Ground
az-legend-mark-number = Numer
az-legend-mark-number-text = Wydarzenie odkrywa kafelek, który leży na najniższym numerze.
az-legend-mark-level = Poziom
az-legend-mark-level-text = Od jednego do trzech rombów: im ich więcej, tym gorszy Przedwieczny może tu spać.
az-legend-mark-survey = Miejsce eksploracji
az-legend-mark-survey-text = Na początku gry leżał tu kafelek eksploracji: mówił, co jest na tym heksie i na sześciu wokół.
az-legend-mark-hex = Nazwa heksu
az-legend-mark-hex-text = Tak nazywają heks dziennik i pytania.
az-legend-piece-anchor = Miejsce na port
az-legend-piece-anchor-text = Na początku gry można tu zbudować port.

## Farms
az-legend-mark-blighted = Splugawiona farma
az-legend-mark-blighted-text = Był tu Przedwieczny: właścicielowi nic, a Przedwiecznym 1 punkt.
az-legend-piece-farm = Farmy do założenia
az-legend-piece-farm-text = Ile farm zostało graczowi do założenia; na koniec punkty za farmy.

## Old Ones
az-legend-foe-unknown = Zakryty kafelek
az-legend-foe-unknown-text = Coś tu śpi. Czerwona pieczęć pokazuje poziom; na koniec liczy się Przedwiecznym podwójnie.
az-legend-mark-tile = Odkryty kafelek
az-legend-mark-tile-text = Serce: ile obrażeń go niszczy. Moneta: ile daje punktów. Kostki na wierzchu: dotychczasowe obrażenia, w kolorach tych, którzy je zadali.
az-legend-mark-x = X i XX
az-legend-mark-x-text = Kafelki z wyzwań: gdy odkrywa się świątynia XX, wychodzą z niej trzy kafelki X.
az-legend-mark-arrow = Strzałka
az-legend-mark-arrow-text = Jak szedł Przedwieczny od twojego ostatniego wyboru; wcześniejsze kroki są bledsze.
az-legend-mark-compass = Kompas
az-legend-mark-compass-text = Numery kierunków. Gdy dwie drogi są równie krótkie, karta Przedwiecznych mówi według nich, którą pójdą.
az-legend-piece-old-ones = Przedwieczni
az-legend-piece-old-ones-text = Osobna strona: punktują i mogą wygrać.
az-legend-piece-old-one-card = Karta Przedwiecznych
az-legend-piece-old-one-card-text = Porusza Przedwiecznych i rozstrzyga każdą rundę walki. Liczba: ile ich zostało.
az-legend-piece-revelation = Wydarzenie
az-legend-piece-revelation-text = To, co się dzieje na oświetlonym polu toru czasu. Liczba: ile ich zostało.

## Units
az-legend-piece-range = Zasięg
az-legend-piece-range-text = Ile heksów poza tory może pójść jednostka.
az-legend-piece-capacity = Odporność
az-legend-piece-capacity-text = Ile obrażeń niszczy jednostkę.
az-legend-mark-pips = Kropki pod jednostką
az-legend-mark-pips-text = Ile obrażeń zniesie górna jednostka stosu; czerwone to te, które już ma. Gdy wszystkie są czerwone, jest zniszczona.

## Pieces
az-legend-mark-seats = Gracze
az-legend-mark-seats-text = Każdy ma kolor i wzór, na dyskach, torach, portach, farmach i kostkach.
az-legend-piece-port = Port
az-legend-piece-port-text = Tu zaczynają się tory gracza. Jeśli zajmie go Przedwieczny, gra się kończy.
az-legend-mark-rail = Tory
az-legend-mark-rail-text = Łączą dwa heksy dla swojego właściciela: kopalnie i farmy muszą być połączone z portem.
az-legend-piece-rail = Tory do położenia
az-legend-piece-rail-text = Ile odcinków torów zostało graczowi do położenia.
az-legend-piece-cube = Kostka
az-legend-piece-cube-text = Położona na polu płaci za akcję i podnosi cenę następnej o sztukę złota. Na Przedwiecznym oznacza obrażenia.
az-legend-piece-time = Czas
az-legend-piece-time-text = Ile pól toru czasu zajmuje akcja; w panelu: pole, na którym stoi dysk gracza.
az-legend-piece-score = Punkty
az-legend-piece-score-text = Ile punktów ma na razie gracz albo ile jest wart cel.
az-legend-piece-supply = Zasoby
az-legend-piece-supply-text = Ile zostało do wzięcia dla wszystkich.
az-legend-piece-fight = Walka
az-legend-piece-fight-text = Na tym heksie trwa walka.

## Action boxes
az-legend-box-railway-text = Połóż do dwóch odcinków torów, ale nie na wyżyny, za jeden węgiel i jedno żelazo.
az-legend-box-hills-text = Połóż do dwóch odcinków torów w dowolnym miejscu, za jeden węgiel i jedno żelazo.
az-legend-box-mine-text = Weź cały jeden surowiec z heksu przy swoich torach.
az-legend-box-help-text = Weź postać z ekspozycji albo zapłać sztukę złota, aby obejrzeć wierzch talii.
az-legend-box-military-text = Kup jednostkę albo jedną lub dwie piechoty.
az-legend-box-trade-text = Dwa razy: weź węgiel lub żelazo albo oddaj jedno z nich za sztukę złota.
az-legend-box-farming-text = Załóż do trzech farm różnych rodzajów przy swoich torach.
az-legend-box-attack-text = Wyślij jednostki na Przedwiecznych w ich zasięgu.
az-legend-box-retrieve-text = Zabierz z pól wszystkie swoje kostki.

## Time track
az-legend-track-now = Pole w ramce
az-legend-track-now-text = Tu jest teraz gra: działa ten, czyj dysk leży tu na wierzchu.
az-legend-track-disc = Dysk gracza
az-legend-track-disc-text = Przesuwa się o tyle, ile trwa akcja. Działa ten, kto jest ostatni.
az-legend-track-old-ones = Fioletowy dysk
az-legend-track-old-ones-text = Dysk Przedwiecznych: gdy jest ostatni, działają oni.
az-legend-track-start = Plama
az-legend-track-start-text = Tu zaczyna fioletowy dysk Przedwiecznych. Rusza, gdy miną go wszystkie inne dyski: wtedy Przedwieczni już nie śpią.
az-legend-track-lamp = Latarnia
az-legend-track-lamp-text = Oświetlone pole: gdy wejdzie tu fioletowy dysk, rozpatruje się wydarzenie.
az-legend-track-end = Koniec trasy
az-legend-track-end-text = Kto tu dotarł, już nie działa.
az-legend-track-closed = Zamknięte pole
az-legend-track-closed-text = Nikt tu nie działa.

## Combat
az-legend-row-hit = Jednostka w ramce
az-legend-row-hit-text = W rzędzie Przedwiecznego: jest w twoim korpusie i trafia.
az-legend-row-miss = Blada jednostka
az-legend-row-miss-text = W rzędzie Przedwiecznego: trafiłaby, ale nie ma jej w twoim korpusie.
az-legend-piece-hit = Trafienie
az-legend-piece-hit-text = Na karcie postaci: zadaje obrażenia Przedwiecznemu.
az-legend-piece-hurt = Obrażenia
az-legend-piece-hurt-text = Tyle obrażeń otrzymują twoje jednostki na ziemi; wybierasz, które stosy je przyjmą. W wiadomościach: splugawiona farma.
az-legend-row-airship = Sterowiec z liczbą
az-legend-row-airship-text = Tyle obrażeń otrzymują twoje sterowce.
az-legend-piece-sanity = Poczytalność
az-legend-piece-sanity-text = Ile możesz jeszcze stracić w tej walce.
az-legend-piece-sanity-gone = Utrata poczytalności
az-legend-piece-sanity-gone-text = W rzędzie Przedwiecznego: tyle tracisz. Kto ma coś stracić, a nic już nie ma, ponosi porażkę.

## Characters
az-legend-mark-seal = Pieczęć
az-legend-mark-seal-text = Mały okrągły obrazek pokazuje, czego dotyczy karta.
az-legend-mark-exposed = Zagrożona
az-legend-mark-exposed-text = Jedna z dwóch najstarszych na ekspozycji: w wydarzeniu może zginąć z rąk zabójcy.
az-legend-piece-deck = Talia
az-legend-piece-deck-text = Postacie, które jeszcze przyjdą; także karta dowolnego innego rodzaju.

az-legend-revenge = Revenge of the Old Ones
az-legend-piece-rebirth = Żeton odrodzenia
az-legend-piece-rebirth-text = Tu gracz Przedwiecznych może położyć kafelek. Tory tam nie prowadzą; atak go zabiera, a wtedy daje punkt.
az-legend-piece-dangerous = Groźny żeton odrodzenia
az-legend-piece-dangerous-text = Żeton odrodzenia, który przyjmuje kafelek o poziom wyższy.
az-legend-piece-outpost = Placówka
az-legend-piece-outpost-text = Stoi przy torach właściciela, walczy jak piechota, a na pomoc mogą jej przyjść do trzech jednostek.
az-legend-piece-port-strength = Siła portu
az-legend-piece-port-strength-text = Port z siłą sam przyjmuje obrażenia i walczy, gdy nie ma w nim jednostek.
az-legend-piece-mythos = Karta Mitów
az-legend-piece-mythos-text = Trzyma je w tajemnicy ten, kto gra Przedwiecznymi, albo przychodzą z talii solo.
az-legend-piece-bound = Nikt się nie wycofuje
az-legend-piece-bound-text = Do rozpatrzenia następnej karty Przedwiecznych żadna jednostka nie opuści tej walki.
az-legend-piece-shield = Tarcza
az-legend-piece-shield-text = O tyle mniej trafień otrzymują Przedwieczni z następnej karty.
az-legend-action-place = Połóż
az-legend-action-place-text = Za 1 punkt czasu losowy kafelek trafia zakryty na żeton odrodzenia.
az-legend-action-reveal = Odkryj
az-legend-action-reveal-text = Za 1 punkt czasu zakryty kafelek zostaje odkryty.
az-legend-action-move = Rusz
az-legend-action-move-text = Za 1 punkt czasu odkrywa się cztery karty Przedwiecznych, a każda porusza tych, których pokazuje.
az-legend-action-summon = Przyzwij
az-legend-action-summon-text = Za 1 punkt czasu ogląda się trzy karty Mitów i zatrzymuje jedną.
