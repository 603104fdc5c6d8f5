### Spirit Island: the Habsburg Monarchy.

adversary-habsburg-monarchy = Monarchia Habsburgów (kolonia pasterska)
adversary-habsburg-monarchy-text = Stada bydła szukają zdrowej ziemi i ją wyjaławiają. Liczy się zaraza z dewastacji, które zadają krainie 8 lub więcej obrażeń; gdy jest jej za dużo, przegrywacie.
escalation-habsburg-monarchy = W Poszukiwaniu Najlepszych Ziem
escalation-habsburg-monarchy-text = Po eksploracji z tej karty 1 osada trafia do krainy bez osad i zarazy na każdej planszy z najwyżej 4 zarazami, a jeszcze jedna na każdej planszy z najwyżej 2 zarazami.
adversary-habsburg-monarchy-level-1 = Migrujący Pasterze
adversary-habsburg-monarchy-level-1-text = Po zwykłym kroku budowy każda kraina wskazana przez kartę budowy gromadzi 1 osadę z krainy, której żadna nie wskazuje, w kolejności plansz i krain, nawet jeśli nic nie zbudowano.
adversary-habsburg-monarchy-level-2 = Więcej Wsi niż Miast
adversary-habsburg-monarchy-level-2-text = Przy przygotowaniu gry na każdej planszy 1 osada trafia do krainy 2 i 1 osada do krainy bez wydrukowanych symboli o najwyższym numerze. Gdy najeźdźcy mają zbudować 1 miasto w krainie wewnętrznej, budują 2 osady.
adversary-habsburg-monarchy-level-3 = Szybka Ekspansja
adversary-habsburg-monarchy-level-3-text = Usuwa się jeszcze jedną kartę najeźdźców etapu I, tak że zostają 2.
adversary-habsburg-monarchy-level-4 = Stada Mnożą się na Zielonych Ziemiach
adversary-habsburg-monarchy-level-4-text = Osady w krainach bez zarazy są wytrwałe: mają o 2 witalności więcej, a to, co miałoby zniszczyć niektóre z nich, zadaje zamiast tego 2 obrażenia za każdą, najwyżej tylu osadom. To, co niszczy wszystkie osady, działa jak zawsze.
adversary-habsburg-monarchy-level-5 = Fala Imigracji
adversary-habsburg-monarchy-level-5-text = Przy przygotowaniu gry karta przypomnienia trafia do talii najeźdźców jako szósta. Gdy się pojawi, na każdej planszy 1 miasto trafia do krainy nadbrzeżnej bez miast i 1 osada do każdej z 3 krain wewnętrznych z najmniejszą ilością zarazy; potem odkrywa się następną kartę najeźdźców.
adversary-habsburg-monarchy-level-6 = Rozproszone Stada
adversary-habsburg-monarchy-level-6-text = Dewastacja zadaje razem 2 obrażenia więcej, jeśli w którejś przyległej krainie są osady.
setup-adversary-habsburg-monarchy = { adversary-habsburg-monarchy }
setup-supporting-habsburg-monarchy = { adversary-habsburg-monarchy }
counter-irreparable-damage = Nieodwracalne Szkody
counter-irreparable-damage-text = Zaraza, która opuściła kartę zarazy podczas dewastacji zadających krainie 8 lub więcej obrażeń. Gdy jest jej więcej niż graczy, przegrywacie.
reason-irreparable-damage = dewastacje wyrządziły szkody nie do naprawienia
result-irreparable-damage = Dewastacje wyrządziły ziemi szkody, których nie da się naprawić.
own-wave-of-immigration = Fala Imigracji
prompt-prime-territory = W Poszukiwaniu Najlepszych Ziem: która kraina bez osad i zarazy dostaje 1 osadę?
prompt-immigration-city = Fala Imigracji: która kraina nadbrzeżna bez miast dostaje 1 miasto?
prompt-immigration-town = Fala Imigracji: która z tych krain wewnętrznych z małą ilością zarazy dostaje 1 osadę?
