### Spirit Island: what the minor powers of Branch & Claw and Jagged Earth say besides their cards.

## What a power demands of its target.

why-needs-inland = Moc { $power } wymaga krainy wewnętrznej, a { $land } leży na wybrzeżu.
why-needs-city = Moc { $power } wymaga krainy z miastem, a w { $land } go nie ma.
why-needs-no-wetland = Moc { $power } nie może wybrać za cel mokradeł, a { $land } to mokradła.
why-needs-one-terrain = Moc { $power } wymaga { NAME($one-terrain, case: "genitive") }, a { $land } to { $terrain }.

## Powers that are used at another time, or again.

lasting-either-speed = może użyć powolnej mocy jak pośpiesznej albo pośpiesznej jak powolnej
lasting-repeat-cheapest = może powtórzyć najtańszą kartę mocy w grze, płacąc jej koszt
option-hasten-paying = Zapłać i użyj teraz, choć powolna: { $power }
option-hasten-paying-less = Zapłać i użyj teraz, choć powolna: { $power }, { $level ->
    [0] bez zdolności warunkowej
   *[other] do poziomu { $level }
  }
option-delay = Użyj teraz, choć pośpieszna: { $power }
option-delay-less = Użyj teraz, choć pośpieszna: { $power }, { $level ->
    [0] bez zdolności warunkowej
   *[other] do poziomu { $level }
  }
facts-hasten-paying = { $cost } energii, { power-facts }
facts-hasten-paying-less = { $cost } energii, { power-facts }

## Choices.

way-add-badlands = Dodaj pustkowie
way-add-beasts = Dodaj bestię
way-add-disease = Dodaj chorobę
way-add-strife = Dodaj konflikt
way-add-wilds = Dodaj dzicz
way-destroy-explorer = Zniszcz odkrywcę
way-destroy-small = Zniszcz odkrywcę lub osadę
way-gain-element = Zyskaj źródła mocy
way-gain-energy = Zbierz energię
way-gather-blight = Zgromadź zarazę
way-guard = Rań przybywających najeźdźców
way-move-dahan = Przenieś wioski Dahan wzdłuż wybrzeża
way-no-build = Bez budowy
way-pay-for-damage = Zapłać 1 energii za 1 obrażenie w przyległej krainie
way-pay-to-heal = Zapłać 1 energii, żeby usunąć zarazę
way-push-added = Dodawanych najeźdźców można wypychać
way-push-explorer-and-town = Wypchnij odkrywcę i osadę
way-push-explorers = Wypchnij odkrywców
way-restore-presence = Dodaj zniszczoną obecność
way-save-dahan = Ginie mniej wiosek Dahan

## What lasts.

lasting-blood-draws-predators = gdy następnym razem zginą najeźdźcy, przyjdą bestie i będą gryźć
lasting-call-to-guard = przybywający najeźdźcy otrzymują obrażenia
lasting-call-to-trade = zamiast następnej dewastacji jest budowa
lasting-confounding-mists = dodawanych najeźdźców można wypychać
lasting-entrap-the-forces-of-corruption = zaraza się nie rozprzestrzenia
lasting-mesmerized-tranquility = najeźdźcy zadają mniej obrażeń
lasting-portents-of-disaster = 1 strachu, gdy następnym razem zginą najeźdźcy
lasting-scream-disease-into-the-wind = może dodać chorobę tam, gdzie moc ma cel
lasting-sky-stretches-to-shore = moce sięgają dalej na wybrzeże
lasting-unquenchable-flames = obrażenia najeźdźców się nie goją

## Questions.

prompt-add-beasts = W której krainie dodajesz bestię?
prompt-burn = W której krainie zadajesz 1 obrażenie?
prompt-build-order = W której krainie najeźdźcy budują teraz?
prompt-explore-order = Która kraina jest eksplorowana następna?
prompt-ferry = Która wioska Dahan idzie i dokąd?
prompt-grow-in = W której krainie dzieje się jedno i drugie?
prompt-other-coast = Między tą krainą a którą inną nadbrzeżną przenoszą się wioski Dahan?
prompt-renew = W której krainie obu duchów?
prompt-restore-whose = Który duch może przywrócić zniszczoną obecność?
