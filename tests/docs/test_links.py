"""Every link and every anchor of the README and the docs leads somewhere."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.docs.blocks import ROOT
from workshop.docs_site import slug

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
reader = MarkdownIt("commonmark").enable("table")


@cache
def tokens(page: Path) -> list[Token]:
    """What a page is made of."""
    return reader.parse(page.read_text("utf-8"))


def links(page: Path) -> Iterator[str]:
    """Where the links and the pictures of a page lead."""
    for token in tokens(page):
        for child in token.children or ():
            target = child.attrGet("href") or child.attrGet("src")
            if target is not None:
                yield str(target)


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page."""
    found: dict[str, int] = {}
    named = set()
    for before, token in zip(tokens(page), tokens(page)[1:], strict=False):
        if before.type == "heading_open":
            name = slug("".join(child.content for child in token.children or ()))
            named.add(f"{name}-{found[name]}" if name in found else name)
            found[name] = found.get(name, 0) + 1
    return named


def broken(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for link in links(page):
        parts = urlsplit(link)
        if parts.scheme in ("http", "https"):
            continue
        target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        if not target.is_relative_to(ROOT) or not target.exists():
            yield f"{link}: there is no such file"
        elif parts.fragment and unquote(parts.fragment) not in anchors(target):
            yield f"{link}: there is no such heading"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert list(broken(page)) == []


def test_broken_links_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.docs.test_links.ROOT", tmp_path)
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# What `it` is, in short\n\n## Twice\n\n## Twice\n")
    page.write_text(
        "[a](other.md) [b](other.md#what-it-is-in-short) [c](other.md#twice-1) [d](https://example.org/x)\n\n"
        "[e](gone.md) [f](other.md#gone) ![g](gone.png) [h](#gone) [i](../outside.md) `[j](code.md)`\n"
    )
    assert [told.partition(":")[0] for told in broken(page)] == [
        *("gone.md", "other.md#gone", "gone.png", "#gone", "../outside.md")
    ]
