# Small World Underground: set-up, prompts, options, log lines, the state of the table, reasons.
game = Small World Underground
game-about = Rasy rosną i wymierają pod ziemią. Wybierz rasę ze zdolnością, podbijaj, zbieraj monety i wiedz, kiedy odpuścić.
game-length = 40 do 90 minut

setup-first = Pierwszy gracz
setup-first-help = Kto zaczyna.
setup-first-random = Losowo
setup-first-seat-1 = Gracz 1
setup-first-seat-2 = Gracz 2
setup-first-seat-3 = Gracz 3
setup-first-seat-4 = Gracz 4
setup-first-seat-5 = Gracz 5
setup-coins = Monety
setup-coins-help = Według zasad do końca nikt nie widzi, ile monet mają inni.
setup-coins-hidden = Ukryte, jak w zasadach
setup-coins-open = Jawne dla wszystkich
setup-edition = Wydanie
setup-edition-help = Według której instrukcji gracie. Różnią się co do Płomyczków, Ducha, zdolności Wampiryczne, Ołtarza, Torby i Kamiennego Kręgu.
setup-edition-polish = Polska instrukcja
setup-edition-english = Angielska instrukcja

region = { $id }
    .genitive = { $id }
    .accusative = { $id }
    .locative = { $id }
# On a drawn board the regions have plain numbers.
region-shown = region { $number }
    .genitive = regionu { $number }
    .accusative = region { $number }
    .locative = regionie { $number }

prompt-choose = Wybierz rasę ze zdolnością. Każda kolejna w dół kosztuje o monetę więcej.
prompt-volcano = Gdzie stanie Wulkan? Płomyczki wchodzą na planszę obok niego.
prompt-mimic = Zamień swoją zdolność ({ $power }) na jedną z dostępnych albo ją zachowaj.
prompt-reborn = Ożywić region wymierającej rasy żetonem rasy aktywnej?
prompt-ancient = Przenieść Wielkiego Przedwiecznego do innego z twoich regionów?
prompt-choose-way = Podbijasz dalej tą rasą czy ogłaszasz jej wymarcie?
prompt-conquer = Podbij region albo zakończ. Na ręce: { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonów
  }{ $hammers ->
    [0] {""}
    [one] , 1 młot
    [few] , { $hammers } młoty
    [many] , { $hammers } młotów
   *[other] , { $hammers } młotów
  }.
prompt-conquer-with = Który region podbijasz wybraną relikwią? Na ręce: { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonów
  }{ $hammers ->
    [0] {""}
    [one] , 1 młot
    [few] , { $hammers } młoty
    [many] , { $hammers } młotów
   *[other] , { $hammers } młotów
  }.
prompt-balrog = Wysłać Balroga do sąsiedniego regionu?
prompt-redeploy-take = Przegrupowanie: zabierz nadmiarowe żetony z regionu albo idź dalej. Na ręce: { $tokens }.
prompt-redeploy = Rozstaw żetony w swoich regionach. Na ręce: { $tokens }.
prompt-entomb-take = Twoja rasa wymiera ze wszystkimi żetonami: zabierz nadmiarowe z regionu albo idź dalej. Na ręce: { $tokens }.
prompt-entomb = Rozstaw żetony wymierającej rasy. Na ręce: { $tokens }.
prompt-withdraw = Rozstaw wyparte żetony. Na ręce: { $tokens }.
prompt-armor = Połóż Zgrzybiały Pancerz w jednym ze swoich regionów. Zostało: { $armors }.
prompt-queen = Gdzie zasiądzie Królowa? Jej regionu nikt nie może podbić.
prompt-ghost = Wysłać Ducha na straż regionu? Przeciwnicy gracza, który ma ten region, nie mogą go podbić.
prompt-scepter = Położyć Berło Zachłanności w regionie? Da on podwójne monety.
prompt-ring = Położyć Pierścień Frogga w regionie? Każdy, kto ma obok aktywną rasę, płaci ci monetę.
prompt-bag = Użyć Torby jako relikwii w jednym z twoich regionów?
prompt-decline-how = Co z żetonami wymierającej rasy?
prompt-sacrifice = Oddać żeton wymierającej rasy na Ołtarz Ofiarny za 3 monety?

option-choose = { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  } { $race } { $price ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monet
  }
option-volcano = Wulkan w { NAME($region, case: "locative") }
option-mimic = { $power }, teraz przy: { $race }
option-reborn = Ożyw { $region }
option-ancient = Wielki Przedwieczny do { NAME($region, case: "genitive") }
option-go-on = Podbijaj dalej
option-decline = Ogłoś wymarcie
option-conquer = Podbij { $region }
option-attempt = Ostatni podbój z kostką: { $region }
option-roll = Rzuć kostką: { $region }
option-bite = Zastąp pojedynczy żeton w { NAME($region, case: "locative") } (Wampiryczne)
option-swap = Zastąp pojedynczy żeton w { NAME($region, case: "locative") }
option-abandon = Porzuć { $region }
option-use = Następny podbój: { $relic }
option-use-bag = Następny podbój: Torba jako { $relic }
option-balrog = Balrog do { NAME($region, case: "genitive") }
option-take = Zabierz nadmiarowe żetony z { NAME($region, case: "genitive") }
option-place = { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonów
  } do { NAME($region, case: "genitive") }
option-armor = Pancerz w { NAME($region, case: "locative") }
option-queen = Królowa w { NAME($region, case: "locative") }
option-ghost = Duch do { NAME($region, case: "genitive") }
option-scepter = Berło w { NAME($region, case: "locative") }
option-ring = Pierścień w { NAME($region, case: "locative") }
option-bag = Torba jako { $relic } w { NAME($region, case: "locative") }
option-keep-one = W każdym regionie zostaje jeden żeton
option-keep-all = Zostają wszystkie żetony (Grobowe)
option-vanish = Wszystkie znikają: 2 monety za każdy region
option-sacrifice = Poświęć żeton z { NAME($region, case: "genitive") }

facts-choose = { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonów
  }{ $coins ->
    [0] {""}
    [one] , leży przy niej 1 moneta
    [few] , leżą przy niej { $coins } monety
    [many] , leży przy niej { $coins } monet
   *[other] , leży przy niej { $coins } monet
  }
facts-conquer = { $terrain }, koszt: { $cost }
facts-attempt = { $terrain }, koszt: { $cost }; wystarczy { $faces } z 6 ścianek, { $chance } %
facts-roll = { $terrain }, koszt: { $cost }; wystarczy { $faces } z 6 ścianek, { $chance } %
facts-bite = { $terrain }
facts-swap = { $terrain }
facts-abandon = { $terrain }
facts-reborn = { $terrain }
facts-ancient = { $terrain }
facts-balrog = { $terrain }
facts-take = { $terrain }
facts-place = { $terrain }
facts-armor = { $terrain }
facts-queen = { $terrain }
facts-ghost = { $terrain }
facts-scepter = { $terrain }
facts-ring = { $terrain }
facts-sacrifice = { $terrain }

reveals-die = Padnie rzut kostką.
reveals-race = Ze stosów wyjdzie następna rasa.
reveals-find = Bestie odchodzą, a to, czego strzegą, wychodzi na jaw.
reveals-coins = To pokaże, którzy sąsiedzi mają monety.
regret-abandon = Oddajesz ten region: jego żetony wracają na rękę.

event-turn = Tura { $round }: gra { $seat }.
event-chose = { $seat } wybiera: { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  } { $race }, { $price ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monet
  }{ $coins ->
    [0] .
    [one] , i znajduje przy nich 1 monetę.
    [few] , i znajduje przy nich { $coins } monety.
    [many] , i znajduje przy nich { $coins } monet.
   *[other] , i znajduje przy nich { $coins } monet.
  }
event-offered = Nowy zestaw do wyboru: { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  } { $race }.
event-mimicked = { $seat } zamienia zdolności i ma teraz: { $power }. Poprzednią dostają { $race }.
event-volcano-placed = { $seat } stawia Wulkan w { NAME($region, case: "locative") }.
event-volcano-left = Wulkan gaśnie.
event-ancient-moved = { $seat }: Wielki Przedwieczny jest w { NAME($region, case: "locative") }.
event-ancient-left = Wielki Przedwieczny opuszcza planszę.
event-reborn = { $seat }: { $race } odradzają się w { NAME($region, case: "locative") }.
event-born = { $seat } dostaje { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonów
  } ({ $race }).
event-hammers = { $seat } wykuwa { $number ->
    [one] 1 Srebrny Młot
    [few] { $number } Srebrne Młoty
    [many] { $number } Srebrnych Młotów
   *[other] { $number } Srebrnych Młotów
  }.
event-armored = { $seat } kładzie Zgrzybiały Pancerz w { NAME($region, case: "locative") }.
event-abandoned = { $seat } porzuca { $region }.
event-conquered = { $seat } podbija { $region } { NAME($race, case: "instrumental") }, żetony: { $number }.
event-rolled = { $seat } rzuca kostką, cel: { $region }. Wynik: { $number }.
event-failed = { $seat }: nieudany podbój { NAME($region, case: "genitive") }.
event-ousted = { $seat }: { $race } tracą { $region }. Stracone żetony: { $lost } z { $number }.
event-taxed = { $seat } płaci monetę za Licze, dostaje ją { $to-seat }.
event-martyred = { $seat } dostaje monetę za męczenników.
event-marked = { $seat } poprzysięga zemstę, cel: { $by-seat }.
event-robbed = { $seat } zabiera monetę, traci ją { $from-seat }.
event-faded = { $seat }: znikają ostatnie żetony ({ $race }).
event-found-place = { $seat } odkrywa { NAME($place, case: "accusative") } w { NAME($region, case: "locative") }.
event-found-relic = { $seat } znajduje { NAME($relic, case: "accusative") } w { NAME($region, case: "locative") }.
event-hedge = Kamienny Krąg użycza zdolności: { $power }.
event-balrog-moved = { $seat } wysyła Balroga do { NAME($region, case: "genitive") }.
event-relic-moved = { $seat } używa { NAME($relic, case: "genitive") } w { NAME($region, case: "locative") }.
event-bag-moved = { $seat } używa Torby jako { NAME($relic, case: "genitive") } w { NAME($region, case: "locative") }.
event-bag-left = Torba wraca do właściciela.
event-queen-moved = { $seat }: Królowa zasiada w { NAME($region, case: "locative") }.
event-queen-left = Królowa opuszcza planszę.
event-ghost-moved = { $seat } wysyła Ducha do { NAME($region, case: "genitive") }.
event-ghost-left = Duch opuszcza planszę.
event-left-river = { $seat } opuszcza rzekę: { $region }.
event-placed = { $seat } stawia { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonów
  } ({ $race }) w { NAME($region, case: "locative") }.
event-declined = { $seat }: { $race } wymierają.
event-scored = { $seat } { $number ->
    [0] nie dostaje monet
    [one] dostaje 1 monetę:
    [few] dostaje { $number } monety:
    [many] dostaje { $number } monet:
   *[other] dostaje { $number } monet:
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $regions } za regiony
  }{ $race ->
    [0] {""}
   *[other] {" "}+ { $race } za rasę
  }{ $power ->
    [0] {""}
   *[other] {" "}+ { $power } za zdolność
  }{ $place ->
    [0] {""}
   *[other] {" "}+ { $place } za miejsca
  }{ $relic ->
    [0] {""}
   *[other] {" "}+ { $relic } za relikwie
  }.
event-collected = { $seat } zbiera monety.
event-counted = { event-scored } Inni nie widzą, ile.
event-sacrificed = { $seat } poświęca żeton w { NAME($region, case: "locative") } za 3 monety.

status-round = Tura { $round } z { $rounds }
status-reconstructed = Ta mapa jest odtworzona: Bestie i wulkany nie stoją tam, gdzie na drukowanej planszy.
status-coins = { $seat }: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
  }
status-active = { $seat }: { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  } { $race }, { $regions ->
    [one] 1 region
    [few] { $regions } regiony
    [many] { $regions } regionów
   *[other] { $regions } regionów
  }, na ręce: { $tokens }
status-in-decline = { $seat }, wymierająca rasa: { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  } { $race }, { $regions ->
    [one] 1 region
    [few] { $regions } regiony
    [many] { $regions } regionów
   *[other] { $regions } regionów
  }{ $tokens ->
    [0] {""}
   *[other] , do rozstawienia: { $tokens }
  }
status-bare-decline = { $seat }, wymierająca rasa: { $race }, { $regions ->
    [one] 1 region
    [few] { $regions } regiony
    [many] { $regions } regionów
   *[other] { $regions } regionów
  }
status-monsters = { $region } { $terrain }: Bestie ×{ $number }
status-stands = { $region } { $terrain }: { $race } ×{ $number }, { $seat }
status-stands-declined = { $region } { $terrain }: { $race } ×{ $number }, { $seat }, wymierająca rasa
status-place-at = { $region }: { $place }
status-relic-at = { $region }: { $relic }
status-marker-at = { $region }: { $marker }
status-armor-at = { $region }: Zgrzybiały Pancerz ×{ $number }
beside-race = { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  }
status-offer = Do wyboru: { GENDER($race) ->
    [personal] { NAME($power, case: "personal") }
   *[other] { $power }
  } { $race }{ $coins ->
    [0] {""}
    [one] , leży przy nich 1 moneta
    [few] , leżą przy nich { $coins } monety
    [many] , leży przy nich { $coins } monet
   *[other] , leży przy nich { $coins } monet
  }

status-ground = { $region }, teren: { $terrain }{ $edge ->
    [0] .
   *[other] , przy krawędzi planszy.
  }
status-border = Sąsiaduje z nim { $region }, { $terrain }

why-not-now = Regiony podbija się w swojej turze, po decyzji, że podbijasz dalej.
why-rolled = Po rzucie kostką nie ma już podbojów w tej turze.
why-chasm = W { NAME($region, case: "locative") } jest Przepaść: nikt nie może tam wejść ani jej przekroczyć.
why-own = Ten teren już jest twój: { $region }.
why-balrog = W { NAME($region, case: "locative") } jest Balrog: nikt nie może podbić jego regionu.
why-immune = W { NAME($region, case: "locative") } nic nie zdziałasz: jest dla ciebie nietykalny.
why-barred = W { NAME($region, case: "locative") } są Licze, a nie masz dla nich monety.
why-no-tokens = Nie masz na ręce żetonu rasy, a każdy podbój go wymaga.
why-open = Podbój { NAME($region, case: "genitive") } kosztuje { $cost }, a masz { $tokens }.
why-die = Podbój { NAME($region, case: "genitive") } kosztuje { $cost }, a masz { $tokens }: pomóc może tylko kostka.
why-too-dear = Podbój { NAME($region, case: "genitive") } kosztuje { $cost }, a masz { $tokens }: za mało, nawet z kostką.
why-lone = W { NAME($region, case: "locative") } stoi pojedynczy żeton: wybrana relikwia może go zastąpić.
why-not-lone = W { NAME($region, case: "locative") } nie stoi pojedynczy aktywny żeton przeciwnika, a wybrana relikwia niczego innego nie zastąpi.
why-guarded = W { NAME($region, case: "locative") } są Gnomy: możesz zaatakować tylko z regionu obok i samymi żetonami.
why-no-entry = Twoja rasa nie może zacząć od { NAME($region, case: "genitive") }: rasa bez regionów wchodzi od krawędzi.
why-not-adjacent = Twoja aktywna rasa nie ma regionu obok { NAME($region, case: "genitive") }.

result-most-coins = Wygrywa najbogatszy gracz.
result-most-tokens = Remis w monetach: decydują żetony na planszy.
