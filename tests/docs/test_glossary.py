"""What docs/glossary.md says of the code is so: files are where it says, and define what it names."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.docs.blocks import ROOT

GLOSSARY: Final = ROOT / "docs" / "glossary.md"
# A file, maybe with a name that it defines: `kernel/game.py: Game`.
PLACE: Final = re.compile(r"`((?:\w+/)+\w+(?:\.\w+)+)(?:: ([\w.]+))?`")
HOMES: Final = (ROOT / "src" / "rulebound", ROOT)


def places(text: str) -> list[tuple[str, str]]:
    """The files that are named, each with what it defines, or with nothing."""
    return PLACE.findall(text)


def missing(text: str) -> Iterator[str]:
    """The places that are not there."""
    for file, names in places(text):
        found = next((home / file for home in HOMES if (home / file).is_file()), None)
        if found is None:
            yield f"{file}: there is no such file"
        else:
            yield from (f"{file} defines no {name}" for name in names.split(".") if not defines(found, name))


def defines(path: Path, name: str) -> bool:
    """True if a file has a class, a function or a variable of this name of its own."""
    if not name:
        return True
    own = rf"^\s*(?:(?:(?:async )?def|class|export (?:function|class|const|type)) {name}\b|{name}(?::| =))"
    return re.search(own, path.read_text("utf-8"), re.MULTILINE) is not None


def test_the_glossary_says_where_things_are() -> None:
    text = GLOSSARY.read_text("utf-8")
    assert len(places(text)) > 40
    assert list(missing(text)) == []


def test_a_place_that_is_gone_is_found() -> None:
    gone = "`kernel/gone.py: Game` `kernel/game.py: Game.gone` `kernel/view.py: Rng` `kernel/rng.py: Rng`"
    assert list(missing(gone)) == [
        "kernel/gone.py: there is no such file",
        "kernel/game.py defines no gone",
        "kernel/view.py defines no Rng",
    ]
