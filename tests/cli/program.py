"""The program under test, in this process or in one of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from rulebound.cli import app

ROOT = Path(__file__).parents[2]
DIVERS = str(ROOT / "examples" / "pearl_divers.py")
BRIGADE = str(ROOT / "examples" / "bucket_brigade.py")
TRAPDOOR = str(Path(__file__).parent / "games" / "trapdoor.py")
BRIDGE = str(Path(__file__).parent / "games" / "troll_bridge.py")


def run(*words: str, typed: str = "") -> Result:
    """Runs a command here."""
    return CliRunner().invoke(app, list(words), input=typed, prog_name="rulebound")


def play(*words: str, typed: str = "") -> str:
    """Plays here and gives all that was said; the program must end well."""
    result = run("play", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def start(*words: str, typed: str = "", **setting: str) -> "subprocess.CompletedProcess[str]":
    """Runs a command in a process of its own."""
    environment = {**os.environ, **setting}
    command = [sys.executable, "-m", "rulebound", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, cwd=ROOT, timeout=180, check=False
    )


def refused(*words: str, code: int = 2) -> str:
    """Runs a command that must be refused with one line, and gives that line."""
    result = run(*words)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("rulebound: ")
    return lines[0]


def one_object(text: str) -> dict[str, Any]:
    """The JSON object that is the whole of a text."""
    found = json.loads(text)
    assert isinstance(found, dict)
    return found
