### Words that only the screen needs: Spirit Island's board, for those who hear it.

si-board = Wyspa
si-board-land = { $land }, { $terrain }
si-board-in = w { $land }
si-board-presence = obecność ({ $player }): { $n }
si-board-sacred = obecność ({ $player }): { $n }, miejsce kultu
si-board-isolated = izolowana
si-board-gone = teraz nie istnieje
si-board-joined = jedna kraina z { $land }
si-board-part-of = część { $land }
si-board-linked = połączona ścieżką z { $land }
si-board-damage = obrażenia: { $n }
si-board-strife = konflikt: { $n }
si-coming-ravage = czeka ją dewastacja
si-coming-build = czeka ją budowa
si-coming-explore = czeka ją eksploracja
si-count-explorer = { $n ->
    [one] 1 odkrywca
    [few] { $n } odkrywców
    [many] { $n } odkrywców
   *[other] { $n } odkrywcy
  }
si-count-town = { $n ->
    [one] 1 osada
    [few] { $n } osady
    [many] { $n } osad
   *[other] { $n } osady
  }
si-count-city = { $n ->
    [one] 1 miasto
    [few] { $n } miasta
    [many] { $n } miast
   *[other] { $n } miasta
  }
si-count-dahan = { $n } { $n ->
    [one] wioska Dahan
    [few] wioski Dahan
    [many] wiosek Dahan
   *[other] wioski Dahan
  }
si-count-blight = { $n } { $n ->
    [one] zaraza
    [few] zarazy
    [many] zaraz
   *[other] zarazy
  }
si-count-defend = obrona { $n }
si-count-beasts = { $n } { $n ->
    [one] bestia
    [few] bestie
    [many] bestii
   *[other] bestii
  }
si-count-wilds = { $n } { $n ->
    [one] dzicz
    [few] dzicze
    [many] dziczy
   *[other] dziczy
  }
si-count-disease = { $n } { $n ->
    [one] choroba
    [few] choroby
    [many] chorób
   *[other] choroby
  }
si-count-badlands = { $n } { $n ->
    [one] pustkowie
    [few] pustkowia
    [many] pustkowi
   *[other] pustkowia
  }
si-count-other = { $n } × { $name }
