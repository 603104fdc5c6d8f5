### Spirit Island: Ocean and Bringer, their special rules, innate powers and unique cards.

## Ocean's Hungry Grasp

spirit-oceans-hungry-grasp = Zryw Wygłodniałego Oceanu
spirit-oceans-hungry-grasp-text = Ściąga najeźdźców z wybrzeża do morza i żywi się nimi. Jego obecność przychodzi i odchodzi z przypływem, a w głębi wyspy niewiele może.
rule-ocean-in-play = Wpływ Oceanu
rule-ocean-in-play-text = Możesz dodawać i przenosić obecność do oceanów, ale nigdy do krain wewnętrznych. Na każdej planszy z twoją obecnością ocean jest w grze: moce i zaraza traktują go jak nadbrzeżne mokradła. Najeźdźcy i wioski Dahan, które się tam przeniosą, toną po zakończeniu tej akcji.
rule-drowning = Zatapianie
rule-drowning-text = Zatopione elementy są zniszczone; te, które są najeźdźcami, zatrzymujesz. W każdej chwili możesz wymienić na 1 energii tyle ich wydrukowanej witalności, ilu jest graczy.
power-pound-ships-to-splinters = Statki Rozbite w Drzazgi
power-pound-ships-to-splinters-text = Wraki na brzegu straszą najeźdźców. Używasz wszystkich osiągniętych poziomów.
power-pound-ships-to-splinters-level-1 = 1 strachu.
power-pound-ships-to-splinters-level-2 = 1 strachu więcej.
power-pound-ships-to-splinters-level-3 = 2 strachu więcej.
power-ocean-breaks-the-shore = Ocean Rozrywa Brzeg
power-ocean-breaks-the-shore-text = Morze zabiera budowle z wybrzeża. Używasz wszystkich osiągniętych poziomów.
power-ocean-breaks-the-shore-level-1 = Zatop 1 osadę.
power-ocean-breaks-the-shore-level-2 = Może to być miasto.
power-ocean-breaks-the-shore-level-3 = Zatop jeszcze 1 osadę lub miasto.
power-call-of-the-deeps = Zew Głębin
power-call-of-the-deeps-text = Zgromadź 1 odkrywcę. Jeśli celem jest ocean, możesz zgromadzić jeszcze 1.
power-grasping-tide = Chwytający Przypływ
power-grasping-tide-text = 2 strachu. Obrona 4.
power-swallow-the-land-dwellers = Pochłonięcie Mieszkańców Lądu
power-swallow-the-land-dwellers-text = Zatop 1 odkrywcę, 1 osadę i 1 wioskę Dahan, o ile tam są.
power-tidal-boon = Dar Przypływu
power-tidal-boon-text = Wybrany duch zbiera 2 energii. Może wypchnąć 1 osadę i do 2 wiosek Dahan z jednej krainy ze swoją obecnością. Wioski Dahan wypchnięte do twojego oceanu możesz przenieść do dowolnej krainy nadbrzeżnej; wtedy nie toną.

## Bringer of Dreams and Nightmares

spirit-bringer-of-dreams-and-nightmares = Zsyłający Sny i Koszmary
spirit-bringer-of-dreams-and-nightmares-text = Przeraża najeźdźców jak żaden inny duch, najbardziej większymi mocami, ale jego moce nigdy nie zabijają. Walkę zostawia Dahanom i przyjaciołom.
rule-to-dream-a-thousand-deaths = Sen o Tysiącu Śmierci
rule-to-dream-a-thousand-deaths-text = Twoje moce nie zadają obrażeń i niszczą tylko twoją własną obecność. Każdy najeźdźca, którego moc miałaby zniszczyć, tylko o tym śni: osada daje 2 strachu, miasto 5, odkrywca nic. Wypchnij takich odkrywców i osady; miasta zostają. Jedna moc nie może tego zrobić dwa razy temu samemu najeźdźcy.
power-spirits-may-yet-dream = Duchy Wciąż Mogą Śnić
power-spirits-may-yet-dream-text = Pokazuje, czego przestraszą się najeźdźcy, i użycza siły. Używasz wszystkich osiągniętych poziomów.
power-spirits-may-yet-dream-level-1 = Odkryj jedną dowolną zakrytą kartę strachu, z talii lub już zdobytą. Zostaje na swoim miejscu.
power-spirits-may-yet-dream-level-2 = Wybrany duch zyskuje 1 źródło mocy, które już ma.
power-night-terrors = Nocne Lęki
power-night-terrors-text = Najeźdźcy pośród twojej obecności źle śpią. Używasz wszystkich osiągniętych poziomów.
power-night-terrors-level-1 = 1 strachu.
power-night-terrors-level-2 = 1 strachu więcej.
power-night-terrors-level-3 = 1 strachu więcej.
power-predatory-nightmares = Drapieżne Koszmary
power-predatory-nightmares-text = 2 obrażenia, które twoja specjalna zasada zamienia w sny. Wypchnij do 2 wiosek Dahan.
power-dread-apparitions = Zjawy Grozy
power-dread-apparitions-text = Do końca rundy każdy punkt strachu wywołany w tej krainie mocami daje jej też obronę 1. Strach za zniszczone osady i miasta się nie liczy. Potem 1 strachu, który się liczy.
power-call-on-midnights-dream = Wezwanie Snu Północy
power-call-on-midnights-dream-text = Wybierz jedno. W krainie z Dahanami: pozyskaj większą moc; jeśli zapominasz za nią właśnie tę kartę, zbierz 1 energii za każdą wioskę Dahan w tej krainie i możesz od razu zapłacić za nową kartę i ją zagrać. W krainie z najeźdźcami: 2 strachu.
power-dreams-of-the-dahan = Sny Dahan
power-dreams-of-the-dahan-text = Wybierz jedno: zgromadź do 2 wiosek Dahan; albo, w krainie z osadą lub miastem, 1 strachu za każdą wioskę Dahan w tej krainie, najwyżej 3.
