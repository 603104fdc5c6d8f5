"""Characters that help once in each combat, between two cards (AZ-H1, AZ-H3).

Count Jago, Corporal Jones and Franz Neumann have moments of their own: `combat.py` asks for them there.
"""

from collections.abc import Callable
from typing import Final

from rulebound.games.auztralia.damage import bury, wound
from rulebound.games.auztralia.pack import AIRSHIP, ARTILLERY, CAR, UNITS
from rulebound.games.auztralia.state import Fight, World
from rulebound.kernel import Decide, Flow, Option

JAGO, JONES, NEUMANN, TAKANASHI, CAPROTTI = "jago", "jones", "neumann", "takanashi", "caprotti"
# who deals a damage, and beside which unit
GUNNERS: Final[dict[str, int | None]] = {"khouri": None, "milligan": ARTILLERY, "verne": AIRSHIP, "singh": CAR}

_SACRIFICE: Final = tuple(Option("sacrifice", name) for name in UNITS)
_MEND: Final = tuple(Option("mend", name) for name in UNITS)


def unused(s: World, f: Fight, name: str) -> bool:
    """Whether the fighter holds this character and has not used it in this combat."""
    return name not in f.used and s.has(f.seat, name)


def helpers(s: World, f: Fight) -> list[str]:
    """The characters that can help now, before the next card."""
    found = [name for name, unit in GUNNERS.items() if (unit is None or f.force[unit]) and unused(s, f, name)]
    if any(f.force) and unused(s, f, TAKANASHI):
        found.append(TAKANASHI)
    if any(f.hurt) and unused(s, f, CAPROTTI):  # so a card has been resolved
        found.append(CAPROTTI)
    return found


def use(s: World, f: Fight, name: str, lose: Callable[[World, Fight, int], Flow[None]]) -> Flow[None]:
    """One character helps; `lose` is what happens when a unit is destroyed."""
    f.used.append(name)
    s.emit("helped", f.seat, name)
    if name == CAPROTTI:
        yield from _mend(s, f)
        return
    damage = 1
    if name == TAKANASHI:
        damage = 2
        pick: Option = yield Decide(
            f.seat, "sacrifice", [_SACRIFICE[k] for k, number in enumerate(f.force) if number]
        )
        yield from lose(s, f, UNITS.index(pick.args[0]))
    tile = yield from _choose(s, f, name, damage)
    wound(s, tile, f.seat, damage)
    bury(s, [tile])


def _choose(s: World, f: Fight, name: str, damage: int) -> Flow[int]:
    """Which of the Old Ones fought takes the damage."""
    stack = s.stack(f.hex)
    options = [Option("strike", s.tables.tiles[tile].kind, place) for place, tile in enumerate(stack, 1)]
    pick: Option = yield Decide(f.seat, "strike", options, character=name, damage=damage)
    place: int = pick.args[1]
    return s.stack(f.hex)[place - 1]


def _mend(s: World, f: Fight) -> Flow[None]:
    """Take one damage off a unit."""
    pick: Option = yield Decide(f.seat, "mend", [_MEND[k] for k, hurt in enumerate(f.hurt) if hurt])
    f.hurt[UNITS.index(pick.args[0])] -= 1
    s.emit("unit-mended", f.seat, pick.args[0])
