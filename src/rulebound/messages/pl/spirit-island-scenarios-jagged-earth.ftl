### Spirit Island: the scenarios of Jagged Earth.

## Elemental Invocation

scenario-elemental-invocation = Przywołanie Żywiołów
scenario-elemental-invocation-text = Duchy przywołują źródła esencji, które w niektórych miejscach wzmacniają ich moce. Przygotowanie gry: kraina 6 każdej planszy dostaje 1 osadę więcej, pierwszy poziom terroru ma 1 kartę strachu więcej, a talię najeźdźców pośpiesza się raz. W każdej fazie duchów każdy duch może położyć jeden znacznik źródła mocy na narożniku krainy ze swoją obecnością, na którym żaden jeszcze nie leży; narożnik to punkt, w którym stykają się krainy albo kraina, ocean i skraj wyspy. Kosztuje to 1 energii i 1 więcej za każdy sąsiedni narożnik (wzdłuż granic krain), na którym leży znacznik. To źródło mocy musi być wydrukowane na jednej z kart mocy tego ducha, na ręce, w grze lub odrzuconej. Znaczniki zostają. Moc, której celem jest kraina, ma źródła mocy z narożników tej krainy dla swoich zdolności warunkowych, ale nie dla tych, które zmieniają jej zasięg lub szybkość; moce, których celem jest duch, i specjalne zasady ich nie mają. Gdzie źródło mocy wspomaga koszt wydarzenia, który płacą wszyscy, każdy jego znacznik na wyspie liczy się za 2 energii.
setup-scenarios-elemental-invocation = { scenario-elemental-invocation }
own-invoke-element = Połóż znacznik źródła mocy na narożniku
marker-element = znacznik źródła mocy
    .accusative = znacznik źródła mocy
lasting-invoked = ma już położony znacznik źródła mocy
prompt-corner = Na którym narożniku twoich krain leży znacznik?
option-corner = { $corner } za { $number } energii
event-invoked = { $seat } kładzie znacznik { NAME($element, case: "genitive") } na narożniku { $corner }.
status-corner-at = Narożnik { $corner }: { $element }

## Despicable Theft

scenario-despicable-theft = Podła Grabież
scenario-despicable-theft-text = Małe bandy grabieżców znalazły w głębi wyspy cuda i niosą je na statki. Jest 18 grabieżców, zakrytych i pomieszanych: 12 bez łupu i 6 z łupem 1, 1, 1, 2, 2 i 3. Po przygotowaniu gry każda eksploracja krainy o numerze 6 lub wyższym, która kogokolwiek dodaje, dodaje też 1 grabieżcę. Przed krokiem dewastacji ruszają wszyscy grabieżcy. Ten, który jest obok oceanu, ucieka: z puli przepadają 4 strachu, a gdy jest w niej mniej, cały, a talię najeźdźców pośpiesza się tyle razy, ile mówi jego łup. Wszyscy inni idą o jedną krainę w stronę oceanu swojej planszy, najkrótszą drogą, jaką zostawia izolacja, choćby przez inną planszę. Grabieżcy nie są najeźdźcami, nie biorą udziału w tym, co robią najeźdźcy, i mają 1 witalności. To, co robią gracze, może działać na nich jak na odkrywców; do niczego innego odkrywcami nie są. Leżą zakryci, kilku w jednej krainie się miesza, a odkrywa się ich w krainie z przynajmniej 2 wioskami Dahan. Zniszczyć, usunąć lub zamienić można ich tylko w krainie bez osad i miast i z przynajmniej 2 wioskami Dahan, przed akcją lub po niej; gdzie indziej są zamiast tego wypychani. Zniszczony grabieżca to 1 strachu. Na koniec rundy miesza się znów wszystkich grabieżców spoza wyspy.
setup-scenarios-despicable-theft = { scenario-despicable-theft }
piece-thief = grabieżca
    .genitive = grabieżcy
    .accusative = grabieżcę
    .counted = { $number ->
        [one] grabieżca
        [few] grabieżców
        [many] grabieżców
       *[other] grabieżcy
    }
piece-thief-blank = grabieżca bez łupu
    .genitive = grabieżcy bez łupu
    .accusative = grabieżcę bez łupu
    .counted = { $number ->
        [one] grabieżca
        [few] grabieżców
        [many] grabieżców
       *[other] grabieżcy
    } bez łupu
piece-thief-1 = grabieżca z łupem 1
    .genitive = grabieżcy z łupem 1
    .accusative = grabieżcę z łupem 1
    .counted = { $number ->
        [one] grabieżca
        [few] grabieżców
        [many] grabieżców
       *[other] grabieżcy
    } z łupem 1
piece-thief-2 = grabieżca z łupem 2
    .genitive = grabieżcy z łupem 2
    .accusative = grabieżcę z łupem 2
    .counted = { $number ->
        [one] grabieżca
        [few] grabieżców
        [many] grabieżców
       *[other] grabieżcy
    } z łupem 2
piece-thief-3 = grabieżca z łupem 3
    .genitive = grabieżcy z łupem 3
    .accusative = grabieżcę z łupem 3
    .counted = { $number ->
        [one] grabieżca
        [few] grabieżców
        [many] grabieżców
       *[other] grabieżcy
    } z łupem 3
prompt-thief-way = Dokąd z { $land } idzie grabieżca?
event-seen-thief = Dahanie w { $land } dostrzegają: { $piece }.

## The Great River

scenario-the-great-river = Wielka Rzeka
scenario-the-great-river-text = Najeźdźcy trzymają brzeg na zachodzie i wysyłają swoje osady w głąb lądu, by założyć nowe prowincje za wyspą. Przygotowanie gry: plansze leżą jedna pod drugą, wszystkie oceany na zachodzie; najlepsze są plansze B, C i F, potem D, a A i E są łatwiejsze. Po kroku budowy najeźdźcy budują w każdej krainie nadbrzeżnej z odkrywcą i bez osady lub miasta. Po kroku eksploracji eksplorują każdą krainę nadbrzeżną bez osady lub miasta. Na koniec fazy powolnych mocy każda osada przenosi się do krainy dalszej od oceanu, najpierw te położone najgłębiej; gdzie kilka krain jest równie dobrych, osady z krainy dzieli się równo, zaczynając od krainy najbardziej na północ. Osada, która nie może dojść głębiej, opuszcza wyspę, jeśli jej kraina leży na wschodnim skraju; gdzie indziej przenosi się do przyległej krainy położonej równie głęboko, jeśli taka jest. Izolacja nie zatrzymuje tych osad, chyba że jakiś duch zapłaci 1 energii za osadę, którą by zatrzymała. Gracze przegrywają, gdy wyspę opuści więcej niż 3 osady na gracza.
setup-scenarios-the-great-river = { scenario-the-great-river }
counter-the-great-river = Osady, które opuściły wyspę
counter-the-great-river-text = W scenariuszu Wielka Rzeka gracze przegrywają, gdy więcej niż 3 osady na gracza opuszczą wyspę wschodnim skrajem.
reason-escaped = zbyt wiele osad opuściło wyspę
result-escaped = Zbyt wiele osad opuściło wyspę.
prompt-hold-towns = Osady z { $land } przeszłyby przez izolowaną krainę: ile zatrzymujesz, każdą za 1 energii? Jest ich { $number }.
prompt-upriver = Która osada dokąd idzie?
event-escaped = Z { $land } opuszcza wyspę 1 { $piece }.
