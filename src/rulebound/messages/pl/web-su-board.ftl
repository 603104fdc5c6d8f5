# The board of Small World Underground: what a screen reader says of a region, and the turn track.
su-board = Mapa podziemi
su-board-turn = tura { $turn } z { $turns }

su-board-region = Region { $number }, { $terrain }
su-board-edge = przy krawędzi
su-board-volcano = może tu stanąć Wulkan
su-board-held = { $race }, { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonów
  }, { $player }
su-board-held-declined = { $race }, wymierająca rasa, { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonów
  }, { $player }
su-board-monsters = { $number ->
    [one] 1 Bestia
    [few] { $number } Bestie
    [many] { $number } Bestii
   *[other] { $number } Bestii
  }
su-board-armor = Zgrzybiały Pancerz: { $number }
su-board-hammers = { $number ->
    [one] 1 Srebrny Młot
    [few] { $number } Srebrne Młoty
    [many] { $number } Srebrnych Młotów
   *[other] { $number } Srebrnych Młotów
  }
su-board-price = kosztuje { $cost ->
    [one] 1 żeton
    [few] { $cost } żetony
    [many] { $cost } żetonów
   *[other] { $cost } żetonów
  }
su-board-price-die = kosztuje { $cost ->
    [one] 1 żeton
    [few] { $cost } żetony
    [many] { $cost } żetonów
   *[other] { $cost } żetonów
  }, z kostką
su-board-open-card = Karta: { $name }
