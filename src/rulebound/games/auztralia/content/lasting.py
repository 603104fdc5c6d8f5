"""The characters that help as long as they are held, and those that bring points at the end (AZ-H3)."""

from rulebound.games.auztralia.character import AT_THE_END, PERSISTENT, Character, character
from rulebound.games.auztralia.damage import bury, wound
from rulebound.games.auztralia.pack import AIRSHIP, CAR, TRAIN
from rulebound.games.auztralia.state import CATTLE, CORN, PHOSPHATE, POLISH, SHEEP, VP, AuztraliaState
from rulebound.kernel import plain_class

GUARD = 2  # the damage that those who guard a farm or a port do
RAILS_IN_A_SET = 3


def hurt_all(s: AuztraliaState, seat: int, came: list[int]) -> None:
    """Two damage to each of these tiles."""
    for tile in came:
        wound(s, tile, seat, GUARD)
    bury(s, came)


@character("castro", PERSISTENT)
class AlanzaCastro(Character):
    """Old Ones that enter a farm are hurt."""

    def farm_entered(self, s: AuztraliaState, seat: int, came: list[int]) -> None:
        hurt_all(s, seat, came)


@character("karpov", PERSISTENT)
class IvanKarpov(Character):
    """Old Ones that come to the port are hurt at once."""

    def port_reached(self, s: AuztraliaState, seat: int, came: list[int]) -> None:
        hurt_all(s, seat, came)


@character("alika", PERSISTENT)
class KapenaAlika(Character):
    """A farm that Old Ones entered may be relieved before it is blighted."""

    def holds_farms(self) -> bool:
        return True


@plain_class
class Hardens(Character):
    """Units of one kind take one more damage."""

    unit = CAR

    def capacity(self, kind: int) -> int:
        return 1 if kind == self.unit else 0


@character("proust", PERSISTENT)
class AlexanderProust(Hardens):
    """Armoured cars."""


@character("zhu", PERSISTENT, number=76)
class ZhuXiang(Hardens):
    """Airships."""

    unit = AIRSHIP


@character("krupp", PERSISTENT)
class BorisKrupp(Hardens):
    """Armoured trains."""

    unit = TRAIN


@character("kneebone", PERSISTENT)
class BillyKneebone(Character):
    """Units go one hex further off the rails; trains not by the Polish rules."""

    def unit_range(self, s: AuztraliaState, kind: int) -> int:
        return 0 if kind == TRAIN and s.edition == POLISH else 1


@character("guyonne", PERSISTENT, number=71)
class ProfessorGuyonne(Character):
    """An attack takes less time."""

    def attack_time(self) -> int:
        return 1


@character("bones", PERSISTENT)
class HarryBones(Character):
    """A mine brings one piece more, but no phosphate and no token."""

    def mined(self, kind: int) -> int:
        return 0 if kind in (PHOSPHATE, VP) else 1


@character("krauss", PERSISTENT)
class DagmarKrauss(Character):
    """Two farms of an action may be of the same kind."""

    def same_farms(self) -> int:
        return 1


@character("johnson", AT_THE_END, number=66)
class MadJohnson(Character):
    """A point for each tile taken; the point stays when the Old Ones take the tile back (RV-M11)."""

    def points(self, s: AuztraliaState, seat: int, farms: list[int]) -> int:
        return len(s.players[seat].tiles)

    def tile_returned(self) -> int:
        return 1


@character("bradshaw", AT_THE_END)
class MrsBradshaw(Character):
    """A point for every three rails."""

    def points(self, s: AuztraliaState, seat: int, farms: list[int]) -> int:
        return s.rails.count(seat) // RAILS_IN_A_SET


@plain_class
class FarmLover(Character):
    """A point for each sound farm of a kind."""

    farm = SHEEP

    def points(self, s: AuztraliaState, seat: int, farms: list[int]) -> int:
        return farms[self.farm]


@character("merino", AT_THE_END)
class MrMerino(FarmLover):
    """Sheep."""


@character("mcguire", AT_THE_END)
class TexMcGuire(FarmLover):
    """Cattle."""

    farm = CATTLE


@character("sweet", AT_THE_END, number=69)
class MerindaSweet(FarmLover):
    """Corn."""

    farm = CORN
