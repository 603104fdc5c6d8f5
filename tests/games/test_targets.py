"""What the options of each game point at on the table: the client lights it up and knows no verb."""

import random
from pathlib import Path
from string import Formatter
from typing import Any, Final

import pytest

from rulebound.games import game_names, load_game
from rulebound.kernel import Match, Option

ROOT: Final = Path(__file__).parents[2]
PICKS: Final = 200
POINTS_AT: Final = {
    "small-world-underground": {
        **{f"{verb} r07": "region:r07" for verb in ("conquer", "attempt", "roll", "bite", "swap", "abandon")},
        **{f"{verb} r07": "region:r07" for verb in ("take", "queen", "sacrifice", "volcano", "scepter", "ring")},
        "place r07 3": "region:r07",
        "bag froggys-ring r07": "region:r07",  # where it is laid, not the relic
        "choose drow stone 2": "combo:drow",
        "mimic drow stone": "combo:drow",
    },
    "auztralia": {
        **{f"{verb} g5": "hex:g5" for verb in ("port", "target", "sally", "uncover", "demolish", "restore")},
        "dig g5 coal": "hex:g5",
        "farm g5 sheep": "hex:g5",
        "bombard g5 zombie 12": "hex:g5",
        "rail g5 g6": "edge:g5-g6",
        "tear g5 g6": "edge:g5-g6",
        "mine": "box:mine",
        "retrieve": "box:retrieve",
        **{f"{verb} bones": "card:bones" for verb in ("recruit", "swap", "clear", "sink", "kill")},
        **{f"{verb} bones": "hand:bones" for verb in ("keep", "play", "use", "give-up")},
        "buy infantry 2": "unit:infantry",
        "enlist infantry": "unit:infantry",
        "send infantry 2": "stack:infantry",
        **{f"{verb} infantry": "stack:infantry" for verb in ("hit", "sacrifice", "mend", "lose")},
        "strike zombie 17": "foe:17",
        "objective quiet-port": "objective:quiet-port",
        "variant late-start": "variant:late-start",
        "only-outpost": "unit:outpost",
        **{f"{verb} g5": "hex:g5" for verb in ("outpost", "battle", "step", "wither", "endanger")},
        "put g5 2": "hex:g5",
        "soothe g5 zombie 1": "hex:g5",
        "summon": "action:summon",
        **{f"{verb} wrath": "mythos:wrath" for verb in ("mythos", "draw", "regain")},
        "turn zombie": "turn:zombie",
        "slay 1 bones": "prey:1:bones",
        "reclaim 1 zombie 2": "trophy:1:2",
    },
    "spirit-island": {
        **{f"{verb} A5": "land:A5" for verb in ("target", "target-far", "land", "lose")},
        "presence energy A5": "land:A5",
        "choke ravage A5": "land:A5",
        "skip build A5": "land:A5",
        "set-aside-from A5": "land:A5",
        "fight town A5": "piece:A5:town",
        "lay-beside raging-storm": "power:raging-storm",
        "follow A4 A5": "land:A5",
        **{f"{verb} town A5": "piece:A5:town" for verb in ("hit", "graze", "destroy", "remove", "gather")},
        "strife-marked town 1 0 A5": "piece:A5:town:1:0",
        "replace-marked town 0 2 A5": "piece:A5:town:0:2",
        "push town B3": "land:B3",
        "move-marked dahan 1 0 B3": "land:B3",
        **{f"{verb} raging-storm": "power:raging-storm" for verb in ("play", "keep", "forget", "give", "reclaim")},
        **{f"{verb} raging-storm": "power:raging-storm" for verb in ("use", "hasten", "repeat")},
        "spirit 1": "spirit:1",
        "group 2": "group:2",
        "grow presence-2": "grow:presence-2",
        "bonus reclaim-1": "bonus:reclaim-1",
        "element sun": "element:sun",
    },
}
BUTTONS: Final = {
    "small-world-underground": ["go-on", "decline", "use froggys-ring", "keep-all", "vanish", "done"],
    "auztralia": ["fight", "withdraw all", "look", "sweep", "import coal", "give 1", "save infantry", "done"],
    "spirit-island": [
        *("ready", "in-order", "own trade-drowned", "draw minor", "show 3", "choose fear", "decline", "done"),
        *("use-less massive-flooding 1", "hasten-less massive-flooding 1", "repeat-less massive-flooding 1"),
    ],
}


def option(text: str) -> Option:
    verb, *args = text.split()
    return Option(verb, *(int(arg) if arg.isdigit() else arg for arg in args))


@pytest.mark.parametrize("game", POINTS_AT)
def test_an_option_points_at_what_it_names(game: str) -> None:
    its = load_game(game)
    assert {text: its.target(option(text)) for text in POINTS_AT[game]} == POINTS_AT[game]


@pytest.mark.parametrize("game", BUTTONS)
def test_an_option_that_names_nothing_on_the_table_is_a_button(game: str) -> None:
    its = load_game(game)
    assert {text: its.target(option(text)) for text in BUTTONS[game]} == dict.fromkeys(BUTTONS[game])


@pytest.mark.parametrize("name", [*game_names(), str(ROOT / "examples" / "pearl_divers.py")])
def test_targets_name_verbs_and_arguments_that_there_are(name: str) -> None:
    game = load_game(name)
    for verb, pattern in game.targets.items():
        named = {field for _, field, _, _ in Formatter().parse(pattern) if field is not None}
        assert named <= set(game.verbs[verb].split()), (verb, pattern)


@pytest.mark.parametrize("name", game_names())
def test_moves_name_verbs_that_there_are_and_arguments_or_what_a_question_tells(name: str) -> None:
    game = load_game(name)
    for verb, patterns in game.moves.items():
        named = {field for each in patterns for _, field, _, _ in Formatter().parse(each) if field is not None}
        assert named <= {*game.verbs[verb].split(), "asked", "from-land", "to-land"}, (verb, patterns)


@pytest.mark.parametrize("name", game_names())
def test_a_view_says_what_each_option_points_at(name: str) -> None:
    setup: dict[str, Any] = {"seats": 2}
    match, luck = Match(load_game(name), setup, 5), random.Random(5)
    seen: set[str] = set()
    while match.pending is not None and len(match.picks) < PICKS:
        seat = luck.choice(match.pending.seats)
        ask = match.view(seat).ask
        assert ask is not None
        for held, shown in zip(match.options(seat), ask.options, strict=True):
            assert shown.at == match.game.target(held)
            moved = match.game.move(held, match.pending.shown_to(seat))
            assert (shown.moves and (shown.moves.thing, shown.moves.to)) == moved
            seen.add((shown.at or "").split(":")[0])
        match.pick(seat, luck.choice(match.options(seat)))
    assert len(seen) > 1
