"""Positions that read like play: `island("A5: 2E 1T 1D", spirit="river-surges-in-sunlight").use(...).expect(...)`.

A position names lands and what lies there: E explorer, T town, C city, D dahan, B blight, P presence of the first
spirit, Q of the second, Be beasts, Wi wilds, Di disease, Ba badlands; `T/1` has one damage, `C*1` one strife. What
is not named is empty. Pieces that a box brought are named in full when a position is compared. Answers are options
as records write them; a question with a single option answers itself, and who can only be ready is.
"""

import re
from typing import Any, Self

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.ending import GameOver, resolve
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.growth import SPIRIT_PHASE, spirit_phase
from rulebound.games.spirit_island.invaders import build, explore, explored, ravage
from rulebound.games.spirit_island.pieces import KINDS, PRINTED, TOKENS, damage_of, kind_of, piece, strife_of
from rulebound.games.spirit_island.power import POWERS, counted
from rulebound.games.spirit_island.setup import ALL_BOXES, BASE, SETUP, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.turn import time_passes
from rulebound.games.spirit_island.use import power_phase, targets, use_power
from rulebound.kernel import Anyone, Decide, Event, Flow

LETTERS = "ETCD"
TOKEN_LETTERS = {"Be": 0, "Wi": 1, "Di": 2, "Ba": 3}
ENTRY = re.compile(r"(\d+)(Be|Wi|Di|Ba|[ETCDBPQ])(?:/(\d+))?(?:\*(\d+))?$")
RIVER = "river-surges-in-sunlight"


class Table:
    """A position and what happens to it."""

    def __init__(self, s: IslandState) -> None:
        self.s = s
        self.heard: list[Event] = []
        self.over = False
        s.listen(self.heard.append)

    # Doing.

    def run(self, flow: Flow[Any] | None, *answers: str) -> Self:
        """Let something happen, and answer what is asked; all answers must be used."""
        left = list(answers)
        try:
            if flow is not None:
                self._answer(flow, left)
        except GameOver:
            self.over = True
        assert not left, f"nobody asked for {left}"
        return self

    def _answer(self, flow: Flow[Any], left: list[str]) -> None:
        told: Any = None
        while True:
            try:
                ask = flow.send(told)
            except StopIteration:
                return
            told = None
            alone = False  # one spirit is asked as several are
            if isinstance(ask, Decide) and ask.prompt == SPIRIT_PHASE:
                alone, ask = True, Anyone.of([ask])
            if isinstance(ask, Decide):
                options = {option.text: option for option in ask.options}
                assert options, f"{ask.prompt}: nothing can be answered"
                text = next(iter(options)) if len(options) == 1 else self._next(left, ask.prompt, options)
                told = options[text]
            elif isinstance(ask, Anyone):
                held = [(seat, option) for seat, own in ask.asks.items() for option in own.options]
                said = {f"{seat}: {option.text}": (seat, option) for seat, option in held}
                if len(ask.asks) == 1:
                    said = {}
                for seat, option in held:  # without the seat where only one can mean it
                    if [each for _, each in held].count(option) == 1:
                        said[option.text] = (seat, option)
                lone = [
                    (seat, own.options[0])
                    for seat, own in ask.asks.items()
                    if [each.verb for each in own.options] == ["ready"]
                ]
                if lone and not (left and left[0] in said):
                    told = lone[0]
                else:
                    told = said[self._next(left, ask.prompt, said)]
                if alone:
                    told = told[1]

    @staticmethod
    def _next(left: list[str], prompt: str, options: dict[str, Any]) -> str:
        assert left, f"{prompt}: no answer is left for {list(options)}"
        text = left.pop(0)
        assert text in options, f"{prompt}: {text!r} is none of {list(options)}"
        return text

    def use(self, power: str, *answers: str, seat: int = 0, elements: str = "", level: int = EVERY) -> Self:
        """Use a power, with these elements besides those the spirit has."""
        if elements:
            self.s.spirits[seat].gained = list(counted(elements))
        return self.run(use_power(self.s, seat, POWERS[power], level), *answers)

    def targets(self, power: str, seat: int = 0, elements: str = "") -> set[str]:
        """The lands that a power can target."""
        if elements:
            self.s.spirits[seat].gained = list(counted(elements))
        return set(self.s.names(targets(self.s, seat, POWERS[power])))

    def ravage(self, land: str, *answers: str) -> Self:
        """One ravage action."""
        return self.run(ravage(self.s, self.s.island.number_of[land]), *answers)

    def build(self, land: str, *answers: str) -> Self:
        """One build action."""
        return self.run(build(self.s, self.s.island.number_of[land]), *answers)

    def explore(self, card: str, *answers: str) -> Self:
        """All explore actions of an invader card."""
        for name in self.s.names(explored(self.s, card)):
            self.run(explore(self.s, self.s.island.number_of[name]), *answers)
        return self

    def fear(self, card: str, level: int, *answers: str) -> Self:
        """A fear card at a terror level."""
        return self.run(FEAR_CARDS[card][level](self.s), *answers)

    def spirit_phase(self, *answers: str) -> Self:
        """The whole spirit phase; with several spirits an answer begins with `0: `, `1: `..."""
        self.s.step = ""
        return self.run(spirit_phase(self.s), *answers)

    def fast(self, *answers: str) -> Self:
        """The fast phase."""
        self.s.step = ""
        return self.run(power_phase(self.s, "fast"), *answers)

    def slow(self, *answers: str) -> Self:
        """The slow phase."""
        self.s.step = ""
        return self.run(power_phase(self.s, "slow"), *answers)

    def time_passes(self, *answers: str) -> Self:
        """The end of the turn."""
        return self.run(time_passes(self.s), *answers)

    def action(self, does: Any, *answers: str, kind: str = "event", land: str = "", seat: int = -1) -> Self:
        """An action of the test's own: `table.action(lambda act: act.push(1, (TOWN,)), "push town A5")`."""
        act = Action(self.s, kind, seat, land=self.s.island.number_of[land] if land else -1)
        return self.run(resolve(act, does(act)), *answers)

    # Looking.

    def at(self, land: str) -> str:
        """What lies in a land, as positions are written."""
        number = self.s.island.number_of[land]
        found = [_written(code, count) for code, count in sorted(self.s.pieces[number].items())]
        found += [f"{self.s.blight[number]}B"] if self.s.blight[number] else []
        for seat, letter in enumerate("PQ"[: self.s.seat_count]):
            count = self.s.spirits[seat].presence[number]
            found += [f"{count}{letter}"] if count else []
        for letter, kind in TOKEN_LETTERS.items():
            count = self.s.tokens[kind][number]
            found += [f"{count}{letter}"] if count else []
        return " ".join(found)

    def expect(
        self,
        position: str = "",
        *,
        fear: int | None = None,
        energy: int | None = None,
        defend: dict[str, int] | None = None,
        seat: int = 0,
    ) -> Self:
        """Compare the lands that are named; order does not matter."""
        for land, want in _lands(position):
            there = self.at(land)
            assert sorted(there.split()) == sorted(want.split()), f"{land}: {there!r}, not {want!r}"
        if fear is not None:
            earned = len(self.s.earned) + len(self.s.fear_discard)
            assert earned * self.s.fear_pool + self.s.fear == fear, f"fear {self.s.fear}, {earned} cards"
        if energy is not None:
            assert self.s.spirits[seat].energy == energy, self.s.spirits[seat].energy
        for land, number in (defend or {}).items():
            assert self.s.defend[self.s.island.number_of[land]] == number
        return self


def _written(code: int, count: int) -> str:
    kind = kind_of(code)
    text = f"{count}{LETTERS[kind] if kind in PRINTED else KINDS[kind]}"
    text += f"/{damage_of(code)}" if damage_of(code) else ""
    return text + (f"*{strife_of(code)}" if strife_of(code) else "")


def _lands(position: str) -> list[tuple[str, str]]:
    found = []
    for part in filter(None, (each.strip() for each in position.split(";"))):
        land, _, rest = part.partition(":")
        found.append((land.strip(), rest.strip()))
    return found


def unboxed(setup: dict[str, object]) -> dict[str, Any]:
    """The values of a set-up; a spirit may come without its box, and so without events."""
    return {**SETUP.check({"boxes": list(ALL_BOXES), **setup}), "boxes": setup.get("boxes", [BASE])}


def island(
    position: str = "",
    *,
    spirit: str = RIVER,
    others: tuple[str, ...] = (),
    boards: tuple[str, ...] = ("A", "B", "C", "D", "E", "F"),
    seed: int = 1,
    **setup: object,
) -> Table:
    """A position for these spirits on boards A, B...; with no fear cards to be earned by chance in short tests."""
    spirits = [spirit, *others]
    seats = len(spirits)
    values = unboxed({"seats": seats, "spirits": spirits, "boards": list(boards[:seats]), **setup})
    s = new_world(values, seed)
    s.phase, s.turn = "fast", 1
    s.pieces = [{} for _ in s.pieces]
    s.blight = [0] * len(s.blight)
    s.tokens = [[0] * len(kind) for kind in s.tokens]
    for land, rest in _lands(position):
        _lay(s, s.island.number_of[land], rest)
    return Table(s)


def _lay(s: IslandState, land: int, text: str) -> None:
    for entry in text.split():
        match = ENTRY.match(entry)
        assert match, entry
        count, letter, damage, strife = int(match[1]), match[2], int(match[3] or 0), int(match[4] or 0)
        if letter == "B":
            s.blight[land] += count
        elif letter in "PQ":
            s.spirits["PQ".index(letter)].presence[land] += count
        elif letter in TOKEN_LETTERS:
            s.tokens[TOKEN_LETTERS[letter]][land] += count
        else:
            s.put(land, piece(LETTERS.index(letter), damage, strife), count)


assert len(TOKENS) == len(TOKEN_LETTERS)
