"""The container and its neighbour PostgreSQL, as far as they can be checked where no image can be built."""

import re
import shlex
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from typer.main import get_command

from rulebound.cli import app
from rulebound.server.settings import settings_from_environment
from rulebound.server.web.app import create_app
from tests.workshop.test_tracked_files import ROOT, names_in
from workshop.http_api import SETTINGS

WORKED_OUT: Final = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
# Read by the program's web server, and told in docs/hosting.md.
OF_UVICORN: Final = {"FORWARDED_ALLOW_IPS"}


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with its words on one line."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    told = re.sub(r"\s*\\\n\s*", " ", "\n".join(lines)).splitlines()
    return [(name, words) for name, _, words in (line.partition(" ") for line in told if line)]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def filled_in(text: object, given: dict[str, str]) -> str:
    """A value of compose.yaml with its variables, from a .env file with these."""

    def value(found: re.Match[str]) -> str:
        name, how, otherwise = found.groups()
        if name not in given and how == "?":
            raise LookupError(name)
        return given.get(name, otherwise if how == "-" else "")

    return WORKED_OUT.sub(value, str(text))


def container_environment() -> dict[str, str]:
    words = " ".join(words for name, words in steps() if name == "ENV")
    return dict(each.split("=", 1) for each in shlex.split(words))


def known_variables() -> set[str]:
    """What the server reads from its environment."""
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src/rulebound").rglob("*.py"))
    return set(re.findall(r"\"(DATABASE_URL|RULEBOUND_[A-Z_]+)\"", sources)) | OF_UVICORN


def test_what_is_built_and_copied_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    given = dict(words.split("=") for name, words in steps() if name == "ARG")
    (made,) = [words.removeprefix("make ") for name, words in steps() if words.startswith("make ")]
    assert made == "$WHEEL"
    assert {given["WHEEL"], "wheel-compiled"} <= targets
    (copied,) = [shlex.split(words) for name, words in steps() if name == "COPY" and "--from=built" in words]
    folder = next(words for name, words in steps() if name == "WORKDIR")
    locked, wheels = (place.removeprefix(f"{folder}/") for place in copied[1:-1])
    assert (ROOT / locked).is_file()
    assert fnmatch("dist/rulebound-0.1.0-py3-none-any.whl", wheels)
    (installed,) = [words for name, words in steps() if "pip install" in words]
    assert f"-r {copied[-1]}{Path(locked).name}" in installed
    assert f"{copied[-1]}*.whl" in installed


def test_what_is_installed_is_locked_and_whole() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    locked = (ROOT / "requirements/run.txt").read_text("utf-8").splitlines()
    assert names_in(project["dependencies"]) <= names_in(locked)
    developed = set((ROOT / "requirements/dev.txt").read_text("utf-8").splitlines())
    versions = {line for line in locked if re.match(r"[a-z].*==", line)}
    assert versions <= developed  # what is tested is what runs
    assert not names_in(locked) & {"pytest", "ruff", "mypy"}


def test_it_runs_a_command_that_there_is_as_nobody_special() -> None:
    told = dict(steps())
    assert yaml.safe_load(told["CMD"]) == ["rulebound", "serve"]
    assert "serve" in get_command(app).commands  # type: ignore[attr-defined]
    assert told["USER"] == "rulebound"
    assert any("useradd" in words and " rulebound " in words for _, words in steps())


def test_it_answers_where_it_says() -> None:
    told = dict(steps())
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\S+?)'", told["HEALTHCHECK"])
    assert asked is not None
    assert asked[2] in create_app(SETTINGS).openapi_schema.to_schema()["paths"]
    service = compose()["services"]["rulebound"]
    (port,) = service["ports"]
    assert port == f"127.0.0.1:8000:{asked[1]}"  # this machine alone: FORWARDED_ALLOW_IPS believes whoever calls
    assert told["EXPOSE"] == asked[1]
    compile(yaml.safe_load(told["HEALTHCHECK"].partition("CMD ")[2])[2], "HEALTHCHECK", "exec")


def test_its_environment_makes_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = compose()["services"]["rulebound"]["environment"]
    assert {*told, *container_environment()} <= known_variables()
    with pytest.raises(LookupError, match="POSTGRES_PASSWORD"):
        filled_in(told["DATABASE_URL"], {})
    given = {"POSTGRES_PASSWORD": "secret", "RULEBOUND_PUBLIC_URL": "https://games.example.org"}
    for name, value in {**container_environment(), **told}.items():
        monkeypatch.setenv(name, filled_in(value, given))
    monkeypatch.setenv("RULEBOUND_DATA", str(tmp_path / "data"))
    settings = settings_from_environment()
    assert settings.database == "postgresql+asyncpg://rulebound:secret@database/rulebound"
    assert (settings.host, settings.port) == ("0.0.0.0", 8000)
    assert (settings.public_url, settings.secure_cookies) == ("https://games.example.org", True)
    assert settings.bot_processes == 1


def test_the_services_fit_each_other() -> None:
    told = compose()
    rulebound, database = told["services"]["rulebound"], told["services"]["database"]
    assert (ROOT / rulebound["build"]["context"] / rulebound["build"]["dockerfile"]).is_file()
    assert set(rulebound["build"]["args"]) == {words.split("=")[0] for name, words in steps() if name == "ARG"}
    assert list(rulebound["depends_on"]) == ["database"]
    assert database["healthcheck"]["test"][1:] == [
        "pg_isready",
        "--username",
        database["environment"]["POSTGRES_USER"],
    ]
    user, password, place, name = re.fullmatch(  # type: ignore[union-attr]
        r"postgresql://(\w+):(.+)@(\w+)/(\w+)", rulebound["environment"]["DATABASE_URL"]
    ).groups()
    assert place == "database"
    assert database["environment"] == {"POSTGRES_USER": user, "POSTGRES_PASSWORD": password, "POSTGRES_DB": name}
    mounted = {each.partition(":")[::2] for service in told["services"].values() for each in service["volumes"]}
    assert {volume for volume, _ in mounted} == set(told["volumes"])
    assert container_environment()["RULEBOUND_DATA"] in {folder for _, folder in mounted}
    assert dict(steps())["VOLUME"] == container_environment()["RULEBOUND_DATA"]


def test_hosts_are_told_what_to_fill_in() -> None:
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8")
    needed = {
        name for name, how, _ in WORKED_OUT.findall((ROOT / "compose.yaml").read_text("utf-8")) if how == "?"
    }
    assert needed == {"POSTGRES_PASSWORD"}
    for name in (*needed, "RULEBOUND_PUBLIC_URL", "Containerfile", "compose.yaml", "WHEEL=wheel-compiled"):
        assert name in hosting


def test_nothing_of_this_machine_goes_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for name in (".git", ".venv", "build", "dist", ".env", "src/rulebound/web", "web/node_modules"):
        assert any(fnmatch(name, pattern) for pattern in ignored), name
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    for name in listed.splitlines():
        places = [str(place) for place in (Path(name), *Path(name).parents)][:-1]
        assert not any(fnmatch(place, pattern) for place in places for pattern in ignored), name
