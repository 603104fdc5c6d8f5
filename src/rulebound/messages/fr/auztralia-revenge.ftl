### AuZtralia, Revenge of the Old Ones: Mythos cards, roles, pieces, set-up, prompts, options and log lines.

## Mythos cards of the Old One player

mythos-chthonian = Chthonien
mythos-chthonian-text = Retire un rail n’importe où sur la carte. Il revient à son propriétaire.
mythos-dholes = Dholes
mythos-dholes-text = Retire un rail n’importe où sur la carte, puis place une tuile sans dépenser de temps.
mythos-dark-young = Sombre Rejeton
mythos-dark-young-text = Une tuile inutilisée de niveau 3, au hasard, arrive sur un pion Renaissance, face visible.
mythos-servitor-of-the-outer-gods = Serviteur des Dieux extérieurs
mythos-servitor-of-the-outer-gods-text = Une tuile inutilisée de niveau 3, au hasard, arrive sur un pion Renaissance, face visible. Puis un Grand Ancien face visible bouge de 2 hexes au plus.
mythos-dimensional-shambler = Vagabond dimensionnel
mythos-dimensional-shambler-text = Tue 2 personnages de ton choix au tableau.
mythos-hounds-of-tindalos = Chiens de Tindalos
mythos-hounds-of-tindalos-text = Tue 2 personnages de ton choix au tableau. Puis le disque d’un humain avance de 1 espace.
mythos-hunting-horror = Horreur chasseresse
mythos-hunting-horror-text = Tue 2 personnages de ton choix au tableau. Puis un Grand Ancien face visible bouge de 1 hex.
mythos-flying-polyp = Polype volant
mythos-flying-polyp-text = En combat : un dirigeable de la force est détruit. Franz Neumann ne le sauve pas.
mythos-ghoul = Goule
mythos-ghoul-text = En combat : l’infanterie du dessus de la force est détruite, et un zombie inutilisé se joint au combat.
mythos-serpent-people = Hommes-serpents
mythos-serpent-people-text = Tue 2 personnages que des humains possèdent, chez un seul ou chez deux d’entre eux.
mythos-yog-sothoth = Yog-Sothoth
mythos-yog-sothoth-text = Reprends une tuile à un humain et mets-la sur un pion Renaissance, face visible. L’humain reçoit sa valeur en points, et 1 de plus avec ‘Mad’ Johnson.
mythos-deep-ones = Profonds
mythos-deep-ones-text = En combat : 1 dégât, que l’humain place.
mythos-night-gaunts = Maigres Bêtes de la nuit
mythos-night-gaunts-text = En combat : 1 dégât aux dirigeables.
mythos-moon-beasts = Bêtes lunaires
mythos-moon-beasts-text = En combat : l’humain perd 1 point de santé mentale.
mythos-the-unnamable = L’Innommable
mythos-the-unnamable-text = En combat : chaque Grand Ancien encaisse 1 coup de moins de la prochaine carte.
mythos-the-colour-out-of-space = La Couleur tombée du ciel
mythos-the-colour-out-of-space-text = En combat : l’humain perd 2 points de santé mentale.
mythos-rats-in-the-walls = Les Rats dans les murs
mythos-rats-in-the-walls-text = En combat : personne ne fait retraite avant la prochaine carte, et 1 dégât, que l’humain place.
mythos-gugs = Gugs
mythos-gugs-text = En combat : une tuile inutilisée de niveau 2, au hasard, se joint au combat.
mythos-star-spawn = Rejetons stellaires de Cthulhu
mythos-star-spawn-text = En combat : une tuile inutilisée de niveau 3, au hasard, se joint au combat, et 1 dégât, que l’humain place.
mythos-elder-things = Choses très anciennes
mythos-elder-things-text = Retire jusqu’à 3 dégâts d’un Grand Ancien face visible.
mythos-starry-wisdom = Église de la Sagesse étoilée
mythos-starry-wisdom-text = Un humain de ton choix perd 2 or.
mythos-the-yellow-sign = Le Signe jaune
mythos-the-yellow-sign-text = Retourne 2 tuiles sans dépenser de temps.
mythos-azathoth = Azathoth
mythos-azathoth-text = Mélange à la pioche toutes les autres cartes jouées, puis pioche 2 cartes.
mythos-nyarlathotep = Nyarlathotep
mythos-nyarlathotep-text = Reprends 2 cartes jouées.
mythos-shub-niggurath = Shub-Niggurath
mythos-shub-niggurath-text = Place 2 tuiles sans dépenser de temps, puis retourne un pion Renaissance sur son côté dangereux.
mythos-dagon = Dagon
mythos-dagon-text = Un Grand Ancien face visible bouge de 3 hexes au plus.
mythos-men-of-leng = Hommes de Leng
mythos-men-of-leng-text = Un humain de ton choix perd 1 unité de sa Caserne et choisit laquelle.
mythos-keziah-mason = Keziah Mason
mythos-keziah-mason-text = Le disque d’un humain avance de 2 espaces.
mythos-the-dunwich-horror = L’Abomination de Dunwich
mythos-the-dunwich-horror-text = Retourne 1 tuile sans dépenser de temps, puis un Grand Ancien face visible bouge de 4 hexes au plus.
mythos-the-blasted-heath = La Lande foudroyée
mythos-the-blasted-heath-text = Ravage une ferme à 2 hexes ou moins d’un Grand Ancien face visible.

## Solo Mythos cards

mythos-solo-ghosts = Fantômes
mythos-solo-ghosts-text = À ton prochain combat : perds 1 point de santé mentale.
mythos-solo-deep-ones = Profonds
mythos-solo-deep-ones-text = À ton prochain combat : subis 1 dégât.
mythos-solo-night-gaunts = Maigres Bêtes de la nuit
mythos-solo-night-gaunts-text = À ton prochain combat avec un dirigeable : 1 dégât aux dirigeables.
mythos-solo-whippoorwills = Engoulevents
mythos-solo-whippoorwills-text = Le plus ancien personnage du tableau est assassiné.
mythos-solo-zoogs = Zoogs
mythos-solo-zoogs-text = Perds 1 or.
mythos-solo-rats-in-the-walls = Les Rats dans les murs
mythos-solo-rats-in-the-walls-text = Perds 1 charbon.
mythos-solo-brown-jenkin = Brown Jenkin
mythos-solo-brown-jenkin-text = Perds 1 fer.
mythos-solo-cult-of-cthulhu = Culte de Cthulhu
mythos-solo-cult-of-cthulhu-text = Retourne 1 tuile : la tuile cachée la plus proche d’un port.
mythos-solo-elder-things = Choses très anciennes
mythos-solo-elder-things-text = Retire jusqu’à 2 dégâts du Grand Ancien face visible blessé le plus proche d’un port.
mythos-solo-gnoph-keh = Gnoph-Keh
mythos-solo-gnoph-keh-text = Le Grand Ancien face visible le plus proche d’un port bouge de 1 hex.
mythos-solo-abhoth = Abhoth
mythos-solo-abhoth-text = Une tuile inutilisée de niveau 1, au hasard, arrive face visible sur l’hex vide de ce niveau le plus proche.
mythos-solo-haemophore = Hémophore
mythos-solo-haemophore-text = Retourne 1 tuile : la tuile cachée du plus haut niveau ; à égalité, la plus proche d’un port.
mythos-solo-ghoul = Goule
mythos-solo-ghoul-text = À ton prochain combat avec de l’infanterie : perds 1 infanterie, et un zombie inutilisé se joint au combat.
mythos-solo-shantaks = Shantaks
mythos-solo-shantaks-text = À ton prochain combat avec un dirigeable : 2 dégâts aux dirigeables.
mythos-solo-moon-beasts = Bêtes lunaires
mythos-solo-moon-beasts-text = À ton prochain combat : perds 1 point de santé mentale et subis 1 dégât.
mythos-solo-the-unnamable = L’Innommable
mythos-solo-the-unnamable-text = À ton prochain combat : chaque Grand Ancien encaisse 1 coup de moins de la première carte.
mythos-solo-the-haunter-of-the-dark = Celui qui hante les ténèbres
mythos-solo-the-haunter-of-the-dark-text = Les 2 plus anciens personnages du tableau sont assassinés.
mythos-solo-keziah-mason = Keziah Mason
mythos-solo-keziah-mason-text = Ton disque avance de 1 espace.
mythos-solo-starry-wisdom = Église de la Sagesse étoilée
mythos-solo-starry-wisdom-text = Tous les joueurs perdent 2 or.
mythos-solo-dagon = Dagon
mythos-solo-dagon-text = Le Grand Ancien face visible le plus proche d’un port bouge de 2 hexes au plus.
mythos-solo-yog-sothoth = Yog-Sothoth
mythos-solo-yog-sothoth-text = La tuile prise qui vaut le plus revient face visible sur l’hex vide de son niveau le plus proche. Le joueur qui l’avait reçoit sa valeur en points, et un de plus avec ‘Mad’ Johnson.
mythos-solo-great-race-of-yith = Grande Race de Yith
mythos-solo-great-race-of-yith-text = Le disque violet recule, et une carte Révélation s’ajoute.
mythos-solo-gugs = Gugs
mythos-solo-gugs-text = À ton prochain combat avec de l’infanterie : une tuile inutilisée de niveau 2, au hasard, se joint au combat, et tu ne peux pas faire retraite avant la première carte.
mythos-solo-the-colour-out-of-space = La Couleur tombée du ciel
mythos-solo-the-colour-out-of-space-text = À ton prochain combat : perds 2 points de santé mentale.
mythos-solo-star-spawn = Rejetons stellaires de Cthulhu
mythos-solo-star-spawn-text = À ton prochain combat : subis 2 dégâts.
mythos-solo-the-blasted-heath = La Lande foudroyée
mythos-solo-the-blasted-heath-text = Parmi les fermes à 2 hexes ou moins d’un Grand Ancien face visible, la plus proche d’un port est ravagée.
mythos-solo-bholes = Bholes
mythos-solo-bholes-text = Perds 1 rail : le plus proche d’un port.
mythos-solo-shub-niggurath = Shub-Niggurath
mythos-solo-shub-niggurath-text = Une tuile inutilisée de niveau 2, au hasard, arrive face visible sur l’hex vide de ce niveau le plus proche. Puis le Grand Ancien face visible le plus proche d’un port bouge de 1 hex.
mythos-solo-the-dunwich-horror = L’Abomination de Dunwich
mythos-solo-the-dunwich-horror-text = Retourne 1 tuile : la tuile cachée la plus proche d’un port. Puis le Grand Ancien face visible le plus proche d’un port bouge de 3 hexes au plus.
mythos-solo-nyarlathotep = Nyarlathotep
mythos-solo-nyarlathotep-text = Renonce à 1 de tes personnages et à 1 unité de ta Caserne.

## What a solo card waits for

pending-infantry = le prochain combat avec de l’infanterie
pending-airship = le prochain combat avec un dirigeable
pending-any = le prochain combat

## Roles and pieces

role-human = humain
role-old-ones = les Grands Anciens
piece-rebirth = pion Renaissance
piece-dangerous = pion Renaissance dangereux
piece-outpost = avant-poste
piece-port-strength = résistance du port

## Modes and difficulty

mode-base = le jeu de base
mode-revenge = Revenge of the Old Ones
mode-mythos = Mythe en solo
mode-empowered = Grands Anciens renforcés
difficulty-normal = normale
difficulty-hard = difficile
difficulty-harder = très difficile
difficulty-heroic = héroïque

## Set-up

setup-mode = Jeu
setup-mode-help = Le jeu de base, ou l’une des trois façons de jouer avec Revenge of the Old Ones.
setup-mode-base = Le jeu de base
setup-mode-revenge = Revenge : un joueur incarne les Grands Anciens
setup-mode-mythos = Mythe en solo : un joueur contre une pioche
setup-mode-empowered = Renforcés : tous les joueurs contre une pioche
setup-difficulty = Difficulté
setup-difficulty-help = La résistance des ports, et si les pions Renaissance se défendent.
setup-difficulty-normal = Normale : ports de résistance 4
setup-difficulty-hard = Difficile : ports de résistance 2
setup-difficulty-harder = Très difficile : les ports du jeu de base
setup-difficulty-heroic = Héroïque : et les pions Renaissance vides se défendent
setup-deck = Pioche Mythe
setup-deck-help = Avec combien de cartes Mythe en solo on joue.
setup-deck-fifteen = 15 cartes
setup-deck-thirty = 30 cartes

## Prompts of the players

prompt-outpost = Où se dresse l’avant-poste ?
prompt-refresh = Mettre un personnage sous la pioche avant de choisir ?
prompt-battle = Où se bat-on ensuite ?
prompt-reinforce = Quelles unités aident l’avant-poste en { $hex } ? { $left ->
    [one] Encore { $left } peut y aller.
   *[other] Encore { $left } peuvent y aller.
  }
prompt-lose-unit = Quelle unité perds-tu ? Encore à perdre : { $left }.

## Prompts of the Old One player

prompt-old-ones = Que font les Grands Anciens ?
prompt-place = Où places-tu une tuile, face cachée ?
prompt-reveal = Où retournes-tu une tuile ?
prompt-which = Quelle tuile retournes-tu ?
prompt-step = Où { NAME($foe, case: "le") } va-t-il depuis { $hex } ?
prompt-summon = Quelle carte gardes-tu ? Les autres vont sous la pioche.
prompt-interrupt = Combat en { $hex }. Jouer une carte maintenant, ou continuer sans ?
prompt-remove-rail = Quel rail retires-tu ? Encore à retirer : { $left }.
prompt-site = Où arrive la tuile, face visible ?
prompt-take-back = Quelle tuile reprends-tu ?
prompt-kill = Quel personnage du tableau tues-tu ? Encore à tuer : { $left }.
prompt-slay = Quel personnage tues-tu ? Encore à tuer : { $left }.
prompt-regain = Quelle carte reprends-tu ? Encore à reprendre : { $left }.
prompt-rouse = Quel Grand Ancien bouge ? Il avance { $number ->
    [one] de { $number } hex
   *[other] de { $number } hexes au plus
  }.
prompt-lose-goods = Qui perd { $number } { $goods } ?
prompt-delay = Le disque de qui avance de { $number ->
    [one] { $number } espace
   *[other] { $number } espaces
  } ?
prompt-raid = Qui perd { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  } de sa Caserne ?
prompt-blight = Quelle ferme est ravagée ?
prompt-endanger = Quel pion Renaissance devient dangereux ? Encore à retourner : { $left }.
prompt-heal = Quel Grand Ancien perd jusqu’à { $number } { $number ->
    [one] dégât
   *[other] dégâts
  } ?

## Options

option-only-outpost = Placer seulement un avant-poste
option-outpost = Avant-poste en { $hex }
option-sink = Mettre { NAME($character, case: "le") } sous la pioche
option-battle = Combat en { $hex }
option-lose = Perdre { NAME($unit, case: "un") }
option-place = Placer une tuile
option-reveal = Retourner une tuile
option-move = Déplacer les Grands Anciens
option-summon = Piocher 3 cartes et en garder une
option-mythos = Jouer « { $mythos } »
option-quiet = Aucune carte dans ce combat
option-put = Tuile de niveau { $number } en { $hex }
option-turn = { $foe }
option-step = Vers { $hex }
option-draw = Garder « { $mythos } »
option-tear = Retirer le rail de { $hex } à { $to-hex }
option-reclaim = { $foe } { ELIDE("de", $seat) } ({ $tile })
option-kill = Tuer { NAME($character, case: "le") }
option-slay = Tuer { NAME($character, case: "le") } chez { $seat }
option-regain = Reprendre « { $mythos } »
option-rouse = { $foe } en { $hex } ({ $tile })
option-whom = { $seat }
option-wither = Ravager la ferme en { $hex }
option-endanger = Le pion en { $hex }
option-soothe = { $foe } en { $hex } ({ $tile })

facts-mythos = { $time } PT
facts-draw = { $time } PT
facts-regain = { $time } PT
facts-place = { $time } PT
facts-reveal = { $time } PT
facts-move = { $time } PT
facts-summon = { $time } PT
facts-outpost = { $gold } or
facts-only-outpost = { $gold } or
facts-whom = { $gold } or, { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  }, espace { $space }
facts-put = { $piece } au niveau { $level }
facts-endanger = niveau { $level }
facts-battle = { $unit } { ELIDE("de", $seat) }
facts-wither = { $farm }, ferme { ELIDE("de", $seat) }
facts-rouse = dégâts : { $damage } sur { $capacity }, { worth }
facts-soothe = dégâts : { $damage } sur { $capacity }, { worth }
facts-reclaim = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Log lines

event-outpost = { $seat } place un avant-poste en { $hex }.
event-outpost-lost = L’avant-poste { ELIDE("de", $seat) } en { $hex } est détruit.
event-at-outpost = { NAME($foe, case: "cap") } atteint l’avant-poste { ELIDE("de", $seat) } en { $hex }.
event-port-weakened = Le port { ELIDE("de", $seat) } est durement touché : sa résistance est désormais de 2.
event-sank = { $seat } met { NAME($character, case: "le") } sous la pioche.
event-token-taken = { $seat } prend le pion Renaissance en { $hex }.
event-old-ones-gain = Les Grands Anciens gagnent { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
event-placed = Une tuile de niveau { $number } est placée en { $hex }, face cachée.
event-placed-tile = La tuile en { $hex }, cachée aux autres : { $foe }.
event-summoned = Le joueur Grand Ancien regarde des cartes de la pioche Mythe et en garde une.
event-mythos = Une carte Mythe est jouée : « { $mythos } ».
event-arose = Une tuile inutilisée de niveau { $number } arrive en { $hex }.
event-soothed = { NAME($foe, case: "cap") } en { $hex } perd { $number } { $number ->
    [one] dégât
   *[other] dégâts
  }.
event-bound = Les unités { ELIDE("de", $seat) } ne peuvent pas faire retraite avant la prochaine carte.
event-shielded = Chaque Grand Ancien du combat encaisse { $number ->
    [one] { $number } coup
   *[other] { $number } coups
  } de moins de la prochaine carte.
event-rail-lost = Le rail { ELIDE("de", $seat) } de { $hex } à { $to-hex } est retiré.
event-returned = { NAME($foe, case: "cap") } revient de chez { $seat } en { $hex }.
event-slain = Mort chez { $seat } : { $character }.
event-regained = Le joueur Grand Ancien reprend une carte : « { $mythos } ».
event-reshuffled = Les cartes Mythe jouées sont mélangées à la pioche, qui en a maintenant { $number }.
event-drew = Le joueur Grand Ancien pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
event-drew-card = Piochée, cachée aux autres : « { $mythos } ».
event-robbed = { $seat } perd { $number } { $goods }.
event-delayed = Le disque { ELIDE("de", $seat) } avance à l’espace { $space }.
event-endangered = Le pion Renaissance en { $hex } devient dangereux.

## What is hit beside units

unit-port = port
    .un = le port
    .cap = Le port
    .counted = { $number ->
        [one] port
       *[other] ports
    }
unit-outpost = avant-poste
    .un = l’avant-poste
    .cap = L’avant-poste
    .counted = { $number ->
        [one] avant-poste
       *[other] avant-postes
    }

# How things stand.
status-mode = Jeu : { $mode }
status-difficulty = Difficulté : { $difficulty }
status-port-strength = { $seat } : résistance du port { $number ->
    [0] comme dans le jeu de base
   *[other] { $number }
  }
status-tokens-taken = { $seat } : { $number ->
    [one] { $number } pion Renaissance pris
   *[other] { $number } pions Renaissance pris
  }
status-mythos-waits = « { $mythos } » attend un combat { ELIDE("de", $seat) }
status-mythos-hand = Dans ta main : « { $mythos } »
status-old-one-player = { $seat } joue les Grands Anciens : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en pions, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main, { $number } dans la pioche Mythe
status-old-one-pile = Tuiles de niveau { $level } encore à placer : { $number }
status-token-at = { $hex } : un pion Renaissance
status-danger-at = { $hex } : un pion Renaissance dangereux
status-outpost-at = { $hex } : avant-poste { ELIDE("de", $seat) }
status-secret-at = { $hex } : { $foe }, face cachée, vaut { $number }, capacité { $capacity }

# Why an outpost can or cannot be placed.
why-no-outposts = Les avant-postes font partie de Revenge of the Old Ones.
why-outposts-placed = Tes deux avant-postes sont déjà placés.
why-outpost-gold = Un avant-poste prend 2 or, et tu en as { $gold }.
why-outpost-open = Un avant-poste peut être placé en { $hex }.
why-outpost-not-here = Un avant-poste demande un hex où il n’y a que des rails et que ta propre ligne relie à ton port ; ce n’est pas le cas de { $hex }.

## Solo Mythos cards at work

prompt-give-up = À quel personnage renonces-tu ? Encore à rendre : { $left }.
option-give-up = Rendre { NAME($character, case: "le") }
event-mythos-waits = « { $mythos } » attend un combat { ELIDE("de", $seat) }.
event-mythos-applies = « { $mythos } » attendait ce combat { ELIDE("de", $seat) }.
event-rewound = Le disque violet recule à l’espace { $space }, et une carte Révélation s’ajoute.

## What a pick brings to light

reveals-placed = Une tuile est tirée au hasard, et tu la vois.
reveals-cards = On retourne quatre cartes Grand Ancien, l’une après l’autre.
reveals-summoned = Tu vois les prochaines cartes de la pioche Mythe.
reveals-mythos = Tous voient la carte.

## Reasons

why-token-edge = Un pion Renaissance est en { $hex } : aucun rail n’y mène.
why-outpost-there = Il y a un avant-poste en { $hex }.
why-no-tiles-left = Toutes tes tuiles sont placées.
why-no-token-left = Il n’y a plus de pion Renaissance sur la carte.
why-no-token-fits = Aucun pion Renaissance n’accepte une tuile d’un niveau que tu peux placer.
why-none-hidden = Aucune tuile n’est face cachée sur la carte.
why-no-mythos-left = La pioche Mythe est vide.
why-action-open = Tu peux le faire pour 1 PT.
why-no-token = Il n’y a pas de pion Renaissance en { $hex }.
why-token-taken = Il y a déjà une tuile en { $hex }, et il reste des pions vides de ce niveau.
why-site-low = Le pion en { $hex } n’accepte aucune tuile au-dessus du niveau { $level }, et tu ne peux en placer aucune jusque-là.
why-site-open = Une tuile de niveau { $level } au plus peut être placée en { $hex }.
why-mythos-for-combat = « { $mythos } » ne se joue que dans un combat.
why-mythos-not-in-combat = « { $mythos } » est pour ton propre tour, pas pour un combat.
why-mythos-idle = « { $mythos } » ne ferait rien maintenant, ou prend plus de temps qu’il n’en reste.
why-mythos-open = Tu peux jouer « { $mythos } ».
