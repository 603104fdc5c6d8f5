### Spirit Island: the blight cards of Branch & Claw.

blight-a-pall-upon-the-land = Całun nad Krainą
blight-a-pall-upon-the-land-text = 3 zarazy na gracza. Natychmiast: na każdej planszy zniszcz 1 obecność i usuń 1 osadę.
blight-aid-from-lesser-spirits = Pomoc Pomniejszych Duchów
blight-aid-from-lesser-spirits-text = 2 zarazy na gracza. Natychmiast: dobierz tyle pomniejszych mocy, ilu jest graczy, i 1 więcej, i daj każdemu duchowi 1: może jej używać co rundę, jakby ją zagrał, bez energii i bez zagrania karty. Ostatnia zostaje odrzucona.
blight-back-against-the-wall = Przyparci do Muru
blight-back-against-the-wall-text = 2 zarazy na gracza. W każdej fazie duchów każdy duch zbiera 1 energii i może zagrać 1 kartę więcej.
blight-disintegrating-ecosystem = Rozpad Ekosystemu
blight-disintegrating-ecosystem-text = 5 zaraz na gracza. Natychmiast: na każdej planszy zniszcz 1 bestię, potem dodaj 1 zarazę w krainie z osadą lub miastem.
blight-erosion-of-will = Erozja Woli
blight-erosion-of-will-text = 3 zarazy na gracza. Natychmiast: 2 strachu na gracza; każdy duch niszczy 1 swoją obecność i traci 1 energii.
blight-promising-farmlands = Obiecujące Pola Uprawne
blight-promising-farmlands-text = 4 zarazy na gracza. Natychmiast: na każdej planszy dodaj 1 osadę i 1 miasto w krainie wewnętrznej bez osad i miast.
blight-tipping-point = Punkt Krytyczny
blight-tipping-point-text = 5 zaraz na gracza. Natychmiast: każdy duch niszczy 3 swoje obecności.
prompt-blight-in = W której krainie dodajesz zarazę?
prompt-farmland = Która kraina wewnętrzna dostaje 1 osadę i 1 miasto?
prompt-lend = Której karty używasz odtąd co rundę?
prompt-lose-beasts = W której krainie giną bestie?
prompt-whose-presence = Czyja obecność zostaje zniszczona?
