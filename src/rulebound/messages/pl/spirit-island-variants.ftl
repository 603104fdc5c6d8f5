# Larger and other islands.

setup-extra-board = Dodatkowa plansza
setup-extra-board-help = Większa wyspa: o jedną planszę więcej niż graczy; nie zaczyna na niej żaden duch. Na początku jest tam mniej najeźdźców i nic od przeciwnika. Zarazę liczy się według plansz, a każda karta strachu wymaga o 1 strachu więcej na gracza. Poziom trudności rośnie o 2; o 3 lub 4, jeśli cała reszta daje już 3 lub 6.

variant-extra-board = Dodatkowa plansza
status-variant = Wariant: { $variant }, trudność { $number }

# Archipelagos.

setup-layout-two-islets = Archipelag: 1 + 1, 2 plansze
setup-layout-pair-and-one = Archipelag: 2 + 1, 3 plansze
setup-layout-lagoon = Laguna: 1 + 1 + 1, 3 plansze
setup-layout-two-pairs = Archipelag: 2 + 2, 4 plansze
setup-layout-three-and-one = Archipelag: 3 + 1, 4 plansze
setup-layout-two-pairs-and-one = Archipelag: 2 + 2 + 1, 5 plansz
setup-layout-three-and-pair = Archipelag: 3 + 2, 5 plansz
setup-layout-three-pairs = Archipelag: 2 + 2 + 2, 6 plansz
setup-layout-two-threes = Archipelag: 3 + 3, 6 plansz

variant-archipelago = Archipelag
status-over-the-sea = Przez morze, 2 kroki dalej, leży { $land } { $terrain }
option-spirit-far = { $seat }, przez morze za { $number } energii
why-spirits-over-the-sea = Każdy duch, którego moc { $power } może wybrać za cel, jest na innej wysepce i kosztuje 1 energii za każdy ocean między wami.

# Thematic boards.

setup-map = Strona plansz
setup-map-help = Strona zbalansowana albo tematyczna: sześć plansz, które tworzą jedną wyspę i mają na niej stałe miejsca, z 9 lub 10 krainami i bogatszym nadrukiem. Strona tematyczna jest po części naszą rekonstrukcją: to, które krainy dwóch plansz się stykają i których plansz używa się przy ilu graczach, może się różnić od wydrukowanej mapy.
setup-map-balanced = Zbalansowana
setup-map-thematic = Tematyczna (po części odtworzona)
setup-boards-NW = Północny zachód
setup-boards-NE = Północny wschód
setup-boards-WE = Zachód
setup-boards-EA = Wschód
setup-boards-SW = Południowy zachód
setup-boards-SE = Południowy wschód
status-reconstructed = Plansze tematyczne są po części odtworzone: to, które krainy dwóch plansz się stykają i których plansz używa się przy ilu graczach, może się różnić od wydrukowanej mapy.
prompt-start-dahan = W której z krain o tej samej liczbie wiosek Dahan zaczynasz?
