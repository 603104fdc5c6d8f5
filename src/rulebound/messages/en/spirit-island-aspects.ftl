### Spirit Island: the aspects of spirits.

setup-aspects = Aspect
setup-aspects-none = None
setup-aspects-madness = { aspect-madness } ({ spirit-shadows-flicker-like-flame })
setup-aspects-pandemonium = { aspect-pandemonium } ({ spirit-lightnings-swift-strike })
setup-aspects-reach = { aspect-reach } ({ spirit-shadows-flicker-like-flame })
setup-aspects-resilience = { aspect-resilience } ({ spirit-vital-strength-of-the-earth })
setup-aspects-sunshine = { aspect-sunshine } ({ spirit-river-surges-in-sunlight })
setup-aspects-wind = { aspect-wind } ({ spirit-lightnings-swift-strike })

aspect-madness = Madness
aspect-madness-text = Two special rules instead of { rule-shadows-of-the-dahan }: strife where it grows, and fear where its presence is destroyed among invaders.
aspect-pandemonium = Pandemonium
aspect-pandemonium-text = The innate power { power-lightning-torn-skies-incite-pandemonium } instead of { power-thundering-destruction }.
aspect-reach = Reach
aspect-reach-text = Once in a turn it ignores range; it does not have { rule-shadows-of-the-dahan }.
aspect-resilience = Resilience
aspect-resilience-text = Its sacred sites take 8 more damage before blight comes; it does not have { rule-earths-vitality }.
aspect-sunshine = Sunshine
aspect-sunshine-text = It begins with 1 energy and without { power-boon-of-vigor }, and has a second innate power, { power-boon-of-sunshines-promise }.
aspect-wind = Wind
aspect-wind-text = A second innate power, { power-exaltation-of-the-storm-wind }, instead of { rule-swiftness-of-lightning }.

rule-anchor-the-lands-resilience = Anchor the Land's Resilience
rule-anchor-the-lands-resilience-text = In lands with its sacred sites 8 more damage is needed to add blight, usually 10 in all. This does not protect dahan.
rule-glimpse-of-the-shadowed-void = Glimpse of the Shadowed Void
rule-glimpse-of-the-shadowed-void-text = When its presence is destroyed in a land with invaders, 1 fear for each.
rule-reach-through-ephemeral-distance = Reach Through Ephemeral Distance
rule-reach-through-ephemeral-distance-text = Once in a turn it may ignore range for one of its actions, in growth or of a power.
rule-shadows-cast-a-subtle-madness = Shadows Cast a Subtle Madness
rule-shadows-cast-a-subtle-madness-text = When it adds presence by growth, it may add 1 strife in that land.

power-boon-of-sunshines-promise = Boon of Sunshine's Promise
power-boon-of-sunshines-promise-text = Energy for another spirit, with more elements for both; then less blight.
power-boon-of-sunshines-promise-level-1 = The spirit gains energy: the highest uncovered number on your energy track, less 1.
power-boon-of-sunshines-promise-level-2 = You gain as much.
power-boon-of-sunshines-promise-level-3 = The spirit may remove 1 blight from one of its lands with dahan.
power-exaltation-of-the-storm-wind = Exaltation of the Storm-Wind
power-exaltation-of-the-storm-wind-text = Haste, then range, then pushed explorers for you and another spirit. Alone on the island you count as both.
power-exaltation-of-the-storm-wind-level-1 = You and the spirit may each use 1 slow power as a fast one this turn, but no major power.
power-exaltation-of-the-storm-wind-level-2 = You and the spirit have 1 more range with all powers this turn.
power-exaltation-of-the-storm-wind-level-3 = You and the spirit may each push up to 2 explorers out of one of their own lands.
power-exaltation-of-the-storm-wind-level-4 = Repeat this power.
power-lightning-torn-skies-incite-pandemonium = Lightning-Torn Skies Incite Pandemonium
power-lightning-torn-skies-incite-pandemonium-text = Fear and strife; all levels that are met add up.
power-lightning-torn-skies-incite-pandemonium-level-1 = 2 fear. Add 1 strife.
power-lightning-torn-skies-incite-pandemonium-level-2 = 2 fear. Add 1 strife.
power-lightning-torn-skies-incite-pandemonium-level-3 = 3 fear. Add 1 strife.
power-lightning-torn-skies-incite-pandemonium-level-4 = 4 fear. Add 1 strife.

lasting-storm-wind-haste = may use a slow power as a fast one, but no major power

own-ignore-range = Ignore range in your next action

way-subtle-madness = Add 1 strife where presence came
