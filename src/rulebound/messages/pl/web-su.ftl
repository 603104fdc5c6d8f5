# Small World Underground on the screen: the panels, the market, the cards and the guided first game.

su-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
  }
su-coins-hidden = Monety ukryte do końca

## What numbers consist of
su-parts-turn = Tura { $turn }
su-parts-game = Cała gra
su-part-regions = Regiony
su-part-start = Na początku
su-part-price = Zapłacone za rasy
su-part-found = Znalezione przy rasach
su-earned = { $player } dostaje { $n ->
    [one] 1 monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
  }
su-earned-mine = { $n ->
    [0] Nie dostajesz monet
    [one] Dostajesz 1 monetę
    [few] Dostajesz { $n } monety
    [many] Dostajesz { $n } monet
   *[other] Dostajesz { $n } monet
  }
su-part-race = Rasa
su-part-power = Zdolność
su-part-place = Miejsca
su-part-relic = Relikwie
su-price-of = { $terrain }, region { $region }
su-price-total = Koszt
su-price-ground = Region
su-price-mountain = Czarne Góry
su-price-tokens = Żetony
su-price-monsters = Bestie
su-price-armor = Pancerz
su-price-least = Co najmniej 1
su-price-die = Wystarczy { $faces } z 6 ścianek kostki: { $chance } %
su-final = Skąd są monety
su-final-who = Gracz
su-final-total = Monety
su-final-other = Inne
su-final-turn = tura { $turn }: { $n }
su-final-chart = Monety tura po turze
su-final-other-text = 5 na początku, monety znalezione przy rasach i zapłacone za nie

## The market
su-market = Do wyboru
su-market-price = Pierwszy zestaw jest za darmo, każdy następny o monetę droższy.
su-combo = { $power } · { $race }
su-price = { $price ->
    [0] za darmo
    [one] kosztuje 1 monetę
    [few] kosztuje { $price } monety
    [many] kosztuje { $price } monet
   *[other] kosztuje { $price } monet
  }
su-tokens = { $n ->
    [one] daje 1 żeton
    [few] daje { $n } żetony
    [many] daje { $n } żetonów
   *[other] daje { $n } żetonów
  }
su-coins-on = { $n ->
    [one] leży przy nim 1 moneta
    [few] leżą przy nim { $n } monety
    [many] leży przy nim { $n } monet
   *[other] leży przy nim { $n } monet
  }
su-read = Czytaj karty: { $power }, { $race }
su-read-short = Czytaj karty
su-stacks = Zostało
su-banners-left = { $n ->
    [one] została 1 rasa w stosie
    [few] zostały { $n } rasy w stosie
    [many] zostało { $n } ras w stosie
   *[other] zostało { $n } ras w stosie
  }
su-badges-left = { $n ->
    [one] została 1 zdolność w stosie
    [few] zostały { $n } zdolności w stosie
    [many] zostało { $n } zdolności w stosie
   *[other] zostało { $n } zdolności w stosie
  }
su-finds-left = { $n ->
    [one] jeszcze 1 miejsce lub relikwia do odkrycia
    [few] jeszcze { $n } miejsca i relikwie do odkrycia
    [many] jeszcze { $n } miejsc i relikwii do odkrycia
   *[other] jeszcze { $n } miejsc i relikwii do odkrycia
  }

## Players' panels and my own line
su-no-race = Bez aktywnej rasy
su-choosing = Wybiera rasę
su-avenged = Znacznik Zemsty: regiony tego gracza kosztują Mściwą rasę o 1 żeton mniej w jej następnej turze.
su-tomb = Wszystkie żetony tej rasy zostały po wymarciu
su-regions = { $n ->
    [one] Ma 1 region
    [few] Ma { $n } regiony
    [many] Ma { $n } regionów
   *[other] Ma { $n } regionów
  }
su-hand = { $n ->
    [0] Brak żetonów na ręce
    [one] 1 żeton na ręce
    [few] { $n } żetony na ręce
    [many] { $n } żetonów na ręce
   *[other] { $n } żetonów na ręce
  }
su-hammers = { $n ->
    [one] 1 Srebrny Młot na ręce
    [few] { $n } Srebrne Młoty na ręce
    [many] { $n } Srebrnych Młotów na ręce
   *[other] { $n } Srebrnych Młotów na ręce
  }
su-armors = { $n ->
    [one] 1 Zgrzybiały Pancerz do położenia
    [few] { $n } Zgrzybiałe Pancerze do położenia
    [many] { $n } Zgrzybiałych Pancerzy do położenia
   *[other] { $n } Zgrzybiałych Pancerzy do położenia
  }
su-mine = Twoja rasa: { $race }
su-mine-declined = Twoja wymierająca rasa: { $race }
su-mine-none = Bez aktywnej rasy: nową bierzesz w swojej turze.
su-taken-up = W użyciu: { $relic }

## Cards
su-kind-race = Rasa
su-kind-power = Zdolność specjalna
su-kind-combo = Rasa i zdolność specjalna
su-kind-relic = Pradawna Relikwia
su-kind-place = Popularne Miejsce
su-kind-terrain = Teren
su-kind-marker = Znacznik
su-kind-piece = Element

su-with = Gra nią { $player }
su-with-declined = Wymierająca rasa: { $player }
su-tray = { $n ->
    [0] Brak żetonów w zasobniku
    [one] Został 1 żeton w zasobniku
    [few] Zostały { $n } żetony w zasobniku
    [many] Zostało { $n } żetonów w zasobniku
   *[other] Zostało { $n } żetonów w zasobniku
  }
su-on-offer = { $price ->
    [0] Do wyboru za darmo
    [one] Do wyboru za 1 monetę
    [few] Do wyboru za { $price } monety
    [many] Do wyboru za { $price } monet
   *[other] Do wyboru za { $price } monet
  }
su-fact-coins-on = { $n ->
    [one] Leży przy nim 1 moneta
    [few] Leżą przy nim { $n } monety
    [many] Leży przy nim { $n } monet
   *[other] Leży przy nim { $n } monet
  }
su-fact-tokens = { $n ->
    [one] Daje 1 żeton
    [few] Daje { $n } żetony
    [many] Daje { $n } żetonów
   *[other] Daje { $n } żetonów
  }
su-hedge = Użycza zdolności: { $power }
su-hedge-of = Użycza jej Kamienny Krąg temu, kto go ma
su-lies = Leży w regionie { $region }
su-held = Ma: { $player }

su-text-terrain-black-mountain = Góry podnoszą koszt regionu o 1. Punktuje je zdolność Kamienne.
su-text-terrain-mine = Żelazne Krasnoludy wykuwają Srebrny Młot za każdą swoją Kopalnię. Punktuje ją zdolność Górnicze.
su-text-terrain-mudpool = Błotniaki dostają żeton za każdy swój region Błotnych Stawów. Punktuje je zdolność Błotniste.
su-text-terrain-mushroom-forest = Punktują go Grzybki, a zdolność Tarczowe znajduje tu pancerze.
su-text-terrain-mystic-crystal = Świetliki mogą tu i obok rzucać kostką. Punktuje je zdolność Mistyczne.
su-text-terrain-river = Kosztuje 1 żeton zamiast 2. Wojska przez nią przechodzą i opuszczają ją przy przegrupowaniu; zostają tylko Krakenki. Ląd przy rzece to wybrzeże.
su-text-terrain-chasm = Nikt nie może tam wejść ani jej przekroczyć. Na przepaści ze swoim znakiem staje Wulkan.
su-text-marker-great-ancient = Przeciwnicy nie mogą podbić jego regionu. Regiony obok kosztują Kultystów o 1 żeton mniej.
su-text-marker-volcano = Obok niego wchodzą Płomyczki. Co graniczy z nim albo z Płomyczkami z nim połączonymi, kosztuje je jak puste.
su-text-marker-queen = Przeciwnicy nie mogą podbić regionu, w którym siedzi. Po wymarciu zostaje tam, gdzie jest.
su-text-marker-ghost = Wysłany z Krypty: przeciwnicy gracza, który ma region z Duchem, nie mogą go podbić.
su-text-marker-balrog = Wypiera każdego, kogo spotka. Nikt nie może podbić jego regionu, a region nikomu nie daje monet.
su-text-marker-bag = Powtarza działanie jednej relikwii leżącej odkrytej na planszy, co turę wybieranej od nowa. Należy do rasy ze zdolnością Magiczne.

su-piece-monster = Bestie
su-piece-coin = Moneta
su-piece-armor = Zgrzybiały Pancerz
su-piece-hammer = Srebrny Młot
su-piece-vengeance = Zemsta
su-piece-tomb = Grób
su-text-piece-monster = Każda Bestia podnosi koszt o 1. Kto podbija region, przegania Bestie i znajduje miejsce albo relikwię.
su-text-piece-coin = Wygrywa najbogatszy gracz. Każdy twój region daje monetę na koniec twojej tury.
su-text-piece-armor = Podnosi koszt regionu o 1, aż region zostanie stracony lub opuszczony.
su-text-piece-hammer = Płaci za podboje jak żeton, ale każdy podbój wymaga też Żelaznego Krasnoluda. Nigdy nie broni.
su-text-piece-vengeance = Regiony oznaczonego gracza kosztują Mściwą rasę o 1 żeton mniej w jej następnej turze.
su-text-piece-tomb = Po wymarciu zostały wszystkie żetony tej rasy. Region stracony później kosztuje ją tylko 1 żeton.

## The guided first game
tour-su-question = Tu na dole zawsze przeczytasz, o co pyta gra. Wszystko, co świeci na stole, jest odpowiedzią; reszta to przyciski.
tour-su-combos = Weź rasę z jej zdolnością. Pierwsza jest za darmo; za każdą dalszą kładziesz monetę na tych, które pomijasz. Oko pokazuje, co potrafią.
tour-su-glow = { $pointer ->
    [finger] Te regiony stoją otworem, każdy z ceną w żetonach. Twoja rasa wchodzi od krawędzi planszy i stamtąd się rozchodzi. Stuknij region, aby go podbić.
   *[mouse] Te regiony stoją otworem, każdy z ceną w żetonach. Twoja rasa wchodzi od krawędzi planszy i stamtąd się rozchodzi. Kliknij region, aby go podbić.
  }
tour-su-hand = To twoje żetony na ręce. Zostają tam, gdzie podbiły, do końca twojej tury, więc wybieraj to, co tanie i co lubi twoja rasa.
tour-su-stop = Podbijaj dalej albo skończ tutaj. Gdy żetonów jest za mało, raz może pomóc kostka, ale kończy podboje.
tour-su-undo = Zmieniasz zdanie? Cofnij. Tylko to, co pokazała kostka lub stos, zostaje odkryte.
tour-su-redeploy = Teraz rozłóż żetony po swoich regionach. Z każdym region jest bezpieczniejszy: atakujący płaci o 1 więcej za każdy żeton. Potem każdy region daje ci monetę.
tour-su-coins = Monety wszystkich są ukryte do końca. Wygrywa najbogatszy, więc patrz, kto ma dużo regionów.
tour-su-decline = Każda rasa w końcu słabnie. Gdy twoja utknie, na początku tury ogłoś wymarcie: jej regiony dalej dają monety, a ty zaczynasz od nowa. Mało kto wygrywa bez choćby jednego wymarcia.

# The legend in the help: what has no card of its own.
su-legend-terrain = Regiony
su-legend-piece = Elementy i znaki
su-legend-marker = Znaczniki
su-legend-race = Rasy
su-legend-power = Zdolności specjalne
su-legend-place = Popularne Miejsca
su-legend-relic = Pradawne Relikwie
su-piece-die-0 = Kostka: pusta
su-piece-die-1 = Kostka: 1
su-piece-die-2 = Kostka: 2
su-piece-die-3 = Kostka: 3
su-piece-token = Żetony rasy
su-piece-hand = Żetony na ręce
su-piece-flag = Zajęte regiony
su-text-piece-die-0 = Trzy z sześciu ścianek nic nie dodają.
su-text-piece-die-1 = Liczy się jak 1 żeton w ostatnim podboju tej tury.
su-text-piece-die-2 = Liczy się jak 2 żetony w ostatnim podboju tej tury.
su-text-piece-die-3 = Liczy się jak 3 żetony w ostatnim podboju tej tury.
su-text-piece-token = Ile żetonów: tyle daje zestaw albo tyle kosztuje region.
su-text-piece-hand = Żetony poza planszą: tylko one mogą podbijać.
su-text-piece-flag = Ile regionów ma rasa: tyle monet na koniec tury.
