### Spirit Island: what events ask and tell, and the events of tokens and dahan that stand on their cards.

## Prompts

prompt-event-land = W której krainie to się dzieje?
prompt-prevent = Ile obecności niszczycie na tej planszy, żeby tam do tego nie doszło?
left-prevent = Potrzeba jeszcze { $number }
prompt-prevent-dahan = Ile wiosek Dahan tam ginie, żeby nie było zarazy?
left-prevent-dahan = Potrzeba jeszcze { $number }
prompt-prevent-paying = Ile energii płacisz, żeby na tej planszy nie było zarazy?
left-prevent-paying = Potrzeba jeszcze { $number }
prompt-more-energy = Który duch zbiera 1 energii więcej?
prompt-return-from = Z której krainy obecność wraca na tor?
prompt-skip-ravage = Pominąć dewastację w { $land }? Na każdej planszy można to zrobić raz.
prompt-calm = Który najeźdźca traci konflikt?
prompt-terrain = Na którym terenie?
prompt-guard = Jak chronicie { $land }?
prompt-outpaced = Co dzieje się z kartą { $power }?
prompt-remove-beasts = Z której krainy usuwasz bestie? Za te, które zostaną, trzeba zapłacić.
prompt-move-inland = Która osada się przenosi i dokąd?
prompt-town-instead = Czy do { $land } zamiast odkrywcy przybywa osada? Na każdej planszy zdarza się to raz.

## Options

option-offer = { $number ->
    [0] Nic
   *[other] { $number }
  }
option-calm = Zdejmij 1 konflikt: 1 { $piece } w { $land }
option-calm-marked = Zdejmij 1 konflikt: 1 { marked-piece } w { $land }
option-terrain = { $terrain }

## What happens

event-event-part = Potem: { $part }.
event-turned-up = { $power }: karta odkryta i odrzucona.
event-blight-taken = Z karty zarazy { $number ->
    [one] znika { $number } zaraza
    [few] znikają { $number } zarazy
    [many] znika { $number } zaraz
   *[other] znika { $number } zarazy
  }.
event-blight-returned = Na kartę zarazy { $number ->
    [one] trafia { $number } zaraza
    [few] trafiają { $number } zarazy
    [many] trafia { $number } zaraz
   *[other] trafia { $number } zarazy
  }.
event-invader-card-gone = Karta najeźdźców etapu { $number } wypada z gry.
event-fear-card-added = Karta strachu trafia na wierzch talii strachu.
event-fear-card-removed = Górna karta strachu wraca do pudełka.
event-fear-card-discarded = Zdobyta karta strachu odrzucona bez skutku: { $fear }.
event-fear-lost = Tracicie { $number } strachu.

## How things stand

status-lasting-event = Wciąż działa wydarzenie: { $happening }

## Choices

way-become-slow = Dodaj zniszczoną obecność; w następnej rundzie działaj powoli
way-forget-and-wander = Zapomnij kartę mocy za energię i przeniesienia
way-forget-two = Zapomnij 2 karty mocy
way-lose-for-card = Zniszcz 2 obecności za kartę mocy
way-lose-for-wilds = Zniszcz 2 obecności za dzicz
way-lose-one-each = Każdy duch niszczy tam 1 obecność
way-lose-two = Zniszcz 2 obecności
way-match-losing = Zniszcz 2 obecności, żeby użyć jej teraz
way-match-paying = Zapłać 3 energii, żeby użyć jej teraz
way-pay-three = Zapłać 3 energii
way-push-two-explorers = Wypchnij do 2 odkrywców
way-reclaim-one = Odzyskaj kartę
way-regain-unique = Odzyskaj zapomnianą unikalną moc
way-return-presence = Zwróć 1 obecność na swoje tory
way-save-blight = Zniszcz 2 obecności, żeby zachować 1 zarazę
way-skip-this = Pomiń to
way-steady = Odrzuć ją za energię
way-take-blight = Weź 1 zarazę z karty zarazy
way-town-instead = Osada zamiast odkrywcy
way-two-damage = 2 obrażenia za 3 energii
way-warding = Obrona 4 we wszystkich krainach w tej rundzie

## Token events and dahan events

part-a-thousand-small-struggles = Tysiące Potyczek
part-a-thousand-small-struggles-text = Na każdej planszy z przynajmniej 4 osadami i miastami i najwyżej 4 wioskami Dahan dodaj 1 zarazę w krainie bez Dahan.
part-aid-the-uprising = Wsparcie Powstania
part-aid-the-uprising-text = Każdy najeźdźca z konfliktem otrzymuje 1 obrażenie za każdą wioskę Dahan w swojej krainie. Dodaj tam 1 wioskę Dahan za każdą osadę lub miasto, które to zniszczy.
part-at-their-gates-demanding-redress = U Bram z Żądaniem Zadośćuczynienia
part-at-their-gates-demanding-redress-text = 2 strachu za każdą krainę z Dahanami i miastem.
part-beasts-attack = Bestie Atakują
part-beasts-attack-text = Każda bestia zadaje 2 obrażenia w swojej krainie. Bestia, która zniszczy osadę lub miasto, jest usuwana.
part-beasts-chase-off-homesteaders = Bestie Przepędzają Osadników
part-beasts-chase-off-homesteaders-text = Na każdej planszy wypchnij do 2 odkrywców albo 1 osadę z krainy z bestiami.
part-beasts-find-new-homes = Bestie Znajdują Nowy Dom
part-beasts-find-new-homes-text = Na każdej planszy wypchnij 1 bestię do krainy bez zarazy. Jeśli są tam najeźdźcy: 1 strachu.
part-beasts-multiply = Bestie się Mnożą
part-beasts-multiply-text = Na każdej planszy dodaj 1 bestię w krainie przyległej do bestii, potem zniszcz 1 wioskę Dahan w krainie z bestiami.
part-beasts-of-the-jungle = Bestie z Dżungli
part-beasts-of-the-jungle-text = Na każdej planszy dodaj 1 bestię w dżungli bez zarazy. Jeśli są tam najeźdźcy: 1 strachu.
part-beasts-prey-on-the-injured = Bestie Dobijają Rannych
part-beasts-prey-on-the-injured-text = W tej rundzie bestie liczą się też jako pustkowia. Na każdej planszy zniszcz 1 zranionego najeźdźcę w krainie z bestiami.
part-beasts-provoked = Rozdrażnione Bestie
part-beasts-provoked-text = Na każdej planszy dodaj 1 bestię w krainie z osadami i bez zarazy.
part-beasts-prowl = Bestie na Żerowisku
part-beasts-prowl-text = Każda bestia w krainie z najeźdźcami: 1 strachu. Każda inna bestia idzie do przyległej krainy.
part-blessings-of-bounty-and-health = Dary Obfitości i Zdrowia
part-blessings-of-bounty-and-health-text = Każdy duch może dodać 1 wioskę Dahan w jednej ze swoich krain z Dahanami.
part-canny-defense = Przemyślna Obrona
part-canny-defense-text = W tej rundzie każda kraina ma obronę 1 za każdą wioskę Dahan w niej.
part-careful-defense = Ostrożna Obrona
part-careful-defense-text = W tej rundzie każda kraina z Dahanami ma obronę 2.
part-casualties-of-fang-and-sting = Ofiary Kłów i Żądeł
part-casualties-of-fang-and-sting-text = Na każdej planszy zniszcz 1 odkrywcę lub osadę w krainie z bestiami.
part-clever-cooperation = Sprytna Współpraca
part-clever-cooperation-text = Każdy duch może wypchnąć 1 swoją obecność z krainy z Dahanami: 2 obrażenia w krainie, do której trafi.
part-coming-of-age-coastal = Wejście w Dorosłość
part-coming-of-age-coastal-text = Na każdej planszy dodaj 1 wioskę Dahan w krainie nadbrzeżnej z Dahanami.
part-coming-of-age-hale = Wejście w Dorosłość
part-coming-of-age-hale-text = Na każdej planszy dodaj 1 wioskę Dahan w krainie z Dahanami, bez zarazy i chorób.
part-coming-of-age-inland = Wejście w Dorosłość
part-coming-of-age-inland-text = Na każdej planszy dodaj 1 wioskę Dahan w krainie wewnętrznej z Dahanami.
part-coming-of-age-jungle-wetland = Wejście w Dorosłość
part-coming-of-age-jungle-wetland-text = Na każdej planszy dodaj 1 wioskę Dahan w dżungli lub na mokradłach z Dahanami.
part-coming-of-age-mountain-sands = Wejście w Dorosłość
part-coming-of-age-mountain-sands-text = Na każdej planszy dodaj 1 wioskę Dahan w górach lub na piaskach z Dahanami.
part-coming-of-age-two = Wejście w Dorosłość
part-coming-of-age-two-text = Na każdej planszy dodaj 1 wioskę Dahan w krainie z przynajmniej 2 wioskami Dahan.
part-coming-of-age-untouched = Wejście w Dorosłość
part-coming-of-age-untouched-text = Na każdej planszy dodaj 1 wioskę Dahan w krainie z Dahanami, bez pustkowi, bestii, chorób i dziczy.
part-coordinated-defense = Skoordynowana Obrona
part-coordinated-defense-text = W tej rundzie każda kraina z Dahanami i obecnością ma obronę 5.
part-coordinated-strikes = Skoordynowane Uderzenia
part-coordinated-strikes-text = W każdej krainie z przynajmniej 3 wioskami Dahan: 2 obrażenia i obrona 2.
part-distant-hunt = Dalekie Łowy
part-distant-hunt-text = Na każdej planszy wypchnij 1 bestię do krainy bez zarazy, gdzie zadaje 1 obrażenie.
part-drive-off-the-interlopers = Przepędzić Intruzów
part-drive-off-the-interlopers-text = Każdy gracz może wypchnąć 1 odkrywcę lub osadę z krainy z Dahanami.
part-engage-on-their-own-terms = Walka na Własnych Warunkach
part-engage-on-their-own-terms-text = W tej rundzie podczas dewastacji Dahanie uderzają przed najeźdźcami, ale każda wioska zadaje tylko 1 obrażenie.
part-explorers-blunder = Odkrywcy na Manowcach
part-explorers-blunder-text = Na każdej planszy zniszcz łącznie 2 odkrywców w krainach z bestiami.
part-fatalities-rise = Coraz Więcej Zgonów
part-fatalities-rise-text = W każdej krainie z chorobą 1 obrażenie dla każdego najeźdźcy i każdej wioski Dahan. Usuń 1 chorobę tam, gdzie zniszczy to osadę lub miasto.
part-fierce-mien = Groźne Oblicze
part-fierce-mien-text = 1 strachu za każdą krainę z najeźdźcami, w której wiosek Dahan jest więcej niż osad i miast.
part-foreign-diseases = Obce Choroby
part-foreign-diseases-text = Na każdej planszy w krainie, w której najeźdźców i wiosek Dahan jest razem najwięcej, a jednych i drugich przynajmniej 1, dodaj 1 chorobę i zadaj Dahanom 2 obrażenia.
part-forsake-the-barren-land = Porzucenie Jałowej Krainy
part-forsake-the-barren-land-text = Na każdej planszy wypchnij 2 wioski Dahan z krainy z zarazą do krain bez niej.
part-grim-toll = Ponure Żniwo
part-grim-toll-text = Na każdej planszy w krainie z chorobą 2 obrażenia dla najeźdźców i 2 obrażenia dla Dahan.
part-hunting-parties = Wyprawy Łowieckie
part-hunting-parties-text = W każdej krainie z bestiami i miastem: 1 strachu, a 1 bestia zostaje zniszczona.
part-irregular-outbreaks = Nieregularne Ogniska
part-irregular-outbreaks-text = W tej fazie najeźdźców choroby nie zatrzymują budowy. 1 strachu za każdą planszę z chorobą.
part-keep-far-from-the-lands-of-plague = Z Dala od Krain Plagi
part-keep-far-from-the-lands-of-plague-text = Na każdej planszy wypchnij 3 wioski Dahan z krain z chorobą do krain bez niej.
part-lair-in-untamed-lands = Legowisko na Niezbadanych Ziemiach
part-lair-in-untamed-lands-text = Na każdej planszy dodaj 1 bestię w krainie bez osad, miast i zarazy.
part-lay-ambushes = Zastawianie Zasadzek
part-lay-ambushes-text = W tej rundzie podczas dewastacji Dahanie uderzają równocześnie z najeźdźcami.
part-leave-the-hostile-land = Opuszczenie Wrogiej Krainy
part-leave-the-hostile-land-text = Z każdej krainy wypchnij 1 wioskę Dahan za każde tamtejsze pustkowie i chorobę do krain bez nich.
part-lingering-plagues = Uporczywe Plagi
part-lingering-plagues-text = Na każdej planszy dodaj 1 chorobę. W tej fazie najeźdźców choroby nie zatrzymują budowy.
part-new-diseases = Nowe Choroby
part-new-diseases-text = Na połowie plansz (w górę) dodaj 1 chorobę w krainie z Dahanami i najeźdźcami i zadaj tamtejszym Dahanom 2 obrażenia.
part-offerings-of-pattern-and-dance = Ofiary Wzoru i Tańca
part-offerings-of-pattern-and-dance-text = Każdy duch, w którego krainach są razem przynajmniej 2 wioski Dahan, zbiera 1 energii.
part-offerings-of-story-and-season = Trybut Opowieści
part-offerings-of-story-and-season-text = Każdy duch, w którego krainach są razem przynajmniej 3 wioski Dahan, zbiera 1 energii i może odzyskać 1 kartę.
part-outbreaks-shift = Ogniska się Przenoszą
part-outbreaks-shift-text = Na każdej planszy wypchnij 1 chorobę do przyległej krainy, w której jest najwięcej najeźdźców.
part-pestilence-arrives-on-canvas-sails = Mór Przybywa pod Żaglami
part-pestilence-arrives-on-canvas-sails-text = Na każdej planszy dodaj 1 chorobę w krainie nadbrzeżnej z największą liczbą osad i miast i zadaj tamtejszym Dahanom 3 obrażenia.
part-plagues-bring-fear-and-death = Plagi Niosą Strach i Śmierć
part-plagues-bring-fear-and-death-text = 1 strachu za każdą planszę z chorobą. Na każdej planszy 2 obrażenia dla Dahan w krainie z chorobą.
part-prey-on-the-heedless = Żerowanie na Nieuważnych
part-prey-on-the-heedless-text = W każdej krainie z bestiami 1 obrażenie za każdą bestię.
part-prey-on-the-unwary = Polowanie na Nieostrożnych
part-prey-on-the-unwary-text = Każda bestia niszczy 1 odkrywcę w swojej krainie. Dodaj 1 bestię na jednej planszy, na której nie ma żadnej.
part-quit-the-farmed-lands = Porzucenie Uprawnych Ziem
part-quit-the-farmed-lands-text = Na każdej planszy wypchnij 1 bestię do krainy bez osad i miast. Jeśli są tam odkrywcy: 1 strachu.
part-raiding-and-retaliation = Najazdy i Odwet
part-raiding-and-retaliation-text = W każdej krainie z osadami lub miastami 1 obrażenie za każdą wioskę Dahan. Potem każda pozostała osada i każde miasto zadają Dahanom 1 obrażenie; obrona i konflikt się liczą.
part-raids-in-force = Wielkie Najazdy
part-raids-in-force-text = Każdy duch wybiera inną krainę, w której wiosek Dahan jest więcej niż osad i miast: 1 obrażenie za każdą wioskę Dahan w niej.
part-rally-to-the-defense-of-distant-kin = Na Pomoc Dalekim Krewnym
part-rally-to-the-defense-of-distant-kin-text = Na każdej planszy zgromadź 1 wioskę Dahan w krainie z Dahanami, potem obrona 1 za każdą wioskę Dahan w niej.
part-reckless-offensive = Brawurowa Ofensywa
part-reckless-offensive-text = Na każdej planszy w krainie z przynajmniej 2 wioskami Dahan i przynajmniej 2 osadami i miastami zniszcz 1 osadę lub miasto za każdą wioskę Dahan, potem dodaj 1 zarazę.
part-reclaim-territory = Odbicie Ziem
part-reclaim-territory-text = Każdy gracz może wypchnąć 1 wioskę Dahan, która w nowej krainie zadaje 1 obrażenie.
part-retreat = Odwrót
part-retreat-text = Na każdej planszy wypchnij 2 wioski Dahan z krainy z miastem do krain bez miast.
part-return-to-old-pillars = Powrót do Korzeni
part-return-to-old-pillars-text = Na każdej planszy zgromadź 1 lub 2 wioski Dahan w krainie z wydrukowaną wioską Dahan.
part-rouse-the-spirits = Budzenie Duchów
part-rouse-the-spirits-text = Każdy duch, w którego krainach są razem przynajmniej 3 wioski Dahan, może użyć 1 powolnej mocy teraz zamiast później.
part-sandfever-outbreak = Wybuch Piaskowej Gorączki
part-sandfever-outbreak-text = Na każdej planszy dodaj 1 chorobę na piaskach lub w górach z największą liczbą osad i miast.
part-savage-frenzy = Dziki Szał
part-savage-frenzy-text = Każda bestia niszczy 1 odkrywcę i zadaje 2 obrażenia w swojej krainie.
part-seek-a-safer-home = W Poszukiwaniu Bezpieczniejszego Domu
part-seek-a-safer-home-text = Na każdej planszy wypchnij 2 wioski Dahan z krainy z bestiami, chorobą lub dziczą do krain, w których nie ma żadnej z tych rzeczy.
part-seek-out-new-grounds = Poszukiwanie Nowych Terenów
part-seek-out-new-grounds-text = Na każdej planszy zgromadź 1 lub 2 wioski Dahan w krainie bez wydrukowanej wioski Dahan.
part-settlers-encroach-too-far = Osadnicy Wkraczają za Daleko
part-settlers-encroach-too-far-text = Na każdej planszy w krainie z osadami i Dahanami wypchnij 1 osadę za każde 2 wioski Dahan.
part-speak-of-the-spirits-anger = Opowiadając o Gniewie Duchów
part-speak-of-the-spirits-anger-text = 1 strachu za każdą planszę, na której Dahanie są w krainie z osadami lub miastami.
part-spirit-speakers-solve-riddles-of-power = Rozmawiający z Duchami Zgłębiają Moc
part-spirit-speakers-solve-riddles-of-power-text = Każdy duch, w którego krainach są razem przynajmniej 4 wioski Dahan, pozyskuje pomniejszą moc.
part-stricken = Obezwładnienie
part-stricken-text = W tej rundzie najeźdźcy nie dewastują w krainach z chorobą lub konfliktem.
part-tell-the-old-stories = Stare Opowieści
part-tell-the-old-stories-text = Każdy duch, w którego krainach są razem przynajmniej 2 wioski Dahan, odzyskuje 1 kartę albo unikalną moc zapomnianą w tej grze.
part-tend-the-land = Troska o Ziemię
part-tend-the-land-text = Na każdej planszy usuń 1 zarazę z krainy z przynajmniej 2 wioskami Dahan.
part-terrifying-beasts = Przerażające Bestie
part-terrifying-beasts-text = 2 strachu za każdą planszę z przynajmniej 2 bestiami.
part-traps-and-snares = Pułapki i Sidła
part-traps-and-snares-text = Na każdej planszy dodaj 1 dzicz w krainie z Dahanami.
part-virulence-among-close-packed-homes = Wirulencja Wśród Gęsto Upchanych Domów
part-virulence-among-close-packed-homes-text = Na każdej planszy dodaj 1 chorobę w krainie wewnętrznej z największą liczbą osad i miast.
part-wheezelung-outbreak = Wybuch Świszczących Płuc
part-wheezelung-outbreak-text = Na każdej planszy dodaj 1 chorobę w dżungli lub na mokradłach z największą liczbą osad i miast.
