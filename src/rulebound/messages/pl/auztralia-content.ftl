### AuZtralia: names and texts of characters, Old Ones, units, farms, goods, terrains, objectives and variants.

## Characters

character-davies = Agent Davies
    .accusative = Agenta Daviesa
character-davies-text = Raz: odkryj dwa wybrane zakryte kafelki i weź 2 punkty.
character-castro = Alanza Castro
    .accusative = Alanzę Castro
character-castro-text = Każdy Przedwieczny, który wchodzi na twoją farmę, otrzymuje 2 obrażenia. Jeśli wszyscy giną, farma nie zostaje splugawiona.
character-proust = Alexander Proust
    .accusative = Alexandra Prousta
character-proust-text = Twoje wozy pancerne mają odporność 3.
character-kneebone = Billy Kneebone
    .accusative = Billy’ego Kneebone’a
character-kneebone-text = Twoje jednostki mają zasięg poza torami o 1 heks większy; pociągi też, chyba że gracie według polskich zasad.
character-milligan = Bombardier Milligan
    .accusative = Bombardiera Milligana
character-milligan-text = Raz na walkę, jeśli masz w korpusie artylerię: 1 obrażenie dla Przedwiecznego w tej walce.
character-krupp = Boris Krupp
    .accusative = Borisa Kruppa
character-krupp-text = Twoje pociągi pancerne mają odporność 4.
character-flounder = Kapitan Flounder
    .accusative = Kapitana Floundera
character-flounder-text = Raz: weź z zasobów za darmo dowolną jedną jednostkę.
character-khouri = Pułkownik Khouri
    .accusative = Pułkownika Khouriego
character-khouri-text = Raz na walkę: 1 obrażenie dla Przedwiecznego w tej walce.
character-jones = Kapral Jones
    .accusative = Kaprala Jonesa
character-jones-text = Raz na walkę: wycofaj jednostki po odkryciu karty, a zanim ona zadziała.
character-jago = Hrabia Jago
    .accusative = Hrabiego Jago
character-jago-text = Każdą walkę zaczynasz z poczytalnością 4.
character-krauss = Dagmara Krauss
    .accusative = Dagmarę Krauss
character-krauss-text = Dwie z farm, które zakładasz w jednej akcji, mogą być tego samego rodzaju.
character-danger = Desta Danger
    .accusative = Destę Danger
character-danger-text = Raz: odkryta świątynia i wszyscy Przedwieczni na jej heksie wypadają z gry. Nikt za nich nie punktuje.
character-mcdonald = Donald McDonald
    .accusative = Donalda McDonalda
character-mcdonald-text = Raz: weź 2 żelaza, 2 węgle i 2 złota.
character-cassan = Ferdi Cassan
    .accusative = Ferdiego Cassana
character-cassan-text = Raz: załóż do dwóch farm różnych rodzajów bez wydawania czasu. Złoto dają jak zwykle.
character-neumann = Franz Neumann
    .accusative = Franza Neumanna
character-neumann-text = Raz na walkę: tracona jednostka trafia do twoich koszar zamiast do zasobów.
character-takanashi = Generał Takanashi
    .accusative = Generała Takanashiego
character-takanashi-text = Raz na walkę: poświęć jednostkę ze swojego korpusu, aby zadać 2 obrażenia Przedwiecznemu w tej walce.
character-bones = Harry Bones
    .accusative = Harry’ego Bonesa
character-bones-text = Gdy wydobywasz węgiel, żelazo lub złoto, weź z zasobów o 1 więcej.
character-karpov = Iwan Karpow
    .accusative = Iwana Karpowa
character-karpov-text = Każdy Przedwieczny, który dociera do twojego portu, od razu otrzymuje 2 obrażenia.
character-appleseed = Jenny Appleseed
    .accusative = Jenny Appleseed
character-appleseed-text = Raz: jedna lub dwie twoje splugawione farmy znów rodzą.
character-verne = Juliet Verne
    .accusative = Juliet Verne
character-verne-text = Raz na walkę, jeśli masz w korpusie sterowiec: 1 obrażenie dla Przedwiecznego w tej walce.
character-alika = Kapena Alika
    .accusative = Kapenę Alikę
character-alika-text = Gdy Przedwieczni wejdą na twoją farmę i wszystkie ruchy się skończą, możesz ich tam zaatakować, zanim farma zostanie splugawiona. Atak kosztuje tyle, co zawsze.
character-kitchener = Kitchener
    .accusative = Kitchenera
character-kitchener-text = Raz: weź postać z ekspozycji.
character-carter = Lady Carter
    .accusative = Lady Carter
character-carter-text = Raz: weź 4 węgle.
character-lrog = Grupa wypadowa
    .accusative = Grupę wypadową
character-lrog-text = Raz: 2 obrażenia dla dowolnego odkrytego Przedwiecznego na mapie, także świątyni.
character-blackstock = Lord Blackstock
    .accusative = Lorda Blackstocka
character-blackstock-text = Raz: weź 4 złota.
character-singh = Porucznik Singh
    .accusative = Porucznika Singha
character-singh-text = Raz na walkę, jeśli masz w korpusie wóz pancerny: 1 obrażenie dla Przedwiecznego w tej walce, nawet świątyni.
character-caprotti = Luigi Caprotti
    .accusative = Luigiego Caprottiego
character-caprotti-text = Raz na walkę, po karcie: zdejmij 1 obrażenie ze swojej jednostki.
character-johnson = „Mad” Johnson
    .accusative = „Mad” Johnsona
character-johnson-text = Na koniec: 1 punkt za każdy zdobyty przez ciebie kafelek.
character-merino = Pan Merino
    .accusative = Pana Merino
character-merino-text = Na koniec: 1 punkt za każdą twoją niesplugawioną farmę owiec.
character-bradshaw = Pani Bradshaw
    .accusative = Panią Bradshaw
character-bradshaw-text = Na koniec: 1 punkt za każde trzy odcinki torów, które masz na mapie.
character-sweet = Merinda Sweet
    .accusative = Merindę Sweet
character-sweet-text = Na koniec: 1 punkt za każdą twoją niesplugawioną farmę kukurydzy.
character-guyonne = Profesor Guyonne
    .accusative = Profesor Guyonne
character-guyonne-text = Twoje ataki kosztują o 1 punkt czasu mniej, ale co najmniej 1.
character-mcguire = Tex McGuire
    .accusative = Texa McGuire’a
character-mcguire-text = Na koniec: 1 punkt za każdą twoją niesplugawioną farmę krów.
character-brassey = Timothy Brassey
    .accusative = Timothy’ego Brasseya
character-brassey-text = Raz: połóż dwa odcinki torów w dowolnym miejscu bez wydawania czasu. Kosztują węgiel i żelazo jak zwykle.
character-quilla = Yvette Quilla
    .accusative = Yvette Quillę
character-quilla-text = Raz: weź 4 żelaza.
character-zhu = Zhu Xiang
    .accusative = Zhu Xianga
character-zhu-text = Twoje sterowce mają odporność 3.

## Old Ones

foe-cthulhu = Cthulhu
    .accusative = Cthulhu
foe-shoggoth = Shoggot
    .accusative = Shoggota
foe-mi-go = Mi-go
    .accusative = Mi-go
foe-zombie = Zombie
    .accusative = Zombie
foe-loyalist = Lojalista
    .accusative = Lojalistę
foe-temple = Świątynia
    .accusative = Świątynię
foe-blank = tylko kangur
    .accusative = kangura

## Units

unit-infantry = piechota
    .accusative = piechotę
    .counted = { $number ->
        [one] piechotę
        [few] piechoty
        [many] piechot
       *[other] piechoty
    }
unit-armoured-car = wóz pancerny
    .accusative = wóz pancerny
    .counted = { $number ->
        [one] wóz pancerny
        [few] wozy pancerne
        [many] wozów pancernych
       *[other] wozów pancernych
    }
unit-artillery = artyleria
    .accusative = artylerię
    .counted = { $number ->
        [one] artylerię
        [few] artylerie
        [many] artylerii
       *[other] artylerii
    }
unit-airship = sterowiec
    .accusative = sterowiec
    .counted = { $number ->
        [one] sterowiec
        [few] sterowce
        [many] sterowców
       *[other] sterowców
    }
unit-armoured-train = pociąg pancerny
    .accusative = pociąg pancerny
    .counted = { $number ->
        [one] pociąg pancerny
        [few] pociągi pancerne
        [many] pociągów pancernych
       *[other] pociągów pancernych
    }
who-airships = sterowce
who-ground = wszystko poza sterowcami
who-all = wszystko

## Farms and goods

farm-sheep = owce
    .genitive = owiec
farm-cattle = krowy
    .genitive = krów
farm-corn = kukurydza
    .genitive = kukurydzy
goods-coal = węgiel
    .genitive = węgla
    .accusative = węgiel
    .counted = { $number ->
        [one] węgiel
        [few] węgle
        [many] węgli
       *[other] węgli
    }
goods-iron = żelazo
    .genitive = żelaza
    .accusative = żelazo
    .counted = { $number ->
        [one] żelazo
        [few] żelaza
        [many] żelaza
       *[other] żelaza
    }
goods-gold = złoto
    .genitive = złota
    .accusative = złoto
    .counted = { $number ->
        [one] złoto
        [few] złota
        [many] złota
       *[other] złota
    }
goods-phosphate = fosforan
    .genitive = fosforanów
    .accusative = fosforan
    .counted = { $number ->
        [one] fosforan
        [few] fosforany
        [many] fosforanów
       *[other] fosforanów
    }
goods-vp = punkty
    .genitive = punktów
    .accusative = punkty
    .counted = { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }

## Terrains

terrain-outback = busz
terrain-hills = wyżyny
terrain-coast = wybrzeże
terrain-farmland = tereny rolnicze
terrain-desert = pustynia
terrain-cornlands = pola kukurydzy
terrain-lake = jezioro

## Revelations

revelation-reveal = zakryty kafelek o najniższym numerze zostaje odkryty
revelation-reveal-rush = zakryty kafelek o najniższym numerze zostaje odkryty i rusza naprzód
revelation-assassinate = dwie najstarsze postacie na ekspozycji giną z rąk zabójcy
revelation-feed-temples = na każdej świątyni coś się budzi
revelation-benefit = dobre wieści dla wszystkich graczy
revelation-nothing = nic się nie dzieje
benefit-coal = węgiel
    .counted = { $number ->
        [one] węgiel
        [few] węgle
        [many] węgli
       *[other] węgli
    }
benefit-iron = żelazo
    .counted = { $number ->
        [one] żelazo
        [few] żelaza
        [many] żelaza
       *[other] żelaza
    }
benefit-gold = złoto
    .counted = { $number ->
        [one] złoto
        [few] złota
        [many] złota
       *[other] złota
    }
benefit-infantry = piechota
    .counted = { $number ->
        [one] piechotę
        [few] piechoty
        [many] piechot
       *[other] piechoty
    }
benefit-card = postać
    .counted = { $number ->
        [one] postać
        [few] postacie
        [many] postaci
       *[other] postaci
    }
benefit-time = punkt czasu
    .counted = { $number ->
        [one] punkt czasu
        [few] punkty czasu
        [many] punktów czasu
       *[other] punktów czasu
    }

## Modes

edition-french = wydanie francuskie
edition-polish = wydanie polskie
challenge-medium = średnie
challenge-hard = trudne
challenge-insane = szalone
level-easy = niski
level-hard = wysoki
level-insane = szalony

objective-quiet-port = Spokojny port
objective-quiet-port-text = Ani razu na koniec tury nie było odkrytego Przedwiecznego w promieniu trzech heksów od twojego portu.
objective-rich-seam = Bogata żyła
objective-rich-seam-text = Masz 3 fosforany; na Zachodzie: z mapy wydobyto 3 żetony punktów.
objective-mixed-farming = Pełne gospodarstwo
objective-mixed-farming-text = Masz po 3 niesplugawione farmy każdego rodzaju.
objective-clean-fields = Czyste pola
objective-clean-fields-text = Masz co najmniej 7 farm i żadna nie jest splugawiona.
objective-big-game = Gruba zwierzyna
objective-big-game-text = Masz zdobyty kafelek poziomu 3.
objective-many-trophies = Wiele trofeów
objective-many-trophies-text = Masz 6 zdobytych kafelków.
objective-temple-breaker = Burzyciel świątyń
objective-temple-breaker-text = Masz zdobytą świątynię, a na mapie nie leży żadna odkryta.
objective-nothing-hidden = Nic ukrytego
objective-nothing-hidden-text = Na mapie leżą najwyżej 2 zakryte kafelki.
objective-far-station = Daleka stacja
objective-far-station-text = Twoje tory dochodzą do heksu poziomu 3.
objective-standing-army = Stała armia
objective-standing-army-text = Masz w koszarach co najmniej 6 jednostek co najmniej 3 rodzajów.

variant-late-start = Późny start
variant-late-start-text = Dyski graczy zaczynają na polu 7, w trybie kooperacyjnym cztery pola dalej.
variant-light-sleep = Lekki sen
variant-light-sleep-text = Fioletowy dysk zaczyna na polu 20.
variant-far-ports = Dalekie porty
variant-far-ports-text = Porty dzieli co najmniej 5 heksów na Wschodzie, 4 na Zachodzie.
variant-near-ports = Bliskie porty
variant-near-ports-text = Porty mogą stać obok siebie.
variant-wide-display = Szeroka ekspozycja
variant-wide-display-text = Na ekspozycji leży sześć postaci.
variant-swift-old-ones = Szybcy Przedwieczni
variant-swift-old-ones-text = Przy każdym ruchu Przedwiecznych odkrywa się trzy karty.
variant-old-hands = Starzy wyjadacze
variant-old-hands-text = Po postawieniu portów każdy bierze postać z ekspozycji, ostatni gracz pierwszy.
variant-short-lines = Krótkie linie
variant-short-lines-text = Każdy ma 14 odcinków torów.
variant-no-kangaroos = Bez kangurów
variant-no-kangaroos-text = Nie ma pustych kafelków.
variant-bitter-harvest = Gorzkie żniwa
variant-bitter-harvest-text = Splugawiona farma daje Przedwiecznym 2 punkty.
