"""What a character is worth to a seat, in points."""

from typing import Final

from rulebound.games.auztralia.character import playable
from rulebound.games.auztralia.judge.lair import average_vp, lair_of
from rulebound.games.auztralia.pack import AIRSHIP, ARTILLERY, CAR, TRAIN
from rulebound.games.auztralia.state import AuztraliaState

AT_ONCE: Final = {  # what a card brings when it is played, a little less than it brings
    "mcdonald": 2.6,
    "blackstock": 1.7,
    "carter": 1.0,
    "quilla": 1.0,
    "cassan": 3.2,
    "flounder": 2.8,
    "brassey": 1.6,
    "lrog": 2.0,
    "kitchener": 1.4,
}
LASTING: Final = {
    "castro": 1.6,
    "karpov": 2.2,
    "alika": 0.8,
    "bones": 2.0,
    "krauss": 1.3,
    "kneebone": 1.4,
    "guyonne": 1.8,
    "khouri": 3.0,
    "jago": 1.8,
    "neumann": 1.6,
    "takanashi": 1.2,
    "caprotti": 0.8,
    "jones": 0.8,
    "johnson": 2.2,
    "bradshaw": 2.2,
    "merino": 2.0,
    "mcguire": 2.0,
    "sweet": 2.0,
}
BESIDE: Final = {  # those that help one kind of unit: with it, without it
    "milligan": (ARTILLERY, 2.6, 0.8),
    "verne": (AIRSHIP, 2.6, 0.8),
    "singh": (CAR, 2.6, 1.0),
    "proust": (CAR, 1.0, 0.4),
    "zhu": (AIRSHIP, 0.8, 0.3),
    "krupp": (TRAIN, 0.6, 0.2),
}
UNKNOWN: Final = 0.8
MORE: Final = 0.85  # each further character is used a little less


def hand_value(s: AuztraliaState, seat: int, theirs: float, hurry: float) -> float:
    """All that the seat holds."""
    values = sorted((person_value(s, seat, name, theirs, hurry) for name in s.players[seat].hand), reverse=True)
    return sum(value * MORE**number for number, value in enumerate(values))


def person_value(s: AuztraliaState, seat: int, name: str, theirs: float, hurry: float) -> float:
    """One character in the seat's hand, beyond the points it counts already."""
    if s.space[seat] >= s.tables.end and playable(name):
        return 0.0
    if name == "davies":
        return 1.9 + theirs * _two_secrets(s)
    if name == "danger":
        return 0.4 + 0.9 * theirs * _worst_temple(s)
    if name == "appleseed":
        mine = sum(1 for h, farm in enumerate(s.farm) if farm // 3 == seat and s.blighted >> h & 1)
        return max(1.5 * hurry, 0.9 * (2 + theirs) * min(2, mine))
    if name in AT_ONCE:
        return 0.9 * AT_ONCE[name] * hurry
    if name in BESIDE:
        unit, beside, alone = BESIDE[name]
        return 0.4 * hurry * (beside if s.players[seat].barracks[unit] else alone)
    return 0.4 * hurry * LASTING.get(name, UNKNOWN)


def _two_secrets(s: AuztraliaState) -> float:
    """The points that two face-down tiles stop counting twice."""
    lair, revelations = lair_of(s), len(s.revelations)
    values = [
        average_vp(s.pack, lair.unseen[level - 1]) * (lair.times_counted(revelations, rank) - 1)
        for rank, (_, level) in enumerate(lair.sleepers)
    ]
    return 0.9 * sum(sorted(values)[-2:])


def _worst_temple(s: AuztraliaState) -> int:
    """The points on the face-up temple where most lie."""
    tiles = s.tables.tiles
    temples = {at for n, at in enumerate(s.at) if at >= 0 and s.face_up >> n & 1 and tiles[n].kind == "temple"}
    return max((sum(tiles[n].vp for n, at in enumerate(s.at) if at == h) for h in temples), default=0)
