# Small World Underground: set-up, prompts, options, log lines, the state of the table, reasons.
game = Small World Underground
game-about = Des peuples montent et déclinent sous la terre. Prends un peuple et son pouvoir, conquiers, amasse des pièces, et sache lâcher prise.
game-length = 40 à 90 minutes

setup-first = Premier joueur
setup-first-help = Qui joue le premier tour.
setup-first-random = Au sort
setup-first-seat-1 = Joueur 1
setup-first-seat-2 = Joueur 2
setup-first-seat-3 = Joueur 3
setup-first-seat-4 = Joueur 4
setup-first-seat-5 = Joueur 5
setup-coins = Pièces
setup-coins-help = D’après les règles, personne ne voit combien de pièces ont les autres avant la fin.
setup-coins-hidden = Cachées, comme dans les règles
setup-coins-open = Visibles de tous
setup-edition = Édition
setup-edition-help = Quel livret de règles vous suivez. Les deux diffèrent sur les Flammes, le Fantôme, les Vampires, l’Autel, la Musette et Stonehedge.
setup-edition-polish = Livret polonais
setup-edition-english = Livret anglais

region = { $id }
    .le = la région { $id }
    .cap = La région { $id }
# On a drawn board the regions have plain numbers.
region-shown = région { $number }
    .le = la région { $number }
    .cap = La région { $number }

prompt-choose = Choisis un peuple et son pouvoir. Chaque cran plus bas coûte une pièce de plus.
prompt-volcano = Où se dresse le Volcan ? Les Flammes entrent juste à côté.
prompt-mimic = Échanger ton pouvoir ({ $power }) contre un de ceux au choix, ou le garder ?
prompt-reborn = Ranimer une région de ton peuple en déclin avec un pion de ton peuple actif ?
prompt-ancient = Déplacer le Grand Ancien dans une autre de tes régions ?
prompt-choose-way = Continuer à conquérir avec ce peuple, ou le faire passer en déclin ?
prompt-conquer = Conquiers une région, ou arrête-toi. En main : { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  }{ $hammers ->
    [0] {""}
    [one] , { $hammers } marteau
   *[other] , { $hammers } marteaux
  }.
prompt-conquer-with = Quelle région, avec la relique que tu as prise ? En main : { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  }{ $hammers ->
    [0] {""}
    [one] , { $hammers } marteau
   *[other] , { $hammers } marteaux
  }.
prompt-balrog = Envoyer le Balrog dans une région voisine ?
prompt-redeploy-take = Redéploiement : reprends les pions en trop d’une région, ou continue. En main : { $tokens }.
prompt-redeploy = Place tes pions dans tes régions. En main : { $tokens }.
prompt-entomb-take = Ton peuple passe en déclin avec tous ses pions : reprends les pions en trop d’une région, ou continue. En main : { $tokens }.
prompt-entomb = Place les pions de ton peuple qui décline. En main : { $tokens }.
prompt-withdraw = Place les pions qui ont été chassés. En main : { $tokens }.
prompt-armor = Mets une Armure de champignon dans une de tes régions. Reste : { $armors }.
prompt-queen = Où s’installe la Reine ? Personne ne peut conquérir sa région.
prompt-ghost = Envoyer le Fantôme garder une région ? Les adversaires de celui qui la tient ne peuvent pas la conquérir.
prompt-scepter = Poser le Sceptre d’avarice dans une région ? Elle rapporte ses pièces deux fois.
prompt-ring = Poser l’Anneau de Froggy dans une région ? Chaque voisin qui a un peuple actif te paie une pièce.
prompt-bag = Faire de la Musette une relique dans une de tes régions ?
prompt-decline-how = Que deviennent les pions de ton peuple qui décline ?
prompt-sacrifice = Donner un pion de ton peuple en déclin à l’Autel des âmes pour 3 pièces ?

option-choose = { $race } { $power }, { $price ->
    [0] gratuitement
    [one] pour { $price } pièce
   *[other] pour { $price } pièces
  }
option-volcano = Volcan sur { NAME($region, case: "le") }
option-mimic = { $power }, pour l’instant aux { $race }
option-reborn = Ranimer { NAME($region, case: "le") }
option-ancient = Grand Ancien dans { NAME($region, case: "le") }
option-go-on = Continuer à conquérir
option-decline = Passer en déclin
option-conquer = Conquérir { NAME($region, case: "le") }
option-attempt = Dernier essai sur { NAME($region, case: "le") }, avec le dé
option-roll = Lancer le dé pour { NAME($region, case: "le") }
option-bite = Remplacer le pion seul dans { NAME($region, case: "le") } (Vampires)
option-swap = Remplacer le pion seul dans { NAME($region, case: "le") }
option-abandon = Abandonner { NAME($region, case: "le") }
option-use = Prendre { NAME($relic, case: "le") } pour la prochaine conquête
option-use-bag = Prendre la Musette, qui imite { NAME($relic, case: "le") }, pour la prochaine conquête
option-balrog = Balrog dans { NAME($region, case: "le") }
option-take = Reprendre les pions en trop dans { NAME($region, case: "le") }
option-place = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  } dans { NAME($region, case: "le") }
option-armor = Armure dans { NAME($region, case: "le") }
option-queen = Reine dans { NAME($region, case: "le") }
option-ghost = Fantôme dans { NAME($region, case: "le") }
option-scepter = Sceptre dans { NAME($region, case: "le") }
option-ring = Anneau dans { NAME($region, case: "le") }
option-bag = La Musette imite { NAME($relic, case: "le") } dans { NAME($region, case: "le") }
option-keep-one = Un pion reste dans chaque région
option-keep-all = Tous les pions restent, comme dans une Tombe
option-vanish = Tous disparaissent : 2 pièces par région
option-sacrifice = Sacrifier un pion de { NAME($region, case: "le") }

facts-choose = { $tokens } pions{ $coins ->
    [0] {""}
    [one] , { $coins } pièce dessus
   *[other] , { $coins } pièces dessus
  }
facts-conquer = { $terrain }, coûte { $cost }
facts-attempt = { $terrain }, coûte { $cost } : { $faces } faces sur 6 suffisent, { $chance } %
facts-roll = { $terrain }, coûte { $cost } : { $faces } faces sur 6 suffisent, { $chance } %
facts-bite = { $terrain }
facts-swap = { $terrain }
facts-abandon = { $terrain }
facts-reborn = { $terrain }
facts-ancient = { $terrain }
facts-balrog = { $terrain }
facts-take = { $terrain }
facts-place = { $terrain }
facts-armor = { $terrain }
facts-queen = { $terrain }
facts-ghost = { $terrain }
facts-scepter = { $terrain }
facts-ring = { $terrain }
facts-sacrifice = { $terrain }

reveals-die = Le dé est lancé.
reveals-race = Un nouveau peuple sort des piles.
reveals-find = Les Monstres s’en vont, et ce qu’ils gardent apparaît.
reveals-coins = Cela montre quels voisins ont des pièces.
regret-abandon = Tu laisses cette région : ses pions reviennent dans ta main.

event-turn = Tour { $round } : à { $seat } de jouer.
event-chose = { $seat } prend les { $race } { $power } { $price ->
    [0] gratuitement
    [one] pour { $price } pièce
   *[other] pour { $price } pièces
  }{ $coins ->
    [0] .
    [one] {" "}et trouve { $coins } pièce dessus.
   *[other] {" "}et trouve { $coins } pièces dessus.
  }
event-offered = Un nouveau duo au choix : { $race } { $power }.
event-mimicked = { $seat } prend le pouvoir « { $power } » des { $race }.
event-volcano-placed = { $seat } dresse le Volcan sur { NAME($region, case: "le") }.
event-volcano-left = Le Volcan s’éteint.
event-ancient-moved = Le Grand Ancien { ELIDE("de", $seat) } est dans { NAME($region, case: "le") }.
event-ancient-left = Le Grand Ancien quitte le plateau.
event-reborn = Les { $race } { ELIDE("de", $seat) } renaissent dans { NAME($region, case: "le") }.
event-born = { $seat } gagne { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  } des { $race }.
event-hammers = { $seat } forge { $number ->
    [one] { $number } Marteau d’argent
   *[other] { $number } Marteaux d’argent
  }.
event-armored = { $seat } met une Armure de champignon dans { NAME($region, case: "le") }.
event-abandoned = { $seat } abandonne { NAME($region, case: "le") }.
event-conquered = Les { $race } { ELIDE("de", $seat) } conquièrent { NAME($region, case: "le") } avec { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  }.
event-rolled = { $seat } lance le dé pour { NAME($region, case: "le") } : { $number }.
event-failed = L’essai { ELIDE("de", $seat) } sur { NAME($region, case: "le") } échoue.
event-ousted = Les { $race } { ELIDE("de", $seat) } perdent { NAME($region, case: "le") }. Pions perdus : { $lost } sur { $number }.
event-taxed = { $seat } paie une pièce aux Liches { ELIDE("de", $to-seat) }.
event-martyred = { $seat } reçoit une pièce pour ses souffre-douleur.
event-marked = { $seat } jure de se venger { ELIDE("de", $by-seat) }.
event-robbed = { $seat } prend une pièce à { $from-seat }.
event-faded = C’en est fini des { $race } { ELIDE("de", $seat) }.
event-found-place = { $seat } trouve { NAME($place, case: "le") } dans { NAME($region, case: "le") }.
event-found-relic = { $seat } trouve { NAME($relic, case: "le") } dans { NAME($region, case: "le") }.
event-hedge = Stonehedge prête le pouvoir « { $power } ».
event-balrog-moved = { $seat } envoie le Balrog dans { NAME($region, case: "le") }.
event-relic-moved = { $seat } utilise { NAME($relic, case: "le") } dans { NAME($region, case: "le") }.
event-bag-moved = La Musette { ELIDE("de", $seat) } imite { NAME($relic, case: "le") } dans { NAME($region, case: "le") }.
event-bag-left = La Musette revient à son propriétaire.
event-queen-moved = La Reine { ELIDE("de", $seat) } s’installe dans { NAME($region, case: "le") }.
event-queen-left = La Reine quitte le plateau.
event-ghost-moved = { $seat } envoie le Fantôme dans { NAME($region, case: "le") }.
event-ghost-left = Le Fantôme quitte le plateau.
event-left-river = { $seat } quitte la rivière ({ $region }).
event-placed = { $seat } place { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  } des { $race } dans { NAME($region, case: "le") }.
event-declined = Les { $race } { ELIDE("de", $seat) } passent en déclin.
event-scored = { $seat } { $number ->
    [0] n’encaisse aucune pièce
    [one] encaisse { $number } pièce :
   *[other] encaisse { $number } pièces :
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $regions } pour les régions
  }{ $race ->
    [0] {""}
   *[other] {" "}+ { $race } par le peuple
  }{ $power ->
    [0] {""}
   *[other] {" "}+ { $power } par le pouvoir
  }{ $place ->
    [0] {""}
   *[other] {" "}+ { $place } par les lieux
  }{ $relic ->
    [0] {""}
   *[other] {" "}+ { $relic } par les reliques
  }.
event-collected = { $seat } encaisse ses pièces.
event-counted = { event-scored } Les autres ne voient pas combien.
event-sacrificed = { $seat } sacrifie un pion dans { NAME($region, case: "le") } pour 3 pièces.

status-round = Tour { $round } sur { $rounds }
status-reconstructed = Cette carte est reconstituée : l’emplacement des Monstres et des volcans n’est pas celui du plateau imprimé.
status-coins = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
status-active = { $seat } : { $race } { $power }, { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
  }, { $tokens } en main
status-in-decline = { $seat }, en déclin : { $race } { $power }, { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
  }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } à placer
  }
status-bare-decline = { $seat }, en déclin : { $race }, { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
  }
status-monsters = { $region } { $terrain } : { $number } { $number ->
    [one] Monstre
   *[other] Monstres
  }
status-stands = { $region } { $terrain } : { $race } { ELIDE("de", $seat) }, { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  }
status-stands-declined = { $region } { $terrain } : { $race } { ELIDE("de", $seat) }, en déclin, { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  }
status-place-at = { $region } : { $place }
status-relic-at = { $region } : { $relic }
status-marker-at = { $region } : { $marker }
status-armor-at = { $region } : { $number } { $number ->
    [one] Armure de champignon
   *[other] Armures de champignon
  }
beside-race = { $race ->
   *[other] { $power }
  }
status-offer = Au choix : { $race } { $power }{ $coins ->
    [0] {""}
    [one] , { $coins } pièce dessus
   *[other] , { $coins } pièces dessus
  }

status-ground = { NAME($region, case: "cap") } : { $terrain }{ $edge ->
    [0] .
   *[other] , au bord du plateau.
  }
status-border = Elle touche { NAME($region, case: "le") } ({ $terrain })

why-not-now = On conquiert à son tour, après avoir choisi de continuer.
why-rolled = Le dé a été lancé : plus de conquête ce tour-ci.
why-chasm = { NAME($region, case: "cap") } est un Gouffre : personne ne peut y entrer ni le franchir.
why-own = { NAME($region, case: "cap") } est déjà à toi.
why-balrog = Le Balrog est dans { NAME($region, case: "le") } : personne ne peut la conquérir.
why-immune = { NAME($region, case: "cap") } est imprenable pour toi.
why-barred = Des Liches tiennent { NAME($region, case: "le") }, et tu n’as pas de pièce pour elles.
why-no-tokens = Tu n’as aucun pion en main, et il en faut un pour chaque conquête.
why-open = { NAME($region, case: "cap") } coûte { $cost }, et tu as { $tokens }.
why-die = { NAME($region, case: "cap") } coûte { $cost } et tu as { $tokens } : il n’y a que le dé pour t’aider.
why-too-dear = { NAME($region, case: "cap") } coûte { $cost } et tu as { $tokens } : trop peu, même avec le dé.
why-lone = Un pion seul tient { NAME($region, case: "le") } : la relique que tu as prise peut le remplacer.
why-not-lone = Aucun pion actif adverse n’est seul dans { NAME($region, case: "le") }, et la relique que tu as prise ne remplace rien d’autre.
why-guarded = Des Gnomes tiennent { NAME($region, case: "le") } : tu ne peux venir que d’une région voisine, avec de simples pions.
why-no-entry = Ton peuple ne peut pas entrer par { NAME($region, case: "le") } : un peuple sans région arrive par le bord.
why-not-adjacent = { NAME($region, case: "cap") } n’est adjacente à aucune région de ton peuple actif.

result-most-coins = Le plus riche gagne.
result-most-tokens = Égalité en pièces : les pions sur le plateau décident.
