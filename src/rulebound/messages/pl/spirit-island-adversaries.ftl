### Spirit Island: the adversaries, their escalations and what each level adds.

adversary-brandenburg-prussia = Królestwo Brandenburgii i Prus
adversary-brandenburg-prussia-text = Osiedla się szybko i w porządku: z każdym poziomem talia najeźdźców się skraca, a mocniejsze karty przychodzą wcześniej.
escalation-brandenburg-prussia = Gorączka Ziemi
escalation-brandenburg-prussia-text = Na każdej planszy z osadą lub miastem dodaje się 1 osadę w krainie bez osad.
adversary-brandenburg-prussia-level-1 = Szybki Start
adversary-brandenburg-prussia-level-1-text = Przy przygotowaniu gry kraina 3 każdej planszy dostaje 1 osadę więcej.
adversary-brandenburg-prussia-level-2 = Napływ Kolonistów
adversary-brandenburg-prussia-level-2-text = Jedna z kart najeźdźców etapu III leży między kartami etapu I i etapu II.
adversary-brandenburg-prussia-level-3 = Wydajność
adversary-brandenburg-prussia-level-3-text = Usuwa się jeszcze jedną kartę najeźdźców etapu I, tak że zostają 2.
adversary-brandenburg-prussia-level-4 = Napięty Harmonogram
adversary-brandenburg-prussia-level-4-text = Usuwa się jeszcze jedną kartę najeźdźców etapu II, tak że zostają 3.
adversary-brandenburg-prussia-level-5 = Bezwzględna Wydajność
adversary-brandenburg-prussia-level-5-text = Usuwa się jeszcze jedną kartę najeźdźców etapu I, tak że zostaje 1.
adversary-brandenburg-prussia-level-6 = Przerażająca Wydajność
adversary-brandenburg-prussia-level-6-text = Nie zostaje żadna karta najeźdźców etapu I.
