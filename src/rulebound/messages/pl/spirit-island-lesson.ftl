# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-island = Jesteś Błyskawicą z Serca Burzy, a ta wyspa to twój dom. Odkrywcy, osady i miasta to najeźdźcy; chaty to wioski Dahan, którzy tu mieszkają. Krążki to twoja obecność.
lesson-invaders = Tu widać, co zaraz zrobią najeźdźcy: budują, a później dewastują w krainach wskazanego terenu. Przepędź ich strachem i siłą, zanim zaraza pokryje wyspę.
lesson-growth = Każda runda zaczyna się od rozwoju. Wybierz sekcję w pierścieniu: doda obecność dwa razy, dzięki czemu sięgniesz dalej i zbierzesz więcej energii.
lesson-presence = Weź obecność z górnego toru, czyli energii, i połóż ją na świecącej krainie, dwa razy. To, co odkryjesz, masz już co rundę. Pierścień pokazuje krainę, która wkrótce cię potrzebuje.
lesson-cards = Teraz zagraj karty mocy i zapłać za nie energią. Wskaż kartę albo ją przytrzymaj, żeby ją przeczytać. Strzaskane Domostwa niszczą osadę: wybierz je, bo w tej rundzie powstaną osady.
lesson-ready = Możesz zagrać tyle kart, na ile pozwala tor. Karty bez ceny nic nie kosztują, a ich źródła mocy się przydają. Zagraj jeszcze jedną, jeśli chcesz, i wybierz Gotowe.
lesson-fast = Czerwone moce są pośpieszne, przed najeźdźcami, niebieskie po nich. Twój duch użyje kilku powolnych wcześniej, ale nowych osad jeszcze nie ma. Poczekaj: wybierz Gotowe.
lesson-first-news = Najeźdźcy zbudowali osady tam, gdzie stali odkrywcy, i weszli na kolejny teren. W następnej rundzie zdewastują to, co właśnie zabudowali, chyba że coś zrobisz.
lesson-slow = Pora na powolne moce. Wybierz Strzaskane Domostwa, potem krainę w pierścieniu: nowa osada pada, a to straszy najeźdźców. Gdy skończysz, wybierz Gotowe.
lesson-second-turn = Przemijanie: zagrane karty leżą wśród odrzuconych, a karty najeźdźców przesunęły się o jedno pole. Zabudowany przed chwilą teren teraz zdewastują.
lesson-reclaim = Wybierz sekcję w pierścieniu: wszystkie karty wracają na rękę i pozyskujesz nową moc. W pierwszej grze przychodzą w ustalonej kolejności. Wybieraj symbole po kolei.
lesson-more-cards = Osady zaraz zaczną dewastować. Zagraj znów Strzaskane Domostwa, a jeśli cię stać, to i nową moc. Potem wybierz Gotowe.
lesson-hasten = W tym Błyskawica jest dobra: powolna moc użyta wcześniej, bo masz powietrze. Wybierz Strzaskane Domostwa i krainę w pierścieniu, zanim ją zdewastują. Potem wybierz Gotowe.
lesson-ravage = Najpierw zdobyta karta strachu. Potem dewastacja: 2 obrażenia lub więcej to zaraza, jeden odkrywca zadaje za mało, a ocaleli Dahanie kontratakują. Dograj do końca rundy.
lesson-end = To były dwie rundy. Wygrasz, gdy znikną wszyscy najeźdźcy; im więcej strachu, tym mniej ich musi zniknąć. Za dużo zarazy albo duch bez obecności to porażka. Reszta należy do ciebie: powodzenia!
