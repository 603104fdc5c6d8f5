"""No internal word reaches a screen: what random games say is proofread, in the terminal and in the browser."""

from pathlib import Path

import pytest

from rulebound.games import game_names, load_game
from rulebound.messages import FOLDER
from tests.messages.proof import PATTERNS, ROOT, proofread, proofread_files, proofread_in_browser, same
from tests.messages.walk import Walk, some_setups

BRIGADE = ROOT / "examples" / "bucket_brigade.py"
EXAMPLES = (str(BRIGADE), str(ROOT / "examples" / "pearl_divers.py"))
MATCHES, LONG_MATCHES = 4, 30


def walked(name: str, matches: int) -> Walk:
    """So many random matches of a game, of several set-ups."""
    walk = Walk(load_game(name))
    for seed, setup in enumerate(some_setups(walk.game, matches)):
        walk.play(setup, seed)
    return walk


@pytest.mark.parametrize("name", game_names())
def test_all_that_a_game_says_reads_well(name: str) -> None:
    walk = walked(name, MATCHES)
    said = {said.what for said in walk.said} - {"left"}  # not every game counts what is left to do
    assert said == {"prompt", "option", "facts", "event", "status", "why", "result"}
    assert proofread(walk) == []
    assert proofread_in_browser(walk) == []


@pytest.mark.long
@pytest.mark.parametrize("name", game_names())
def test_all_that_many_games_say_reads_well(name: str) -> None:
    walk = walked(name, LONG_MATCHES)
    assert proofread(walk) == []
    assert proofread_in_browser(walk) == []


@pytest.mark.parametrize("name", EXAMPLES, ids=lambda name: Path(name).stem)
def test_all_that_an_example_says_reads_well(name: str) -> None:
    assert proofread(walked(name, MATCHES)) == []


@pytest.mark.parametrize("folder", [FOLDER, ROOT / "examples" / "messages"], ids=["package", "examples"])
def test_the_messages_that_stand_alone_read_well(folder: Path) -> None:
    assert proofread_files(folder) == []


# The check itself, on faults planted in an example.


Edit = tuple[str, str]


def planted(folder: Path, *edits: Edit) -> list[str]:
    """The faults of the example with other texts in the place of some, in its rules or its words."""
    english = Path("messages/en/bucket-brigade.ftl")
    rules, words = BRIGADE.read_text("utf-8"), (BRIGADE.parent / english).read_text("utf-8")
    for old, new in edits:
        assert (rules + words).count(old) == 1
        rules, words = rules.replace(old, new), words.replace(old, new)
    (folder / english).parent.mkdir(parents=True)
    (folder / english).write_text(words, "utf-8")
    (folder / "planted.py").write_text(rules, "utf-8")
    return proofread(walked(str(folder / "planted.py"), 12))


def test_the_example_has_no_faults_before_one_is_planted(tmp_path: Path) -> None:
    assert planted(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("event-readied = { $seat } is ready.\n", "", "event-readied cannot be said: no message"),
        ("prompt-hand-over = Hand the bucket to whom?\n", "", "prompt-hand-over cannot be said: no message"),
        ("option-to = { $seat }", "option-to = { $seta }", "option-to cannot be said: the message 'option-to'"),
        ("house-inn = the inn\n", "", "option-douse shows the id 'inn': Throw a bucket on inn"),
        ("The fire was too strong.", "result-burnt", "result-burnt shows the id 'result-burnt'"),
        ("Hand a bucket to somebody", "Use bucket-1", "option-hand-over shows the id 'bucket-1'"),
        ("Hand a bucket to somebody", "Use hand_over", "option-hand-over shows the id 'hand_over'"),
        ("Hand a bucket to somebody", "Use card r1-05", "option-hand-over shows the id 'r1-05'"),
        ("hands a bucket to { $to-seat }", "hands { $seat } { $seat }", "event-handed says twice 'Ana Ana'"),
        ("hands a bucket to", "hands a bucket a bucket to", "event-handed says twice 'a bucket a bucket'"),
        ("[one] one bucket", "[one] 1 buckets", "status-buckets has a plural after 1 '1 buckets'"),
        ("The fire was too strong.", "You has saved it.", "result-burnt says wrongly 'You has'"),
        ("The fire was too strong.", "The  village .", "result-burnt has a stray space or stop '  '"),
        ("option-ready = Ready", 'option-ready = {""}', "option-ready says nothing"),
        ('verbs = {"douse": "house"', 'verbs = {"douse": ""', "option-douse cannot be said"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert [line for line in planted(tmp_path, (old, new)) if line.startswith(fault)]


def test_an_event_that_says_the_same_as_the_one_before_it_is_found(tmp_path: Path) -> None:
    twice = ('s.emit("readied", seat)', 's.emit("handed", seat, seat), s.emit("readied", seat)')
    words = ("hands a bucket to { $to-seat }.", 'is ready{ $to-seat ->\n   *[other] {""}\n  }.')
    assert planted(tmp_path, twice, words) == ["event-handed and event-readied say the same"]


def test_sentences_that_differ_in_a_number_alone_say_the_same() -> None:
    assert same("Ana collects coins.", "Ana collects 1 coin.")
    assert not same("Ana collects coins.", "Ben collects coins.")


@pytest.mark.parametrize(
    "text",
    [
        "Turn 1 begins.",
        "Card 1 lies open.",
        "Each of you has won.",
        "1 less",
        "2, 2, 3",
        "Will-o'-Wisps of Ana",
        "You pass.",
        "You discuss it, she says.",
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert [fault for fault, pattern in PATTERNS.items() if pattern.search(text)] == []
