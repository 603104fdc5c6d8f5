### Spirit Island: the Kingdom of Scotland.

adversary-scotland = Królestwo Szkocji
adversary-scotland-text = Jego kupcy zajmują najpierw wybrzeże i stamtąd zasiedlają głąb wyspy. Gdy nadbrzeżnych miast jest za dużo, wyspa należy do nich.
escalation-scotland = Rozrost Portów
escalation-scotland-text = Na jednej planszy, na której w krainach nadbrzeżnych jest najwięcej osad i miast, tyle krain, ilu jest graczy, dostaje po 1 osadzie: te z najmniejszą liczbą osad.
adversary-scotland-level-1 = Port Handlowy
adversary-scotland-level-1-text = Po przygotowaniu gry karty eksploracji dodają w krainach nadbrzeżnych 1 osadę zamiast 1 odkrywcy. Karta krain nadbrzeżnych robi to tylko w 2 pierwszych krainach każdej planszy, w kolejności wybranej przez graczy.
adversary-scotland-level-2 = Chwytanie Okazji
adversary-scotland-level-2-text = Przy przygotowaniu gry kraina 2 każdej planszy dostaje 1 miasto. W talii najeźdźców karta krain nadbrzeżnych jest trzecia z etapu II, a dwie karty etapu II nad nią leżą o jedno miejsce wyżej.
adversary-scotland-level-3 = Mapa Wybrzeża
adversary-scotland-level-3-text = Karty budowy działają też w krainach nadbrzeżnych bez najeźdźców, jeśli obok nich jest miasto.
adversary-scotland-level-4 = Ambicja Małego Narodu
adversary-scotland-level-4-text = W talii najeźdźców najniższa karta etapu III zajmuje miejsce najniższej karty etapu I.
adversary-scotland-level-5 = Ścieki i Zęzy
adversary-scotland-level-5-text = Gdy dewastacja doda zarazę w krainie nadbrzeżnej, ocean tej planszy też dostaje 1 zarazę, która się nie rozprzestrzenia. Dla tej zasady oraz wszędzie tam, gdzie usuwa się lub przenosi zarazę, oceany liczą się jako nadbrzeżne mokradła.
adversary-scotland-level-6 = Eksport Napędza Wzrost
adversary-scotland-level-6-text = Po kroku dewastacji każda kraina wewnętrzna pasująca do karty dewastacji dostaje 1 osadę, jeśli osada lub miasto jest w niej albo w przyległej krainie.
setup-adversary-scotland = { adversary-scotland }
setup-supporting-scotland = { adversary-scotland }
counter-scotland = Centrum Handlu
counter-scotland-text = Liczą się krainy nadbrzeżne z miastami. Gdy jest ich więcej niż 2 na planszę, przegrywacie.
reason-trade-hub = zbyt wiele krain nadbrzeżnych ma miasto
result-trade-hub = Wybrzeże jest pełne miast: wyspa stała się centrum handlu.
prompt-sprawling-board = Rozrost Portów: na której z plansz z największą liczbą nadbrzeżnych osad i miast?
prompt-sprawl = Rozrost Portów: która z krain z najmniejszą liczbą osad dostaje 1 osadę?
prompt-inland-city = Na tym wybrzeżu nie stawia się miasta. Która przyległa kraina wewnętrzna je dostaje?
lasting-trading-port = dzięki karcie krain nadbrzeżnych działa tu port handlowy
status-invader-shown = W talii najeźdźców { $card } leży { NUMBER($number) ->
        [0] na wierzchu
        [one] pod 1 inną kartą
        [few] pod { $number } innymi kartami
        [many] pod { $number } innymi kartami
       *[other] pod { $number } innymi kartami
    }.
