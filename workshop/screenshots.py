"""Takes the screenshots in docs/screenshots, always of the same positions.

Bots play the positions from fixed seeds (workshop/scenes.py); Chromium takes the pictures. If `pngquant` is
installed, it reduces their size.
"""

import argparse
import asyncio
import base64
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from rulebound.cli.languages import languages
from rulebound.messages import ENGLISH
from workshop.scenes import (
    AUZTRALIA,
    GAME,
    SPIRIT_ISLAND,
    SWITCHES,
    Scene,
    Staged,
    asked,
    asked_at,
    asked_in_turn,
    chromium,
    put,
    serving,
)

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screenshots"
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE_MS: Final = 30_000

SCENES: Final = {
    "conquest": Scene(3, 3, asked("conquer", 4, 8)),
    "az-table": Scene(3, 2, asked_at("act", 30), AUZTRALIA),
    "spirit-island-power": Scene(2, 1, asked_in_turn("target", 3, 4), SPIRIT_ISLAND),
}


@contextmanager
def page_of(
    browser: Browser, url: str, staged: Staged, theme: str, size: dict[str, int], language: str = ENGLISH
) -> Iterator[Page]:
    """A browser that has seen the tour and shows no animations."""
    phone = size is PHONE
    context = browser.new_context(
        base_url=url,
        viewport=size,  # type: ignore[arg-type]
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=phone,
        locale=language,
    )
    context.add_cookies([staged.cookie(url)])
    kept = json.dumps(json.dumps({"toured": [GAME, AUZTRALIA, SPIRIT_ISLAND], "pace": "off"}))
    context.add_init_script(f"localStorage['rulebound.settings'] ??= {kept}")
    context.request.put("/api/language", data={"language": language}, headers={"X-Rulebound": "1"})
    page = context.new_page()
    yield page
    context.close()


def open_board(page: Page, path: str) -> None:
    """Go to a table or a replay and wait until its board is drawn."""
    page.goto(path)
    expect(
        page.locator("[data-target='region:r01'], [data-target='hex:a1'], [data-target^='land:']").first
    ).to_be_attached()
    page.wait_for_load_state("networkidle")


def conquest(page: Page, staged: Staged) -> None:
    """Regions and their prices; one of them is pointed at, and says how its price is made up."""
    open_board(page, f"/table/{staged.tables['conquest']}")
    if page.viewport_size == DESKTOP:
        lit = page.locator(".region.lit")
        dear = lit.and_(page.locator("[aria-label*='costs 3']"))
        (dear if dear.count() else lit).first.focus()


def how_to_play(page: Page, _: Staged) -> None:
    """A step of How to play, with its picture."""
    page.goto(f"/how-to-play/{AUZTRALIA}")
    page.get_by_role("button", name="Step 4").click()
    expect(page.get_by_role("heading", name="Build a railway")).to_be_visible()


def farming(page: Page, staged: Staged) -> None:
    """A turn in the middle of a game; an action is pointed at, and says what it takes."""
    open_board(page, f"/table/{staged.tables['az-table']}")
    page.locator("[data-target='box:farming']").hover()


def power(page: Page, staged: Staged) -> None:
    """A power is aimed; one of the lands in its range is pointed at."""
    open_board(page, f"/table/{staged.tables['spirit-island-power']}")
    page.locator("g.land.lit").nth(1).focus()


def shrink(path: Path) -> None:
    """A palette instead of all colours, if the program for it is there."""
    if pngquant := shutil.which("pngquant"):
        subprocess.run([pngquant, "--force", "--skip-if-larger", "--output", path, "256", path], check=False)


# The pictures of the README: the large one, and four others.
PICTURES: Final[dict[str, tuple[Callable[[Page, Staged], None], str, dict[str, int]]]] = {
    "conquest": (conquest, "light", DESKTOP),
    "auztralia": (farming, "light", DESKTOP),
    "spirit-island": (power, "dark", DESKTOP),
    "how-to-play": (how_to_play, "light", DESKTOP),
    "phone": (conquest, "dark", PHONE),
}


# What each other language is shown with: `languages/pl-auztralia.webp`.
IN_OTHER_LANGUAGES: Final[dict[str, Callable[[Page, Staged], None]]] = {
    GAME: conquest,
    AUZTRALIA: farming,
    SPIRIT_ISLAND: power,
}
QUALITY: Final = 55


def take_small(page: Page, path: Path) -> None:
    """A picture as WebP, which Playwright itself does not write."""
    path.parent.mkdir(parents=True, exist_ok=True)
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    path.write_bytes(base64.b64decode(taken["data"]))


def main(names: list[str], only: list[str] | None = None) -> None:
    """Make these pictures, or all; and those of `only` these languages, or of all."""
    spoken = [each for each in languages() if each != ENGLISH] if only is None else only
    expect.set_options(timeout=PATIENCE_MS)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        staged = asyncio.run(put(folder, SCENES))
        with serving(folder) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(SWITCHES))
            for picture in names or (PICTURES if only is None else []):
                scene, theme, size = PICTURES[picture]
                path = FOLDER / f"{picture}.png"
                with page_of(browser, url, staged, theme, size) as page:
                    scene(page, staged)
                    page.wait_for_timeout(400)  # the last things settle: fonts, pictures
                    page.screenshot(path=path)
                shrink(path)
                print(f"{path.name}: {path.stat().st_size // 1000} kB")
            for language in spoken:
                for game, scene in IN_OTHER_LANGUAGES.items():
                    path = FOLDER / "languages" / f"{language}-{game}.webp"
                    with page_of(browser, url, staged, "light", DESKTOP, language) as page:
                        scene(page, staged)
                        page.wait_for_timeout(400)
                        take_small(page, path)
                    print(f"{path.name}: {path.stat().st_size // 1000} kB")
            browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *PICTURES], help="which pictures; all without a name")
    parser.add_argument("--languages", nargs="*", help="in which languages; all without it, none if empty")
    given = parser.parse_args()
    main(given.names, given.languages)
