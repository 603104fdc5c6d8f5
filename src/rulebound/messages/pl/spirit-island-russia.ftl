### Spirit Island: the Tsardom of Russia, and invader cards that come from elsewhere than their deck.

adversary-russia = Carstwo Moskiewskie
adversary-russia-text = Jego łowcy tropią bestie wyspy. Z kolejnymi poziomami odkrywcy uderzają mocniej i trudniej się ich pozbyć, a to, co straszy najeźdźców, pcha ich do budowania.
escalation-russia = Prześladowanie Drapieżników
escalation-russia-text = Za każdą planszę dodaje się 2 odkrywców, każdego w krainie z bestiami na tej planszy. Jeśli takiej nie ma, obaj trafiają do krain z bestiami na jednej innej planszy.
adversary-russia-level-1 = Łowcy na Tropie
adversary-russia-level-1-text = Przy przygotowaniu gry na każdej planszy kraina bez osad i miast o najwyższym numerze dostaje 1 bestię i 1 odkrywcę. Odkrywcy zadają 1 obrażenie więcej. Wszędzie, gdzie dewastacja dodaje zarazę, także gdy ta się tam rozprzestrzenia, ginie 1 bestia z tej krainy.
adversary-russia-level-2 = Przeczucie Zbliżającej się Katastrofy
adversary-russia-level-2-text = Gdy akcja po raz pierwszy ma zniszczyć odkrywców, 1 z nich jest zamiast tego wypychany, jeśli to możliwe, i daje to 1 strachu.
adversary-russia-level-3 = Rywalizacja Pośród Łowców
adversary-russia-level-3-text = Karty dewastacji pasują też do krain z 3 lub więcej odkrywcami. Kraina, która i tak pasuje, jest dewastowana tylko raz.
adversary-russia-level-4 = Pośpieszona Eksploracja
adversary-russia-level-4-text = W talii najeźdźców pod każdą kartą etapu II leży 1 karta etapu III.
adversary-russia-level-5 = Wzmocnienie w Obliczu Strachu
adversary-russia-level-5-text = Niewykorzystana karta najeźdźców etapu II leży pod 3 górnymi kartami strachu, a jedna etapu III pod 7 górnymi. Gdy tylko taka karta znajdzie się na wierzchu talii strachu, trafia odkryta na pole budowy. Rozpatrywana po raz pierwszy, wywołuje eskalację, jeśli ma symbol.
adversary-russia-level-6 = Presja Szybkiego Zysku
adversary-russia-level-6-text = Od drugiej rundy każdy krok dewastacji ma dalszy ciąg: na każdej planszy, na której nie dodano w nim zarazy, kraina z największą liczbą odkrywców (przynajmniej 1) dostaje 1 odkrywcę i 1 osadę.
setup-adversary-russia = { adversary-russia }
setup-supporting-russia = { adversary-russia }
counter-hunters-swarm-the-island = Łowcy Mnożą się na Wyspie
counter-hunters-swarm-the-island-text = Tu liczą się bestie zniszczone przez zasady przeciwnika. Gdy jest ich więcej niż bestii na wyspie, przegrywacie.
reason-beasts = łowcy zniszczyli więcej bestii, niż zostało na wyspie
prompt-stalk = Prześladowanie Drapieżników: która kraina z bestiami dostaje 1 odkrywcę?
prompt-explorer-flees = Odkrywca ucieka, zanim zostanie zniszczony. Dokąd?
prompt-fast-profit = Presja Szybkiego Zysku: która z krain z największą liczbą odkrywców dostaje 1 odkrywcę i 1 osadę?
prompt-saves-first = Dwie zasady mogą uchronić to przed zniszczeniem. Która działa pierwsza?
way-flee-first = Zostaje wypchnięty, co daje 1 strachu
way-only-dream = To był tylko sen
event-beasts-fallen = W { $land } { NUMBER($number) ->
        [one] ginie 1 bestia
        [few] giną { $number } bestie
        [many] ginie { $number } bestii
       *[other] ginie { $number } bestii
    } na konto przeciwnika.
event-card-laid = { $card }: karta trafia odkryta na pole planszy najeźdźców: { $step }.
status-under-fear = Karta najeźdźców etapu { $stage } leży pod { NUMBER($number) ->
        [one] 1 kartą strachu
        [few] { $number } kartami strachu
        [many] { $number } kartami strachu
       *[other] { $number } kartami strachu
    }.
why-escalates-later = { $escalation } nastąpi, gdy ta karta będzie rozpatrywana po raz pierwszy: { $card }.
result-beasts = Łowcom uległo więcej bestii, niż zostało na wyspie.
