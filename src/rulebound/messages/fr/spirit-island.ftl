### Spirit Island: set-up, prompts, options, log lines, the state of the table, reasons.

game = Spirit Island
game-about = Les esprits de l’île grandissent, effraient et chassent les envahisseurs qui colonisent, bâtissent et dévastent la terre. Tous gagnent ensemble, ou tous perdent.
game-length = 90 à 150 minutes
game-first = En solo sur un seul plateau, avec un esprit simple dont les nouveaux pouvoirs arrivent dans un ordre fixé, et sans adversaire. Une courte visite te montre le chemin.

## Set-up

setup-boxes = Boîtes
setup-boxes-help = Les boîtes dont les esprits, les cartes et les adversaires sont en jeu.
setup-boxes-base = Jeu de base
setup-boxes-branch-and-claw = De Branches et de Griffes
setup-boxes-jagged-earth = Terre Fracturée
setup-boxes-promo = Feather & Flame (promo)
setup-spirits = Esprit
setup-spirits-random = Tiré au sort
setup-spirits-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
setup-spirits-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
setup-spirits-lightnings-swift-strike = { spirit-lightnings-swift-strike }
setup-spirits-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
setup-spirits-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
setup-spirits-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
setup-spirits-thunderspeaker = { spirit-thunderspeaker }
setup-spirits-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
setup-boards = Plateau
setup-boards-random = Tiré au sort
setup-boards-A = Plateau A
setup-boards-B = Plateau B
setup-boards-C = Plateau C
setup-boards-D = Plateau D
setup-boards-E = Plateau E
setup-boards-F = Plateau F
setup-layout = Disposition
setup-layout-help = La façon dont les plateaux s’assemblent. Un archipel est fait de plusieurs îlots dont les océans se font face : par la mer, leurs côtes sont à 2 pas l’une de l’autre, et un pouvoir sur un esprit d’un autre îlot coûte 1 énergie par océan qui vous sépare. La difficulté monte de 1.
setup-layout-standard = Standard
setup-layout-standard-1 = Standard, 1 plateau
setup-layout-standard-2 = Standard, 2 plateaux
setup-layout-fragment = Fragment, 2 plateaux
setup-layout-opposite-shores = Rives opposées, 2 plateaux
setup-layout-standard-3 = Standard, 3 plateaux
setup-layout-coastline = Littoral, 3 plateaux
setup-layout-sunrise = Lever de soleil, 3 plateaux
setup-layout-standard-4 = Standard, 4 plateaux
setup-layout-leaf = Feuille, 4 plateaux
setup-layout-snake = Serpent, 4 plateaux
setup-layout-crab = Crabe, 5 plateaux
setup-layout-snail = Escargot, 5 plateaux
setup-layout-peninsula = Péninsule, 5 plateaux
setup-layout-v = V, 5 plateaux
setup-layout-two-centers = Deux centres, 6 plateaux
setup-layout-star = Étoile, 6 plateaux
setup-layout-flower = Fleur, 6 plateaux
setup-layout-caldera = Caldeira, 6 plateaux
setup-layout-coastline-2 = Littoral 2, 2 plateaux
setup-layout-top-to-top = Haut contre haut, 2 plateaux
setup-layout-inverted-fragment = Fragment inversé, 2 plateaux
setup-layout-meeple = Meeple, 5 plateaux
setup-blight = Carte désolation
setup-blight-help = Avec une carte désolation, l’île peut se relever une fois quand la désolation est épuisée. Sans elle, il y a plus de désolation au départ, et la partie est perdue dès qu’il n’en reste plus.
setup-blight-card = Tirée au sort
setup-blight-none = Aucune
setup-progression = Progression des pouvoirs
setup-progression-help = Les esprits dont l’ordre des cartes pouvoir est imprimé les gagnent dans cet ordre au lieu de piocher. Pour une première partie.
setup-events = Événements
setup-events-help = Avec le paquet événement, chaque tour apporte une chose que personne ne pouvait prévoir. Sans lui, il y a une carte peur de plus, et vous pouvez commander toutes les bêtes à la fois deux fois par partie.
setup-persistent = Cartes persistantes
setup-persistent-help = Les cartes événement et les pouvoirs majeurs dont l’effet peut durer toute la partie. Si vous ne les aimez pas, laissez-les de côté ; cela ne change presque rien à l’équilibre.
setup-tokens = Jetons en jeu
setup-tokens-help = Pour apprendre le jeu avec moins de sortes de jetons. Chaque jeton qui serait ajouté d’une sorte laissée de côté est remplacé par 1 peur, et un esprit gagne 1 énergie. Un esprit qui a besoin d’une sorte de jetons ne peut pas jouer sans elle.
setup-tokens-beasts = Bêtes
setup-tokens-wilds = Ronces
setup-tokens-disease = Maladie
setup-tokens-badlands = Terres arides
setup-tokens-strife = Discorde
setup-adversary = Adversaire
setup-adversary-help = Une nation qui colonise l’île à sa façon et rend la partie plus dure. Ses cartes de stade II déclenchent l’escalade.
setup-adversary-none = Aucun
setup-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting = Adversaire de soutien
setup-supporting-help = Une seconde nation à côté de la première. Toutes les règles des deux s’appliquent ; ce que la seconde fait lors de son escalade arrive avec les cartes envahisseurs de stade III.
setup-supporting-none = Aucun
setup-supporting-brandenburg-prussia = { adversary-brandenburg-prussia }
setup-supporting-level = Niveau de l’adversaire de soutien
setup-supporting-level-help = De 0 à 6 : chaque niveau ajoute sa règle à celles des niveaux inférieurs.
setup-scenarios = Scénarios
setup-scenarios-help = Des règles propres à une partie, parfois avec une autre façon de gagner ou de perdre. On en joue au plus deux ensemble.
setup-level = Niveau de l’adversaire
setup-level-help = De 0 à 6 : chaque niveau ajoute sa règle à celles des niveaux inférieurs et durcit la partie. Sans adversaire, c’est 0.

## Names of things

land = { $id }
piece-explorer = explorateur
    .gender = masculine
    .counted = { $number ->
        [one] explorateur
       *[other] explorateurs
      }
piece-town = village
    .gender = masculine
    .counted = { $number ->
        [one] village
       *[other] villages
      }
piece-city = ville
    .gender = feminine
    .counted = { $number ->
        [one] ville
       *[other] villes
      }
piece-dahan = dahan
    .gender = masculine
    .counted = { $number ->
        [one] dahan
       *[other] dahans
      }
token-beasts = bête
    .le = la bête
    .counted = { $number ->
        [one] bête
       *[other] bêtes
      }
token-wilds = ronce
    .le = les ronces
    .counted = { $number ->
        [one] ronce
       *[other] ronces
      }
token-disease = maladie
    .le = la maladie
    .counted = { $number ->
        [one] maladie
       *[other] maladies
      }
token-badlands = terre aride
    .le = les terres arides
    .counted = { $number ->
        [one] terre aride
       *[other] terres arides
      }
token-strife = discorde
    .le = la discorde
    .counted = { $number ->
        [one] discorde
       *[other] discordes
      }
element-sun = soleil
element-moon = lune
element-fire = feu
element-air = air
element-water = eau
element-earth = terre
element-plant = plante
element-animal = animal
element-any = élément au choix
element-numbered = { $number } { $element }
terrain-jungle = jungle
    .un = une jungle
terrain-mountain = montagne
    .un = une montagne
terrain-sands = désert
    .un = un désert
terrain-wetland = marais
    .un = un marais
terrain-ocean = océan
    .un = un océan
phase-setup = mise en place
phase-spirits = phase des esprits
phase-fast = pouvoirs rapides
phase-invaders = phase des envahisseurs
phase-slow = pouvoirs lents
phase-time = le temps passe
phase-over = la partie est finie
step-blighted = île dévastée
    .de = d’île dévastée
step-event = événement
    .de = d’événement
step-fear = peur
    .de = de peur
step-ravage = ravage
    .de = de ravage
step-build = construction
    .de = de construction
step-explore = exploration
    .de = d’exploration
step-advance = avancée des cartes envahisseurs
    .de = d’avancée des cartes envahisseurs
stage-growing = en pleine croissance
stage-playing = en train de jouer ses cartes
stage-ready = a fini
speed-fast = rapide
speed-slow = lent
track-energy = la piste d’énergie
track-cards = la piste des cartes
track-destroyed = les présences détruites
deck-minor = pouvoirs mineurs
deck-major = pouvoirs majeurs
own-trade-drowned = Échanger des envahisseurs noyés contre 1 énergie
card-1-jungle = jungle (stade I)
card-1-mountain = montagne (stade I)
card-1-sands = désert (stade I)
card-1-wetland = marais (stade I)
card-2-coastal = régions côtières (stade II)
card-2-jungle = jungle (stade II)
card-2-mountain = montagne (stade II)
card-2-sands = désert (stade II)
card-2-wetland = marais (stade II)
card-3-jungle-mountain = jungle et montagne (stade III)
card-3-jungle-sands = jungle et désert (stade III)
card-3-jungle-wetland = jungle et marais (stade III)
card-3-mountain-sands = montagne et désert (stade III)
card-3-mountain-wetland = montagne et marais (stade III)
card-3-sands-wetland = désert et marais (stade III)

## Growth symbols and track bonuses

symbol-card = Gagne une carte pouvoir
symbol-energy-1 = Gagne 1 énergie
symbol-energy-2 = Gagne 2 énergies
symbol-energy-3 = Gagne 3 énergies
symbol-energy-4 = Gagne 4 énergies
symbol-energy-9 = Gagne 9 énergies
symbol-move-1 = Déplace 1 de tes présences de 1 région au plus
symbol-move-4 = Déplace 1 de tes présences de 4 régions au plus
symbol-ocean = Ajoute une présence dans un océan
symbol-play-1 = 1 carte à jouer de plus ce tour
symbol-presence-0 = Ajoute une présence à portée 0
symbol-presence-1 = Ajoute une présence à portée 1
symbol-presence-1-coastal = Ajoute une présence à portée 1 dans une région côtière
symbol-presence-1-dahan = Ajoute une présence à portée 1 dans une région avec des dahans
symbol-presence-2 = Ajoute une présence à portée 2
symbol-presence-2-dahan = Ajoute une présence à portée 2 dans une région avec des dahans
symbol-presence-2-jungle-wetland = Ajoute une présence à portée 2 dans une jungle ou un marais
symbol-presence-3 = Ajoute une présence à portée 3
symbol-presence-4-dahan-invaders = Ajoute une présence à portée 4 dans une région avec des dahans ou des envahisseurs
symbol-reclaim = Récupère toutes tes cartes défaussées
symbol-reclaim-1 = Récupère 1 carte défaussée
symbol-tide-in = Rassemble 1 de tes présences dans chaque océan
symbol-tide-out = Repousse 1 de tes présences hors de chaque océan
symbol-sun = { element-sun }
symbol-moon = { element-moon }
symbol-fire = { element-fire }
symbol-air = { element-air }
symbol-water = { element-water }
symbol-earth = { element-earth }
symbol-plant = { element-plant }
symbol-animal = { element-animal }
symbol-any = { element-any }
symbol-plus-1-energy = 1 énergie de plus
symbol-plus-2-energy = 2 énergies de plus
symbol-plus-1-plays = 1 carte à jouer de plus
symbol-numbered = { $symbol } ({ $number ->
    [2] deux fois
   *[other] { $number } fois
  })

## Choices

way-both = Les deux
way-add-presence = Ajouter une présence
way-damage = Infliger des dégâts
way-defend = Défendre
way-fear = Faire peur
way-forget = Oublier une carte pouvoir
way-gather-dahan = Rassembler des dahans
way-gather-explorer = Rassembler un explorateur
way-gather-invader = Rassembler un explorateur ou un village
way-gather-town = Rassembler un village
way-heal = Retirer une désolation
way-badlands-now = Terres arides : ajouter à ces dégâts-ci
way-badlands-later = Terres arides : ajouter à d’autres dégâts
way-more-damage-now = Ajouter à ces dégâts-ci
way-more-damage-later = Ajouter à d’autres dégâts
way-lose-presence = Détruire une présence
way-major = Gagner un pouvoir majeur
way-nothing = Rien
way-play-major = Jouer tout de suite le nouveau pouvoir majeur
way-push-dahan = Repousser des dahans
way-push-explorer = Repousser un explorateur
way-push-invaders = Repousser des explorateurs ou des villages
way-push-town = Repousser un village
way-remove-city = Retirer une ville
way-remove-explorers = Retirer des explorateurs
way-remove-small = Retirer un explorateur ou un village
way-remove-town = Retirer un village

## What lasts for the turn

lasting-dahan-at-once = les dahans frappent en même temps que les envahisseurs
lasting-dahan-fewer = moins de dahans sont détruits à chaque fois
lasting-dahan-fewer-once = moins de dahans seront détruits la prochaine fois
lasting-dahan-health = les dahans ont plus de santé
lasting-explorer-health = les explorateurs ont une autre santé
lasting-town-health = les villages ont une autre santé
lasting-city-health = les villes ont une autre santé
lasting-dahan-hidden = les envahisseurs qui ravagent ne blessent pas les dahans
lasting-dahan-fixed = les dahans ne peuvent être ni déplacés, ni retirés, ni remplacés
lasting-dahan-safe = les dahans ne peuvent être ni blessés ni détruits
lasting-dread = la peur des pouvoirs sert aussi de défense
lasting-entwined = peut compter la portée depuis les présences d’un autre esprit
lasting-no-blight = aucune désolation n’arrive
lasting-range = les pouvoirs portent plus loin
lasting-reclaim-played = reprend une carte jouée à la fin du tour
lasting-repeat = peut répéter une carte pouvoir
lasting-repeat-paying = peut répéter une carte pouvoir en payant son coût
lasting-skip-build = les envahisseurs ne construisent pas
lasting-skip-explore = les envahisseurs n’explorent pas
lasting-skip-ravage = les envahisseurs ne ravagent pas
lasting-slow-as-fast = peut utiliser des pouvoirs lents comme s’ils étaient rapides
lasting-vengeance = les envahisseurs souffrent pour ce qui est détruit
lasting-ward = défend partout où se trouve sa présence

## How the game ends

reason-no-invaders = il ne reste aucun envahisseur
reason-no-buildings = il ne reste ni village ni ville
reason-no-cities = il ne reste aucune ville
reason-fear = toutes les cartes peur sont gagnées
reason-blight = la désolation est épuisée
reason-presence = un esprit n’a plus de présence
reason-deck = le paquet envahisseur est épuisé
result-no-invaders = Il ne reste aucun envahisseur sur l’île.
result-no-buildings = Il ne reste ni village ni ville sur l’île.
result-no-cities = Il ne reste aucune ville sur l’île.
result-fear = La dernière carte peur est gagnée : les envahisseurs fuient, terrifiés.
result-sacrifice = L’île est sauvée, au prix de tout ce qui a été perdu avec elle.
result-blight = La désolation est épuisée, et l’île meurt.
result-presence = Un esprit n’a plus aucune présence sur l’île.
result-deck = Le paquet envahisseur est épuisé : ils sont trop nombreux.

## Prompts

prompt-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] Joue des cartes pouvoir, ou dis que tu as fini.
       *[other] Fais ta croissance.
      }
   *[other] Choisis ta croissance.
  }
left-spirit-phase = { $choices ->
    [0] { $actions ->
        [0] { $cards ->
            [one] encore { $cards } carte
           *[other] encore { $cards } cartes
          }, { $energy } énergie{ $energy ->
            [one] {""}
           *[other] s
          }
        [one] encore { $actions } action de croissance
       *[other] encore { $actions } actions de croissance
      }
    [one] encore { $choices } option de croissance à choisir
   *[other] encore { $choices } options de croissance à choisir
  }
prompt-fast-phase = Utilise tes pouvoirs rapides, ou dis que tu as fini.
left-fast-phase = { $number ->
    [one] encore { $number } pouvoir à utiliser
   *[other] encore { $number } pouvoirs à utiliser
  }
prompt-slow-phase = Utilise tes pouvoirs lents, ou dis que tu as fini.
left-slow-phase = { left-fast-phase }
prompt-event-choice = { $happening } : que choisissez-vous tous ? Sans accord, c’est le premier choix.
prompt-all-agree = { $own } : d’accord ? Il faut l’accord de tous.
prompt-energy-for = Au lieu du jeton { $token } à ajouter : quel esprit gagne 1 énergie ?
prompt-event-cost = Qui donne quelque chose pour cela ?
left-event-cost = encore { $number } à payer
prompt-target = { $power } : quelle région vises-tu ?
prompt-target-spirit = { $power } : quel esprit vises-tu ?
prompt-presence = Ajoute une présence : prise où, et dans quelle région ?
prompt-cover = Sur quelle piste va la présence ?
prompt-set-aside = D’où vient la présence que tu gardes sur ta fiche ?
prompt-shift = Laquelle de tes présences se déplace, et où ?
prompt-use-now = Quel pouvoir utilises-tu maintenant ?
prompt-play-now = Quelle carte joues-tu maintenant ?
prompt-lose-presence = Laquelle de tes présences est détruite ?
prompt-first-presence = Dans quelle jungle commences-tu ?
prompt-start = Dans quelle région côtière commences-tu ?
prompt-deck = Dans quelle pioche prends-tu une carte pouvoir ?
prompt-keep = Quelle carte gardes-tu ?
prompt-forget = Quelle carte pouvoir oublies-tu ?
prompt-give = Quelle carte donnes-tu ?
prompt-reclaim = Quelle carte reprends-tu en main ?
prompt-element = Quel élément ?
prompt-way = Que se passe-t-il ?
prompt-may = Tu le fais ?
prompt-damage = Qui subit les dégâts ?
left-damage = dégâts restants : { $number }
prompt-damage-apart = Quelle pièce subit 1 dégât ? Chacune une seule fois.
prompt-destroy = Quelle pièce est détruite ?
prompt-remove = Quelle pièce est retirée ?
prompt-remove-health = Quels envahisseurs sont retirés ?
left-remove-health = santé encore à retirer : { $number }
prompt-replace = Quelle pièce est remplacée ?
prompt-strife = Quel envahisseur reçoit une discorde ?
prompt-sit-out = Quelle pièce ne participe pas au ravage ?
prompt-fight = Quelle pièce se bat ?
prompt-push = Repousse depuis { $from-land } : quelle pièce, et où ?
left-push = { $number ->
    [one] encore { $number } à repousser
   *[other] encore { $number } à repousser
  }
prompt-gather = Rassemble en { $to-land } : quelle pièce ?
left-gather = { $number ->
    [one] encore { $number } à rassembler
   *[other] encore { $number } à rassembler
  }
prompt-push-token = Repousse depuis { $from-land } : quel jeton, et où ?
left-push-token = { left-push }
prompt-gather-token = Rassemble en { $to-land } : quel jeton ?
left-gather-token = { left-gather }
prompt-remove-token = Quel jeton est retiré ?
prompt-push-from = De quelle région repousses-tu des pièces ?
prompt-gather-to = Dans quelle région rassembles-tu des pièces ?
prompt-remove-from = De quelle région retires-tu des envahisseurs ?
prompt-replace-in = Dans quelle région un bâtiment est-il remplacé ?
prompt-different-land = Choisis une région que personne d’autre n’a choisie.
prompt-flee = Le rêve le chasse. Où va-t-il ?
prompt-fly-to = Vers quelle région les dahans s’envolent-ils ?
prompt-fly = D’autres dahans s’y envolent-ils ?
prompt-heal = De quelle région retires-tu une désolation ?
prompt-restore = Dans quelle région une présence détruite revient-elle ?
prompt-avenge = Dans quelle région infliges-tu 1 dégât ?
prompt-tide-in = De quelle région une présence va-t-elle dans l’océan ?
prompt-tide-out = Vers quelle région une présence quitte-t-elle l’océan ?
prompt-carry-dahan = L’océan porte-t-il les dahans vers une côte ?
prompt-ashore = Sur quelle côte la pièce aborde-t-elle ?
prompt-cascade = Où la désolation se propage-t-elle ?
prompt-land-rush = Ruée vers les terres : quelle région sans village reçoit 1 village ?
prompt-ravage-order = Quelle région est ravagée ensuite ?
prompt-choke = Sacrifies-tu une présence pour que les envahisseurs n’agissent pas ?
prompt-skip-one = Les envahisseurs sautent-ils cette action ?
prompt-follow = Une présence suit-elle les dahans ?
prompt-show = Quelle carte peur est révélée ?

## Options

option-group = Croissance { $number }
option-grow = { $symbol }
option-bonus = { $symbol }
option-own = { $own }
option-play = Jouer { $power }
option-face-down = Jouer { $power } face cachée
option-ready = J’ai fini
option-target = { $land }
option-target-far = { $land }, pour 1 énergie
option-spirit = { $seat }
option-land = { $land }
option-in-order = L’une après l’autre, dans l’ordre
option-presence = Depuis { $track } vers { $land }
option-set-aside = Depuis { $track }
option-set-aside-from = Depuis { $land }
option-lay-beside = { $power }
option-bring-back = { $card }
option-cover = Sur { $track }
option-destroy-presence = { $number ->
    [one] { $number } présence
   *[other] { $number } présences
  }
option-save-presence = Payer 1 énergie pour la présence { ELIDE("de", $seat) } en { $land }
option-damage-in = { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
  } en { $land }
option-move-token = Déplacer 1 { $token } vers { $land }
option-move-marker = Déplacer 1 { $marker } vers { $land }
option-move-presence = Déplacer 1 présence { ELIDE("de", $seat) } vers { $land }
option-bring = Faire venir 1 { $piece } de { $land }
option-bring-marked = Faire venir 1 { marked-piece } de { $land }
option-push-together = Repousser une présence { ELIDE("de", $seat) } vers { $land } comme 1 { $token }
option-gather-together = Rassembler une présence { ELIDE("de", $seat) } depuis { $land } comme 1 { $token }
option-remove-together = Retirer une présence { ELIDE("de", $seat) } en { $land } comme 1 { $token }
option-remove-token = Retirer 1 { $token } en { $land }
option-shift = De { $from-land } à { $to-land }
option-lose = Présence en { $land }
option-follow = Suivre de { $from-land } à { $to-land }
option-choke = Sacrifier une présence en { $land } : pas { NAME($step, case: "de") }
option-spend = Dépenser un marqueur { $element }
option-skip = { $land } : pas { NAME($step, case: "de") }
option-draw = Piocher dans les { $deck }
option-keep = Garder { $power }
option-forget = Oublier { $power }
option-give = Donner { $power }
option-reclaim = Reprendre { $power }
option-element = { $element }
option-show = Carte { $number } du paquet peur
option-show-earned = Carte { $number } des cartes gagnées
option-choose = { $way }
option-decline = Non
option-agree = { $way }
option-pay = Payer { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  }
option-deal = { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
  }
option-discard = Défausser { $power }
option-use = Utiliser { $power }
option-use-less = Utiliser { $power } { $level ->
    [0] sans son seuil
   *[other] jusqu’au niveau { $level }
  }
option-hasten = Utiliser { $power } maintenant, bien que lent
option-hasten-less = Utiliser { $power } maintenant, bien que lent, { $level ->
    [0] sans son seuil
   *[other] jusqu’au niveau { $level }
  }
option-repeat = Répéter { $power }
option-repeat-less = Répéter { $power } { $level ->
    [0] sans son seuil
   *[other] jusqu’au niveau { $level }
  }
option-hit = Tous les dégâts possibles à 1 { $piece } en { $land }
option-hit-marked = Tous les dégâts possibles à 1 { marked-piece } en { $land }
option-graze = 1 dégât à 1 { $piece } en { $land }
option-graze-marked = 1 dégât à 1 { marked-piece } en { $land }
option-destroy = Détruire 1 { $piece } en { $land }
option-destroy-marked = Détruire 1 { marked-piece } en { $land }
option-remove = Retirer 1 { $piece } de { $land }
option-remove-marked = Retirer 1 { marked-piece } de { $land }
option-replace = Remplacer 1 { $piece } en { $land }
option-replace-marked = Remplacer 1 { marked-piece } en { $land }
option-strife = Discorde sur 1 { $piece } en { $land }
option-strife-marked = Discorde sur 1 { marked-piece } en { $land }
option-sit-out = 1 { $piece } en { $land } reste à l’écart
option-sit-out-marked = 1 { marked-piece } en { $land } reste à l’écart
option-fight = 1 { $piece } en { $land } se bat
option-fight-marked = 1 { marked-piece } en { $land } se bat
option-push = Repousser 1 { $piece } vers { $land }
option-push-marked = Repousser 1 { marked-piece } vers { $land }
option-push-token = Repousser 1 { $token } vers { $land }
option-push-blight = Repousser 1 désolation vers { $land }
option-push-presence = Repousser 1 présence { ELIDE("de", $seat) } vers { $land }
option-gather-blight = Rassembler 1 désolation depuis { $land }
option-gather-presence = Rassembler 1 présence { ELIDE("de", $seat) } depuis { $land }
option-gather-sacred = Un site sacré { ELIDE("de", $seat) } en { $land } : 2 présences
option-gather-token = Rassembler 1 { $token } depuis { $land }
option-gather = Rassembler 1 { $piece } depuis { $land }
option-gather-marked = Rassembler 1 { marked-piece } depuis { $land }
option-move = Déplacer 1 { $piece } vers { $land }
option-move-marked = Déplacer 1 { marked-piece } vers { $land }
marked-piece = { $piece } avec { $damage ->
    [0] { $strife ->
        [one] { $strife } discorde
       *[other] { $strife } discordes
      }
    [one] { $damage } dégât{ $strife ->
        [0] {""}
        [one] {" "}et { $strife } discorde
       *[other] {" "}et { $strife } discordes
      }
   *[other] { $damage } dégâts{ $strife ->
        [0] {""}
        [one] {" "}et { $strife } discorde
       *[other] {" "}et { $strife } discordes
      }
  }

## What stands beside an option

facts-play = { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }{ $unlocked-powers ->
    [none] {""}
   *[other] {" "}; atteint { $unlocked-powers }
  }
power-numbered = { $power } niveau { $number }
facts-use = { power-facts }
facts-use-less = { power-facts }
facts-hasten = { power-facts }
facts-hasten-less = { power-facts }
facts-delay = { power-facts }
facts-delay-less = { power-facts }
facts-repeat = { $cost ->
    [0] {""}
   *[other] { $cost } énergie{ $cost ->
        [one] {""}
       *[other] s
      },{" "}
  }{ power-facts }
facts-repeat-less = { $cost ->
    [0] {""}
   *[other] { $cost } énergie{ $cost ->
        [one] {""}
       *[other] s
      },{" "}
  }{ power-facts }
power-facts = { $range ->
    [spirits] { $targets ->
        [one] { $targets } esprit
       *[other] { $targets } esprits
      }
   *[other] portée { $range }, { $targets ->
        [one] { $targets } région
       *[other] { $targets } régions
      }
  }{ $levels ->
    [none] {""}
   *[other] {" "}; atteint le niveau { $levels }
  }
facts-target = présence { $presence }{ lying-there }
facts-target-far = présence { $presence }{ lying-there }
facts-land = présence { $presence }{ lying-there }
facts-presence = { $gives ->
    [none] { $cost } énergie{ $cost ->
        [one] {""}
       *[other] s
      }
    [energy] découvre { $number } énergie{ $number ->
        [one] {""}
       *[other] s
      } par tour
    [plays] découvre { $number ->
        [one] { $number } carte à jouer
       *[other] { $number } cartes à jouer
      } par tour
    [more-energy] découvre { $number } énergie{ $number ->
        [one] {""}
       *[other] s
      } de plus par tour
    [more-plays] découvre { $number ->
        [one] { $number } carte à jouer
       *[other] { $number } cartes à jouer
      } de plus par tour
   *[other] découvre : { $symbol }
  }
facts-lose = { $presence } sur place
facts-group = { $cost ->
    [0] {""}
   *[other] { $cost } énergie{ $cost ->
        [one] {""}
       *[other] s
      } :{" "}
  }{ $symbols }
facts-draw = il en reste { $left }
facts-face-down = { card-facts }
facts-keep = { card-facts }
facts-discard = { card-facts }
facts-forget = { card-facts }
facts-give = { card-facts }
facts-reclaim = { card-facts }
card-facts = { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }, { $speed }{ $elements ->
    [none] {""}
   *[other] , { $elements }
  }
facts-hit = santé restante { $left } sur { $health }
facts-hit-marked = santé restante { $left } sur { $health }
facts-graze = santé restante { $left } sur { $health }
facts-graze-marked = santé restante { $left } sur { $health }

reveals-powers = Les prochaines cartes pouvoir sont piochées.
reveals-fear = Une carte peur est révélée.
reveals-invaders = Les envahisseurs agissent, et leur prochaine carte est révélée.
regret-unused = Tu as joué { $power } sans l’utiliser{ $more ->
    [0] .
    [one] , ni une autre carte.
   *[other] , ni { $more } autres cartes.
  }

## Log

event-turn = Début du tour { $round }.
event-phase = Tour { $turn } : { $phase }.
event-grew = { $seat } choisit la croissance { $number }.
event-income = { $seat } gagne { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  } ce tour.
event-energy = { $seat } gagne { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  }.
event-energy-lost = { $seat } perd { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  }.
event-element = { $seat } a { $number } { $element } de plus ce tour.
event-played = { $seat } joue { $power }.
event-ready = { $seat } a fini.
event-used = { $seat } utilise { $power } sur { $land }.
event-used-on = { $seat } utilise { $power } sur { $to-seat }.
event-drawn = { $seat } pioche dans les { $deck }.
event-gained = { $seat } gagne { $power }.
event-lent = { $seat } reçoit { $power } en prêt.
event-played-face-down = { $seat } joue { $power } face cachée.
event-forgot = { $seat } oublie { $power }.
event-discarded = { $seat } défausse { $power }.
event-gave = { $seat } donne { $power } à { $to-seat }.
event-prepared = { $seat } prépare un marqueur { $element }.
event-spent = { $seat } dépense un marqueur { $element }.
event-turned = { $power } est révélé, puis défaussé.
event-reserved = { $seat } pose { $power } à côté de sa fiche.
event-reclaimed = { $seat } récupère toutes ses cartes défaussées.
event-reclaimed-one = { $seat } reprend { $power }.
event-presence = { $seat } ajoute une présence en { $land }.
event-presence-returned = { $seat } remet sur une piste une présence de { $land }.
event-destroyed-returned = { $seat } remet une présence détruite sur une piste.
event-presence-banished = Une présence { ELIDE("de", $seat) } en { $land } quitte la partie.
event-presence-set-aside = { $seat } met une présence de côté sur sa fiche.
event-presence-spent = { $seat } sacrifie une présence gardée sur sa fiche.
event-vanished = { $land } n’existe plus, avec tout ce qui s’y trouve.
event-returned = { $land } est de retour.
event-seen = La prochaine carte envahisseur est : { $card }.
event-seen-event = Le prochain événement est : { $happening }.
event-brought-back = { $card } revient sur le paquet envahisseur. La carte qui s’y trouvait est défaussée face cachée.
event-presence-lost = Une présence { ELIDE("de", $seat) } en { $land } est détruite.
event-presence-moved = Une présence { ELIDE("de", $seat) } va de { $from-land } à { $to-land }.
event-presence-gone = Une présence { ELIDE("de", $seat) } quitte la partie.
event-fear = { $number ->
    [one] { $number } peur
   *[other] { $number } peurs
  }.
event-fear-card = Une carte peur est gagnée.
event-fear-shown = Une carte peur est révélée : { $fear }.
event-fear-resolved = Peur au niveau de terreur { $number } : { $fear }.
event-terror = La terreur monte au niveau { $number }.
event-dreamt = En { $land }, 1 { $piece } rêve de sa mort.
event-drowned = L’océan garde des envahisseurs noyés : santé { $number }.
event-defended = Défense { $number } en { $land }.
event-hurt = En { $land }, 1 { $piece } subit { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
  }.
event-destroyed = En { $land }, 1 { $piece } est { GENDER($piece) ->
    [feminine] détruite
   *[masculine] détruit
  }.
event-removed = 1 { $piece } est { GENDER($piece) ->
    [feminine] retirée
   *[masculine] retiré
  } de { $land }.
event-added = { $number ->
    [one] { $number } { $piece } arrive
   *[other] { $number } { NAME($piece, $number, case: "counted") } arrivent
  } en { $land }.
event-replaced = En { $land }, 1 { $piece } est { GENDER($piece) ->
    [feminine] remplacée
   *[masculine] remplacé
  }.
event-token = { $number } { NAME($token, $number, case: "counted") } en { $land }.
event-blight-moved = 1 désolation va de { $from-land } à { $to-land }.
event-token-unused = Pas de { $token } en { $land } : ces jetons ne sont pas en jeu, et il y a de la peur et de l’énergie à la place ({ $number }).
event-token-moved = 1 { $token } va de { $from-land } à { $to-land }.
event-marker-added = { $land } reçoit { NAME($marker, case: "un") }.
event-marker-moved = Un marqueur va de { $from-land } à { $to-land } : { $marker }.
event-marker-gone = { $land } perd { NAME($marker, case: "un") }.
event-moved = 1 { $piece } va de { $from-land } à { $to-land }.
event-isolated = { $land } est isolée ce tour.
event-blight = { $number ->
    [one] { $number } désolation arrive
   *[other] { $number } désolations arrivent
  } en { $land }.
event-blight-kept = La désolation qui devait arriver en { $land } n’arrive pas.
event-spared = Les envahisseurs en { $land } sont épargnés.
event-blight-card = La carte désolation est retournée : { $blight }.
event-cascade = La désolation en { $land } se propage.
event-healed = { $number ->
    [one] { $number } désolation quitte
   *[other] { $number } désolations quittent
  } { $land }.
event-event-drawn = Événement : { $happening }.
event-event-passed = Le premier événement passe sans effet : { $happening }.
event-event-way = Ce sera donc : { $way }.
event-refused = { $seat } est contre.
event-reminder-taken = { $own } : cette carte est désormais à vous.
event-reminder-used = { $own } : tous sont d’accord, la carte est épuisée.
event-reminder-met = La carte { $own } apparaît dans le paquet envahisseur.
event-agreed = { $seat } est pour : { $way }.
event-paid = { $seat } paie { $number } énergie{ $number ->
    [one] {""}
   *[other] s
  }.
event-invaders = Envahisseurs, { $step } : { $card }.
event-revealed = La prochaine carte envahisseur : { $card }.
event-escalated = L’adversaire déclenche son escalade : { $escalation }.
event-terrain-drawn = Un des terrains de la carte est tiré au sort : { $terrain }.
event-accelerated = Les envahisseurs accélèrent : { $card } est défaussée de leur paquet.
event-ravaged = { $land } est ravagée : { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
  }, défense { $defend }, donc { $dealt ->
    [one] { $dealt } dégât infligé
   *[other] { $dealt } dégâts infligés
  }.
event-struck-back = Les dahans en { $land } ripostent : { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
  }.
event-skipped = Pas { NAME($step, case: "de") } en { $land } : { $power }.
event-skipped-by-fear = Pas { NAME($step, case: "de") } en { $land } : { $fear }.
event-skipped-by-event = Pas { NAME($step, case: "de") } en { $land } : { $happening }.
event-skipped-by-spirit = Pas { NAME($step, case: "de") } en { $land } : { $spirit }.
event-stopped = En { $land }, les envahisseurs sont arrêtés par { NAME($token, case: "le") }.
event-won = Les esprits gagnent : { $reason }.
event-lost = Les esprits perdent : { $reason }.

## The state of the table

status-turn = Tour { $turn } : { $phase }
status-step = Étape : { $step }
status-adversary = Adversaire : { $adversary }, niveau { $level }, difficulté { $difficulty }
status-escalation = Escalade : { $escalation }
status-scenario = Scénario : { $scenario }, difficulté { $number }
status-difficulty = Difficulté de la partie : { $number }, { $challenge }
status-counts-adversary = { $number } pour { $adversary }, niveau { $level }
status-counts-scenario = { $number } pour le scénario { $scenario }
status-counts-variant = { $number } pour la variante { $variant }
challenge-gentle = douce
challenge-fair = abordable
challenge-hard = corsée
challenge-very-hard = très corsée
challenge-expert = pour experts
status-counter = { $counter } : { $number }{ $limit ->
    [0] {""}
   *[other] , perdu à { $limit }
  }
status-adversary-level = Niveau { $number } : { $adversary }
status-event = Événement : { $happening }
status-terror = Niveau de terreur { $number }, cartes peur restantes : { $left }
status-fear = Peur : { $number } sur { $pool }
status-fear-earned = Cartes peur gagnées à résoudre : { $number }
status-fear-shown = Carte peur révélée : { $fear }
status-lasting-fear = Peur encore active : { $fear }
status-blight-left = Désolation restante : { $number }
status-blight-card = Carte désolation : { $blight }
status-blighted = L’île est dévastée
status-slot = { $step } : { $card }
status-invader-deck = Cartes envahisseurs restantes : { $number }, la suivante de stade { $stage }
status-reminder = { $own } : { $number ->
        [0] utilisable dans une phase rapide
        [one] après 1 carte envahisseur de plus
       *[other] après { $number } cartes envahisseurs de plus
    }
status-reminder-next = { $own } : avant la prochaine carte envahisseur
status-token-unused = Pas en jeu : { $token }
status-ravage-at = Ravage en { $land } : dégâts { $damage }, défense { $defend }
status-build-at = Construction en { $land }
status-score = Score : { $number }
status-drawn = { $seat } peut garder { $power }
status-aspect = { $seat } joue avec l’aspect { $aspect }
status-spirit = { $seat } : { $spirit }, énergie { $energy } ; par tour { $income } énergie{ $income ->
    [one] {""}
   *[other] s
  } et { $plays ->
    [one] { $plays } carte à jouer
   *[other] { $plays } cartes à jouer
  }
status-stage = { $seat } : { $stage }
status-plays-left = { $seat } : cartes encore à jouer { $number }
status-elements = { $seat } a{ $sun ->
    [0] {""}
   *[other] {" "}{ $sun } soleil
  }{ $moon ->
    [0] {""}
   *[other] {" "}{ $moon } lune
  }{ $fire ->
    [0] {""}
   *[other] {" "}{ $fire } feu
  }{ $air ->
    [0] {""}
   *[other] {" "}{ $air } air
  }{ $water ->
    [0] {""}
   *[other] {" "}{ $water } eau
  }{ $earth ->
    [0] {""}
   *[other] {" "}{ $earth } terre
  }{ $plant ->
    [0] {""}
   *[other] {" "}{ $plant } plante
  }{ $animal ->
    [0] {""}
   *[other] {" "}{ $animal } animal
  }{ $any ->
    [0] {""}
   *[other] {" "}{ $any } au choix
  }
status-level = { $seat } : { $power } atteint le niveau { $level }
status-hand = { $seat } a en main { $power }, { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }, { $speed }
status-lent = { $seat } utilise { $power } à chaque tour, { $speed }
status-face-down = { $seat } a joué { $power } face cachée
status-in-play = { $seat } a joué { $power }, { $speed }
status-in-play-used = { $seat } a utilisé { $power }
status-discard = { $seat } a défaussé { $power }
status-presence-destroyed = { $seat } : présences détruites { $number }
status-presence-kept = { $seat } : présences gardées sur sa fiche { $number }
status-markers = { $seat } a préparé { $elements }
status-beside = À côté de la fiche { ELIDE("de", $seat) } : { $power }
status-drowned = { $seat } : santé des envahisseurs noyés { $number }
status-note = { $seat }, { $note } : { $number }
status-lasting-for = { $seat } ce tour : { $lasting }
status-land = { $land }, { $terrain }{ lying-there }
lying-there = { $explorers ->
    [0] {""}
    [one] , 1 explorateur
   *[other] , { $explorers } explorateurs
  }{ $towns ->
    [0] {""}
    [one] , 1 village
   *[other] , { $towns } villages
  }{ $cities ->
    [0] {""}
    [one] , 1 ville
   *[other] , { $cities } villes
  }{ $dahan ->
    [0] {""}
    [one] , 1 dahan
   *[other] , { $dahan } dahans
  }{ $blight ->
    [0] {""}
    [one] , 1 désolation
   *[other] , { $blight } désolations
  }
status-pieces-at = { $land } : { $piece }, { $number }
status-marked-at = { $land } : { marked-piece }, au nombre de { $number }
status-presence-at = { $land } : présence { ELIDE("de", $seat) }, { $number }
status-sacred-at = { $land } : site sacré { ELIDE("de", $seat) }, présence { $number }
status-token-at = { $land } : { $token }, { $number }
status-marker-at = { $land } : { $marker }, { $number }
status-defend-at = { $land } : défense { $number }
status-isolated-at = { $land } : isolée
status-lasting-at = { $land } ce tour : { $lasting }
status-ground = { $land } est { NAME($terrain, case: "un") }
status-coastal = { $land } est côtière
status-border = Voisine : { $land } { $terrain }
status-growth = Croissance { $number } : { $symbol }
status-growth-always = Croissance de chaque tour : { $symbol }
status-track = Sur { $track } : { $symbols }. Cases découvertes : { $open }
status-special-rule = Règle spéciale : { $rule }
status-innate = Pouvoir inné, { $speed } : { $power }
status-need = { $power }, niveau { $level } : { $elements }

## Reasons

why-no-aim = Aucun de tes pouvoirs ne cherche sa cible.
why-targets-spirits = { $power } vise un esprit, pas une région.
why-ocean-out = { $land } est un océan, et il n’est pas en jeu.
why-target-open = { $power } peut viser { $land }.
why-target-far = { $land } est hors de portée, mais { $power } peut la viser pour 1 énergie.
why-target-far-energy = { $land } est hors de portée. { $power } pourrait la viser pour 1 énergie, que tu n’as pas.
why-repeat-elsewhere = Cette fois, { $power } ne peut pas viser { $land }.
why-needs-invaders = { $power } demande une région avec des envahisseurs : il n’y en a pas en { $land }.
why-needs-no-invaders = { $power } demande une région sans envahisseurs : il y en a en { $land }.
why-needs-dahan = { $power } demande une région avec des dahans : il n’y en a pas en { $land }.
why-needs-buildings = { $power } demande une région avec un village ou une ville : il n’y en a pas en { $land }.
why-needs-blight = { $power } demande une région avec de la désolation : il n’y en a pas en { $land }.
why-needs-blight-and-invaders = { $power } demande une région avec de la désolation et des envahisseurs : { $land } n’a pas les deux.
why-needs-no-blight = { $power } demande une région sans désolation : il y en a en { $land }.
why-needs-beasts = { $power } demande une région avec des bêtes : il n’y en a pas en { $land }.
why-needs-disease = { $power } demande une région avec une maladie : il n’y en a pas en { $land }.
why-needs-coast = { $power } demande une région côtière : { $land } est intérieure.
why-needs-coast-and-energy = { $power } demande une région côtière que tu peux payer : { $land } est intérieure, ou coûte plus d’énergie que tu n’en as.
why-needs-terrain = { $power } demande { NAME($one-terrain, case: "un") } ou { NAME($other-terrain, case: "un") } : { $land } est { NAME($terrain, case: "un") }.
why-no-presence = Tu n’as aucune présence d’où { $power } pourrait compter sa portée de { $range }.
why-no-sacred = { $power } compte sa portée de { $range } depuis un site sacré, et tu n’en as pas.
why-no-origin = { $power } compte sa portée de { $range } depuis une présence dans { NAME($terrain, case: "un") }, et tu n’en as pas là.
why-out-of-range = { $land } est à { $distance } de ta présence, et { $power } a une portée de { $range }.
why-out-of-range-sacred = { $land } est à { $distance } de tes sites sacrés, et { $power } a une portée de { $range } depuis ceux-ci.
why-out-of-range-terrain = { $land } est à { $distance } de ta présence dans { NAME($terrain, case: "un") }, et { $power } a une portée de { $range } depuis celle-ci.
why-discarded = { $power } est dans ta défausse : récupère-la d’abord.
why-face-down = { $power } est face cachée et sert à autre chose ce tour.
why-not-yours = Tu n’as pas { $power }.
why-not-played = { $power } est dans ta main : pour l’utiliser, il faut jouer la carte pendant la phase des esprits.
why-used-up = Tu as déjà utilisé { $power } ce tour, et rien ne te permet de le répéter.
why-elements-missing = { $power } n’a encore aucun niveau : pour le niveau { $level }, il te manque { $elements }.
why-not-now = { $power } est un pouvoir { $speed } : il s’utilise dans la phase des pouvoirs { $speed }s.
why-ready-already = Tu as déjà dit que tu avais fini.
why-too-late = { $power } est un pouvoir { $speed }, et ce moment est passé pour ce tour.
why-too-early = { $power } est un pouvoir { $speed } : il s’utilise après l’action des envahisseurs.
why-use-open = Tu peux utiliser { $power } : { $number ->
    [one] { $number } région possible
   *[other] { $number } régions possibles
  } comme cible.
why-use-open-spirit = Tu peux utiliser { $power } : { $number ->
    [one] { $number } esprit possible
   *[other] { $number } esprits possibles
  } comme cible.
why-no-target = { $power } : aucune région à portée { $range } ne peut être la cible.
why-innate = { $power } est un pouvoir inné : il ne se joue pas et ne coûte rien.
why-played-already = Tu as déjà joué { $power }.
why-not-spirit-phase = Cela se fait pendant la phase des esprits.
why-still-growing = La croissance vient d’abord.
why-no-plays = Tu ne peux plus jouer de carte ce tour.
why-no-energy = { $power } coûte { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }, et tu en as { $energy }.
why-play-open = Tu peux jouer { $power }, coût { $cost }, avec l’énergie que tu as ({ $energy }).
why-group-taken = La croissance { $number } est déjà choisie ce tour.
why-groups-used = { $number ->
    [one] On choisit une option de croissance
   *[other] On choisit { $number } options de croissance
  } par tour, et c’est déjà fait.
why-group-energy = La croissance { $number } coûte { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }, et tu en as { $energy }.
why-group-unfinished = Avant la croissance { $number }, finis l’option que tu as choisie.
why-group-open = Tu peux choisir la croissance { $number }.
why-not-growing = On ajoute des présences pendant la croissance.
why-no-presence-growth = Rien de ce que tu peux encore choisir ce tour n’ajoute de présence à une portée donnée.
why-may-not-stand = Ta croissance ne peut pas ajouter de présence en { $land }.
why-growth-elsewhere = Ta croissance n’ajoute de présence que dans des régions d’une autre sorte que { $land }.
why-presence-open = Une présence peut être ajoutée en { $land } : c’est à { $distance } de la tienne, et la croissance porte à { $range }.
why-presence-far = { $land } est à { $distance } de ta présence, et la croissance porte à { $range }.
why-skipped = Pas { NAME($step, case: "de") } en { $land } ce tour, grâce à « { $power } ».
why-skipped-by-fear = Pas { NAME($step, case: "de") } en { $land } ce tour, grâce à la carte peur « { $fear } ».
why-skipped-by-event = Pas { NAME($step, case: "de") } en { $land } ce tour, à cause de l’événement « { $happening } ».
why-skipped-by-spirit = Pas { NAME($step, case: "de") } en { $land } ce tour, grâce à { $spirit }.
why-will-skip = Il n’y aura pas { NAME($step, case: "de") } en { $land } ce tour, grâce à « { $power } ».
why-will-skip-by-fear = Il n’y aura pas { NAME($step, case: "de") } en { $land } ce tour, grâce à la carte peur « { $fear } ».
why-will-skip-by-event = Il n’y aura pas { NAME($step, case: "de") } en { $land } ce tour, à cause de l’événement « { $happening } ».
why-will-skip-by-spirit = Il n’y aura pas { NAME($step, case: "de") } en { $land } ce tour, grâce à { $spirit }.
why-stopped = Les envahisseurs ont été arrêtés en { $land } ce tour par { NAME($token, case: "le") } : pas { NAME($step, case: "de") }.
why-no-card = Il n’y a pas de carte pour cela : { $step }. Rien ne se passe en { $land }.
why-no-match = Pas { NAME($step, case: "de") } en { $land } : c’est { NAME($terrain, case: "un") }, et la carte montre : { $card }.
why-over = C’est fini pour ce tour en { $land } : { $step }.
why-no-invaders-there = Pas { NAME($step, case: "de") } en { $land } : il n’y a pas d’envahisseurs.
why-isolated = { $land } est isolée : personne ne l’explore.
why-no-source = Personne n’explore { $land } : elle ne touche pas l’océan, et il n’y a ni village ni ville sur place ou à côté.
why-disease = La maladie en { $land } empêche la prochaine construction et disparaît.
why-wilds = Les ronces en { $land } empêchent la prochaine exploration et disparaissent.
why-will-blight = { $land } va être ravagée : dégâts { $damage }, défense { $defend }. { $dealt ->
    [one] { $dealt } dégât amène
   *[other] { $dealt } dégâts amènent
  } de la désolation.
why-will-ravage = { $land } va être ravagée : dégâts { $damage }, défense { $defend }. { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
  } à la terre : trop peu pour de la désolation.
why-will-build = Les envahisseurs vont construire en { $land } : { $number } { NAME($piece, $number, case: "counted") }.
why-will-explore = 1 explorateur va arriver en { $land }.
why-may-explore = { $land } sera explorée si la prochaine carte, de stade { $stage }, la montre.
why-no-adversary = Il n’y a pas d’adversaire : pas d’escalade.
why-escalates = { $escalation } arrive avec la carte révélée, qui porte le symbole : { $card }.
why-does-not-escalate = Pas d’escalade ce tour ({ $escalation }) : la carte révélée ne porte pas le symbole : { $card }.
why-may-escalate = { $escalation } arrive avec la prochaine carte, de stade { $stage }, sauf si elle montre la côte.
why-will-not-escalate = Pas d’escalade avec la prochaine carte ({ $escalation }) : aucune du stade { $stage } ne porte le symbole.
why-deck-empty = Le paquet envahisseur est vide : la prochaine exploration fait perdre la partie.

## Fear cards, all levels together

fear-avoid-the-dahan-text = Niveau de terreur 1 : { fear-avoid-the-dahan-1 } Niveau 2 : { fear-avoid-the-dahan-2 } Niveau 3 : { fear-avoid-the-dahan-3 }
fear-belief-takes-root-text = Niveau de terreur 1 : { fear-belief-takes-root-1 } Niveau 2 : { fear-belief-takes-root-2 } Niveau 3 : { fear-belief-takes-root-3 }
fear-dahan-enheartened-text = Niveau de terreur 1 : { fear-dahan-enheartened-1 } Niveau 2 : { fear-dahan-enheartened-2 } Niveau 3 : { fear-dahan-enheartened-3 }
fear-dahan-on-their-guard-text = Niveau de terreur 1 : { fear-dahan-on-their-guard-1 } Niveau 2 : { fear-dahan-on-their-guard-2 } Niveau 3 : { fear-dahan-on-their-guard-3 }
fear-dahan-raid-text = Niveau de terreur 1 : { fear-dahan-raid-1 } Niveau 2 : { fear-dahan-raid-2 } Niveau 3 : { fear-dahan-raid-3 }
fear-emigration-accelerates-text = Niveau de terreur 1 : { fear-emigration-accelerates-1 } Niveau 2 : { fear-emigration-accelerates-2 } Niveau 3 : { fear-emigration-accelerates-3 }
fear-fear-of-the-unseen-text = Niveau de terreur 1 : { fear-fear-of-the-unseen-1 } Niveau 2 : { fear-fear-of-the-unseen-2 } Niveau 3 : { fear-fear-of-the-unseen-3 }
fear-isolation-text = Niveau de terreur 1 : { fear-isolation-1 } Niveau 2 : { fear-isolation-2 } Niveau 3 : { fear-isolation-3 }
fear-overseas-trade-seems-safer-text = Niveau de terreur 1 : { fear-overseas-trade-seems-safer-1 } Niveau 2 : { fear-overseas-trade-seems-safer-2 } Niveau 3 : { fear-overseas-trade-seems-safer-3 }
fear-retreat-text = Niveau de terreur 1 : { fear-retreat-1 } Niveau 2 : { fear-retreat-2 } Niveau 3 : { fear-retreat-3 }
fear-scapegoats-text = Niveau de terreur 1 : { fear-scapegoats-1 } Niveau 2 : { fear-scapegoats-2 } Niveau 3 : { fear-scapegoats-3 }
fear-seek-safety-text = Niveau de terreur 1 : { fear-seek-safety-1 } Niveau 2 : { fear-seek-safety-2 } Niveau 3 : { fear-seek-safety-3 }
fear-tall-tales-of-savagery-text = Niveau de terreur 1 : { fear-tall-tales-of-savagery-1 } Niveau 2 : { fear-tall-tales-of-savagery-2 } Niveau 3 : { fear-tall-tales-of-savagery-3 }
fear-trade-suffers-text = Niveau de terreur 1 : { fear-trade-suffers-1 } Niveau 2 : { fear-trade-suffers-2 } Niveau 3 : { fear-trade-suffers-3 }
fear-wary-of-the-interior-text = Niveau de terreur 1 : { fear-wary-of-the-interior-1 } Niveau 2 : { fear-wary-of-the-interior-2 } Niveau 3 : { fear-wary-of-the-interior-3 }
