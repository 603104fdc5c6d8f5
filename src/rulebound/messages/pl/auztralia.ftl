# AuZtralia: set-up, prompts, options, log lines, the state of the table, reasons.
game = AuZtralia
game-about = Buduj tory, wydobywaj, zakładaj farmy i bądź w pogotowiu: w połowie gry budzą się Przedwieczni, a oni też zdobywają punkty.
game-length = 45 do 120 minut

setup-map = Mapa
setup-map-help = Wschód to zwykła strona planszy. Na Zachodzie porty mogą się stykać, a na terenach rolniczych może stać każda farma; TaZmania to wyspa dla jednej lub dwóch osób, a jej porty i liczby to nasza rekonstrukcja.
setup-map-east = Wschód
setup-map-west = Zachód
setup-map-tazmania = TaZmania
setup-first = Pierwszy gracz
setup-first-help = Kto działa pierwszy. Pierwszy gracz stawia port jako ostatni.
setup-first-random = Losowo
setup-first-seat-1 = Gracz 1
setup-first-seat-2 = Gracz 2
setup-first-seat-3 = Gracz 3
setup-first-seat-4 = Gracz 4
setup-coop = Tryb kooperacyjny
setup-coop-help = Od dwóch do czterech graczy pomaga sobie i wygrywa tylko wtedy, gdy każdy z nich pokona Przedwiecznych.
setup-edition = Wydanie zasad
setup-edition-help = Gdy wydania się różnią: opłaty za cudze tory w trybie kooperacyjnym, Kneebone i pociągi, kopalnie za Przedwiecznym, reszta punktów ze wspólnej zdobyczy.
setup-edition-french = Francuskie
setup-edition-polish = Polskie
setup-challenge = Wyzwanie
setup-challenge-help = Trudniejsze rozgrywki dla trzech lub czterech graczy.
setup-challenge-none = Brak
setup-challenge-medium = Średnie: świątynie z Przedwiecznymi
setup-challenge-hard = Trudne: i bez pustych kafelków
setup-challenge-insane = Szalone: i więcej Przedwiecznych
setup-solo = Poziom solo
setup-solo-help = Z czym zaczyna samotny gracz.
setup-solo-easy = Niski
setup-solo-hard = Wysoki
setup-solo-insane = Szalony
setup-objective = Cel solo
setup-objective-help = Samotny gracz może dążyć do czegoś, co na koniec da punkty.
setup-objective-none = Brak
setup-objective-drawn = Losowy
setup-objective-chosen = Wybrany przez gracza
setup-variants = Warianty dla dwóch graczy
setup-variants-help = We dwoje można grać z jednym lub dwoma wariantami. Wszystkie są nasze własne: drukowane nie są publicznie dostępne.
setup-variants-none = Brak
setup-variants-one = Jeden, z jednej karty
setup-variants-two = Dwa, z dwóch kart
setup-pack = Zawartość
setup-pack-help = Jakimi mapami, kafelkami i kartami gracie.
setup-pack-standard = Standardowa: częściowo odtworzona

hex = { $id }

prompt-port = Gdzie budujesz port? Od niego zaczynają się tory.
prompt-objective = Do którego celu dążysz?
prompt-variant = Wybierz wariant tej rozgrywki. Do wyboru jeszcze: { $left }.
prompt-act = Wybierz akcję.
prompt-rail = Połóż odcinek torów między dwoma heksami. W tej akcji zostało: { $rails }.
prompt-dig = Co wydobywasz? Bierzesz wszystkie żetony jednego rodzaju z jednego heksu.
prompt-sweep = Zapłacić sztukę złota i wymienić postacie przed wyborem?
prompt-clear = Które postacie odrzucasz?
prompt-recruit = Którą postać bierzesz?
prompt-keep = Oglądasz wierzch talii. Którą postać zatrzymujesz? Druga wraca na wierzch.
prompt-swap = Wymienić postać na jedną z ekspozycji?
prompt-buy = Którą jednostkę kupujesz?
prompt-trade = Import albo eksport. Zostało: { $left }.
prompt-for-whom = Kto to dostaje?
prompt-farm = Załóż farmę. W tej akcji zostało: { $left }.
prompt-target = Który heks atakujesz?
prompt-send = Które jednostki ruszają na { $hex }? { $time ->
    [0] Jeszcze nikt nie wyruszył.
    [one] Na razie atak kosztuje 1 punkt czasu.
    [few] Na razie atak kosztuje { $time } punkty czasu.
    [many] Na razie atak kosztuje { $time } punktów czasu.
   *[other] Na razie atak kosztuje { $time } punktów czasu.
  }
prompt-sally = Przedwieczni weszli na twoje farmy. Zaatakować, zanim je splugawią?
prompt-fight = Walka na { $hex }. Poczytalność: { $sanity }. { $cards ->
    [0] Nie odkryto jeszcze żadnej karty.
    [one] Odkryto jedną kartę.
    [few] Odkryto { $cards } karty.
    [many] Odkryto { $cards } kart.
   *[other] Odkryto { $cards } kart.
  }
prompt-jones = Karta { $card } leży odkryta. Czy Kapral Jones wycofa jednostki, zanim zadziała?
prompt-damage = Który stos otrzymuje obrażenia? Do rozdzielenia: { $left }.
prompt-neumann = Którą straconą jednostkę ratuje Franz Neumann?
prompt-strike = { $character } zadaje { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażeń
  }: któremu Przedwiecznemu?
prompt-sacrifice = Którą jednostkę poświęca Generał Takanashi?
prompt-mend = Z której jednostki Luigi Caprotti zdejmuje obrażenie?
prompt-davies = Który kafelek odkrywa Agent Davies? Zostało: { $left }.
prompt-lrog = Który Przedwieczny otrzymuje 2 obrażenia?
prompt-danger = Którą świątynię wysadza Desta Danger?
prompt-appleseed = Którą farmę przywraca Jenny Appleseed? Można jeszcze: { $left }.
prompt-flounder = Którą jednostkę sprowadza Kapitan Flounder?
prompt-kitchener = Która postać idzie za Kitchenerem?

option-port = Port na { $hex }
option-objective = { $objective }
option-variant = { $variant }
option-railway = Buduj tory, nie przez wyżyny
option-hills = Buduj tory w dowolnym miejscu
option-mine = Wydobywaj
option-help = Zwerbuj pomoc
option-military = Kup jednostkę
option-trade = Import i eksport
option-farming = Zakładaj farmy
option-attack = Atakuj
option-retrieve = Odzyskaj kostki
option-play = Zagraj: { $character }
option-rail = Tory z { $hex } na { $to-hex }
option-dig = Weź { NAME($goods, case: "accusative") } z { $hex }
option-look = Obejrzyj dwie karty z wierzchu talii za sztukę złota
option-sweep = Zapłać sztukę złota i wymień postacie
option-clear = Odrzuć { NAME($character, case: "accusative") }
option-recruit = Weź { NAME($character, case: "accusative") }
option-keep = Zatrzymaj { NAME($character, case: "accusative") }
option-swap = Wymień na { NAME($character, case: "accusative") }
option-buy = Kup { $number } { NAME($unit, $number, case: "counted") }
option-import = Importuj { NAME($goods, case: "accusative") }
option-export = Eksportuj { NAME($goods, case: "accusative") } za sztukę złota
option-give = { $seat }
option-farm = Farma { NAME($farm, case: "genitive") } na { $hex }
option-target = Atakuj { $hex }
option-send = Wyślij { $number } { NAME($unit, $number, case: "counted") }
option-sally = Atakuj { $hex }
option-fight = Odkryj kartę
option-withdraw = Wycofaj { $who }
option-hit = { $unit }
option-use = Wezwij { NAME($character, case: "accusative") }
option-strike = { $foe } ({ $tile })
option-sacrifice = Poświęć { NAME($unit, case: "accusative") }
option-mend = Zdejmij obrażenie: { $unit }
option-save = Ocal { NAME($unit, case: "accusative") }
option-uncover = Odkryj kafelek na { $hex }
option-bombard = { $foe } na { $hex } ({ $tile })
option-demolish = Świątynia na { $hex }
option-restore = Przywróć farmę na { $hex }
option-enlist = Weź { NAME($unit, case: "accusative") }

facts-railway = { $time } PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }, 1 węgiel i 1 żelazo
facts-hills = { $time } PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }, 1 węgiel i 1 żelazo
facts-mine = { $time } PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-help = { $time } PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-military = { $time } PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  } i cena
facts-trade = { $time } PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-farming = 1 PCz za każdą farmę, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-attack = od 1 do 3 PCz, { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-retrieve = { $time } PCz, { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostek
  }
facts-port = { $near ->
    [0] brak surowców do dwóch heksów stąd
    [one] 1 żeton do dwóch heksów stąd
    [few] { $near } żetony do dwóch heksów stąd
    [many] { $near } żetonów do dwóch heksów stąd
   *[other] { $near } żetonów do dwóch heksów stąd
  }
facts-rail = { $terrain } – { $to-terrain }
facts-dig = { $number }, { $time } PCz
facts-farm = { $terrain }
facts-buy = { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }, zasięg { $range }, odporność { $capacity }
facts-enlist = zasięg { $range }, odporność { $capacity }
facts-send = zasięg { $range }, odporność { $capacity }
facts-target = { lair }
facts-sally = { lair }
lair = odległość { $range }, { worth } na widoku, zakryte: { $hidden }
facts-strike = obrażenia { $damage } z { $capacity }, { worth }
facts-bombard = obrażenia { $damage } z { $capacity }, { worth }
facts-hit = obrażenia { $damage } z { $capacity }
facts-mend = obrażenia { $damage } z { $capacity }
facts-uncover = poziom { $level }
facts-objective = { worth }
worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
  }

reveals-character = Odkryją się następne postacie z talii.
reveals-tiles = Odkryje się to, co leży tam zakryte.

event-turn = Działa { $seat }, pole { $space }.
event-port = { $seat } buduje port na { $hex }.
event-objective = Cel: { $objective }.
event-variant = Wariant: { $variant }.
event-time = { $seat } wydaje { $number ->
    [one] 1 punkt czasu
    [few] { $number } punkty czasu
    [many] { $number } punktów czasu
   *[other] { $number } punktów czasu
  } i staje na polu { $space }.
event-rail = { $seat } kładzie tory z { $hex } na { $to-hex }.
event-dug = { $seat } wydobywa { $number } { NAME($goods, $number, case: "counted") } na { $hex }.
event-looked = { $seat } płaci sztukę złota i ogląda wierzch talii.
event-cleared = { $seat } płaci sztukę złota i odrzuca { $number ->
    [one] 1 postać
    [few] { $number } postacie
    [many] { $number } postaci
   *[other] { $number } postaci
  }.
event-recruited = { $seat } werbuje { NAME($character, case: "accusative") }.
event-kept = { $seat } zatrzymuje { NAME($character, case: "accusative") }.
event-swapped = { $seat } odkłada { NAME($character, case: "accusative") } i bierze { NAME($to-character, case: "accusative") }.
event-enlisted = { $seat } dostaje { $number } { NAME($unit, $number, case: "counted") }.
event-imported = { $seat } bierze z zasobów { NAME($goods, case: "accusative") }.
event-exported = { $seat } eksportuje { NAME($goods, case: "accusative") }.
event-gave = Oddaje to { $seat }, dostaje { $to-seat }.
event-farmed = { $seat } zakłada farmę { NAME($farm, case: "genitive") } na { $hex }.
event-retrieved = { $seat } odzyskuje wszystkie kostki.
event-awakened = Przedwieczni się poruszają: ich dysk staje na polu { $space }.
event-revelation = Wydarzenie: { $revelation }.
event-revealed = Kafelek na { $hex } zostaje odkryty: { $foe }.
event-movement = Karta { $number } porusza Przedwiecznych.
event-moved = { $foe } idzie z { $from-hex } na { $to-hex }.
event-blighted = Farma na { $hex } ({ $seat }) zostaje splugawiona.
event-spared = Farma na { $hex } ({ $seat }) jest ocalona.
event-assassinated = { $character } ginie z rąk zabójcy.
event-spawned = Ze świątyni na { $hex } wychodzi: { $foe }.
event-benefit = { $seat } zyskuje { $number } { NAME($benefit, $number, case: "counted") }.
event-at-port = { $foe } dociera do portu na { $hex } ({ $seat }).
event-attacked = { $seat } atakuje { $hex }.
event-combat = { $seat } walczy na { $hex }.
event-combat-card = { $seat } odkrywa kartę { $number }.
event-wounded = { $foe } na { $hex } otrzymuje { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
    [many] { $number } obrażeń
   *[other] { $number } obrażeń
  }, zadaje { $seat }.
event-healed = { $foe } na { $hex } odzyskuje siły.
event-destroyed = { $seat } niszczy { NAME($foe, case: "accusative") }, wartość: { value }.
event-destroyed-together = { $foe } ginie we wspólnej walce, wartość: { value }.
value = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktów
  }
event-share = { $seat } dostaje z tego { value }.
event-unit-hurt = { $seat }: { $unit } otrzymuje { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
    [many] { $number } obrażeń
   *[other] { $number } obrażeń
  }.
event-unit-lost = { $seat } traci { NAME($unit, case: "accusative") }.
event-unit-saved = { $seat }: { $unit } jednak wraca do koszar.
event-unit-mended = { $seat } zdejmuje obrażenie: { $unit }.
event-sanity-lost = { $seat } traci poczytalność: { $number }, zostaje { $left }.
event-withdrew = { $seat } wycofuje { $who }.
event-defeated = { $seat } ponosi porażkę.
event-combat-over = { $seat } kończy walkę na { $hex }.
event-helped = { $seat } ma pomoc: { $character }.
event-played = { $seat } zagrywa { NAME($character, case: "accusative") }.
event-gained = { $seat } dostaje { $number } { NAME($goods, $number, case: "counted") }.
event-restored = { $seat } przywraca farmę na { $hex }.
event-demolished = { $seat } wysadza świątynię na { $hex }.
event-port-held = { $seat }: port wytrzymuje.
event-port-lost = { $seat }: port upada.
event-ended = Koniec gry. Wszystkie kafelki są odkryte: Przedwieczni mają { value }.

status-reconstructed = Miejsca portów, karty i niektóre liczby w tej grze są odtworzone: nie zgadzają się z drukowanymi.
status-edition = Gdy wydania zasad się różnią: { $edition }
status-coop = Wszyscy grają razem
status-challenge = Wyzwanie: { $challenge }
status-solo = Poziom solo: { $level }
status-objective = Cel: { $objective }
status-variant = Wariant: { $variant }
status-disc = Pole { $space }: { $seat }
status-old-ones-disc = Pole { $space }: Przedwieczni
status-score = { $seat }: { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktów
  }
status-old-ones-score = Przedwieczni: { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktów
  } na widoku
status-stores = { $seat }: złoto { $gold }, węgiel { $coal }, żelazo { $iron }, fosforany { $phosphate }
status-pieces = { $seat }: kostki w sztabie { $cubes }, zostało torów { $rails }, farm { $farms }
status-barracks = { $seat }: { $unit } ×{ $number }
status-holds = { $seat } ma kartę: { $character }
status-offer = Na ekspozycji: { $character }
status-fight = { $seat } walczy na { $hex }, poczytalność { $number }
status-port-at = { $hex }: port, { $seat }
status-foe-at = { $hex }: { $foe }, wartość { $number }, obrażenia { $damage } z { $capacity }
status-hidden-at = { $hex }: zakryty kafelek poziomu { $number }
status-goods-at = { $hex }: { $goods } ×{ $number }
status-farm-at = { $hex }: farma { NAME($farm, case: "genitive") }, { $seat }
status-blight-at = { $hex }: splugawiona farma { NAME($farm, case: "genitive") }, { $seat }
status-ground = { $hex } to { $terrain }{ $number ->
    [0] .
   *[other] , poziom { $number }, numer { $printed }.
  }
status-border = Graniczy z tym { $hex } { $terrain }
status-rail-to = Tory na { $hex }: { $seat }

why-not-now = To robi się w swojej turze: gdy twój dysk jest ostatni.
why-no-time = Twój dysk jest na końcu toru czasu: więcej już nie działasz.
why-no-cube = Nie masz kostki w sztabie: najpierw odzyskaj kostki.
why-box-gold = Na tym polu leży { $cubes ->
    [one] 1 twoja kostka
    [few] { $cubes } twoje kostki
    [many] { $cubes } twoich kostek
   *[other] { $cubes } twoich kostek
  }: ponowne użycie kosztuje tyle samo złota, a masz { $gold }.
why-box-open = Możesz to zrobić: { $time } PCz, złoto za pole: { $gold }.
why-no-fuel = Tory kosztują węgiel i żelazo; masz węgla { $coal }, a żelaza { $iron }.
why-no-rails = Nie masz już odcinków torów.
why-no-edge = Nie ma gdzie położyć torów: każda krawędź przy twojej połączonej sieci jest zajęta albo prowadzi do Przedwiecznych, na wyżyny lub jezioro.
why-no-hills-edge = Nie ma gdzie położyć torów: każda krawędź przy twojej połączonej sieci jest zajęta albo prowadzi do Przedwiecznych.
why-nothing-to-mine = Na heksach połączonych z twoim portem nic nie leży.
why-nobody-to-recruit = Nie ma żadnej postaci do wzięcia.
why-no-unit = Nie stać cię na żadną jednostkę.
why-no-farm-site = Nie ma pustego połączonego heksu z terenem odpowiednim dla farmy, którą jeszcze masz.
why-no-target = Żadna twoja jednostka nie sięga do Przedwiecznego.
why-no-force = Nie masz jednostek.
why-not-adjacent = { $hex } i { $to-hex } nie leżą obok siebie.
why-edge-taken = Między { $hex } a { $to-hex } leżą już tory ({ $seat }).
why-haunted-edge = Na { $hex } jest Przedwieczny: tory tam nie prowadzą.
why-edge-far = Ani { $hex }, ani { $to-hex } nie ma połączenia z twoim portem torami wolnymi od Przedwiecznych.
why-needs-hills = { $hex } to { $terrain }: tory wymagają tam drugiego pola budowy, za 3 punkty czasu, albo postaci Timothy Brassey.
why-rail-open = Między { $hex } a { $to-hex } można położyć tory.
why-not-linked = Twoje tory nie łączą { $hex } z portem.
why-line-blocked = Twoje tory sięgają { $hex }, ale na drodze do portu stoi Przedwieczny.
why-haunted = Na { $hex } jest Przedwieczny.
why-no-goods = Na { $hex } nie ma { NAME($goods, case: "genitive") }.
why-bare = Na { $hex } nic nie leży.
why-dig-open = Możesz wydobyć { $number } { NAME($goods, $number, case: "counted") } na { $hex }.
why-port-there = Na { $hex } jest port.
why-farm-there = Na { $hex } jest już farma.
why-goods-there = Na { $hex } jest jeszcze surowiec ({ $goods }): farma wymaga pustego heksu.
why-wrong-ground = { $hex } to { $terrain }: zły teren dla farmy { NAME($farm, case: "genitive") }.
why-no-ground = { $hex } to { $terrain }: nie może tam stać żadna farma.
why-no-farms-left = Wszystkie twoje farmy { NAME($farm, case: "genitive") } są już założone.
why-farm-open = Na { $hex } można założyć farmę { NAME($farm, case: "genitive") }.
why-no-old-one = Na { $hex } nie ma Przedwiecznego.
why-out-of-range = { $hex } leży { $distance ->
    [one] 1 heks
    [few] { $distance } heksy
    [many] { $distance } heksów
   *[other] { $distance } heksów
  } od twoich torów, a twoje jednostki mają zasięg najwyżej { $range }.
why-out-of-reach = Nie da się dotrzeć na { $hex }: na drodze są Przedwieczni.
why-attack-open = Twoje jednostki sięgają { $hex }: heks leży { $distance ->
    [0] przy twoich torach
    [one] 1 heks od nich
    [few] { $distance } heksy od nich
    [many] { $distance } heksów od nich
   *[other] { $distance } heksów od nich
  }.
why-none-left = Tej jednostki nie ma już w zasobach: { $unit }.
why-unit-gold = { $unit }: cena { $price }, a złota masz na to { $gold }.
why-buy-open = Możesz kupić { NAME($unit, case: "accusative") }, cena w złocie: { $price }.
why-two-infantry = Po dwie jednostki naraz można kupić tylko piechotę.
why-not-on-display = Na ekspozycji nie ma tej postaci: { $character }.
why-recruit-open = Możesz wziąć { NAME($character, case: "accusative") }.
why-not-held = Nie masz tej postaci: { $character }.
why-helps-itself = { $character }: tej karty się nie zagrywa, pomaga w swoim czasie.
why-useless-now = { $character }: teraz nic by to nie dało.
why-play-open = Możesz zagrać { NAME($character, case: "accusative") }.
why-no-site = Na { $hex } nie ma symbolu portu.
why-port-near = { $hex } leży zbyt blisko innego portu.
why-port-open = Na { $hex } można postawić port.

result-players-win = Przedwieczni są pokonani, wygrywa ten, kto ma najwięcej punktów.
result-together-win = Każdy z was pokonał Przedwiecznych: wszyscy wygrywacie.
result-old-ones-win = Czas minął, a Przedwieczni mają za dużo punktów.
result-port-lost-players-win = Upadł port, ale Przedwieczni mają mniej punktów: wygrywa ten, kto ma ich najwięcej.
result-port-lost-together-win = Upadł port, ale każdy z was ma więcej punktów niż Przedwieczni: wszyscy wygrywacie.
result-port-lost-old-ones-win = Upadł port, a Przedwieczni mają za dużo punktów.
