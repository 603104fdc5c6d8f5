"""The calibration writes its tables where the page has room for them."""

import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.kernel import Match
from workshop import calibrate


def test_tables_go_between_the_markers_and_come_out_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = [("East, 2 players", {"seats": 2, "map": "east"}), ("West, solo, easy", {"seats": 1, "map": "west"})]
    monkeypatch.setattr(calibrate, "modes", lambda: wanted)
    page = tmp_path / "page.md"
    page.write_text(f"above\n{calibrate.BEGIN}\nold\n{calibrate.END}\nbelow\n")
    calibrate.main(["--games", "2", "--duels", "2", "--page", str(page)])
    text = page.read_text()
    assert text.startswith("above\n")
    assert text.endswith("below\n")
    assert "\nold\n" not in text
    assert "make calibrate GAMES=2 DUELS=2" in text
    rows = [line for line in text.splitlines() if line.startswith(("| East", "| West"))]
    assert [row.count("|") for row in rows] == [10, 10]
    assert [row.split(" | ")[1] for row in rows] == ["4", "8"]  # twice and four times as many
    assert all(row.count(" % (") == 2 for row in rows)
    assert re.search(r"\| two players, one and one \| 2 \| \d+ % \(\d+ to \d+\) \|", text)
    calibrate.main(["--games", "2", "--duels", "2", "--page", str(page)])
    assert page.read_text() == text


def test_solo_games_of_the_beam_bot_have_a_table_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "ALONE_GAMES", (("west", "insane", 1),))
    played: list[calibrate.Job] = []
    monkeypatch.setattr(calibrate, "ProcessPoolExecutor", lambda *_: nullcontext(Here(played)))
    page = tmp_path / "page.md"
    begin, end = calibrate.ALONE
    page.write_text(f"{calibrate.BEGIN}\nkept\n{calibrate.END}\n{begin}\nold\n{end}\n")
    calibrate.main(["--alone", "2", "--page", str(page)])
    text = page.read_text()
    assert "\nkept\n" in text
    assert "\nold\n" not in text
    assert "| West, solo, insane | 2 | 7.0 |" in text
    assert [(job.setup, job.seed, job.names) for job in played] == [
        ({"seats": 1, "map": "west", "solo": "insane"}, seed, ["beam"]) for seed in (1889, 1890)
    ]


class Here:
    """Plays nothing, and says what it was asked for."""

    def __init__(self, played: list[calibrate.Job]) -> None:
        self.played = played

    def map(self, _play: object, jobs: list[calibrate.Job]) -> list[calibrate.Outcome]:
        self.played += jobs
        return [calibrate.Outcome([7], 30, lost=True, port=False, destroyed=2) for _ in jobs]


@pytest.mark.parametrize(
    ("number", "of", "low", "high"), [(0, 20, 0.0, 0.161), (21, 70, 0.205, 0.415), (10, 10, 0.722, 1.0)]
)
def test_wilsons_interval(number: int, of: int, low: float, high: float) -> None:
    assert calibrate.wilson(number, of) == pytest.approx((low, high), abs=0.001)


def test_every_mode_is_a_set_up_that_the_game_takes() -> None:
    names = [name for name, _ in calibrate.modes()]
    assert len(names) == len(set(names)) == 28
    for _, setup in calibrate.modes():
        GAME.setup.check(setup)
        Match(GAME, setup, 1)


def test_a_page_without_markers_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing here\n")
    with pytest.raises(SystemExit, match="no place"):
        calibrate.write(page, "tables")


def test_the_games_of_the_expansion_are_set_ups_that_the_game_takes() -> None:
    names = [name for name, _, _ in calibrate.revenge_modes()]
    assert len(names) == len(set(names)) == 21
    for _, setup, bots in calibrate.revenge_modes():
        assert len(bots) == setup["seats"]
        Match(GAME, setup, 1)


def test_a_table_of_the_expansion_says_who_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    three = {"seats": 3, "mode": "revenge"}
    monkeypatch.setattr(calibrate, "revenge_modes", lambda: [("East, random", three, ["random"] * 3)])
    page = tmp_path / "page.md"
    page.write_text("\n".join(calibrate.REVENGE))
    calibrate.main(["--revenge", "4", "--page", str(page)])
    row = next(line for line in page.read_text().splitlines() if line.startswith("| East"))
    assert row.count("|") == 10
    assert row.split(" | ")[1] == "4"
