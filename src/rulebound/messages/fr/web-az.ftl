# AuZtralia on the screen: the panels, the player board, the market, the fight, the cards and the guided first game.

az-progress = temps { $now } sur { $end } · à { $player } de jouer
az-progress-old-ones = temps { $now } sur { $end } · aux Grands Anciens
az-progress-old-one-player = temps { $now } sur { $end } · { $player } joue les Grands Anciens
az-progress-ports = construction des ports

## The player board
az-boxes = Cases d’action
az-box-railway = Rails
az-box-hills = Rails, Collines
az-box-mine = Mine
az-box-help = Recru{"\u00AD"}ter
az-box-military = Ache{"\u00AD"}ter
az-box-trade = Échan{"\u00AD"}ger
az-box-farming = Ferme
az-box-attack = Atta{"\u00AD"}quer
az-box-retrieve = Repren{"\u00AD"}dre
az-from-to = { $least }–{ $most }
az-box-label = { $box } : { $time } PT{ $gold ->
    [0] {""}
   *[other] , { $gold } or
  }. { $cubes ->
    [0] Aucun cube dans la case
    [one] { $cubes } cube dans la case
   *[other] { $cubes } cubes dans la case
  }
az-hand = Personnages que tu as
az-hand-card = { $name } ({ $use }). { $text }
az-hand-used = { $name } ({ $use }) : a déjà aidé dans ce combat. { $text }
az-nobody = Aucune unité à la Caserne, et pas encore de personnage.
az-times = ×{ $n }
az-of = { $n }/{ $most }
az-stack = { $unit } × { $n }
az-stack-hurt = { $unit } × { $n }, dégâts de celle du dessus : { $damage } sur { $capacity }
az-stack-label = { $stack }. { $facts }
az-store = { $n } { $goods }
az-cubes = { $n ->
    [one] { $n } cube au QG
   *[other] { $n } cubes au QG
  }

## Players' panels
az-score = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
  }
az-score-of = { $player } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
az-space = À l’espace { $n } de la piste de temps
az-rails = { $n ->
    [one] encore { $n } rail à poser
   *[other] encore { $n } rails à poser
  }
az-farms = { $n ->
    [one] encore { $n } ferme à placer
   *[other] encore { $n } fermes à placer
  }
az-trophies = { $n ->
    [one] { $n } Grand Ancien détruit
   *[other] { $n } Grands Anciens détruits
  }

## The market
az-standing = Scores actuels
az-old-ones = Grands Anciens
az-old-ones-score = Les Grands Anciens : { $n ->
    [one] { $n } point visible
   *[other] { $n } points visibles
  }{ $hidden ->
    [0] .
    [one] , et { $hidden } tuile face cachée, qui compte double à la fin.
   *[other] , et { $hidden } tuiles face cachée, qui comptent double à la fin.
  }
az-hidden = { $n ->
    [one] { $n } tuile face cachée sur la carte
   *[other] { $n } tuiles face cachée sur la carte
  }
az-cards-left = { $n ->
    [one] encore { $n } carte dans la pioche Grand Ancien
   *[other] encore { $n } cartes dans la pioche Grand Ancien
  }
az-revelations-left = { $n ->
    [one] encore { $n } Révélation
   *[other] encore { $n } Révélations
  }
az-characters = Personnages
az-characters-left = { $n ->
    [one] encore { $n } personnage dans la pioche
   *[other] encore { $n } personnages dans la pioche
  }
az-no-characters = Personne au tableau.
az-exposed = Parmi les deux plus anciens ici : une Révélation peut les faire assassiner
az-exposed-short = Les deux plus anciens sont en danger
az-read = Lire la carte : { $name }
az-units = Unités à vendre
az-unit-label = { $unit }. { $facts }
az-left = reste { $n }
az-reconstructed = En partie reconstitué

## Cards laid out to choose from
az-looking = Le dessus de la pioche, caché aux autres
az-kept = Le personnage que tu gardes
az-choose-objective = Ton objectif
az-choose-variant = Une variante pour cette partie
az-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## Combat
az-fight = Combat en { $hex }
az-setting-out = Avant de partir
az-first-card = La première carte, à elle seule
az-next-card = La prochaine carte, à elle seule
az-next-falls = un Grand Ancien tombe
az-next-hurts = tu subis des dégâts
az-next-maddens = santé mentale perdue
az-fight-port = Défense du port en { $hex }
az-fight-outpost = Défense de l’avant-poste en { $hex }
az-fight-token = Le pion Renaissance en { $hex } se défend
az-sanity = Santé mentale { $n } sur { $most }
az-your-force = Ta force
az-no-force = Il ne reste personne.
az-foe = { $foe } : dégâts { $damage } sur { $capacity }, vaut { $vp }
az-card-open = La carte { $number } compte maintenant
az-card-last = La dernière carte : { $number }
az-no-card = Aucune carte retournée pour l’instant. Chaque carte dit qui touche quel Grand Ancien, et ce qui revient.
az-hit-by = Qui le touche
az-strikes-back = Riposte
az-nothing = rien
az-hits = { $unit } : touche
az-hits-not = { $unit } : toucherait, mais n’est pas là
az-back-damage = { $n ->
    [one] { $n } dégât au sol
   *[other] { $n } dégâts au sol
  }
az-back-airship = { $n ->
    [one] { $n } dégât aux dirigeables
   *[other] { $n } dégâts aux dirigeables
  }
az-back-sanity = { $n ->
    [one] { $n } point de santé mentale perdu
   *[other] { $n } points de santé mentale perdus
  }

az-card-nothing = Elle n’a rien donné.
az-ended-won = { $hex } : les Grands Anciens y sont détruits
az-ended-withdrew = { $hex } : tu as fait retraite
az-ended-defeated = { $hex } : tu as perdu le combat
az-ended-outpost = { $hex } : ton avant-poste est détruit
az-ended-token = { $hex } : le pion Renaissance est à toi
az-ended-other-won = { $hex } : { $player } y a détruit les Grands Anciens
az-ended-other-withdrew = { $hex } : { $player } a fait retraite
az-ended-other-defeated = { $hex } : { $player } a perdu le combat
az-ended-other-outpost = { $hex } : l’avant-poste { ELIDE("de", $player) } est détruit
az-ended-other-token = { $hex } : { $player } a pris le pion Renaissance

## What happened meanwhile
az-news = Entre-temps
az-news-revelation = { $n ->
    [one] { $n } Révélation
   *[other] { $n } Révélations
  }
az-news-revealed = { $n ->
    [one] { $n } tuile retournée
   *[other] { $n } tuiles retournées
  }
az-news-blighted = { $n ->
    [one] { $n } ferme ravagée
   *[other] { $n } fermes ravagées
  }
az-survey = La Découverte
az-survey-text = On découvre le pays site par site : les ressources sont posées, et ce qui dort là aussi.
az-survey-skip = Passer

## A whole player board
az-whole-board = Le plateau { ELIDE("de", $player) }
az-barracks = Caserne
az-people = Personnages
az-no-units = Aucune unité.
az-no-people = Aucun personnage.
az-farm-left = { $farm } : { $n ->
    [one] encore { $n } ferme à placer
   *[other] encore { $n } fermes à placer
  }
az-box-cubes = { $n ->
    [one] { $n } cube dans la case
   *[other] { $n } cubes dans la case
  }
az-trophy = { $foe }, vaut { $vp }

## The final scores
az-final = Les scores finaux, et d’où ils viennent
az-final-lost = Les Grands Anciens gagnent
az-final-who = Joueur
az-final-farms = Fermes non ravagées
az-final-phosphate = Phosphate
az-final-tokens = Pions de points
az-final-destroyed = Grands Anciens détruits
az-final-characters = Personnages
az-final-objective = Objectif
az-final-reborn = Pions Renaissance
az-final-short-farms = Fermes
az-final-short-phosphate = Phosphate
az-final-short-tokens = Pions
az-final-short-destroyed = Anciens
az-final-short-characters = Perso.
az-final-short-objective = Objectif
az-final-short-reborn = Renaiss.
az-final-chart = De quoi sont faits les points de chacun, ceux des Grands Anciens en bas
az-final-seen = Tuiles visibles
az-final-hidden = Tuiles cachées
az-final-blighted = Fermes ravagées
az-final-points = Ce qu’ils ont détruit
az-final-total = Total
az-final-old-ones = Les Grands Anciens : { $seen } pour les tuiles visibles, { $hidden } pour les tuiles cachées, { $blighted } pour les fermes ravagées
az-final-old-ones-points = Les Grands Anciens : { $seen } pour les tuiles visibles, { $hidden } pour les tuiles cachées, { $blighted } pour les fermes ravagées, { $points } pour ce qu’ils ont détruit

## Cards
az-kind-character = Personnage
az-kind-foe = Grand Ancien
az-kind-unit = Unité
az-kind-goods = Ressource
az-kind-mythos = Carte Mythe
az-kind-piece = Élément
az-kind-role = Rôle
az-kind-farm = Ferme
az-kind-terrain = Terrain
az-kind-objective = Objectif
az-kind-variant = Variante
az-kind-revelation = Révélation
az-kind-benefit = Bénéfice
az-kind-challenge = Défi
az-kind-level = Niveau solo
az-kind-who = Unités
az-kind-hex = Hex
az-kind-card = Carte
az-kind-origin = Sur cette édition
az-kind-use = { $kind }, { $use }
az-use-persistent = permanent
az-use-once-per-combat = une fois par combat
az-use-one-use = une utilisation
az-use-end-scoring = décompte final
az-use-text-persistent = Agit tant que tu as la carte.
az-use-text-once-per-combat = Tu peux t’en servir dans chaque combat, une fois.
az-use-text-one-use = Joue-la à ton tour ; puis elle quitte la partie. Elle ne prend pas de temps.
az-use-text-end-scoring = Elle ne vaut rien avant la fin de la partie.
az-on-display = Au tableau
az-held-by = Chez { $player }
az-spent-by = Jouée par { $player }
az-fact-cost = Coûte { $n } or
az-fact-range = { $n ->
    [0] Reste sur les rails
    [one] Va à { $n } hex des rails
   *[other] Va à { $n } hexes des rails
  }
az-fact-capacity = Capacité de dégâts : { $n }
az-fact-time = { $n ->
    [0] N’ajoute pas de temps à une attaque
    [one] Ajoute { $n } PT à une attaque, quel qu’en soit le nombre
   *[other] Ajoute { $n } PT à une attaque, quel qu’en soit le nombre
  }
az-fact-left = Reste { $n } dans la réserve
az-fact-foe = En { $hex } : dégâts { $damage } sur { $capacity }, vaut { $vp }
az-fact-hidden = Une tuile de niveau { $n }, face cachée

az-text-foe-cthulhu = Il n’y en a qu’un, loin dans les terres, et rien ne vaut plus. Il faut une douzaine de coups, et le regarder coûte de la santé mentale.
az-text-foe-shoggoth = Grand, lent à mourir, et riche en points pour qui n’en laisse rien.
az-text-foe-mi-go = Ailé et rapide. Il s’en prend souvent aux dirigeables.
az-text-foe-zombie = Faible, mais il se régénère : ses dégâts s’effacent si le combat finit sans qu’il soit détruit.
az-text-foe-loyalist = Un fidèle des Grands Anciens, qui marche avec eux.
az-text-foe-temple = Il ne bouge pas. Une Révélation peut y faire surgir quelque chose : mieux vaut détruire un temple tôt.
az-text-foe-blank = Une fausse alerte. La tuile quitte la partie et ne compte pour personne.
az-text-foe-unknown = Personne ne sait ce qu’il y a ici. À la fin, ce qui est encore face cachée compte double pour les Grands Anciens.
az-text-unit-infantry = Bon marché, et la seule unité qui vient par deux.
az-text-unit-armoured-car = Va plus loin des rails que l’infanterie.
az-text-unit-artillery = Lourde et chère : même un Shoggoth sent ses gros canons.
az-text-unit-airship = Survole tout et peut faire retraite tout seul. Seuls les dégâts aux dirigeables le touchent.
az-text-unit-armoured-train = Ne combat que là où vont tes rails, et n’ajoute pas de temps à une attaque.
az-text-goods-coal = Poser des rails prend un charbon et un fer. On peut l’exporter pour un or.
az-text-goods-iron = Poser des rails prend un charbon et un fer. On peut l’exporter pour un or.
az-text-goods-gold = Paie les unités, les cases déjà utilisées et un coup d’œil à la pioche. Il ne marque rien.
az-text-goods-phosphate = Vaut 3 points pièce à la fin, et un or quand on l’extrait.
az-text-goods-vp = Des points en pions, à l’abri des Grands Anciens.
az-text-farm-sheep = Pousse dans l’Outback et sur les terres agricoles. Vaut 2 points si elle n’est pas ravagée, et un or quand on la place.
az-text-farm-cattle = Pousse dans les Collines et sur les terres agricoles. Vaut 2 points si elle n’est pas ravagée, et un or quand on la place.
az-text-farm-corn = Pousse sur la Côte, les terres à maïs et les terres agricoles. Vaut 2 points si elle n’est pas ravagée, et un or quand on la place.
az-text-terrain-outback = Un terrain ouvert aux rails, et aux moutons.
az-text-terrain-hills = Ici, il faut la case Rails, Collines. Le bétail y prospère.
az-text-terrain-coast = On y construit les ports, et le maïs y pousse.
az-text-terrain-farmland = N’importe quelle ferme peut y être.
az-text-terrain-desert = Aucune ferme ne peut y être.
az-text-terrain-cornlands = On y construit les ports, et le maïs y pousse. Des Grands Anciens peuvent s’y cacher aussi.
az-text-terrain-lake = Par-dessus un lac, il faut la case Rails, Collines. Aucune ferme ne peut y être.

## Revenge of the Old Ones
az-old-ones-score-played = Les Grands Anciens : { $n ->
    [one] { $n } point visible
   *[other] { $n } points visibles
  }{ $hidden ->
    [0] .
    [one] , et { $hidden } tuile face cachée.
   *[other] , et { $hidden } tuiles face cachée.
  }
az-actions = Ce que peuvent faire les Grands Anciens
az-action-place = Placer
az-action-reveal = Révéler
az-action-move = Déplacer
az-action-summon = Invoquer
az-action-place-label = Placer une tuile face cachée sur un pion Renaissance : 1 PT. { $n ->
    [one] Reste { $n } tuile
   *[other] Reste { $n } tuiles
  }
az-action-reveal-label = Retourner une tuile : 1 PT. { $n ->
    [one] { $n } tuile face cachée
   *[other] { $n } tuiles face cachée
  }
az-action-move-label = Déplacer : quatre cartes Grand Ancien, chacune déplace ceux qu’elle montre, 1 PT
az-action-summon-label = Invoquer : piocher trois cartes Mythe et en garder une, 1 PT. { $n ->
    [one] Reste { $n } carte dans la pioche
   *[other] Reste { $n } cartes dans la pioche
  }
az-more = +{ $n }
az-dark-seen = { $n ->
    [one] { $n } point visible de tous
   *[other] { $n } points visibles de tous
  }
az-dark-hidden = { $n ->
    [one] { $n } point de plus pour les tuiles face cachée sur la carte
   *[other] { $n } points de plus pour les tuiles face cachée sur la carte
  }
az-dark-points = { $n ->
    [one] { $n } point pour ce que les Grands Anciens ont détruit
   *[other] { $n } points pour ce que les Grands Anciens ont détruit
  }
az-dark-cards = { $n ->
    [one] { $n } carte Mythe en main
   *[other] { $n } cartes Mythe en main
  }
az-pile = Niveau { $level } : { $n ->
    [one] encore { $n } tuile à placer
   *[other] encore { $n } tuiles à placer
  }
az-piles = Tuiles encore à placer
az-mythos = Mythe
az-mythos-hand = Cartes Mythe en main
az-mythos-none = Aucune carte Mythe en main.
az-mythos-played = Cartes Mythe jouées
az-mythos-left = { $n ->
    [one] encore { $n } carte dans la pioche Mythe
   *[other] encore { $n } cartes dans la pioche Mythe
  }
az-mythos-last = La dernière carte Mythe : { $name }
az-mythos-label = { $name } : { $time } PT. { $text }
az-mythos-combat-label = { $name } : { $time } PT, pour un combat. { $text }
az-mythos-time = { $n ->
    [0] Ne prend pas de temps
   *[other] Prend { $n } PT
  }
az-mythos-combat = Se joue dans un combat, au tour de n’importe qui
az-mythos-waits = Attend { $pending }
az-mythos-level = Niveau { $n } de la pioche solo
az-mythos-held = Dans ta main
az-mythos-before = Attend devant { $player }
az-mythos-done = A été jouée
az-pending = { $name } attend { $pending }. { $text }
az-pending-cards = Cartes Mythe qui attendent un combat
az-draft-draw = Garde une carte ; les autres vont sous la pioche
az-draft-regain = Cartes jouées
az-draft-slay = Personnages que des humains possèdent
az-draft-reclaim = Tuiles que des humains ont prises
az-draft-turn = Quelle tuile retourner ?
az-tile-numbers = vaut { $vp }, supporte { $capacity }
az-strength = Résistance du port : { $n }
az-outposts = { $n ->
    [0] Aucun avant-poste sur la carte
    [one] { $n } avant-poste sur la carte
   *[other] { $n } avant-postes sur la carte
  }
az-tokens = { $n ->
    [one] { $n } pion Renaissance pris : { $n } point à la fin
   *[other] { $n } pions Renaissance pris : { $n } points à la fin
  }
az-outpost-label = Avant-poste : { $cost } or, reste { $left }. Avec une unité ou seul
az-wall = { $place } : dégâts { $damage } sur { $capacity }
az-token-fights = Le pion Renaissance se défend : dégâts { $damage } sur { $capacity }
az-bound = Personne ne fait retraite avant la prochaine carte.
az-shield = { $n ->
    [one] Chaque Grand Ancien encaisse { $n } coup de moins de la prochaine carte.
   *[other] Chaque Grand Ancien encaisse { $n } coups de moins de la prochaine carte.
  }
az-may-interrupt = Les Grands Anciens peuvent agir avant la prochaine carte.
az-fact-secret = { $foe }, vaut { $vp }, niveau { $n } : face cachée, tu la connais, pas les autres
az-news-mythos = { $n ->
    [one] { $n } carte Mythe
   *[other] { $n } cartes Mythe
  }
az-news-outpost-lost = { $n ->
    [one] { $n } avant-poste perdu
   *[other] { $n } avant-postes perdus
  }
az-news-token-taken = { $n ->
    [one] { $n } pion Renaissance pris
   *[other] { $n } pions Renaissance pris
  }
az-text-unit-port = Le port encaisse lui-même des dégâts, autant que sa résistance. S’il en subit 2 ou plus en un combat, sa résistance est de 2 pour de bon. Seul, il combat comme une infanterie.
az-text-unit-outpost = Il supporte 2 dégâts et combat comme une infanterie. Les Grands Anciens vont vers lui comme vers un port. Il ne fait jamais retraite.
az-text-piece-rebirth = Un Grand Ancien peut surgir ici. Tant que le pion est là, aucun rail n’entre dans l’hex. Attaque-le quand il est vide et il est à toi : 1 point à la fin.
az-text-piece-dangerous = Un Grand Ancien peut surgir ici, d’un niveau de plus que celui de l’hex. Aucun rail n’entre dans l’hex. Attaque-le quand il est vide et il est à toi : 1 point à la fin.
az-text-piece-outpost = Coûte 2 or avec Acheter, avec une unité ou seul, et se place sur un hex vide de ton réseau. Il supporte 2 dégâts et combat comme une infanterie. Les Grands Anciens vont vers lui comme vers un port, et jusqu’à 3 unités peuvent l’aider aussitôt.
az-text-piece-port-strength = Combien de dégâts le port supporte lui-même. S’il en subit 2 ou plus en un combat, sa résistance est de 2 pour de bon.

## The guided first game
tour-az-port = Bienvenue sur la côte. Choisis un site qui brille pour ton port : tes rails, tes mines et tes fermes en dépendront tous, alors regarde ce qu’il y a autour.
tour-az-boxes = Voici ton plateau de joueur. Une case qui brille est une action possible : chacune montre le temps qu’elle prend. Un cube y va ; la fois suivante, la case coûte un or par cube qui s’y trouve.
tour-az-railway = Poser des rails prend un charbon et un fer, et tu en poses deux. C’est un bon début : prends la case Rails, ou Rails, Collines s’il te faut franchir des Collines.
tour-az-rail = { $pointer ->
    [finger] Touche une ligne qui brille entre deux hexes pour poser un rail. Les rails mènent à des ressources à extraire et à des terrains à cultiver.
   *[mouse] Clique sur une ligne qui brille entre deux hexes pour poser un rail. Les rails mènent à des ressources à extraire et à des terrains à cultiver.
  }
tour-az-time = La piste de temps, sous la carte, sert d’horloge. Le dernier y joue : avec des actions courtes, tu peux jouer deux fois de suite. Personne ne joue après l’espace 53.
tour-az-stores = Voici ce qu’a chacun : points et temps en haut, puis les ressources, puis les cubes, rails et fermes qui restent. Une ferme donne 2 points, un phosphate 3.
tour-az-characters = Ces personnages se recrutent. La couleur dit quand ils aident : toujours, une fois, en combat, ou à la fin. Les deux arrivés en premier sont en danger quand une Révélation envoie un assassin.
tour-az-units = Il te faudra des soldats. Ici, on achète des unités avec de l’or ; certaines touchent mieux certains Grands Anciens.
tour-az-old-ones = Les tuiles sombres dorment. Quand le disque violet est le dernier, les Grands Anciens s’éveillent : des tuiles se retournent, ils avancent et ravagent les fermes qu’ils atteignent. Si l’un d’eux tient un port, la partie est finie.
tour-az-end = Les Grands Anciens marquent aussi : ce qui est visible sur la carte, deux fois ce qui est caché, et les fermes ravagées. Bats-les, et bats les autres. Bonne chance.

## What a price is made up of
az-price-of = { $box } : ce qu’il faut
az-part-range = portée
az-part-capacity = capacité
az-part-help = { $n } ({ $what }) grâce à { $name }
az-part-time-action = l’action
az-part-time-rails = construire en terrain plat
az-part-time-hills = construire dans les Collines
az-part-time-farm = par ferme
az-part-time-kinds = par type d’unité, plus pour les lentes
az-part-time-no-cube = plus de cube pour payer
az-part-time-toll = par les rails des autres
az-part-cube-box = de ton QG à la case
az-part-gold-cubes = un par cube dans la case
az-part-coal-rails = jusqu’à deux rails
az-part-iron-rails = jusqu’à deux rails, en tout
az-part-most-farms = fermes au plus, chacune d’une autre sorte
az-part-pieces-there = sont là, et toutes sont à toi
