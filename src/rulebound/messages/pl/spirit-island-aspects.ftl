### Spirit Island: the aspects of spirits.

setup-aspects = Aspekt
setup-aspects-none = Brak
setup-aspects-madness = { aspect-madness } ({ spirit-shadows-flicker-like-flame })
setup-aspects-pandemonium = { aspect-pandemonium } ({ spirit-lightnings-swift-strike })
setup-aspects-reach = { aspect-reach } ({ spirit-shadows-flicker-like-flame })
setup-aspects-resilience = { aspect-resilience } ({ spirit-vital-strength-of-the-earth })
setup-aspects-sunshine = { aspect-sunshine } ({ spirit-river-surges-in-sunlight })
setup-aspects-wind = { aspect-wind } ({ spirit-lightnings-swift-strike })

aspect-madness = Nieobliczalny
aspect-madness-text = Dwie specjalne zasady zamiast zasady { rule-shadows-of-the-dahan }: konflikt tam, gdzie duch się rozwija, i strach tam, gdzie jego obecność ginie wśród najeźdźców.
aspect-pandemonium = Pandemonium
aspect-pandemonium-text = Wrodzona moc { power-lightning-torn-skies-incite-pandemonium } zamiast mocy { power-thundering-destruction }.
aspect-reach = Sięgający
aspect-reach-text = Raz w rundzie ignoruje zasięg; nie ma zasady { rule-shadows-of-the-dahan }.
aspect-resilience = Odporny
aspect-resilience-text = Jego miejsca kultu znoszą 8 obrażeń więcej, zanim pojawi się zaraza; nie ma zasady { rule-earths-vitality }.
aspect-sunshine = Słoneczna
aspect-sunshine-text = Zaczyna z 1 energii i bez karty { power-boon-of-vigor }, a ma drugą wrodzoną moc: { power-boon-of-sunshines-promise }.
aspect-wind = Porywista
aspect-wind-text = Druga wrodzona moc, { power-exaltation-of-the-storm-wind }, zamiast zasady { rule-swiftness-of-lightning }.

rule-anchor-the-lands-resilience = Zakotwiczona Odporność Ziemi
rule-anchor-the-lands-resilience-text = W krainach z jego miejscem kultu trzeba 8 obrażeń więcej, żeby dodać zarazę, zwykle razem 10. Nie chroni to Dahan.
rule-glimpse-of-the-shadowed-void = Rzut Oka w Mroczną Pustkę
rule-glimpse-of-the-shadowed-void-text = Gdy jego obecność zostaje zniszczona w krainie z najeźdźcami, 1 strachu za każdą.
rule-reach-through-ephemeral-distance = Sięgnięcie przez Ulotną Dal
rule-reach-through-ephemeral-distance-text = Raz w rundzie może zignorować zasięg przy jednej ze swoich akcji, w rozwoju albo przy użyciu mocy.
rule-shadows-cast-a-subtle-madness = Cienie Rzucają Subtelny Obłęd
rule-shadows-cast-a-subtle-madness-text = Gdy dodaje obecność rozwojem, może dodać w tej krainie 1 konflikt.

power-boon-of-sunshines-promise = Dar Słonecznej Obietnicy
power-boon-of-sunshines-promise-text = Energia dla innego ducha, z większą liczbą źródeł mocy dla obu; potem mniej zarazy.
power-boon-of-sunshines-promise-level-1 = Ten duch zbiera tyle energii, ile wynosi najwyższa odkryta liczba na twoim torze energii, minus 1.
power-boon-of-sunshines-promise-level-2 = Zbierasz tyle samo.
power-boon-of-sunshines-promise-level-3 = Ten duch może usunąć 1 zarazę z jednej ze swoich krain z Dahanami.
power-exaltation-of-the-storm-wind = Uniesienie Burzowego Wiatru
power-exaltation-of-the-storm-wind-text = Pośpiech, potem zasięg, potem wypychanie odkrywców dla ciebie i innego ducha. Grając solo, liczysz się za obu.
power-exaltation-of-the-storm-wind-level-1 = Ty i ten duch możecie w tej rundzie użyć po 1 powolnej mocy jak pośpiesznej, ale nie większej mocy.
power-exaltation-of-the-storm-wind-level-2 = W tej rundzie wszystkie moce twoje i tego ducha mają zasięg większy o 1.
power-exaltation-of-the-storm-wind-level-3 = Ty i ten duch możecie wypchnąć po maksymalnie 2 odkrywców, każdy z jednej ze swoich krain.
power-exaltation-of-the-storm-wind-level-4 = Powtórz tę moc.
power-lightning-torn-skies-incite-pandemonium = Rozdarte Błyskawicami Niebo Sieje Pandemonium
power-lightning-torn-skies-incite-pandemonium-text = Strach i konflikt; wszystkie osiągnięte poziomy się sumują.
power-lightning-torn-skies-incite-pandemonium-level-1 = 2 strachu. Dodaj 1 konflikt.
power-lightning-torn-skies-incite-pandemonium-level-2 = 2 strachu. Dodaj 1 konflikt.
power-lightning-torn-skies-incite-pandemonium-level-3 = 3 strachu. Dodaj 1 konflikt.
power-lightning-torn-skies-incite-pandemonium-level-4 = 4 strachu. Dodaj 1 konflikt.

lasting-storm-wind-haste = może użyć powolnej mocy jak pośpiesznej, ale nie większej mocy

own-ignore-range = Zignoruj zasięg w następnej akcji

way-subtle-madness = Dodaj 1 konflikt tam, gdzie przyszła obecność
