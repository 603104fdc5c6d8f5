# How to play: the frame of the steps. Each game's own words are in web-howto-*.ftl.
howto = Jak grać
howto-step = Krok { $n } z { $all }
howto-steps = Kroki
howto-dot = Krok { $n }: { $title }
howto-back = Wstecz
howto-next = Dalej
howto-done = Gotowe
howto-rules = Zasady
howto-rule = Przeczytaj zasadę { $number }
