# The table: frame, decision bar, panes, notices, help.
board = Plansza
side = Dziennik, czat i zasady
pane-players = Gracze
pane-market = Dostępne
pane-log = Dziennik
pane-chat = Czat
pane-rules = Zasady
pane-notes = Notatki
pane-card = Karta
back = Wstecz
you = ty
take-seat = Graj
take-seat-text = Zagraj na tym ze swoich miejsc
away = poza stołem
guest = gość
guest-text = Nie ma tu konta: ktoś inny może przyjść pod tym samym imieniem
away-text = Zastępuje bot
away-until = Od { $until } zastępuje bot
is-a-bot = Bot
is-asked = wybiera
thinking = myśli
thinking-for = myśli, { $seconds } s
is-thinking =
    { $number ->
        [one] { $who } myśli…
        [few] { $who } myślą…
        [many] { $who } myślą…
       *[other] { $who } myślą…
    }

zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Pokaż całą planszę (F)
zoom-fit-more = Pokaż całą planszę: { $n ->
    [one] świeci jeszcze 1 miejsce
    [few] świecą jeszcze { $n } miejsca
    [many] świeci jeszcze { $n } miejsc
   *[other] świeci jeszcze { $n } miejsc
  }
sheet-up = Wysuń moją rękę
sheet-down = Schowaj moją rękę

undo = Cofnij
redo = Ponów
nothing-to-undo = Nie ma czego cofać
nothing-to-redo = Nie ma czego ponawiać
settings = Ustawienia
help = Pomoc i klawisze
menu = Więcej

decision = Pytanie
hint-glow = { $pointer ->
    [finger] Stuknij coś, co świeci.
   *[mouse] Wybierz coś, co świeci; najpierw wskaż, a zobaczysz skutek.
  }
hint-move = { $pointer ->
    [finger] Stuknij to, co świeci, a potem miejsce, dokąd ma trafić; albo przeciągnij.
   *[mouse] Podnieś to, co świeci, i wybierz miejsce, dokąd ma trafić; albo przeciągnij.
  }
hint-take = { $pointer ->
    [finger] Stuknij to, a potem miejsce, dokąd ma trafić; albo przeciągnij.
   *[mouse] Podnieś to i wybierz miejsce, dokąd ma trafić; albo przeciągnij.
  }
hint-held = { $pointer ->
    [finger] Trzymasz to: stuknij miejsce, dokąd ma trafić. Stuknij jeszcze raz, aby odłożyć.
   *[mouse] Trzymasz to: wybierz miejsce, dokąd ma trafić. Kliknij jeszcze raz, aby odłożyć.
  }
put-back = Odłóż
which = Które z tych?
needs-consent = Aby to cofnąć, inni musieliby się zgodzić.
do-it = Tak, zrób to
game-over = Koniec gry
game-ended = Gra przerwana
game-ended-text = Wszyscy zgodzili się tu skończyć. Grę nadal można obejrzeć, ruch po ruchu.
show-result = Pokaż wynik
skip-ahead = Przeskocz
show-market = Pokaż, co jest dostępne
is-choosing =
    { $number ->
        [one] { $who } wybiera…
        [few] { $who } wybierają…
        [many] { $who } wybierają…
       *[other] { $who } wybierają…
    }
you-watch = Oglądasz grę.
since = { $seconds ->
    [one] od 1 sekundy
    [few] od { $seconds } sekund
    [many] od { $seconds } sekund
   *[other] od { $seconds } sekund
  }
time-left = { $seconds ->
    [one] została 1 sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekund
  }
until = do { $day }

table-closed = Nie można pokazać tego stołu
connection-lost = Brak połączenia. Wróci samo.
refused-offline = Nie wysłano: nie ma teraz połączenia.
refused-no-answer = Serwer nie odpowiedział. To, co widzisz, może być nieaktualne; zaraz się odświeży.
refused-stale = Za późno: gra poszła już dalej. Tak to teraz wygląda.
refused-lost = Połączenie zerwało się po drodze. Po stole widać, czy ruch doszedł.
bot-in-your-seat = Przy tym stole gra za ciebie bot.
bot-in-your-seat-from = Nie ma cię przy tym stole. Od { $from } gra za ciebie bot.
take-seat-back = Wracam na swoje miejsce
vote-undo = { $who } chce cofnąć ruch. Wszyscy muszą się zgodzić.
vote-redo = { $who } chce powtórzyć cofnięty ruch. Wszyscy muszą się zgodzić.
vote-end = { $who } proponuje zakończyć tu grę. Wszyscy muszą się zgodzić.
vote-yes = Zgoda
vote-no = Nie
vote-withdraw = Wycofaj
vote-waiting = Inni jeszcze głosują.
vote-awaits-you = Możesz odmówić do { $until }.
vote-awaits = { $n ->
    [one] { $who } jest poza stołem i może odmówić do { $until }.
    [few] { $who } są poza stołem i mogą odmówić do { $until }.
    [many] { $who } są poza stołem i mogą odmówić do { $until }.
   *[other] { $who } są poza stołem i mogą odmówić do { $until }.
}

copy-link = Kopiuj link
link-copied = Link skopiowany.
look-back = Obejrzyj grę
propose-end = Zaproponuj koniec gry
leave-table = Odejdź (dalej gra bot)
report = Zgłoś gospodarzowi
report-what = Co jest nie tak przy tym stole i kto to robi? Przeczyta to tylko gospodarz serwera.
report-sent = Gospodarz serwera to przeczyta.
leave-sure = Odejść od stołu? Bot zagra za ciebie; możesz wrócić na swoje miejsce.
rematch = Rewanż

log-filter = Czyje wpisy
log-all = Wszyscy
log-older = Pokaż starsze wpisy
log-since = Odkąd tu jesteś
log-times = × { $n }
log-empty = Nic się jeszcze nie wydarzyło.
chat-empty = Nikt się jeszcze nie odezwał.
chat-say = Powiedz coś do stołu
chat-send = Wyślij
plan = Planujcie razem
plan-point = Wskaż
plan-mark = Zaznacz
plan-clear = Usuń moje znaki
plan-remove = Usuń mój znak: { $what }
plan-marks = Znaki planu
plan-gone = coś, czego już nie ma
plan-points = { $player } wskazuje: { $what }
plan-press-point = { $pointer ->
    [finger] Stuknij to, na co wszyscy mają spojrzeć.
   *[mouse] Kliknij to, na co wszyscy mają spojrzeć.
  }
plan-press-mark = { $pointer ->
    [finger] Stuknij to, co planujesz; stuknij ponownie, aby usunąć znak.
   *[mouse] Kliknij to, co planujesz; kliknij ponownie, aby usunąć znak.
  }
plan-hint = Wszyscy przy stole widzą, co wskazujesz i zaznaczasz.
notes-hint = Czytasz to tylko ty.
notes-loading = Chwileczkę…
notes-kept = Zapisane.
notes-writing = Zapisuję…
notes-failed = Nie zapisano: serwer nie odpowiada.
rules-search = Szukaj: słowo lub numer
rules-chapter = Przejdź do rozdziału
rules-failed = Nie udało się wczytać zasad.
rules-none = Żadna zasada nie zawiera tych słów.

help-text = { $pointer ->
    [finger] To, co możesz wybrać, świeci na stole; resztę masz na przyciskach poniżej. Stuknij cokolwiek innego, a dowiesz się, dlaczego to niemożliwe.
   *[mouse] To, co możesz wybrać, świeci na stole; resztę masz na przyciskach poniżej. Kliknij cokolwiek innego, a dowiesz się, dlaczego to niemożliwe.
  }
help-peek = { $pointer ->
    [finger] Przytrzymaj nazwę, element lub kartę, aby przeczytać opis.
   *[mouse] Wskaż nazwę, element lub kartę, aby przeczytać opis; przytrzymaj palcem albo naciśnij I, a nie zniknie.
  }
help-howto = Jak grać
help-symbols = Symbole
help-keys = Obsługa stołu
key-tab = do następnej rzeczy do wyboru
key-arrows = z miejsca na miejsce na planszy
key-enter = wybierz zaznaczone albo podnieś i połóż
key-escape = wstecz, odłóż, zamknij
key-digits = przyciski, od lewej
key-done = Gotowe, Pas lub Stop
key-next = skocz do tego, co można wybrać, i dalej do następnego
key-undo = cofnij
key-redo = ponów
key-zoom = cała plansza, bliżej, dalej
key-panes = dziennik, czat, zasady
key-peek = przeczytaj kartę tego, co wskazujesz
key-plan = wskaż coś wszystkim, postaw lub usuń znak
key-skip = pomiń to, co pokazywane krok po kroku
key-again = pokaż to jeszcze raz
key-help = ta strona
tour-again = Pokaż wprowadzenie ponownie

theme = Kolory
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
pace = Animacje
pace-normal = Normalne
pace-fast = Szybkie
pace-off = Brak
follow = Co gra robi sama
follow-slow = Krok po kroku, powoli
follow-normal = Krok po kroku
follow-fast = Krok po kroku, szybko
follow-off = Od razu
language = Język
sounds = Dźwięki
volume = Głośność
ask-again = Pytaj przed tym, co trudno cofnąć

# What the game does by itself, step by step.
follow-step = { $at } z { $length }
follow-back = Krok wstecz
follow-next = Następny krok
follow-hold = Pauza
follow-go-on = Dalej
follow-skip = Pomiń
moment = Co się właśnie stało
moment-skip = Schowaj
moment-again = Pokaż na planszy
moment-more = +{ $n }

board-broken = Nie udało się pokazać planszy

# Several people at one screen.
pass-to = Podaj urządzenie: { $name }
pass-text = Wszystko jest zakryte, dopóki { $name } go nie weźmie.
pass-go = { $name }: to ja
