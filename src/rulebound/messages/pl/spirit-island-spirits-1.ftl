### Spirit Island: six spirits of the base box, their special rules, innate powers and unique cards.

## River Surges in Sunlight

spirit-river-surges-in-sunlight = Skąpana Słońcem Rzeka
spirit-river-surges-in-sunlight-text = Zmywa odkrywców i osady, szybko rozlewa się po mokradłach, pomaga Dahanom i przyjaciołom. Miastom niewiele zrobi, dopóki jej powodzie nie wezbrzą w pełni.
rule-rivers-domain = Królestwo Rzeki
rule-rivers-domain-text = Mokradła z twoją obecnością są miejscem kultu, nawet jeśli leży tam tylko jedna.
power-massive-flooding = Gwałtowna Powódź
power-massive-flooding-text = Powódź wokół twoich miejsc kultu spycha najeźdźców. Na wyższych poziomach zadaje im obrażenia.
power-massive-flooding-level-1 = Wypchnij 1 odkrywcę lub osadę.
power-massive-flooding-level-2 = Zamiast tego: 2 obrażenia, potem wypchnij do 3 odkrywców i osad.
power-massive-flooding-level-3 = Zamiast tego: 2 obrażenia dla każdego najeźdźcy.
power-flash-floods = Wezbrane Wody
power-flash-floods-text = 1 obrażenie. W krainie nadbrzeżnej 2 obrażenia.
power-wash-away = Wypłukanie
power-wash-away-text = Wypchnij do 3 odkrywców i osad.
power-boon-of-vigor = Dar Wigoru
power-boon-of-vigor-text = Jeśli wybierasz siebie, zbierz 1 energii. Inny duch zbiera 1 energii za każdą kartę mocy, którą zagrał w tej rundzie.
power-rivers-bounty = Hojność Rzeki
power-rivers-bounty-text = Zgromadź do 2 wiosek Dahan. Jeśli są tam potem przynajmniej 2 wioski Dahan, dodaj tam 1 wioskę Dahan i zbierz 1 energii.

## Lightning's Swift Strike

spirit-lightnings-swift-strike = Błyskawica z Serca Burzy
spirit-lightnings-swift-strike-text = Zagrywa wiele kart i sprawia, że powolne moce uderzają przed najeźdźcami. Szybko niszczy budowle, ale słabo chroni ziemię.
rule-swiftness-of-lightning = Szybkość Błyskawicy
rule-swiftness-of-lightning-text = Za każde swoje powietrze możesz w fazie pośpiesznych mocy tej rundy użyć jednej swojej powolnej mocy, karty lub wrodzonej.
power-thundering-destruction = Grzmiące Zniszczenie
power-thundering-destruction-text = Niszczy budowle w pobliżu twoich miejsc kultu, z każdym poziomem więcej.
power-thundering-destruction-level-1 = Zniszcz 1 osadę.
power-thundering-destruction-level-2 = Może to być miasto.
power-thundering-destruction-level-3 = Zniszcz jeszcze 1 osadę lub miasto.
power-thundering-destruction-level-4 = Zniszcz jeszcze 1 osadę lub miasto.
power-shatter-homesteads = Strzaskane Domostwa
power-shatter-homesteads-text = 1 strachu. Zniszcz 1 osadę.
power-raging-storm = Szalejąca Burza
power-raging-storm-text = Każdy najeźdźca w tej krainie otrzymuje 1 obrażenie.
power-lightnings-boon = Dar Błyskawicy
power-lightnings-boon-text = Wybrany duch może w fazie pośpiesznych mocy tej rundy użyć do 2 powolnych mocy.
power-harbingers-of-the-lightning = Zwiastuni Błyskawicy
power-harbingers-of-the-lightning-text = Wypchnij do 2 wiosek Dahan. Jeśli któraś trafi do krainy z osadą lub miastem: 1 strachu, bez względu na to, ile ich tam trafi.

## Shadows Flicker Like Flame

spirit-shadows-flicker-like-flame = Cień Migoczący jak Płomień
spirit-shadows-flicker-like-flame-text = Sieje strach, pochłania samotnych odkrywców i sięga wszędzie tam, gdzie żyją Dahanie. Ma niewiele sposobów, by powstrzymać dewastację.
rule-shadows-of-the-dahan = Cienie Dahan
rule-shadows-of-the-dahan-text = Za każdym razem, gdy używasz mocy, możesz zapłacić 1 energii, żeby wybrać za cel krainę z Dahanami w dowolnej odległości. Pozostałe wymagania mocy wobec celu nadal obowiązują.
power-darkness-swallows-the-unwary = Ciemność Pochłania Nieostrożnych
power-darkness-swallows-the-unwary-text = Wabi odkrywcę w pobliże twoich miejsc kultu, a potem sprawia, że najeźdźcy znikają. Używasz wszystkich osiągniętych poziomów, od pierwszego.
power-darkness-swallows-the-unwary-level-1 = Zgromadź 1 odkrywcę.
power-darkness-swallows-the-unwary-level-2 = Zniszcz do 2 odkrywców; 1 strachu za każdego.
power-darkness-swallows-the-unwary-level-3 = 3 obrażenia; 1 dodatkowego strachu za każdego zniszczonego w ten sposób najeźdźcę.
power-concealing-shadows = Cienie, Które Skrywają
power-concealing-shadows-text = 1 strachu. W tej rundzie dewastujący najeźdźcy nie zadają obrażeń Dahanom w tej krainie.
power-favors-called-due = Czas Spłacić Długi
power-favors-called-due-text = Zgromadź do 4 wiosek Dahan. Jeśli są tam najeźdźcy i jest ich mniej niż wiosek Dahan: 3 strachu.
power-mantle-of-dread = Płaszcz Grozy
power-mantle-of-dread-text = 2 strachu. Wybrany duch może wypchnąć 1 odkrywcę i 1 osadę z jednej krainy ze swoją obecnością.
power-crops-wither-and-fade = Więdnące Plony
power-crops-wither-and-fade-text = 2 strachu. Zamień 1 osadę na odkrywcę albo 1 miasto na osadę.

## Vital Strength of the Earth

spirit-vital-strength-of-the-earth = Kolosalna Siła Ziemi
spirit-vital-strength-of-the-earth-text = Broni krainy, w której przebywa, i ma energię na kosztowne moce. Powoli się rozprzestrzenia i zagrywa mało kart.
rule-earths-vitality = Witalność Ziemi
rule-earths-vitality-text = Każda kraina z twoim miejscem kultu ma obronę 3, dopóki nim jest.
power-gift-of-strength = Dar Siły
power-gift-of-strength-text = Wybrany przez ciebie duch może w tej rundzie za darmo użyć jednej ze swoich kart mocy drugi raz.
power-gift-of-strength-level-1 = Raz w tej rundzie wybrany duch może powtórzyć kartę mocy o koszcie 1 lub mniej.
power-gift-of-strength-level-2 = Zamiast tego: kartę o koszcie 3 lub mniej.
power-gift-of-strength-level-3 = Zamiast tego: kartę o koszcie 6 lub mniej.
power-guard-the-healing-land = Straż nad Zdrowiejącą Krainą
power-guard-the-healing-land-text = Usuń 1 zarazę. Obrona 4.
power-a-year-of-perfect-stillness = Rok Absolutnego Bezruchu
power-a-year-of-perfect-stillness-text = W tej rundzie najeźdźcy w tej krainie nie dewastują, nie budują i nie eksplorują.
power-rituals-of-destruction = Rytuały Zniszczenia
power-rituals-of-destruction-text = 2 obrażenia. Jeśli są tam przynajmniej 3 wioski Dahan: zamiast tego 5 obrażeń i 2 strachu.
power-draw-of-the-fruitful-earth = Zew Żyznej Ziemi
power-draw-of-the-fruitful-earth-text = Zgromadź do 2 odkrywców. Zgromadź do 2 wiosek Dahan.

## Thunderspeaker

spirit-thunderspeaker = Głos Burzy
spirit-thunderspeaker-text = Wędruje z Dahanami i prowadzi ich do walki. Gdy padają podczas dewastacji, pada razem z nimi.
rule-ally-of-the-dahan = Sojusznik Dahan
rule-ally-of-the-dahan-text = Za każdym razem, gdy wioska Dahan opuszcza krainę z twoją obecnością, jedna twoja obecność stamtąd może pójść z nią do tej samej krainy.
rule-sworn-to-victory = Zwycięstwo albo Śmierć
rule-sworn-to-victory-text = Po dewastacji, która zniszczyła wioski Dahan: za każdą z nich zniszcz 1 swoją obecność w tej krainie lub w przyległej, o ile jakaś tam jest. Obecność tracona przez zarazę ginie wcześniej i nie liczy się do tego.
power-gather-the-warriors = Zwołanie Wojowników
power-gather-the-warriors-text = Przenosi wioski Dahan: tyle, ile masz powietrza i słońca.
power-gather-the-warriors-level-1 = Możesz użyć tej mocy w fazie pośpiesznych mocy.
power-gather-the-warriors-level-2 = Zgromadź do 1 wioski Dahan za każde swoje powietrze, potem wypchnij do 1 wioski Dahan za każde swoje słońce.
power-lead-the-furious-assault = Na Czele Wściekłego Szturmu
power-lead-the-furious-assault-text = Dahanie u boku twojej obecności niszczą osady i miasta.
power-lead-the-furious-assault-level-1 = Możesz użyć tej mocy w fazie pośpiesznych mocy.
power-lead-the-furious-assault-level-2 = Zniszcz 1 osadę za każde 2 wioski Dahan w tej krainie.
power-lead-the-furious-assault-level-3 = Zniszcz 1 miasto za każde 3 wioski Dahan w tej krainie.
power-manifestation-of-power-and-glory = Objawienie Mocy i Chwały
power-manifestation-of-power-and-glory-text = 1 strachu. Każda wioska Dahan w tej krainie zadaje 1 obrażenie za każdą twoją obecność w tej krainie.
power-words-of-warning = Słowa Ostrzeżenia
power-words-of-warning-text = Obrona 3. Jeśli w tej rundzie dojdzie tam do dewastacji, Dahanie uderzają równocześnie z najeźdźcami: ci, którzy padną, też zadają swoje obrażenia.
power-sudden-ambush = Nagła Zasadzka
power-sudden-ambush-text = Zgromadź do 1 wioski Dahan. Potem zniszcz 1 odkrywcę za każdą wioskę Dahan w tej krainie.
power-voice-of-thunder = Głos Gromu
power-voice-of-thunder-text = Wypchnij do 4 wiosek Dahan. Albo, jeśli są tam najeźdźcy: 2 strachu.

## A Spread of Rampant Green

spirit-a-spread-of-rampant-green = Ekspansja Bujnej Zieleni
spirit-a-spread-of-rampant-green-text = Rośnie co rundę i poświęca obecność, żeby powstrzymywać dewastacje i budowy. Na otwartym polu prawie nie potrafi ranić najeźdźców.
rule-choke-the-land-with-green = Zieleń Dławi Krainę
rule-choke-the-land-with-green-text = Kiedy najeźdźcy mają dewastować lub budować w krainie z twoim miejscem kultu, możesz zniszczyć tam 1 swoją obecność: do tej dewastacji lub budowy nie dochodzi.
rule-steady-regeneration = Ciągła Regeneracja
rule-steady-regeneration-text = Obecność, którą dodajesz rozwojem, może pochodzić z twojej zniszczonej obecności. Na witalnej wyspie jest to darmowe; na zarażonej każda kosztuje 1 energii.
power-creepers-tear-into-mortar = Pnącza Kruszą Mury
power-creepers-tear-into-mortar-text = Zadaje obrażenia budowlom tam, gdzie masz obecność, do trzech razy. Za każdym razem możesz wybrać inną krainę.
power-creepers-tear-into-mortar-level-1 = 1 obrażenie dla osady lub miasta.
power-creepers-tear-into-mortar-level-2 = Powtórz tę moc.
power-creepers-tear-into-mortar-level-3 = Powtórz tę moc jeszcze raz.
power-all-enveloping-green = Wszechogarniająca Zieleń
power-all-enveloping-green-text = Chroni krainę w pobliżu twoich miejsc kultu, a w końcu ją uzdrawia.
power-all-enveloping-green-level-1 = Obrona 2.
power-all-enveloping-green-level-2 = Zamiast tego: obrona 4.
power-all-enveloping-green-level-3 = Usuń też 1 zarazę.
power-overgrow-in-a-night = W Jedną Noc Zarośnięte
power-overgrow-in-a-night-text = Dodaj 1 obecność. Albo, jeśli są tam twoja obecność i najeźdźcy: 3 strachu.
power-gift-of-proliferation = Dar Rozrostu
power-gift-of-proliferation-text = Inny duch dodaje 1 obecność w zasięgu 1 od swojej. Grając solo, wybierasz siebie.
power-fields-choked-with-growth = Zarastające Pola
power-fields-choked-with-growth-text = Wypchnij 1 osadę albo wypchnij 3 wioski Dahan.
power-stem-the-flow-of-fresh-water = Zatrzymany Przepływ Świeżej Wody
power-stem-the-flow-of-fresh-water-text = 1 obrażenie dla jednej osady lub miasta. W górach i na piaskach: zamiast tego 1 obrażenie dla każdej osady i każdego miasta.
