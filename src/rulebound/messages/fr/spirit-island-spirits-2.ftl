### Spirit Island: Ocean and Bringer, their special rules, innate powers and unique cards.

## Ocean’s Hungry Grasp

spirit-oceans-hungry-grasp = Emprise Vorace de l’Océan
spirit-oceans-hungry-grasp-text = Entraîne les envahisseurs de la côte dans la mer et s’en nourrit. Sa présence va et vient avec la marée, et à l’intérieur des terres il ne peut pas grand-chose.
rule-ocean-in-play = L’océan en jeu
rule-ocean-in-play-text = Tu peux ajouter et déplacer de la présence dans les océans, mais jamais dans les régions intérieures. Sur chaque plateau où tu as ta présence, l’océan est en jeu : les pouvoirs et la désolation le traitent comme un marais côtier. Les envahisseurs et les dahans qui y sont déplacés se noient à la fin de cette action.
rule-drowning = Noyade
rule-drowning-text = Les pièces noyées sont détruites, et tu gardes les envahisseurs parmi elles. À tout moment, tu peux échanger contre 1 énergie autant de leur santé imprimée qu’il y a de joueurs.
power-pound-ships-to-splinters = Navires réduits en miettes
power-pound-ships-to-splinters-text = Des épaves sur le rivage effraient les envahisseurs. Tu utilises tous les niveaux atteints.
power-pound-ships-to-splinters-level-1 = 1 peur.
power-pound-ships-to-splinters-level-2 = 1 peur de plus.
power-pound-ships-to-splinters-level-3 = 2 peurs de plus.
power-ocean-breaks-the-shore = L’océan brise le rivage
power-ocean-breaks-the-shore-text = La mer emporte des bâtiments de la côte. Tu utilises tous les niveaux atteints.
power-ocean-breaks-the-shore-level-1 = Noie 1 village.
power-ocean-breaks-the-shore-level-2 = Ce peut être une ville.
power-ocean-breaks-the-shore-level-3 = Noie 1 village ou ville de plus.
power-call-of-the-deeps = L’appel des profondeurs
power-call-of-the-deeps-text = Rassemble 1 explorateur. Si tu as choisi un océan, tu peux en rassembler 1 de plus.
power-grasping-tide = Marée avide
power-grasping-tide-text = 2 peurs. Défense 4.
power-swallow-the-land-dwellers = Engloutir les terriens
power-swallow-the-land-dwellers-text = Noie 1 explorateur, 1 village et 1 dahan, s’il y en a.
power-tidal-boon = Don de la marée
power-tidal-boon-text = L’esprit choisi gagne 2 énergies. Il peut repousser 1 village et jusqu’à 2 dahans hors d’une région où il a sa présence. Tu peux porter les dahans repoussés dans ton océan vers n’importe quelle région côtière, et ils ne se noient pas.

## Bringer of Dreams and Nightmares

spirit-bringer-of-dreams-and-nightmares = Porteur de Rêves et de Cauchemars
spirit-bringer-of-dreams-and-nightmares-text = Terrifie les envahisseurs comme aucun autre esprit, surtout avec des pouvoirs majeurs, mais ses propres pouvoirs ne tuent jamais. Laisse le combat aux dahans et à ses amis.
rule-to-dream-a-thousand-deaths = Rêver mille morts
rule-to-dream-a-thousand-deaths-text = Tes pouvoirs n’infligent aucun dégât et ne détruisent rien d’autre que ta propre présence. Chaque envahisseur qu’un pouvoir détruirait ne fait qu’en rêver : un village apporte 2 peurs, une ville 5, un explorateur aucune. Repousse ces explorateurs et ces villages ; les villes restent. Un même pouvoir ne peut le faire deux fois au même envahisseur.
power-spirits-may-yet-dream = Les esprits peuvent encore rêver
power-spirits-may-yet-dream-text = Montre ce que les envahisseurs craindront, et prête de la force. Tu utilises tous les niveaux atteints.
power-spirits-may-yet-dream-level-1 = Révèle une carte peur face cachée de ton choix, dans le paquet ou déjà gagnée. Elle reste à sa place.
power-spirits-may-yet-dream-level-2 = L’esprit choisi gagne 1 d’un élément qu’il a.
power-night-terrors = Terreurs nocturnes
power-night-terrors-text = Les envahisseurs parmi tes présences dorment mal. Tu utilises tous les niveaux atteints.
power-night-terrors-level-1 = 1 peur.
power-night-terrors-level-2 = 1 peur de plus.
power-night-terrors-level-3 = 1 peur de plus.
power-predatory-nightmares = Cauchemars prédateurs
power-predatory-nightmares-text = 2 dégâts, que ta propre règle change en rêves. Repousse jusqu’à 2 dahans.
power-dread-apparitions = Apparitions effroyables
power-dread-apparitions-text = Jusqu’à la fin de ce tour, chaque peur que des pouvoirs causent dans cette région la défend aussi de 1. La peur des villages et villes détruits ne compte pas. Puis 1 peur, qui compte.
power-call-on-midnights-dream = Appel du rêve de minuit
power-call-on-midnights-dream-text = Au choix. Dans une région avec des dahans : gagne un pouvoir majeur ; si c’est cette carte-ci que tu oublies pour lui, gagne 1 énergie par dahan sur place, et tu peux payer la nouvelle carte et la jouer tout de suite. Dans une région avec des envahisseurs : 2 peurs.
power-dreams-of-the-dahan = Rêves des dahans
power-dreams-of-the-dahan-text = Au choix : rassemble jusqu’à 2 dahans ; ou, dans une région avec un village ou une ville, 1 peur par dahan sur place, 3 au plus.
