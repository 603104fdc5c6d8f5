"""Second Wave: a game on the island that another one has left, against the same adversary, with other spirits."""

from typing import Any, Final, NamedTuple

from rulebound.games.spirit_island.cards import put_back
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import DAHAN, INVADERS, KIND_OF, TOKENS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting
from rulebound.games.spirit_island.scenario import Scenario, scenario
from rulebound.games.spirit_island.sequel import beside_of, put_beside, wave_of
from rulebound.games.spirit_island.state import FIRST, LAST_STAGE, PLAYING, IslandState
from rulebound.kernel import STABLE, Decide, Flow, Option

BOX: Final = "branch-and-claw"
SECOND_WAVE: Final = "second-wave"
LEFT: Final = "left-by-the-last-wave"
LAIN: Final = "blight-before-set-up"  # its amount is the blight on the island before anything is set up
PLAY: Final = "play-set-aside"
PLAYED: Final = "set-aside-played"
CROWD, FITTING = 3, 2  # dahan of a land: from so many on they go apart, until there are no more than these
FEW, SOME = 2, 4  # dahan of a board that gets one more: from, to
PLENTY: Final = 8  # dahan of a board: no more than these stay
HEALTHY: Final = 2  # blight for each player on a healthy card, and one more
INLAND: Final = 6  # from this land on printed invaders come nearer to the coast
ENOUGH: Final = 10  # elements: thresholds that need no more are met
HARDER, EASIER = 1, -1
lasting(PLAYED)


class Wave(NamedTuple):
    """What a later wave changes."""

    blight: int  # that stays, for each player
    nearer: int  # land numbers by which printed invaders are lower
    towns: tuple[int, ...]  # lands of each board that get a town


WAVES: Final = (
    Wave(2, 3, (5,)),
    Wave(3, 2, (4, 5)),
    Wave(4, 1, (3, 4, 5)),
    Wave(5, 0, (2, 3, 4, 5)),
    Wave(6, 0, (1, 2, 3, 4, 5)),
    Wave(7, 0, (1, 2, 3, 4, 5, 6)),
)


def its_wave(s: IslandState) -> Wave:
    """What this wave changes; after the last one of the table it is always that."""
    return WAVES[min(wave_of(s) - 2, len(WAVES) - 1)]


@scenario(SECOND_WAVE, HARDER, BOX)
class SecondWave(Scenario):
    """The invaders come again."""

    follows = LEFT
    moves = (PLAY,)

    def difficulty_in(self, s: IslandState, its: Effect) -> int:
        """Harder on an island that was blighted, easier on a healthy one."""
        return HARDER if its.source else EASIER

    def set_up(self, s: IslandState, its: Effect) -> None:
        """The blight that the adversary has added comes from what lies beside the card, else from the card."""
        before = next(each.amount for each in s.rules if each.kind == LAIN)
        s.lift(LAIN)
        added, beside = sum(s.blight) - before, beside_of(s)
        put_beside(s, max(0, beside - added))
        s.blight_left = max(1, s.blight_left - max(0, added - beside))

    def blight_on_card(self, s: IslandState, its: Effect, healthy: bool, number: int) -> int:
        """A known card gets of what lies beside it, the last one all; other cards are filled from the box."""
        if s.blight_card not in s.blight_shown:
            return number
        last = s.blight_card == s.blight_shown[-1]
        number = beside_of(s) if last else min(number, beside_of(s))
        put_beside(s, beside_of(s) - number)
        return number

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """From the last stage on, in the spirit phase."""
        able = s.phase == "spirits" and s.spirits[its.seat].stage == PLAYING and s.set_aside
        return [PLAY] if able and s.invader_stage == LAST_STAGE else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """One of the cards that were set aside: without energy and card plays."""
        spirit = s.spirits[its.seat]
        spirit.drawn, s.set_aside = s.set_aside, []  # else another spirit could choose the same card meanwhile
        pick: Option = yield Decide(its.seat, "set-aside-card", [Option("play", card) for card in spirit.drawn])
        card: str = pick.args[0]
        spirit.drawn.remove(card)
        spirit.drawn, s.set_aside = [], spirit.drawn
        spirit.lent.append(card)
        s.effects.append(Effect(PLAYED, seat=its.seat, source=card))
        s.emit("played", its.seat, card)


@rule(PLAYED)
class Played(Rule):
    """A card that was set aside is in play this turn."""

    def without_elements(self, s: IslandState, its: Effect, card: str) -> bool:
        """It gives none."""
        return card == its.source

    def targets_any_land(self, s: IslandState, its: Effect, power: Power) -> bool:
        """Wherever it lies."""
        return power.id == its.source

    def meets_all(self, s: IslandState, its: Effect, power: Power) -> bool:
        """Thresholds that need few elements."""
        return power.id == its.source and all(sum(need) <= ENOUGH for need in power.needs)

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """It is discarded, and its own spirit's card leaves the game."""
        s.spirits[its.seat].lent.remove(its.source)
        kind = POWERS[its.source].kind
        if kind in ("minor", "major"):
            (s.minors_discard if kind == "minor" else s.majors_discard).append(its.source)
        s.emit("discarded", its.seat, its.source)
        yield from ()


@rule(LEFT)
class LeftByTheLastWave(Rule):
    """What becomes of the island before anything is set up."""

    def left_behind(self, s: IslandState, its: Effect) -> Flow[None]:
        """A card of each spirit is set aside; tokens, blight and dahan are made fewer; the invaders land."""
        for seat in s.all_seats:
            if s.spirits[seat].drawn:
                yield STABLE
                yield from _set_aside(s, seat)
        for kind, name in enumerate(TOKENS):
            while sum(s.tokens[kind]) > s.share:
                yield STABLE
                lands = [land for land, number in enumerate(s.tokens[kind]) if number]
                options = [Option("remove-token", name, s.island.names[land]) for land in lands]
                pick: Option = yield Decide(FIRST, "token-leaves", options, token=name)
                s.tokens[kind][s.island.number_of[pick.args[1]]] -= 1
        while sum(s.blight) > its_wave(s).blight * s.share:
            yield STABLE
            lands = [land for land, number in enumerate(s.blight) if number]
            land = yield from _choose(s, FIRST, "blight-leaves", lands)
            s.blight[land] -= 1
            s.blight_left += 1
            s.emit("healed", s.island.names[land], 1)
        yield from _even_out(s)
        _turn_blight_card(s)
        _land(s)
        s.enforce(Effect(LAIN, amount=sum(s.blight), until="game"))


def _choose(s: IslandState, seat: int, prompt: str, lands: list[int], **about: Any) -> Flow[int]:
    options = [Option("land", s.island.names[land]) for land in lands]
    pick: Option = yield Decide(seat, prompt, options, **about)
    return s.island.number_of[pick.args[0]]


def _set_aside(s: IslandState, seat: int) -> Flow[None]:
    """One card that the spirit before it held; the others go back to their decks."""
    spirit = s.spirits[seat]
    pick: Option = yield Decide(seat, "set-card-aside", [Option("keep", card) for card in spirit.drawn])
    card: str = pick.args[0]
    s.set_aside.append(card)
    spirit.drawn.remove(card)
    put_back(s, spirit.drawn)
    spirit.drawn = []
    s.emit("reserved", seat, card)


# Dahan.


def _even_out(s: IslandState) -> Flow[None]:
    """Crowds go apart; boards with many lose some, and boards with a few get one more."""
    names = s.island.names
    yield STABLE
    for land in [land for land in bits(s.island.lands) if s.count(land, DAHAN) >= CROWD]:
        while s.count(land, DAHAN) > FITTING:
            seat = s.owner_at(land)
            goal = yield from _choose(s, seat, "dahan-go-to", bits(s.near(land)), land=names[land])
            _take_dahan(s, land)
            s.put(goal, DAHAN)
            s.emit("moved", "dahan", names[land], names[goal])
    for board in range(len(s.boards)):
        while _dahan(s, board) > PLENTY:
            lands = [land for land in bits(s.island.of_board(board)) if s.count(land, DAHAN)]
            land = yield from _choose(s, s.owner_of(board), "dahan-leaves", lands)
            _take_dahan(s, land)
            s.emit("removed", "dahan", names[land])
    for board in range(len(s.boards)):
        if FEW <= _dahan(s, board) <= SOME:
            land = next(land for land in bits(s.island.of_board(board)) if s.count(land, DAHAN))
            s.put(land, DAHAN)
            s.emit("added", "dahan", names[land], 1)


def _dahan(s: IslandState, board: int) -> int:
    return sum(s.count(land, DAHAN) for land in bits(s.island.of_board(board)))


def _take_dahan(s: IslandState, land: int) -> None:
    s.take(land, DAHAN, 1)


# Blight and invaders.


def _turn_blight_card(s: IslandState) -> None:
    """A blighted card is healthy again: some blight lies on it, and all the rest beside it."""
    turned = any(its.kind == SECOND_WAVE and its.source for its in s.rules)
    if turned:
        pool, healthy = s.blight_left + beside_of(s), HEALTHY * s.share + 1
        s.blight_left = healthy
        put_beside(s, max(0, pool - healthy))


def _land(s: IslandState) -> None:
    """The printed invaders, from far inland nearer to the coast, and towns."""
    wave = its_wave(s)
    for board in range(len(s.boards)):
        for land in bits(s.island.of_board(board)):
            number = land - s.island.ocean_of(board)
            number -= wave.nearer if number >= INLAND else 0
            for name, count in s.island.setup[land].get("setup", {}).items():
                if name in KIND_OF and KIND_OF[name] in INVADERS:
                    s.put(s.island.land_of(board, number), KIND_OF[name], count)
        for number in wave.towns:
            s.put(s.island.land_of(board, number), TOWN)
