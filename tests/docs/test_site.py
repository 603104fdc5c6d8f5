"""The site of the docs (`make docs`): whole, with its rules to be found, and with nothing from elsewhere."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.blocks import ROOT
from workshop.docs_site import RULE, contents

SITE = ROOT / "src" / "rulebound" / "docs"
LOADS = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data"}


class Built(HTMLParser):
    """A built page: what it loads, where it leads, its anchors, and what the server's content policy forbids."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.forbidden: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag has."""
        has = {name: value or "" for name, value in attrs}
        self.anchors |= {has[name] for name in ("id", "name") if name in has}
        self.forbidden += [f"{tag} {name}" for name in has if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in has and has.get("type") != "application/json"):
            self.forbidden.append(tag)
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        elif LOADS.get(tag, "") in has:
            self.loads.append(has[LOADS[tag]])


@pytest.fixture(scope="module")
def pages() -> dict[Path, Built]:
    if not (SITE / "index.html").exists():
        pytest.fail("the docs have not been built: make docs")
    return {path: Built(path) for path in SITE.rglob("*.html")}


def rules() -> Iterator[tuple[Path, str]]:
    """Every rule with the page on which it stands."""
    for page in sorted((ROOT / "docs" / "rules").rglob("*.md")):
        for number in RULE.findall(page.read_text("utf-8")):
            yield page.relative_to(ROOT / "docs").with_suffix(".html"), number


def test_every_page_is_there(pages: dict[Path, Built]) -> None:
    written = {path.relative_to(ROOT / "docs") for path in ROOT.glob("docs/**/*.md")}
    wanted = {path.with_name(path.name.replace("README", "index")).with_suffix(".html") for path in written}
    wanted |= {Path(name) for name in ("index.html", "contributing.html", "changelog.html", "http-api.html")}
    assert wanted <= {path.relative_to(SITE) for path in pages}


def test_nothing_comes_from_elsewhere(pages: dict[Path, Built]) -> None:
    for page in pages.values():
        assert page.loads
        for loaded in page.loads:
            parts = urlsplit(loaded)
            assert not parts.scheme, (page.path, loaded)
            assert not parts.netloc, (page.path, loaded)
            assert (page.path.parent / parts.path).is_file(), (page.path, loaded)
    for sheet in SITE.rglob("*.css"):
        assert not re.findall(r"@import|url\(['\"]?(?:https?:)?//", sheet.read_text("utf-8")), sheet


def test_nothing_is_in_the_pages_that_the_content_policy_forbids(pages: dict[Path, Built]) -> None:
    assert {page.path.name: page.forbidden for page in pages.values() if page.forbidden} == {}


def test_every_link_and_anchor_leads_somewhere(pages: dict[Path, Built]) -> None:
    for page in pages.values():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https"):
                continue
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), (page.path, link)
            if parts.fragment and target in pages:
                assert unquote(parts.fragment) in pages[target].anchors, (page.path, link)


def test_every_rule_has_an_anchor_and_is_found(pages: dict[Path, Built]) -> None:
    index = json.loads((SITE / "search" / "search_index.json").read_text("utf-8"))
    found = {entry["location"]: entry for entry in index["docs"]}
    numbered = list(rules())
    assert len(numbered) > 800
    for page, number in numbered:
        assert number in pages[SITE / page].anchors
        entry = found[f"{page.as_posix()}#{number}"]
        assert entry["title"] == number
        assert entry["text"]


def test_rules_lead_to_rules(pages: dict[Path, Built]) -> None:
    assert "#SI-065" in {link.rpartition("/")[2] for link in pages[SITE / "rules/spirit_island.html"].links}
    assert "auztralia.html#AZ-K2" in pages[SITE / "rules/editions.html"].links


def test_the_references_tell_of_the_code(pages: dict[Path, Built]) -> None:
    for package, name in (("kernel", "Match.pick"), ("bots", "Bot.choose"), ("games", "load_game")):
        assert f"rulebound.{package}.{name}" in pages[SITE / f"reference/{package}.html"].anchors
    told = (SITE / "http-api.html").read_text("utf-8")
    assert "POST /api/tables/{table}/picks" in told
    assert '<a href="#newpick">NewPick</a>' in told
    assert "newpick" in pages[SITE / "http-api.html"].anchors


def test_pages_find_their_chapter_by_their_folder() -> None:
    pages = [
        "hosting.md",
        "index.md",
        "new.md",
        "rules/a.md",
        "rules/pt-BR/a.md",
        "languages/pl.md",
        "rules/pl/a.md",
    ]
    chapters = {title: inside for chapter in contents(pages) for title, inside in chapter.items()}
    assert chapters["Guides"] == ["hosting.md"]
    assert chapters["Rules"] == [
        "rules/a.md",
        {"Polski": ["rules/pl/a.md"]},
        {"Português (Brasil)": ["rules/pt-BR/a.md"]},
    ]
    assert chapters["Project"] == ["languages/pl.md", "new.md"]
