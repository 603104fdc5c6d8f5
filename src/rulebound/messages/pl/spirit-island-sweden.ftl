### Spirit Island: the Kingdom of Sweden, its escalation and what each level adds.

adversary-sweden = Królestwo Szwecji
adversary-sweden-text = Drąży wyspę kopalniami i przeciąga Dahan na swoją stronę: z kolejnymi poziomami najeźdźcy uderzają mocniej, a ich dewastacje przynoszą więcej zarazy i nowe osady.
setup-adversary-sweden = { adversary-sweden }
setup-supporting-sweden = { adversary-sweden }
escalation-sweden = Pod Wpływem Najeźdźców
escalation-sweden-text = W tej fazie najeźdźców, po eksploracji krainy, w której jest przynajmniej tylu najeźdźców, ile wiosek Dahan, zamienia się tam 1 wioskę Dahan na 1 osadę.
adversary-sweden-level-1 = Intensywne Wydobycie
adversary-sweden-level-1-text = Dewastacja, która zadaje krainie przynajmniej 6 obrażeń, o 4 więcej, niż trzeba do zarazy, dodaje 2 zarazy zamiast 1. Ta druga nie niszczy obecności i się nie rozprzestrzenia.
adversary-sweden-level-2 = Przeludnienie w Ojczyźnie
adversary-sweden-level-2-text = Przy przygotowaniu gry kraina 4 każdej planszy dostaje 1 miasto więcej. Zaraza wydrukowana w krainie 4 trafia zamiast tego do krainy 5.
adversary-sweden-level-3 = Doborowa Stal na Narzędzia i Broń
adversary-sweden-level-3-text = Osady zadają 3 obrażenia, a miasta 5 obrażeń.
adversary-sweden-level-4 = Królewskie Wsparcie
adversary-sweden-level-4-text = Na koniec przygotowania gry, gdy wszyscy inni najeźdźcy już są, odrzuca się następną kartę najeźdźców. Na każdej planszy ta wskazana nią kraina, w której jest najmniej najeźdźców, dostaje 1 osadę.
adversary-sweden-level-5 = Gorączka Kopalń
adversary-sweden-level-5-text = Gdy dewastacja dodaje zarazę w krainie, dodaje się 1 osadę w przyległej krainie bez osad i miast. Zaraza, która się tam rozprzestrzeniła, się nie liczy.
adversary-sweden-level-6 = Placówka Poszukiwaczy
adversary-sweden-level-6-text = Przy przygotowaniu gry kraina 8 każdej planszy dostaje 1 osadę i 1 zarazę, która pochodzi z pudełka.
lasting-swayed-by-the-invaders = Dahanie ulegają wpływom tam, gdzie eksplorują najeźdźcy
prompt-royal-backing = Królewskie Wsparcie: która z krain z najmniejszą liczbą najeźdźców dostaje 1 osadę?
prompt-mining-rush = Gorączka Kopalń: która przyległa kraina bez osad i miast dostaje 1 osadę?
