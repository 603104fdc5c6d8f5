"""Code blocks of a page: what stands between its fences."""

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
_FENCED: Final = re.compile(
    r"^```(?P<language>\w+)(?: (?P<file>\S+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


class Block(NamedTuple):
    """A block, its language, and the file it belongs to if the fence names one."""

    language: str
    file: str | None
    text: str


def blocks(page: str) -> list[Block]:
    """All code blocks of a page, in order."""
    text = (ROOT / page).read_text("utf-8")
    return [Block(found["language"], found["file"], found["text"]) for found in _FENCED.finditer(text)]


def assembled(page: str) -> dict[str, str]:
    """The files that a page tells its reader to write."""
    files: dict[str, str] = {}
    for block in blocks(page):
        if block.file is not None:
            files[block.file] = files.get(block.file, "") + block.text
    return files
