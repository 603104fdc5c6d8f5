### Spirit Island: the blight cards.

blight-downward-spiral = Spirala Upadku
blight-downward-spiral-text = 5 zaraz na gracza. Na początku każdej fazy najeźdźców każdy duch niszczy 1 swoją obecność.
blight-memory-fades-to-dust = Pamięć Obraca się w Proch
blight-memory-fades-to-dust-text = 4 zarazy na gracza. Na początku każdej fazy najeźdźców każdy duch zapomina kartę mocy albo niszczy 1 swoją obecność.
