"""Every message that code uses is there, and no other; translations say the same."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from examples.bucket_brigade import GAME as BRIGADE
from examples.pearl_divers import GAME as PEARLS
from rulebound.games import game_names, load_game
from rulebound.kernel import DONE, Anyone, Decide, Event, Game, Option, Value, Why
from rulebound.messages import FOLDER, Messages, MissingMessage
from tests.messages.finder import check_common, check_game, modules_of
from workshop.languages import check_translations

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rulebound"
EXAMPLES = [path for path in sorted((ROOT / "examples").glob("*.py")) if "\nGAME = " in path.read_text("utf-8")]
ROLES = ROOT / "tests" / "cli" / "games" / "troll_bridge.py"
WRITTEN = [load_game(str(path)) for path in [*EXAMPLES, ROLES]]
BUILT_IN = [*map(load_game, game_names())]


@pytest.mark.parametrize("game", [*BUILT_IN, *WRITTEN], ids=lambda game: game.id)
def test_a_game_has_all_the_messages_it_uses_and_no_other(game: Game[Any]) -> None:
    assert check_game(game, modules_of(game, SOURCE / "games")) == []


def test_the_words_that_belong_to_no_game_are_all_there_and_all_used() -> None:
    assert check_common(FOLDER, SOURCE, BUILT_IN) == []


@pytest.mark.parametrize("folder", [FOLDER, ROOT / "examples" / "messages"], ids=["package", "examples"])
def test_translations_know_the_same_messages_and_variables(folder: Path) -> None:
    assert list(folder.glob("en/*.ftl"))
    assert check_translations(folder) == []


# The finder itself, on a planted game.

RULES = """
from dataclasses import dataclass
from rulebound.kernel import *

@dataclass(slots=True)
class MothState(GameState):
    night: int = 0

class MothView(View, frozen=True, kw_only=True):
    night: int

class Moths(Game[MothState]):
    id = "moths"
    setup = Setup((1, 2), Choice("moon", ("full", "new")), Flag("fog"), roles=[Role("owl")])
    state_type, view_type = MothState, MothView
    verbs = {"fly": "lamp"}
    events = {"flew": "seat lamp"}
    status_lines = {"dark": "night"}
    names = {"lamp": ("oil", "wax")}

    def new(self, setup, seed):
        return MothState(Rng(seed))

    def flow(self, s):
        yield STABLE
        pick = yield Decide(0, "whither", [Option("fly", "oil"), Option("fly", "wax"), DONE], from_lamp="oil")
        seat, pick = yield Anyone({0: [DONE], 1: [DONE]}, "rest")
        s.emit("flew", 0, "oil")

    def view(self, s, seat):
        return MothView(night=s.night)

    def result(self, s):
        return Result((), (0,), "dawn" if s.night else "dusk")

    def determinize(self, s, seat, rng): ...

    def explain(self, s, seat, what, ask=None):
        return Why("far", {}, "MO-001")

    def status(self, s, seat):
        yield Event("dark", (s.night,))

GAME = Moths()
"""

WORDS = """
-insect = moth
game = { -insect }s
game-about = At night.
setup-moon = Moon
setup-moon-help = Which.
setup-moon-full = Full
setup-moon-new = New
setup-fog = Fog
setup-fog-help = Or not.
role-owl = the owl
lamp-oil = an oil lamp
lamp-wax = a candle
lamp = a lamp called { $id }
prompt-whither = Whither from { $from_lamp }?
prompt-rest = { shared }
shared = Rest?
option-fly = Fly to { $lamp }
facts-fly = costs { $cost }
event-flew = { $seat } flies to { $lamp }.
status-dark = Night { $night }
why-far = Too far.
result-dawn = Dawn.
result-dusk = Dusk.
"""


class Planted:
    """A game file with its words beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rules, self.words = RULES, WORDS

    def problems(self) -> list[str]:
        file = self.folder / "moths.py"
        english = self.folder / "messages" / "en" / "moths.ftl"
        english.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.rules, "utf-8")
        english.write_text(self.words, "utf-8")
        return check_game(load_game(str(file)), [file])


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    return Planted(tmp_path)


def test_a_complete_game_has_no_problems(planted: Planted) -> None:
    assert planted.problems() == []


@pytest.mark.parametrize(
    "name",
    [
        "game",
        "game-about",
        "setup-moon",
        "setup-moon-help",
        "setup-moon-full",
        "setup-fog",
        "setup-fog-help",
        "role-owl",
        "lamp-wax",
        "prompt-whither",
        "prompt-rest",
        "option-fly",
        "event-flew",
        "status-dark",
        "why-far",
        "result-dawn",
        "result-dusk",
    ],
)
def test_a_missing_message_is_found(planted: Planted, name: str) -> None:
    planted.words = "\n".join(line for line in WORDS.splitlines() if not line.startswith(f"{name} ="))
    problems = planted.problems()
    assert f"moths: {name} is missing" in problems
    assert [p for p in problems if "missing" in p] == [f"moths: {name} is missing"]


@pytest.mark.parametrize(
    "name",
    [
        "lamps-numbered",
        "option-crawl",
        "event-slept",
        "status-light",
        "prompt-when",
        "why-near",
        "result-noon",
        "setup-moon-blue",
        "setup-wind",
        "role-bat",
        "lamp-gas",
        "facts-crawl",
        "stray",
        "-stray",
    ],
)
def test_an_unused_message_is_found(planted: Planted, name: str) -> None:
    planted.words = f"{WORDS}{name} = Words\n"
    assert planted.problems() == [f"moths: {name} is not used"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('verbs = {"fly": "lamp"}', "verbs = {}", "the verb fly is not declared"),
        ('events = {"flew": "seat lamp"}', "events = {}", "the event flew is not declared"),
        ('status_lines = {"dark": "night"}', "status_lines = {}", "the event or status line dark is not declared"),
        (
            'verbs = {"fly": "lamp"}',
            'verbs = {"fly": "lamp", "hum": ""}',
            "the verb hum is declared and never used",
        ),
        (
            '{"flew": "seat lamp"}',
            '{"flew": "seat lamp", "sang": ""}',
            "the event sang is declared and never used",
        ),
        ('{"dark": "night"}', '{"dark": "night", "dim": ""}', "the status line dim is declared and never used"),
        ('Why("far"', 'Why("high"', "why-high is missing"),
        ('"dusk")', '"rain")', "result-rain is missing"),
        (
            'events = {"flew": "seat lamp"}',
            'events = {"flew": "seat lamp moon"}',
            "event-flew does not say its moon",
        ),
        ('verbs = {"fly": "lamp"}', 'verbs = {"fly": ""}', "option-fly knows no lamp"),
    ],
)
def test_a_word_that_is_not_declared_or_not_used_is_found(
    planted: Planted, old: str, new: str, problem: str
) -> None:
    assert old in RULES
    planted.rules = RULES.replace(old, new)
    assert f"moths: {problem}" in planted.problems()


def test_a_text_is_wanted_for_all_things_of_a_kind_or_for_none(planted: Planted) -> None:
    planted.words = f"{WORDS}lamp-oil-text = It smells.\n"
    assert planted.problems() == ["moths: lamp-wax-text is missing"]
    planted.words = f"{WORDS}lamp-oil-text = It smells.\nlamp-wax-text = It drips.\n"
    assert planted.problems() == []


def test_a_message_that_stands_twice_or_cannot_be_read_is_found(planted: Planted) -> None:
    planted.words = f"{WORDS}lamp-oil = once more\n"
    assert planted.problems() == ["moths.ftl: lamp-oil stands there twice"]
    planted.words = f"{WORDS}broken = {{ $\n"
    assert any("moths.ftl: cannot be read" in problem for problem in planted.problems())


def test_several_files_of_a_game_are_read_together(planted: Planted) -> None:
    planted.words = WORDS.replace("lamp-wax = a candle\n", "")
    more = planted.folder / "messages" / "en" / "moths-lamps.ftl"
    more.parent.mkdir(parents=True)
    more.write_text("lamp-wax = a candle\n", "utf-8")
    assert planted.problems() == []
    more.write_text("lamp-wax = a candle\nlamp-oil = again\n", "utf-8")
    assert planted.problems() == ["moths.ftl: lamp-oil stands in another file too"]


COMMON = "seat = Player { $number }\noption-done = Done\nsetup-seats = Players\nsetup-seats-help = How many.\n"


@pytest.mark.parametrize(
    ("words", "code", "problems"),
    [
        (COMMON, 'say.text("seat", number=1)', []),
        (COMMON + "hello = Hello\n", 'say.text("seat"); say.text("hello")', []),
        (COMMON + "hello = Hello\n", 'say.text("seat"); say(key="hello")', []),
        (COMMON, 'say.text("seat"); say.text("game")', []),
        (COMMON, 'say.text("seat"); say.text("hello")', ["hello is missing"]),
        (COMMON, 'say.text("seat"); say.text("yes" if x else "no")', ["no is missing", "yes is missing"]),
        (COMMON + "hello = Hello\n", 'say.text("seat")', ["hello is not used"]),
        (COMMON.replace("option-done = Done\n", ""), 'say.text("seat")', ["option-done is missing"]),
    ],
)
def test_common_words_are_checked_against_all_code(
    tmp_path: Path, words: str, code: str, problems: list[str]
) -> None:
    folder, source = tmp_path / "messages", tmp_path / "src"
    (folder / "en").mkdir(parents=True)
    source.mkdir()
    (folder / "en" / "kernel.ftl").write_text(words, "utf-8")
    (source / "terminal.py").write_text(code, "utf-8")
    assert check_common(folder, source, []) == problems


@pytest.mark.parametrize(
    ("file", "words", "problems"),
    [
        ("moths.ftl", "option-fly = Fruwaj do { $lamp }\n-owad = ćma\n", []),
        ("moths.ftl", "option-crawl = x\n", ["pl/moths.ftl: option-crawl is unknown"]),
        (
            "moths.ftl",
            "option-fly = Fruwaj\n",
            ["pl/moths.ftl: option-fly takes other variables than the English (lamp)"],
        ),
        (
            "moths.ftl",
            "setup-moon = { $moon }\n",
            ["pl/moths.ftl: setup-moon takes other variables than the English (none)"],
        ),
        ("moth.ftl", "game = x\n", ["pl/moth.ftl: there is no such file in English"]),
        ("moths.ftl", "= x\n", ["pl/moths.ftl: cannot be read: '= x'"]),
    ],
)
def test_a_translation_that_says_something_else_is_found(
    tmp_path: Path, file: str, words: str, problems: list[str]
) -> None:
    for language, name, text in (("en", "moths.ftl", WORDS), ("pl", file, words)):
        (tmp_path / language).mkdir()
        (tmp_path / language / name).write_text(text, "utf-8")
    assert check_translations(tmp_path) == problems


# Words from what a match says.


def test_seats_are_called_by_their_players_or_by_number() -> None:
    event = Event("handed", (0, 1))
    assert Messages(BRIGADE).event(event) == "Player 1 hands a bucket to Player 2."
    assert Messages(BRIGADE, players=["Ada", "Bo"]).event(event) == "Ada hands a bucket to Bo."
    assert Messages(BRIGADE, players=["Ada"]).event(event) == "Ada hands a bucket to Player 2."


def test_things_are_called_by_their_names() -> None:
    assert Messages(BRIGADE).option(Option("douse", "mill")) == "Throw a bucket on the mill"
    assert (
        Messages(PEARLS).prompt(Decide(0, "land", [Option("land", 3)], total=7))
        == "The dice reach 7. Land a pearl?"
    )
    assert (
        Messages(BRIGADE).prompt(Anyone({0: [DONE]}, "act").shown_to(None))
        == "Throw a bucket, hand one over, or be ready."
    )


def test_a_list_names_each_of_its_things(planted: Planted) -> None:
    planted.words = (
        f"{WORDS}lamp-numbered = {{ $number }} times {{ $lamp }}\nprompt-rest = Rest at {{ $far-lamps }}?\n"
    )
    planted.words = planted.words.replace("prompt-rest = { shared }\nshared = Rest?\n", "")
    assert planted.problems() == []
    say = Messages(load_game(str(planted.folder / "moths.py")))
    about: dict[str, Value] = {"far-lamps": "wax, oil 2"}
    assert say.text("prompt-rest", **about) == "Rest at a candle, 2 times an oil lamp?"


def test_numbers_choose_the_form_of_a_sentence() -> None:
    say = Messages(BRIGADE)
    assert say.status(Event("buckets", (0, 1))) == "Player 1: one bucket"
    assert say.status(Event("buckets", (0, 3))) == "Player 1: 3 buckets"


@pytest.mark.parametrize(
    "say",
    [
        lambda words: words.text("no-such-message"),
        lambda words: words.text("event-doused"),
        lambda words: words.option(Option("fly")),
        lambda words: words.option(Option("douse")),
        lambda words: words.option(Option("douse", "mill", 3)),
        lambda words: words.event(Event("vanished")),
        lambda words: words.event(Event("readied", (0, 1))),
        lambda words: words.status(Event("weather")),
        lambda words: words.prompt(Decide(0, "no-such-prompt", [])),
        lambda words: words.why(Why("no-such-reason", {}, "BB-001")),
    ],
)
def test_what_has_no_words_is_an_error_and_never_a_guess(say: Callable[[Messages], str]) -> None:
    with pytest.raises(MissingMessage):
        say(Messages(BRIGADE))
