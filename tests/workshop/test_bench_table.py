"""`make bench-table` measures both modes and writes what it found into the README."""

from pathlib import Path

import pytest

from benchmarks.costs import Contender, Services
from benchmarks.plain import plain_process
from benchmarks.table import BEGIN, END, README, Row, markdown, write
from rulebound.games import load_game
from workshop.modes import plain_sources

DIVERS = str(README.parent / "examples" / "pearl_divers.py")


def row() -> Row:
    return Row("Pearl Divers, 2 players", Contender("pearl-divers", load_game(DIVERS), 2, DIVERS))


def test_a_plain_process_plays_and_measures_the_services() -> None:
    found = row()
    with plain_sources() as sources, plain_process(sources) as plain:
        assert plain.play_for(found.contender, 0.01) > 0
        assert plain.play_for(found.contender, 0.01, forking=True) > 0
        found.measure_services(plain, seed=1)
    (times,) = found.quicker
    assert min(times.hint, times.imagine, times.view) > 0


def test_the_table_holds_the_medians_of_the_rounds() -> None:
    found, played = row(), row().contender
    found.contender = played
    played.plain_ratios, played.ratios = [1.0, 9.0, 2.0], [7.0, 8.0, 4.0]
    played.plain_fork_ratios, played.fork_ratios = [0.5], [1.25]
    found.quicker = [Services(2.0, 3.0, 4.0), Services(3.0, 3.0, 5.0), Services(9.0, 3.0, 4.0)]
    table = markdown([found], rounds=3)
    assert table.endswith("| Pearl Divers, 2 players | 2.00 | 7.00 | 0.50 | 1.25 | 3.0 | 3.0 | 4.0 |")
    assert table.startswith("Medians of 3 rounds")


def test_only_what_stands_between_the_marks_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\nolder\n{END}\nafter\n")
    write(page, "new")
    assert page.read_text() == f"before\n{BEGIN}\nnew\n{END}\nafter\n"
    page.write_text("no marks\n")
    with pytest.raises(AssertionError, match="must have the lines"):
        write(page, "new")


def test_the_readme_has_a_place_for_the_table(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(README.read_text("utf-8"))
    write(page, "new")
    assert f"{BEGIN}\nnew\n{END}\n" in page.read_text()
