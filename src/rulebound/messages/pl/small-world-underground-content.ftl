### Small World Underground: names and texts of races, powers, relics, places and terrains.

## Terrains

terrain-black-mountain = Czarne Góry
terrain-mine = Kopalnia
terrain-mudpool = Błotne Stawy
terrain-mushroom-forest = Grzybowy Las
terrain-mystic-crystal = Mistyczne Kryształy
terrain-river = Rzeka
terrain-chasm = Przepastna Otchłań

## Races

race-cultists = Kultyści
    .gender = personal
race-cultists-text = Wielki Przedwieczny wchodzi na planszę z twoim pierwszym podbojem, a jego region jest nietykalny. Sąsiednie regiony kosztują cię o 1 żeton mniej (co najmniej 1). Na początku późniejszych tur możesz go przenieść do dowolnego swojego regionu.
race-drow = Drowy
    .gender = other
race-drow-text = Dostajesz o 1 monetę więcej za każdy swój region, w którego sąsiedztwie nie ma żadnej innej rasy (twoja druga rasa też się liczy) ani Bestii.
race-flames = Płomyczki
    .gender = other
race-flames-text = Postaw Wulkan na Przepaści z symbolem wulkanu. Wydanie polskie: wchodzisz od krawędzi, jak wszyscy. Angielskie: wchodzisz obok Wulkanu. Region obok Wulkanu albo obok regionów Płomyczków połączonych z nim bez przerwy kosztuje jak pusty: Bestie i żetony ras się nie liczą.
race-gnomes = Gnomy
    .gender = other
race-gnomes-text = W swoich turach inni gracze nie mogą użyć żadnej umiejętności, zdolności, miejsca ani relikwii, aby podbić twoje regiony; działa tylko zwykły atak z regionu obok albo od krawędzi, gdy ktoś wchodzi na planszę. Balrog nie wejdzie do twoich regionów. Kończy się z wymarciem.
race-iron-dwarves = Żelazne Krasnoludy
    .gender = other
race-iron-dwarves-text = W każdym przegrupowaniu dostajesz 1 Srebrny Młot za każdą swoją Kopalnię (najwyżej 7). Młotami płacisz za podboje jak żetonami, ale każdy podbój wymaga co najmniej 1 Krasnoluda. Wracają do ciebie po przegrupowaniu, nigdy nie bronią i przepadają, gdy rasa wymiera.
race-kraken = Krakenki
    .gender = other
race-kraken-text = Możesz zostać w regionach Rzeki i punktować je, także po wymarciu. Inni muszą podbić taki region, aby przejść.
race-liches = Licze
    .gender = other
race-liches-text = Kto podbija region twoich wymierających Liczy, płaci ci 1 monetę. Gracz bez monet nie może podbić żadnego regionu Liczy, ani aktywnych, ani wymierających.
race-lizardmen = Jaszczury
    .gender = other
race-lizardmen-text = Przechodzisz przez regiony Rzeki, puste i zajęte, bez podbijania ich, także wchodząc od końca rzeki. Na rzece nie możesz zostać.
race-mudmen = Błotniaki
    .gender = other
race-mudmen-text = W każdym przegrupowaniu dostajesz 1 żeton za każdy swój region Błotnych Stawów, dopóki w zasobniku są Błotniaki.
race-mummies = Mumie
    .gender = other
race-mummies-text = Każdy podbój kosztuje cię o 1 żeton więcej.
race-ogres = Ogry
    .gender = other
race-ogres-text = Każdy podbój kosztuje cię o 1 żeton mniej (co najmniej 1).
race-shadow-mimes = Mimowie Cienia
    .gender = personal
race-shadow-mimes-text = Gdy ich wybierasz, możesz zamienić ich zdolność na zdolność dowolnego innego dostępnego zestawu. Monety zostają tam, gdzie leżą, a żetony bierzesz za zdolność, którą w końcu masz.
race-shrooms = Grzybki
    .gender = other
race-shrooms-text = Dostajesz o 1 monetę więcej za każdy swój Grzybowy Las.
race-spiderines = Pajęczątka
    .gender = other
race-spiderines-text = Każdy region obok Przepaści sąsiaduje ze wszystkimi twoimi regionami. Możesz wejść na planszę w dowolnym regionie obok Przepaści.
race-will-o-wisps = Świetliki
    .gender = other
race-will-o-wisps-text = Przed podbojem regionu Mistycznych Kryształów albo regionu obok twoich Kryształów możesz rzucić kostką i zapłacić o tyle żetonów mniej (co najmniej 1). Jeśli żetony i rzut wystarczą, musisz podbić; jeśli nie, twoje podboje się kończą.

## Special powers

power-adventurous = Awanturnicze
    .personal = Awanturniczy
power-adventurous-text = Dostajesz o 1 monetę więcej za każdy swój region z Popularnym Miejscem.
power-fisher = Rybackie
    .personal = Rybaccy
power-fisher-text = Dostajesz 1 monetę za każde dwa swoje regiony przybrzeżne. Regiony przybrzeżne to ląd obok Rzeki.
power-flocking = Stadne
    .personal = Stadni
power-flocking-text = Dostajesz 2 monety, jeśli wszystkie twoje regiony tworzą jedną połączoną grupę.
power-frightened = Strachliwe
    .personal = Strachliwi
power-frightened-text = Dostajesz o 1 monetę więcej za każdy swój region, w którym stoją co najmniej 3 twoje żetony.
power-immortal = Nieśmiertelne
    .personal = Nieśmiertelni
power-immortal-text = Gdy tracisz region, nie tracisz żadnego żetonu: wszystkie rozstawiasz na nowo na koniec tury atakującego. Zdolność Wampiryczne i Świecący Graal mimo to zabierają zastąpiony żeton.
power-magic = Magiczne
    .personal = Magiczni
power-magic-text = W każdej turze Torba powtarza działanie jednej relikwii leżącej odkrytej na planszy, obojętnie czyjej. Nie można ci jej zabrać. Wydanie angielskie: nie może powtórzyć działania relikwii w regionie, w którym jej użyto.
power-martyr = Męczennicze
    .personal = Męczenniczy
power-martyr-text = Weź 1 monetę z banku za każdym razem, gdy przeciwnik podbija jeden z twoich regionów.
power-mining = Górnicze
    .personal = Górniczy
power-mining-text = Dostajesz o 1 monetę więcej za każdą swoją Kopalnię.
power-muddy = Błotniste
    .personal = Błotniści
power-muddy-text = Dostajesz o 1 monetę więcej za każdy swój region Błotnych Stawów, także po wymarciu.
power-mystic = Mistyczne
    .personal = Mistyczni
power-mystic-text = Dostajesz o 1 monetę więcej za każdy swój region Mistycznych Kryształów.
power-quarreling = Kłótliwe
    .personal = Kłótliwi
power-quarreling-text = Dostajesz 1 monetę za każdą grupę swoich regionów, która nie graniczy z inną; jedna grupa też się liczy.
power-reborn = Odradzające się
    .personal = Odradzający się
power-reborn-text = Gdy ta rasa jest wymierająca, na początku swojej tury możesz opróżnić 1 lub 2 jej regiony i w każdym postawić 1 żeton swojej aktywnej rasy, z zasobnika albo, jeśli jest pusty, z ręki.
power-royal = Szlacheckie
    .personal = Szlacheccy
power-royal-text = Na koniec swojej tury postaw Królową w jednym ze swoich regionów: jest nietykalny. Po wymarciu Królowa zostaje tam, gdzie jest, i nadal chroni.
power-shield = Tarczowe
    .personal = Tarczowi
power-shield-text = W każdym przegrupowaniu weź 1 Zgrzybiały Pancerz za każdy swój Grzybowy Las (jest ich 8) i połóż go w swoich regionach. Każdy podnosi koszt regionu o 1, aż go stracisz lub opuścisz, także po wymarciu.
power-stone = Kamienne
    .personal = Kamienni
power-stone-text = Dostajesz o 1 monetę więcej za każdy swój region Czarnych Gór.
power-thieving = Złodziejskie
    .personal = Złodziejscy
power-thieving-text = Przy punktowaniu zabierz 1 monetę każdemu graczowi, który ma aktywny żeton obok jednego z twoich regionów.
power-tomb = Grobowe
    .personal = Grobowi
power-tomb-text = Gdy ogłaszasz wymarcie, wszystkie twoje żetony zostają i możesz je raz przegrupować. Region stracony później kosztuje cię 1 żeton, a pozostałe przechodzą do innych twoich regionów Grobowych; jeśli takich nie ma, przepadają.
power-vampire = Wampiryczne
    .personal = Wampiryczni
power-vampire-text = Raz na turę (wydanie angielskie: raz na turę przeciw każdemu przeciwnikowi) możesz podbić region z pojedynczym aktywnym żetonem, zastępując go swoim z zasobnika (z ręki, jeśli zasobnik jest pusty). Musisz sięgać do tego regionu i mieć 1 żeton na ręce; obrona się nie liczy.
power-vanishing = Znikające
    .personal = Znikający
power-vanishing-text = Gdy ogłaszasz wymarcie, wszystkie twoje żetony opuszczają planszę, a każdy ich region daje 2 monety zamiast 1.
power-vengeful = Mściwe
    .personal = Mściwi
power-vengeful-text = Kto podbija region którejkolwiek z twoich ras, dostaje znacznik Zemsty. W następnej turze wszystkie regiony oznaczonych graczy kosztują cię o 1 żeton mniej (co najmniej 1).
power-wise = Zaradne
    .personal = Zaradni
power-wise-text = Dostajesz 2 monety w każdej turze, w której ta rasa jest wymierająca i ma region, także w turze ogłoszenia wymarcia.

## Righteous relics

relic-flying-doormat = Latająca Wycieraczka
    .genitive = Latającej Wycieraczki
    .accusative = Latającą Wycieraczkę
relic-flying-doormat-text = Raz na turę podbij region w dowolnym miejscu planszy za zwykły koszt. Nie służy do wejścia na planszę. Jeśli podbój się uda, Wycieraczka przenosi się tam.
relic-froggys-ring = Pierścień Frogga
    .genitive = Pierścienia Frogga
    .accusative = Pierścień Frogga
relic-froggys-ring-text = Na koniec swojej tury możesz położyć go w regionie swojej aktywnej rasy i zabrać 1 monetę każdemu graczowi, który ma obok aktywny żeton.
relic-stinky-trolls-socks = Śmierdzące Skarpety Trolla
    .genitive = Śmierdzących Skarpet Trolla
    .accusative = Śmierdzące Skarpety Trolla
relic-stinky-trolls-socks-text = Raz na turę podbij region tak, jakby był pusty: Bestie i żetony ras się nie liczą. Wyparty przeciwnik nie traci żetonu. Skarpety przenoszą się tam.
relic-scepter-of-avarice = Berło Zachłanności
    .genitive = Berła Zachłanności
    .accusative = Berło Zachłanności
relic-scepter-of-avarice-text = Na koniec swojej tury możesz położyć je w regionie swojej aktywnej rasy: monety z tego regionu się podwajają. Nie działa na monety od innych graczy ani w Krasnoludzkiej Zaginionej Kopalni.
relic-shiny-orb = Świecący Graal
    .genitive = Świecącego Graala
    .accusative = Świecący Graal
relic-shiny-orb-text = Raz na turę podbij region z pojedynczym aktywnym żetonem przeciwnika, zastępując go swoim z zasobnika (z ręki, jeśli zasobnik jest pusty). Musisz sięgać do tego regionu i mieć 1 żeton na ręce. Graal przenosi się tam.
relic-sword-of-killer-rabbit = Miecz Króliczego Zabójcy
    .genitive = Miecza Króliczego Zabójcy
    .accusative = Miecz Króliczego Zabójcy
relic-sword-of-killer-rabbit-text = Raz na turę jeden podbój kosztuje cię o 2 żetony mniej (co najmniej 1). Miecz przenosi się tam.

## Popular places

place-altar-of-souls = Ołtarz Ofiarny
    .accusative = Ołtarz Ofiarny
place-altar-of-souls-text = Na koniec swojej tury (wydanie polskie: przed punktowaniem, angielskie: po nim) możesz oddać jeden ze swoich wymierających żetonów z dowolnego miejsca planszy za 3 monety. Działa po wymarciu.
place-crypt-of-tomb-raider = Krypta Tomb-Raidera
    .accusative = Kryptę Tomb-Raidera
place-crypt-of-tomb-raider-text = Na koniec swojej tury możesz postawić Ducha w dowolnym regionie (wydanie angielskie: ale nie w tym): jest nietykalny. Po wymarciu Duch zostaje tam, gdzie jest. Kto podbije Kryptę, dostaje Ducha; wydanie polskie: Duch od razu tu wraca.
place-diamond-fields = Diamentowe Pola
    .accusative = Diamentowe Pola
place-diamond-fields-text = Dostajesz o 1 monetę więcej za ten region i za każdy inny region tego samego terenu, który ma ta sama rasa. Działa po wymarciu.
place-great-brass-pipe = Wielka Miedziana Rura
    .accusative = Wielką Miedzianą Rurę
place-great-brass-pipe-text = Dla ciebie wszystkie regiony tego samego terenu co ten sąsiadują ze sobą.
place-fountain-of-youth = Fontanna Młodości
    .accusative = Fontannę Młodości
place-fountain-of-youth-text = Na początku swojej tury dostajesz 1 żeton rasy, jeśli jest w zasobniku.
place-keep-on-motherland = Strażnica Ziemi Ojczystej
    .accusative = Strażnicę Ziemi Ojczystej
place-keep-on-motherland-text = Dostajesz o 1 monetę więcej, a podbój tego regionu kosztuje o 1 żeton więcej. Jedno i drugie działa po wymarciu.
place-mine-of-lost-dwarf = Krasnoludzka Zaginiona Kopalnia
    .accusative = Krasnoludzką Zaginioną Kopalnię
place-mine-of-lost-dwarf-text = Dostajesz o 2 monety więcej, także po wymarciu. Berło tu nie działa.
place-stonehedge = Kamienny Krąg
    .accusative = Kamienny Krąg
place-stonehedge-text = Do końca gry leży tu losowa zdolność specjalna i służy rasie, która ma ten region. Wydanie polskie: tylko aktywnej, a zdolność działająca jedynie po wymarciu służy wymierającej rasie tego gracza. Angielskie: po wymarciu służy, jeśli zdolność działa po wymarciu.
place-wickedest-pentacle = Najdziwniejszy Pacyfgram
    .accusative = Najdziwniejszy Pacyfgram
place-wickedest-pentacle-text = Kto go odkryje, może wysłać Balroga do regionu obok; później, kto go ma, może w każdej turze przesunąć Balroga o jeden region. Balrog wypiera każdego, kogo zastanie, a ten traci 2 żetony. Region Balroga jest nietykalny dla wszystkich i nikomu nie daje monet.

## Markers

marker-volcano = Wulkan
marker-great-ancient = Wielki Przedwieczny
marker-balrog = Balrog
marker-ghost = Duch Tomb-Raidera
marker-queen = Królowa
marker-bag = Torba Wielu Rzeczy
