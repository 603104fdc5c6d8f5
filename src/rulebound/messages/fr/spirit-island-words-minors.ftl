### Spirit Island: what the minor powers of Branch & Claw and Jagged Earth say besides their cards.

## What a power demands of its target.

why-needs-inland = { $power } demande une région intérieure : { $land } est sur la côte.
why-needs-city = { $power } demande une région avec une ville : il n’y en a pas en { $land }.
why-needs-no-wetland = { $power } ne peut pas viser un marais, et { $land } en est un.
why-needs-one-terrain = { $power } demande { NAME($one-terrain, case: "un") } : { $land } est { NAME($terrain, case: "un") }.

## Powers that are used at another time, or again.

lasting-either-speed = peut utiliser un pouvoir lent comme s’il était rapide, ou un rapide comme s’il était lent
lasting-repeat-cheapest = peut répéter la carte pouvoir en jeu la moins chère en payant son coût
option-hasten-paying = Payer pour utiliser { $power } maintenant, bien que lent
option-hasten-paying-less = Payer pour utiliser { $power } maintenant, bien que lent, { $level ->
    [0] sans son seuil
   *[other] jusqu’au niveau { $level }
  }
option-delay = Utiliser { $power } maintenant, bien que rapide
option-delay-less = Utiliser { $power } maintenant, bien que rapide, { $level ->
    [0] sans son seuil
   *[other] jusqu’au niveau { $level }
  }
facts-hasten-paying = { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }, { power-facts }
facts-hasten-paying-less = { $cost } énergie{ $cost ->
    [one] {""}
   *[other] s
  }, { power-facts }

## Choices.

way-add-badlands = Ajouter une terre aride
way-add-beasts = Ajouter une bête
way-add-disease = Ajouter une maladie
way-add-strife = Ajouter une discorde
way-add-wilds = Ajouter une ronce
way-destroy-explorer = Détruire un explorateur
way-destroy-small = Détruire un explorateur ou un village
way-gain-element = Gagner des éléments
way-gain-energy = Gagner de l’énergie
way-gather-blight = Rassembler une désolation
way-guard = Blesser les envahisseurs qui arrivent
way-move-dahan = Déplacer des dahans le long de la côte
way-no-build = Pas de construction
way-pay-for-damage = Payer 1 énergie pour 1 dégât à côté
way-pay-to-heal = Payer 1 énergie pour retirer une désolation
way-push-added = Pouvoir repousser les envahisseurs ajoutés
way-push-explorer-and-town = Repousser un explorateur et un village
way-push-explorers = Repousser des explorateurs
way-restore-presence = Ajouter une présence détruite
way-save-dahan = Moins de dahans sont détruits

## What lasts.

lasting-blood-draws-predators = des bêtes viennent mordre à la prochaine destruction d’envahisseurs
lasting-call-to-guard = les envahisseurs qui arrivent subissent des dégâts
lasting-call-to-trade = le prochain ravage devient une construction
lasting-confounding-mists = les envahisseurs ajoutés peuvent être repoussés
lasting-entrap-the-forces-of-corruption = la désolation ne se propage pas
lasting-mesmerized-tranquility = les envahisseurs infligent moins de dégâts
lasting-portents-of-disaster = 1 peur à la prochaine destruction d’envahisseurs
lasting-scream-disease-into-the-wind = peut ajouter une maladie là où un pouvoir vise
lasting-sky-stretches-to-shore = les pouvoirs portent plus loin vers la côte
lasting-unquenchable-flames = les envahisseurs gardent leurs dégâts

## Questions.

prompt-add-beasts = Dans quelle région ajoutes-tu des bêtes ?
prompt-burn = Dans quelle région infliges-tu 1 dégât ?
prompt-build-order = Dans quelle région les envahisseurs construisent-ils ensuite ?
prompt-explore-order = Quelle région est explorée ensuite ?
prompt-ferry = Quel dahan part, et où ?
prompt-grow-in = Dans quelle région les deux ont-ils lieu ?
prompt-other-coast = Entre cette région et quelle autre région côtière les dahans se déplacent-ils ?
prompt-renew = Dans quelle région des deux esprits ?
prompt-restore-whose = Quel esprit peut faire revenir une présence détruite ?
