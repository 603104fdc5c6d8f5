# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Przybywasz na wybrzeże, a w głębi lądu śpią Przedwieczni. Zanim się zbudzą, zbuduj tory, farmy i kopalnie, a potem wojsko. Na koniec musisz mieć więcej punktów niż oni.
lesson-port = Wszystko, co budujesz, wychodzi z portu. Dobrze mieć blisko surowce i ziemię pod farmy, gorzej śpiących Przedwiecznych. Miejsce w pierścieniu ma i to, i to: wybierz je.
lesson-railway = To twoja plansza akcji. Każda akcja pokazuje, ile trwa i ile kosztuje. Tory zabierają węgiel i żelazo i dają dwa odcinki. Wybierz je.
lesson-rail = Tory biegną z heksu na heks, zaczynając od portu. Wybierz linię w pierścieniu: prowadzi na teren, gdzie może stanąć farma.
lesson-second-rail = W tej samej akcji możesz położyć drugi odcinek. Linia w pierścieniu prowadzi dalej, do złota. Wybierz ją.
lesson-timetable = Każda akcja przesuwa twój dysk po torze czasu. Płacisz czasem: Przedwieczni budzą się na polu 23, a po polu 53 nikt już nie działa.
lesson-farm = Twoje tory dochodzą do ziemi pod farmę. Każda farma na mapie daje na koniec 2 punkty, ale Przedwieczni, którzy do niej dotrą, splugawią ją. Wybierz Farmy i załóż jedną.
lesson-mine = Twoje tory dochodzą też do surowców. Wybierz Wydobycie: bierzesz je z mapy do magazynu. Za złoto kupisz wojsko, z węgla i żelaza są tory, a fosforany to punkty.
lesson-cubes = Każda akcja zatrzymuje kostkę na swoim polu. Ponowne użycie pola kosztuje złoto za każdą leżącą tam kostkę. Odzyskanie zabiera wszystkie z powrotem, za trochę czasu.
lesson-soldiers = Obok twoich torów coś śpi. Zanim to zbudzisz, zbierz wojsko. Wybierz Wojsko, a potem dwie piechoty: są tanie i na pierwszą walkę wystarczą.
lesson-attack = Wybierz Atak, potem śpiący kafelek w pierścieniu i wyślij piechotę. Sięgniesz tylko do tego, co leży blisko torów. Jeśli kafelek jest pusty, zaatakuj inny.
lesson-fight = Każda odkryta karta mówi, które jednostki trafiają, co trafia ciebie i czy puszczają ci nerwy. Walcz, aż wróg padnie. Gdy skończy się poczytalność albo wojsko, musisz uciekać.
lesson-points = Walka skończona. Pokonany Przedwieczny nie liczy się już przeciw tobie, a może się liczyć dla ciebie. Wojsko płaci więc podwójnie: ratuje farmy i daje punkty.
lesson-old-ones = Śpiący jeszcze się zbudzą: odkrywają ich karty, a wtedy idą ku farmom i portom. Jeśli któryś zajmie port, gra się kończy. Trzymaj wojsko w gotowości.
lesson-end = Na koniec Przedwiecznym liczą się odkryci, podwójnie zakryci i splugawione farmy. Miej więcej. Mogą ci pomóc postacie z ekspozycji. Reszta należy do ciebie: powodzenia!
