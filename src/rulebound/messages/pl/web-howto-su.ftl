# How to play Small World Underground: a title and a few sentences for each step.
howto-small-world-underground-goal = Zajmuj ziemię, zbieraj monety
howto-small-world-underground-goal-text =
    W jaskiniach jest za ciasno dla wszystkich. Prowadzisz jedną rasę po drugiej, rozchodzisz się po mapie i zarabiasz monety za każdy swój region.
    Pasek na górze liczy tury: dziesięć przy dwóch lub trzech graczach, mniej przy większej liczbie. Po ostatniej wygrywa, kto ma najwięcej monet.
howto-small-world-underground-combo = Wybierz rasę i jej zdolność
howto-small-world-underground-combo-text =
    Każdy proporczyk łączy rasę ze zdolnością specjalną, którą dał jej los. Liczba mówi, ile żetonów dostaniesz.
    Pierwszy jest za darmo. Za dalszy kładziesz po monecie na każdym pominiętym; kto weźmie proporczyk, bierze też monety, które na nim leżą.
howto-small-world-underground-enter = Wejdź od krawędzi
howto-small-world-underground-enter-text =
    Nowa rasa zaczyna podboje przy krawędzi mapy: w regionach, które świecą. Potem zajmuje regiony obok swoich.
    Do przepaści nikt nie może wejść ani jej przekroczyć.
howto-small-world-underground-cost = Płać żetonami
howto-small-world-underground-cost-text =
    Region kosztuje 2 żetony, rzeka 1. Góry dodają 1, tak samo wszystko, co broni regionu. Liczba na świecącym regionie to twój koszt.
    Wydane żetony zostają tam do końca podbojów w tej turze.
howto-small-world-underground-monsters = Przegoń bestie
howto-small-world-underground-monsters-text =
    Każda bestia w regionie podnosi cenę o 1. Pokonane znikają na dobre, a ty odkrywasz popularne miejsce albo relikwię.
    Służy temu, kto ma ten region, od tej właśnie chwili.
howto-small-world-underground-attack = Zaatakuj innego gracza
howto-small-world-underground-attack-text =
    Każdy wrogi żeton podnosi cenę o 1. Kto traci region, oddaje jeden żeton do zasobnika, a pozostałe przenosi do regionów, które rasa jeszcze ma.
    Pojedynczy żeton po prostu przepada.
howto-small-world-underground-die = Ostatni podbój z kostką
howto-small-world-underground-die-text =
    Brakuje ci do trzech żetonów? Raz w swojej turze możesz wskazać region i rzucić: kostka pokazuje od 0 do 3, a połowa ścianek jest pusta.
    Jeśli żetony i rzut wystarczą, region jest twój. Tak czy inaczej to koniec podbojów.
howto-small-world-underground-redeploy = Rozstaw się na nowo
howto-small-world-underground-redeploy-text =
    Żetony z rzek najpierw wracają na rękę. Potem rozstawiasz wszystko, jak chcesz: w każdym twoim regionie zostaje co najmniej jeden.
    W następnej turze wszystko ponad ten jeden żeton wraca na rękę i znów może podbijać.
howto-small-world-underground-decline = Pozwól odejść zmęczonej rasie
howto-small-world-underground-decline-text =
    Gdy rasa nic już nie zdziała, poświęć całą turę i ogłoś jej wymarcie: w każdym regionie zostaje jeden żeton, blady i zakreskowany, który dalej zarabia. W następnej turze wybierasz nową rasę.
    Możesz mieć najwyżej jedną wymierającą rasę: starsza opuszcza mapę.
howto-small-world-underground-score = Policz monety
howto-small-world-underground-score-text =
    Na koniec swojej tury bierzesz 1 monetę za każdy region, rasy aktywnej i wymierającej, oraz to, co dodają rasy, zdolności, miejsca i relikwie.
    Jeśli na koniec jest remis, decyduje liczba żetonów na mapie.
