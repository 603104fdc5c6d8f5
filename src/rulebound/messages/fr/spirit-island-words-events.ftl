### Spirit Island: what events ask and tell, and the events of tokens and dahan that stand on their cards.

## Prompts

prompt-event-land = Dans quelle région cela a-t-il lieu ?
prompt-prevent = Combien de présences détruisez-vous sur ce plateau pour que cela n’y ait pas lieu ?
left-prevent = il en faut encore { $number }
prompt-prevent-dahan = Combien de dahans y sont détruits pour qu’aucune désolation n’arrive ?
left-prevent-dahan = il en faut encore { $number }
prompt-prevent-paying = Combien d’énergie paies-tu pour qu’aucune désolation n’arrive sur ce plateau ?
left-prevent-paying = il en faut encore { $number }
prompt-more-energy = Quel esprit gagne 1 énergie de plus ?
prompt-return-from = De quelle région une présence retourne-t-elle sur une piste ?
prompt-skip-ravage = Le ravage en { $land } est-il sauté ? C’est possible une fois par plateau.
prompt-calm = Quel envahisseur perd une discorde ?
prompt-terrain = Dans quel terrain ?
prompt-guard = Comment { $land } est-elle gardée ?
prompt-outpaced = Que devient { $power } ?
prompt-remove-beasts = De quelle région retires-tu des bêtes ? Celles qui restent doivent être payées.
prompt-move-inland = Quel village se déplace, et où ?
prompt-town-instead = Un village arrive-t-il en { $land } au lieu d’un explorateur ? C’est possible une fois par plateau.

## Options

option-offer = { $number ->
    [0] Rien
   *[other] { $number }
  }
option-calm = Ôter 1 discorde à 1 { $piece } en { $land }
option-calm-marked = Ôter 1 discorde à 1 { marked-piece } en { $land }
option-terrain = { $terrain }

## What happens

event-event-part = Puis : { $part }.
event-turned-up = { $power } est révélé, puis défaussé.
event-blight-taken = { $number ->
    [one] { $number } désolation quitte
   *[other] { $number } désolations quittent
  } la carte désolation.
event-blight-returned = { $number ->
    [one] { $number } désolation revient
   *[other] { $number } désolations reviennent
  } sur la carte désolation.
event-invader-card-gone = Une carte envahisseur de stade { $number } quitte la partie.
event-fear-card-added = Une carte peur est posée sur le paquet peur.
event-fear-card-removed = La première carte peur retourne dans la boîte.
event-fear-card-discarded = Une carte peur gagnée est défaussée sans effet : { $fear }.
event-fear-lost = { $number ->
    [one] { $number } peur est perdue.
   *[other] { $number } peurs sont perdues.
  }

## How things stand

status-lasting-event = Événement encore actif : { $happening }

## Choices

way-become-slow = Ajouter une présence détruite ; être lent au prochain tour
way-forget-and-wander = Oublier une carte pouvoir contre énergie et déplacements
way-forget-two = Oublier 2 cartes pouvoir
way-lose-for-card = Détruire 2 présences pour une carte pouvoir
way-lose-for-wilds = Détruire 2 présences pour des ronces
way-lose-one-each = Chaque esprit sur place détruit 1 présence
way-lose-two = Détruire 2 présences
way-match-losing = Détruire 2 présences pour l’utiliser maintenant
way-match-paying = Payer 3 énergies pour l’utiliser maintenant
way-pay-three = Payer 3 énergies
way-push-two-explorers = Repousser jusqu’à 2 explorateurs
way-reclaim-one = Récupérer une carte
way-regain-unique = Retrouver un pouvoir unique oublié
way-return-presence = Remettre 1 présence sur tes pistes
way-save-blight = Détruire 2 présences pour épargner 1 désolation
way-skip-this = Le sauter
way-steady = La défausser contre de l’énergie
way-take-blight = Prendre 1 désolation sur la carte désolation
way-town-instead = Un village au lieu d’un explorateur
way-two-damage = 2 dégâts, pour 3 énergies
way-warding = Défense 4 dans toutes les régions ce tour

## Token events and dahan events

part-a-thousand-small-struggles = Mille petits combats
part-a-thousand-small-struggles-text = Sur chaque plateau avec au moins 4 villages et villes et au plus 4 dahans, ajoutez 1 désolation dans une région sans dahans.
part-aid-the-uprising = Soutenir le soulèvement
part-aid-the-uprising-text = Chaque envahisseur avec discorde subit 1 dégât par dahan dans sa région. Ajoutez-y 1 dahan pour chaque village ou ville ainsi détruit.
part-at-their-gates-demanding-redress = À leurs portes, exigeant réparation
part-at-their-gates-demanding-redress-text = 2 peurs par région avec des dahans et une ville.
part-beasts-attack = Les bêtes attaquent
part-beasts-attack-text = Chaque bête inflige 2 dégâts dans sa région. Une bête qui détruit un village ou une ville est retirée.
part-beasts-chase-off-homesteaders = Les bêtes chassent les colons
part-beasts-chase-off-homesteaders-text = Sur chaque plateau, repoussez jusqu’à 2 explorateurs ou 1 village d’une région avec des bêtes.
part-beasts-find-new-homes = Les bêtes trouvent un nouveau gîte
part-beasts-find-new-homes-text = Sur chaque plateau, repoussez 1 bête vers une région sans désolation. S’il y a là des envahisseurs : 1 peur.
part-beasts-multiply = Les bêtes se multiplient
part-beasts-multiply-text = Sur chaque plateau, ajoutez 1 bête dans une région voisine de bêtes, puis détruisez 1 dahan dans une région avec des bêtes.
part-beasts-of-the-jungle = Bêtes de la jungle
part-beasts-of-the-jungle-text = Sur chaque plateau, ajoutez 1 bête dans une jungle sans désolation. S’il y a là des envahisseurs : 1 peur.
part-beasts-prey-on-the-injured = Les bêtes traquent les blessés
part-beasts-prey-on-the-injured-text = Ce tour, les bêtes comptent aussi comme terres arides. Sur chaque plateau, détruisez 1 envahisseur blessé dans une région avec des bêtes.
part-beasts-provoked = Bêtes provoquées
part-beasts-provoked-text = Sur chaque plateau, ajoutez 1 bête dans une région avec des villages et sans désolation.
part-beasts-prowl = Les bêtes rôdent
part-beasts-prowl-text = Chaque bête dans une région avec des envahisseurs : 1 peur. Chaque autre bête va dans une région voisine.
part-blessings-of-bounty-and-health = Bénédictions d’abondance et de santé
part-blessings-of-bounty-and-health-text = Chaque esprit peut ajouter 1 dahan dans une de ses régions avec des dahans.
part-canny-defense = Défense avisée
part-canny-defense-text = Ce tour, chaque région a défense 1 par dahan sur place.
part-careful-defense = Défense prudente
part-careful-defense-text = Ce tour, chaque région avec des dahans a défense 2.
part-casualties-of-fang-and-sting = Victimes des crocs et des dards
part-casualties-of-fang-and-sting-text = Sur chaque plateau, détruisez 1 explorateur ou village dans une région avec des bêtes.
part-clever-cooperation = Coopération habile
part-clever-cooperation-text = Chaque esprit peut repousser 1 de ses présences d’une région avec des dahans : 2 dégâts dans la région où elle entre.
part-coming-of-age-coastal = L’âge adulte
part-coming-of-age-coastal-text = Sur chaque plateau, ajoutez 1 dahan dans une région côtière avec des dahans.
part-coming-of-age-hale = L’âge adulte
part-coming-of-age-hale-text = Sur chaque plateau, ajoutez 1 dahan dans une région avec des dahans, sans désolation ni maladie.
part-coming-of-age-inland = L’âge adulte
part-coming-of-age-inland-text = Sur chaque plateau, ajoutez 1 dahan dans une région intérieure avec des dahans.
part-coming-of-age-jungle-wetland = L’âge adulte
part-coming-of-age-jungle-wetland-text = Sur chaque plateau, ajoutez 1 dahan dans une jungle ou un marais avec des dahans.
part-coming-of-age-mountain-sands = L’âge adulte
part-coming-of-age-mountain-sands-text = Sur chaque plateau, ajoutez 1 dahan dans une montagne ou un désert avec des dahans.
part-coming-of-age-two = L’âge adulte
part-coming-of-age-two-text = Sur chaque plateau, ajoutez 1 dahan dans une région avec au moins 2 dahans.
part-coming-of-age-untouched = L’âge adulte
part-coming-of-age-untouched-text = Sur chaque plateau, ajoutez 1 dahan dans une région avec des dahans, sans terres arides, bêtes, maladie ni ronces.
part-coordinated-defense = Défense coordonnée
part-coordinated-defense-text = Ce tour, chaque région avec des dahans et une présence a défense 5.
part-coordinated-strikes = Frappes coordonnées
part-coordinated-strikes-text = Dans chaque région avec au moins 3 dahans : 2 dégâts, et défense 2.
part-distant-hunt = Chasse lointaine
part-distant-hunt-text = Sur chaque plateau, repoussez 1 bête vers une région sans désolation, où elle inflige 1 dégât.
part-drive-off-the-interlopers = Chasser les intrus
part-drive-off-the-interlopers-text = Chaque joueur peut repousser 1 explorateur ou village d’une région avec des dahans.
part-engage-on-their-own-terms = Se battre à leur façon
part-engage-on-their-own-terms-text = Ce tour, les dahans frappent avant les envahisseurs lors d’un ravage, mais n’infligent que 1 dégât chacun.
part-explorers-blunder = Bévue d’explorateurs
part-explorers-blunder-text = Sur chaque plateau, détruisez 2 explorateurs en tout dans des régions avec des bêtes.
part-fatalities-rise = Les morts s’accumulent
part-fatalities-rise-text = Dans chaque région avec maladie, 1 dégât à chaque envahisseur et chaque dahan. Retirez 1 maladie là où cela détruit un village ou une ville.
part-fierce-mien = Mine farouche
part-fierce-mien-text = 1 peur par région avec des envahisseurs où les dahans sont plus nombreux que les villages et villes.
part-foreign-diseases = Maladies étrangères
part-foreign-diseases-text = Sur chaque plateau, dans la région avec le plus d’envahisseurs et de dahans réunis, et au moins 1 de chaque, ajoutez 1 maladie, et 2 dégâts aux dahans.
part-forsake-the-barren-land = Quitter la terre stérile
part-forsake-the-barren-land-text = Sur chaque plateau, repoussez 2 dahans d’une région avec désolation vers des régions sans désolation.
part-grim-toll = Sinistre bilan
part-grim-toll-text = Sur chaque plateau, dans une région avec maladie, 2 dégâts aux envahisseurs et 2 dégâts aux dahans.
part-hunting-parties = Parties de chasse
part-hunting-parties-text = Dans chaque région avec des bêtes et une ville : 1 peur, et 1 bête est détruite.
part-irregular-outbreaks = Foyers épars
part-irregular-outbreaks-text = La maladie n’empêche aucune construction dans cette phase des envahisseurs. 1 peur par plateau avec maladie.
part-keep-far-from-the-lands-of-plague = Loin des terres de la peste
part-keep-far-from-the-lands-of-plague-text = Sur chaque plateau, repoussez 3 dahans de régions avec maladie vers des régions sans maladie.
part-lair-in-untamed-lands = Tanière en terre indomptée
part-lair-in-untamed-lands-text = Sur chaque plateau, ajoutez 1 bête dans une région sans village, ville ni désolation.
part-lay-ambushes = Tendre des embuscades
part-lay-ambushes-text = Ce tour, les dahans frappent en même temps que les envahisseurs lors d’un ravage.
part-leave-the-hostile-land = Fuir la terre hostile
part-leave-the-hostile-land-text = De chaque région, repoussez 1 dahan par terre aride et par maladie sur place vers des régions qui n’en ont pas.
part-lingering-plagues = Pestes tenaces
part-lingering-plagues-text = Sur chaque plateau, ajoutez 1 maladie. La maladie n’empêche aucune construction dans cette phase des envahisseurs.
part-new-diseases = Nouvelles maladies
part-new-diseases-text = Sur la moitié des plateaux (arrondie au supérieur), ajoutez 1 maladie dans une région avec des dahans et des envahisseurs, et 2 dégâts aux dahans sur place.
part-offerings-of-pattern-and-dance = Offrandes de motifs et de danses
part-offerings-of-pattern-and-dance-text = Chaque esprit avec au moins 2 dahans dans ses régions gagne 1 énergie.
part-offerings-of-story-and-season = Offrandes de contes et de saisons
part-offerings-of-story-and-season-text = Chaque esprit avec au moins 3 dahans dans ses régions gagne 1 énergie et peut récupérer 1 carte.
part-outbreaks-shift = Les foyers se déplacent
part-outbreaks-shift-text = Sur chaque plateau, repoussez 1 maladie vers la région voisine avec le plus d’envahisseurs.
part-pestilence-arrives-on-canvas-sails = La peste vient sous voiles
part-pestilence-arrives-on-canvas-sails-text = Sur chaque plateau, ajoutez 1 maladie dans la région côtière avec le plus de villages et de villes, et 3 dégâts aux dahans sur place.
part-plagues-bring-fear-and-death = Les pestes sèment peur et mort
part-plagues-bring-fear-and-death-text = 1 peur par plateau avec maladie. Sur chaque plateau, 2 dégâts aux dahans dans une région avec maladie.
part-prey-on-the-heedless = Traquer les insouciants
part-prey-on-the-heedless-text = Dans chaque région avec des bêtes, 1 dégât par bête.
part-prey-on-the-unwary = Traquer les imprudents
part-prey-on-the-unwary-text = Chaque bête détruit 1 explorateur dans sa région. Ajoutez 1 bête sur un plateau qui n’en a pas.
part-quit-the-farmed-lands = Quitter les terres cultivées
part-quit-the-farmed-lands-text = Sur chaque plateau, repoussez 1 bête vers une région sans village ni ville. S’il y a là des explorateurs : 1 peur.
part-raiding-and-retaliation = Raids et représailles
part-raiding-and-retaliation-text = Dans chaque région avec des villages ou des villes, 1 dégât par dahan. Puis chaque village et chaque ville qui restent infligent 1 dégât aux dahans ; la défense et la discorde comptent.
part-raids-in-force = Raids en force
part-raids-in-force-text = Chaque esprit choisit une région différente où les dahans sont plus nombreux que les villages et villes : 1 dégât par dahan sur place.
part-rally-to-the-defense-of-distant-kin = Au secours des parents lointains
part-rally-to-the-defense-of-distant-kin-text = Sur chaque plateau, rassemblez 1 dahan dans une région avec des dahans, puis défense 1 par dahan sur place.
part-reckless-offensive = Offensive téméraire
part-reckless-offensive-text = Sur chaque plateau, dans une région avec au moins 2 dahans et au moins 2 villages et villes, détruisez 1 village ou ville par dahan, puis ajoutez 1 désolation.
part-reclaim-territory = Reprendre du terrain
part-reclaim-territory-text = Chaque joueur peut repousser 1 dahan, qui inflige 1 dégât dans sa nouvelle région.
part-retreat = Repli
part-retreat-text = Sur chaque plateau, repoussez 2 dahans d’une région avec une ville vers des régions sans ville.
part-return-to-old-pillars = Retour aux anciens piliers
part-return-to-old-pillars-text = Sur chaque plateau, rassemblez 1 ou 2 dahans dans une région où un dahan est imprimé.
part-rouse-the-spirits = Réveiller les esprits
part-rouse-the-spirits-text = Chaque esprit avec au moins 3 dahans dans ses régions peut utiliser 1 pouvoir lent maintenant au lieu de plus tard.
part-sandfever-outbreak = Poussée de fièvre des sables
part-sandfever-outbreak-text = Sur chaque plateau, ajoutez 1 maladie dans le désert ou la montagne avec le plus de villages et de villes.
part-savage-frenzy = Frénésie sauvage
part-savage-frenzy-text = Chaque bête détruit 1 explorateur et inflige 2 dégâts dans sa région.
part-seek-a-safer-home = Chercher un foyer plus sûr
part-seek-a-safer-home-text = Sur chaque plateau, repoussez 2 dahans d’une région avec des bêtes, une maladie ou des ronces vers des régions qui n’ont rien de cela.
part-seek-out-new-grounds = Chercher de nouvelles terres
part-seek-out-new-grounds-text = Sur chaque plateau, rassemblez 1 ou 2 dahans dans une région où aucun dahan n’est imprimé.
part-settlers-encroach-too-far = Des colons trop envahissants
part-settlers-encroach-too-far-text = Sur chaque plateau, dans une région avec des villages et des dahans, repoussez 1 village par tranche de 2 dahans sur place.
part-speak-of-the-spirits-anger = Parler de la colère des esprits
part-speak-of-the-spirits-anger-text = 1 peur par plateau où des dahans sont dans une région avec des villages ou des villes.
part-spirit-speakers-solve-riddles-of-power = Les voix des esprits percent les énigmes du pouvoir
part-spirit-speakers-solve-riddles-of-power-text = Chaque esprit avec au moins 4 dahans dans ses régions gagne un pouvoir mineur.
part-stricken = Terrassés
part-stricken-text = Ce tour, les envahisseurs ne ravagent pas dans les régions avec maladie ou discorde.
part-tell-the-old-stories = Raconter les vieilles histoires
part-tell-the-old-stories-text = Chaque esprit avec au moins 2 dahans dans ses régions récupère 1 carte, ou retrouve un pouvoir unique qu’il a oublié dans cette partie.
part-tend-the-land = Soigner la terre
part-tend-the-land-text = Sur chaque plateau, retirez 1 désolation d’une région avec au moins 2 dahans.
part-terrifying-beasts = Bêtes terrifiantes
part-terrifying-beasts-text = 2 peurs par plateau avec au moins 2 bêtes.
part-traps-and-snares = Pièges et collets
part-traps-and-snares-text = Sur chaque plateau, ajoutez 1 ronce dans une région avec des dahans.
part-virulence-among-close-packed-homes = Virulence dans les maisons serrées
part-virulence-among-close-packed-homes-text = Sur chaque plateau, ajoutez 1 maladie dans la région intérieure avec le plus de villages et de villes.
part-wheezelung-outbreak = Poussée de souffle rauque
part-wheezelung-outbreak-text = Sur chaque plateau, ajoutez 1 maladie dans la jungle ou le marais avec le plus de villages et de villes.
