# AuZtralia: set-up, prompts, options, log lines, the state of the table, reasons.
game = AuZtralia
game-about = Pose des rails, creuse, cultive, et arme-toi : les Grands Anciens s’éveillent à mi-partie, et ils marquent aussi.
game-length = 45 à 120 minutes

setup-map = Carte
setup-map-help = L’Est est le côté habituel du plateau. À l’Ouest, les ports peuvent se toucher et toute ferme pousse sur les terres agricoles ; TaZmania est une île à un ou deux, dont les ports et les numéros sont reconstitués par nous.
setup-map-east = Est
setup-map-west = Ouest
setup-map-tazmania = TaZmania
setup-first = Premier joueur
setup-first-help = Qui joue en premier. Le premier joueur place son port en dernier.
setup-first-random = Au sort
setup-first-seat-1 = Joueur 1
setup-first-seat-2 = Joueur 2
setup-first-seat-3 = Joueur 3
setup-first-seat-4 = Joueur 4
setup-coop = Tous ensemble
setup-coop-help = De deux à quatre joueurs s’entraident, et ne gagnent que si chacun d’eux bat les Grands Anciens.
setup-edition = Règles imprimées
setup-edition-help = Là où deux impressions diffèrent : péage sur les rails des autres en coopération, Kneebone et les trains, les mines derrière un Grand Ancien, les points en trop d’une victoire partagée.
setup-edition-french = Françaises
setup-edition-polish = Polonaises
setup-challenge = Défi
setup-challenge-help = Des parties plus dures à trois ou quatre.
setup-challenge-none = Aucun
setup-challenge-medium = Moyen : Temples d’Apparition
setup-challenge-hard = Difficile : et pas de tuiles vides
setup-challenge-insane = Dément : et davantage de Grands Anciens
setup-solo = Niveau solo
setup-solo-help = De quoi dispose un joueur seul au départ.
setup-solo-easy = Facile
setup-solo-hard = Difficile
setup-solo-insane = Dément
setup-objective = Objectif solo
setup-objective-help = Un joueur seul peut viser quelque chose qui vaut des points à la fin.
setup-objective-none = Aucun
setup-objective-drawn = Au sort
setup-objective-chosen = Au choix du joueur
setup-variants = Variantes à deux
setup-variants-help = À deux, on peut jouer avec une ou deux variantes. Elles sont toutes de nous : celles qui sont imprimées ne sont pas publiques.
setup-variants-none = Aucune
setup-variants-one = Une, d’une carte
setup-variants-two = Deux, de deux cartes
setup-pack = Contenu
setup-pack-help = Avec quelles cartes, quelles tuiles et quels plateaux on joue.
setup-pack-standard = Standard : en partie reconstitué

hex = { $id }

prompt-port = Où construis-tu ton port ? Tes rails en partent.
prompt-objective = Quel objectif vises-tu ?
prompt-variant = Choisis une variante pour cette partie. Encore à choisir : { $left }.
prompt-act = Choisis une action.
prompt-rail = Pose un rail entre deux hexes. Rails restants dans cette action : { $rails }.
prompt-dig = Qu’extrais-tu ? Tu prends toutes les pièces d’une sorte dans un hex.
prompt-sweep = Payer un or pour écarter des personnages avant de choisir ?
prompt-clear = Quels personnages écartes-tu ?
prompt-recruit = Quel personnage prends-tu ?
prompt-keep = Tu regardes le dessus de la pioche. Quel personnage gardes-tu ? L’autre y retourne.
prompt-swap = Échanger ce personnage contre un du tableau ?
prompt-buy = Quelle unité achètes-tu ?
prompt-trade = Importe ou exporte. Échanges restants : { $left }.
prompt-for-whom = Pour qui ?
prompt-farm = Place une ferme. Fermes restantes dans cette action : { $left }.
prompt-target = Quel hex attaques-tu ?
prompt-send = Quelles unités vont en { $hex } ? { $time ->
    [0] Personne n’est encore parti.
    [one] Pour l’instant, l’attaque prend { $time } PT.
   *[other] Pour l’instant, l’attaque prend { $time } PT.
  }
prompt-sally = Des Grands Anciens sont entrés dans tes fermes. Attaquer avant qu’elles soient ravagées ?
prompt-fight = Combat en { $hex }. Santé mentale : { $sanity }. { $cards ->
    [0] Aucune carte retournée pour l’instant.
    [one] Une carte retournée.
   *[other] { $cards } cartes retournées.
  }
prompt-jones = La carte { $card } est visible. Corporal Jones rappelle-t-il des unités avant qu’elle compte ?
prompt-damage = Quelle pile subit les dégâts ? Encore à placer : { $left }.
prompt-neumann = Quelle unité perdue Franz Neumann sauve-t-il ?
prompt-strike = { NAME($character, case: "cap") } inflige { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
  } : à quel Grand Ancien ?
prompt-sacrifice = Quelle unité le Général Takanashi sacrifie-t-il ?
prompt-mend = Quelle unité Luigi Caprotti répare-t-il ?
prompt-davies = Quelle tuile l’Agent Davies retourne-t-il ? Encore à retourner : { $left }.
prompt-lrog = Quel Grand Ancien subit 2 dégâts ?
prompt-danger = Quel temple faire sauter avec Desta Danger ?
prompt-appleseed = Quelle ferme Jenny Appleseed remet-elle sur pied ? Encore possibles : { $left }.
prompt-flounder = Quelle unité le Capitaine Flounder amène-t-il ?
prompt-kitchener = Quel personnage suit Kitchener ?

option-port = Port en { $hex }
option-objective = { $objective }
option-variant = { $variant }
option-railway = Poser des rails, hors des Collines
option-hills = Poser des rails n’importe où
option-mine = Mine
option-help = Recruter de l’aide
option-military = Acheter une unité
option-trade = Importer et exporter
option-farming = Ferme
option-attack = Attaquer
option-retrieve = Reprendre tes cubes
option-play = Jouer { NAME($character, case: "le") }
option-rail = Rail de { $hex } à { $to-hex }
option-dig = Prendre { NAME($goods, case: "le") } en { $hex }
option-look = Regarder les deux cartes du dessus de la pioche pour un or
option-sweep = Payer un or et en écarter
option-clear = Écarter { NAME($character, case: "le") }
option-recruit = Prendre { NAME($character, case: "le") }
option-keep = Garder { NAME($character, case: "le") }
option-swap = Échanger contre { NAME($character, case: "le") }
option-buy = Acheter { $number } { NAME($unit, $number, case: "counted") }
option-import = Importer un { $goods }
option-export = Exporter un { $goods } pour un or
option-give = { $seat }
option-farm = Ferme de { $farm } en { $hex }
option-target = Attaquer { $hex }
option-send = Envoyer { $number } { NAME($unit, $number, case: "counted") }
option-sally = Attaquer { $hex }
option-fight = Retourner une carte
option-withdraw = Retraite : { $who }
option-hit = { $unit }
option-use = Faire intervenir { NAME($character, case: "le") }
option-strike = { $foe } ({ $tile })
option-sacrifice = Sacrifier { NAME($unit, case: "un") }
option-mend = Réparer { NAME($unit, case: "un") }
option-save = Sauver { NAME($unit, case: "un") }
option-uncover = Retourner la tuile en { $hex }
option-bombard = { $foe } en { $hex } ({ $tile })
option-demolish = Le temple en { $hex }
option-restore = Remettre sur pied la ferme en { $hex }
option-enlist = Prendre { NAME($unit, case: "un") }

facts-railway = { $time } PT, { $gold } or, 1 charbon et 1 fer
facts-hills = { $time } PT, { $gold } or, 1 charbon et 1 fer
facts-mine = { $time } PT, { $gold } or
facts-help = { $time } PT, { $gold } or
facts-military = { $time } PT, { $gold } or et le prix
facts-trade = { $time } PT, { $gold } or
facts-farming = 1 PT par ferme, { $gold } or
facts-attack = 1 à 3 PT, { $gold } or
facts-retrieve = { $time } PT, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
facts-port = { $near ->
    [0] aucune ressource à deux hexes ou moins
    [one] { $near } pièce à deux hexes ou moins
   *[other] { $near } pièces à deux hexes ou moins
  }
facts-rail = { $terrain } vers { $to-terrain }
facts-dig = { $number }, { $time } PT
facts-farm = { $terrain }
facts-buy = { $gold } or, portée { $range }, capacité { $capacity }
facts-enlist = portée { $range }, capacité { $capacity }
facts-send = portée { $range }, capacité { $capacity }
facts-target = { lair }
facts-sally = { lair }
lair = portée { $range }, visible : { worth }, face cachée : { $hidden }
facts-strike = dégâts : { $damage } sur { $capacity }, { worth }
facts-bombard = dégâts : { $damage } sur { $capacity }, { worth }
facts-hit = dégâts : { $damage } sur { $capacity }
facts-mend = dégâts : { $damage } sur { $capacity }
facts-uncover = niveau { $level }
facts-objective = { worth }
worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

reveals-character = Les personnages suivants de la pioche apparaissent.
reveals-tiles = Ce qui est là face cachée est retourné.

event-turn = À { $seat } de jouer, espace { $space }.
event-port = { $seat } construit un port en { $hex }.
event-objective = L’objectif : { $objective }.
event-variant = La variante : { $variant }.
event-time = { $seat } dépense { $number } PT et arrive à l’espace { $space }.
event-rail = { $seat } pose un rail de { $hex } à { $to-hex }.
event-dug = { $seat } extrait { $number } { $goods } en { $hex }.
event-looked = { $seat } paie un or et regarde le dessus de la pioche.
event-cleared = { $seat } paie un or et écarte { $number ->
    [one] { $number } personnage
   *[other] { $number } personnages
  }.
event-recruited = { $seat } reçoit { NAME($character, case: "le") }.
event-kept = { $seat } garde { NAME($character, case: "le") }.
event-swapped = { $seat } laisse { NAME($character, case: "le") } au tableau et prend { NAME($to-character, case: "le") }.
event-enlisted = { $seat } reçoit { $number } { NAME($unit, $number, case: "counted") }.
event-imported = { $seat } reçoit un { $goods } de la réserve.
event-exported = { $seat } exporte un { $goods }.
event-gave = { $seat } le donne à { $to-seat }.
event-farmed = { $seat } place une ferme en { $hex } : { $farm }.
event-retrieved = { $seat } reprend tous ses cubes.
event-awakened = Les Grands Anciens s’agitent : leur disque avance à l’espace { $space }.
event-revelation = Une Révélation : { $revelation }.
event-revealed = La tuile en { $hex } est retournée : { $foe }.
event-movement = On retourne la carte { $number } pour les Grands Anciens.
event-moved = { NAME($foe, case: "cap") } va de { $from-hex } à { $to-hex }.
event-blighted = La ferme { ELIDE("de", $seat) } en { $hex } est ravagée.
event-spared = La ferme { ELIDE("de", $seat) } en { $hex } est sauvée.
event-assassinated = Assassinat : { $character }.
event-spawned = Le temple en { $hex } fait apparaître : { $foe }.
event-benefit = { $seat } gagne { $number } { NAME($benefit, $number, case: "counted") }.
event-at-port = { NAME($foe, case: "cap") } atteint le port { ELIDE("de", $seat) } en { $hex }.
event-attacked = { $seat } attaque { $hex }.
event-combat = Combat { ELIDE("de", $seat) } en { $hex }.
event-combat-card = { $seat } retourne la carte { $number }.
event-wounded = { NAME($foe, case: "cap") } en { $hex } subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
  } { ELIDE("de", $seat) }.
event-healed = { NAME($foe, case: "cap") } en { $hex } se régénère.
event-destroyed = { $seat } détruit { NAME($foe, case: "le") }, qui vaut { value }.
event-destroyed-together = À plusieurs, on détruit { NAME($foe, case: "le") }, qui vaut { value }.
value = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
event-share = { $seat } en reçoit { value }.
event-unit-hurt = { NAME($unit, case: "cap") } { ELIDE("de", $seat) } subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
  }.
event-unit-lost = { $seat } perd { NAME($unit, case: "un") }.
event-unit-saved = { NAME($unit, case: "cap") } { ELIDE("de", $seat) } rejoint finalement la Caserne.
event-unit-mended = { $seat } répare { NAME($unit, case: "un") }.
event-sanity-lost = { $seat } perd { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de santé mentale : il en reste { $left }.
event-withdrew = { $seat } fait retraite : { $who }.
event-defeated = Défaite { ELIDE("de", $seat) }.
event-combat-over = Le combat { ELIDE("de", $seat) } en { $hex } est fini.
event-helped = { NAME($character, case: "cap") } aide { $seat }.
event-played = { $seat } joue { NAME($character, case: "le") }.
event-gained = { $seat } reçoit { $number } { $goods }.
event-restored = { $seat } remet sur pied la ferme en { $hex }.
event-demolished = { $seat } fait sauter le temple en { $hex }.
event-port-held = Le port { ELIDE("de", $seat) } tient.
event-port-lost = Le port { ELIDE("de", $seat) } tombe.
event-ended = La partie est finie. On retourne toutes les tuiles : les Grands Anciens ont { value }.

status-reconstructed = Les sites de port, des cartes et certains nombres de ce jeu sont reconstitués : ce ne sont pas ceux du matériel imprimé.
status-edition = Là où les règles imprimées diffèrent : { $edition }
status-coop = Tous jouent ensemble
status-challenge = Défi : { $challenge }
status-solo = Niveau solo : { $level }
status-objective = Objectif : { $objective }
status-variant = Variante : { $variant }
status-disc = Espace { $space } : { $seat }
status-old-ones-disc = Espace { $space } : les Grands Anciens
status-score = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
status-old-ones-score = Les Grands Anciens : { $number ->
    [one] { $number } point visible
   *[other] { $number } points visibles
  }
status-stores = { $seat } : or { $gold }, charbon { $coal }, fer { $iron }, phosphate { $phosphate }
status-pieces = { $seat } : { $cubes } cubes au QG, encore { $rails } rails et { $farms } fermes
status-barracks = { $seat } : { $number } { NAME($unit, $number, case: "counted") }
status-holds = { $seat } a { NAME($character, case: "le") }
status-offer = Au tableau : { $character }
status-fight = Combat { ELIDE("de", $seat) } en { $hex }, santé mentale { $number }
status-port-at = { $hex } : port { ELIDE("de", $seat) }
status-foe-at = { $hex } : { $foe }, vaut { $number }, dégâts : { $damage } sur { $capacity }
status-hidden-at = { $hex } : une tuile de niveau { $number }, face cachée
status-goods-at = { $hex } : { $number } { $goods }
status-farm-at = { $hex } : { $farm }, ferme { ELIDE("de", $seat) }
status-blight-at = { $hex } : { $farm }, ferme { ELIDE("de", $seat) }, ravagée
status-ground = { $hex } : { $terrain }{ $number ->
    [0] .
   *[other] {" "}de niveau { $number }, numéro { $printed }.
  }
status-border = À côté : { $hex } { $terrain }
status-rail-to = Un rail { ELIDE("de", $seat) } mène à { $hex }

why-not-now = Cela se fait à ton tour : quand ton disque est le dernier.
why-no-time = Tu es au bout de la piste de temps et ne joues plus.
why-no-cube = Tu n’as plus de cube au QG : reprends d’abord tes cubes.
why-box-gold = La case contient { $cubes ->
    [one] { $cubes } de tes cubes
   *[other] { $cubes } de tes cubes
  } : la réutiliser coûte autant d’or, et tu en as { $gold }.
why-box-open = Tu peux le faire : { $time } PT, { $gold } or pour la case.
why-no-fuel = Poser des rails coûte un charbon et un fer ; tu as { $coal } charbon et { $iron } fer.
why-no-rails = Tu n’as plus de rail.
why-no-edge = Il n’y a nulle part où poser un rail : chaque bord à côté de ton réseau relié est pris, ou mène à des Grands Anciens, à des Collines ou à un lac.
why-no-hills-edge = Il n’y a nulle part où poser un rail : chaque bord à côté de ton réseau relié est pris, ou mène à des Grands Anciens.
why-nothing-to-mine = Il n’y a rien sur les hexes reliés à ton port.
why-nobody-to-recruit = Aucun personnage n’est disponible.
why-no-unit = Il n’y a aucune unité que tu puisses payer.
why-no-farm-site = Il n’y a pas d’hex relié et vide dont le terrain convient à une ferme qu’il te reste.
why-no-target = Aucune de tes unités n’atteint un Grand Ancien.
why-no-force = Tu n’as pas d’unité.
why-not-adjacent = { $hex } et { $to-hex } ne sont pas voisins.
why-edge-taken = Il y a un rail { ELIDE("de", $seat) } entre { $hex } et { $to-hex }.
why-haunted-edge = Un Grand Ancien est en { $hex } : aucun rail n’y mène.
why-edge-far = Ni { $hex } ni { $to-hex } n’est relié à ton port par des rails libres de Grands Anciens.
why-needs-hills = { $hex } ({ $terrain }) : pour y poser des rails, il faut la deuxième case de rails, à 3 PT, ou Timothy Brassey.
why-rail-open = On peut poser un rail entre { $hex } et { $to-hex }.
why-not-linked = { $hex } n’est pas relié à ton port par tes rails.
why-line-blocked = Tes rails vont jusqu’à { $hex }, mais un Grand Ancien se trouve sur la ligne vers ton port.
why-haunted = Un Grand Ancien est en { $hex }.
why-no-goods = Il n’y a pas { NAME($goods, case: "de") } en { $hex }.
why-bare = Il n’y a rien en { $hex }.
why-dig-open = Tu peux extraire { $number } { $goods } en { $hex }.
why-port-there = Il y a un port en { $hex }.
why-farm-there = Il y a déjà une ferme en { $hex }.
why-goods-there = Il reste des ressources en { $hex } ({ $goods }) : une ferme demande un hex vide.
why-wrong-ground = { $hex } ({ $terrain }) n’est pas un terrain pour une ferme de { $farm }.
why-no-ground = Aucune ferme ne peut être placée en { $hex } ({ $terrain }).
why-no-farms-left = Toutes tes fermes de cette sorte ({ $farm }) sont placées.
why-farm-open = Une ferme de { $farm } peut être placée en { $hex }.
why-no-old-one = Il n’y a pas de Grand Ancien en { $hex }.
why-out-of-range = { $hex } est à { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
  } de ton réseau, et tes unités vont à { $range } au plus.
why-out-of-reach = Impossible d’atteindre { $hex } : des Grands Anciens barrent la route.
why-attack-open = Tes unités atteignent { $hex }, qui est { $distance ->
    [0] sur ton réseau
    [one] à { $distance } hex de lui
   *[other] à { $distance } hexes de lui
  }.
why-none-left = Plus rien de cette sorte dans la réserve : { $unit }.
why-unit-gold = Prix ({ $unit }) : { $price } or, et tu en as { $gold } pour cela.
why-buy-open = Tu peux acheter { NAME($unit, case: "un") } pour { $price } or.
why-two-infantry = Seule l’infanterie s’achète par deux.
why-not-on-display = { NAME($character, case: "cap") } n’est pas au tableau.
why-recruit-open = Tu peux prendre { NAME($character, case: "le") }.
why-not-held = Tu n’as pas { NAME($character, case: "le") }.
why-helps-itself = { NAME($character, case: "cap") } ne se joue pas : son aide vient en son temps.
why-useless-now = { NAME($character, case: "cap") } ne servirait à rien maintenant.
why-play-open = Tu peux jouer { NAME($character, case: "le") }.
why-no-site = { $hex } n’a pas de symbole de port.
why-port-near = { $hex } est trop près d’un autre port.
why-port-open = Un port peut être placé en { $hex }.

result-players-win = Les Grands Anciens sont battus, et celui qui a le plus de points gagne.
result-together-win = Chacun de vous a battu les Grands Anciens : vous gagnez tous.
result-old-ones-win = Le temps est écoulé, et les Grands Anciens ont trop de points.
result-port-lost-players-win = Un port est tombé, mais les Grands Anciens ont moins de points : celui qui a le plus de points gagne.
result-port-lost-together-win = Un port est tombé, mais chacun de vous a plus de points que les Grands Anciens : vous gagnez tous.
result-port-lost-old-ones-win = Un port est tombé, et les Grands Anciens ont trop de points.
