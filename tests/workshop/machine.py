"""A machine for the workshop's scripts that has only what a test puts into its folder of programs."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEBIAN, UBUNTU = "ID=debian\n", "ID=ubuntu\nID_LIKE=debian\n"
TOOLS = ("bash", "cat", "chmod", "dirname", "grep", "mkdir", "mktemp", "readlink", "rm", "sort", "touch")


class Machine:
    """A path with a few programs, a user, a system, and a working copy with a few of our scripts."""

    def __init__(self, folder: Path, user: int = 1000, system: str = DEBIAN) -> None:
        if sys.platform in ("darwin", "win32"):
            pytest.skip("a Mac has its browsers elsewhere, and Windows no bash")
        self.folder = folder
        self.programs = folder / "bin"
        self.copy = folder / "copy"
        self.programs.mkdir()
        for name in TOOLS:
            found = shutil.which(name)
            assert found is not None
            (self.programs / name).symlink_to(found)
        (folder / "os-release").write_text(system)
        self.add("id", f"echo {user}")
        self.add("uname", "echo Linux x86_64")

    def add(self, name: str, does: str) -> Path:
        """A program on the path."""
        return self.write(self.programs / name, does)

    def write(self, path: Path, does: str) -> Path:
        """A program anywhere."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!{self.programs}/bash\n{does}\n")
        path.chmod(0o755)
        return path

    def script(self, name: str, does: str) -> None:
        """Another script of the workshop, with what it does here."""
        self.write(self.copy / "workshop" / name, f'echo "{name} $*" >>"{self.folder}/called"\n{does}')

    def called(self) -> list[str]:
        """The other scripts that were run, in order."""
        path = self.folder / "called"
        return path.read_text().splitlines() if path.exists() else []

    def run(self, name: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run one of our scripts in the working copy."""
        script = self.copy / "workshop" / name
        script.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "workshop" / name, script)
        told = {
            "PATH": str(self.programs),
            "HOME": str(self.folder / "user"),
            "OS_RELEASE": str(self.folder / "os-release"),
            "POSTGRES_SYSTEM": str(self.folder / "postgresql"),
            **environment,
        }
        command = [str(self.programs / "bash"), str(script), *words]
        return subprocess.run(command, env=told, cwd=self.folder, capture_output=True, text=True, check=False)
