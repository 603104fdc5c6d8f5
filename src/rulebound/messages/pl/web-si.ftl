### Words that only the screen needs: Spirit Island's panels, cards and invader board.

si-progress = runda { $turn } · { $phase }
si-or = {" lub "}

## Elements, terrains, speeds

si-element-sun = słońce
si-element-moon = księżyc
si-element-fire = ogień
si-element-air = powietrze
si-element-water = woda
si-element-earth = ziemia
si-element-plant = roślina
si-element-animal = zwierzę
si-element-any = dowolne źródło mocy
si-elements = { $n } × { $element }
si-terrain-jungle = dżungla
si-terrain-mountain = góry
si-terrain-sands = piaski
si-terrain-wetland = mokradła
si-terrain-ocean = ocean
si-terrain-coastal = wybrzeże
si-terrain-inland = wnętrze
si-speed-fast = pośpieszna
si-speed-slow = powolna
si-speed-fast-or-slow = pośpieszna lub powolna

## Power cards

si-kind-minor = pomniejsza moc
si-kind-major = większa moc
si-kind-unique = unikalna moc ducha
si-kind-innate = wrodzona moc
si-cost = kosztuje { $n } energii
si-range = zasięg { $range } ({ $from })
si-from-presence = twoja obecność
si-from-sacred = twoje miejsce kultu
si-from-in = { $where }, { $terrain }
si-target-any = dowolna kraina
si-target-inv = kraina z najeźdźcami
si-target-no-inv = kraina bez najeźdźców
si-target-d = kraina z Dahanami
si-target-t-c = kraina z osadami lub miastami
si-target-b = kraina z zarazą
si-target-no-b = kraina bez zarazy
si-target-coastal = kraina nadbrzeżna
si-target-coastal-for-en = kraina nadbrzeżna
si-target-inland = kraina wewnętrzna
si-target-c = kraina z miastem
si-target-coastal-w = kraina nadbrzeżna lub mokradła
si-target-j-no-b = dżungla lub kraina bez zarazy
si-target-be = kraina z bestiami
si-target-2-be = kraina z przynajmniej 2 bestiami
si-target-di = kraina z chorobą
si-target-no-w = kraina inna niż mokradła
si-target-b-and-inv = kraina z zarazą i najeźdźcami
si-target-none = bez celu
si-target-spirit-any = dowolny duch
si-target-spirit-another = inny duch
si-target-spirit-self = ty
si-used = użyta
si-lies-hand = { $player } ma ją na ręce.
si-lies-played = { $player } ma ją w grze.
si-lies-lent = { $player } używa jej co rundę.
si-lies-reserve = Leży obok planszy ducha ({ $player }).
si-lies-discard = { $player } ma ją wśród odrzuconych.
si-lies-innate = Jest na planszy ducha ({ $player }).
si-why-not = Czemu nie mogę jej teraz użyć?

## A spirit

si-growth = Rozwój
si-growth-todo = Jeszcze do zrobienia:
si-always = Co rundę, oprócz wybranej sekcji
si-group = Rozwój { $number }: { $what }
si-tracks = Tory obecności
si-track = { $name }: odkryte pola { $open } z { $all }
si-take-presence = Obecność: { $track }
si-take-destroyed = Zniszczona obecność
si-track-counts-energy = energia na rundę
si-track-counts-plays = zagrania kart na rundę
si-rules = Specjalne zasady
si-innates = Wrodzone moce
si-hand = Ręka
si-played = W grze
si-discarded = Odrzucone
si-lent = W użyciu co rundę
si-face-down = Zagrane zakryte
si-aspect = Aspekt: { $aspect }
si-discard = odrzucone: { $n }
si-in-hand = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }
si-no-cards = Brak kart na ręce.
si-plays-left = { $n ->
    [one] Można zagrać jeszcze 1 kartę
    [few] Można zagrać jeszcze { $n } karty
    [many] Można zagrać jeszcze { $n } kart
   *[other] Można zagrać jeszcze { $n } karty
  }
si-energy = { $n } energii, co rundę { $income } więcej
si-card-plays = { $n ->
    [one] 1 zagranie karty na rundę
    [few] { $n } zagrania kart na rundę
    [many] { $n } zagrań kart na rundę
   *[other] { $n } zagrania kart na rundę
  }
si-destroyed = zniszczona obecność: { $n }
si-drowned = zatopiona witalność: { $n }
si-ready = gotowe
si-panel-counts = na ręce { $hand }, odrzucone { $discard }, obecność { $presence }
si-whole-panel = Cała plansza: { $spirit }
si-drawn = Dobierasz: zatrzymaj jedną kartę
si-to-choose = Karty do wyboru
si-drawn-by = { $n ->
    [one] Dobrane: { $player }
    [few] Dobrane: { $player }
    [many] Dobrane: { $player }
   *[other] Dobrane: { $player }
  }

## The invader board

si-market = Najeźdźcy
si-phases = Fazy rundy
si-acting = Jeszcze działają:
si-invaders = Plansza najeźdźców
si-step-ravage = Dewastacja
si-step-build = Budowa
si-step-explore = Eksploracja
si-slot-lands = { $n ->
    [one] 1 kraina
    [few] { $n } krainy
    [many] { $n } krain
   *[other] { $n } krainy
  }
si-deck = Talia
si-deck-empty = pusta
si-invader-deck = przed wami kart najeźdźców: { $n }
si-invader-discard = Minione
si-fear = Strach
si-terror = Poziom terroru { $n }
si-win-1 = Wygrywacie, gdy nie ma już najeźdźców.
si-win-2 = Wygrywacie, gdy nie ma już osad ani miast.
si-win-3 = Wygrywacie, gdy nie ma już miast.
si-fear-pool = { $n } z { $all } strachu do następnej karty strachu
si-fear-to-earn = karty do zdobycia
si-fear-left = karty strachu do zdobycia: { $n }
si-fear-earned = { $n ->
    [one] 1 zdobyta karta
    [few] { $n } zdobyte karty
    [many] { $n } zdobytych kart
   *[other] { $n } zdobytej karty
  }
si-fear-shown = Odkryta: { $name }
si-under-fear = { NUMBER($n) ->
        [one] Pod następną kartą strachu
        [few] Pod następnymi { $n } kartami strachu
        [many] Pod następnymi { $n } kartami strachu
       *[other] Pod następnymi { $n } kartami strachu
    } leży karta najeźdźców etapu { $stage }
si-fear-resolved = Rozpatrzone:
si-blight = Karta zarazy
si-blight-left = zostało na niej zarazy: { $n }
si-island-healthy = Witalna wyspa
si-island-blighted = Zarażona wyspa
si-island-simple = Zaraza
si-decks = Talie mocy: pomniejsze { $minors }, większe { $majors }
si-card-kind-fear = Karta strachu
si-card-kind-blight = Karta zarazy
si-card-kind-rule = Specjalna zasada
si-card-kind-card = Karta najeźdźców
si-card-kind-happening = Karta wydarzenia
si-card-kind-aspect = Aspekt
si-card-kind-adversary = Przeciwnik
si-card-kind-scenario = Scenariusz

## What has happened

si-news = Ostatnia faza najeźdźców
si-score = Wynik
si-lost = Wyspa przepadła
si-sequel = Druga Fala na tej wyspie
si-score-victory = Zwycięstwo
si-score-difficulty-won = Poziom trudności { $n }, { $word }: po 5 punktów za stopień
si-score-difficulty-lost = Poziom trudności { $n }, { $word }: po 2 punkty za stopień
si-layouts = Układy na obrazkach
si-over-the-sea = przez morze, { $n } energii
si-result-fear = Strach runda po rundzie
si-result-fear-turn = runda { $turn }: { $n }
si-result-turns = Rundy
si-result-terror = Poziom terroru
si-result-cards = Zdobyte karty strachu
si-result-blight = Zaraza na wyspie
si-result-invaders = Pozostali najeźdźcy
si-result-spirit = Duch
si-result-presence = Obecność na wyspie
si-result-lost = Zniszczona obecność
si-result-powers = Karty mocy
si-score-part = { $name } { $n }
si-score-left = { $n ->
    [one] 1 karta najeźdźców
    [few] { $n } karty najeźdźców
    [many] { $n } kart najeźdźców
   *[other] { $n } karty najeźdźców
  } w talii, po 2 punkty
si-score-gone = { $n ->
    [one] 1 karta najeźdźców
    [few] { $n } karty najeźdźców
    [many] { $n } kart najeźdźców
   *[other] { $n } karty najeźdźców
  } poza talią, po 1 punkcie
si-score-dahan = Wioski Dahan: { $n }, 1 punkt za każde { $players }
si-score-blight = Zaraza: { $n }, 1 punkt mniej za każde { $players }

## The guided first turn

tour-si-island = To twoja wyspa. Każda plansza ma osiem krain, oznaczonych literą i numerem. Odkrywcy, osady i miasta to najeźdźcy; chaty to wioski Dahan, którzy tu mieszkają; okrągłe krążki to twoja obecność.
tour-si-invaders = Tu widać, co zrobią najeźdźcy: dewastacja, budowa i eksploracja w krainach tych terenów. Te same trzy znaki stoją na krainach. Niżej jest strach, który ich przepędza, i zaraza, którą trzeba powstrzymać.
tour-si-growth = { $pointer ->
    [finger] Najpierw twój duch się rozwija. Stuknij jedną ze świecących sekcji rozwoju, potem po kolei jej symbole.
   *[mouse] Najpierw twój duch się rozwija. Kliknij jedną ze świecących sekcji rozwoju, potem po kolei jej symbole.
  }
tour-si-presence = Obecność przechodzi z jednego z dwóch torów do świecącej krainy. To, co odkrywa, energia lub zagrania kart, masz już co rundę.
tour-si-cards = Teraz zagraj karty mocy: tyle, na ile pozwala tor kart i na ile starczy energii. { $pointer ->
    [finger] Przytrzymaj kartę,
   *[mouse] Wskaż kartę,
  } żeby ją przeczytać. Jej źródła mocy liczą się od razu i rozświetlają wrodzone moce.
tour-si-ready = Gdy zagrasz to, co chcesz, zgłoś gotowość.
tour-si-powers = { $pointer ->
    [finger] Moce pośpieszne, czerwone, działają przed najeźdźcami; powolne, niebieskie, po nich. Stuknij świecącą moc, potem krainę w jej zasięgu.
   *[mouse] Moce pośpieszne, czerwone, działają przed najeźdźcami; powolne, niebieskie, po nich. Kliknij świecącą moc, potem krainę w jej zasięgu.
  }
tour-si-news = Potem najeźdźcy dewastują, budują i eksplorują. Co zrobili, przeczytasz tutaj, kraina po krainie.
tour-si-undo = Wybór można cofnąć, dopóki nie odkryto niczego nowego.
tour-si-win = Strasz ich: im więcej strachu, tym mniej trzeba do zwycięstwa. Powodzenia!

## Adversaries and scenarios

si-foes = Przeciwnicy i scenariusze
si-difficulty = Poziom trudności { $n }: { $word }
si-foe-level = Przeciwnik, poziom { $level }, trudność { $difficulty }
si-foe-supporting = Przeciwnik wspierający, poziom { $level }, trudność { $difficulty }
si-foe-supporting-text = U przeciwnika wspierającego następuje z kartami najeźdźców etapu III.
si-foe-escalation = Eskalacja, { $name }:
si-foe-loss = Przegrywacie też przez to: { $name }:
si-foe-all = Co robi każdy z nich
si-foe-levels = Poziomy: { $name }
si-foe-level-0 = Tylko eskalacja
si-foe-level-row = Poziom { $level }, trudność { $difficulty }
si-scenario = Scenariusz
si-scenario-all = O czym jest każdy scenariusz
si-scenario-difficulty = trudność { $n }
si-meter = { $name }: { $n } z { $limit }, przy których jest porażka
si-meter-down = { $name }: { $n }; przy { $limit } jest porażka
si-meter-plain = { $name }: { $n }
si-meter-left = { $n ->
    [one] Jeszcze jeden krok i porażka.
    [few] Jeszcze { $n } kroki i porażka.
    [many] Jeszcze { $n } kroków i porażka.
   *[other] Jeszcze { $n } kroku i porażka.
  }
si-count-marker = { $n ->
    [one] { $name }
    [few] { $n } × { $name }
    [many] { $n } × { $name }
   *[other] { $n } × { $name }
  }
si-corner = Narożnik { $lands }: { $what }
si-corner-free = Narożnik { $lands }

## What the boxes bring to panels

si-more-energy = { $n } energii więcej na rundę
si-more-plays = { $n ->
    [one] 1 zagranie karty więcej na rundę
    [few] { $n } zagrania kart więcej na rundę
    [many] { $n } zagrań kart więcej na rundę
   *[other] { $n } zagrania kart więcej na rundę
  }
si-locked = jeszcze zakryte
si-opens = Gdy na tym torze nie ma obecności, jedna z tych sekcji jest dostępna w rozwoju
si-set = Do wyboru jedna z tych sekcji
si-pick = wybierz { $n }
si-shared-space = Przez to pole prowadzą oba tory
si-web = Sieć obecności, odkryte pola { $open } z { $all }
si-kept = odłożona obecność
si-kept-text = Obecność trzymana na planszy ducha do czegoś innego
si-markers = Przygotowane:
si-markers-text = Znaczniki źródeł mocy, każdy do wydania raz
si-spent = Wydane na następną moc:
si-reserve = obok planszy: { $n }
si-beside = Obok planszy

## Events

si-event-title = Wydarzenie: { $name }
si-event-dismiss = Odłóż wydarzenie; zostanie w dzienniku
si-event-choice = Wybieracie wspólnie. Bez zgody następuje pierwsza możliwość.
si-event-each-spirit = Każdy duch wybiera sam.
si-event-healthy = na witalnej wyspie
si-event-blighted = na zarażonej wyspie
si-event-always = na każdej wyspie
si-event-terror = na poziomie terroru { $levels }
si-event-stage = na etapie najeźdźców { $levels }
si-event-cost-player = kosztuje { $n } energii na gracza
si-event-cost-land = kosztuje { $n } energii za każdą krainę
si-event-cost-beasts = kosztuje { $n } energii za każdą bestię
si-event-aided = { $cost }; wspomagane przez: { $element }
si-event-happens = Tak się dzieje.
si-event-votes = Zdanie wyraziło { $n } z { $all }.
si-event-silent = Jeszcze bez zdania:
si-event-token = Wydarzenie znaczników
si-event-dahan = Wydarzenie Dahan
si-force = Obowiązuje
si-until-game = cała gra
si-until-turn = ta runda
si-until-next = przez jakiś czas

## Tokens

si-token-beasts-text = Same z siebie bestie nic nie robią: korzystają z nich moce i wydarzenia.
si-token-wilds-text = Następny odkrywca, którego dodałaby tu eksploracja, nie przychodzi, a jedna dzicz jest usuwana.
si-token-disease-text = Do następnej budowy tutaj nie dochodzi, a jedna choroba jest usuwana.
si-token-badlands-text = Gdy jakaś akcja zadaje tu obrażenia najeźdźcom albo Dahanom, zadaje im 1 obrażenie więcej za każde pustkowie.
si-token-strife-text = Konflikt: w swojej następnej dewastacji nie zadaje obrażeń, a potem jeden konflikt jest usuwany.
si-isolated-text = Najeźdźcy sami z siebie ani tu nie wchodzą, ani stąd nie wychodzą.

## The invaders' turn, step by step, and what is to come

si-follow = Ruch najeźdźców
si-follow-again = Pokaż jeszcze raz ruch najeźdźców
si-follow-fear = Strach: { $name }
si-follow-land = { $step }: { $land }
si-follow-empty = Żadna kraina.
si-ravage-numbers = obrażenia { $damage }, obrona { $defend }: zadane obrażenia { $dealt }
si-ravage-damage = { $n ->
    [0] bez obrażeń
   *[other] obrażenia
  }
si-outcome-added = + { $what }
si-outcome-destroyed = zniszczono: { $what }
si-outcome-hurt = { $what }, obrażenia: { $n }
si-outcome-blight = zaraza: { $n }
si-outcome-spreads = zaraza się rozprzestrzenia
si-outcome-strikes = Dahanie kontratakują, obrażenia: { $n }
si-outcome-fear = { $n } strachu
si-outcome-times = { $text } × { $n }
si-forecast = { $land }, jeśli nikt nic nie zrobi
si-forecast-next = { $land } w następnej rundzie, jeśli nikt nic nie zrobi
si-forecast-maybe = jeśli następna karta wskaże tę krainę
si-forecast-stopped = Nie dojdzie do tego: { $what }.
si-forecast-no-blight = Bez zarazy.
si-forecast-chosen = Wy wybieracie jak; to jedna z możliwości.

## What a cost or a range is made up of
si-part-cost = Czemu tyle kosztuje
si-part-cost-printed = wydrukowane na karcie
si-part-cost-rules = obowiązująca zasada
si-part-price = Czego wymaga użycie
si-part-price-repeat = żeby użyć jej jeszcze raz
si-part-price-fast = żeby użyć jej jako pośpiesznej
si-part-range = Czemu sięga tak daleko
si-part-range-printed = wydrukowany
si-part-range-elements = twoje źródła mocy
si-part-range-rules = zasady i tory twojego ducha
si-part-range-lasting = do końca rundy

si-invader-card-text = Wskazuje krainy. Najeźdźcy najpierw je eksplorują; rundę później w nich budują, a po jeszcze jednej dewastują. Potem karta wypada.
