### Spirit Island, Jagged Earth: Stone’s Unyielding Defiance.

spirit-stones-unyielding-defiance = Défi Inflexible de la Pierre
spirit-stones-unyielding-defiance-text = Supporte la désolation comme aucun autre esprit, et fait se briser les envahisseurs sur les terres qu’ils veulent labourer. Joue peu de cartes au début, mais ses pistes sont pleines de terre.
setup-spirits-stones-unyielding-defiance = { spirit-stones-unyielding-defiance }
rule-bestow-the-endurance-of-bedrock = Accorder l’endurance du roc
rule-bestow-the-endurance-of-bedrock-text = Quand de la désolation est ajoutée dans une région avec ta présence et qu’il n’y a alors pas plus de désolations que de présences à toi, elle ne détruit aucune présence, ni à toi ni à d’autres, et ne se propage pas.
rule-deep-layers-exposed-to-the-surface = Couches profondes mises à nu
rule-deep-layers-exposed-to-the-surface-text = Quand tu ouvres pour la première fois une case avec une carte à jouer de plus, gagne un pouvoir mineur.
power-hold-the-island-fast-with-a-bulwark-of-will = Tenir l’île par un rempart de volonté
power-hold-the-island-fast-with-a-bulwark-of-will-text = De l’énergie au lieu de pertes, ce tour. Tu utilises tous les niveaux atteints.
power-hold-the-island-fast-with-a-bulwark-of-will-level-1 = Quand de la désolation est ajoutée dans une région avec ta présence, tu peux payer 2 énergies pour chacune : elle vient de la boîte et non de la carte désolation. La désolation qui se propage se paie à part.
power-hold-the-island-fast-with-a-bulwark-of-will-level-2 = Cela ne coûte que 1 énergie.
power-hold-the-island-fast-with-a-bulwark-of-will-level-3 = Quand un événement ou une carte désolation détruit elle-même une présence d’un esprit, tu peux la sauver pour 1 énergie chacune. La présence perdue par ajout de désolation ne peut être sauvée.
power-let-them-break-themselves-against-the-stone = Qu’ils se brisent contre la pierre
power-let-them-break-themselves-against-the-stone-text = Les envahisseurs qui blessent cette terre sont blessés. La défense réduit ce qu’ils font à la terre. Tu utilises tous les niveaux atteints.
power-let-them-break-themselves-against-the-stone-level-1 = Ce tour, 2 dégâts après que les envahisseurs ont infligé des dégâts à la terre.
power-let-them-break-themselves-against-the-stone-level-2 = Et la moitié de ce qu’ils ont infligé à la terre, arrondie à l’inférieur.
power-let-them-break-themselves-against-the-stone-level-3 = Répète ce pouvoir.
power-scarred-and-stony-land = Terre balafrée et rocailleuse
power-scarred-and-stony-land-text = 2 dégâts. Puis ajoute une terre aride, et 1 désolation retourne dans la boîte, pas sur la carte désolation.
power-plows-shatter-on-rocky-ground = Les charrues se brisent sur le roc
power-plows-shatter-on-rocky-ground-text = Au choix : 1 dégât à chaque village et ville, et repousse jusqu’à 1 village ; ou détruis 1 village.
power-jagged-shards-push-from-the-earth = Des éclats acérés percent la terre
power-jagged-shards-push-from-the-earth-text = Ajoute une terre aride. Repousse jusqu’à 2 dahans.
power-stubborn-solidity = Solidité obstinée
power-stubborn-solidity-text = Défense 1 par dahan sur place. Les dahans de cette région ne peuvent être ni blessés, ni détruits, ni retirés, ni remplacés, ni déplacés ce tour.

symbol-earth-2 = Gagne 2 terre
symbol-presence-3-mountain-own = Ajoute une présence à portée 3 dans une montagne ou une région avec ta présence
way-damage-and-push-town = Dégâts à chaque village et ville, repousser un village
way-destroy-town = Détruire un village
lasting-bulwark-of-will = peut payer pour prendre dans la boîte la désolation de ses régions
lasting-steadfast-presence = peut sauver des présences des événements et des cartes désolation
lasting-broken-against-the-stone = les envahisseurs sont blessés quand ils blessent la terre
prompt-start-beside = Dans quelle région voisine de ta montagne commences-tu ?
prompt-blight-from-box = Une désolation arrive en { $land } : paies-tu pour qu’elle vienne de la boîte ?
prompt-save-presence = Sauves-tu cette présence ?
