### Spirit Island: the Kingdom of England, its escalation, its loss condition and what each level adds.

adversary-england = Królestwo Anglii
adversary-england-text = Buduje więcej niż inni: z kolejnymi poziomami najeźdźcy budują obok tego, co już stoi, i jeszcze raz w każdej fazie najeźdźców. Wygrywa jedną wielką stolicą.
setup-adversary-england = { adversary-england }
setup-supporting-england = { adversary-england }
escalation-england = Boom Budowlany
escalation-england-text = Na każdej planszy z osadą lub miastem najeźdźcy budują w krainie, w której jest najwięcej osad i miast.
counter-england = Dumna i Potężna Stolica
counter-england-text = Gracze przegrywają, gdy tylko w jednej krainie stoi 7 lub więcej osad i miast.
adversary-england-level-1 = Ziemia za Służbę
adversary-england-level-1-text = Karty budowy działają też w pasujących krainach bez najeźdźców, które przylegają razem do przynajmniej 2 osad i miast. Krainy ustala się przed pierwszą budową z karty.
adversary-england-level-2 = Zbrodniarze i Malkontenci
adversary-england-level-2-text = Przy przygotowaniu gry kraina 1 każdej planszy dostaje 1 miasto więcej, a kraina 2 dostaje 1 osadę więcej.
adversary-england-level-3 = Wzmożona Imigracja (I)
adversary-england-level-3-text = Plansza najeźdźców ma o jedno pole więcej, na lewo od dewastacji: karty najeźdźców przechodzą tam z pola dewastacji, a stamtąd na stos kart odrzuconych. W każdej fazie najeźdźców budują oni przed dewastacją według karty, która tam leży. Gdy na to pole trafia karta etapu II, zostaje odrzucona, a pole usunięte.
adversary-england-level-4 = Wzmożona Imigracja (pełna)
adversary-england-level-4-text = Dodatkowe pole budowy zostaje do końca gry.
adversary-england-level-5 = Lokalna Autonomia
adversary-england-level-5-text = Osady i miasta mają o 1 witalności więcej.
adversary-england-level-6 = Niezłomna Niezależność
adversary-england-level-6-text = Przy przygotowaniu gry pula strachu dostaje 1 strachu więcej na gracza. W fazie najeźdźców, w której nie rozpatruje się żadnej karty strachu, budują oni dwa razy według karty z dodatkowego pola.
step-high-immigration = budowa Wzmożonej Imigracji
    .genitive = budowy Wzmożonej Imigracji
prompt-building-boom = Boom Budowlany: w której z krain o największej liczbie osad i miast budują najeźdźcy?
reason-capital = w jednej krainie stoi 7 lub więcej osad i miast
result-capital = W jednej krainie stoi tyle osad i miast, że najeźdźcy mają swoją stolicę.
