"""What the hint likes: fights that can be won, a port that is defended; and that it never sees what is hidden."""

import pytest

from rulebound.bots import RandomBot
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.judge import hint, hunt, lair, raids
from rulebound.games.auztralia.judge.hint import score_hint
from rulebound.games.auztralia.judge.odds import battle, holds, troop_of, venture
from rulebound.games.auztralia.redeal import redeal
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import Match, Rng
from tests.games.auztralia.harness import Table
from tests.games.auztralia.revenge import DarkTable

CAPACITY = (2, 2, 2, 2, 3)
UNHURT = (0,) * 5
ZOMBIE = (("zombie", 2),)


def chance(force: tuple[int, ...], kind: str, left: int, sanity: int = 3) -> float:
    """How likely such a force wins."""
    return battle("standard", kind, force, UNHURT, CAPACITY).reckon(left, sanity)[0]


def test_more_kinds_of_unit_win_more_often_and_bigger_foes_less() -> None:
    assert chance((2, 1, 0, 0, 0), "zombie", 2) > chance((2, 0, 0, 0, 0), "zombie", 2) > 0.5
    assert chance((2, 0, 1, 0, 1), "shoggoth", 6) > 2 * chance((2, 1, 0, 0, 0), "shoggoth", 6)
    assert chance((2, 1, 0, 0, 0), "zombie", 3) < chance((2, 1, 0, 0, 0), "zombie", 2)
    assert chance((2, 1, 0, 0, 0), "mi-go", 3, sanity=4) > chance((2, 1, 0, 0, 0), "mi-go", 3, sanity=1)
    assert chance((0, 0, 0, 1, 0), "zombie", 2) < 0.3


def test_a_port_without_units_does_not_hold_and_several_foes_are_worse_than_one() -> None:
    s = Table(2).units(0, infantry=2).s
    force = troop_of(s, 0, s.players[0].barracks)
    assert holds(troop_of(s, 0, [0] * 5), ZOMBIE) == 0
    assert holds(force, ()) == 1
    assert 0 < holds(force, ZOMBIE * 2) < holds(force, ZOMBIE) < 1


def test_a_hopeless_fight_is_worth_nothing_to_one_who_may_withdraw() -> None:
    s = Table(2).units(0, infantry=1).s
    force = troop_of(s, 0, s.players[0].barracks)
    assert venture(force, (("loyalist", 5),), (1.0,), 3.0) == 0
    assert venture(force, ZOMBIE, (6.0,), 0.0) > 2


def hint_of(table: Table) -> float:
    return score_hint(table.s, 0)


@pytest.mark.parametrize("kind", ["zombie", "shoggoth"])
def test_units_make_an_old_one_before_the_port_less_fearful(kind: str) -> None:
    def table() -> Table:
        return Table(2).clock(30, 31).tile(kind, "j3")

    bare, guarded = hint_of(table()), hint_of(table().units(0, infantry=2, artillery=1))
    assert guarded > bare + 2


def attack_on_a_temple(**units: int) -> tuple[float, float]:
    """The hint once the attack has begun, and for gathering the cubes instead."""
    table = Table(2).clock(10, 12).rail(0, "k4", "j4").units(0, **units).tile("temple", "j3")
    match = table.begin().match
    found = []
    for verb in ("attack", "retrieve"):
        world = match.fork()
        world.pick(0, verb)
        assert isinstance(world.state, AuztraliaState)
        found.append(score_hint(world.state, 0))
    return found[0], found[1]


def test_an_attack_that_can_be_won_is_liked_and_a_hopeless_one_is_not() -> None:
    attack, other = attack_on_a_temple(infantry=2, artillery=1)
    assert attack > other
    attack, other = attack_on_a_temple(armoured_car=1)  # AZ-C25
    assert attack < other


def test_alone_more_within_reach_than_there_is_time_for_is_still_worth_something() -> None:
    """Else late in the game no unit and no rail seems worth its price, and a space twice what it brings."""

    def worth(phosphate: int, space: int) -> float:
        return hint_of(Table(1).clock(space).rail(0, "k4", "j4", "i4").ore("j4", phosphate=phosphate))

    assert worth(3, 48) > worth(2, 48) > worth(1, 48)
    assert worth(3, 48) - worth(1, 48) < worth(3, 20) - worth(1, 20)
    assert worth(3, 53) == worth(1, 53)


@pytest.mark.parametrize("seed", range(6))
def test_the_hint_is_the_same_whatever_lies_face_down(seed: int) -> None:
    setup = {"seats": 1 + seed % 4, "map": ("east", "west")[seed % 2]}
    match, bot = Match(GAME, setup, seed), RandomBot(seed)
    for turn in range(120):
        if match.pending is None:
            break
        seat = match.pending.seats[0]
        if turn % 6 == 0:
            state = match.state
            assert isinstance(state, AuztraliaState)
            seen = score_hint(state, seat)
            for other in range(3):
                world = state.copy()
                redeal(world, (seat,), Rng(100 * turn + other))
                assert score_hint(world, seat) == pytest.approx(seen)
        match.pick(seat, bot.choose(match.handle(seat)))


KEPT = (raids._ways, lair._look, lair._same_lair, hint.lie_of_the_land, hint.ground_for, hint.rings, hunt.within)
MODES = (
    {"seats": 1, "map": "west"},
    {"seats": 2},
    {"seats": 3, "coop": True},
    {"seats": 3, "mode": "revenge", "difficulty": "heroic"},
    {"seats": 1, "mode": "mythos"},
    {"seats": 3, "map": "west", "mode": "empowered"},
)


@pytest.mark.parametrize("setup", MODES)
def test_what_the_hint_keeps_never_changes_it(setup: dict[str, object]) -> None:
    """Worked out from nothing, the hint is the same as with all that earlier positions have left behind."""
    match, bot, asked = Match(GAME, setup, 3), RandomBot(3), []
    for turn in range(200):
        if match.pending is None:
            break
        seat = match.pending.seats[0]
        if turn % 8 == 0:
            state = match.state.copy()
            assert isinstance(state, AuztraliaState)
            asked += [(state, each, score_hint(state, each)) for each in range(len(match.result().scores))]
        match.pick(seat, bot.choose(match.handle(seat)))
    for state, seat, kept in asked:
        for cached in KEPT:
            cached.cache_clear()
        assert score_hint(state, seat) == kept


def dark_hint_of(table: DarkTable) -> float:
    """What the Old One player expects."""
    return score_hint(table.s, table.s.old_ones)


def test_who_plays_the_old_ones_likes_points_cards_tokens_and_old_ones_on_their_way() -> None:
    alone = dark_hint_of(DarkTable())
    assert dark_hint_of(DarkTable("gugs")) > alone
    assert dark_hint_of(DarkTable().token("h3")) > alone
    farm = DarkTable().rail(0, "k4", "j4").farm(0, "j4", "sheep")
    assert dark_hint_of(farm) < alone < dark_hint_of(DarkTable().farm(0, "j4", "sheep", blighted=True))
    near, far = (dark_hint_of(DarkTable().tile("zombie", name)) for name in ("j4", "g3"))
    assert near > far > alone
    assert dark_hint_of(DarkTable().clock(10, 10, 40)) < dark_hint_of(DarkTable().clock(10, 10, 20))
