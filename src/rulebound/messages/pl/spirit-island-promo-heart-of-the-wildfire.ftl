### Spirit Island, Feather & Flame: Heart of the Wildfire.

spirit-heart-of-the-wildfire = Serce Pożogi
spirit-heart-of-the-wildfire-text = Pali każdą krainę, do której przychodzi, najeźdźców i las tak samo. Jego ogień niesie wyspie zarazę i musi wiedzieć, kiedy pozwolić ziemi odrosnąć.
setup-spirits-heart-of-the-wildfire = { spirit-heart-of-the-wildfire }
rule-blazing-presence = Płomienna Obecność
rule-blazing-presence-text = Gdy twoja obecność zostaje dodana lub przeniesiona, oprócz przygotowania gry, to w krainie, do której trafia: 1 obrażenie za każdy ogień odkryty na twoich torach obecności; jeśli masz ich 2 lub więcej, dodaj też 1 zarazę; potem wypchnij wszystkie bestie i dowolną liczbę wiosek Dahan. Tylko raz, jeśli do krainy trafia kilka naraz.
rule-destructive-nature = Niszczycielska Natura
rule-destructive-nature-text = Zaraza dodawana przez duchy, mocami lub specjalnymi zasadami, nie niszczy twojej obecności, także gdy się rozprzestrzenia.
power-firestorm = Burza Ogniowa
power-firestorm-text = Twój ogień w krainie, która już raz płonęła. Używasz wszystkich osiągniętych poziomów.
power-firestorm-level-1 = 1 obrażenie za każde 2 twoje ognie.
power-firestorm-level-2 = Zamiast tego 1 obrażenie za każdy twój ogień.
power-firestorm-level-3 = Te obrażenia możesz podzielić między wybraną krainę i dowolne swoje krainy z zarazą.
power-firestorm-level-4 = W jednej ze swoich krain z zarazą: wypchnij wszystkie wioski Dahan, zniszcz wszystkich najeźdźców i wszystkie bestie i dodaj 1 zarazę.
power-the-burned-land-regrows = Spalona Ziemia Odrasta
power-the-burned-land-regrows-text = Zaraza znika. Używasz wszystkich osiągniętych poziomów.
power-the-burned-land-regrows-level-1 = Usuń 1 zarazę, jeśli są przynajmniej 2.
power-the-burned-land-regrows-level-2 = Zamiast tego usuń 1 zarazę.
power-the-burned-land-regrows-level-3 = Usuń jeszcze 1 zarazę.
power-flash-fires = Nagłe Pożary
power-flash-fires-text = 1 strachu. 1 obrażenie. Przy dostatecznej ilości powietrza ta moc jest pośpieszna.
power-asphyxiating-smoke = Duszący Dym
power-asphyxiating-smoke-text = 1 strachu. Zniszcz 1 osadę. Wypchnij 1 wioskę Dahan.
power-flames-fury = Furia Płomieni
power-flames-fury-text = Wybrany duch zbiera 1 energii. W tej rundzie każde użycie mocy tego ducha, które zadaje obrażenia, zadaje 1 więcej, w jednej krainie.
power-threatening-flames = Groźne Płomienie
power-threatening-flames-text = 2 strachu. Wypchnij tylu odkrywców lub tyle osad, ile wynosi poziom terroru, do przyległych krain bez twojej obecności. Jeśli takiej krainy nie ma, jeszcze 2 strachu.
symbol-kindle-2 = Zbierz 2 energii i 1 więcej za każdy ogień odkryty na twoich torach obecności
lasting-furious-flames = moce zadają 1 obrażenie więcej
prompt-burn-down = Która z twoich krain płonie do cna?
prompt-spread-damage = Do podziału: { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
  }. Ile z tego tutaj?
