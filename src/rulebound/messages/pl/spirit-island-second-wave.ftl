### Spirit Island: Second Wave, a scenario of Branch & Claw.

scenario-second-wave = Druga Fala
scenario-second-wave-text = Najeźdźcy wracają na wyspę, którą zostawiła skończona gra. Zostają z niej wszystkie wioski Dahan, 1 znacznik każdego rodzaju na gracza i 2 zarazy na gracza; reszta zarazy trafia na kartę zarazy. Każdy gracz odkłada 1 kartę mocy, którą miał jego duch. Każda kraina z 3 lub więcej wioskami Dahan wypycha je, aż zostaną 2; potem każda plansza z 2 do 4 wioskami Dahan dostaje 1 więcej w swojej krainie z Dahanami o najniższym numerze, a każda z więcej niż 8 traci je, aż zostanie 8. Grają inne duchy przeciw temu samemu przeciwnikowi: jego poziom jest o 1 wyższy, jeśli karta zarazy nie została odwrócona. Odwrócona karta jest znów witalna, z 2 zarazami na gracza i 1 dodatkową; reszta leży obok i trafia na kartę, gdy ta zostanie odwrócona, zamiast wydrukowanej liczby. Nie kładzie się wydrukowanych znaczników, zarazy ani wiosek Dahan. Wydrukowani najeźdźcy krainy 6 i wyższych trafiają do krainy o numerze niższym o 3, a każda plansza dostaje 1 osadę w krainie 5. Przeciwnika przygotowuje się jak zwykle, ale jego zaraza pochodzi z tej obok karty. Od etapu III każdą odłożoną kartę może raz zagrać dowolny duch w fazie duchów: nie kosztuje energii ani zagrania, nie daje źródeł mocy, jej celem może być dowolna kraina, a jej zdolności warunkowe są spełnione, jeśli wymagają najwyżej 10 źródeł mocy; potem jest odrzucana. Późniejsze fale zostawiają 3, 4, 5, 6 i 7 zaraz na gracza; ich najeźdźcy z głębi wyspy trafiają do numerów niższych o 2, o 1, a potem do tych samych; osady trafiają zaś do krain 4 i 5, 3 do 5, 2 do 5, 1 do 5 i 1 do 6. Z dodatkową planszą każda plansza liczy się jak gracz. Poziom trudności rośnie o 1, jeśli karta zarazy została odwrócona, a spada o 1, jeśli nie. Wygrywacie i przegrywacie jak zwykle.
setup-after = Wyspa ze skończonej gry
setup-after-help = Co zostawiła poprzednia gra: stół, który jest jej dalszym ciągiem, ma to sam z siebie.
own-play-set-aside = Zagraj odłożoną kartę mocy
lasting-set-aside-played = ma już zagraną odłożoną kartę
prompt-set-aside-card = Którą z odłożonych kart zagrywasz?
prompt-set-card-aside = Którą kartę z ostatniej gry odkładasz? Od etapu III może ją raz zagrać dowolny duch.
prompt-token-leaves = Który znacznik opuszcza wyspę: { $token }?
prompt-blight-leaves = Z której krainy zaraza wraca na kartę?
prompt-dahan-go-to = W { $land } jest za dużo wiosek Dahan. Dokąd idzie jedna z nich?
prompt-dahan-leaves = Na tej planszy jest za dużo wiosek Dahan. Która opuszcza wyspę?
