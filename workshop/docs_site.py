"""The site of the docs (`make docs`): what MkDocs does not know of our pages.

The contents follow the folders. The README, the changelog, the licence, the examples and the references are pages
too. Every rule has an anchor, an entry in the search, and links where other rules name it. Nothing stands inside
the pages that the server's content policy would forbid, and nothing is loaded from elsewhere.
"""

import hashlib
import json
import posixpath
import re
from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from workshop.http_api import http_api

ROOT: Final = Path(__file__).parents[1]
# Chapter -> its pages in order; what fits several is in the first of them.
CHAPTERS: Final = {
    "Guides": (
        "write-a-game.md",
        "write-a-bot.md",
        "draw-a-game.md",
        "train.md",
        "translate.md",
        "content-packs.md",
        "hosting.md",
        "capacity.md",
        "examples/*",
    ),
    "Rules": ("rules/*",),
    "Games and bots": (
        "features.md",
        "ladder.md",
        "bots.md",
        "spirit-island-content.md",
        "auztralia-reconstruction.md",
    ),
    "Reference": ("glossary.md", "http-api.md", "reference/*"),
    "Decisions": ("decisions/*",),
    "Project": ("contributing.md", "changelog.md", "languages/*", "*"),
}
# Files beside docs that are pages of the site.
PAGES: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
    "NOTICE": "notice.md",
}
PACKAGES: Final = ("kernel", "games", "bots", "messages", "envs")
RULE: Final = re.compile(r"^\*\*([A-Z]{2}-[A-Z]*\d+[a-z]?)\*\*(?= )", re.MULTILINE)
NUMBER: Final = re.compile(r"\b[A-Z]{2}-[A-Z]{0,2}\d+[a-z]?\b")
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
LIST_AT_ONCE: Final = re.compile(r"^(?!- )(\S.*)\n(?=- )", re.MULTILINE)
NAMED_FENCE: Final = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
INLINE_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
RULE_FOUND: Final = re.compile(r"<p>([A-Z]{2}-[A-Z]*\d+[a-z]?) (.*?)</p>", re.DOTALL)
NOT_NEEDED: Final = (
    "404.html",
    "sitemap.xml*",
    "assets/images/*",
    "assets/**/*.map",
    "assets/javascripts/lunr/**/*.js",
)

scripts: Final[dict[str, str]] = {}  # by the name of the file that they go into


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages that are no files in docs, and make the contents."""
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    for name, text in _more_pages():
        files.append(File.generated(config, name, content=text))
    config.nav = contents([file.src_uri for file in files.documentation_pages()])
    return files


def _more_pages() -> Iterable[tuple[str, str]]:
    for file, name in PAGES.items():
        text = (ROOT / file).read_text("utf-8")
        yield (
            name,
            text if file.endswith(".md") else f"# {name.removesuffix('.md').capitalize()}\n\n```text\n{text}```\n",
        )
    for path in sorted((ROOT / "examples").glob("*.py")):
        yield f"examples/{path.stem}.md", f"# {path.name}\n\n```python\n{path.read_text('utf-8')}```\n"
    for package in PACKAGES:
        yield f"reference/{package}.md", f"# rulebound.{package}\n\n::: rulebound.{package}\n"
    yield "http-api.md", http_api()


def contents(pages: list[str]) -> list[Any]:
    """The chapters with their pages; a folder within, such as that of a language, is a chapter of its own."""
    left = sorted(page for page in pages if page != "index.md")
    found: list[Any] = [{"Home": "index.md"}]
    for title, patterns in CHAPTERS.items():
        chapter: list[Any] = []
        folders: dict[str, list[Any]] = {}
        for pattern in patterns:
            for page in [each for each in left if fnmatch(each, pattern)]:
                left.remove(page)
                *_, folder = page.removeprefix(pattern.rstrip("*")).rpartition("/")[0].rpartition("/")
                (folders.setdefault(folder, []) if folder else chapter).append(page)
        found.append({title: [*chapter, *({language(name): inside} for name, inside in folders.items())]})
    return found


def language(folder: str) -> str:
    """The name of a language in that language, for its folder; else the name of the folder."""
    try:
        name = Locale.parse(folder, sep="-").get_display_name() or folder
    except (UnknownLocaleError, ValueError):
        name = folder
    return name[0].upper() + name[1:]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Headings have the anchors that they have where the repository is shown, so that links work in both."""
    config.mdx_configs["toc"] = {**config.mdx_configs.get("toc", {}), "slugify": slug}
    return config


def slug(heading: str, separator: str = "-") -> str:
    """The anchor of a heading: its words in small letters, without punctuation."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", separator)


def on_page_markdown(markdown: str, *, page: Page, **_: Any) -> str:
    """Give every rule its anchor, lead links to where their pages are, and say which file a block of code is.

    A list that follows a sentence at once would be no list.
    """
    name = page.file.src_uri
    markdown = RULE.sub(r"[**\1**](#\1){ #\1 .rule }", markdown)
    parts = FENCE.split(NAMED_FENCE.sub(r'```\1 title="\2"', markdown))
    return "".join(part if part.startswith("```") else _text(part, name) for part in parts)


def _text(markdown: str, page: str) -> str:
    return LINK.sub(lambda link: _link(link, page), LIST_AT_ONCE.sub(r"\1\n\n", markdown))


def _link(link: re.Match[str], page: str) -> str:
    """A link as the site has it; to a file that is no page of it, the text alone."""
    picture, text, target, anchor = link.groups()
    own = next((file for file, name in PAGES.items() if name == page), f"docs/{page}")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(own), target))
    if file in PAGES:
        place = PAGES[file]
    elif file.startswith("docs/"):
        place = file.removeprefix("docs/")
    elif file.startswith("examples/") and file.endswith(".py"):
        place = file.removesuffix(".py") + ".md"
    else:
        return f"{text} (`{file}`)" if text not in (file, f"`{file}`") else f"`{file}`"
    return f"{picture}[{text}]({posixpath.relpath(place, posixpath.dirname(page) or '.')}{anchor or ''})"


def on_page_content(html: str, *, page: Page, **_: Any) -> str:
    """Lead from each rule that is named to the rule."""
    folder = posixpath.dirname(page.file.src_uri)
    parts = re.split(r"(<[^>]*>)", html)
    closed_by: list[str] = []
    for i, part in enumerate(parts):
        if i % 2 == 0:
            if not closed_by:
                parts[i] = NUMBER.sub(lambda m: _rule_link(m[0], folder), part)
        elif closed_by and part == closed_by[-1]:
            closed_by.pop()
        elif found := re.match(r"<(a|code|pre|h\d)\b", part):
            closed_by.append(f"</{found[1]}>")
    return "".join(parts)


def _rule_link(number: str, folder: str) -> str:
    place = rules(folder).get(number) or rules("rules").get(number)
    if place is None:
        return number
    page = posixpath.relpath(place.removesuffix(".md") + ".html", folder or ".")
    return f'<a href="{page}#{number}">{number}</a>'


@cache
def rules(folder: str) -> dict[str, str]:
    """The page of each rule, of the pages in this folder."""
    return {
        number: f"{folder}/{path.name}"
        for path in sorted((ROOT / "docs" / folder).glob("*.md"))
        for number in RULE.findall(path.read_text("utf-8"))
    }


def on_post_page(output: str, *, page: Page, **_: Any) -> str:
    """Put scripts that stand in the page into files, as the content policy of the server wants it."""
    root = posixpath.relpath(".", posixpath.dirname(page.url) or ".")

    def outside(script: re.Match[str]) -> str:
        name = f"assets/javascripts/{hashlib.sha256(script[1].encode()).hexdigest()[:8]}.js"
        scripts[name] = script[1]
        return f'<script src="{root}/{name}"></script>'

    return INLINE_SCRIPT.sub(outside, output)


def on_post_build(*, config: MkDocsConfig) -> None:
    """Write the scripts, let the search find single rules, and leave out what no page needs."""
    site = Path(config.site_dir)
    for pattern in NOT_NEEDED:
        for path in site.glob(pattern):
            path.unlink()
    for name, script in scripts.items():
        (site / name).write_text(script, "utf-8")
    index = site / "search" / "search_index.json"
    told = json.loads(index.read_text("utf-8"))
    told["docs"] = [found for entry in told["docs"] for found in by_rule(entry)]
    index.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")), "utf-8")


def by_rule(section: dict[str, str]) -> Iterable[dict[str, str]]:
    """What the search knows of a section, and in place of its rules what it knows of each of them."""
    page = section["location"].partition("#")[0]
    yield {**section, "text": RULE_FOUND.sub("", section["text"])}
    for number, text in RULE_FOUND.findall(section["text"]):
        yield {"location": f"{page}#{number}", "title": number, "text": f"<p>{text}</p>"}
