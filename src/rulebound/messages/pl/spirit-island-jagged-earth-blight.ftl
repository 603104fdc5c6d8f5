### Spirit Island: the blight cards of Jagged Earth.

blight-all-things-weaken = Wszystko Marnieje
blight-all-things-weaken-text = 3 zarazy na gracza. Od następnej rundy najeźdźcy i wioski Dahan mają o 1 witalności mniej, ale przynajmniej 1; do zarazy w krainie wystarcza o 1 obrażenie mniej, ale przynajmniej 1; dodana zaraza niszczy całą obecność i bestie w swojej krainie i 1 obecność w krainie przyległej.
blight-invaders-find-the-land-to-their-liking = Kraina Odpowiednia dla Najeźdźców
blight-invaders-find-the-land-to-their-liking-text = Wyspa pozostaje witalna. 2 zarazy na gracza. Natychmiast: pula strachu rośnie na gracza o 1 na poziomie terroru 1, o 1,5 na poziomie 2 (łącznie, w dół), o 2 na poziomie 3.
blight-power-corrodes-the-spirit = Moc Deprawuje Ducha
blight-power-corrodes-the-spirit-text = 4 zarazy na gracza. Na początku każdej fazy najeźdźców każdy duch, który ma w grze 3 lub więcej kart mocy albo jedną o koszcie 4 lub więcej, niszczy 1 swoją obecność.
blight-strong-earth-shatters-slowly = Powolny Rozpad Wytrzymałej Ziemi
blight-strong-earth-shatters-slowly-text = Wyspa pozostaje witalna. 2 zarazy na gracza. Natychmiast: każdy gracz dodaje 1 zarazę z tej karty w krainie przyległej do zarazy.
blight-thriving-communities = Rozwijające się Społeczności
blight-thriving-communities-text = 4 zarazy na gracza. Natychmiast: na każdej planszy, w 4 różnych krainach z odkrywcami lub osadami, zamień 1 osadę na 1 miasto albo 1 odkrywcę na 1 osadę.
blight-unnatural-proliferation = Nienaturalny Rozrost
blight-unnatural-proliferation-text = 3 zarazy na gracza. Natychmiast: każdy duch dodaje 1 obecność w krainie ze swoją obecnością. Na każdej planszy dodaj 1 wioskę Dahan w krainie z Dahanami i 2 miasta w krainie, w której jest najmniej osad i miast, ale choć jedno.
blight-untended-land-crumbles = Zapomniane Ziemie Niszczeją
blight-untended-land-crumbles-text = 4 zarazy na gracza. Na początku każdej fazy najeźdźców na każdej planszy dodaj 1 zarazę w krainie przyległej do zarazy, chyba że duchy razem zapłacą 3 energii albo zniszczą na tej planszy 1 obecność.
prompt-cities-in = Która kraina dostaje 2 miasta?
prompt-dahan-in = Która kraina dostaje 1 wioskę Dahan?
way-let-it-crumble = Dodaj zarazę na tej planszy
way-lose-for-the-land = Zniszcz 1 obecność na tej planszy
way-pay-for-the-land = Zapłaćcie razem 3 energii
