"""Vengeance as a Burning Plague."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import WETLAND
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, open_tracks, panel
from rulebound.games.spirit_island.pieces import BADLANDS, DAHAN, DISEASE, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_SPIRIT,
    FAST,
    SLOW,
    WITH_BUILDINGS,
    WITH_DISEASE,
    WITH_INVADERS,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import RAVAGE, IslandState
from rulebound.kernel import Decide, Flow, Option

ID, BOX = "vengeance-as-a-burning-plague", "jagged-earth"
unique = partial(card, "unique", spirit=ID, box=BOX)
ways("let-them-build", "plague-disease", "plague-presence")


@panel
class Vengeance(Panel):
    """It brings disease, and takes revenge where the land is blighted."""

    id = ID
    box = BOX
    complexity = "high"
    needs_tokens = ("disease",)
    groups = (
        ("reclaim", "card", "energy-1"),
        ("presence-2-buildings-blight", "presence-2-buildings-blight"),
        ("card", "plague-1", "energy-1"),
    )
    tracks = (
        energy_track("1", "2", "animal", "3", "4"),
        card_track("1", "2", "fire", "2", "3", "3", "4"),
    )
    rules = (
        "the-terror-of-a-slowly-unfolding-plague",
        "lingering-pestilence",
        "wreak-vengeance-for-the-lands-corruption",
    )
    innates = ("epidemics-run-rampant", "savage-revenge")
    uniques = (
        "fiery-vengeance",
        "plaguebearers",
        "fetid-breath-spreads-infection",
        "strike-low-with-sudden-fevers",
    )

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence with blight, one in a wetland without dahan; one is destroyed from the beginning."""
        spirit, own = s.spirits[seat], s.island.of_board(s.board_of_seat(seat))
        spirit.destroyed = 1
        quiet = s.island.of_terrain(WETLAND) & ~s.where(DAHAN)
        for prompt, lands in (("start-with-blight", s.blighted_lands()), ("start-in-wetland", quiet)):
            options = [Option("land", name) for name in s.names(own & lands or own)]
            pick: Option = yield Decide(seat, prompt, options)
            spirit.presence[s.island.number_of[pick.args[0]]] += 1


@rule("the-terror-of-a-slowly-unfolding-plague")
class TheTerrorOfASlowlyUnfoldingPlague(Rule):
    """Who builds among disease is afraid."""

    def ignores_token(self, s: IslandState, its: Effect, kind: int, land: int) -> Flow[bool]:
        """On a board with its presence it may let a build happen that disease would stop."""
        board = s.island.of_board(s.island.board_of(land))
        if kind != DISEASE or not s.presence_of(its.seat) & board:
            return False
        options = [Option("choose", "let-them-build"), DECLINE]
        pick: Option = yield Decide(its.seat, "slow-plague", options, land=s.island.names[land])
        if pick is DECLINE:
            return False
        Action(s, "spirit", its.seat, land=land, source=its.kind).fear(1)
        return True


@rule("lingering-pestilence")
class LingeringPestilence(Rule):
    """Its destroyed presence leaves disease."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """One for each that anything but an action of a spirit has destroyed."""
        lost = [land for seat, land in act.presence_lost if seat == its.seat]
        if act.kind != "spirit" and lost:
            spreading = Action(act.s, "spirit", its.seat, source=its.kind, cause=act)
            for land in lost:
                spreading.add_token(DISEASE, land=land)
            yield from resolve(spreading, None)


@rule("wreak-vengeance-for-the-lands-corruption")
class WreakVengeanceForTheLandsCorruption(Rule):
    """Blighted land is rough for those on whom it takes revenge."""

    def counts_as(self, s: IslandState, its: Effect, seat: int, kind: int, land: int) -> int:
        """For its own actions blight is badlands too."""
        return s.blight[land] if kind == BADLANDS and seat == its.seat else 0


@symbol("plague")
def _plague(act: Action, steps: str) -> Flow[None]:
    """Presence or disease within range of one's own presence."""
    reach = act.around(act.s.presence_of(act.seat), int(steps))
    labels = ("plague-presence", "plague-disease") if open_tracks(act.s, act.seat) else ("plague-disease",)
    for way in (yield from act.ways(*labels)):
        if way == "plague-presence":
            yield from act.add_presence(act.seat, reach, growth=True)
            continue
        land = yield from act.choose_land("plague-disease", reach)
        if land != NOWHERE:
            act.add_token(DISEASE, land=land)


@innate(
    "epidemics-run-rampant",
    ID,
    speed=FAST,
    within=1,
    target=WITH_DISEASE,
    levels=("1 fire 3 animal", "2 fire 1 water 4 animal", "3 fire 3 water 5 animal"),
    box=BOX,
)
def epidemics_run_rampant(act: Action) -> Flow[None]:
    """Damage for each disease, to invaders and again to dahan; in the end fear, and the disease subsides."""
    disease = act.tokens(DISEASE)
    damage = disease * sum(act.threshold(level) for level in (1, 2, 3))
    yield from act.damage(damage)
    yield from act.damage(damage, (DAHAN,))
    if act.threshold(3):
        act.fear(min(5, disease))
        act.remove_token(DISEASE)


@innate(
    "savage-revenge",
    ID,
    speed=SLOW,
    within=0,
    target=WITH_BUILDINGS,
    levels=("3 air", "3 fire 1 animal", "4 fire 2 animal", "5 fire 2 air 2 animal"),
    reaching=(1,),
    box=BOX,
)
def savage_revenge(act: Action) -> Flow[None]:
    """1 damage, then 2 more, then 3 more."""
    yield from act.damage(sum(number for level, number in ((2, 1), (3, 2), (4, 3)) if act.threshold(level)))


def _any_destroyed(s: IslandState, _: int) -> bool:
    return any(spirit.destroyed for spirit in s.spirits)


@unique("fiery-vengeance", cost=0, speed=FAST, elements="sun fire", target=ANY_SPIRIT, usable=_any_destroyed)
def fiery_vengeance(act: Action) -> Flow[None]:
    """For destroyed presence of the target that leaves the game: 1 fear and 1 damage in one of its lands."""
    s, target = act.s, act.s.spirits[act.target]
    if not target.destroyed:
        return
    target.destroyed -= 1
    target.gone += 1
    s.emit("presence-gone", act.target)
    land = yield from act.choose_land("fiery-vengeance", s.presence_of(act.target))
    if land != NOWHERE:
        act.fear(1, land)
        yield from act.damage(1, land=land)


@unique("plaguebearers", cost=1, speed=SLOW, elements="fire water animal", within=2, target=WITH_DISEASE)
def plaguebearers(act: Action) -> Flow[None]:
    """1 fear for invaders; push 2 explorers, towns or dahan for each disease, which may go with them."""
    if act.count(*INVADERS):
        act.fear(1)
    for _ in range(2 * act.tokens(DISEASE)):
        went = yield from act.push(1, (EXPLORER, TOWN, DAHAN))
        if not went:
            return
        yield from _carry_disease(act, went[0])


def _carry_disease(act: Action, land: int) -> Flow[None]:
    if not act.s.tokens[DISEASE][act.land]:
        return
    names = act.s.island.names
    pick = yield from act.ask("carry-disease", [Option("follow", names[act.land], names[land]), DECLINE])
    if pick is not DECLINE:
        yield from act.move_token(DISEASE, act.land, land)


@unique(
    "fetid-breath-spreads-infection",
    cost=2,
    speed=SLOW,
    elements="air water animal",
    within=1,
    target=WITH_INVADERS,
)
def fetid_breath_spreads_infection(act: Action) -> None:
    """1 fear; add disease."""
    act.fear(1)
    act.add_token(DISEASE)


@unique(
    "strike-low-with-sudden-fevers",
    cost=2,
    speed=FAST,
    elements="fire air earth animal",
    within=1,
    target=WITH_DISEASE,
)
def strike_low_with_sudden_fevers(act: Action) -> None:
    """1 fear; nobody ravages."""
    act.fear(1)
    act.skip(RAVAGE)
