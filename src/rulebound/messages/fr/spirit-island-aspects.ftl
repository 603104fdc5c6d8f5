### Spirit Island: the aspects of spirits.

setup-aspects = Aspect
setup-aspects-none = Aucun
setup-aspects-madness = { aspect-madness } ({ spirit-shadows-flicker-like-flame })
setup-aspects-pandemonium = { aspect-pandemonium } ({ spirit-lightnings-swift-strike })
setup-aspects-reach = { aspect-reach } ({ spirit-shadows-flicker-like-flame })
setup-aspects-resilience = { aspect-resilience } ({ spirit-vital-strength-of-the-earth })
setup-aspects-sunshine = { aspect-sunshine } ({ spirit-river-surges-in-sunlight })
setup-aspects-wind = { aspect-wind } ({ spirit-lightnings-swift-strike })

aspect-madness = Folie
aspect-madness-text = Deux règles spéciales au lieu de « { rule-shadows-of-the-dahan } » : discorde là où il croît, et peur là où sa présence est détruite parmi les envahisseurs.
aspect-pandemonium = Pandémonium
aspect-pandemonium-text = Le pouvoir inné « { power-lightning-torn-skies-incite-pandemonium } » au lieu de « { power-thundering-destruction } ».
aspect-reach = Allonge
aspect-reach-text = Une fois par tour, il ignore la portée ; il n’a pas « { rule-shadows-of-the-dahan } ».
aspect-resilience = Résilience
aspect-resilience-text = Ses sites sacrés encaissent 8 dégâts de plus avant que la désolation arrive ; il n’a pas « { rule-earths-vitality } ».
aspect-sunshine = Lumière du soleil
aspect-sunshine-text = Il commence avec 1 énergie et sans « { power-boon-of-vigor } », et a un second pouvoir inné, « { power-boon-of-sunshines-promise } ».
aspect-wind = Vent
aspect-wind-text = Un second pouvoir inné, « { power-exaltation-of-the-storm-wind } », au lieu de « { rule-swiftness-of-lightning } ».

rule-anchor-the-lands-resilience = Ancrer la résilience de la terre
rule-anchor-the-lands-resilience-text = Dans les régions avec ses sites sacrés, il faut 8 dégâts de plus pour ajouter de la désolation, en général 10 en tout. Cela ne protège pas les dahans.
rule-glimpse-of-the-shadowed-void = Aperçu du vide obscur
rule-glimpse-of-the-shadowed-void-text = Quand sa présence est détruite dans une région avec des envahisseurs, 1 peur pour chacune.
rule-reach-through-ephemeral-distance = Allonge à travers la distance éphémère
rule-reach-through-ephemeral-distance-text = Une fois par tour, il peut ignorer la portée pour une de ses actions, de croissance ou d’un pouvoir.
rule-shadows-cast-a-subtle-madness = Les ombres jettent une folie subtile
rule-shadows-cast-a-subtle-madness-text = Quand il ajoute une présence par la croissance, il peut ajouter 1 discorde dans cette région.

power-boon-of-sunshines-promise = Don de la promesse du soleil
power-boon-of-sunshines-promise-text = De l’énergie pour un autre esprit, avec plus d’éléments pour les deux ; puis moins de désolation.
power-boon-of-sunshines-promise-level-1 = L’esprit gagne de l’énergie : le plus haut nombre découvert sur ta piste d’énergie, moins 1.
power-boon-of-sunshines-promise-level-2 = Tu en gagnes autant.
power-boon-of-sunshines-promise-level-3 = L’esprit peut retirer 1 désolation d’une de ses régions avec des dahans.
power-exaltation-of-the-storm-wind = Exaltation du vent de tempête
power-exaltation-of-the-storm-wind-text = Vitesse, puis portée, puis explorateurs repoussés, pour toi et un autre esprit. Si tu joues en solo, tu comptes pour les deux.
power-exaltation-of-the-storm-wind-level-1 = Toi et l’esprit pouvez chacun utiliser 1 pouvoir lent comme s’il était rapide ce tour, mais pas un pouvoir majeur.
power-exaltation-of-the-storm-wind-level-2 = Toi et l’esprit avez 1 de portée en plus avec tous vos pouvoirs ce tour.
power-exaltation-of-the-storm-wind-level-3 = Toi et l’esprit pouvez chacun repousser jusqu’à 2 explorateurs hors d’une de vos propres régions.
power-exaltation-of-the-storm-wind-level-4 = Répète ce pouvoir.
power-lightning-torn-skies-incite-pandemonium = Un ciel zébré d’éclairs sème le pandémonium
power-lightning-torn-skies-incite-pandemonium-text = Peur et discorde ; tous les niveaux atteints s’additionnent.
power-lightning-torn-skies-incite-pandemonium-level-1 = 2 peurs. Ajoute 1 discorde.
power-lightning-torn-skies-incite-pandemonium-level-2 = 2 peurs. Ajoute 1 discorde.
power-lightning-torn-skies-incite-pandemonium-level-3 = 3 peurs. Ajoute 1 discorde.
power-lightning-torn-skies-incite-pandemonium-level-4 = 4 peurs. Ajoute 1 discorde.

lasting-storm-wind-haste = peut utiliser un pouvoir lent comme s’il était rapide, mais pas un majeur

own-ignore-range = Ignorer la portée dans ta prochaine action

way-subtle-madness = Ajouter 1 discorde là où la présence arrive
