"""`rulebound play`, by feeding it answers."""

import re
from pathlib import Path

import pytest

from rulebound.kernel import load_record
from rulebound.messages import FOLDER
from tests.cli.program import BRIGADE, DIVERS, ROOT, TRAPDOOR, play, refused, run, start

WALK = [TRAPDOOR, "--seats", "me"]


def test_a_whole_game_against_a_bot() -> None:
    said = play(DIVERS, "--seed", "3", "--set", "rounds=2", typed="3\n1\n" * 2)
    assert said.startswith("Pearl Divers\n")
    assert "Player 1: you\nPlayer 2: a bot (random)" in said
    assert "1. Roll the first die again" in said
    assert "The game is over. Most points." in said
    assert re.search(r"Player 1 scores \d+\.\nPlayer 2 scores \d+\.\nThe winner", said)


def test_the_same_seed_plays_the_same_game_and_another_does_not() -> None:
    one, again, other = (play(DIVERS, "--seed", seed, typed="3\n1\n" * 6) for seed in ("3", "3", "4"))
    assert one == again != other


def test_the_seed_stays_secret() -> None:
    assert "987654321" not in play(DIVERS, "--seed", "987654321", typed="1\nq\n")


@pytest.mark.parametrize("answers", ["1\n1\n1\n", "step\nSTEP\n step \n", "Take a step\ntake a  step\n1\n"])
def test_an_answer_is_a_number_a_short_form_or_the_words(answers: str) -> None:
    assert "The floor is crossed." in play(*WALK, typed=answers)


@pytest.mark.parametrize("answer", ["0", "3", "fly", "-1", "²", "1 1", "9" * 5000, "\x1b[A", "why"])
def test_any_other_answer_changes_nothing(answer: str) -> None:
    said = play(*WALK, typed=f"{answer}\n")
    assert "Player 1 goes on." not in said
    assert "not open to you" in said or "Why what?" in said


def test_undo_and_redo() -> None:
    said = play(*WALK, typed="u\n1\nu\nr\nr\n2\nq\n")
    steps = re.findall(r"nothing to take back|Player 1: \d steps|Taken back|Done again|nothing to do again", said)
    assert steps == [
        "Player 1: 0 steps",
        "nothing to take back",
        "Player 1: 1 steps",
        "Taken back",
        "Player 1: 0 steps",
        "Done again",
        "Player 1: 1 steps",
        "nothing to do again",
        "Player 1: 2 steps",
    ]


def test_events_after_an_undo_are_told_once_more() -> None:
    said = play(*WALK, typed="1\nu\n2\nq\n")
    assert said.count("Player 1 goes on.") == 2


def test_events_after_an_undo_are_told_to_the_others_too() -> None:
    """The jump is a secret, so that each person is told apart; after it is undone, a step comes in its place."""
    said = play(TRAPDOOR, "--seats", "me,me", typed="jump\n\nu\n\nstep\n\nq\n")
    assert said.count("Press Enter when") == 3
    assert said.count("Player 1 goes on.") == 2
    assert "creaks" not in said


def test_undo_is_refused_with_a_reason() -> None:
    assert "brought a dice roll or something hidden to light" in play(DIVERS, "--seed", "3", typed="1\nu\n")
    said = play(BRIGADE, "--seed", "3", typed="1\nu\n")
    assert "Player 2 has acted since" in said


def test_help_status_and_reasons() -> None:
    said = play(*WALK, typed="?\ns\nwhy fly\nwhy 1\nwhy swim\n")
    assert "short form: step, jump." in said
    assert said.count("Player 1: 0 steps") == 2
    assert "Player 1 has no wings. (TD-001)" in said
    assert "You may choose it" in said
    assert "No reason is known for “swim”." in said


def test_the_end_of_the_input_ends_well_and_says_how_to_go_on(tmp_path: Path) -> None:
    assert "start with --save" in play(*WALK, typed="1\n")
    kept = tmp_path / "walk.json"
    said = play(*WALK, "--save", str(kept), typed="1\n")
    assert f"--resume {kept}" in said
    assert load_record(kept.read_bytes()).picks == ["0 step"]


def test_ctrl_c_ends_like_the_end_of_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert "start with --save" in play(*WALK)


def test_a_saved_game_goes_on_to_the_same_end(tmp_path: Path) -> None:
    half, whole, straight = (tmp_path / name for name in ("half.json", "whole.json", "straight.json"))
    seats = ["--seats", "me,me", "--set", "rounds=1"]
    said = play(DIVERS, "--seed", "3", *seats, typed=f"\n3\nsave {half}\nq\n")
    assert f"Saved in {half}." in said
    done = start(
        "play", DIVERS, "--seats", "me,me", "--resume", str(half), "--save", str(whole), typed="\n1\n\n3\n1\n"
    )
    assert done.returncode == 0
    play(DIVERS, "--seed", "3", *seats, "--save", str(straight), typed="\n3\n1\n\n3\n1\n")
    assert whole.read_bytes() == straight.read_bytes()


def test_saving_never_destroys_another_file(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    assert "is not a saved game" in play(*WALK, typed=f"save {letter}\nsave {tmp_path}/no/where.json\nsave\n")
    assert "is not a saved game" in refused("play", *WALK, "--save", str(letter))
    assert letter.read_text() == "Dear aunt"


def test_people_with_secrets_hand_the_keyboard_over() -> None:
    said = play(DIVERS, "--seats", "me,me", "--seed", "3", "--set", "rounds=1", typed="\n3\n1\n\n3\n1\n")
    first, second = said.split("It is the turn of Player 2.")
    assert first.count("Press Enter") == 1  # once for Player 1, not again at the second question
    assert "Player 1, it is your turn." in first
    assert "Your pearl" not in second.split("\n> ")[0]
    assert "Your pearl from 11" in second
    assert "You draw a pearl" not in second  # that was Player 1's card
    assert "Player 1 lands a pearl" in second  # and that is everybody's news


def test_people_without_secrets_are_not_made_to_wait() -> None:
    said = play(BRIGADE, "--seats", "me,me", typed="1: ready\n2: ready\nq\n")
    assert "Press Enter when" not in said
    assert "Player 1 is ready.\n\nPlayer 2, it is your turn." in said


def test_where_several_may_act_the_person_is_chosen_first() -> None:
    said = play(BRIGADE, "--seats", "me,me", typed="5\nready\n2\n\n1\n5\n1: ready\nq\n")
    assert said.count("Who is it?") == 2  # at first, and after Enter alone; not where one is left
    assert "That player cannot act now." in said
    assert "Say who acts first: 1 alone, or 1: ready" in said
    assert "Player 1 is ready.\n" in said


def test_bots_act_once_after_each_pick_of_a_person() -> None:
    said = play(BRIGADE, "--seats", "me,random,random", "--seed", "3", typed="1\nw\nq\n")
    news = said.split("Throw a bucket, hand one over, or be ready.")
    acts = [sorted(re.findall(r"^(Player \d) (?:throws|hands|is ready)", part, re.MULTILINE)) for part in news]
    bots = ["Player 2", "Player 3"]
    assert acts == [[], ["Player 1", *bots], bots, []]


@pytest.mark.parametrize("seed", range(8))
def test_people_and_bots_together_always_reach_the_end(seed: int) -> None:
    typed = "1\n2\n3\n4\n" * 300
    assert "The game is over." in play(BRIGADE, "--seats", "random,me,random", "--seed", str(seed), typed=typed)


def test_bots_alone_can_be_watched() -> None:
    said = play(DIVERS, "--seats", "random,random")
    assert "Player 2 rolls" in said
    assert "You draw" not in said
    assert ">" not in said


def test_a_fault_of_the_rules_keeps_the_game(tmp_path: Path) -> None:
    kept = tmp_path / "fault.json"
    result = run("play", *WALK, "--save", str(kept), typed="2\n2\n")
    assert result.exit_code == 2
    assert "the rules failed after pick 1" in result.stderr
    assert load_record(kept.read_bytes()).picks == ["0 jump"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--seats", "me"], "pearl-divers takes 2 to 4 players, and --seats names 1"),
        (["--seats", "me,random,random,random,random"], "--seats names 5"),
        (["--seats", "me,deep-thought"], "no bot is called 'deep-thought' (there are: "),
        (["--seats", "me,random", "--set", "seats=3"], "--seats names 2 players, and the game is set up for 3"),
        (["--set", "rounds"], "write name=value"),
        (["--set", "rounds=lots"], "not a whole number"),
        (["--set", "rounds=99"], "99 is not a whole number from 1 to 12"),
        (["--set", "colour=red"], "'colour' is not a set-up name"),
        (["--language", "xx"], "no messages in 'xx' (there are: "),
        (["--seed", str(2**128)], "the seed must be"),
        (["--resume", "x.json", "--seed", "1"], "leave --set and --seed out"),
        (["--save", "/no/where.json"], "there is no folder"),
    ],
)
def test_wrong_words_are_one_clear_line(words: list[str], line: str) -> None:
    assert line in refused("play", DIVERS, *words)


def test_a_terminal_without_letters_still_plays() -> None:
    done = start("play", *WALK, typed="fly\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?fly? is not open" in done.stdout


def test_every_word_of_the_terminal_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src/rulebound/cli").glob("*.py"))
    used = set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", source))
    for file in FOLDER.glob("*/terminal.ftl"):
        assert set(re.findall(r"^(terminal-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)) == used
