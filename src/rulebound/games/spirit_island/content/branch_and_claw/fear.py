"""The fear cards of Branch & Claw."""

from functools import partial

from rulebound.games.spirit_island import fear_cards
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.fear_texts import (
    add_strife,
    coastal,
    defend,
    each_different,
    either,
    everywhere,
    fight_each_other,
    inland,
    is_normal,
    lasts,
    lasts_until_next,
    leave,
    lowest_matching,
    many_dahan,
    near_dahan,
    next_to,
    one_way,
    reached_by,
    remove,
    remove_health_in,
    that,
    weaken_by_strife,
    with_dahan,
    with_strife,
    with_tokens,
)
from rulebound.games.spirit_island.each import where_possible
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.fear_cards import each_land, each_player
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    BUILDINGS,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    SMALL,
    TOWN,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule, skips
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import BUILD, EXPLORE, IslandState, Slot
from rulebound.kernel import Flow

fear_card = partial(fear_cards.fear_card, box="branch-and-claw")
ways("remove-explorer", "remove-health", "remove-both")

beasts, disease = with_tokens(BEASTS), with_tokens(DISEASE)


# Demoralized.


@fear_card("demoralized", 1)
def demoralized_1(s: IslandState) -> Flow[None]:
    """Defend 1 everywhere."""
    return defend(s, "demoralized", everywhere(s), lambda _: 1)


@fear_card("demoralized", 2)
def demoralized_2(s: IslandState) -> Flow[None]:
    """Defend 2 everywhere."""
    return defend(s, "demoralized", everywhere(s), lambda _: 2)


@fear_card("demoralized", 3)
def demoralized_3(s: IslandState) -> Flow[None]:
    """Defend 3 everywhere."""
    return defend(s, "demoralized", everywhere(s), lambda _: 3)


# Plan for Departure.


@fear_card("plan-for-departure", 1)
def plan_for_departure_1(s: IslandState) -> Flow[None]:
    """A town comes to the coast."""
    return _come_to_the_coast(s, 1, (TOWN,))


@fear_card("plan-for-departure", 2)
def plan_for_departure_2(s: IslandState) -> Flow[None]:
    """An explorer or town comes to the coast, which is defended."""
    yield from _come_to_the_coast(s, 1, SMALL)
    yield from defend(s, "plan-for-departure", coastal(s), lambda _: 2)


@fear_card("plan-for-departure", 3)
def plan_for_departure_3(s: IslandState) -> Flow[None]:
    """Explorers and towns come to the coast, which is defended more."""
    yield from _come_to_the_coast(s, 2, SMALL)
    yield from defend(s, "plan-for-departure", coastal(s), lambda _: 4)


def _come_to_the_coast(s: IslandState, number: int, kinds: tuple[int, ...]) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        land = yield from act.choose_land("gather-to", coastal(s) & reached_by(s, *kinds), optional=True)
        if land != NOWHERE:
            yield from act.gather(number, kinds, up_to=number > 1, land=land)

    yield from each_player(s, "plan-for-departure", does)


# Tread Carefully.


@fear_card("tread-carefully", 1)
def tread_carefully_1(s: IslandState) -> Flow[None]:
    """No ravage in a land with dahan, or next to five."""
    return _no_ravage(s, 5)


@fear_card("tread-carefully", 2)
def tread_carefully_2(s: IslandState) -> Flow[None]:
    """No ravage in a land with dahan, or next to three."""
    return _no_ravage(s, 3)


@fear_card("tread-carefully", 3)
def tread_carefully_3(s: IslandState) -> Flow[None]:
    """No ravage in a land with dahan, or next to one."""
    return _no_ravage(s, 1)


def _no_ravage(s: IslandState, neighbours: int) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        lands = with_dahan(s) | near_dahan(s, neighbours)
        land = yield from act.choose_land("no-ravage-in", lands & s.island.lands, optional=True)
        if land != NOWHERE:
            act.skip("ravage", land=land)

    yield from each_player(s, "tread-carefully", does)


# Dahan Attack.


@fear_card("dahan-attack", 1)
def dahan_attack_1(s: IslandState) -> Flow[None]:
    """An explorer leaves a land with dahan."""
    return remove(s, "dahan-attack", (EXPLORER,), with_dahan)


@fear_card("dahan-attack", 2)
def dahan_attack_2(s: IslandState) -> Flow[None]:
    """1 damage for each dahan."""
    return each_different(s, "dahan-attack", with_dahan, lambda act: act.damage(act.count(DAHAN)))


@fear_card("dahan-attack", 3)
def dahan_attack_3(s: IslandState) -> Flow[None]:
    """A dahan comes to towns and cities, then 2 damage for each dahan."""

    def does(act: Action) -> Flow[None]:
        yield from act.gather(1, (DAHAN,))
        yield from act.damage(2 * act.count(DAHAN))

    return each_different(s, "dahan-attack", lambda s: s.where(*BUILDINGS), does)


# Explorers are Reluctant.


@fear_card("explorers-are-reluctant", 1)
def explorers_are_reluctant_1(s: IslandState) -> Flow[None]:
    """On each board one land is not explored."""
    return lasts_until_next(s, "explorers-are-reluctant-1", EXPLORE)


@skips("explorers-are-reluctant-1")
def _lowest_explored(s: IslandState, land: int, what: str) -> bool:
    return what == EXPLORE and is_normal(s, what) and bool(lowest_matching(s, what) >> land & 1)


@fear_card("explorers-are-reluctant", 2)
def explorers_are_reluctant_2(s: IslandState) -> Flow[None]:
    """No explore and no card for it; in the next turn there are two."""
    yield from lasts(s, "explorers-are-reluctant-2")
    s.effects[-1].until = "game"


@rule("explorers-are-reluctant-2")
class ExplorersWait(Rule):
    """The next explore is skipped, and the one after it has one more card; then it is over."""

    def skips_step(self, s: IslandState, its: Effect, slot: Slot) -> bool:
        """The first one."""
        return slot.does == EXPLORE and not its.amount

    def explore_cards(self, s: IslandState, its: Effect, number: int) -> int:
        """The second one."""
        return number + its.amount

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """Count them."""
        yield from ()
        if step != EXPLORE:
            return
        if its.amount:
            s.effects.remove(its)
        its.amount = 1


@fear_card("explorers-are-reluctant", 3)
def explorers_are_reluctant_3(s: IslandState) -> Flow[None]:
    """A card is revealed, but nobody explores."""
    return lasts_until_next(s, "explorers-are-reluctant-3", EXPLORE)


@skips("explorers-are-reluctant-3")
def _none_explored(s: IslandState, _: int, what: str) -> bool:
    return what == EXPLORE and is_normal(s, what)


# Immigration Slows.


@fear_card("immigration-slows", 1)
def immigration_slows_1(s: IslandState) -> Flow[None]:
    """On each board nothing is built in one land."""
    return lasts_until_next(s, "immigration-slows-1", BUILD)


@skips("immigration-slows-1")
def _lowest_built_in(s: IslandState, land: int, what: str) -> bool:
    return what == BUILD and is_normal(s, what) and bool(lowest_matching(s, what) >> land & 1)


@fear_card("immigration-slows", 2)
def immigration_slows_2(s: IslandState) -> Flow[None]:
    """Nothing is built, and the card stays where it lies."""
    yield from lasts(s, "immigration-slows-2")
    s.effects[-1].until = "game"


@rule("immigration-slows-2")
class BuildersWait(Rule):
    """The next build is skipped, and its card does not advance; then it is over."""

    def skips(self, s: IslandState, its: Effect, land: int, what: str) -> bool:
        """Every build of that step."""
        return what == BUILD and is_normal(s, what) and not its.amount

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """Without a card there is no step."""
        yield from ()
        if step == BUILD and s.slot(BUILD).cards:
            its.amount = 1
        elif step == "advance" and its.amount:
            s.effects.remove(its)

    def stays(self, s: IslandState, its: Effect, slot: Slot) -> bool:
        """The card that was skipped."""
        return slot.name == BUILD and bool(its.amount)


@fear_card("immigration-slows", 3)
def immigration_slows_3(s: IslandState) -> Flow[None]:
    """Nothing is built."""
    return lasts_until_next(s, "immigration-slows-3", BUILD)


@skips("immigration-slows-3")
def _none_built(s: IslandState, _: int, what: str) -> bool:
    return what == BUILD and is_normal(s, what)


# Flee the Pestilent Land.


@fear_card("flee-the-pestilent-land", 1)
def flee_the_pestilent_land_1(s: IslandState) -> Flow[None]:
    """An explorer or town leaves a land with disease."""
    return remove(s, "flee-the-pestilent-land", SMALL, disease)


@fear_card("flee-the-pestilent-land", 2)
def flee_the_pestilent_land_2(s: IslandState) -> Flow[None]:
    """3 health of invaders leave disease, or an explorer the inland."""
    return _flee_disease(s, 3, ("remove-explorer", (EXPLORER,)))


@fear_card("flee-the-pestilent-land", 3)
def flee_the_pestilent_land_3(s: IslandState) -> Flow[None]:
    """5 health of invaders leave disease, or an explorer or town the inland."""
    return _flee_disease(s, 5, ("remove-small", SMALL))


def _flee_disease(s: IslandState, most: int, other: tuple[str, tuple[int, ...]]) -> Flow[None]:
    name, kinds = other

    def does(act: Action) -> Flow[None]:
        sick, far = s.where(*INVADERS) & disease(s), s.where(*kinds) & inland(s)
        way = yield from one_way(act, ("remove-health", sick), (name, far))
        if way == "remove-health":
            yield from leave(act, most, sick)
        elif way:
            yield from act.remove_anywhere(kinds, far)

    yield from each_player(s, "flee-the-pestilent-land", does)


# Quarantine.


@fear_card("quarantine", 1)
def quarantine_1(s: IslandState) -> Flow[None]:
    """The coast is not explored."""
    return lasts(s, "quarantine-1")


@skips("quarantine-1")
def _no_coastal_explore(s: IslandState, land: int, what: str) -> bool:
    return what == EXPLORE and bool(s.island.coastal >> land & 1)


@fear_card("quarantine", 2)
def quarantine_2(s: IslandState) -> Flow[None]:
    """The coast is not explored, and nobody comes from lands with disease."""
    return lasts(s, "quarantine-2")


@rule("quarantine-2")
class NobodyLeavesTheSick(Rule):
    """Lands with disease are no source of explorers."""

    def skips(self, s: IslandState, its: Effect, land: int, what: str) -> bool:
        """At the coast."""
        return _no_coastal_explore(s, land, what)

    def no_source(self, s: IslandState, its: Effect) -> int:
        """Wherever disease is."""
        return disease(s)


@fear_card("quarantine", 3)
def quarantine_3(s: IslandState) -> Flow[None]:
    """The coast is not explored, and in lands with disease the invaders do nothing."""
    return lasts(s, "quarantine-3")


@skips("quarantine-3")
def _nothing_among_the_sick(s: IslandState, land: int, what: str) -> bool:
    return _no_coastal_explore(s, land, what) or s.token_count(DISEASE, land) > 0


# Too Many Monsters.


@fear_card("too-many-monsters", 1, rests_on=("beasts",))
def too_many_monsters_1(s: IslandState) -> Flow[None]:
    """An explorer or town leaves a land with beasts."""
    return remove(s, "too-many-monsters", SMALL, beasts)


@fear_card("too-many-monsters", 2)
def too_many_monsters_2(s: IslandState) -> Flow[None]:
    """An explorer and a town leave beasts, or an explorer a land next to some."""
    return _flee_beasts(s, 1, ("remove-explorer", (EXPLORER,)))


@fear_card("too-many-monsters", 3)
def too_many_monsters_3(s: IslandState) -> Flow[None]:
    """Two explorers and two towns leave beasts, or an explorer or town a land next to some."""
    return _flee_beasts(s, 2, ("remove-small", SMALL))


def _flee_beasts(s: IslandState, number: int, other: tuple[str, tuple[int, ...]]) -> Flow[None]:
    name, kinds = other

    def able(land: int) -> int:
        return min(number, s.count(land, EXPLORER)) + min(number, s.count(land, TOWN))

    def does(act: Action) -> Flow[None]:
        here, near = where_possible(beasts(s), 2 * number, able), s.where(*kinds) & next_to(s, beasts(s))
        way = yield from one_way(act, ("remove-both", here), (name, near))
        if way == "remove-both":
            act.land = yield from act.choose_land("remove-from", here)
            yield from act.remove(number, (EXPLORER,))
            yield from act.remove(number, (TOWN,))
        elif way:
            yield from act.remove_anywhere(kinds, near)

    yield from each_player(s, "too-many-monsters", does)


# Panicked by Wild Beasts.


@fear_card("panicked-by-wild-beasts", 1, rests_on=("beasts",))
def panicked_by_wild_beasts_1(s: IslandState) -> Flow[None]:
    """Strife among or next to beasts."""
    return add_strife(s, "panicked-by-wild-beasts", _about_beasts)


@fear_card("panicked-by-wild-beasts", 2)
def panicked_by_wild_beasts_2(s: IslandState) -> Flow[None]:
    """The same, and among beasts nobody explores or builds."""
    yield from add_strife(s, "panicked-by-wild-beasts", _about_beasts)
    yield from lasts(s, "panicked-by-wild-beasts-2")


@skips("panicked-by-wild-beasts-2")
def _nothing_new_among_beasts(s: IslandState, land: int, what: str) -> bool:
    return what in (BUILD, EXPLORE) and is_normal(s, what) and s.token_count(BEASTS, land) > 0


@fear_card("panicked-by-wild-beasts", 3)
def panicked_by_wild_beasts_3(s: IslandState) -> Flow[None]:
    """The same, and among beasts invaders do nothing."""
    yield from add_strife(s, "panicked-by-wild-beasts", _about_beasts)
    yield from lasts(s, "panicked-by-wild-beasts-3")


@skips("panicked-by-wild-beasts-3")
def _nothing_among_beasts(s: IslandState, land: int, what: str) -> bool:
    return is_normal(s, what) and s.token_count(BEASTS, land) > 0


def _about_beasts(s: IslandState) -> int:
    return beasts(s) | next_to(s, beasts(s))


# Depart the Dangerous Land.

_dangerous = either(beasts, disease, many_dahan)


@fear_card("depart-the-dangerous-land", 1)
def depart_the_dangerous_land_1(s: IslandState) -> Flow[None]:
    """An explorer leaves beasts, disease or dahan."""
    return remove(s, "depart-the-dangerous-land", (EXPLORER,), _dangerous)


@fear_card("depart-the-dangerous-land", 2)
def depart_the_dangerous_land_2(s: IslandState) -> Flow[None]:
    """An explorer or town leaves beasts, disease or dahan."""
    return remove(s, "depart-the-dangerous-land", SMALL, _dangerous)


@fear_card("depart-the-dangerous-land", 3)
def depart_the_dangerous_land_3(s: IslandState) -> Flow[None]:
    """4 health of invaders leave beasts, disease or dahan."""
    return remove_health_in(s, "depart-the-dangerous-land", 4, _dangerous)


# Unrest.


@fear_card("unrest", 1, rests_on=("strife",))
def unrest_1(s: IslandState) -> Flow[None]:
    """Strife for a town."""
    return add_strife(s, "unrest", everywhere, (TOWN,))


@fear_card("unrest", 2)
def unrest_2(s: IslandState) -> Flow[None]:
    """Strife for a town; strife weakens."""
    yield from add_strife(s, "unrest", everywhere, (TOWN,))
    yield from weaken_by_strife(s, "unrest")


@fear_card("unrest", 3)
def unrest_3(s: IslandState) -> Flow[None]:
    """Strife for an invader; strife weakens."""
    yield from add_strife(s, "unrest", everywhere)
    yield from weaken_by_strife(s, "unrest")


# Panic.

_alarming = either(beasts, disease, with_dahan)


@fear_card("panic", 1, rests_on=("strife",))
def panic_1(s: IslandState) -> Flow[None]:
    """Strife among beasts, disease or dahan."""
    return add_strife(s, "panic", _alarming)


@fear_card("panic", 2)
def panic_2(s: IslandState) -> Flow[None]:
    """Strife among beasts, disease or dahan; strife weakens."""
    yield from add_strife(s, "panic", _alarming)
    yield from weaken_by_strife(s, "panic")


@fear_card("panic", 3)
def panic_3(s: IslandState) -> Flow[None]:
    """Strife for an invader; strife weakens."""
    yield from add_strife(s, "panic", everywhere)
    yield from weaken_by_strife(s, "panic")


# Discord.


@fear_card("discord", 1, rests_on=("strife",))
def discord_1(s: IslandState) -> Flow[None]:
    """Strife where at least two invaders are."""
    return _discord(s)


@fear_card("discord", 2)
def discord_2(s: IslandState) -> Flow[None]:
    """Strife where at least two invaders are; then all strife hurts."""
    yield from _discord(s)

    def suffer(act: Action) -> Flow[None]:
        yield from act.damage_each_by(strife_of)

    yield from each_land(s, "discord", with_strife(s), suffer)


@fear_card("discord", 3)
def discord_3(s: IslandState) -> Flow[None]:
    """Strife where at least two invaders are; then all with strife fight their own."""
    yield from _discord(s)
    yield from fight_each_other(s, "discord")


def _discord(s: IslandState) -> Flow[None]:
    def several(s: IslandState) -> int:
        return that(s, lambda land: s.invaders(land) >= 2)

    def does(act: Action) -> Flow[None]:
        yield from act.add_strife()

    yield from each_different(s, "discord", several, does)


# Dahan Threaten.


@fear_card("dahan-threaten", 1, rests_on=("strife",))
def dahan_threaten_1(s: IslandState) -> Flow[None]:
    """Strife where dahan are."""
    return add_strife(s, "dahan-threaten", with_dahan)


@fear_card("dahan-threaten", 2)
def dahan_threaten_2(s: IslandState) -> Flow[None]:
    """Strife where dahan are; strife weakens."""
    yield from add_strife(s, "dahan-threaten", with_dahan)
    yield from weaken_by_strife(s, "dahan-threaten")


@fear_card("dahan-threaten", 3)
def dahan_threaten_3(s: IslandState) -> Flow[None]:
    """Strife where dahan are; where strife is each dahan does 1 damage."""
    yield from add_strife(s, "dahan-threaten", with_dahan)
    yield from each_land(s, "dahan-threaten", with_strife(s), lambda act: act.damage(act.count(DAHAN)))
