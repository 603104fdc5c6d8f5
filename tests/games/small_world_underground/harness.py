"""A table set up by hand, in the words of the game, and played from there.

    table = Table(4)
    table.race(0, "mudmen", "royal", hand=3).hold(0, "r16", 2).hold(1, "r17", 1, race="shrooms")
    play = table.begin(0, "conquest")
    play.pick("conquer r17").expect_holds(0, "r17", 3)

Every pick checks the laws of the box.
"""

from typing import Self

from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES
from rulebound.games.small_world_underground.attack import DIE
from rulebound.games.small_world_underground.setup import new_world
from rulebound.games.small_world_underground.state import Troop, UndergroundState
from rulebound.kernel import Event, Match, Rng


class Table:
    """A position being set up. Monsters are off the board unless asked for; purses hold 5 coins."""

    def __init__(
        self,
        seats: int = 2,
        monsters: bool = False,
        coins: str = "open",
        seed: int = 1,
        edition: str = "polish",
    ) -> None:
        answers = {"seats": seats, "first": "seat-1", "coins": coins, "edition": edition}
        self.setup = GAME.setup.check(answers)
        self.s: UndergroundState = new_world(self.setup, seed)
        if not monsters:
            self.s.monsters = [0] * self.s.board.size
            self.s.aside += self.s.finds
            self.s.finds = []

    def race(
        self,
        seat: int,
        race: str,
        power: str = "",
        hand: int = 0,
        decline: bool = False,
        tomb: bool = False,
        hammers: int = 0,
    ) -> Self:
        """Give a seat an active race, or one in decline, with tokens in hand. No power: some dull one is used."""
        s = self.s
        if not power and not decline:
            dull = ("stone", "mining", "mystic", "fisher", "quarreling")
            power = next(p for p in dull if p in s.badges or any(c.power == p for c in s.combos))
        self._take_banner(race)
        if power:
            self._take_badge(power)
        slot = 2 * seat + decline
        assert s.races[slot] is None, "that seat has such a race already"
        s.races[slot] = Troop(race, power, hand, hammers, tomb)
        s.tray[race] -= hand
        return self

    def _take_banner(self, race: str) -> None:
        s = self.s
        if race in s.banners:
            s.banners.remove(race)
            return
        combo = next(c for c in s.combos if c.race == race)
        combo.race = s.banners.pop(0)

    def _take_badge(self, power: str) -> None:
        s = self.s
        for pile in (s.badges, s.spent_badges):
            if power in pile:
                pile.remove(power)
                return
        combo = next(c for c in s.combos if c.power == power)
        combo.power = s.badges.pop(0)

    def combos(self, *pairs: tuple[str, str]) -> Self:
        """Lay out the column: (race, power) from the top; what is named moves there, the rest fills up below."""
        for at, (race, power) in enumerate(pairs):
            self._swap_banner(at, race)
            self._swap_badge(at, power)
        return self

    def _swap_banner(self, at: int, race: str) -> None:
        s = self.s
        mine = s.combos[at].race
        if race == mine:
            return
        for combo in s.combos:
            if combo.race == race:
                combo.race, s.combos[at].race = mine, race
                return
        s.banners[s.banners.index(race)] = mine
        s.combos[at].race = race

    def _swap_badge(self, at: int, power: str) -> None:
        s = self.s
        mine = s.combos[at].power
        if power == mine:
            return
        for combo in s.combos:
            if combo.power == power:
                combo.power, s.combos[at].power = mine, power
                return
        pile = s.badges if power in s.badges else s.spent_badges
        pile[pile.index(power)] = mine
        s.combos[at].power = power

    def hold(self, seat: int, region: str, tokens: int = 1, race: str = "", power: str = "") -> Self:
        """Put tokens of the seat's active race in a region; `race` gives the seat that race first."""
        if race and (self.s.races[2 * seat] is None):
            self.race(seat, race, power)
        return self._put(2 * seat, region, tokens)

    def hold_declined(self, seat: int, region: str, tokens: int = 1, race: str = "", power: str = "") -> Self:
        """The same for the seat's race in decline."""
        if race and (self.s.races[2 * seat + 1] is None):
            self.race(seat, race, power, decline=True, tomb=power == "tomb")
        return self._put(2 * seat + 1, region, tokens)

    def _put(self, slot: int, region: str, tokens: int) -> Self:
        s, r = self.s, self.s.board.number[region]
        assert s.holder[r] in (-1, slot), f"{region} is held already"
        s.holder[r] = slot
        s.tokens[r] += tokens
        s.tray[s.troop(slot).race] -= tokens
        return self

    def monsters(self, region: str, number: int = 2, find: str = "keep-on-motherland") -> Self:
        """Put Monsters in a region, and what will be found there under them (next in the stack)."""
        s = self.s
        s.monsters[s.board.number[region]] = number
        if find not in s.finds:
            s.aside.remove(find)
            s.finds.append(find)
        return self

    def find(self, name: str, region: str) -> Self:
        """Lay a place or relic face up in a region."""
        s = self.s
        pile = s.finds if name in s.finds else s.aside
        pile.remove(name)
        (s.places if name in PLACES else s.relics)[name] = s.board.number[region]
        return self

    def hedge(self, region: str, power: str) -> Self:
        """Stonehedge in a region, lending this power."""
        self._take_badge(power)
        self.s.hedge = power
        return self.find("stonehedge", region)

    def next_badge(self, power: str) -> Self:
        """The badge that will be drawn next."""
        self._take_badge(power)
        self.s.badges.insert(0, power)
        return self

    def marker(self, name: str, region: str) -> Self:
        """Put the ancient, volcano, queen, ghost, balrog or bag in a region."""
        assert name in ("ancient", "volcano", "queen", "ghost", "balrog", "bag")
        setattr(self.s, name, self.s.board.number[region])
        return self

    def armor(self, region: str, number: int = 1) -> Self:
        """Lay Mushroom Armor in a region."""
        self.s.armor[self.s.board.number[region]] += number
        return self

    def coins(self, seat: int, coins: int) -> Self:
        """Give a seat exactly so many coins."""
        self.s.bank += self.s.coins[seat] - coins
        self.s.coins[seat] = coins
        return self

    def begin(self, seat: int = 0, phase: str = "conquest", round_: int = 1) -> "Play":
        """Start playing: `pick`, `start`, `choose`, `conquest`, `redeployment`, `end`, `withdrawal`, `scoring`."""
        self.s.seat, self.s.phase, self.s.round = seat, phase, round_
        return Play(self)


class Play:
    """A position being played."""

    def __init__(self, table: Table) -> None:
        self.match = Match.at(GAME, table.setup, table.s)
        self._check()

    @property
    def s(self) -> UndergroundState:
        """The present state, for looking only."""
        state = self.match.state
        assert isinstance(state, UndergroundState)
        return state

    def _check(self) -> None:
        wrong = list(GAME.invariants(self.s))
        assert not wrong, wrong

    @property
    def seat(self) -> int:
        """Who is asked now."""
        assert self.match.pending is not None, "the game is over"
        return self.match.pending.seats[0]

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return self.match.pending.prompt if self.match.pending is not None else "over"

    @property
    def options(self) -> list[str]:
        """What can be picked now, as text."""
        return [] if self.match.pending is None else [o.text for o in self.match.options(self.seat)]

    def regions(self, verb: str) -> list[str]:
        """The regions that can be picked with this verb."""
        return [text.split()[-1] for text in self.options if text.split()[0] == verb]

    def pick(self, *texts: str) -> Self:
        """Make these picks, one after another, for whoever is asked."""
        for text in texts:
            self.match.pick(self.seat, text)
            self._check()
        return self

    def done(self) -> Self:
        """Pick Done."""
        return self.pick("done")

    def die(self, face: int) -> Self:
        """The next roll of the die will show this face."""
        rng = self.s.rng
        for seed in range(10_000):
            if Rng(seed, rng.count).choice(DIE) == face:
                rng.seed = seed
                return self
        raise AssertionError(f"no seed rolls {face}")

    def to_end_of_turn(self) -> Self:
        """Play the rest of this turn with the plainest picks: stop conquering, decline nothing, refuse offers."""
        seat, round_ = self.s.seat, self.s.round
        while self.match.pending is not None and (self.s.seat, self.s.round) == (seat, round_):
            plain = [t for t in ("done", "go-on", "keep-one") if t in self.options]
            self.pick(plain[0] if plain else self.options[-1])
        return self

    def tokens(self, region: str) -> int:
        """Race tokens in a region."""
        return self.s.tokens[self.s.board.number[region]]

    def holder(self, region: str) -> tuple[int, str] | None:
        """(seat, "active" or "decline") of a region's holder, or None."""
        slot = self.s.holder[self.s.board.number[region]]
        return None if slot < 0 else (slot >> 1, "decline" if slot & 1 else "active")

    def hand(self, seat: int) -> int:
        """Tokens of the seat's active race in hand."""
        return self.s.troop(2 * seat).hand

    def coins(self, seat: int) -> int:
        """Coins of a seat."""
        return self.s.coins[seat]

    def tray(self, race: str) -> int:
        """Tokens of a race in the tray."""
        return self.s.tray[race]

    def marker(self, name: str) -> str | None:
        """The region of the ancient, volcano, queen, ghost, balrog or bag."""
        at: int = getattr(self.s, name)
        return None if at < 0 else self.s.board.ids[at]

    def lies(self, find: str) -> str:
        """The region in which a place or relic lies face up."""
        return self.s.board.ids[(self.s.places if find in PLACES else self.s.relics)[find]]

    def events(self, kind: str) -> list[Event]:
        """What happened of this kind since the position was set up."""
        return [event for event in self.match.events if event.kind == kind]

    def why(self, what: str, seat: int = 0) -> tuple[str, str]:
        """(kind, rule number) of the explanation."""
        why = self.match.explain(seat, what)
        assert why is not None
        return why.kind, why.rule


def all_pairs() -> list[tuple[str, str]]:
    """Every race with every power."""
    return [(race, power) for race in sorted(RACES) for power in sorted(POWERS)]
