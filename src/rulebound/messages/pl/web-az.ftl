# AuZtralia on the screen: the panels, the player board, the market, the fight, the cards and the guided first game.

az-progress = czas { $now } z { $end } · działa { $player }
az-progress-old-ones = czas { $now } z { $end } · działają Przedwieczni
az-progress-old-one-player = czas { $now } z { $end } · za Przedwiecznych działa { $player }
az-progress-ports = budowa portów

## The player board
az-boxes = Pola akcji
az-box-railway = Tory
az-box-hills = Tory: wyżyny
az-box-mine = Wydo{"\u00AD"}bycie
az-box-help = Wer{"\u00AD"}bunek
az-box-military = Wojsko
az-box-trade = Handel
az-box-farming = Farmy
az-box-attack = Atak
az-box-retrieve = Odzys{"\u00AD"}kanie
az-from-to = { $least }–{ $most }
az-box-label = { $box }: { $time } PCz{ $gold ->
    [0] {""}
   *[other] , złoto: { $gold }
  }. { $cubes ->
    [0] Brak kostek na polu
    [one] 1 kostka na polu
    [few] { $cubes } kostki na polu
    [many] { $cubes } kostek na polu
   *[other] { $cubes } kostek na polu
  }
az-hand = Twoje postacie
az-hand-card = { $name } ({ $use }). { $text }
az-hand-used = { $name } ({ $use }): pomoc w tej walce już wykorzystana. { $text }
az-nobody = Brak jednostek w koszarach i brak postaci.
az-times = ×{ $n }
az-of = { $n }/{ $most }
az-stack = { $unit } ×{ $n }
az-stack-hurt = { $unit } ×{ $n }, obrażenia górnej { $damage } z { $capacity }
az-stack-label = { $stack }. { $facts }
az-store = { $goods }: { $n }
az-cubes = { $n ->
    [one] 1 kostka w sztabie
    [few] { $n } kostki w sztabie
    [many] { $n } kostek w sztabie
   *[other] { $n } kostek w sztabie
  }

## Players' panels
az-score = Na razie { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
  }
az-score-of = { $player }: { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
  }
az-space = Na polu { $n } toru czasu
az-rails = { $n ->
    [one] 1 odcinek torów do położenia
    [few] { $n } odcinki torów do położenia
    [many] { $n } odcinków torów do położenia
   *[other] { $n } odcinków torów do położenia
  }
az-farms = { $n ->
    [one] 1 farma do założenia
    [few] { $n } farmy do założenia
    [many] { $n } farm do założenia
   *[other] { $n } farm do założenia
  }
az-trophies = { $n ->
    [one] 1 zniszczony Przedwieczny
    [few] { $n } zniszczeni Przedwieczni
    [many] { $n } zniszczonych Przedwiecznych
   *[other] { $n } zniszczonych Przedwiecznych
  }

## The market
az-standing = Wyniki na teraz
az-old-ones = Przedwieczni
az-old-ones-score = Przedwieczni: { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
  } na widoku{ $hidden ->
    [0] {""}.
    [one] {""} oraz 1 zakryty kafelek, na koniec liczony podwójnie.
    [few] {""} oraz { $hidden } zakryte kafelki, na koniec liczone podwójnie.
    [many] {""} oraz { $hidden } zakrytych kafelków, na koniec liczonych podwójnie.
   *[other] {""} oraz { $hidden } zakrytych kafelków, na koniec liczonych podwójnie.
  }
az-hidden = { $n ->
    [one] 1 zakryty kafelek na mapie
    [few] { $n } zakryte kafelki na mapie
    [many] { $n } zakrytych kafelków na mapie
   *[other] { $n } zakrytych kafelków na mapie
  }
az-cards-left = { $n ->
    [one] 1 karta w talii Przedwiecznych
    [few] { $n } karty w talii Przedwiecznych
    [many] { $n } kart w talii Przedwiecznych
   *[other] { $n } kart w talii Przedwiecznych
  }
az-revelations-left = { $n ->
    [one] Zostało 1 wydarzenie
    [few] Zostały { $n } wydarzenia
    [many] Zostało { $n } wydarzeń
   *[other] Zostało { $n } wydarzeń
  }
az-characters = Postacie
az-characters-left = { $n ->
    [one] 1 postać w talii
    [few] { $n } postacie w talii
    [many] { $n } postaci w talii
   *[other] { $n } postaci w talii
  }
az-no-characters = Na ekspozycji nie ma nikogo.
az-exposed = Jedna z dwóch najstarszych: w wydarzeniu może zginąć z rąk zabójcy
az-exposed-short = Dwie najstarsze są zagrożone
az-read = Czytaj kartę: { $name }
az-units = Jednostki na sprzedaż
az-unit-label = { $unit }. { $facts }
az-left = zostało { $n }
az-reconstructed = Częściowo odtworzone

## Cards laid out to choose from
az-looking = Wierzch talii: widzisz go tylko ty
az-kept = Postać, którą zatrzymujesz
az-choose-objective = Twój cel
az-choose-variant = Wariant tej rozgrywki
az-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
  }

## Combat
az-fight = Walka na { $hex }
az-setting-out = Zanim wyruszysz
az-first-card = Sama pierwsza karta
az-next-card = Sama następna karta
az-next-falls = pada Przedwieczny
az-next-hurts = obrażenia dla ciebie
az-next-maddens = utrata poczytalności
az-fight-port = Obrona portu na { $hex }
az-fight-outpost = Obrona placówki na { $hex }
az-fight-token = Walczy żeton odrodzenia na { $hex }
az-sanity = Poczytalność { $n } z { $most }
az-your-force = Twój korpus
az-no-force = Nikt nie został.
az-foe = { $foe }: obrażenia { $damage } z { $capacity }, wartość { $vp }
az-card-open = Teraz działa karta { $number }
az-card-last = Ostatnia karta: { $number }
az-no-card = Nie odkryto jeszcze żadnej karty. Każda karta mówi, kto trafia którego Przedwiecznego i jak on odpowiada.
az-hit-by = Trafiają
az-strikes-back = Odpowiedź
az-nothing = nic
az-hits = { $unit }: trafia
az-hits-not = { $unit }: trafienie, ale brak jednostki
az-back-damage = obrażenia na ziemi: { $n }
az-back-airship = obrażenia sterowców: { $n }
az-back-sanity = utrata poczytalności: { $n }

az-card-nothing = Nic z tego nie wynikło.
az-ended-won = { $hex }: Przedwieczni zniszczeni
az-ended-withdrew = { $hex }: wycofujesz się
az-ended-defeated = { $hex }: ponosisz porażkę
az-ended-outpost = { $hex }: twoja placówka jest zniszczona
az-ended-token = { $hex }: żeton odrodzenia jest twój
az-ended-other-won = { $hex }: { $player } niszczy Przedwiecznych
az-ended-other-withdrew = { $hex }: { $player } się wycofuje
az-ended-other-defeated = { $hex }: { $player } ponosi porażkę
az-ended-other-outpost = { $hex }: placówka zniszczona ({ $player })
az-ended-other-token = { $hex }: { $player } bierze żeton odrodzenia

## What happened meanwhile
az-news = Tymczasem
az-news-revelation = { $n ->
    [one] 1 wydarzenie
    [few] { $n } wydarzenia
    [many] { $n } wydarzeń
   *[other] { $n } wydarzeń
  }
az-news-revealed = { $n ->
    [one] 1 odkryty kafelek
    [few] { $n } odkryte kafelki
    [many] { $n } odkrytych kafelków
   *[other] { $n } odkrytych kafelków
  }
az-news-blighted = { $n ->
    [one] 1 splugawiona farma
    [few] { $n } splugawione farmy
    [many] { $n } splugawionych farm
   *[other] { $n } splugawionych farm
  }
az-survey = Eksploracja
az-survey-text = Kraj jest badany miejsce po miejscu: pojawiają się surowce i to, co tam śpi.
az-survey-skip = Pomiń

## A whole player board
az-whole-board = Plansza gracza: { $player }
az-barracks = Koszary
az-people = Postacie
az-no-units = Brak jednostek.
az-no-people = Brak postaci.
az-farm-left = { $farm }: { $n ->
    [one] 1 farma do założenia
    [few] { $n } farmy do założenia
    [many] { $n } farm do założenia
   *[other] { $n } farm do założenia
  }
az-box-cubes = { $n ->
    [one] 1 kostka na polu
    [few] { $n } kostki na polu
    [many] { $n } kostek na polu
   *[other] { $n } kostek na polu
  }
az-trophy = { $foe }, wartość { $vp }

## The final scores
az-final = Wyniki końcowe według źródeł
az-final-lost = Wygrywają Przedwieczni
az-final-who = Gracz
az-final-farms = Niesplugawione farmy
az-final-phosphate = Fosforany
az-final-tokens = Żetony punktów
az-final-destroyed = Zniszczeni Przedwieczni
az-final-characters = Postacie
az-final-objective = Cel
az-final-reborn = Żetony odrodzenia
az-final-short-farms = Farmy
az-final-short-phosphate = Fosforany
az-final-short-tokens = Żetony
az-final-short-destroyed = Przedw.
az-final-short-characters = Postacie
az-final-short-objective = Cel
az-final-short-reborn = Odrodz.
az-final-chart = Z czego składają się punkty graczy, poniżej Przedwiecznych
az-final-seen = Odkryte kafelki
az-final-hidden = Zakryte kafelki
az-final-blighted = Splugawione farmy
az-final-points = To, co zniszczyli
az-final-total = Razem
az-final-old-ones = Przedwieczni: { $seen } za odkryte kafelki, { $hidden } za zakryte, { $blighted } za splugawione farmy
az-final-old-ones-points = Przedwieczni: { $seen } za odkryte kafelki, { $hidden } za zakryte, { $blighted } za splugawione farmy, { $points } za to, co zniszczyli

## Cards
az-kind-character = Postać
az-kind-foe = Przedwieczny
az-kind-unit = Jednostka
az-kind-goods = Surowiec
az-kind-mythos = Karta Mitów
az-kind-piece = Element
az-kind-role = Rola
az-kind-farm = Farma
az-kind-terrain = Teren
az-kind-objective = Cel
az-kind-variant = Wariant
az-kind-revelation = Wydarzenie
az-kind-benefit = Korzyść
az-kind-challenge = Wyzwanie
az-kind-level = Poziom solo
az-kind-who = Jednostki
az-kind-hex = Heks
az-kind-card = Karta
az-kind-origin = O tym wydaniu
az-kind-use = { $kind }, { $use }
az-use-persistent = efekt stały
az-use-once-per-combat = raz na walkę
az-use-one-use = jedno użycie
az-use-end-scoring = punkty na koniec gry
az-use-text-persistent = Działa, dopóki masz tę kartę.
az-use-text-once-per-combat = Możesz z niej skorzystać w każdej walce, raz.
az-use-text-one-use = Zagraj ją w swojej turze; potem wypada z gry. Nie zajmuje czasu.
az-use-text-end-scoring = Nic nie daje, dopóki gra się nie skończy.
az-on-display = Na ekspozycji
az-held-by = Ma ją { $player }
az-spent-by = Zagrana: { $player }
az-fact-cost = Cena w złocie: { $n }
az-fact-range = { $n ->
    [0] Nie zjeżdża z torów
    [one] Zasięg poza torami: 1 heks
    [few] Zasięg poza torami: { $n } heksy
    [many] Zasięg poza torami: { $n } heksów
   *[other] Zasięg poza torami: { $n } heksów
  }
az-fact-capacity = Odporność: { $n }
az-fact-time = { $n ->
    [0] Nie wydłuża ataku
    [one] Wydłuża atak o 1 punkt czasu, bez względu na liczbę jednostek
    [few] Wydłuża atak o { $n } punkty czasu, bez względu na liczbę jednostek
    [many] Wydłuża atak o { $n } punktów czasu, bez względu na liczbę jednostek
   *[other] Wydłuża atak o { $n } punktów czasu, bez względu na liczbę jednostek
  }
az-fact-left = W zasobach zostało { $n }
az-fact-foe = Na { $hex }: obrażenia { $damage } z { $capacity }, wartość { $vp }
az-fact-hidden = Zakryty kafelek poziomu { $n }

az-text-foe-cthulhu = Jest tylko jeden, w głębi lądu, i nic nie jest więcej warte. Wytrzymuje tuzin trafień, a sam jego widok odbiera poczytalność.
az-text-foe-shoggoth = Wielki, ginie powoli i daje dużo punktów temu, kto nic z niego nie zostawi.
az-text-foe-mi-go = Skrzydlate i szybkie. Często rzucają się na sterowce.
az-text-foe-zombie = Słabe, ale się odradzają: jeśli walka kończy się bez ich śmierci, obrażenia znikają.
az-text-foe-loyalist = Poplecznik Przedwiecznych, który z nimi maszeruje.
az-text-foe-temple = Nie rusza się. Wydarzenie może coś na niej obudzić, więc świątynie najlepiej burzyć wcześnie.
az-text-foe-blank = Fałszywy alarm. Kafelek wypada z gry i nikomu się nie liczy.
az-text-foe-unknown = Nikt nie wie, co tu leży. Co na koniec jest wciąż zakryte, liczy się Przedwiecznym podwójnie.
az-text-unit-infantry = Tania, i jako jedyną kupuje się po dwie naraz.
az-text-unit-armoured-car = Sięga dalej od torów niż piechota.
az-text-unit-artillery = Ciężka i droga: wielkie działa poczuje nawet Shoggot.
az-text-unit-airship = Leci ponad wszystkim i może się wycofać osobno. Dosięgają go tylko obrażenia sterowców.
az-text-unit-armoured-train = Walczy tylko tam, gdzie biegną twoje tory, i nie wydłuża ataku.
az-text-goods-coal = Tory kosztują jeden węgiel i jedno żelazo. Można go wyeksportować za sztukę złota.
az-text-goods-iron = Tory kosztują jeden węgiel i jedno żelazo. Można je wyeksportować za sztukę złota.
az-text-goods-gold = Płaci za jednostki, za zajęte pola akcji i za podejrzenie talii. Nie daje punktów.
az-text-goods-phosphate = Każdy daje na koniec 3 punkty, a przy wydobyciu sztukę złota.
az-text-goods-vp = Punkty w żetonach, których Przedwieczni nie odbiorą.
az-text-farm-sheep = Może stać w buszu i na terenach rolniczych. Daje 2 punkty, jeśli nie jest splugawiona, a przy założeniu sztukę złota.
az-text-farm-cattle = Może stać na wyżynach i na terenach rolniczych. Daje 2 punkty, jeśli nie jest splugawiona, a przy założeniu sztukę złota.
az-text-farm-corn = Może stać na wybrzeżu, na polach kukurydzy i na terenach rolniczych. Daje 2 punkty, jeśli nie jest splugawiona, a przy założeniu sztukę złota.
az-text-terrain-outback = Otwarty teren pod tory i dla owiec.
az-text-terrain-hills = Tory wymagają tu pola „Tory: wyżyny”. Krowom się wiedzie.
az-text-terrain-coast = Tu buduje się porty i rośnie kukurydza.
az-text-terrain-farmland = Może tu stać każda farma.
az-text-terrain-desert = Nie może tu stać żadna farma.
az-text-terrain-cornlands = Tu buduje się porty i rośnie kukurydza. Mogą się tu też kryć Przedwieczni.
az-text-terrain-lake = Tory przez jezioro wymagają pola „Tory: wyżyny”. Nie może tu stać żadna farma.

## Revenge of the Old Ones
az-old-ones-score-played = Przedwieczni: { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
  } na widoku{ $hidden ->
    [0] {""}.
    [one] {""} oraz 1 zakryty kafelek.
    [few] {""} oraz { $hidden } zakryte kafelki.
    [many] {""} oraz { $hidden } zakrytych kafelków.
   *[other] {""} oraz { $hidden } zakrytych kafelków.
  }
az-actions = Co mogą zrobić Przedwieczni
az-action-place = Połóż
az-action-reveal = Odkryj
az-action-move = Rusz
az-action-summon = Przyzwij
az-action-place-label = Połóż zakryty kafelek na żetonie odrodzenia: 1 PCz. { $n ->
    [one] Został 1 kafelek
    [few] Zostały { $n } kafelki
    [many] Zostało { $n } kafelków
   *[other] Zostało { $n } kafelków
  }
az-action-reveal-label = Odkryj kafelek: 1 PCz. { $n ->
    [one] Leży 1 zakryty kafelek
    [few] Leżą { $n } zakryte kafelki
    [many] Leży { $n } zakrytych kafelków
   *[other] Leży { $n } zakrytych kafelków
  }
az-action-move-label = Rusz: cztery karty Przedwiecznych, każda porusza tych, których pokazuje, 1 PCz
az-action-summon-label = Przyzwij: dobierz trzy karty Mitów i zatrzymaj jedną, 1 PCz. { $n ->
    [one] 1 karta w talii
    [few] { $n } karty w talii
    [many] { $n } kart w talii
   *[other] { $n } kart w talii
  }
az-more = +{ $n }
az-dark-seen = { $n ->
    [one] 1 punkt na widoku
    [few] { $n } punkty na widoku
    [many] { $n } punktów na widoku
   *[other] { $n } punktów na widoku
  }
az-dark-hidden = Jeszcze { $n ->
    [one] 1 punkt za zakryte kafelki na mapie
    [few] { $n } punkty za zakryte kafelki na mapie
    [many] { $n } punktów za zakryte kafelki na mapie
   *[other] { $n } punktów za zakryte kafelki na mapie
  }
az-dark-points = { $n ->
    [one] 1 punkt za to, co zniszczyli Przedwieczni
    [few] { $n } punkty za to, co zniszczyli Przedwieczni
    [many] { $n } punktów za to, co zniszczyli Przedwieczni
   *[other] { $n } punktów za to, co zniszczyli Przedwieczni
  }
az-dark-cards = { $n ->
    [one] 1 karta Mitów na ręce
    [few] { $n } karty Mitów na ręce
    [many] { $n } kart Mitów na ręce
   *[other] { $n } kart Mitów na ręce
  }
az-pile = Poziom { $level }: { $n ->
    [one] 1 kafelek do położenia
    [few] { $n } kafelki do położenia
    [many] { $n } kafelków do położenia
   *[other] { $n } kafelków do położenia
  }
az-piles = Kafelki do położenia
az-mythos = Mity
az-mythos-hand = Karty Mitów na ręce
az-mythos-none = Brak kart Mitów na ręce.
az-mythos-played = Zagrane karty Mitów
az-mythos-left = { $n ->
    [one] 1 karta w talii Mitów
    [few] { $n } karty w talii Mitów
    [many] { $n } kart w talii Mitów
   *[other] { $n } kart w talii Mitów
  }
az-mythos-last = Ostatnia karta Mitów: { $name }
az-mythos-label = { $name }: { $time } PCz. { $text }
az-mythos-combat-label = { $name }: { $time } PCz, do walki. { $text }
az-mythos-time = { $n ->
    [0] Nie zajmuje czasu
    [one] Zajmuje 1 punkt czasu
    [few] Zajmuje { $n } punkty czasu
    [many] Zajmuje { $n } punktów czasu
   *[other] Zajmuje { $n } punktów czasu
  }
az-mythos-combat = Zagrywana w walce, w czyjejkolwiek turze
az-mythos-waits = Czeka na { $pending }
az-mythos-level = Poziom { $n } talii solo
az-mythos-held = Na twojej ręce
az-mythos-before = Czeka na walkę: { $player }
az-mythos-done = Już zagrana
az-pending = Karta { $name } czeka na { $pending }. { $text }
az-pending-cards = Karty Mitów, które czekają na walkę
az-draft-draw = Zatrzymaj jedną; pozostałe idą pod talię
az-draft-regain = Zagrane karty
az-draft-slay = Postacie ludzi
az-draft-reclaim = Kafelki zdobyte przez ludzi
az-draft-turn = Który kafelek zostaje odkryty?
az-tile-numbers = wartość { $vp }, odporność { $capacity }
az-strength = Siła portu: { $n }
az-outposts = { $n ->
    [0] Brak placówek na mapie
    [one] 1 placówka na mapie
    [few] { $n } placówki na mapie
    [many] { $n } placówek na mapie
   *[other] { $n } placówek na mapie
  }
az-tokens = { $n ->
    [one] 1 zdobyty żeton odrodzenia: 1 punkt na koniec
    [few] { $n } zdobyte żetony odrodzenia: { $n } punkty na koniec
    [many] { $n } zdobytych żetonów odrodzenia: { $n } punktów na koniec
   *[other] { $n } zdobytych żetonów odrodzenia: { $n } punktów na koniec
  }
az-outpost-label = Placówka: złoto { $cost }, zostało { $left }. Razem z jednostką albo sama
az-wall = { $place }: obrażenia { $damage } z { $capacity }
az-token-fights = Walczy żeton odrodzenia: obrażenia { $damage } z { $capacity }
az-bound = Nikt się nie wycofuje przed następną kartą.
az-shield = Każdy Przedwieczny otrzymuje z następnej karty o { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafień
  } mniej.
az-may-interrupt = Przed następną kartą mogą działać Przedwieczni.
az-fact-secret = { $foe }, wartość { $vp }, poziom { $n }: zakryty, widzisz go tylko ty
az-news-mythos = { $n ->
    [one] 1 karta Mitów
    [few] { $n } karty Mitów
    [many] { $n } kart Mitów
   *[other] { $n } kart Mitów
  }
az-news-outpost-lost = { $n ->
    [one] 1 stracona placówka
    [few] { $n } stracone placówki
    [many] { $n } straconych placówek
   *[other] { $n } straconych placówek
  }
az-news-token-taken = { $n ->
    [one] 1 zdobyty żeton odrodzenia
    [few] { $n } zdobyte żetony odrodzenia
    [many] { $n } zdobytych żetonów odrodzenia
   *[other] { $n } zdobytych żetonów odrodzenia
  }
az-text-unit-port = Port sam przyjmuje obrażenia, tyle, ile wynosi jego siła. Jeśli w jednej walce otrzyma 2 lub więcej, jego siła spada na stałe do 2. Samotny walczy jak piechota.
az-text-unit-outpost = Przyjmuje 2 obrażenia i walczy jak piechota. Przedwieczni idą do niej jak do portu. Nigdy się nie wycofuje.
az-text-piece-rebirth = Może tu powstać Przedwieczny. Dopóki żeton leży, na heks nie prowadzą tory. Zaatakuj go, gdy jest pusty, a będzie twój: 1 punkt na koniec.
az-text-piece-dangerous = Może tu powstać Przedwieczny, o poziom wyższy niż poziom heksu. Na heks nie prowadzą tory. Zaatakuj go, gdy jest pusty, a będzie twój: 1 punkt na koniec.
az-text-piece-outpost = Kosztuje 2 złota w akcji Wojsko, razem z jednostką albo sama, i staje na pustym heksie twojej sieci. Przyjmuje 2 obrażenia i walczy jak piechota. Przedwieczni idą do niej jak do portu, a do 3 jednostek może jej od razu pomóc.
az-text-piece-port-strength = Ile obrażeń przyjmuje sam port. Jeśli w jednej walce otrzyma 2 lub więcej, jego siła spada na stałe do 2.

## The guided first game
tour-az-port = Witaj na wybrzeżu. Wybierz świecące miejsce na port: od niego zależą twoje tory, kopalnie i farmy, więc zobacz, co leży w pobliżu.
tour-az-boxes = To twoja plansza gracza. Świecące pole to akcja, którą możesz wykonać: każda pokazuje, ile trwa. Wchodzi na nie kostka; następnym razem to pole kosztuje sztukę złota za każdą kostkę.
tour-az-railway = Tory kosztują węgiel i żelazo i dają dwa odcinki. To dobry początek: wybierz „Tory” albo „Tory: wyżyny”, jeśli musisz przejść przez wyżyny.
tour-az-rail = { $pointer ->
    [finger] Stuknij świecącą linię między dwoma heksami, aby położyć tory. Tory prowadzą do surowców i ziemi pod farmy.
   *[mouse] Kliknij świecącą linię między dwoma heksami, aby położyć tory. Tory prowadzą do surowców i ziemi pod farmy.
  }
tour-az-time = Tor czasu pod mapą to zegar. Działa ten, kto jest na nim ostatni, więc krótkie akcje mogą ci dać dwie tury z rzędu. Za polem 53 nikt już nie działa.
tour-az-stores = Tu widać, co kto ma: na górze punkty i czas, potem surowce, a potem kostki, tory i farmy, które zostały. Farma daje 2 punkty, fosforan 3.
tour-az-characters = Tych ludzi możesz zwerbować. Kolor mówi, kiedy pomagają: stale, raz, w walce albo na koniec. Dwie najstarsze postacie są zagrożone, gdy wydarzenie przysyła zabójcę.
tour-az-units = Będziesz potrzebować wojska. Jednostki kupujesz tu za złoto; jedne lepiej trafiają jednych Przedwiecznych, inne innych.
tour-az-old-ones = Ciemne kafelki śpią. Gdy fioletowy dysk jest ostatni, budzą się Przedwieczni: kafelki są odkrywane, a oni idą i plugawią farmy, do których dotrą. Jeśli któryś zajmie port, gra się kończy.
tour-az-end = Przedwieczni też punktują: odkrytych na mapie, podwójnie zakrytych i splugawione farmy. Pokonaj ich i siebie nawzajem. Powodzenia.

## What a price is made up of
az-price-of = { $box }: koszt
az-part-range = zasięg
az-part-capacity = odporność
az-part-help = { $n } z tego ({ $what }) daje { $name }
az-part-time-action = akcja
az-part-time-rails = budowa po równinach
az-part-time-hills = budowa na wyżynach
az-part-time-farm = za każdą farmę
az-part-time-kinds = za każdy rodzaj jednostki, więcej za powolne
az-part-time-no-cube = brak kostki do zapłaty
az-part-time-toll = po cudzych torach
az-part-cube-box = ze sztabu na pole akcji
az-part-gold-cubes = po jednym za każdą kostkę na polu
az-part-coal-rails = do dwóch odcinków torów
az-part-iron-rails = do dwóch odcinków torów, razem
az-part-most-farms = najwyżej tyle farm, każda innego rodzaju
az-part-pieces-there = leży tam i wszystko jest twoje
