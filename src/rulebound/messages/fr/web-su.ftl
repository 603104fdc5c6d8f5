# Small World Underground on the screen: the panels, the market, the cards and the guided first game.

su-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
su-coins-hidden = Pièces cachées jusqu’à la fin

## What numbers consist of
su-parts-turn = Tour { $turn }
su-parts-game = Toute la partie
su-part-regions = Régions
su-part-start = Au départ
su-part-price = Payé pour des peuples
su-part-found = Trouvé sur des peuples
su-earned = { $player } encaisse { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
su-earned-mine = { $n ->
    [0] Tu n’encaisses aucune pièce
    [one] Tu encaisses { $n } pièce
   *[other] Tu encaisses { $n } pièces
  }
su-part-race = Peuple
su-part-power = Pouvoir
su-part-place = Lieux
su-part-relic = Reliques
su-price-of = { $terrain }, région { $region }
su-price-total = Coûte
su-price-ground = La région
su-price-mountain = Montagne noire
su-price-tokens = Pions sur place
su-price-monsters = Monstres
su-price-armor = Armure
su-price-least = Au moins 1
su-price-die = { $faces } des 6 faces du dé suffisent : { $chance } %
su-final = D’où viennent les pièces
su-final-who = Joueur
su-final-total = Pièces
su-final-other = Autres
su-final-turn = tour { $turn } : { $n }
su-final-chart = Les pièces, tour par tour
su-final-other-text = 5 au départ, les pièces trouvées sur des peuples et le prix payé pour eux

## The market
su-market = Au choix
su-market-price = Le premier est gratuit, chacun des suivants coûte une pièce de plus.
su-combo = { $race } { $power }
su-price = { $price ->
    [0] ne coûte rien
    [one] coûte { $price } pièce
   *[other] coûte { $price } pièces
  }
su-tokens = { $n ->
    [one] donne { $n } pion
   *[other] donne { $n } pions
  }
su-coins-on = { $n ->
    [one] { $n } pièce est posée dessus
   *[other] { $n } pièces sont posées dessus
  }
su-read = Lire les cartes des { $race } { $power }
su-read-short = Lire les cartes
su-stacks = Reste
su-banners-left = { $n ->
    [one] encore { $n } peuple dans la pile
   *[other] encore { $n } peuples dans la pile
  }
su-badges-left = { $n ->
    [one] encore { $n } pouvoir dans la pile
   *[other] encore { $n } pouvoirs dans la pile
  }
su-finds-left = { $n ->
    [one] encore { $n } lieu ou relique à trouver
   *[other] encore { $n } lieux et reliques à trouver
  }

## Players' panels and my own line
su-no-race = Pas de peuple actif
su-choosing = Choisit un peuple
su-avenged = Marqué par le peuple sans Pardon : les régions de ce joueur lui coûtent 1 pion de moins à son prochain tour.
su-tomb = Tous les pions de ce peuple sont restés en déclin
su-regions = { $n ->
    [one] Tient { $n } région
   *[other] Tient { $n } régions
  }
su-hand = { $n ->
    [0] Aucun pion en main
    [one] { $n } pion en main
   *[other] { $n } pions en main
  }
su-hammers = { $n ->
    [one] { $n } Marteau d’argent en main
   *[other] { $n } Marteaux d’argent en main
  }
su-armors = { $n ->
    [one] { $n } Armure de champignon à placer
   *[other] { $n } Armures de champignon à placer
  }
su-mine = Tes { $race }
su-mine-declined = Tes { $race } en déclin
su-mine-none = Pas de peuple actif : tu en prends un nouveau à ton tour.
su-taken-up = { $relic } en main

## Cards
su-kind-race = Peuple
su-kind-power = Pouvoir spécial
su-kind-combo = Peuple et pouvoir spécial
su-kind-relic = Relique rustique
su-kind-place = Lieu légendaire
su-kind-terrain = Terrain
su-kind-marker = Marqueur
su-kind-piece = Élément

su-with = Joué par { $player }
su-with-declined = En déclin chez { $player }
su-tray = { $n ->
    [0] Plus aucun pion dans la réserve
    [one] Encore { $n } pion dans la réserve
   *[other] Encore { $n } pions dans la réserve
  }
su-on-offer = { $price ->
    [0] Au choix gratuitement
    [one] Au choix pour { $price } pièce
   *[other] Au choix pour { $price } pièces
  }
su-fact-coins-on = { $n ->
    [one] { $n } pièce est posée dessus
   *[other] { $n } pièces sont posées dessus
  }
su-fact-tokens = { $n ->
    [one] Donne { $n } pion
   *[other] Donne { $n } pions
  }
su-hedge = Prête le pouvoir « { $power } »
su-hedge-of = Prêté par Stonehedge au joueur qui tient ce lieu
su-lies = Se trouve dans la région { $region }
su-held = Chez { $player }

su-text-terrain-black-mountain = La montagne ajoute 1 au coût de sa région. Elle rapporte au pouvoir « des Montagnes ».
su-text-terrain-mine = Les Nains de fer forgent un Marteau d’argent par Mine qu’ils tiennent. Elle rapporte au pouvoir « des Mines ».
su-text-terrain-mudpool = Les Golems gagnent un pion par Mare de boue qu’ils tiennent. Elle rapporte au pouvoir « de Boue ».
su-text-terrain-mushroom-forest = Elle rapporte aux Champis, et le pouvoir « en Armure » y trouve ses armures.
su-text-terrain-mystic-crystal = Les Feux follets peuvent lancer le dé ici et juste à côté. Il rapporte au pouvoir « de Cristal ».
su-text-terrain-river = Coûte 1 pion au lieu de 2. Les troupes la traversent et la quittent au redéploiement ; seuls les Poulpies restent. La terre au bord d’une rivière est côtière.
su-text-terrain-chasm = Personne ne peut y entrer ni le franchir. Le Volcan se dresse sur un gouffre qui porte son signe.
su-text-marker-great-ancient = Les adversaires ne peuvent pas conquérir sa région. Les régions adjacentes coûtent aux Cultistes 1 pion de moins.
su-text-marker-volcano = Les Flammes entrent à côté de lui. Ce qui le touche, ou touche des Flammes reliées à lui, leur coûte comme si c’était vide.
su-text-marker-queen = Les adversaires ne peuvent pas conquérir la région où la Reine est installée. En déclin, elle reste où elle est.
su-text-marker-ghost = Envoyé depuis la Crypte : les adversaires de celui qui la tient ne peuvent pas conquérir sa région.
su-text-marker-balrog = Chasse tout ce qu’il rencontre. Personne ne peut conquérir sa région, et elle ne rapporte à personne.
su-text-marker-bag = Imite une relique face visible sur le plateau, choisie à nouveau chaque tour. Elle appartient au peuple qui a le pouvoir « et leur Musette ».

su-piece-monster = Monstres
su-piece-coin = Pièce
su-piece-armor = Armure de champignon
su-piece-hammer = Marteau d’argent
su-piece-vengeance = Vengeance
su-piece-tomb = Tombe
su-text-piece-monster = Chaque Monstre ajoute 1 au coût. Qui conquiert la région les chasse et trouve un lieu ou une relique.
su-text-piece-coin = Le joueur le plus riche gagne. Chaque région que tu tiens donne une pièce à la fin de ton tour.
su-text-piece-armor = Ajoute 1 au coût de sa région jusqu’à ce qu’on la perde ou la quitte.
su-text-piece-hammer = Paie les conquêtes comme un pion, mais il faut aussi un Nain de fer par conquête. Il ne défend jamais.
su-text-piece-vengeance = Les régions du joueur marqué coûtent au peuple sans Pardon 1 pion de moins à son prochain tour.
su-text-piece-tomb = Tous les pions de ce peuple sont restés quand il a décliné. Une région perdue plus tard ne lui coûte que 1 pion.

## The guided first game
tour-su-question = En bas, tu lis toujours ce qu’on te demande. Ce qui brille sur la table est une réponse ; le reste, ce sont des boutons.
tour-su-combos = Prends un peuple avec son pouvoir. Le premier est gratuit ; pour descendre plus bas, tu poses une pièce sur chacun de ceux que tu sautes. L’œil montre ce qu’ils savent faire.
tour-su-glow = { $pointer ->
    [finger] Ces régions te sont ouvertes, chacune avec son prix en pions. Ton peuple entre par le bord du plateau et s’étend de là. Touche une région pour la conquérir.
   *[mouse] Ces régions te sont ouvertes, chacune avec son prix en pions. Ton peuple entre par le bord du plateau et s’étend de là. Clique sur une région pour la conquérir.
  }
tour-su-hand = Voici tes pions en main. Ils restent là où ils conquièrent jusqu’à la fin de ton tour : choisis ce qui est bon marché et ce que ton peuple aime.
tour-su-stop = Continue, ou arrête-toi là. S’il te manque des pions, le dé peut t’aider une fois, mais il met fin à tes conquêtes.
tour-su-undo = Tu as changé d’avis ? Annule. Seul ce que le dé ou une pile a montré reste montré.
tour-su-redeploy = Répartis maintenant tes pions sur tes régions. Chacun protège la sienne : l’attaquant paie 1 de plus par pion. Puis chaque région te donne une pièce.
tour-su-coins = Les pièces de chacun restent cachées jusqu’à la fin. Le plus riche gagne : surveille qui tient beaucoup de régions.
tour-su-decline = Tout peuple finit par trop s’étaler. Quand le tien est coincé, passe en déclin au début d’un tour : ses régions rapportent encore pendant que tu repars à neuf. On gagne rarement sans lâcher prise au moins une fois.

# The legend in the help: what has no card of its own.
su-legend-terrain = Régions
su-legend-piece = Éléments et signes
su-legend-marker = Marqueurs
su-legend-race = Peuples
su-legend-power = Pouvoirs spéciaux
su-legend-place = Lieux légendaires
su-legend-relic = Reliques rustiques
su-piece-die-0 = Le dé : face vide
su-piece-die-1 = Le dé : 1
su-piece-die-2 = Le dé : 2
su-piece-die-3 = Le dé : 3
su-piece-token = Pions
su-piece-hand = Pions en main
su-piece-flag = Régions tenues
su-text-piece-die-0 = Trois de ses six faces n’ajoutent rien.
su-text-piece-die-1 = Compte comme 1 pion dans ton dernier essai du tour.
su-text-piece-die-2 = Compte comme 2 pions dans ton dernier essai du tour.
su-text-piece-die-3 = Compte comme 3 pions dans ton dernier essai du tour.
su-text-piece-token = Combien de pions : ce que donne un duo, ou ce que coûte une région.
su-text-piece-hand = Les pions hors du plateau : eux seuls peuvent conquérir.
su-text-piece-flag = Combien de régions un peuple tient : autant de pièces à la fin du tour.
