"""The numbers of AuZtralia."""

from collections import Counter
from typing import Final

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.damage import PER_DISC
from rulebound.games.auztralia.modes import PER_BLIGHTED
from rulebound.games.auztralia.pack import Pack, pack_of
from rulebound.games.auztralia.prices import TIMES
from rulebound.games.auztralia.revelation import KILLED, RUSH, SPAWN_STEPS
from rulebound.games.auztralia.scoring import PER_FARM, PER_PHOSPHATE
from rulebound.games.auztralia.setup import DISPLAY, REVELATIONS_OF_A_LEVEL
from rulebound.games.auztralia.state import (
    CUBES,
    FARMS_OF_A_KIND,
    HILLS_BOX,
    MILITARY_BOX,
    MINE_BOX,
    RAIL_BOX,
    RAILS,
    RECRUIT_BOX,
    SANITY,
    SPARE_DISCS,
    TRADE_BOX,
)
from tests.workshop.numbers import WORDS, Claims

# Digits that are no data: they are the rule itself, or a name (level 3, hex 14), or nothing in the game uses them.
NO_DATA: Final = {
    "AZ-S4": "50",  # the supply never runs out
    "AZ-S11": "3",
    "AZ-S13": "3331",
    "AZ-T8": "55",  # scores are not counted on the track
    "AZ-A22": "1",
    "AZ-A34": "113",
    "AZ-A37": "1",
    "AZ-A38": "2",
    "AZ-O9": "323",
    "AZ-O16": "1",
    "AZ-G1": "2",
    "AZ-K2": "11",
    "AZ-Z9": "123",
}


def claims() -> Claims:
    """What the page says of the tables of the standard pack, and of the numbers in the rules' code."""
    pack = pack_of("standard")
    return {**_box(pack), **_course(pack), **_modes(pack)}


def _box(pack: Pack) -> Claims:
    """The pieces."""
    levels = Counter(tile.level for tile in pack.tiles if not tile.mark)
    kinds = f"{FARMS_OF_A_KIND} sheep, {FARMS_OF_A_KIND} cattle and {FARMS_OF_A_KIND} corn farms"
    units = {unit.name: unit for unit in pack.units}
    stock = pack.stocks["standard"]
    deck = 3 * REVELATIONS_OF_A_LEVEL
    count = {name: unit.count for name, unit in units.items()}
    price = dict(zip(units, pack.prices["east"], strict=True))
    told = {name: f"{price[name]}, {unit.range}, {unit.capacity}" for name, unit in units.items()}
    far = {name: unit.range for name, unit in units.items()}
    assert far["infantry"] == far["artillery"]
    assert far["armoured-train"] == 0
    return {
        "AZ-S2": [f"{kinds}, {RAILS} rails, {CUBES} cubes", f"{SPARE_DISCS + 1} discs", WORDS[SPARE_DISCS]],
        "AZ-S3": [f"{stock['coal']} coal, {stock['iron']} iron and {stock['gold']} gold", f"{SANITY} sanity"],
        "AZ-S4": [f"{sum(layout.count('P') for layout, _ in pack.survey.values())} phosphate"],
        "AZ-S5": [
            f"The {sum(bool(tile.mark) for tile in pack.tiles)} tiles marked X or XX",
            f"the other {sum(levels.values())} are",
            f"({levels[1]} of level 1, {levels[2]} of level 2, {levels[3]} of level 3)",
        ],
        "AZ-S6": [f"{len(pack.boards['east'].survey)} of the {len(pack.survey)} on the East"],
        "AZ-S15": [
            f"{deck} cards: {REVELATIONS_OF_A_LEVEL} random ones of each level, level 1 on top, level 3 at",
            f"The other {len(pack.revelations) - deck} go back",
        ],
        "AZ-S16": [f"{WORDS[DISPLAY].capitalize()} of the {len(CHARACTERS)} characters"],
        "AZ-S17": [f"The {len(pack.cards)} Old One cards"],
        "AZ-S19": [
            f"{count['infantry']} infantry, {count['armoured-car']} armoured cars, "
            f"{count['artillery']} artillery, {count['airship']} airships "
            f"and {count['armoured-train']} armoured trains"
        ],
        "AZ-A19": [
            f"infantry {told['infantry']}; armoured car {told['armoured-car']}; artillery {told['artillery']}; "
            f"airship {told['airship']}; armoured train {told['armoured-train']}."
        ],
        "AZ-A30": [
            f"infantry and artillery go {far['infantry']} hex, armoured cars {far['armoured-car']}, "
            f"airships {far['airship']}, armoured trains none"
        ],
        "AZ-C6": [f"{WORDS[SPARE_DISCS]} spare discs may stand for {WORDS[PER_DISC]} damage"],
    }


def _course(pack: Pack) -> Claims:
    """Time, actions, combat, the Old Ones' turn and the end."""
    start, end = pack.old_ones_start, pack.end
    return {
        "AZ-S18": [f"space {start}"],
        "AZ-S22": [f"at least {WORDS[pack.boards['east'].ports_apart['standard']]} hexes apart"],
        "AZ-T6": [f"space {end}"],
        "AZ-A1": [f"takes {TIMES[RAIL_BOX]} time", f"the second takes {TIMES[HILLS_BOX]} time"],
        "AZ-A9": ["Twenty rails"] if RAILS == 20 else [f"{RAILS} rails"],
        "AZ-A10": [f"takes {TIMES[MINE_BOX]} time"],
        "AZ-A14": [f"takes {TIMES[RECRUIT_BOX]} time"],
        "AZ-A17": [f"takes {TIMES[MILITARY_BOX]} time"],
        "AZ-A21": [f"takes {TIMES[TRADE_BOX]} time"],
        "AZ-A27": [f"{WORDS[FARMS_OF_A_KIND].capitalize()} farms of each kind"],
        "AZ-C2": [f"full sanity, {SANITY}"],
        "AZ-O1": [f"on space {start}", f"lands on {start}"],
        "AZ-O3": [f"odd ones from {min(pack.lit)} to {max(pack.lit)}"],
        "AZ-O5": [f"comes to {end}"],
        "AZ-O7": [f"by {WORDS[RUSH]} cards"],
        "AZ-O8": [f"the {WORDS[KILLED]} oldest"],
        "AZ-E1": [f"come to {end}"],
        "AZ-E2": [f"{PER_FARM} for each farm", f"{PER_PHOSPHATE} for each phosphate"],
        "AZ-E3": [f"{PER_BLIGHTED} for each blighted farm"],
        "AZ-H10": [f"before {end}:", f"on space {end - 1} comes", f"brings on {end - 1} takes"],
    }


def _modes(pack: Pack) -> Claims:
    """Solo, the West, together and the challenges."""
    easy, hard, insane = (pack.stocks[level] for level in ("easy", "hard", "insane"))
    clips = sum(red for _, red in pack.survey.values())
    island = pack.boards["tazmania"]
    tokens = sorted({vp for vp in pack.boards["west"].vp if vp})
    return {
        "AZ-L1": [f"space {pack.starts[1]}"],
        "AZ-L3": [
            f"Easy: {easy['gold']} gold, {easy['iron']} iron, {easy['coal']} coal and {easy['vp']} points",
            f"Hard: {hard['gold']} gold, {hard['iron']} iron, {hard['coal']} coal and {hard['vp']} points",
            f"Insane: {insane['gold']} gold, {insane['iron']} iron, {insane['coal']} coal and none",
        ],
        "AZ-L4": [f"hex {pack.boards['east'].solo_site} of the East"],
        "AZ-L5": [f"One of {WORDS[len(pack.objectives)]} objectives"],
        "AZ-W1": [f"All {WORDS[len(pack.variants)]} variants"],
        "AZ-X2": [f"Point tokens of {tokens[0]} and {tokens[1]} lie"],
        "AZ-Z2": [f"each of its {len(island.survey)} survey hexes"],
        "AZ-Z8": [
            f"{WORDS[len(bits(island.ports))]} cornlands hexes",
            f"at least {WORDS[island.ports_apart['standard']]} hexes apart",
        ],
        "AZ-K1": [f"{WORDS[pack.coop_shift]} spaces"],
        "AZ-G2": [f"moves {WORDS[SPAWN_STEPS]} hexes"],
        "AZ-G5": [f"the {WORDS[clips]} survey tiles"],
    }
