### Words that only the screen needs: Spirit Island’s panels, cards and invader board.

si-progress = tour { $turn } · { $phase }
si-or = {" ou "}

## Elements, terrains, speeds

si-element-sun = soleil
si-element-moon = lune
si-element-fire = feu
si-element-air = air
si-element-water = eau
si-element-earth = terre
si-element-plant = plante
si-element-animal = animal
si-element-any = au choix
si-elements = { $n } { $element }
si-terrain-jungle = jungle
si-terrain-mountain = montagne
si-terrain-sands = désert
si-terrain-wetland = marais
si-terrain-ocean = océan
si-terrain-coastal = côte
si-terrain-inland = intérieur
si-speed-fast = rapide
si-speed-slow = lent
si-speed-fast-or-slow = rapide ou lent

## Power cards

si-kind-minor = pouvoir mineur
si-kind-major = pouvoir majeur
si-kind-unique = pouvoir de son esprit
si-kind-innate = pouvoir inné
si-cost = coûte { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  }
si-range = portée { $range } depuis { $from }
si-from-presence = ta présence
si-from-sacred = un de tes sites sacrés
si-from-in = { $where } ({ $terrain })
si-target-any = toute région
si-target-inv = région avec envahisseurs
si-target-no-inv = région sans envahisseurs
si-target-d = région avec dahans
si-target-t-c = région avec village ou ville
si-target-b = région avec désolation
si-target-no-b = région sans désolation
si-target-coastal = région côtière
si-target-coastal-for-en = région côtière
si-target-inland = région intérieure
si-target-c = région avec ville
si-target-coastal-w = région côtière ou marais
si-target-j-no-b = jungle, ou région sans désolation
si-target-be = région avec bêtes
si-target-2-be = région avec au moins 2 bêtes
si-target-di = région avec maladie
si-target-no-w = région autre que marais
si-target-b-and-inv = région avec désolation et envahisseurs
si-target-none = aucune cible
si-target-spirit-any = tout esprit
si-target-spirit-another = un autre esprit
si-target-spirit-self = toi
si-used = utilisé
si-lies-hand = En main : { $player }.
si-lies-played = En jeu : { $player }.
si-lies-lent = Utilisé à chaque tour : { $player }.
si-lies-reserve = À côté de la fiche { ELIDE("de", $player) }.
si-lies-discard = Dans la défausse { ELIDE("de", $player) }.
si-lies-innate = Imprimé sur la fiche { ELIDE("de", $player) }.
si-why-not = Pourquoi pas maintenant ?

## A spirit

si-growth = Croissance
si-growth-todo = Encore à faire :
si-always = À chaque tour, en plus d’une option
si-group = Croissance { $number } : { $what }
si-tracks = Pistes de présence
si-track = { $open } cases sur { $all } découvertes sur { $name }
si-take-presence = Présence sur { $track }
si-take-destroyed = Présence détruite
si-track-counts-energy = énergie par tour
si-track-counts-plays = cartes à jouer par tour
si-rules = Règles spéciales
si-innates = Pouvoirs innés
si-hand = Main
si-played = En jeu
si-discarded = Défausse
si-lent = Utilisé à chaque tour
si-face-down = Joué face cachée
si-aspect = Aspect : { $aspect }
si-discard = { $n } en défausse
si-in-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
si-no-cards = Aucune carte en main.
si-plays-left = { $n ->
    [one] encore { $n } carte à jouer
   *[other] encore { $n } cartes à jouer
  }
si-energy = { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  }, { $income } de plus par tour
si-card-plays = { $n ->
    [one] { $n } carte à jouer par tour
   *[other] { $n } cartes à jouer par tour
  }
si-destroyed = { $n ->
    [one] { $n } présence détruite
   *[other] { $n } présences détruites
  }
si-drowned = santé noyée : { $n }
si-ready = a fini
si-panel-counts = { $hand } en main, { $discard } en défausse, présence { $presence }
si-whole-panel = Toute la fiche : { $spirit }
si-drawn = Tu pioches : garde une carte
si-to-choose = Cartes au choix
si-drawn-by = { $n ->
    [one] { $player } a pioché
   *[other] { $player } ont pioché
  }

## The invader board

si-market = Invasion
si-phases = Les phases d’un tour
si-acting = Agissent encore :
si-invaders = Plateau des envahisseurs
si-step-ravage = Ravage
si-step-build = Construction
si-step-explore = Exploration
si-slot-lands = { $n ->
    [one] { $n } région
   *[other] { $n } régions
  }
si-deck = Paquet
si-deck-empty = vide
si-invader-deck = cartes envahisseurs à venir : { $n }
si-invader-discard = Passées
si-fear = Peur
si-terror = Niveau de terreur { $n }
si-win-1 = Vous gagnez quand il ne reste aucun envahisseur.
si-win-2 = Vous gagnez quand il ne reste ni village ni ville.
si-win-3 = Vous gagnez quand il ne reste aucune ville.
si-fear-pool = peur : { $n } sur { $all } avant la prochaine carte peur
si-fear-to-earn = cartes à gagner
si-fear-left = cartes peur à gagner : { $n }
si-fear-earned = { $n ->
    [one] { $n } carte gagnée
   *[other] { $n } cartes gagnées
  }
si-fear-shown = Face visible : { $name }
si-under-fear = { NUMBER($n) ->
        [one] Sous la prochaine carte peur
       *[other] Sous les { $n } prochaines cartes peur
    } se trouve une carte envahisseur de stade { $stage }
si-fear-resolved = Résolues :
si-blight = Carte désolation
si-blight-left = il y reste { $n ->
    [one] { $n } désolation
   *[other] { $n } désolations
  }
si-island-healthy = Île saine
si-island-blighted = Île dévastée
si-island-simple = Désolation
si-decks = Pioches : { $minors } pouvoirs mineurs, { $majors } majeurs
si-card-kind-fear = Carte peur
si-card-kind-blight = Carte désolation
si-card-kind-rule = Règle spéciale
si-card-kind-card = Carte envahisseur
si-card-kind-happening = Carte événement
si-card-kind-aspect = Aspect
si-card-kind-adversary = Adversaire
si-card-kind-scenario = Scénario

## What has happened

si-news = La dernière phase des envahisseurs
si-score = Le score
si-lost = L’île est perdue
si-sequel = Seconde vague sur cette île
si-score-victory = La victoire
si-score-difficulty-won = Difficulté { $n }, { $word } : 5 points par point de difficulté
si-score-difficulty-lost = Difficulté { $n }, { $word } : 2 points par point de difficulté
si-layouts = Les dispositions en images
si-over-the-sea = par la mer, { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  }
si-result-fear = La peur, tour par tour
si-result-fear-turn = tour { $turn } : { $n }
si-result-turns = Tours
si-result-terror = Niveau de terreur
si-result-cards = Cartes peur gagnées
si-result-blight = Désolation sur l’île
si-result-invaders = Envahisseurs restants
si-result-spirit = Esprit
si-result-presence = Présence sur l’île
si-result-lost = Présence détruite
si-result-powers = Cartes pouvoir
si-score-part = { $name } { $n }
si-score-left = { $n ->
    [one] { $n } carte envahisseur
   *[other] { $n } cartes envahisseurs
  } dans le paquet, 2 points chacune
si-score-gone = { $n ->
    [one] { $n } carte envahisseur
   *[other] { $n } cartes envahisseurs
  } hors du paquet, 1 point chacune
si-score-dahan = { $n ->
    [one] { $n } dahan
   *[other] { $n } dahans
  }, 1 point par tranche de { $players }
si-score-blight = { $n ->
    [one] { $n } désolation
   *[other] { $n } désolations
  }, 1 point de moins par tranche de { $players }

## The guided first turn

tour-si-island = Voici ton île. Chaque plateau a huit régions, nommées par une lettre et un chiffre. Explorateurs, villages et villes sont les envahisseurs ; les huttes sont les dahans, qui vivent ici ; les disques sont ta présence.
tour-si-invaders = Ici tu vois ce que les envahisseurs vont faire : ravager, construire et explorer dans les régions de ces terrains. Les trois mêmes signes sont sur les régions. Dessous, ta peur, qui les chasse, et la désolation à contenir.
tour-si-growth = { $pointer ->
    [finger] D’abord, ton esprit croît. Touche une des options de croissance qui brillent, puis ses symboles l’un après l’autre.
   *[mouse] D’abord, ton esprit croît. Clique sur une des options de croissance qui brillent, puis ses symboles l’un après l’autre.
  }
tour-si-presence = Une présence va d’une de tes deux pistes vers une région qui brille. Ce qu’elle découvre, énergie ou cartes à jouer, est à toi à chaque tour.
tour-si-cards = Maintenant, joue des cartes pouvoir, autant que ta piste le permet et que ton énergie les paie. { $pointer ->
    [finger] Garde le doigt sur une carte
   *[mouse] Passe la souris sur une carte
  } pour la lire. Ses éléments comptent tout de suite et allument des pouvoirs innés.
tour-si-ready = Quand tu as joué ce que tu voulais, dis que tu as fini.
tour-si-powers = { $pointer ->
    [finger] Les pouvoirs rapides, rouges, viennent avant l’action des envahisseurs ; les lents, bleus, après. Touche un pouvoir qui brille, puis une région à sa portée.
   *[mouse] Les pouvoirs rapides, rouges, viennent avant l’action des envahisseurs ; les lents, bleus, après. Clique sur un pouvoir qui brille, puis une région à sa portée.
  }
tour-si-news = Puis les envahisseurs ravagent, construisent et explorent. Ce qu’ils ont fait est raconté ici, région par région.
tour-si-undo = Un choix peut être annulé tant que rien de nouveau n’a été révélé.
tour-si-win = Effraie-les : plus tu causes de peur, plus la victoire est facile. Bonne chance !

## Adversaries and scenarios

si-foes = Adversaires et scénarios
si-difficulty = Difficulté { $n } : { $word }
si-foe-level = Adversaire, niveau { $level }, difficulté { $difficulty }
si-foe-supporting = Adversaire de soutien, niveau { $level }, difficulté { $difficulty }
si-foe-supporting-text = Comme adversaire de soutien, elle vient avec les cartes envahisseurs de stade III.
si-foe-escalation = Escalade, { $name } :
si-foe-loss = Autre façon de perdre, { $name } :
si-foe-all = Ce que fait chacun
si-foe-levels = Les niveaux : { $name }
si-foe-level-0 = Escalade seulement
si-foe-level-row = Niveau { $level }, difficulté { $difficulty }
si-scenario = Scénario
si-scenario-all = Le sujet de chaque scénario
si-scenario-difficulty = difficulté { $n }
si-meter = { $name } : { $n } sur { $limit }, où la partie est perdue
si-meter-down = { $name } : { $n } ; à { $limit }, la partie est perdue
si-meter-plain = { $name } : { $n }
si-meter-left = { $n ->
    [one] Encore un pas et la partie est perdue.
   *[other] Encore { $n } pas et la partie est perdue.
  }
si-count-marker = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
  }
si-corner = Coin de { $lands } : { $what }
si-corner-free = Coin de { $lands }

## What the boxes bring to panels

si-more-energy = { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  } de plus par tour
si-more-plays = { $n ->
    [one] { $n } carte à jouer de plus par tour
   *[other] { $n } cartes à jouer de plus par tour
  }
si-locked = pas encore ouvert
si-opens = Quand cette piste n’a plus de présence, une de ces options s’ouvre comme croissance
si-set = Une de ces options est choisie
si-pick = choisis-en { $n }
si-shared-space = Les deux pistes passent par cette case
si-web = La toile de présence, { $open } cases sur { $all } découvertes
si-kept = présence gardée
si-kept-text = Présence gardée sur la fiche pour autre chose
si-markers = Préparés :
si-markers-text = Marqueurs d’élément, à dépenser une fois chacun
si-spent = Dépensés pour le prochain pouvoir :
si-reserve = { $n } à côté de la fiche
si-beside = À côté de la fiche

## Events

si-event-title = Événement : { $name }
si-event-dismiss = Ranger l’événement ; il reste dans le journal
si-event-choice = Tous choisissent ensemble. Sans accord, c’est le premier choix.
si-event-each-spirit = Chaque esprit choisit pour lui-même.
si-event-healthy = sur une île saine
si-event-blighted = sur une île dévastée
si-event-always = sur toute île
si-event-terror = au niveau de terreur { $levels }
si-event-stage = au stade { $levels } des envahisseurs
si-event-cost-player = coûte { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  } par joueur
si-event-cost-land = coûte { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  } par région
si-event-cost-beasts = coûte { $n } énergie{ $n ->
    [one] {""}
   *[other] s
  } par bête
si-event-aided = { $cost } ; { $element } aide à payer
si-event-happens = Cela a lieu.
si-event-votes = { $n } sur { $all } se sont prononcés.
si-event-silent = On attend :
si-event-token = Événement de jetons
si-event-dahan = Événement dahan
si-force = En vigueur
si-until-game = toute la partie
si-until-turn = ce tour
si-until-next = pour un temps

## Tokens

si-token-beasts-text = Les bêtes ne font rien d’elles-mêmes : des pouvoirs et des événements s’en servent.
si-token-wilds-text = Le prochain explorateur qu’une exploration ajouterait ici ne vient pas, et une ronce est retirée.
si-token-disease-text = La prochaine construction ici n’a pas lieu, et une maladie est retirée.
si-token-badlands-text = Quand une action inflige des dégâts ici aux envahisseurs, ou aux dahans, elle leur en inflige 1 de plus par terre aride.
si-token-strife-text = Discorde : cet envahisseur n’inflige aucun dégât à son prochain ravage, puis une discorde est retirée.
si-isolated-text = Les envahisseurs n’entrent ni ne sortent d’eux-mêmes.

## The invaders’ turn, step by step, and what is to come

si-follow = Le tour des envahisseurs
si-follow-again = Revoir le tour des envahisseurs
si-follow-fear = Peur : { $name }
si-follow-land = { $step } : { $land }
si-follow-empty = Aucune région.
si-ravage-numbers = dégâts { $damage }, défense { $defend } : { $dealt ->
    [one] { $dealt } dégât infligé
   *[other] { $dealt } dégâts infligés
  }
si-ravage-damage = { $n ->
    [0] rien d’infligé
   *[other] dégâts
  }
si-outcome-added = + { $what }
si-outcome-destroyed = détruit : { $what }
si-outcome-hurt = { $what } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
si-outcome-blight = { $n ->
    [one] { $n } désolation
   *[other] { $n } désolations
  }
si-outcome-spreads = la désolation se propage
si-outcome-strikes = les dahans ripostent : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
si-outcome-fear = { $n ->
    [one] { $n } peur
   *[other] { $n } peurs
  }
si-outcome-times = { $text } × { $n }
si-forecast = { $land }, si personne n’agit
si-forecast-next = { $land } au prochain tour, si personne n’agit
si-forecast-maybe = si la prochaine carte désigne cette région
si-forecast-stopped = Cela n’a pas lieu : { $what }.
si-forecast-no-blight = Pas de désolation.
si-forecast-chosen = Vous choisissez comment ; en voici une façon.

## What a cost or a range is made up of
si-part-cost = Pourquoi ce coût
si-part-cost-printed = imprimé sur la carte
si-part-cost-rules = une règle en vigueur
si-part-price = Ce qu’il en coûte de l’utiliser
si-part-price-repeat = pour l’utiliser encore une fois
si-part-price-fast = pour l’utiliser comme rapide
si-part-range = Pourquoi cette portée
si-part-range-printed = imprimée
si-part-range-elements = tes éléments
si-part-range-rules = les règles et pistes de ton esprit
si-part-range-lasting = jusqu’à la fin du tour

si-invader-card-text = Elle désigne des régions. Les envahisseurs y explorent d’abord ; un tour plus tard ils y construisent, et encore un tour après ils y ravagent. Puis la carte sort du jeu.
