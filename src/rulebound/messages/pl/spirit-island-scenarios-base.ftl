### Spirit Island: the scenarios of the base box.

## Blitz

scenario-blitz = Blitz
scenario-blitz-text = Wszyscy się śpieszą. Przy przygotowaniu gry karta zarazy dostaje 1 zarazę więcej na gracza, a po pierwszej eksploracji najeźdźcy jeszcze raz budują i eksplorują. Wszystkie moce są pośpieszne. Moc, która i tak jest pośpieszna, kosztuje o 1 energii mniej; wrodzona moc albo karta, która nic nie kosztuje, daje zamiast tego 1 energii, podobnie jak powolna moc, którą coś innego czyni pośpieszną. Niższy koszt liczy się wszędzie tam, gdzie liczy się koszt karty. Za każdym razem, gdy najeźdźcy eksplorują, do jednej z eksplorowanych krain każdej planszy przybywa jeszcze 1 odkrywca. Gdy wyspa staje się zarażona, na karcie jest o 1 zarazę mniej na gracza. Z dodatkową planszą liczy się to wszystko według plansz.
setup-scenarios-blitz = { scenario-blitz }
way-explorer-here = Dodatkowy odkrywca tej planszy przybywa tutaj
way-explorer-later = Dodatkowy odkrywca tej planszy przybywa do innej krainy

## Guard the Isle's Heart

scenario-guard-the-isles-heart = Ochrona Serca Wyspy
scenario-guard-the-isles-heart-text = Każda plansza ma jedną środkową krainę: krainę 7 przy jednej lub dwóch planszach, krainę w środku wyspy przy trzech lub czterech; w innych układach gracze wybierają na każdej planszy jedną krainę, wszystkie obok siebie. Na koniec przygotowania gry usuwa się wszystkie osady. Każda środkowa kraina dostaje 1 odkrywcę i 1 obecność ducha, który zaczyna na jej planszy; jeśli nie może tam być, obecność trafia do najbliższej krainy tej planszy, w której może. Każdy duch zaczyna z górną kartą pomniejszych mocy i górną kartą większych mocy na ręce. Po pierwszej rundzie przegrywacie, gdy tylko w środkowej krainie jest osada lub miasto.
setup-scenarios-guard-the-isles-heart = { scenario-guard-the-isles-heart }
marker-isles-heart = środkowa kraina
    .accusative = środkową krainę
prompt-inner-land = Która kraina planszy { $board } jest jej środkową krainą?
reason-isles-heart = w środkowej krainie jest osada lub miasto
result-isles-heart = Najeźdźcy zagnieździli się w sercu wyspy.

## Rituals of Terror

scenario-rituals-of-terror = Rytuały Terroru
scenario-rituals-of-terror-text = Sam strach nie sieje terroru. Wszystkie karty strachu leżą w jednej talii, a gdy się skończy, nie zdobywa się kolejnych. Zdobytych kart strachu nie rozpatruje się w fazie najeźdźców. W fazie pośpiesznych lub powolnych mocy duchy mogą razem odprawić rytuał w krainie z obecnością każdego ducha i 3 wioskami Dahan na gracza: wszyscy razem płacą 3 energii i niszczą tam 3 obecności. Poziom terroru rośnie o jeden, potem wszystkie zdobyte karty strachu rozpatruje się na nowym poziomie, a na koniec wypycha się wszystkie wioski Dahan z tej krainy, rozdzielając je jak najrówniej między krainy przyległe. Trzeci rytuał wygrywa grę. Poza tym na każdym poziomie terroru można wygrać jak zwykle.
setup-scenarios-rituals-of-terror = { scenario-rituals-of-terror }
own-ritual-of-terror = Zaproponuj rytuał terroru
way-ritual-of-terror = Odprawcie rytuał
lasting-ritual-refused = nie może w tej rundzie ponownie zaproponować rytuału
prompt-ritual-land = W której krainie proponujesz rytuał?
prompt-ritual-agree = Rytuał terroru w { $land }, razem za 3 energii i 3 obecności: zgadzasz się? Dojdzie do niego tylko za zgodą wszystkich.
prompt-ritual-presence = Czyja obecność ginie w rytuale? Brakuje jeszcze: { $number }.
event-ritual = Duchy odprawiają rytuał terroru w { $land }.
reason-last-ritual = odprawiono trzeci rytuał
result-last-ritual = Po trzecim rytuale najeźdźcy uciekają w popłochu.

## Dahan Insurrection

scenario-dahan-insurrection = Insurekcja Dahan
scenario-dahan-insurrection-text = Dahanie walczą i są zwalczani. Po akcji, która przenosi wioski Dahan, każda przeniesiona zadaje 1 obrażenie w krainie, w której teraz jest. Po akcji, która niszczy miasta lub osady, za każde miasto 1 osada, a za każdą osadę 1 odkrywca przybywa do najbliższej krainy z Dahanami; izolowane krainy nie są przeszkodą. Sam strach nie wygrywa. Na poziomie terroru 2 wygrywacie, jeśli w żadnej krainie osad i miast nie jest razem więcej niż wiosek Dahan, na poziomie terroru 3, jeśli takich krain jest mniej niż graczy. Po zdobyciu ostatniej karty strachu Dahanie od razu zadają w każdej krainie obrażenia jak po dewastacji; jeśli to nie da zwycięstwa, przegrywacie. Przegrywacie też, gdy zostanie mniej niż 2 wioski Dahan na gracza.
setup-scenarios-dahan-insurrection = { scenario-dahan-insurrection }
counter-dahan-insurrection = Pozostałe wioski Dahan
counter-dahan-insurrection-text = Przegrywacie, gdy na wyspie zostanie mniej niż 2 wioski Dahan na gracza.
prompt-military-response = Do której krainy z Dahanami przybywa nowy najeźdźca?
reason-insurrection = zostało zbyt mało krain, w których osad i miast jest więcej niż wiosek Dahan
reason-insurrection-failed = Dahanie powstali na próżno
reason-few-dahan = zostało zbyt mało wiosek Dahan
result-insurrection = Dahanie utrzymali swoją ziemię i najeźdźcy odchodzą.
result-insurrection-failed = Dahanie powstali wszędzie, a to nie wystarczyło.
result-few-dahan = Zostało zbyt mało wiosek Dahan, żeby walczyć.
