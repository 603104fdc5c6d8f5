### AuZtralia, Revenge of the Old Ones: Mythos cards, roles, pieces, set-up, prompts, options and log lines.

## Mythos cards of the Old One player

mythos-chthonian = Chthonianin
mythos-chthonian-text = Usuń odcinek torów z dowolnego miejsca mapy. Wraca do właściciela.
mythos-dholes = Dhole
mythos-dholes-text = Usuń odcinek torów z dowolnego miejsca mapy, a potem połóż kafelek bez wydawania czasu.
mythos-dark-young = Mroczne Młode
mythos-dark-young-text = Losowy nieużyty kafelek poziomu 3 trafia odkryty na żeton odrodzenia.
mythos-servitor-of-the-outer-gods = Sługa Zewnętrznych Bogów
mythos-servitor-of-the-outer-gods-text = Losowy nieużyty kafelek poziomu 3 trafia odkryty na żeton odrodzenia. Potem odkryty Przedwieczny rusza się o najwyżej 2 heksy.
mythos-dimensional-shambler = Włóczęga Wymiarów
mythos-dimensional-shambler-text = Zabij 2 wybrane postacie z ekspozycji.
mythos-hounds-of-tindalos = Ogary Tindalosa
mythos-hounds-of-tindalos-text = Zabij 2 wybrane postacie z ekspozycji. Potem dysk jednego z ludzi przesuwa się o 1 pole.
mythos-hunting-horror = Łowcza Zmora
mythos-hunting-horror-text = Zabij 2 wybrane postacie z ekspozycji. Potem odkryty Przedwieczny rusza się o 1 heks.
mythos-flying-polyp = Latający Polip
mythos-flying-polyp-text = W walce: sterowiec z korpusu zostaje zniszczony. Franz Neumann go nie ratuje.
mythos-ghoul = Ghul
mythos-ghoul-text = W walce: górna piechota korpusu zostaje zniszczona, a do walki dołącza nieużyty zombie.
mythos-serpent-people = Wężowy Lud
mythos-serpent-people-text = Zabij 2 postacie, które mają ludzie: u jednego albo u dwóch z nich.
mythos-yog-sothoth = Yog-Sothoth
mythos-yog-sothoth-text = Odbierz człowiekowi zdobyty kafelek i połóż go odkryty na żetonie odrodzenia. Człowiek dostaje jego wartość w punktach i 1 więcej, jeśli ma „Mad” Johnsona.
mythos-deep-ones = Istoty z Głębin
mythos-deep-ones-text = W walce: 1 obrażenie, człowiek wybiera komu.
mythos-night-gaunts = Nocne Widma
mythos-night-gaunts-text = W walce: 1 obrażenie dla sterowców.
mythos-moon-beasts = Księżycowe Bestie
mythos-moon-beasts-text = W walce: człowiek traci 1 punkt poczytalności.
mythos-the-unnamable = Nienazwane
mythos-the-unnamable-text = W walce: każdy Przedwieczny otrzymuje z następnej karty o 1 trafienie mniej.
mythos-the-colour-out-of-space = Kolor z innego wszechświata
mythos-the-colour-out-of-space-text = W walce: człowiek traci 2 punkty poczytalności.
mythos-rats-in-the-walls = Szczury w murach
mythos-rats-in-the-walls-text = W walce: nikt się nie wycofuje przed następną kartą oraz 1 obrażenie, człowiek wybiera komu.
mythos-gugs = Gugi
mythos-gugs-text = W walce: dołącza losowy nieużyty kafelek poziomu 2.
mythos-star-spawn = Gwiezdny pomiot Cthulhu
mythos-star-spawn-text = W walce: dołącza losowy nieużyty kafelek poziomu 3 oraz 1 obrażenie, człowiek wybiera komu.
mythos-elder-things = Starsze Istoty
mythos-elder-things-text = Zdejmij do 3 obrażeń z odkrytego Przedwiecznego.
mythos-starry-wisdom = Kościół Gwiezdnej Mądrości
mythos-starry-wisdom-text = Wybrany człowiek traci 2 złota.
mythos-the-yellow-sign = Żółty Znak
mythos-the-yellow-sign-text = Odkryj 2 kafelki bez wydawania czasu.
mythos-azathoth = Azathoth
mythos-azathoth-text = Wtasuj do talii wszystkie inne zagrane karty, a potem dobierz 2 karty.
mythos-nyarlathotep = Nyarlathotep
mythos-nyarlathotep-text = Weź z powrotem 2 zagrane karty.
mythos-shub-niggurath = Shub-Niggurath
mythos-shub-niggurath-text = Połóż 2 kafelki bez wydawania czasu, a potem odwróć żeton odrodzenia na groźną stronę.
mythos-dagon = Dagon
mythos-dagon-text = Odkryty Przedwieczny rusza się o najwyżej 3 heksy.
mythos-men-of-leng = Ludzie z Leng
mythos-men-of-leng-text = Wybrany człowiek traci 1 jednostkę z koszar; wybiera którą.
mythos-keziah-mason = Keziah Mason
mythos-keziah-mason-text = Dysk jednego z ludzi przesuwa się o 2 pola.
mythos-the-dunwich-horror = Koszmar z Dunwich
mythos-the-dunwich-horror-text = Odkryj 1 kafelek bez wydawania czasu, a potem odkryty Przedwieczny rusza się o najwyżej 4 heksy.
mythos-the-blasted-heath = Przeklęte wrzosowisko
mythos-the-blasted-heath-text = Splugaw farmę w promieniu 2 heksów od odkrytego Przedwiecznego.

## Solo Mythos cards

mythos-solo-ghosts = Duchy
mythos-solo-ghosts-text = W twojej najbliższej walce: tracisz 1 punkt poczytalności.
mythos-solo-deep-ones = Istoty z Głębin
mythos-solo-deep-ones-text = W twojej najbliższej walce: otrzymujesz 1 obrażenie.
mythos-solo-night-gaunts = Nocne Widma
mythos-solo-night-gaunts-text = W twojej najbliższej walce ze sterowcem: 1 obrażenie dla sterowców.
mythos-solo-whippoorwills = Lelki
mythos-solo-whippoorwills-text = Najstarsza postać na ekspozycji ginie z rąk zabójcy.
mythos-solo-zoogs = Zoogi
mythos-solo-zoogs-text = Tracisz 1 złoto.
mythos-solo-rats-in-the-walls = Szczury w murach
mythos-solo-rats-in-the-walls-text = Tracisz 1 węgiel.
mythos-solo-brown-jenkin = Brown Jenkin
mythos-solo-brown-jenkin-text = Tracisz 1 żelazo.
mythos-solo-cult-of-cthulhu = Kult Cthulhu
mythos-solo-cult-of-cthulhu-text = Odkryj 1 kafelek: zakryty najbliższy portu.
mythos-solo-elder-things = Starsze Istoty
mythos-solo-elder-things-text = Zdejmij do 2 obrażeń ze zranionego odkrytego Przedwiecznego najbliższego portu.
mythos-solo-gnoph-keh = Gnoph-Keh
mythos-solo-gnoph-keh-text = Odkryty Przedwieczny najbliższy portu rusza się o 1 heks.
mythos-solo-abhoth = Abhoth
mythos-solo-abhoth-text = Losowy nieużyty kafelek poziomu 1 trafia odkryty na najbliższy pusty heks tego poziomu.
mythos-solo-haemophore = Hemofor
mythos-solo-haemophore-text = Odkryj 1 kafelek: zakryty najwyższego poziomu; z kilku ten najbliższy portu.
mythos-solo-ghoul = Ghul
mythos-solo-ghoul-text = W twojej najbliższej walce z piechotą: tracisz 1 piechotę, a do walki dołącza nieużyty zombie.
mythos-solo-shantaks = Szantaki
mythos-solo-shantaks-text = W twojej najbliższej walce ze sterowcem: 2 obrażenia dla sterowców.
mythos-solo-moon-beasts = Księżycowe Bestie
mythos-solo-moon-beasts-text = W twojej najbliższej walce: tracisz 1 punkt poczytalności i otrzymujesz 1 obrażenie.
mythos-solo-the-unnamable = Nienazwane
mythos-solo-the-unnamable-text = W twojej najbliższej walce: każdy Przedwieczny otrzymuje z pierwszej karty o 1 trafienie mniej.
mythos-solo-the-haunter-of-the-dark = Nawiedziciel mroku
mythos-solo-the-haunter-of-the-dark-text = 2 najstarsze postacie na ekspozycji giną z rąk zabójcy.
mythos-solo-keziah-mason = Keziah Mason
mythos-solo-keziah-mason-text = Twój dysk przesuwa się o 1 pole.
mythos-solo-starry-wisdom = Kościół Gwiezdnej Mądrości
mythos-solo-starry-wisdom-text = Wszyscy gracze tracą 2 złota.
mythos-solo-dagon = Dagon
mythos-solo-dagon-text = Odkryty Przedwieczny najbliższy portu rusza się o najwyżej 2 heksy.
mythos-solo-yog-sothoth = Yog-Sothoth
mythos-solo-yog-sothoth-text = Najcenniejszy zdobyty kafelek wraca odkryty na najbliższy pusty heks swojego poziomu. Jego właściciel dostaje jego wartość w punktach i o jeden więcej, jeśli ma „Mad” Johnsona.
mythos-solo-great-race-of-yith = Wielka Rasa z Yith
mythos-solo-great-race-of-yith-text = Fioletowy dysk cofa się, a do talii dochodzi karta wydarzenia.
mythos-solo-gugs = Gugi
mythos-solo-gugs-text = W twojej najbliższej walce z piechotą: dołącza losowy nieużyty kafelek poziomu 2, a ty nie możesz się wycofać przed pierwszą kartą.
mythos-solo-the-colour-out-of-space = Kolor z innego wszechświata
mythos-solo-the-colour-out-of-space-text = W twojej najbliższej walce: tracisz 2 punkty poczytalności.
mythos-solo-star-spawn = Gwiezdny pomiot Cthulhu
mythos-solo-star-spawn-text = W twojej najbliższej walce: otrzymujesz 2 obrażenia.
mythos-solo-the-blasted-heath = Przeklęte wrzosowisko
mythos-solo-the-blasted-heath-text = Spośród farm w promieniu 2 heksów od odkrytego Przedwiecznego zostaje splugawiona ta najbliższa portu.
mythos-solo-bholes = Bhole
mythos-solo-bholes-text = Tracisz 1 odcinek torów: najbliższy portu.
mythos-solo-shub-niggurath = Shub-Niggurath
mythos-solo-shub-niggurath-text = Losowy nieużyty kafelek poziomu 2 trafia odkryty na najbliższy pusty heks tego poziomu. Potem odkryty Przedwieczny najbliższy portu rusza się o 1 heks.
mythos-solo-the-dunwich-horror = Koszmar z Dunwich
mythos-solo-the-dunwich-horror-text = Odkryj 1 kafelek: zakryty najbliższy portu. Potem odkryty Przedwieczny najbliższy portu rusza się o najwyżej 3 heksy.
mythos-solo-nyarlathotep = Nyarlathotep
mythos-solo-nyarlathotep-text = Oddaj 1 ze swoich postaci i 1 jednostkę z koszar.

## What a solo card waits for

pending-infantry = najbliższą walkę z piechotą
pending-airship = najbliższą walkę ze sterowcem
pending-any = najbliższą walkę

## Roles and pieces

role-human = człowiek
role-old-ones = Przedwieczni
piece-rebirth = żeton odrodzenia
piece-dangerous = groźny żeton odrodzenia
piece-outpost = placówka
piece-port-strength = siła portu

## Modes and difficulty

mode-base = gra podstawowa
mode-revenge = Revenge of the Old Ones
mode-mythos = Mity solo
mode-empowered = Wzmocnieni Przedwieczni
difficulty-normal = normalny
difficulty-hard = trudny
difficulty-harder = trudniejszy
difficulty-heroic = heroiczny

## Set-up

setup-mode = Gra
setup-mode-help = Gra podstawowa albo jeden z trzech sposobów gry z dodatkiem Revenge of the Old Ones.
setup-mode-base = Gra podstawowa
setup-mode-revenge = Zemsta: jeden gracz jest Przedwiecznymi
setup-mode-mythos = Mity solo: jeden gracz przeciw talii
setup-mode-empowered = Wzmocnieni: wszyscy gracze przeciw talii
setup-difficulty = Poziom trudności
setup-difficulty-help = Jak silne są porty i czy żetony odrodzenia walczą.
setup-difficulty-normal = Normalny: porty o sile 4
setup-difficulty-hard = Trudny: porty o sile 2
setup-difficulty-harder = Trudniejszy: porty z gry podstawowej
setup-difficulty-heroic = Heroiczny: walczą też puste żetony odrodzenia
setup-deck = Talia Mitów
setup-deck-help = Iloma kartami Mitów solo gracie.
setup-deck-fifteen = 15 kart
setup-deck-thirty = 30 kart

## Prompts of the players

prompt-outpost = Gdzie staje placówka?
prompt-refresh = Położyć postać pod talią przed wyborem?
prompt-battle = Gdzie toczy się następna walka?
prompt-reinforce = Które jednostki pomagają placówce na { $hex }? { $left ->
    [one] Może ruszyć jeszcze jedna.
    [few] Mogą ruszyć jeszcze { $left }.
    [many] Może ruszyć jeszcze { $left }.
   *[other] Może ruszyć jeszcze { $left }.
  }
prompt-lose-unit = Którą jednostkę tracisz? Do oddania jeszcze: { $left }.

## Prompts of the Old One player

prompt-old-ones = Co robią Przedwieczni?
prompt-place = Gdzie kładziesz zakryty kafelek?
prompt-reveal = Gdzie odkrywasz kafelek?
prompt-which = Który kafelek odkrywasz?
prompt-step = { $foe } z { $hex }: dokąd się rusza?
prompt-summon = Którą kartę zatrzymujesz? Pozostałe idą pod talię.
prompt-interrupt = Walka na { $hex }. Zagrywasz teraz kartę czy grasz dalej bez niej?
prompt-remove-rail = Który odcinek torów usuwasz? Zostało: { $left }.
prompt-site = Gdzie kładziesz odkryty kafelek?
prompt-take-back = Który kafelek odbierasz?
prompt-kill = Którą postać z ekspozycji zabijasz? Zostało: { $left }.
prompt-slay = Którą postać zabijasz? Zostało: { $left }.
prompt-regain = Którą kartę bierzesz z powrotem? Zostało: { $left }.
prompt-rouse = Który Przedwieczny się rusza? Idzie { $number ->
    [one] o 1 heks
    [few] o najwyżej { $number } heksy
    [many] o najwyżej { $number } heksów
   *[other] o najwyżej { $number } heksu
  }.
prompt-lose-goods = Kto traci { $number } { NAME($goods, $number, case: "counted") }?
prompt-delay = Czyj dysk przesuwa się o { $number ->
    [one] 1 pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pól
  }?
prompt-raid = Kto traci z koszar { $number ->
    [one] 1 jednostkę
    [few] { $number } jednostki
    [many] { $number } jednostek
   *[other] { $number } jednostek
  }?
prompt-blight = Która farma zostaje splugawiona?
prompt-endanger = Który żeton odrodzenia staje się groźny? Zostało: { $left }.
prompt-heal = Który Przedwieczny traci do { $number ->
    [one] 1 obrażenia
    [few] { $number } obrażeń
    [many] { $number } obrażeń
   *[other] { $number } obrażeń
  }?

## Options

option-only-outpost = Postaw samą placówkę
option-outpost = Placówka na { $hex }
option-sink = Połóż { NAME($character, case: "accusative") } pod talią
option-battle = Walka na { $hex }
option-lose = Oddaj { NAME($unit, case: "accusative") }
option-place = Połóż kafelek
option-reveal = Odkryj kafelek
option-move = Porusz Przedwiecznych
option-summon = Dobierz 3 karty i zatrzymaj jedną
option-mythos = Zagraj: { $mythos }
option-quiet = Bez karty w tej walce
option-put = Kafelek poziomu { $number } na { $hex }
option-turn = { $foe }
option-step = Na { $hex }
option-draw = Zatrzymaj: { $mythos }
option-tear = Usuń tory z { $hex } na { $to-hex }
option-reclaim = { $foe }, ma: { $seat } ({ $tile })
option-kill = Zabij { NAME($character, case: "accusative") }
option-slay = Zabij { NAME($character, case: "accusative") } ({ $seat })
option-regain = Weź z powrotem: { $mythos }
option-rouse = { $foe } na { $hex } ({ $tile })
option-whom = { $seat }
option-wither = Splugaw farmę na { $hex }
option-endanger = Żeton na { $hex }
option-soothe = { $foe } na { $hex } ({ $tile })

facts-mythos = { $time } PCz
facts-draw = { $time } PCz
facts-regain = { $time } PCz
facts-place = { $time } PCz
facts-reveal = { $time } PCz
facts-move = { $time } PCz
facts-summon = { $time } PCz
facts-outpost = { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-only-outpost = { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }
facts-whom = { $gold ->
    [one] 1 złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
  }, { $number ->
    [one] 1 jednostka
    [few] { $number } jednostki
    [many] { $number } jednostek
   *[other] { $number } jednostek
  }, pole { $space }
facts-put = { $piece } na poziomie { $level }
facts-endanger = poziom { $level }
facts-battle = { $unit }, { $seat }
facts-wither = { $farm }, { $seat }
facts-rouse = obrażenia { $damage } z { $capacity }, { worth }
facts-soothe = obrażenia { $damage } z { $capacity }, { worth }
facts-reclaim = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
  }

## Log lines

event-outpost = { $seat } stawia placówkę na { $hex }.
event-outpost-lost = { $seat }: placówka na { $hex } zostaje zniszczona.
event-at-outpost = { $foe } dociera do placówki na { $hex } ({ $seat }).
event-port-weakened = { $seat }: port jest ciężko uszkodzony, odtąd jego siła to 2.
event-sank = { $seat } kładzie { NAME($character, case: "accusative") } pod talią.
event-token-taken = { $seat } bierze żeton odrodzenia z { $hex }.
event-old-ones-gain = Przedwieczni dostają { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktów
  }.
event-placed = Kafelek poziomu { $number } zostaje położony zakryty na { $hex }.
event-placed-tile = Kafelek na { $hex }, który widzisz tylko ty: { $foe }.
event-summoned = Gracz Przedwiecznych ogląda karty z talii Mitów i zatrzymuje jedną.
event-mythos = Zagrana karta Mitów: { $mythos }.
event-arose = Nieużyty kafelek poziomu { $number } trafia na { $hex }.
event-soothed = { $foe } na { $hex } traci { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
    [many] { $number } obrażeń
   *[other] { $number } obrażeń
  }.
event-bound = { $seat }: jednostki nie mogą się wycofać przed następną kartą.
event-shielded = Każdy Przedwieczny w tej walce otrzymuje z następnej karty o { $number ->
    [one] 1 trafienie
    [few] { $number } trafienia
    [many] { $number } trafień
   *[other] { $number } trafień
  } mniej.
event-rail-lost = { $seat }: tory z { $hex } na { $to-hex } zostają usunięte.
event-returned = { $foe } wraca na { $hex }, kafelek traci { $seat }.
event-slain = Ginie { $character } ({ $seat }).
event-regained = Gracz Przedwiecznych bierze z powrotem kartę: { $mythos }.
event-reshuffled = Zagrane karty Mitów zostają wtasowane do talii, liczba kart: { $number }.
event-drew = Gracz Przedwiecznych dobiera { $number ->
    [one] 1 kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
  }.
event-drew-card = Dobrana karta, widzisz ją tylko ty: { $mythos }.
event-robbed = { $seat } traci { $number } { NAME($goods, $number, case: "counted") }.
event-delayed = { $seat }: dysk przesuwa się na pole { $space }.
event-endangered = Żeton odrodzenia na { $hex } staje się groźny.

## What is hit beside units

unit-port = port
    .accusative = port
    .counted = { $number ->
        [one] port
        [few] porty
        [many] portów
       *[other] portów
    }
unit-outpost = placówka
    .accusative = placówkę
    .counted = { $number ->
        [one] placówkę
        [few] placówki
        [many] placówek
       *[other] placówek
    }

# How things stand.
status-mode = Gra: { $mode }
status-difficulty = Poziom trudności: { $difficulty }
status-port-strength = { $seat }: siła portu { $number ->
    [0] jak w grze podstawowej
   *[other] { $number }
  }
status-tokens-taken = { $seat }: { $number ->
    [one] 1 zdobyty żeton odrodzenia
    [few] { $number } zdobyte żetony odrodzenia
    [many] { $number } zdobytych żetonów odrodzenia
   *[other] { $number } zdobytych żetonów odrodzenia
  }
status-mythos-waits = { $seat }: karta { $mythos } czeka na walkę
status-mythos-hand = Na twojej ręce: { $mythos }
status-old-one-player = { $seat } gra Przedwiecznymi: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
  } w żetonach, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
  } na ręce, w talii Mitów { $number }
status-old-one-pile = Kafelki poziomu { $level } do położenia: { $number }
status-token-at = { $hex }: żeton odrodzenia
status-danger-at = { $hex }: groźny żeton odrodzenia
status-outpost-at = { $hex }: placówka, { $seat }
status-secret-at = { $hex }: { $foe }, zakryty, wartość { $number }, odporność { $capacity }

# Why an outpost can or cannot be placed.
why-no-outposts = Placówki należą do Revenge of the Old Ones.
why-outposts-placed = Obie twoje placówki już stoją.
why-outpost-gold = Placówka kosztuje 2 złota, a masz { $gold }.
why-outpost-open = Na { $hex } można postawić placówkę.
why-outpost-not-here = Placówka wymaga heksu, na którym nie ma nic poza torami i który twoje tory łączą z portem; { $hex } taki nie jest.

## Solo Mythos cards at work

prompt-give-up = Którą postać oddajesz? Zostało: { $left }.
option-give-up = Oddaj { NAME($character, case: "accusative") }
event-mythos-waits = { $seat }: karta { $mythos } czeka na walkę.
event-mythos-applies = { $seat }: w tej walce działa karta { $mythos }.
event-rewound = Fioletowy dysk cofa się na pole { $space }, a do talii dochodzi karta wydarzenia.

## What a pick brings to light

reveals-placed = Kafelek jest losowy, a ty go zobaczysz.
reveals-cards = Odkryją się kolejno cztery karty Przedwiecznych.
reveals-summoned = Zobaczysz następne karty z talii Mitów.
reveals-mythos = Kartę zobaczą wszyscy.

## Reasons

why-token-edge = Na { $hex } leży żeton odrodzenia: tory tam nie prowadzą.
why-outpost-there = Na { $hex } stoi placówka.
why-no-tiles-left = Wszystkie twoje kafelki są już położone.
why-no-token-left = Na mapie nie ma już żetonu odrodzenia.
why-no-token-fits = Żaden żeton odrodzenia nie przyjmie kafelka poziomu, który możesz położyć.
why-none-hidden = Na mapie nie ma zakrytego kafelka.
why-no-mythos-left = Talia Mitów jest pusta.
why-action-open = Możesz to zrobić za 1 punkt czasu.
why-no-token = Na { $hex } nie ma żetonu odrodzenia.
why-token-taken = Na { $hex } leży już kafelek, a są puste żetony tego poziomu.
why-site-low = Żeton na { $hex } przyjmie kafelek najwyżej poziomu { $level }, a takiego położyć nie możesz.
why-site-open = Na { $hex } można położyć kafelek do poziomu { $level }.
why-mythos-for-combat = { $mythos }: tę kartę zagrywa się tylko w walce.
why-mythos-not-in-combat = { $mythos }: ta karta jest na twoją turę, nie na walkę.
why-mythos-idle = { $mythos }: teraz nic by to nie dało albo zajmuje czas, którego już nie ma.
why-mythos-open = Możesz zagrać: { $mythos }.
