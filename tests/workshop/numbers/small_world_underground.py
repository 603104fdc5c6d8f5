"""The numbers of Small World Underground."""

from collections.abc import Callable
from typing import Final

from rulebound.games.small_world_underground import game  # noqa: F401  declares the content
from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS
from rulebound.games.small_world_underground.attack import DIE
from rulebound.games.small_world_underground.board import TERRAINS, Board, board_for
from rulebound.games.small_world_underground.setup import START_COINS
from rulebound.games.small_world_underground.state import ALL_COINS, ARMORS, COMBOS, HAMMERS
from tests.workshop.numbers import WORDS, Claims

PLAYERS: Final = (2, 3, 4, 5)
RACE_RULES: Final = (87, 91, 92, 95, 98, 101, 103, 105, 106, 107, 108, 109, 110, 111, 112)
POWER_RULES: Final = (
    114,
    115,
    116,
    118,
    119,
    120,
    123,
    *range(124, 130),
    131,
    *range(134, 137),
    138,
    140,
    141,
    143,
)


def claims() -> Claims:
    """What the page says of banners, badges, maps and markers."""
    boards = {players: board_for(players) for players in PLAYERS}
    return {**_box(), **_maps(boards), **_content()}


def _box() -> Claims:
    trays = {name: race.tray for name, race in RACES.items()}
    return {
        "SU-002": [f"{len(RACES)} race banners", f"{len(POWERS)} special power badges"],
        "SU-003": [
            f"{sum(trays.values())} race tokens: {trays['drow']} Drow and {trays['flames']} Flames, ",
            f"{trays['cultists']} each of Cultists, Kraken, Liches, Ogres and Shrooms, ",
            f"{trays['gnomes']} each of Gnomes and Will-o'-Wisps, ",
            f"{trays['mudmen']} each of Iron Dwarves, Lizardmen, Mudmen, Shadow Mimes and Spiderines",
            f"{trays['mummies']} Mummies",
        ],
        "SU-005": [f"{len(PLACES)} Popular Places and {len(RELICS)} Righteous Relics"],
        "SU-006": [f"{ARMORS} Mushroom Armors", f"{HAMMERS} Silver Hammers"],
        "SU-007": [f"worth {ALL_COINS} together"],
        "SU-008": [f"{', '.join(map(str, DIE[:-1]))} and {DIE[-1]}"],
        "SU-015": [f"{WORDS[COMBOS]} combos"],
        "SU-019": [f"{START_COINS} coins"],
        "SU-030": [f"{COMBOS - 1} coins for the {'sixth' if COMBOS == 6 else COMBOS}"],
        "SU-098": [f"up to {HAMMERS} in all"],
        "SU-106": [f"all {trays['mudmen']} of their tokens"],
        "SU-131": [f"as far as the {ARMORS} last"],
    }


def _maps(boards: dict[int, Board]) -> Claims:
    of_all = [_said_of_map(players, board) for players, board in boards.items()]
    sites = {players: sum(monsters > 0 for monsters in board.monsters) for players, board in boards.items()}
    turns = {players: board.turns for players, board in boards.items()}
    assert turns[2] == turns[3]
    return {
        "SU-010": of_all,
        "SU-013": [f"{turns[2]} turns with 2 or 3 players, {turns[4]} turns with 4 and {turns[5]} turns with 5"],
        "SU-016": [
            f"{sites[2]} such regions with 2 players, {sites[3]} with 3, {sites[4]} with 4, {sites[5]} with 5"
        ],
    }


def _said_of_map(players: int, board: Board) -> str:
    """Size, borders and, as far as all land is alike, the terrains of a map."""
    size, borders = board.size, sum(mask.bit_count() for mask in board.borders) // 2
    numbers = {terrain: board.of_terrain[terrain].bit_count() for terrain in TERRAINS}
    land = {number for terrain, number in numbers.items() if terrain not in ("river", "chasm")}
    text = f"{players}-player map has {size} regions with {borders} borders: "
    if len(land) == 1:
        each = "each of the five land terrains" if players == 2 else "each land terrain"
        return f"{text}{land.pop()} of {each}, {numbers['river']} River, {numbers['chasm']} Chasm"
    mountains, other = numbers["black-mountain"], numbers["mine"]
    water = f"{numbers['river']} River, {numbers['chasm']} Chasm"
    return f"{text}{mountains} Black Mountain, {other} of each other land terrain, {water}"


def _content() -> Claims:
    """Banner by banner and badge by badge, in the order of the alphabet."""
    said: Claims = {}

    def add(rules: tuple[int, ...], names: list[str], text: Callable[[str], str]) -> None:
        for number, name in zip(rules, names, strict=True):
            said.setdefault(f"SU-{number:03}", []).append(text(name))

    add(RACE_RULES, sorted(RACES), lambda name: f"({RACES[name].tokens} tokens, tray {RACES[name].tray})")
    add(POWER_RULES, sorted(POWERS), lambda name: f"**{name.capitalize()}** ({POWERS[name].tokens} tokens)")
    extra = _box()
    return {number: [*extra.get(number, []), *texts] for number, texts in said.items()}
