### Spirit Island: what the major powers of Branch & Claw and Jagged Earth say besides their cards.

option-take-presence = Weź obecność z { NAME($track, case: "genitive") }
why-needs-coast-or-wetland = Moc { $power } wymaga krainy nadbrzeżnej lub mokradeł, a { $land } nie jest ani jednym, ani drugim.
why-needs-jungle-or-no-blight = Moc { $power } wymaga dżungli albo krainy bez zarazy, a { $land } nie jest ani jednym, ani drugim.
option-move-blight = Przenieś 1 zarazę do { $land }
option-attach = Jej { $other-side } bok przy { NAME($side, case: "locative") } boku
option-board = Plansza { $board }
option-leave-out = Nic na planszy { $board }
event-board-found = Z morza wynurza się plansza { $board }.
event-left-out = Plansza { $board } zostaje pominięta.
event-woven = { $land } i { $to-land } to jedna kraina.
event-parted = { $land } i { $to-land } to znów dwie krainy.
side-top = górny
    .locative = górnym
side-right = prawy
    .locative = prawym
side-bottom = dolny
    .locative = dolnym
event-board-lost = Plansza { $board } zapada się w morze.

## Questions.

prompt-driven-away = Planszy już nie ma. Do której krainy to trafia?
prompt-disease = Która kraina dostaje 1 chorobę?
prompt-second-target = Która kraina jest druga?
prompt-more-damage = Która z krain otrzymuje jeszcze 4 obrażenia?
prompt-strife-in = W której krainie dodajesz konflikt?
prompt-remove-tokens = Który znacznik zostaje usunięty?
prompt-origin = Od której twojej krainy liczy się zasięg?
prompt-hunt = W której przyległej krainie polują bestie?
prompt-bargain = Która obecność wypada z gry?
prompt-attach = Znaleziono planszę { $board }. Jak leży przy tej drugiej?
prompt-at-board = Przy której planszy leży nowa?
prompt-beasts = Która kraina dostaje 1 bestię?
prompt-badlands = Która kraina dostaje 1 pustkowie?
prompt-who-comes = Który duch przychodzi na nową planszę?
prompt-leave-out = Która plansza zostaje pominięta?
prompt-skip-action = { $land }, { $step }: czy najeźdźcy to pomijają? W tej rundzie pominą jeszcze { $number }.
prompt-hunt-here = W której twojej krainie się poluje?
prompt-embitter = Która przyległa kraina dostaje pustkowie lub konflikt?
prompt-hurt-in = W której krainie każdy najeźdźca otrzymuje 1 obrażenie?
prompt-storm-between = W której krainie między nimi szaleje burza?
prompt-sacrifice = Które miejsce kultu poświęcasz?
prompt-pour-out = W której krainie zadajesz obrażenia?
prompt-pay-for-damage = Ile energii płacisz za tyle samo obrażeń?
prompt-weave = Która kraina łączy się w tej rundzie z wybraną w jedną?
prompt-part = Co trafia do drugiej krainy? Reszta zostaje.
prompt-wilds = Która kraina dostaje 1 dzicz?

## Ways.

way-beasts-there = Obecność liczy się jako bestie
way-no-beasts-there = Nie liczy się jako bestie
way-void-again = Zapomnij trzy karty i zrób to jeszcze raz
way-pour-out = Zapłać energię za obrażenia
way-remove-two = Usuń najeźdźcę oraz odkrywcę lub osadę
way-remove-damaged = Usuń wszystkich zranionych najeźdźców
way-presence-as-beasts = W tym wydarzeniu twoja obecność liczy się jako bestie
way-add-disease-and-strife = Dodaj chorobę i konflikt
way-remove-tokens = Usuń znaczniki w zamian za strach i obrażenia
way-sweep = Wypchnij ich w stronę oceanu
way-destroy-all-small = Zniszcz wszystkich odkrywców i osady
way-play-for-half = Zagraj ją teraz za połowę kosztu
way-play-and-forget = Zagraj ją teraz za darmo i zapomnij na koniec rundy
way-put-back-beasts = Odłóż z powrotem 1 bestię
way-put-back-wilds = Odłóż z powrotem 1 dzicz
way-put-back-disease = Odłóż z powrotem 1 chorobę
way-put-back-strife = Odłóż z powrotem 1 konflikt

## What lasts.

lasting-ravage-bonus = dewastujący najeźdźcy zadają inne obrażenia
lasting-ruin = dewastujący najeźdźcy ranią najeźdźców w przyległych krainach
lasting-unlocked = wszystkie zdolności warunkowe jednej karty są spełnione
lasting-borrowed = na koniec rundy zapomina kartę
lasting-bargain-paid = w tej rundzie porozumienie nie zabierze więcej energii
lasting-quicksand = najeźdźcy i wioski Dahan, które tu trafią, giną
lasting-spiders = najeźdźcy pomijają niektóre akcje
lasting-spiders-biting = najeźdźcy pomijają niektóre akcje i otrzymują obrażenia
lasting-hunting-grounds = obecność liczy się jako pustkowia i bestie i nie może się przenosić
lasting-woven = jedna kraina z inną
lasting-beside-dahan = odkrywcy walczą po stronie Dahan
