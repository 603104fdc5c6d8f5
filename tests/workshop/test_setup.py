"""What `make play` does first: an environment without root, every step told with the time it takes."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.workshop.machine import ROOT, Machine

WHEEL = "pip-23-py3-none-any.whl"
TIMED = re.compile(r"\(.*\b(?:seconds|minute|minutes)\)$")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with a Python that has no ensurepip, as on Debian and Ubuntu, and with apt-get."""
    made = Machine(tmp_path)
    made.add(
        "python3",
        'case "$*" in\n'
        "*ensurepip*) exit 1 ;;\n"
        '*print*) echo "python3.11-venv" ;;\n'
        "--version) echo Python 3.11.2 ;;\n"
        f'"-m venv --clear --without-pip "*) mkdir -p "$5/bin"; echo "#!$BASH" >"$5/bin/python"\n'
        f'  echo "echo \\"\\$*\\" >>{tmp_path}/called" >>"$5/bin/python"; chmod +x "$5/bin/python" ;;\n'
        "-m*) exit 9 ;;\n"
        "esac",
    )
    made.add("apt-get", 'case "$*" in *" download python3-pip-whl") echo deb >python3-pip-whl_23_all.deb ;; esac')
    made.add("dpkg-deb", "mkdir -p usr/share/python-wheels; echo wheel >usr/share/python-wheels/" + WHEEL)
    return made


def test_without_ensurepip_and_root_the_wheel_of_pip_is_fetched(machine: Machine) -> None:
    done = machine.run("venv.sh", "env", "some.txt")
    assert done.returncode == 0, done.stderr
    first, second = machine.called()
    assert re.fullmatch(rf"(\S+/{WHEEL})/pip install .*--no-index .* \1", first)
    assert second.endswith("--require-hashes -r some.txt")


def test_where_pip_cannot_be_fetched_one_is_told_what_to_install(machine: Machine) -> None:
    machine.add("apt-get", "exit 100")
    refused = machine.run("venv.sh", "env", "some.txt")
    assert refused.returncode == 1
    assert "sudo apt-get install -y python3.11-venv" in refused.stderr


def test_every_step_of_a_new_environment_tells_how_long_it_takes(machine: Machine) -> None:
    told = machine.run("venv.sh", "env", "some.txt").stdout.splitlines()
    assert len(told) == 3
    assert [line for line in told if not TIMED.search(line)] == []


def test_every_step_of_a_cold_make_play_tells_how_long_it_takes() -> None:
    command = ["make", "--dry-run", "--always-make", "play"]
    steps = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    told = [line for line in steps if line.startswith("echo ")]
    assert len(told) == 3
    assert [line for line in told if not TIMED.search(line.strip('"'))] == []
    assert [step for step in steps if step.startswith("workshop/")] == [
        "workshop/venv.sh .venv requirements/dev.txt",
        "workshop/npm.sh --quiet ci",
        "workshop/npm.sh --quiet run build",
    ]
