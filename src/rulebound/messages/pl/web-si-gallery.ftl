### Words that only the screen needs: the gallery of spirits in the lobby.

si-gallery-open = Zobacz duchy
si-gallery-open-label = Zobacz duchy, gracz { $number }
si-gallery-title-of = Wybierz ducha dla gracza { $number }
si-gallery-search = Szukaj po nazwie
si-gallery-complexity = Złożoność
si-gallery-complexity-all = Każda
si-gallery-complexity-low = Niska
si-gallery-complexity-moderate = Średnia
si-gallery-complexity-high = Wysoka
si-gallery-complexity-very-high = Bardzo wysoka
si-gallery-is-low = Niska złożoność
si-gallery-is-moderate = Średnia złożoność
si-gallery-is-high = Wysoka złożoność
si-gallery-is-very-high = Bardzo wysoka złożoność
si-gallery-first = Dobry na pierwszą grę
si-gallery-first-help = Jest prosty, a przy ustalonej kolejności mocy wiadomo, jakie karty pozyska: nigdy nie wybierasz z talii.
si-gallery-count = { $n ->
    [one] 1 duch
    [few] { $n } duchy
    [many] { $n } duchów
   *[other] { $n } ducha
}
si-gallery-none = Żaden duch się tak nie nazywa.
si-gallery-none-help = Wpisz mniej liter albo wybierz każdą złożoność.
si-gallery-list = Duchy
si-gallery-taken = Zajęty
si-gallery-taken-help = Tego ducha wybrał już ktoś inny.
si-gallery-boxed = Poza grą: { $box }
si-gallery-boxed-help = Ten duch pochodzi z pudełka { $box }, którego przy tym stole nie ma w grze.
si-gallery-chosen = Wybrany
si-gallery-random = Losowo
si-gallery-play = Graj tym duchem
si-gallery-playing = To twój duch
si-gallery-back = Wszystkie duchy
si-gallery-good-at = W czym jest dobry
si-gallery-good-at-help = Nasze własne liczby, wyliczone z jego mocy; specjalne zasady się nie liczą.
si-gallery-figure-offence = Atak
si-gallery-figure-control = Kontrola
si-gallery-figure-fear = Strach
si-gallery-figure-defence = Obrona
si-gallery-figure-utility = Wsparcie
si-gallery-figure-help-offence = niszczy najeźdźców
si-gallery-figure-help-control = przenosi najeźdźców albo nie daje im przychodzić i budować
si-gallery-figure-help-fear = straszy ich
si-gallery-figure-help-defence = nie pozwala, by dewastacje szkodziły, i uzdrawia
si-gallery-figure-help-utility = energia, obecność, karty i pomoc dla innych
si-gallery-figure-of = { $n } z { $most }
si-gallery-box = Pudełko: { $box }
si-gallery-rules = Specjalne zasady
si-gallery-innates = Wrodzone moce
si-gallery-uniques = Jego karty: { $n }
si-gallery-aspects = Aspekt
si-gallery-aspects-help = Inne oblicze tego samego ducha.
si-gallery-aspect-none = Brak
