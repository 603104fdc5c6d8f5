"""What `make wheel` packs can be played: built from what git holds, installed where there is nothing else."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any, Final

import httpx

from tests.workshop.test_tracked_files import ROOT, tracked
from workshop.compile import SUFFIX
from workshop.compiled_tests import WHEEL
from workshop.package import CLIENT, SWITCH

GAME: Final = "small-world-underground"
WEB: Final = ROOT / PurePosixPath(CLIENT).parent
PATIENCE: Final = 60.0
MOST_PICKS: Final = 2000


def export(folder: Path) -> set[str]:
    """Copy what git holds, and give the names."""
    names = {path.relative_to(ROOT).as_posix() for path in tracked()}
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    return names


def pack(folder: Path, target: str) -> "subprocess.CompletedProcess[str]":
    """Let hatch make a wheel or a source archive from this folder, into its `dist`."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    environment = {**os.environ, SWITCH: ""}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def packed(folder: Path, target: str) -> Path:
    """The file that hatch has made."""
    done = pack(folder, target)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = (folder / "dist").iterdir()
    return made


def install(wheel: Path, folder: Path) -> Path:
    """A new environment with this wheel; what it depends on is lent by ours. Gives the folder of its programs."""
    venv.create(folder, symlinks=os.name != "nt")
    place = {"base": str(folder), "platbase": str(folder)}
    programs = Path(sysconfig.get_path("scripts", "venv", place))
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    subprocess.run([*pip, "install", "--no-index", "--no-deps", str(wheel)], check=True, capture_output=True)
    # A line of a .pth file adds a folder, but not what the .pth files there say: our sources are not among it.
    (Path(sysconfig.get_path("purelib", "venv", place)) / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return programs


class Installed:
    """The program as somebody has it who has installed the wheel, on a machine with no other program."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "RULEBOUND_"))}
        self.environment = {**kept, "PATH": str(programs), "RULEBOUND_DATA": str(folder / "data")}
        self.environment.pop("DATABASE_URL", None)

    def said(self, *words: str, typed: str = "") -> str:
        """What a command prints, which must end well."""
        command = [str(self.programs / "rulebound"), *words]
        done = subprocess.run(
            command,
            input=typed,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of its server, while that runs."""
        command = [str(self.programs / "rulebound"), "serve", "--port", "0"]
        log = self.folder / "server.log"
        with log.open("w") as told:
            server = subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=told, text=True
            )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert found is not None, line + log.read_text()
            yield found[0]
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def check_page(client: httpx.Client) -> None:
    """The page is the client, and the files that it names are there."""
    page = client.get("/").raise_for_status().text
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert [name for name in files if name.endswith(".js")]
    for name in files:
        assert client.get(name).raise_for_status().content


def play_by_luck(client: httpx.Client) -> Any:
    """Play against a bot to the end, always by the first option, and give the result."""
    client.post("/api/host", json={}).raise_for_status()
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    new = {"game": GAME, "setup": {"seats": 2}, "seats": seats}
    table = f"/api/tables/{client.post('/api/tables', json=new).raise_for_status().json()['id']}"
    client.post(f"{table}/join", json={}).raise_for_status()
    now = client.post(f"{table}/start", json={}).raise_for_status().json()
    for _ in range(MOST_PICKS):
        if now["view"]["result"] is not None:
            break
        seq, options = now["table"]["seq"], now["view"]["ask"]["options"]
        if options:
            answer = client.post(f"{table}/picks", json={"seq": seq, "pick": options[0]["text"]})
            assert answer.status_code in (200, 409), answer.text  # 409: the bot was quicker
        now = client.get(table, params={"after": seq, "wait": 20}).raise_for_status().json()
    return now["view"]["result"]


def test_nothing_is_packed_without_the_client(tmp_path: Path) -> None:
    export(tmp_path)
    for target in ("wheel", "sdist"):
        refused = pack(tmp_path, target)
        assert refused.returncode == 1
        assert "the client for the browser has not been built" in refused.stderr
        assert "make wheel" in refused.stderr
        assert "Traceback" not in refused.stderr
    assert not list(tmp_path.glob("dist/*"))


def build_wheel(folder: Path) -> Path:
    """The plain wheel, out of the source archive of what git holds and the client that is built already."""
    assert WEB.is_dir(), "the web client has not been built: make web"
    names = export(folder / "clone")
    shutil.copytree(WEB, folder / "clone" / WEB.relative_to(ROOT))
    with tarfile.open(packed(folder / "clone", "sdist")) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(folder / "unpacked", filter="data")
    assert names <= held
    (unpacked,) = (folder / "unpacked").iterdir()
    (unpacked / f"src/rulebound/kernel/rng{SUFFIX}").touch()  # what `make compile` leaves runs on one system alone
    wheel = packed(unpacked, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    return wheel


def test_a_wheel_is_all_that_one_needs_to_play(tmp_path: Path) -> None:
    compiled = os.environ.get(WHEEL)  # `make test-compiled` has built one
    wheel = Path(compiled) if compiled else build_wheel(tmp_path)
    program = Installed(install(wheel, tmp_path / "env"), tmp_path)
    assert program.said("--version").endswith(" (compiled)\n" if compiled else " (plain)\n")
    assert re.search(r"games +2 .*failures +0 ", program.said("sim", GAME, "--games", "2"), re.DOTALL)
    assert "The game is over." in program.said("play", GAME, "--seats", "random,random")
    ours = {"X-Rulebound": "1"}
    with program.serving() as address, httpx.Client(base_url=address, headers=ours, timeout=PATIENCE) as client:
        check_page(client)
        result = play_by_luck(client)
        assert result["winners"]
        assert len(result["scores"]) == 2
