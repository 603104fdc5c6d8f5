"""The characters that help once in each combat (AZ-H1, AZ-H3)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rulebound.games.auztralia.character import IN_COMBAT, Character, character
from rulebound.games.auztralia.combat import lose, strike, withdraw, withdrawals
from rulebound.games.auztralia.pack import AIRSHIP, ARTILLERY, CAR, UNITS
from rulebound.games.auztralia.state import AuztraliaState, Fight
from rulebound.kernel import DONE, Decide, Flow, Option, plain_class

SACRIFICE_DAMAGE: Final = 2
_SACRIFICE: Final = tuple(Option("sacrifice", name) for name in UNITS)
_MEND: Final = tuple(Option("mend", name) for name in UNITS)
_SAVE: Final = tuple(Option("save", name) for name in UNITS)


@plain_class
class Gunner(Character):
    """One damage, beside a unit of one kind or beside any."""

    beside: ClassVar[int | None] = None

    def shot(self, force: Sequence[int]) -> int:
        return 1 if self.beside is None or force[self.beside] else 0

    def can_help(self, s: AuztraliaState, f: Fight) -> bool:
        return self.shot(f.force) > 0

    def help(self, s: AuztraliaState, f: Fight) -> Flow[None]:
        yield from strike(s, f, 1, character=self.id)


@character("khouri", IN_COMBAT, number=48)
class ColonelKhouri(Gunner):
    """Beside any unit."""


@character("milligan", IN_COMBAT, number=45)
class BombardierMilligan(Gunner):
    """Beside artillery."""

    beside = ARTILLERY


@character("verne", IN_COMBAT, number=59)
class JulietVerne(Gunner):
    """Beside an airship, even one that a Mythos card has taken in this combat (RV-M23)."""

    beside = AIRSHIP

    def can_help(self, s: AuztraliaState, f: Fight) -> bool:
        return super().can_help(s, f) or f.airships_taken > 0


@character("singh", IN_COMBAT)
class LtSingh(Gunner):
    """Beside an armoured car."""

    beside = CAR


@character("takanashi", IN_COMBAT)
class GeneralTakanashi(Character):
    """A unit of the force is given up for two damage."""

    def can_help(self, s: AuztraliaState, f: Fight) -> bool:
        return any(f.force)

    def help(self, s: AuztraliaState, f: Fight) -> Flow[None]:
        options = [_SACRIFICE[kind] for kind, number in enumerate(f.force) if number]
        pick: Option = yield Decide(f.seat, "sacrifice", options)
        yield from lose(s, f, UNITS.index(pick.args[0]), scored=False)  # RV-R46
        yield from strike(s, f, SACRIFICE_DAMAGE, character=self.id)


@character("caprotti", IN_COMBAT)
class LuigiCaprotti(Character):
    """One damage is taken off a unit, once a card has been resolved."""

    def can_help(self, s: AuztraliaState, f: Fight) -> bool:
        return any(f.hurt)

    def help(self, s: AuztraliaState, f: Fight) -> Flow[None]:
        pick: Option = yield Decide(f.seat, "mend", [_MEND[kind] for kind, hurt in enumerate(f.hurt) if hurt])
        f.hurt[UNITS.index(pick.args[0])] -= 1
        s.emit("unit-mended", f.seat, pick.args[0])


@character("jago", IN_COMBAT)
class CountJago(Character):
    """A combat begins with one more sanity."""

    def sanity(self) -> int:
        return 1


@character("jones", IN_COMBAT)
class CorporalJones(Character):
    """He looks at the card that was turned, and may call units back before it counts."""

    def card_turned(self, s: AuztraliaState, f: Fight) -> Flow[None]:
        number = s.tables.cards[f.card].number
        pick: Option = yield Decide(f.seat, "jones", [*withdrawals(f), DONE], card=number)
        if pick is not DONE:
            f.used.append(self.id)
            s.emit("helped", f.seat, self.id)
            withdraw(s, f, pick)


@character("neumann", IN_COMBAT, number=54)
class FranzNeumann(Character):
    """One of the units destroyed goes to the barracks instead of the supply."""

    def units_lost(self, s: AuztraliaState, f: Fight, lost: list[int]) -> Flow[None]:
        options = [*(_SAVE[kind] for kind, number in enumerate(lost) if number), DONE]
        pick: Option = yield Decide(f.seat, "neumann", options)
        if pick is DONE:
            return
        kind = UNITS.index(pick.args[0])
        f.used.append(self.id)
        s.units[kind] -= 1
        s.players[f.seat].barracks[kind] += 1
        s.emit("unit-saved", f.seat, UNITS[kind])
