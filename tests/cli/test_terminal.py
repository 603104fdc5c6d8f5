"""`rulebound play` at a real terminal, where it offers to save and clears the way for the next person."""

import os
import pty
import subprocess
import sys
from pathlib import Path

from rulebound.kernel import load_record
from tests.cli.program import DIVERS, TRAPDOOR


def type_in(words: list[str], dialogue: list[tuple[str, str]]) -> str:
    """Waits for each text, types the answer to it, and gives all that was shown."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "rulebound", *words], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True
    )
    os.close(theirs)
    shown = ""
    for awaited, answer in dialogue:
        start = len(shown)
        while awaited not in shown[start:]:
            shown += os.read(ours, 65536).decode()
        os.write(ours, f"{answer}\n".encode())
    shown += _rest(ours)
    assert program.wait(30) == 0
    os.close(ours)
    return shown.replace("\r\n", "\n")


def _rest(terminal: int) -> str:
    shown = b""
    try:
        while read := os.read(terminal, 65536):
            shown += read
    except OSError:  # how a closed terminal ends
        pass
    return shown.decode()


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    letter, kept = tmp_path / "letter.txt", tmp_path / "walk.json"
    letter.write_text("Dear aunt")
    dialogue = [("2. Jump\n> ".replace("\n", "\r\n"), "1"), ("2. Jump\r\n> ", "q")]
    dialogue += [("without saving.\r\n> ", str(letter)), ("without saving.\r\n> ", str(kept))]
    shown = type_in(["play", TRAPDOOR, "--seats", "me"], dialogue)
    assert "Not saved" in shown
    assert f"--resume {kept}" in shown
    assert load_record(kept.read_bytes()).picks == ["0 step"]


def test_the_last_persons_things_are_pushed_out_of_sight() -> None:
    dialogue = [("see the screen.\r\n> ", ""), ("Done\r\n> ", "done"), ("Done\r\n> ", "done")]
    dialogue += [("see the screen.\r\n> ", "q"), ("without saving.\r\n> ", "")]
    shown = type_in(["play", DIVERS, "--seats", "me,me", "--seed", "3"], dialogue)
    assert "\n" * 20 in shown.split("Land a pearl?")[1]
    assert "\x1b" not in shown
