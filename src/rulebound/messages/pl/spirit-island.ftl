### Spirit Island: set-up, prompts, options, log lines, the state of the table, reasons.

game = Spirit Island
game-about = Duchy wyspy rosną w siłę, straszą i przepędzają najeźdźców, którzy osiedlają się, budują i sieją zarazę. Wszyscy razem wygrywają albo wszyscy razem przegrywają.
game-length = 90 do 150 minut
game-first = Zagraj solo na jednej planszy, prostym duchem, którego nowe moce przychodzą w ustalonej kolejności, i bez przeciwnika. Drogę pokaże krótkie wprowadzenie.

## Set-up

setup-boxes = Pudełka
setup-boxes-help = Czyje duchy, karty i przeciwnicy są w grze.
setup-boxes-base = Gra podstawowa
setup-boxes-branch-and-claw = Zarośla i Szpony
setup-boxes-jagged-earth = Rozdarta Ziemia
setup-boxes-promo = Feather & Flame (promo)
setup-spirits = Duch
setup-spirits-random = Losowo
setup-spirits-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
setup-spirits-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
setup-spirits-lightnings-swift-strike = { spirit-lightnings-swift-strike }
setup-spirits-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
setup-spirits-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
setup-spirits-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
setup-spirits-thunderspeaker = { spirit-thunderspeaker }
setup-spirits-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
setup-boards = Plansza
setup-boards-random = Losowo
setup-boards-A = Plansza A
setup-boards-B = Plansza B
setup-boards-C = Plansza C
setup-boards-D = Plansza D
setup-boards-E = Plansza E
setup-boards-F = Plansza F
setup-layout = Układ
setup-layout-help = Jak połączone są plansze. Archipelag to kilka wysepek zwróconych do siebie oceanami: przez morze wybrzeża dzielą 2 kroki, a moc użyta na duchu z innej wysepki kosztuje 1 energii za każdy ocean między wami. Poziom trudności rośnie o 1.
setup-layout-standard = Standard
setup-layout-standard-1 = Standard, 1 plansza
setup-layout-standard-2 = Standard, 2 plansze
setup-layout-fragment = Odłamek, 2 plansze
setup-layout-opposite-shores = Przeciwległe brzegi, 2 plansze
setup-layout-standard-3 = Standard, 3 plansze
setup-layout-coastline = Linia brzegowa, 3 plansze
setup-layout-sunrise = Wschód słońca, 3 plansze
setup-layout-standard-4 = Standard, 4 plansze
setup-layout-leaf = Liść, 4 plansze
setup-layout-snake = Wąż, 4 plansze
setup-layout-crab = Krab, 5 plansz
setup-layout-snail = Ślimak, 5 plansz
setup-layout-peninsula = Półwysep, 5 plansz
setup-layout-v = V, 5 plansz
setup-layout-two-centers = Dwa środki, 6 plansz
setup-layout-star = Gwiazda, 6 plansz
setup-layout-flower = Kwiat, 6 plansz
setup-layout-caldera = Kaldera, 6 plansz
setup-layout-coastline-2 = Linia brzegowa 2, 2 plansze
setup-layout-top-to-top = Czubek do czubka, 2 plansze
setup-layout-inverted-fragment = Odwrócony odłamek, 2 plansze
setup-layout-meeple = Meepel, 5 plansz
setup-blight = Karta zarazy
setup-blight-help = Z kartą zarazy wyspa może raz podnieść się po wyczerpaniu zarazy. Bez niej zarazy jest na początku więcej, a gdy się skończy, przegrywacie.
setup-blight-card = Losowo
setup-blight-none = Brak
setup-progression = Ustalona kolejność mocy
setup-progression-help = Duchy, które mają wydrukowaną kolejność kart mocy, pozyskują karty właśnie w niej, zamiast je dobierać. Na pierwszą grę.
setup-events = Wydarzenia
setup-events-help = Z talią wydarzeń każda runda przynosi coś, czego nikt nie mógł przewidzieć. Bez niej jest o jedną kartę strachu więcej, a dwa razy w grze możecie przewodzić wszystkim bestiom naraz.
setup-persistent = Trwałe skutki
setup-persistent-help = Karty wydarzeń i większe moce, które mogą coś zmienić do końca gry. Kto ich nie lubi, może je pominąć; na równowagę prawie to nie wpływa.
setup-tokens = Znaczniki w grze
setup-tokens-help = Żeby uczyć się gry z mniejszą liczbą rodzajów. Zamiast każdego dodawanego znacznika rodzaju, którego nie używacie, jest 1 strachu, a jeden z duchów zbiera 1 energii. Duch, który potrzebuje danego rodzaju, nie może bez niego grać.
setup-tokens-beasts = Bestie
setup-tokens-wilds = Dzicz
setup-tokens-disease = Choroba
setup-tokens-badlands = Pustkowia
setup-tokens-strife = Konflikt
setup-adversary = Przeciwnik
setup-adversary-help = Naród, który zasiedla wyspę na swój sposób i utrudnia grę. Jego karty etapu II wywołują eskalację.
setup-adversary-none = Brak
setup-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting = Przeciwnik wspierający
setup-supporting-help = Drugi naród obok pierwszego. Obowiązują wszystkie zasady obu; jego własna eskalacja przychodzi z kartami najeźdźców etapu III.
setup-supporting-none = Brak
setup-supporting-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting-level = Poziom przeciwnika wspierającego
setup-supporting-level-help = Od 0 do 6: każdy poziom dokłada swoją zasadę do niższych.
setup-scenarios = Scenariusze
setup-scenarios-help = Własne zasady na jedną grę; niektóre zmieniają warunki zwycięstwa albo porażki. Razem można zagrać najwyżej dwa.
setup-level = Poziom przeciwnika
setup-level-help = Od 0 do 6: każdy poziom dokłada swoją zasadę do niższych i utrudnia grę. Bez przeciwnika wynosi 0.

## Names of things

land = { $id }
piece-explorer = odkrywca
    .genitive = odkrywcy
    .accusative = odkrywcę
    .counted = { $number ->
        [one] odkrywca
        [few] odkrywców
        [many] odkrywców
       *[other] odkrywcy
    }
piece-town = osada
    .genitive = osady
    .accusative = osadę
    .counted = { $number ->
        [one] osada
        [few] osady
        [many] osad
       *[other] osady
    }
piece-city = miasto
    .genitive = miasta
    .accusative = miasto
    .counted = { $number ->
        [one] miasto
        [few] miasta
        [many] miast
       *[other] miasta
    }
piece-dahan = wioska Dahan
    .genitive = wioski Dahan
    .accusative = wioskę Dahan
    .counted = { $number ->
        [one] wioska Dahan
        [few] wioski Dahan
        [many] wiosek Dahan
       *[other] wioski Dahan
    }
token-beasts = bestie
    .genitive = bestii
    .accusative = bestię
    .counted = { $number ->
        [one] bestia
        [few] bestie
        [many] bestii
       *[other] bestii
    }
token-wilds = dzicz
    .genitive = dziczy
    .accusative = dzicz
    .counted = { $number ->
        [one] dzicz
        [few] dzicze
        [many] dziczy
       *[other] dziczy
    }
token-disease = choroba
    .genitive = choroby
    .accusative = chorobę
    .counted = { $number ->
        [one] choroba
        [few] choroby
        [many] chorób
       *[other] choroby
    }
token-badlands = pustkowia
    .genitive = pustkowi
    .accusative = pustkowie
    .counted = { $number ->
        [one] pustkowie
        [few] pustkowia
        [many] pustkowi
       *[other] pustkowia
    }
token-strife = konflikt
    .genitive = konfliktu
    .accusative = konflikt
    .counted = { $number ->
        [one] konflikt
        [few] konflikty
        [many] konfliktów
       *[other] konfliktu
    }
element-sun = słońce
    .genitive = słońca
    .counted = { $number ->
        [one] słońce
        [few] słońca
        [many] słońc
       *[other] słońca
    }
element-moon = księżyc
    .genitive = księżyca
    .counted = { $number ->
        [one] księżyc
        [few] księżyce
        [many] księżyców
       *[other] księżyca
    }
element-fire = ogień
    .genitive = ognia
    .counted = { $number ->
        [one] ogień
        [few] ognie
        [many] ogni
       *[other] ognia
    }
element-air = powietrze
    .genitive = powietrza
    .counted = { $number ->
        [one] powietrze
        [few] powietrza
        [many] powietrzy
       *[other] powietrza
    }
element-water = woda
    .genitive = wody
    .counted = { $number ->
        [one] woda
        [few] wody
        [many] wód
       *[other] wody
    }
element-earth = ziemia
    .genitive = ziemi
    .counted = { $number ->
        [one] ziemia
        [few] ziemie
        [many] ziem
       *[other] ziemi
    }
element-plant = roślina
    .genitive = rośliny
    .counted = { $number ->
        [one] roślina
        [few] rośliny
        [many] roślin
       *[other] rośliny
    }
element-animal = zwierzę
    .genitive = zwierzęcia
    .counted = { $number ->
        [one] zwierzę
        [few] zwierzęta
        [many] zwierząt
       *[other] zwierzęcia
    }
element-any = dowolne źródło mocy
    .genitive = dowolnego źródła mocy
    .counted = { $number ->
        [one] dowolne źródło mocy
        [few] dowolne źródła mocy
        [many] dowolnych źródeł mocy
       *[other] dowolnego źródła mocy
    }
element-numbered = { $number } { NAME($element, $number, case: "counted") }
terrain-jungle = dżungla
    .genitive = dżungli
    .where = w dżungli
terrain-mountain = góry
    .genitive = gór
    .where = w górach
terrain-sands = piaski
    .genitive = piasków
    .where = na piaskach
terrain-wetland = mokradła
    .genitive = mokradeł
    .where = na mokradłach
terrain-ocean = ocean
    .genitive = oceanu
    .where = w oceanie
phase-setup = przygotowanie gry
phase-spirits = faza duchów
phase-fast = pośpieszne moce
phase-invaders = faza najeźdźców
phase-slow = powolne moce
phase-time = przemijanie
phase-over = koniec gry
step-blighted = zarażona wyspa
    .genitive = zarażonej wyspy
step-event = wydarzenie
    .genitive = wydarzenia
step-fear = strach
    .genitive = strachu
step-ravage = dewastacja
    .genitive = dewastacji
step-build = budowa
    .genitive = budowy
step-explore = eksploracja
    .genitive = eksploracji
step-advance = awans kart najeźdźców
    .genitive = awansu kart najeźdźców
stage-growing = rozwój
stage-playing = zagrywanie kart
stage-ready = gotowość
speed-fast = pośpieszna
    .genitive = pośpiesznych
speed-slow = powolna
    .genitive = powolnych
track-energy = tor energii
    .genitive = toru energii
    .accusative = tor energii
track-cards = tor kart
    .genitive = toru kart
    .accusative = tor kart
track-destroyed = zniszczona obecność
    .genitive = zniszczonej obecności
    .accusative = zniszczoną obecność
deck-minor = pomniejsze moce
    .genitive = pomniejszych mocy
deck-major = większe moce
    .genitive = większych mocy
own-trade-drowned = Wymień zatopionych najeźdźców na 1 energii
card-1-jungle = dżungla (etap I)
card-1-mountain = góry (etap I)
card-1-sands = piaski (etap I)
card-1-wetland = mokradła (etap I)
card-2-coastal = krainy nadbrzeżne (etap II)
card-2-jungle = dżungla (etap II)
card-2-mountain = góry (etap II)
card-2-sands = piaski (etap II)
card-2-wetland = mokradła (etap II)
card-3-jungle-mountain = dżungla i góry (etap III)
card-3-jungle-sands = dżungla i piaski (etap III)
card-3-jungle-wetland = dżungla i mokradła (etap III)
card-3-mountain-sands = góry i piaski (etap III)
card-3-mountain-wetland = góry i mokradła (etap III)
card-3-sands-wetland = piaski i mokradła (etap III)

## Growth symbols and track bonuses

symbol-card = Pozyskaj kartę mocy
symbol-energy-1 = Zbierz 1 energii
symbol-energy-2 = Zbierz 2 energii
symbol-energy-3 = Zbierz 3 energii
symbol-energy-4 = Zbierz 4 energii
symbol-energy-9 = Zbierz 9 energii
symbol-move-1 = Przenieś 1 swoją obecność o maksymalnie 1 krainę
symbol-move-4 = Przenieś 1 swoją obecność o maksymalnie 4 krainy
symbol-ocean = Dodaj obecność w oceanie
symbol-play-1 = 1 zagranie karty więcej w tej rundzie
symbol-presence-0 = Dodaj obecność w zasięgu 0
symbol-presence-1 = Dodaj obecność w zasięgu 1
symbol-presence-1-coastal = Dodaj obecność w zasięgu 1 w krainie nadbrzeżnej
symbol-presence-1-dahan = Dodaj obecność w zasięgu 1 w krainie z Dahanami
symbol-presence-2 = Dodaj obecność w zasięgu 2
symbol-presence-2-dahan = Dodaj obecność w zasięgu 2 w krainie z Dahanami
symbol-presence-2-jungle-wetland = Dodaj obecność w zasięgu 2 w dżungli lub na mokradłach
symbol-presence-3 = Dodaj obecność w zasięgu 3
symbol-presence-4-dahan-invaders = Dodaj obecność w zasięgu 4 w krainie z Dahanami lub najeźdźcami
symbol-reclaim = Odzyskaj wszystkie odrzucone karty
symbol-reclaim-1 = Odzyskaj 1 odrzuconą kartę
symbol-tide-in = Zgromadź 1 swoją obecność w każdym oceanie
symbol-tide-out = Wypchnij 1 swoją obecność z każdego oceanu
symbol-sun = { element-sun }
symbol-moon = { element-moon }
symbol-fire = { element-fire }
symbol-air = { element-air }
symbol-water = { element-water }
symbol-earth = { element-earth }
symbol-plant = { element-plant }
symbol-animal = { element-animal }
symbol-any = { element-any }
symbol-plus-1-energy = 1 energii więcej
symbol-plus-2-energy = 2 energii więcej
symbol-plus-1-plays = 1 zagranie karty więcej
symbol-numbered = { $symbol } ({ $number ->
    [2] dwa razy
   *[other] { $number } razy
  })

## Choices

way-both = Jedno i drugie
way-add-presence = Dodaj obecność
way-damage = Obrażenia
way-defend = Obrona
way-fear = Strach
way-forget = Zapomnij kartę mocy
way-gather-dahan = Zgromadź wioski Dahan
way-gather-explorer = Zgromadź odkrywcę
way-gather-invader = Zgromadź odkrywcę lub osadę
way-gather-town = Zgromadź osadę
way-heal = Usuń zarazę
way-badlands-now = Pustkowia zwiększają te obrażenia
way-badlands-later = Pustkowia zwiększą późniejsze obrażenia
way-more-damage-now = Dodaj do tych obrażeń
way-more-damage-later = Dodaj do późniejszych obrażeń
way-lose-presence = Zniszcz obecność
way-major = Pozyskaj większą moc
way-nothing = Nic
way-play-major = Zagraj nową większą moc od razu
way-push-dahan = Wypchnij wioski Dahan
way-push-explorer = Wypchnij odkrywcę
way-push-invaders = Wypchnij odkrywców lub osady
way-push-town = Wypchnij osadę
way-remove-city = Usuń miasto
way-remove-explorers = Usuń odkrywców
way-remove-small = Usuń odkrywcę lub osadę
way-remove-town = Usuń osadę

## What lasts for the turn

lasting-dahan-at-once = Dahanie uderzają w tej samej chwili co najeźdźcy
lasting-dahan-fewer = za każdym razem ginie mniej wiosek Dahan
lasting-dahan-fewer-once = następnym razem zginie mniej wiosek Dahan
lasting-dahan-health = Dahanie mają więcej witalności
lasting-explorer-health = odkrywcy mają inną witalność
lasting-town-health = osady mają inną witalność
lasting-city-health = miasta mają inną witalność
lasting-dahan-hidden = dewastujący najeźdźcy nie ranią Dahan
lasting-dahan-fixed = wiosek Dahan nie można przenosić, usuwać ani zamieniać
lasting-dahan-safe = Dahan nie można ranić ani niszczyć
lasting-dread = strach z mocy jest też obroną
lasting-entwined = może liczyć zasięg od obecności innego ducha
lasting-no-blight = zaraza się nie pojawia
lasting-range = moce sięgają dalej
lasting-reclaim-played = odzyskuje zagraną kartę na koniec rundy
lasting-repeat = może powtórzyć kartę mocy
lasting-repeat-paying = może powtórzyć kartę mocy, płacąc jej koszt
lasting-skip-build = najeźdźcy nie budują
lasting-skip-explore = najeźdźcy nie eksplorują
lasting-skip-ravage = najeźdźcy nie dewastują
lasting-slow-as-fast = może używać powolnych mocy jak pośpiesznych
lasting-vengeance = najeźdźcy płacą za to, co zniszczone
lasting-ward = broni wszędzie, gdzie ma obecność

## How the game ends

reason-no-invaders = nie ma już ani jednego najeźdźcy
reason-no-buildings = nie ma już żadnej osady ani miasta
reason-no-cities = nie ma już żadnego miasta
reason-fear = zdobyte są wszystkie karty strachu
reason-blight = skończyła się zaraza
reason-presence = jeden z duchów nie ma już obecności
reason-deck = skończyła się talia najeźdźców
result-no-invaders = Na wyspie nie ma już ani jednego najeźdźcy.
result-no-buildings = Na wyspie nie ma już żadnej osady ani miasta.
result-no-cities = Na wyspie nie ma już żadnego miasta.
result-fear = Ostatnia karta strachu zdobyta: najeźdźcy uciekają w popłochu.
result-sacrifice = Wyspa ocalała, lecz za cenę wszystkiego, co przy tym przepadło.
result-blight = Zaraza się wyczerpała i wyspa umiera.
result-presence = Jeden z duchów nie ma już obecności na wyspie.
result-deck = Skończyła się talia najeźdźców: jest ich zbyt wielu.

## Prompts

prompt-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] Zagraj karty mocy albo zgłoś gotowość.
       *[other] Rozwijaj się.
      }
   *[other] Wybierz, jak się rozwijasz.
  }
left-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] { $cards ->
            [one] Zostaje 1 karta i { $energy } energii
            [few] Zostają { $cards } karty i { $energy } energii
            [many] Zostaje { $cards } kart i { $energy } energii
           *[other] Zostaje { $cards } karty i { $energy } energii
          }
        [one] Została 1 akcja rozwoju
        [few] Zostały { $actions } akcje rozwoju
        [many] Zostało { $actions } akcji rozwoju
       *[other] Zostało { $actions } akcji rozwoju
      }
    [one] Do wyboru 1 sekcja rozwoju
    [few] Do wyboru { $choices } sekcje rozwoju
    [many] Do wyboru { $choices } sekcji rozwoju
   *[other] Do wyboru { $choices } sekcji rozwoju
  }
prompt-fast-phase = Użyj pośpiesznych mocy albo zgłoś gotowość.
left-fast-phase = { $number ->
    [one] Została do użycia 1 moc
    [few] Zostały do użycia { $number } moce
    [many] Zostało do użycia { $number } mocy
   *[other] Zostało do użycia { $number } mocy
  }
prompt-slow-phase = Użyj powolnych mocy albo zgłoś gotowość.
left-slow-phase = { left-fast-phase }
prompt-event-choice = { $happening }: co wybieracie? Bez zgody obowiązuje pierwsza możliwość.
prompt-all-agree = { $own }: zgadzasz się? Dojdzie do tego tylko za zgodą wszystkich.
prompt-energy-for = Zamiast znacznika ({ $token }), który miał zostać dodany: który duch zbiera 1 energii?
prompt-event-cost = Kto coś na to daje?
left-event-cost = Do zapłacenia jeszcze { $number }
prompt-target = { $power }: która kraina jest celem?
prompt-target-spirit = { $power }: który duch jest celem?
prompt-presence = Dodaj obecność: skąd i w której krainie?
prompt-cover = Na który tor trafia obecność?
prompt-set-aside = Skąd bierzesz obecność, którą odkładasz na swoją planszę?
prompt-shift = Którą obecność przenosisz i dokąd?
prompt-use-now = Której mocy teraz używasz?
prompt-play-now = Którą kartę teraz zagrywasz?
prompt-lose-presence = Która twoja obecność zostaje zniszczona?
prompt-first-presence = W której dżungli zaczynasz?
prompt-start = W której krainie nadbrzeżnej zaczynasz?
prompt-deck = Z której talii pozyskujesz kartę mocy?
prompt-keep = Którą kartę zatrzymujesz?
prompt-forget = Którą kartę mocy zapominasz?
prompt-give = Którą kartę oddajesz?
prompt-reclaim = Którą kartę odzyskujesz na rękę?
prompt-element = Które źródło mocy?
prompt-way = Co się dzieje?
prompt-may = Chcesz tego?
prompt-damage = Co otrzymuje obrażenia?
left-damage = { $number ->
    [one] Zostało { $number } obrażenie
    [few] Zostały { $number } obrażenia
    [many] Zostało { $number } obrażeń
   *[other] Zostało { $number } obrażenia
  }
prompt-damage-apart = Co otrzymuje 1 obrażenie? Każdy tylko raz.
prompt-destroy = Co zostaje zniszczone?
prompt-remove = Co zostaje usunięte?
prompt-remove-health = Których najeźdźców usuwasz?
left-remove-health = Zostało do usunięcia { $number } witalności
prompt-replace = Co zostaje zamienione?
prompt-strife = Który najeźdźca dostaje konflikt?
prompt-sit-out = Kto nie uczestniczy w dewastacji?
prompt-fight = Kto walczy?
prompt-push = Wypchnij z { $from-land }: co i dokąd?
left-push = { $number ->
    [one] Do wypchnięcia jeszcze 1
    [few] Do wypchnięcia jeszcze { $number }
    [many] Do wypchnięcia jeszcze { $number }
   *[other] Do wypchnięcia jeszcze { $number }
  }
prompt-gather = Zgromadź w { $to-land }: co?
left-gather = { $number ->
    [one] Do zgromadzenia jeszcze 1
    [few] Do zgromadzenia jeszcze { $number }
    [many] Do zgromadzenia jeszcze { $number }
   *[other] Do zgromadzenia jeszcze { $number }
  }
prompt-push-token = Wypchnij z { $from-land }: który znacznik i dokąd?
left-push-token = { left-push }
prompt-gather-token = Zgromadź w { $to-land }: który znacznik?
left-gather-token = { left-gather }
prompt-remove-token = Który znacznik zostaje usunięty?
prompt-push-from = Z której krainy wypychasz?
prompt-gather-to = W której krainie gromadzisz?
prompt-remove-from = Z której krainy usuwasz najeźdźców?
prompt-replace-in = W której krainie zamieniasz budowlę?
prompt-different-land = Wybierz krainę, której nie wybrał nikt inny.
prompt-flee = Sen go przepędza. Dokąd?
prompt-fly-to = Do której krainy lecą Dahanie?
prompt-fly = Czy leci tam więcej Dahan?
prompt-heal = Z której krainy usuwasz zarazę?
prompt-restore = Do której krainy wraca zniszczona obecność?
prompt-avenge = W której krainie zadajesz 1 obrażenie?
prompt-tide-in = Z której krainy obecność spływa do oceanu?
prompt-tide-out = Do której krainy obecność wychodzi z oceanu?
prompt-carry-dahan = Czy ocean poniesie Dahan do wybrzeża?
prompt-ashore = Na które wybrzeże morze to wyrzuca?
prompt-cascade = Dokąd rozprzestrzenia się zaraza?
prompt-land-rush = Gorączka Ziemi: w której krainie bez osad pojawia się 1 osada?
prompt-ravage-order = Która kraina jest dewastowana następna?
prompt-choke = Poświęcasz obecność, żeby najeźdźcy nie działali?
prompt-skip-one = Pominąć tę akcję najeźdźców?
prompt-follow = Czy obecność idzie razem z Dahanami?
prompt-show = Która karta strachu zostaje odkryta?

## Options

option-group = Rozwój { $number }
option-grow = { $symbol }
option-bonus = { $symbol }
option-own = { $own }
option-play = Zagraj: { $power }
option-face-down = Zagraj zakrytą: { $power }
option-ready = Gotowe
option-target = { $land }
option-target-far = { $land }, za 1 energii
option-spirit = { $seat }
option-land = { $land }
option-in-order = Po kolei, tak jak leżą
option-presence = Z { NAME($track, case: "genitive") } do { $land }
option-set-aside = Z { NAME($track, case: "genitive") }
option-set-aside-from = Z { $land }
option-lay-beside = { $power }
option-bring-back = { $card }
option-cover = Na { NAME($track, case: "accusative") }
option-destroy-presence = { $number ->
    [one] { $number } obecność
    [few] { $number } obecności
    [many] { $number } obecności
   *[other] { $number } obecności
  }
option-save-presence = Zapłać 1 energii za obecność w { $land } ({ $seat })
option-damage-in = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
    [many] { $number } obrażeń
   *[other] { $number } obrażenia
  } w { $land }
option-move-token = Przenieś 1 { NAME($token, case: "accusative") } do { $land }
option-move-marker = Przenieś 1 { NAME($marker, case: "accusative") } do { $land }
option-move-presence = Przenieś 1 obecność ({ $seat }) do { $land }
option-bring = Sprowadź 1 { NAME($piece, case: "accusative") } z { $land }
option-bring-marked = Sprowadź 1 { marked-piece.accusative } z { $land }
option-push-together = Wypchnij obecność ({ $seat }) do { $land } jako 1 { NAME($token, case: "accusative") }
option-gather-together = Zgromadź obecność ({ $seat }) z { $land } jako 1 { NAME($token, case: "accusative") }
option-remove-together = Usuń obecność ({ $seat }) w { $land } jako 1 { NAME($token, case: "accusative") }
option-remove-token = Usuń 1 { NAME($token, case: "accusative") } w { $land }
option-shift = Z { $from-land } do { $to-land }
option-lose = Obecność w { $land }
option-follow = Idź z { $from-land } do { $to-land }
option-choke = Poświęć obecność w { $land }: bez { NAME($step, case: "genitive") }
option-spend = Wydaj znacznik { NAME($element, case: "genitive") }
option-skip = { $land }: bez { NAME($step, case: "genitive") }
option-draw = Dobierz z talii { NAME($deck, case: "genitive") }
option-keep = Zatrzymaj: { $power }
option-forget = Zapomnij: { $power }
option-give = Oddaj: { $power }
option-reclaim = Odzyskaj: { $power }
option-element = { $element }
option-show = Karta { $number } z talii strachu
option-show-earned = Karta { $number } ze zdobytych
option-choose = { $way }
option-decline = Nie
option-agree = { $way }
option-pay = Zapłać { $number } energii
option-deal = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
    [many] { $number } obrażeń
   *[other] { $number } obrażenia
  }
option-discard = Odrzuć: { $power }
option-use = Użyj: { $power }
option-use-less = Użyj: { $power }, { $level ->
    [0] bez zdolności warunkowej
   *[other] do poziomu { $level }
  }
option-hasten = Użyj teraz, choć powolna: { $power }
option-hasten-less = Użyj teraz, choć powolna: { $power }, { $level ->
    [0] bez zdolności warunkowej
   *[other] do poziomu { $level }
  }
option-repeat = Powtórz: { $power }
option-repeat-less = Powtórz: { $power }, { $level ->
    [0] bez zdolności warunkowej
   *[other] do poziomu { $level }
  }
option-hit = Traf 1 { NAME($piece, case: "accusative") } w { $land }, aż do zniszczenia
option-hit-marked = Traf 1 { marked-piece.accusative } w { $land }, aż do zniszczenia
option-graze = 1 obrażenie dla 1 { NAME($piece, case: "genitive") } w { $land }
option-graze-marked = 1 obrażenie dla 1 { marked-piece.genitive } w { $land }
option-destroy = Zniszcz 1 { NAME($piece, case: "accusative") } w { $land }
option-destroy-marked = Zniszcz 1 { marked-piece.accusative } w { $land }
option-remove = Usuń 1 { NAME($piece, case: "accusative") } z { $land }
option-remove-marked = Usuń 1 { marked-piece.accusative } z { $land }
option-replace = Zamień 1 { NAME($piece, case: "accusative") } w { $land }
option-replace-marked = Zamień 1 { marked-piece.accusative } w { $land }
option-strife = Konflikt dla 1 { NAME($piece, case: "genitive") } w { $land }
option-strife-marked = Konflikt dla 1 { marked-piece.genitive } w { $land }
option-sit-out = 1 { $piece } w { $land } nie uczestniczy
option-sit-out-marked = 1 { marked-piece } w { $land } nie uczestniczy
option-fight = 1 { $piece } w { $land } walczy
option-fight-marked = 1 { marked-piece } w { $land } walczy
option-push = Wypchnij 1 { NAME($piece, case: "accusative") } do { $land }
option-push-marked = Wypchnij 1 { marked-piece.accusative } do { $land }
option-push-token = Wypchnij 1 { NAME($token, case: "accusative") } do { $land }
option-push-blight = Wypchnij 1 zarazę do { $land }
option-push-presence = Wypchnij 1 obecność ({ $seat }) do { $land }
option-gather-blight = Zgromadź 1 zarazę z { $land }
option-gather-presence = Zgromadź 1 obecność ({ $seat }) z { $land }
option-gather-sacred = Miejsce kultu w { $land } ({ $seat }): 2 obecności
option-gather-token = Zgromadź 1 { NAME($token, case: "accusative") } z { $land }
option-gather = Zgromadź 1 { NAME($piece, case: "accusative") } z { $land }
option-gather-marked = Zgromadź 1 { marked-piece.accusative } z { $land }
option-move = Przenieś 1 { NAME($piece, case: "accusative") } do { $land }
option-move-marked = Przenieś 1 { marked-piece.accusative } do { $land }
marked-piece = { $piece }{ $damage ->
    [0] {""}
    [one] {" "}z { $damage } obrażeniem
    [few] {" "}z { $damage } obrażeniami
    [many] {" "}z { $damage } obrażeniami
   *[other] {" "}z { $damage } obrażeniami
  }{ $strife ->
    [0] {""}
    [one] {" "}(konflikt: { $strife })
    [few] {" "}(konflikt: { $strife })
    [many] {" "}(konflikt: { $strife })
   *[other] {" "}(konflikt: { $strife })
  }
    .accusative = { NAME($piece, case: "accusative") }{ $damage ->
        [0] {""}
        [one] {" "}z { $damage } obrażeniem
       *[other] {" "}z { $damage } obrażeniami
      }{ $strife ->
        [0] {""}
       *[other] {" "}(konflikt: { $strife })
      }
    .genitive = { NAME($piece, case: "genitive") }{ $damage ->
        [0] {""}
        [one] {" "}z { $damage } obrażeniem
       *[other] {" "}z { $damage } obrażeniami
      }{ $strife ->
        [0] {""}
       *[other] {" "}(konflikt: { $strife })
      }

## What stands beside an option

facts-play = { $cost } energii{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }{ $unlocked-powers ->
    [none] {""}
   *[other] ; odblokowuje: { $unlocked-powers }
  }
power-numbered = { $power }, poziom { $number }
facts-use = { power-facts }
facts-use-less = { power-facts }
facts-hasten = { power-facts }
facts-hasten-less = { power-facts }
facts-delay = { power-facts }
facts-delay-less = { power-facts }
facts-repeat = { $cost ->
    [0] {""}
   *[other] { $cost } energii,{" "}
  }{ power-facts }
facts-repeat-less = { $cost ->
    [0] {""}
   *[other] { $cost } energii,{" "}
  }{ power-facts }
power-facts = { $range ->
    [spirits] { $targets ->
        [one] 1 duch
        [few] { $targets } duchy
        [many] { $targets } duchów
       *[other] { $targets } ducha
      }
   *[other] zasięg { $range }, { $targets ->
        [one] 1 kraina
        [few] { $targets } krainy
        [many] { $targets } krain
       *[other] { $targets } krainy
      }
  }{ $levels ->
    [none] {""}
   *[other] ; osiągnięty poziom { $levels }
  }
facts-target = obecność: { $presence }{ lying-there }
facts-target-far = obecność: { $presence }{ lying-there }
facts-land = obecność: { $presence }{ lying-there }
facts-presence = { $gives ->
    [none] { $cost } energii
    [energy] odkrywa { $number } energii na rundę
    [plays] odkrywa { $number ->
        [one] 1 zagranie karty
        [few] { $number } zagrania kart
        [many] { $number } zagrań kart
       *[other] { $number } zagrania kart
      } na rundę
    [more-energy] odkrywa { $number } energii więcej na rundę
    [more-plays] odkrywa { $number ->
        [one] 1 zagranie karty więcej
        [few] { $number } zagrania kart więcej
        [many] { $number } zagrań kart więcej
       *[other] { $number } zagrania kart więcej
      } na rundę
   *[other] odkrywa: { $symbol }
  }
facts-lose = obecność tam: { $presence }
facts-group = { $cost ->
    [0] {""}
   *[other] { $cost } energii:{" "}
  }{ $symbols }
facts-draw = zostało { $left }
facts-face-down = { card-facts }
facts-keep = { card-facts }
facts-discard = { card-facts }
facts-forget = { card-facts }
facts-give = { card-facts }
facts-reclaim = { card-facts }
card-facts = { $cost } energii, { $speed }{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }
facts-hit = zostało { $left } z { $health } witalności
facts-hit-marked = zostało { $left } z { $health } witalności
facts-graze = zostało { $left } z { $health } witalności
facts-graze-marked = zostało { $left } z { $health } witalności

reveals-powers = Zostaną dobrane następne karty mocy.
reveals-fear = Zostanie odkryta karta strachu.
reveals-invaders = Najeźdźcy zaczną działać i zostanie odkryta ich następna karta.
regret-unused = Zagrana, a jeszcze nieużyta: { $power }{ $more ->
    [0] .
    [one] {" "}i jeszcze jedna karta.
    [few] {" "}i jeszcze { $more } karty.
    [many] {" "}i jeszcze { $more } kart.
   *[other] {" "}i jeszcze { $more } karty.
  }

## Log

event-turn = Zaczyna się runda { $round }.
event-phase = Runda { $turn }: { $phase }.
event-grew = { $seat } wybiera rozwój { $number }.
event-income = { $seat } zbiera w tej rundzie { $number } energii.
event-energy = { $seat } zbiera { $number } energii.
event-energy-lost = { $seat } traci { $number } energii.
event-element = { $seat } ma w tej rundzie więcej źródeł mocy: { $number } { NAME($element, $number, case: "counted") }.
event-played = { $seat } zagrywa kartę { $power }.
event-ready = { $seat } zgłasza gotowość.
event-used = { $seat } używa mocy { $power }, cel: { $land }.
event-used-on = { $seat } używa mocy { $power }, cel: { $to-seat }.
event-drawn = { $seat } dobiera z talii { NAME($deck, case: "genitive") }.
event-gained = { $seat } pozyskuje kartę { $power }.
event-lent = { $seat } dostaje do użytku moc { $power }.
event-played-face-down = { $seat } zagrywa zakrytą kartę { $power }.
event-forgot = { $seat } zapomina kartę { $power }.
event-discarded = { $seat } odrzuca kartę { $power }.
event-gave = { $seat } oddaje kartę { $power }, dostaje ją { $to-seat }.
event-prepared = { $seat } przygotowuje znacznik { NAME($element, case: "genitive") }.
event-spent = { $seat } wydaje znacznik { NAME($element, case: "genitive") }.
event-turned = { $power }: karta odkryta i odrzucona.
event-reserved = { $seat } kładzie obok swojej planszy kartę { $power }.
event-reclaimed = { $seat } odzyskuje wszystkie odrzucone karty.
event-reclaimed-one = { $seat } odzyskuje kartę { $power }.
event-presence = { $seat } dodaje obecność w { $land }.
event-presence-returned = { $seat } zwraca obecność z { $land } na tor.
event-destroyed-returned = { $seat } kładzie zniszczoną obecność z powrotem na tor.
event-presence-banished = { $seat }: obecność z { $land } wypada z gry.
event-presence-set-aside = { $seat } odkłada obecność na swoją planszę.
event-presence-spent = { $seat } poświęca obecność odłożoną na swojej planszy.
event-vanished = { $land } przestaje istnieć ze wszystkim, co się tam znajduje.
event-returned = { $land } znów istnieje.
event-seen = Następna karta najeźdźców: { $card }.
event-seen-event = Następne wydarzenie: { $happening }.
event-brought-back = Na wierzch talii najeźdźców wraca karta: { $card }. Ta, która tam leżała, zostaje odrzucona zakryta.
event-presence-lost = { $seat }: obecność w { $land } zostaje zniszczona.
event-presence-moved = { $seat }: obecność przechodzi z { $from-land } do { $to-land }.
event-presence-gone = { $seat }: obecność wypada z gry.
event-fear = { $number } strachu.
event-fear-card = Zdobyta karta strachu.
event-fear-shown = Odkryta karta strachu: { $fear }.
event-fear-resolved = Strach na poziomie terroru { $number }: { $fear }.
event-terror = Poziom terroru rośnie do { $number }.
event-dreamt = { $land }: 1 { $piece } śni o własnej śmierci.
event-drowned = Ocean zatrzymuje zatopionych najeźdźców o witalności { $number }.
event-defended = { $land } otrzymuje obronę { $number }.
event-hurt = { $land }: 1 { $piece } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
  }.
event-destroyed = { $land }: ginie 1 { $piece }.
event-removed = { $land }: znika 1 { $piece }.
event-added = Do { $land } przybywa: { $number ->
    [one] 1 { $piece }
    [few] { $number } { NAME($piece, $number, case: "counted") }
    [many] { $number } { NAME($piece, $number, case: "counted") }
   *[other] { $number } { NAME($piece, $number, case: "counted") }
  }.
event-replaced = { $land }: zamieniono 1 { NAME($piece, case: "accusative") }.
event-token = { $land }: { $number } { NAME($token, $number, case: "counted") }.
event-blight-moved = 1 zaraza przechodzi z { $from-land } do { $to-land }.
event-token-unused = { $land } bez { NAME($token, case: "genitive") }: tych znaczników nie używacie, zamiast nich jest strach i energia ({ $number }).
event-token-moved = Z { $from-land } do { $to-land } przechodzi znacznik: 1 { NAME($token, 1, case: "counted") }.
event-marker-added = W { $land } pojawia się { $marker }.
event-marker-moved = Z { $from-land } do { $to-land } przechodzi { $marker }.
event-marker-gone = Z { $land } znika { $marker }.
event-moved = Z { $from-land } do { $to-land } przechodzi 1 { $piece }.
event-isolated = { $land } jest w tej rundzie izolowana.
event-blight = Do { $land } { $number ->
    [one] trafia { $number } zaraza
    [few] trafiają { $number } zarazy
    [many] trafia { $number } zaraz
   *[other] trafia { $number } zarazy
  }.
event-blight-kept = Zaraza, która miała trafić do { $land }, nie pojawia się.
event-spared = Najeźdźcy w { $land } zostają oszczędzeni.
event-blight-card = Karta zarazy odwrócona: { $blight }.
event-cascade = Zaraza w { $land } się rozprzestrzenia.
event-healed = Z { $land } { $number ->
    [one] znika { $number } zaraza
    [few] znikają { $number } zarazy
    [many] znika { $number } zaraz
   *[other] znika { $number } zarazy
  }.
event-event-drawn = Wydarzenie: { $happening }.
event-event-passed = Pierwsze wydarzenie mija bez skutku: { $happening }.
event-event-way = Staje na tym: { $way }.
event-refused = { $seat } się sprzeciwia.
event-reminder-taken = { $own }: od teraz macie tę kartę.
event-reminder-used = { $own }: wszyscy się zgadzają, karta zużyta.
event-reminder-met = W talii najeźdźców pojawia się karta { $own }.
event-agreed = { $seat } jest za tym: { $way }.
event-paid = { $seat } płaci { $number } energii.
event-invaders = Najeźdźcy, { $step }: { $card }.
event-revealed = Następna karta najeźdźców: { $card }.
event-escalated = Eskalacja przeciwnika: { $escalation }.
event-terrain-drawn = Wylosowano jeden z terenów na karcie: { $terrain }.
event-accelerated = Najeźdźcy przyśpieszają: z ich talii odrzucono kartę { $card }.
event-ravaged = Dewastacja w { $land }: obrażenia { $number }, obrona { $defend }, więc zadane obrażenia: { $dealt }.
event-struck-back = Dahanie w { $land } kontratakują i zadają { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
  }.
event-skipped = { $land } bez { NAME($step, case: "genitive") }: { $power }.
event-skipped-by-fear = { $land } bez { NAME($step, case: "genitive") }: { $fear }.
event-skipped-by-event = { $land } bez { NAME($step, case: "genitive") }: { $happening }.
event-skipped-by-spirit = { $land } bez { NAME($step, case: "genitive") }: { $spirit }.
event-stopped = Najeźdźców w { $land } zatrzymuje znacznik: { $token }.
event-won = Duchy wygrywają: { $reason }.
event-lost = Duchy przegrywają: { $reason }.

## The state of the table

status-turn = Runda { $turn }: { $phase }
status-step = Krok: { $step }
status-adversary = Przeciwnik: { $adversary }, poziom { $level }, trudność { $difficulty }
status-escalation = Eskalacja: { $escalation }
status-scenario = Scenariusz: { $scenario }, trudność { $number }
status-difficulty = Poziom trudności gry: { $number }, { $challenge }
status-counts-adversary = { $number } za przeciwnika: { $adversary }, poziom { $level }
status-counts-scenario = { $number } za scenariusz: { $scenario }
status-counts-variant = { $number } za wariant: { $variant }
challenge-gentle = łagodny
challenge-fair = umiarkowany
challenge-hard = trudny
challenge-very-hard = bardzo trudny
challenge-expert = dla ekspertów
status-counter = { $counter }: { $number }{ $limit ->
    [0] {""}
   *[other] , porażka przy { $limit }
  }
status-adversary-level = Poziom { $number }: { $adversary }
status-event = Wydarzenie: { $happening }
status-terror = Poziom terroru { $number }, zostało na nim kart strachu: { $left }
status-fear = Strach: { $number } z { $pool }
status-fear-earned = Zdobyte karty strachu do rozpatrzenia: { $number }
status-fear-shown = Odkryta karta strachu: { $fear }
status-lasting-fear = Wciąż działa strach: { $fear }
status-blight-left = Zostało zarazy: { $number }
status-blight-card = Karta zarazy: { $blight }
status-blighted = Wyspa jest zarażona
status-slot = { $step }: { $card }
status-invader-deck = Zostało kart najeźdźców: { $number }, następna z etapu { $stage }
status-reminder = { $own }: { $number ->
        [0] do użycia w fazie pośpiesznych mocy
        [one] za 1 kartę najeźdźców
        [few] za { $number } karty najeźdźców
        [many] za { $number } kart najeźdźców
       *[other] za { $number } karty najeźdźców
    }
status-reminder-next = { $own }: przed następną kartą najeźdźców
status-token-unused = Nie używacie: { $token }
status-ravage-at = Dewastacja w { $land }: obrażenia { $damage }, obrona { $defend }
status-build-at = Budowa w { $land }
status-score = Wynik: { $number }
status-drawn = { $seat } może zatrzymać: { $power }
status-aspect = { $seat } gra z aspektem { $aspect }
status-spirit = { $seat }: { $spirit }, energia { $energy }, na rundę { $income } energii i { $plays ->
    [one] 1 zagranie karty
    [few] { $plays } zagrania kart
    [many] { $plays } zagrań kart
   *[other] { $plays } zagrania kart
  }
status-stage = { $seat }: { $stage }
status-plays-left = { $seat }: zostało zagrań kart { $number }
status-elements = { $seat } ma źródła mocy:{ $sun ->
    [0] {""}
   *[other] {" "}słońce { $sun }
  }{ $moon ->
    [0] {""}
   *[other] {" "}księżyc { $moon }
  }{ $fire ->
    [0] {""}
   *[other] {" "}ogień { $fire }
  }{ $air ->
    [0] {""}
   *[other] {" "}powietrze { $air }
  }{ $water ->
    [0] {""}
   *[other] {" "}woda { $water }
  }{ $earth ->
    [0] {""}
   *[other] {" "}ziemia { $earth }
  }{ $plant ->
    [0] {""}
   *[other] {" "}roślina { $plant }
  }{ $animal ->
    [0] {""}
   *[other] {" "}zwierzę { $animal }
  }{ $any ->
    [0] {""}
   *[other] {" "}dowolne { $any }
  }
status-level = { $seat }: moc { $power } osiąga poziom { $level }
status-hand = { $seat } ma na ręce: { $power }, { $cost } energii, { $speed }
status-lent = { $seat } używa co rundę: { $power }, { $speed }
status-face-down = { $seat } ma zagraną zakrytą kartę: { $power }
status-in-play = { $seat } ma w grze: { $power }, { $speed }
status-in-play-used = { $seat } ma już użytą: { $power }
status-discard = { $seat } ma wśród odrzuconych: { $power }
status-presence-destroyed = { $seat }: zniszczona obecność { $number }
status-presence-kept = { $seat } trzyma na swojej planszy obecność: { $number }
status-markers = { $seat } ma przygotowane: { $elements }
status-beside = Obok planszy ({ $seat }): { $power }
status-drowned = { $seat }: witalność zatopionych najeźdźców { $number }
status-note = { $seat }, { $note }: { $number }
status-lasting-for = { $seat } w tej rundzie: { $lasting }
status-land = { $land }, { $terrain }{ lying-there }
lying-there = { $explorers ->
    [0] {""}
    [one] , 1 odkrywca
    [few] , { $explorers } odkrywców
    [many] , { $explorers } odkrywców
   *[other] , { $explorers } odkrywcy
  }{ $towns ->
    [0] {""}
    [one] , 1 osada
    [few] , { $towns } osady
    [many] , { $towns } osad
   *[other] , { $towns } osady
  }{ $cities ->
    [0] {""}
    [one] , 1 miasto
    [few] , { $cities } miasta
    [many] , { $cities } miast
   *[other] , { $cities } miasta
  }{ $dahan ->
    [0] {""}
    [one] , 1 wioska Dahan
    [few] , { $dahan } wioski Dahan
    [many] , { $dahan } wiosek Dahan
   *[other] , { $dahan } wioski Dahan
  }{ $blight ->
    [0] {""}
    [one] , 1 zaraza
    [few] , { $blight } zarazy
    [many] , { $blight } zaraz
   *[other] , { $blight } zarazy
  }
status-pieces-at = { $land }: { $piece }, { $number }
status-marked-at = { $land }: { marked-piece }, sztuk: { $number }
status-presence-at = { $land }: obecność ({ $seat }), { $number }
status-sacred-at = { $land }: miejsce kultu ({ $seat }), obecność { $number }
status-token-at = { $land }: { $token }, { $number }
status-marker-at = { $land }: { $marker }, { $number }
status-defend-at = { $land }: obrona { $number }
status-isolated-at = { $land }: izolowana
status-lasting-at = { $land } w tej rundzie: { $lasting }
status-ground = { $land } to { $terrain }
status-coastal = { $land } leży na wybrzeżu
status-border = Graniczy z: { $land } { $terrain }
status-growth = Rozwój { $number }: { $symbol }
status-growth-always = Rozwój w każdej rundzie: { $symbol }
status-track = Co kryje { $track }: { $symbols }. Odkryte: { $open }
status-special-rule = Specjalna zasada: { $rule }
status-innate = Wrodzona moc, { $speed }: { $power }
status-need = { $power }, poziom { $level }: { $elements }

## Reasons

why-no-aim = Żadna twoja moc nie szuka teraz celu.
why-targets-spirits = Moc { $power } wybiera za cel ducha, nie krainę.
why-ocean-out = { $land } to ocean, a ten nie jest w grze.
why-target-open = Moc { $power } może wybrać za cel { $land }.
why-target-far = { $land } jest poza zasięgiem, ale za 1 energii moc { $power } może wybrać ją za cel.
why-target-far-energy = { $land } jest poza zasięgiem. Moc { $power } mogłaby wybrać ją za cel za 1 energii, ale jej nie masz.
why-repeat-elsewhere = Tym razem moc { $power } nie może wybrać za cel { $land }.
why-needs-invaders = Moc { $power } wymaga krainy z najeźdźcami, a w { $land } ich nie ma.
why-needs-no-invaders = Moc { $power } wymaga krainy bez najeźdźców, a w { $land } są.
why-needs-dahan = Moc { $power } wymaga krainy z Dahanami, a w { $land } ich nie ma.
why-needs-buildings = Moc { $power } wymaga krainy z osadą lub miastem, a w { $land } ich nie ma.
why-needs-blight = Moc { $power } wymaga krainy z zarazą, a w { $land } jej nie ma.
why-needs-blight-and-invaders = Moc { $power } wymaga krainy z zarazą i najeźdźcami, a w { $land } nie ma jednego i drugiego naraz.
why-needs-no-blight = Moc { $power } wymaga krainy bez zarazy, a w { $land } jest zaraza.
why-needs-beasts = Moc { $power } wymaga krainy z bestiami, a w { $land } ich nie ma.
why-needs-disease = Moc { $power } wymaga krainy z chorobą, a w { $land } jej nie ma.
why-needs-coast = Moc { $power } wymaga krainy nadbrzeżnej, a { $land } to kraina wewnętrzna.
why-needs-coast-and-energy = Moc { $power } wymaga krainy nadbrzeżnej, za którą możesz zapłacić. { $land } to kraina wewnętrzna albo kosztuje więcej energii, niż masz.
why-needs-terrain = Moc { $power } wymaga { NAME($one-terrain, case: "genitive") } lub { NAME($other-terrain, case: "genitive") }, a { $land } to { $terrain }.
why-no-presence = Nie masz obecności, od której moc { $power } mogłaby liczyć swój zasięg ({ $range }).
why-no-sacred = Moc { $power } liczy swój zasięg ({ $range }) od miejsca kultu, a ty żadnego nie masz.
why-no-origin = Moc { $power } liczy swój zasięg ({ $range }) od obecności { NAME($terrain, case: "where") }, a ty jej tam nie masz.
why-out-of-range = { $land } leży w odległości { $distance } od twojej obecności, a moc { $power } ma zasięg { $range }.
why-out-of-range-sacred = { $land } leży w odległości { $distance } od twoich miejsc kultu, a moc { $power } ma stamtąd zasięg { $range }.
why-out-of-range-terrain = { $land } leży w odległości { $distance } od twojej obecności { NAME($terrain, case: "where") }, a moc { $power } ma stamtąd zasięg { $range }.
why-discarded = Moc { $power } leży wśród odrzuconych: najpierw ją odzyskaj.
why-face-down = Moc { $power } leży zakryta i w tej rundzie zastępuje coś innego.
why-not-yours = Nie masz mocy { $power }.
why-not-played = Moc { $power } jest na twojej ręce: żeby jej użyć, trzeba ją zagrać w fazie duchów.
why-used-up = Moc { $power } jest już w tej rundzie użyta i nic nie pozwala jej powtórzyć.
why-elements-missing = Moc { $power } nie ma jeszcze żadnego poziomu: do poziomu { $level } brakuje ci: { $elements }.
why-not-now = Moc { $power } jest { $speed }: używa się jej w fazie { NAME($speed, case: "genitive") } mocy.
why-ready-already = Twoja gotowość jest już zgłoszona.
why-too-late = Moc { $power } jest { $speed }, a na to w tej rundzie już za późno.
why-too-early = Moc { $power } jest { $speed }: używa się jej po najeźdźcach.
why-use-open = Moc { $power } czeka na użycie. Może wybrać za cel { $number ->
    [one] 1 krainę
    [few] { $number } krainy
    [many] { $number } krain
   *[other] { $number } krainy
  }.
why-use-open-spirit = Moc { $power } czeka na użycie. Może wybrać za cel { $number ->
    [one] 1 ducha
    [few] { $number } duchy
    [many] { $number } duchów
   *[other] { $number } ducha
  }.
why-no-target = W zasięgu { $range } nie ma krainy, którą moc { $power } może wybrać za cel.
why-innate = Moc { $power } to wrodzona moc: nie zagrywa się jej i nic nie kosztuje.
why-played-already = Moc { $power } jest już zagrana.
why-not-spirit-phase = To robi się w fazie duchów.
why-still-growing = Najpierw rozwój.
why-no-plays = Nie masz już zagrań kart.
why-no-energy = Moc { $power } kosztuje { $cost } energii, a masz { $energy }.
why-play-open = Moc { $power } jest do zagrania za { $cost } z twoich { $energy } energii.
why-group-taken = Rozwój { $number } jest już w tej rundzie wybrany.
why-groups-used = { $number ->
    [one] W każdej rundzie wybierasz jedną sekcję rozwoju
    [few] W każdej rundzie wybierasz { $number } sekcje rozwoju
    [many] W każdej rundzie wybierasz { $number } sekcji rozwoju
   *[other] W każdej rundzie wybierasz { $number } sekcji rozwoju
  } i masz to już za sobą.
why-group-energy = Rozwój { $number } kosztuje { $cost } energii, a masz { $energy }.
why-group-unfinished = Zanim wybierzesz rozwój { $number }, dokończ wybraną sekcję.
why-group-open = Możesz wybrać rozwój { $number }.
why-not-growing = Obecność dodaje się podczas rozwoju.
why-no-presence-growth = Nic z tego, co możesz jeszcze wybrać w tej rundzie, nie dodaje obecności w zasięgu.
why-may-not-stand = Rozwojem nie możesz dodać obecności w { $land }.
why-growth-elsewhere = Twój rozwój dodaje obecność tylko w krainach innego rodzaju niż { $land }.
why-presence-open = Możesz dodać obecność w { $land }: to { $distance } od twojej, a rozwój sięga { $range }.
why-presence-far = { $land } leży w odległości { $distance } od twojej obecności, a rozwój sięga { $range }.
why-skipped = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: pominęła ją moc { $power }.
why-skipped-by-fear = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: tak sprawiła karta strachu { $fear }.
why-skipped-by-event = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: tak sprawiło wydarzenie { $happening }.
why-skipped-by-spirit = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: tak sprawił duch { $spirit }.
why-will-skip = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: pomija ją moc { $power }.
why-will-skip-by-fear = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: sprawia to karta strachu { $fear }.
why-will-skip-by-event = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: sprawia to wydarzenie { $happening }.
why-will-skip-by-spirit = { $land } w tej rundzie bez { NAME($step, case: "genitive") }: sprawia to duch { $spirit }.
why-stopped = { $land } w tej rundzie bez { NAME($step, case: "genitive") }. Zatrzymał ją znacznik: { $token }.
why-no-card = Nie ma na to karty: { $step }. W { $land } nic się nie dzieje.
why-no-match = { $land } bez { NAME($step, case: "genitive") }: to { $terrain }, a karta pokazuje: { $card }.
why-over = W { $land } w tej rundzie to już za wami: { $step }.
why-no-invaders-there = { $land } bez { NAME($step, case: "genitive") }: nie ma tam najeźdźców.
why-isolated = { $land } jest izolowana: nikt jej nie eksploruje.
why-no-source = Nikt nie eksploruje { $land }: nie leży nad oceanem, a osady ani miasta nie ma w niej ani obok.
why-disease = Choroba w { $land } zatrzyma następną budowę i zniknie.
why-wilds = Dzicz w { $land } zatrzyma następną eksplorację i zniknie.
why-will-blight = { $land } zostanie zdewastowana: obrażenia { $damage }, obrona { $defend }. Zadane obrażenia { $dealt } przyniosą zarazę.
why-will-ravage = { $land } zostanie zdewastowana: obrażenia { $damage }, obrona { $defend }. Zadane krainie obrażenia { $dealt } to za mało na zarazę.
why-will-build = Najeźdźcy zbudują w { $land }: { $number ->
    [one] 1 { NAME($piece, case: "accusative") }
    [few] { $number } { NAME($piece, $number, case: "counted") }
    [many] { $number } { NAME($piece, $number, case: "counted") }
   *[other] { $number } { NAME($piece, $number, case: "counted") }
  }.
why-will-explore = Do { $land } przybędzie 1 odkrywca.
why-may-explore = { $land } będzie eksplorowana, jeśli wskaże ją następna karta (etap { $stage }).
why-no-adversary = Nie ma przeciwnika: nic nie eskaluje.
why-escalates = { $escalation } następuje z odkrytą kartą, bo jest na niej symbol: { $card }.
why-does-not-escalate = W tej rundzie nie nastąpi { $escalation }: na odkrytej karcie nie ma symbolu: { $card }.
why-may-escalate = { $escalation } nastąpi z następną kartą (etap { $stage }), chyba że ta pokaże wybrzeże.
why-will-not-escalate = Z następną kartą nie nastąpi { $escalation }: na kartach etapu { $stage } nie ma symbolu.
why-deck-empty = Talia najeźdźców jest pusta: następna eksploracja oznacza porażkę.

## Fear cards, all levels together

fear-avoid-the-dahan-text = Poziom terroru 1: { fear-avoid-the-dahan-1 } Poziom 2: { fear-avoid-the-dahan-2 } Poziom 3: { fear-avoid-the-dahan-3 }
fear-belief-takes-root-text = Poziom terroru 1: { fear-belief-takes-root-1 } Poziom 2: { fear-belief-takes-root-2 } Poziom 3: { fear-belief-takes-root-3 }
fear-dahan-enheartened-text = Poziom terroru 1: { fear-dahan-enheartened-1 } Poziom 2: { fear-dahan-enheartened-2 } Poziom 3: { fear-dahan-enheartened-3 }
fear-dahan-on-their-guard-text = Poziom terroru 1: { fear-dahan-on-their-guard-1 } Poziom 2: { fear-dahan-on-their-guard-2 } Poziom 3: { fear-dahan-on-their-guard-3 }
fear-dahan-raid-text = Poziom terroru 1: { fear-dahan-raid-1 } Poziom 2: { fear-dahan-raid-2 } Poziom 3: { fear-dahan-raid-3 }
fear-emigration-accelerates-text = Poziom terroru 1: { fear-emigration-accelerates-1 } Poziom 2: { fear-emigration-accelerates-2 } Poziom 3: { fear-emigration-accelerates-3 }
fear-fear-of-the-unseen-text = Poziom terroru 1: { fear-fear-of-the-unseen-1 } Poziom 2: { fear-fear-of-the-unseen-2 } Poziom 3: { fear-fear-of-the-unseen-3 }
fear-isolation-text = Poziom terroru 1: { fear-isolation-1 } Poziom 2: { fear-isolation-2 } Poziom 3: { fear-isolation-3 }
fear-overseas-trade-seems-safer-text = Poziom terroru 1: { fear-overseas-trade-seems-safer-1 } Poziom 2: { fear-overseas-trade-seems-safer-2 } Poziom 3: { fear-overseas-trade-seems-safer-3 }
fear-retreat-text = Poziom terroru 1: { fear-retreat-1 } Poziom 2: { fear-retreat-2 } Poziom 3: { fear-retreat-3 }
fear-scapegoats-text = Poziom terroru 1: { fear-scapegoats-1 } Poziom 2: { fear-scapegoats-2 } Poziom 3: { fear-scapegoats-3 }
fear-seek-safety-text = Poziom terroru 1: { fear-seek-safety-1 } Poziom 2: { fear-seek-safety-2 } Poziom 3: { fear-seek-safety-3 }
fear-tall-tales-of-savagery-text = Poziom terroru 1: { fear-tall-tales-of-savagery-1 } Poziom 2: { fear-tall-tales-of-savagery-2 } Poziom 3: { fear-tall-tales-of-savagery-3 }
fear-trade-suffers-text = Poziom terroru 1: { fear-trade-suffers-1 } Poziom 2: { fear-trade-suffers-2 } Poziom 3: { fear-trade-suffers-3 }
fear-wary-of-the-interior-text = Poziom terroru 1: { fear-wary-of-the-interior-1 } Poziom 2: { fear-wary-of-the-interior-2 } Poziom 3: { fear-wary-of-the-interior-3 }
