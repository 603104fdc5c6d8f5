# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Dwa ludy dzielą te jaskinie przez dziesięć tur. Wygrywa, kto na koniec ma najwięcej monet. Pod koniec każdej twojej tury każdy twój region daje ci monetę.
lesson-combo = Najpierw wybierz rasę. Błotniste Ogry leżą pierwsze i są za darmo: tanio podbijają i zarabiają więcej na Błotnych Stawach. Weź je albo inną rasę, która ci się podoba.
lesson-enter = Nowa rasa wchodzi od krawędzi. To, co świeci, stoi otworem, z ceną w żetonach. Błotnistym Ogrom stawy w pierścieniu dają dwie monety na turę. Wybierz je albo zacznij gdzie indziej.
lesson-neighbours = Świetnie: żetony zostają tam jako załoga. Odtąd podbijasz regiony obok swoich. Wybierz drugi region.
lesson-stop = Podbijaj, dopóki masz żetony. Gdy zostanie ich za mało, o ostatnim podboju zdecyduje kostka. Możesz też skończyć i żetonami wzmocnić swoje regiony: kiedy masz dość, wybierz Gotowe.
lesson-redeploy = Teraz przestaw żetony między swoimi regionami, jak chcesz. Z każdym żetonem region jest droższy do zdobycia; rzeki na koniec tury pustoszeją. Rozstaw wszystkie, aby skończyć turę.
lesson-coins = Każdy region dał ci monetę, a zdolność mogła coś dołożyć. Teraz gra druga strona: patrz, gdzie się osiedla. Może zabrać to, co twoje, ale za swoją cenę.
lesson-go-on = Każda tura zaczyna się od pytania: podbijać dalej tą rasą czy pozwolić jej wymrzeć? Twoja jest jeszcze świeża. Wybierz dalsze podboje.
lesson-grow = Na ręce masz znów wszystkie żetony poza jednym w każdym regionie. Zajmij kolejne regiony, także cudze: 1 żeton więcej za każdego obrońcę. Potem wybierz Gotowe i rozstaw resztę.
lesson-decline = Twoja rasa jest już mocno rozciągnięta. W swojej turze ogłoś jej wymarcie: zajmuje to całą turę, ale regiony dalej płacą, a w następnej turze bierzesz nową rasę.
lesson-declined = Twoja pierwsza rasa wymiera: w każdym regionie zostaje jeden żeton, który płaci, ale już nie podbija. Gdy wymrze druga, pierwsza zniknie z jaskiń.
lesson-new-race = W swojej turze wybierz nową rasę. Na tych pominiętych leżą monety dla tego, kto je weźmie. Zanim wybierzesz, przeczytaj, co potrafi rasa i jej zdolność.
lesson-two-races = Teraz pracują dla ciebie dwie rasy: stara płaci, nowa znów wchodzi od krawędzi. Podbijaj, zakończ przyciskiem Gotowe i przegrupuj żetony, jak przedtem.
lesson-win = Reszta należy do ciebie. Gdy rasa utknie, znów ogłoś wymarcie, póki zostało kilka tur dla następnej. Po dziesiątej turze wygrywa, kto ma najwięcej monet. Powodzenia!
