# The board of AuZtralia: what is printed on it, and what a screen reader says of it.
az-board = Mapa AuZtralii
az-board-title-east = AuZtralia Wschodnia
az-board-title-west = AuZtralia Zachodnia
az-board-title-tazmania = TaZmania

az-board-hex = { $hex }, { $terrain }
az-board-number = numer { $number }, poziom { $level }
az-board-survey = miejsce eksploracji
az-board-site = miejsce na port
az-board-port = port, { $player }
az-board-port-strength = port, { $player }, siła { $strength }
az-board-outpost = placówka, { $player }
az-board-farm = farma, { $player }: { $farm }
az-board-blighted = splugawiona farma, { $player }: { $farm }
az-board-goods = { $goods }: { $number }
az-board-secret = kafelek Przedwiecznych poziomu { $level }, zakryty: tylko ty widzisz, że to { $foe }
az-board-hidden = kafelek Przedwiecznych poziomu { $level }, zakryty
az-board-foe = { $foe }, { $damage ->
    [0] odporność { $capacity }
   *[other] obrażenia { $damage } z { $capacity }
  }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
  }
az-board-fight = tu trwa walka
az-board-edge-torn = Usuń tory z { $one } na { $other }, { $terrain }
az-board-edge = Tory z { $one } na { $other }, { $terrain }

az-board-compass = Kompas: Przedwieczni idą w kierunkach od 1, północ, do 6, zgodnie z ruchem wskazówek zegara
az-board-compass-card = Kompas: ostatnia karta wysłała Przedwiecznych w kierunku { $direction }; gdzie droga zamknięta, skręcają { $turn ->
    [clockwise] zgodnie z ruchem wskazówek zegara
   *[counter] przeciwnie do ruchu wskazówek zegara
  }

az-board-timetable = Tor czasu
az-board-old-ones = Przedwieczni
az-board-disc = { $who } na polu { $space }
az-board-track = Tor czasu do pola { $end }: { $discs }
