### Spirit Island: the scenarios of Branch & Claw.

scenario-ward-the-shores = Zaklęte Wybrzeża
scenario-ward-the-shores-text = Duchy zamykają wyspę od strony morza. Przygotowanie gry: są 4 pieczęcie na planszę, a wszystkie karty strachu spoza talii strachu leżą pod nią. Raz w rundzie każdy duch może zagrać kartę mocy zakrytą, za zagranie karty i bez energii: karta nie daje źródeł mocy, za to w tej rundzie duch może użyć mocy Pieczętowanie. Pieczęć daje swojej krainie obronę 3 i ginie, gdy dodaje się tam zarazę. Karta eksploracji etapu III dodaje oprócz odkrywcy 1 osadę. Zdobycie wszystkich kart strachu nie daje zwycięstwa: pustą talię strachu tworzy się na nowo z kart odrzuconych. Od poziomu terroru II duchy wygrywają, gdy każda kraina nadbrzeżna ma pieczęć. Poza tym wygrywacie i przegrywacie jak zwykle.
setup-scenarios-ward-the-shores = { scenario-ward-the-shores }
power-warding = Pieczętowanie
power-warding-text = Zapłać 2 energii za każdą zarazę oraz 2 za każdą osadę i miasto w tej krainie. Dodaj 1 pieczęć. Wymaga karty mocy zagranej przez ciebie w tej rundzie zakrytej.
marker-ward = pieczęć
    .accusative = pieczęć
reason-warded = każda kraina nadbrzeżna ma pieczęć
result-warded = Każda kraina nadbrzeżna ma pieczęć: najeźdźcy nie mogą już zejść na ląd.
own-play-for-warding = Zagraj zakrytą kartę na Pieczętowanie
prompt-face-down = Którą kartę zagrywasz zakrytą na Pieczętowanie?
scenario-rituals-of-the-destroying-flame = Rytuały Niszczącego Płomienia
scenario-rituals-of-the-destroying-flame-text = Najeźdźcy nie otrzymują obrażeń i nie są niszczeni, a w zamian nic się nie dzieje, chyba że w krainie lub w przyległej jest płomień albo ktoś zapłaci 2 energii. Za moc płaci duch, który jej używa, raz za całe użycie; za cokolwiek innego może zapłacić dowolny duch, za jedną krainę karty strachu, części wydarzenia albo dewastacji, w której Dahanie kontratakują. Oszczędzeni najeźdźcy, którzy nie mogą zostać tam, gdzie są, trafiają do najbliższej krainy. Co rundę, gdy wszystkie duchy zakończą rozwój, każdy duch może odprawić jeden rytuał: zapomina kartę mocy, która daje ogień, i wybiera krainę ze swoją obecnością, a ta dostaje płomień do końca gry i 1 zarazę. Zbiera tyle energii, ile wynosi etap najeźdźców; a jeśli są tam najeźdźcy, tyle samo jest strachu i każda tamtejsza wioska Dahan zadaje 1 obrażenie. Wygrywacie i przegrywacie jak zwykle.
setup-scenarios-rituals-of-the-destroying-flame = { scenario-rituals-of-the-destroying-flame }
marker-flame = płomień
    .accusative = płomień
own-ritual-of-flame = Odpraw rytuał niszczącego płomienia
lasting-ritual-of-flame-done = ma już w tej rundzie odprawiony rytuał
prompt-ritual-card = Którą kartę dającą ogień zapominasz?
prompt-flame-land = Gdzie rozpalasz płomień? Pojawi się tam też zaraza.
prompt-pay-to-harm = Ani w { $land }, ani obok nie ma płomienia. Płacisz, żeby tamtejsi najeźdźcy mogli otrzymywać obrażenia i ginąć?
