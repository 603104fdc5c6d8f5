# How to play Spirit Island: a title and a few sentences for each step.
howto-spirit-island-goal = Przepędź najeźdźców
howto-spirit-island-goal-text =
    Jesteście duchami wyspy, którą zasiedlają obcy, i razem wygrywacie albo przegrywacie. Wygracie, niszcząc ich, a im bardziej się boją, tym jest to łatwiejsze.
    Przegracie, jeśli zaraza obejmie zbyt wiele krain, jeśli któryś duch straci całą obecność albo jeśli skończy się talia najeźdźców.
howto-spirit-island-pieces = Kto jest na wyspie
howto-spirit-island-pieces-text =
    Białe figurki, odkrywcy, osady i miasta, to najeźdźcy: znoszą 1, 2 i 3 obrażenia i tyle samo zadają. Dahanie w swoich wioskach żyją tu i walczą po twojej stronie; każda wioska znosi 2 i zadaje 2.
    Krążki to twoja obecność. Dwa w jednej krainie czynią z niej miejsce kultu.
howto-spirit-island-growth = Rozwijaj się
howto-spirit-island-growth-text =
    Runda zaczyna się od rozwoju: wybierz jedną sekcję symboli na swojej planszy i wykonaj ją całą. Odzyskujesz zagrane karty, pozyskujesz nowe, zbierasz energię albo dodajesz obecność.
howto-spirit-island-presence = Rozprzestrzeniaj obecność
howto-spirit-island-presence-text =
    Nowa obecność schodzi z lewego końca jednego z dwóch torów i trafia do świecącej krainy. To, co odkrywa, zostaje twoje: więcej energii na rundę albo więcej kart do zagrania.
    Moce sięgają stamtąd, gdzie jesteś.
howto-spirit-island-cards = Zagrywaj karty mocy
howto-spirit-island-cards-text =
    Zbierasz energię, a potem zagrywasz tyle kart, na ile pozwala tor, i od razu za nie płacisz. Ich źródła mocy liczą się natychmiast, czy karta jest pośpieszna, czy powolna.
howto-spirit-island-powers = Moce pośpieszne i powolne
howto-spirit-island-powers-text =
    Pośpieszne moce działają przed najeźdźcami, powolne po nich. Moc mówi, jak daleko sięga od twojej obecności i jakie krainy mogą być jej celem; te krainy świecą.
    Czego moc nie może tam zrobić, to się pomija.
howto-spirit-island-elements = Wrodzone moce
howto-spirit-island-elements-text =
    Źródła mocy z twoich kart budzą moce wydrukowane na twojej planszy. Wykonujesz po kolei, z góry na dół, każdy wiersz, na który starcza ci źródeł mocy, i nic to nie kosztuje.
howto-spirit-island-invaders = Co zrobią najeźdźcy
howto-spirit-island-invaders-text =
    Co rundę dewastują tam, gdzie mówi lewa karta, budują tam, gdzie mówi następna, i eksplorują według nowej karty. Potem karty przesuwają się dalej.
    Zawsze więc wiesz, gdzie będą dewastować i budować: mówią o tym małe znaki w tych krainach.
howto-spirit-island-ravage = Kiedy dewastują
howto-spirit-island-ravage-text =
    Najeźdźcy sumują swoje obrażenia, a obrona z twoich mocy je zmniejsza. 2 lub więcej przynosi krainie zarazę, a te same obrażenia trafiają w Dahan. Ocaleli Dahanie kontratakują.
    Zaraza niszczy tam obecność, a jeśli kraina była już zarażona, rozprzestrzenia się na sąsiednią.
howto-spirit-island-fear = Strach wygrywa grę
howto-spirit-island-fear-text =
    Zniszczone osady i miasta oraz wiele mocy wywołują strach. Gdy pula się zapełni, zdobywacie kartę strachu, która przeszkadza najeźdźcom w ich fazie.
    Strach podnosi poziom terroru: na poziomie 1 nie może zostać ani jeden najeźdźca, na 2 ani jedna osada czy miasto, na 3 ani jedno miasto. Jeśli skończą się karty strachu, wygrywacie.
