# How to play AuZtralia: a title and a few sentences for each step.
howto-auztralia-goal = Zagospodaruj ląd i obroń go
howto-auztralia-goal-text =
    Zdobywasz ten kraj torami, kopalniami i farmami. Pod kafelkami śpią Przedwieczni i w końcu się zbudzą.
    Gra kończy się na polu 53 toru czasu albo od razu, gdy padnie port. Wygrywa najwyższy wynik, a Przedwieczni liczą się jak gracz.
howto-auztralia-time = Płacisz czasem
howto-auztralia-time-text =
    Działa ten, czyj dysk jest najdalej z tyłu na torze czasu. Akcja przesuwa twój dysk o tyle, ile trwa, i grasz dalej, dopóki jesteś na końcu.
    Krótkie akcje pozwalają działać często; długa daje innym kilka tur.
howto-auztralia-boxes = Kostka na pole akcji
howto-auztralia-boxes-text =
    Każda akcja bierze kostkę z twojego sztabu na swoje pole. Pole, na którym leżą już twoje kostki, kosztuje 1 złoto za każdą z nich.
    Pole odzyskania sprowadza wszystkie kostki z powrotem.
howto-auztralia-railway = Buduj tory
howto-auztralia-railway-text =
    Za 1 węgiel i 1 żelazo kładziesz do dwóch odcinków, od portu albo dalej od swoich torów. Po równinach kosztuje to 2 punkty czasu, na wyżyny 3.
    Tory nie wchodzą na heks, na którym leży kafelek Przedwiecznych.
howto-auztralia-mine = Wydobywaj to, co leży na trasie
howto-auztralia-mine-text =
    Za 1 punkt czasu bierzesz cały jeden surowiec z heksu, który twoje tory łączą z portem. Z węgla i żelaza są tory, za złoto kupisz prawie wszystko.
    Każdy fosforan daje od razu złoto, a na koniec 3 punkty.
howto-auztralia-farm = Zakładaj farmy
howto-auztralia-farm-text =
    Do trzech farm w jednej akcji, każda innego rodzaju, po 1 punkcie czasu: owce w buszu, krowy na wyżynach, kukurydza na wybrzeżu. Heks musi leżeć przy twoich torach i być pusty.
    Każda daje teraz 1 złoto, a na koniec 2 punkty, jeśli nie jest splugawiona.
howto-auztralia-help = Znajdź pomoc
howto-auztralia-help-text =
    Werbuj ludzi z ekspozycji: kolor karty mówi, kiedy pomaga. Jednostki kupuj za złoto: piechota jest tania, artyleria silna, sterowce sięgają daleko.
    Jedno i drugie przyda się, zanim przyjdą Przedwieczni.
howto-auztralia-fight = Walcz z Przedwiecznym
howto-auztralia-fight-text =
    Wyślij jednostki na heks z kafelkiem. W każdej rundzie odkrywasz kartę: jej rząd mówi, które twoje jednostki trafiają i co tracisz, w jednostkach i poczytalności.
    Po każdej karcie możesz się wycofać. Zadane obrażenia zostają, poza zombie, a punkty bierze ten, kto zniszczy Przedwiecznego.
howto-auztralia-old-ones = Budzą się
howto-auztralia-old-ones-text =
    Gdy wszystkie dyski miną pole 22, swoje tury mają też Przedwieczni. Na polach z latarnią odkrywa się wydarzenie, często nowego Przedwiecznego; potem karty poruszają tych, którzy są odkryci.
    Idą do najbliższego portu lub farmy. Farma, na którą wejdą, zostaje splugawiona; port, który utrzymają po jego obronie, kończy grę.
howto-auztralia-score = Kto wygrywa
howto-auztralia-score-text =
    Dostajesz 2 punkty za każdą zdrową farmę, 3 za każdy fosforan, punkty za zniszczonych Przedwiecznych i to, co dodadzą twoi ludzie. Złoto i jednostki nic nie dają.
    Przedwieczni punktują swoje kafelki na mapie, zakryte podwójnie, i 1 za każdą splugawioną farmę. Przy remisie z tobą wygrywają oni.
