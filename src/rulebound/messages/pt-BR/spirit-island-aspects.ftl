### Spirit Island: the aspects of spirits.

setup-aspects = Aspecto
setup-aspects-none = Nenhum
setup-aspects-madness = { aspect-madness } ({ spirit-shadows-flicker-like-flame })
setup-aspects-pandemonium = { aspect-pandemonium } ({ spirit-lightnings-swift-strike })
setup-aspects-reach = { aspect-reach } ({ spirit-shadows-flicker-like-flame })
setup-aspects-resilience = { aspect-resilience } ({ spirit-vital-strength-of-the-earth })
setup-aspects-sunshine = { aspect-sunshine } ({ spirit-river-surges-in-sunlight })
setup-aspects-wind = { aspect-wind } ({ spirit-lightnings-swift-strike })

aspect-madness = Loucura
aspect-madness-text = Duas regras especiais em vez de { rule-shadows-of-the-dahan }: discórdia onde ele cresce, e medo onde sua presença é destruída em meio a invasores.
aspect-pandemonium = Pandemônio
aspect-pandemonium-text = O poder inato { power-lightning-torn-skies-incite-pandemonium } em vez de { power-thundering-destruction }.
aspect-reach = Extensão
aspect-reach-text = Uma vez por turno, ignora o alcance; não tem { rule-shadows-of-the-dahan }.
aspect-resilience = Resiliência
aspect-resilience-text = Seus sítios sagrados aguentam mais 8 de dano antes que venha desolação; não tem { rule-earths-vitality }.
aspect-sunshine = Luz do Sol
aspect-sunshine-text = Começa com 1 de energia e sem { power-boon-of-vigor }, e tem um segundo poder inato, { power-boon-of-sunshines-promise }.
aspect-wind = Vento
aspect-wind-text = Um segundo poder inato, { power-exaltation-of-the-storm-wind }, em vez de { rule-swiftness-of-lightning }.

rule-anchor-the-lands-resilience = Ancorar a Resiliência da Terra
rule-anchor-the-lands-resilience-text = Em regiões com seus sítios sagrados, são precisos mais 8 de dano para adicionar desolação, em geral 10 no total. Isso não protege os dahan.
rule-glimpse-of-the-shadowed-void = Vislumbre do Vazio Sombrio
rule-glimpse-of-the-shadowed-void-text = Quando sua presença é destruída em uma região com invasores, 1 de medo para cada uma.
rule-reach-through-ephemeral-distance = Alcançar Através da Distância Efêmera
rule-reach-through-ephemeral-distance-text = Uma vez por turno, pode ignorar o alcance em uma das suas ações, no crescimento ou de um poder.
rule-shadows-cast-a-subtle-madness = Sombras Lançam uma Loucura Sutil
rule-shadows-cast-a-subtle-madness-text = Quando adiciona presença pelo crescimento, pode adicionar 1 discórdia naquela região.

power-boon-of-sunshines-promise = Bênção da Promessa do Sol
power-boon-of-sunshines-promise-text = Energia para outro espírito; com mais elementos, para os dois; depois, menos desolação.
power-boon-of-sunshines-promise-level-1 = O espírito ganha energia: o maior número liberado na sua trilha de energia, menos 1.
power-boon-of-sunshines-promise-level-2 = Você ganha o mesmo tanto.
power-boon-of-sunshines-promise-level-3 = O espírito pode remover 1 desolação de uma das regiões dele com dahan.
power-exaltation-of-the-storm-wind = Exaltação do Vento da Tempestade
power-exaltation-of-the-storm-wind-text = Pressa, depois alcance, depois exploradores empurrados, para você e outro espírito. Se for o único espírito na ilha, você conta como os dois.
power-exaltation-of-the-storm-wind-level-1 = Você e o espírito podem usar cada um 1 poder lento como rápido neste turno, mas nenhum poder maior.
power-exaltation-of-the-storm-wind-level-2 = Você e o espírito têm mais 1 de alcance com todos os poderes neste turno.
power-exaltation-of-the-storm-wind-level-3 = Você e o espírito podem empurrar cada um até 2 exploradores de uma das próprias regiões.
power-exaltation-of-the-storm-wind-level-4 = Repita este poder.
power-lightning-torn-skies-incite-pandemonium = Céus Rasgados por Raios Incitam o Pandemônio
power-lightning-torn-skies-incite-pandemonium-text = Medo e discórdia; todos os níveis atingidos se somam.
power-lightning-torn-skies-incite-pandemonium-level-1 = 2 de medo. Adicione 1 discórdia.
power-lightning-torn-skies-incite-pandemonium-level-2 = 2 de medo. Adicione 1 discórdia.
power-lightning-torn-skies-incite-pandemonium-level-3 = 3 de medo. Adicione 1 discórdia.
power-lightning-torn-skies-incite-pandemonium-level-4 = 4 de medo. Adicione 1 discórdia.

lasting-storm-wind-haste = pode usar um poder lento como rápido, mas nenhum poder maior

own-ignore-range = Ignorar o alcance na sua próxima ação

way-subtle-madness = Adicionar 1 discórdia onde chegou presença
