### Spirit Island: six spirits of the base box, their special rules, innate powers and unique cards.

## River Surges in Sunlight

spirit-river-surges-in-sunlight = Jaillissement de la Rivière Étincelante
spirit-river-surges-in-sunlight-text = Emporte explorateurs et villages, s’étend vite dans les marais et aide les dahans et ses amis. Ne fait guère de mal aux villes avant que ses crues soient au plus haut.
rule-rivers-domain = Domaine de la rivière
rule-rivers-domain-text = Un marais où se trouve ta présence est un site sacré, même s’il n’y en a qu’une.
power-massive-flooding = Inondation massive
power-massive-flooding-text = Une crue autour de tes sites sacrés repousse les envahisseurs. Aux niveaux supérieurs, elle les blesse.
power-massive-flooding-level-1 = Repousse 1 explorateur ou village.
power-massive-flooding-level-2 = À la place : 2 dégâts, puis repousse jusqu’à 3 explorateurs et villages.
power-massive-flooding-level-3 = À la place : 2 dégâts à chaque envahisseur.
power-flash-floods = Crues soudaines
power-flash-floods-text = 1 dégât. Dans une région côtière, 2 dégâts.
power-wash-away = Emportés par les flots
power-wash-away-text = Repousse jusqu’à 3 explorateurs et villages.
power-boon-of-vigor = Don de vigueur
power-boon-of-vigor-text = Si tu te choisis, gagne 1 énergie. Un autre esprit gagne 1 énergie par carte pouvoir qu’il a jouée ce tour.
power-rivers-bounty = Largesses de la rivière
power-rivers-bounty-text = Rassemble jusqu’à 2 dahans. Si la région a alors 2 dahans ou plus, ajoutes-y 1 dahan et gagne 1 énergie.

## Lightning’s Swift Strike

spirit-lightnings-swift-strike = Frappe Cinglante de l’Éclair
spirit-lightnings-swift-strike-text = Joue beaucoup de cartes et frappe avec des pouvoirs lents avant que les envahisseurs agissent. Détruit vite les bâtiments, mais protège mal la terre.
rule-swiftness-of-lightning = Vivacité de l’éclair
rule-swiftness-of-lightning-text = Pour chaque air que tu as, tu peux utiliser un de tes pouvoirs lents, carte ou inné, dans la phase rapide de ce tour.
power-thundering-destruction = Destruction fulgurante
power-thundering-destruction-text = Détruit des bâtiments près de tes sites sacrés, un peu plus à chaque niveau.
power-thundering-destruction-level-1 = Détruis 1 village.
power-thundering-destruction-level-2 = Ce peut être une ville.
power-thundering-destruction-level-3 = Détruis 1 village ou ville de plus.
power-thundering-destruction-level-4 = Détruis 1 village ou ville de plus.
power-shatter-homesteads = Foyers pulvérisés
power-shatter-homesteads-text = 1 peur. Détruis 1 village.
power-raging-storm = Tempête déchaînée
power-raging-storm-text = Chaque envahisseur sur place subit 1 dégât.
power-lightnings-boon = Don de l’éclair
power-lightnings-boon-text = L’esprit choisi peut utiliser jusqu’à 2 pouvoirs lents dans la phase rapide de ce tour.
power-harbingers-of-the-lightning = Hérauts de l’éclair
power-harbingers-of-the-lightning-text = Repousse jusqu’à 2 dahans. Si au moins un arrive dans une région avec un village ou une ville : 1 peur, peu importe leur nombre.

## Shadows Flicker Like Flame

spirit-shadows-flicker-like-flame = Ombre Vacillante de la Flamme
spirit-shadows-flicker-like-flame-text = Répand la peur, engloutit les explorateurs isolés et atteint tout lieu où vivent des dahans. N’a guère de quoi arrêter un ravage.
rule-shadows-of-the-dahan = Ombres des dahans
rule-shadows-of-the-dahan-text = Quand tu utilises un pouvoir, tu peux payer 1 énergie pour viser une région avec des dahans, à n’importe quelle distance. Tout ce que le pouvoir exige d’autre de sa cible reste valable.
power-darkness-swallows-the-unwary = Les ténèbres avalent l’imprudent
power-darkness-swallows-the-unwary-text = Attire un explorateur près de tes sites sacrés, puis fait disparaître des envahisseurs. Tu utilises tous les niveaux atteints, dès le premier.
power-darkness-swallows-the-unwary-level-1 = Rassemble 1 explorateur.
power-darkness-swallows-the-unwary-level-2 = Détruis jusqu’à 2 explorateurs, avec 1 peur pour chacun.
power-darkness-swallows-the-unwary-level-3 = 3 dégâts, avec 1 peur de plus pour chaque envahisseur ainsi détruit.
power-concealing-shadows = Ombres protectrices
power-concealing-shadows-text = 1 peur. Les envahisseurs qui ravagent n’infligent aucun dégât aux dahans sur place ce tour.
power-favors-called-due = Faveurs à rendre
power-favors-called-due-text = Rassemble jusqu’à 4 dahans. S’il y a des envahisseurs, moins nombreux que les dahans : 3 peurs.
power-mantle-of-dread = Manteau d’effroi
power-mantle-of-dread-text = 2 peurs. L’esprit choisi peut repousser 1 explorateur et 1 village hors d’une région où il a sa présence.
power-crops-wither-and-fade = Récoltes flétries
power-crops-wither-and-fade-text = 2 peurs. Remplace 1 village par un explorateur, ou 1 ville par un village.

## Vital Strength of the Earth

spirit-vital-strength-of-the-earth = Force Vitale de la Terre
spirit-vital-strength-of-the-earth-text = Tient la terre où il demeure et a de l’énergie pour des pouvoirs coûteux. S’étend lentement et joue peu de cartes.
rule-earths-vitality = Vitalité de la terre
rule-earths-vitality-text = Chaque région avec un de tes sites sacrés a défense 3, tant qu’elle en est un.
power-gift-of-strength = Offrande de force
power-gift-of-strength-text = Un esprit de ton choix peut utiliser une de ses cartes pouvoir une seconde fois ce tour, gratuitement.
power-gift-of-strength-level-1 = Une fois ce tour, l’esprit choisi peut répéter une carte pouvoir de coût 1 ou moins.
power-gift-of-strength-level-2 = À la place : une carte de coût 3 ou moins.
power-gift-of-strength-level-3 = À la place : une carte de coût 6 ou moins.
power-guard-the-healing-land = Garder la terre qui guérit
power-guard-the-healing-land-text = Retire 1 désolation. Défense 4.
power-a-year-of-perfect-stillness = Une année de quiétude absolue
power-a-year-of-perfect-stillness-text = Sur place, les envahisseurs ne ravagent, ne construisent ni n’explorent ce tour.
power-rituals-of-destruction = Rituels de destruction
power-rituals-of-destruction-text = 2 dégâts. Avec 3 dahans ou plus sur place : 5 dégâts à la place, et 2 peurs.
power-draw-of-the-fruitful-earth = Attrait de la terre nourricière
power-draw-of-the-fruitful-earth-text = Rassemble jusqu’à 2 explorateurs. Rassemble jusqu’à 2 dahans.

## Thunderspeaker

spirit-thunderspeaker = Parle-Tonnerre
spirit-thunderspeaker-text = Voyage avec les dahans et les mène au combat. Quand ils tombent dans un ravage, il tombe avec eux.
rule-ally-of-the-dahan = Allié des dahans
rule-ally-of-the-dahan-text = Chaque fois qu’un dahan quitte une région où tu as ta présence, une de tes présences qui s’y trouvent peut le suivre dans la même région.
rule-sworn-to-victory = Vaincre ou périr
rule-sworn-to-victory-text = Après un ravage qui a détruit des dahans : pour chacun d’eux, détruis 1 de tes présences dans cette région ou à côté, tant qu’il y en a. La présence perdue par désolation passe d’abord et ne compte pas pour cela.
power-gather-the-warriors = Rassembler les guerriers
power-gather-the-warriors-text = Déplace des dahans, autant que tu as d’air et de soleil.
power-gather-the-warriors-level-1 = Tu peux utiliser ce pouvoir dans la phase rapide.
power-gather-the-warriors-level-2 = Rassemble jusqu’à 1 dahan par air que tu as, puis repousse jusqu’à 1 dahan par soleil que tu as.
power-lead-the-furious-assault = Mener l’assaut furieux
power-lead-the-furious-assault-text = Les dahans auprès de ta présence détruisent des villages et des villes.
power-lead-the-furious-assault-level-1 = Tu peux utiliser ce pouvoir dans la phase rapide.
power-lead-the-furious-assault-level-2 = Détruis 1 village par tranche de 2 dahans sur place.
power-lead-the-furious-assault-level-3 = Détruis 1 ville par tranche de 3 dahans sur place.
power-manifestation-of-power-and-glory = Manifestation de puissance et de gloire
power-manifestation-of-power-and-glory-text = 1 peur. Chaque dahan sur place inflige 1 dégât par présence que tu as dans la région.
power-words-of-warning = Paroles d’avertissement
power-words-of-warning-text = Défense 3. S’il y a un ravage ce tour, les dahans sur place frappent en même temps qu’on les frappe : ceux qui tombent infligent aussi leurs dégâts.
power-sudden-ambush = Embuscade soudaine
power-sudden-ambush-text = Rassemble jusqu’à 1 dahan. Puis détruis 1 explorateur par dahan sur place.
power-voice-of-thunder = La voix du tonnerre
power-voice-of-thunder-text = Repousse jusqu’à 4 dahans. Ou, s’il y a des envahisseurs : 2 peurs.

## A Spread of Rampant Green

spirit-a-spread-of-rampant-green = Prolifération de la Verdure Rampante
spirit-a-spread-of-rampant-green-text = Croît à chaque tour et donne de sa présence pour arrêter ravages et constructions. N’a presque rien pour blesser les envahisseurs de front.
rule-choke-the-land-with-green = Étouffer la terre sous la verdure
rule-choke-the-land-with-green-text = Quand des envahisseurs vont ravager ou construire dans une région avec un de tes sites sacrés, tu peux y détruire 1 de tes présences : ce ravage ou cette construction n’a pas lieu.
rule-steady-regeneration = Régénération constante
rule-steady-regeneration-text = La présence que tu ajoutes par la croissance peut être une de tes présences détruites. C’est gratuit tant que l’île est saine ; sur une île dévastée, chacune coûte 1 énergie.
power-creepers-tear-into-mortar = Lianes mordant le mortier
power-creepers-tear-into-mortar-text = Abîme des bâtiments où se trouve ta présence, jusqu’à trois fois. Chaque fois, tu peux choisir une autre région.
power-creepers-tear-into-mortar-level-1 = 1 dégât à un village ou une ville.
power-creepers-tear-into-mortar-level-2 = Répète ce pouvoir.
power-creepers-tear-into-mortar-level-3 = Répète ce pouvoir encore une fois.
power-all-enveloping-green = Verdure enveloppante
power-all-enveloping-green-text = Protège une région près de tes sites sacrés, et finit par la guérir.
power-all-enveloping-green-level-1 = Défense 2.
power-all-enveloping-green-level-2 = À la place : défense 4.
power-all-enveloping-green-level-3 = Retire aussi 1 désolation.
power-overgrow-in-a-night = Envahi en une nuit
power-overgrow-in-a-night-text = Ajoute 1 présence. Ou, si ta présence et des envahisseurs sont sur place : 3 peurs.
power-gift-of-proliferation = Offrande de prolifération
power-gift-of-proliferation-text = Un autre esprit ajoute 1 présence à portée 1 de la sienne. En solo, tu te choisis.
power-fields-choked-with-growth = Champs étouffés par la végétation
power-fields-choked-with-growth-text = Repousse 1 village, ou repousse 3 dahans.
power-stem-the-flow-of-fresh-water = Endiguer l’eau douce
power-stem-the-flow-of-fresh-water-text = 1 dégât à un village ou une ville. Dans une montagne ou un désert : 1 dégât à chaque village et chaque ville sur place, à la place.
