# Replays, the end of a game, the chart of its scores, and the guided first game.
replay = Powtórka
replay-title = Powtórka: { $game }
replay-look-back = Oglądasz przebieg gry
replay-loading = Odtwarzam grę…
replay-failed = Tej gry nie można obejrzeć
replay-no-board = Nie ma tu planszy do tej gry.
replay-to-table = Wróć do stołu

replay-transport = Przewijanie gry
replay-steps = Kroki
replay-slider = Pozycja
replay-position = Ruch { $at } z { $length }
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Ruch dalej
replay-last = Na koniec
replay-start = Gra się zaczyna
replay-picked = { $who }: { $what }
replay-hidden-pick = Wybór innego gracza
replay-turn = Tura
replay-speed = Tempo
replay-speed-slow = Wolno
replay-speed-normal = Normalnie
replay-speed-fast = Szybko
replay-speed-quick = Bardzo szybko
replay-eyes = Widok
replay-spectator = Wszyscy
replay-scores = Wyniki
replay-share = Kopiuj link do tej pozycji
replay-link-copied = Link do tej pozycji skopiowany.
replay-download = Pobierz zapis gry

replay-help = Każdą pozycję gry można zobaczyć jeszcze raz, oczami dowolnego gracza.
replay-key-step = ruch wstecz, ruch dalej
replay-key-turn = tura wstecz, tura dalej
replay-key-ends = na początek, na koniec
replay-key-play = odtwarzaj, pauza
key-name-home = Home
key-name-end = End
key-name-space = Spacja
key-name-turns = Page ↑, Page ↓

chart-title = Przebieg punktacji
chart-label = Wyniki w trakcie gry. Strzałki przechodzą od zmiany do zmiany, Enter pokazuje daną pozycję.
chart-score = { $name } { $score }
chart-turns = Tura
chart-moves = Ruchy
chart-turn = Tura { $turn }
chart-end = Koniec
chart-when = Początek
chart-as-table = Pokaż liczby
chart-larger = Większy

result-one = Zwycięzca: { $name }
result-you = Wygrywasz!
result-you-too = Wspólne zwycięstwo: ty i { $names }
result-many = Zwycięstwo dzielą: { $names }
result-together = Wygrywacie razem: ty i { $names }
result-all-together = Razem wygrywają: { $names }
result-nobody = Nikt nie wygrywa
result-rank = Miejsce { $rank }
result-me = (ty)
result-rematch = Rewanż
result-sequel = Graj dalej od tego miejsca
result-replay = Obejrzyj powtórkę

tour = Krótkie wprowadzenie
tour-step = { $step } z { $steps }
tour-back = Wstecz
tour-next = Dalej
tour-skip = Pomiń wprowadzenie
tour-finish = Gramy
tour-when = Idzie dalej, gdy to zrobisz.

# A first game, step by step.
lesson = Pierwsza partia
lesson-waits = Idzie dalej, gdy to zrobisz.
lesson-read = Jasne
