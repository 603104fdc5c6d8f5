"""Takes the screenshots in docs/screenshots, always of the same positions.

Bots play the positions from fixed seeds (workshop/scenes.py); Chromium takes the pictures. If `pngquant` is
installed, it reduces their size.
"""

import argparse
import asyncio
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from workshop.scenes import (
    AUZTRALIA,
    GAME,
    SPIRIT_ISLAND,
    SWITCHES,
    Scene,
    Staged,
    after,
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

TRIO: Final = ["river-surges-in-sunlight", "lightnings-swift-strike", "vital-strength-of-the-earth"]

SCENES: Final = {
    "table": Scene(4, 16, after(144)),
    "choice": Scene(4, 21, asked("choose", 4)),
    "conquest": Scene(3, 3, asked("conquer", 4, 8)),
    "waiting": Scene(2, 5, after(60)),
    "end": Scene(4, 18, None),
    "az-table": Scene(3, 2, asked_at("act", 30), AUZTRALIA),
    "az-combat": Scene(3, 2, asked_at("damage", 10), AUZTRALIA),
    "az-old-ones": Scene(3, 1, asked_at("act", 24, "moved", 3), AUZTRALIA),
    "az-end": Scene(3, 2, None, AUZTRALIA),
    "az-solo": Scene(1, 1, asked_at("act", 30), AUZTRALIA, {"map": "west", "objective": "drawn"}),
    "spirit-island-table": Scene(3, 1, asked_in_turn("spirit-phase", 3, 5), SPIRIT_ISLAND, {"spirits": TRIO}),
    "spirit-island-power": Scene(2, 1, asked_in_turn("target", 3, 4), SPIRIT_ISLAND),
    "spirit-island-end": Scene(2, 7, None, SPIRIT_ISLAND),
}


@contextmanager
def page_of(browser: Browser, url: str, staged: Staged, theme: str, size: dict[str, int]) -> Iterator[Page]:
    """A browser that has seen the tour and shows no animations."""
    phone = size is PHONE
    context = browser.new_context(
        base_url=url,
        viewport=size,  # type: ignore[arg-type]
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=phone,
        locale="en",
    )
    context.add_cookies([staged.cookie(url)])
    kept = json.dumps(json.dumps({"toured": [GAME, AUZTRALIA, SPIRIT_ISLAND], "pace": "off"}))
    context.add_init_script(f"localStorage['rulebound.settings'] ??= {kept}")
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


def lobby(page: Page, _: Staged) -> None:
    """The lobby with tables at which it is my turn."""
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def new_table(page: Page, _: Staged) -> None:
    """The form of a new table."""
    page.goto(f"/new/{GAME}")
    expect(page.get_by_role("button", name="Create the table")).to_be_visible()


def table(page: Page, staged: Staged) -> None:
    """A game of four in its fifth turn, with what I can conquer."""
    open_board(page, f"/table/{staged.tables['table']}")


def choice(page: Page, staged: Staged) -> None:
    """A new race is to be chosen."""
    open_board(page, f"/table/{staged.tables['choice']}")
    page.locator("[data-target^='combo:']").nth(2).hover()


def conquest(page: Page, staged: Staged) -> None:
    """Regions and their prices; one of them is pointed at."""
    open_board(page, f"/table/{staged.tables['conquest']}")
    if page.viewport_size == DESKTOP:
        page.locator(".region.lit[aria-label*='costs 3']").first.focus()


def card(page: Page, staged: Staged) -> None:
    """A card lies open beside the board."""
    open_board(page, f"/table/{staged.tables['table']}")
    page.get_by_role("button", name="Read the cards").nth(1).click()


def end(page: Page, staged: Staged) -> None:
    """The game is over."""
    open_board(page, f"/table/{staged.tables['end']}")
    expect(page.locator("dialog.result")).to_be_visible()


def replay(page: Page, staged: Staged) -> None:
    """A finished game in its middle, with the course of its scores."""
    open_board(page, f"/replay/{staged.tables['end']}?at=150")
    if page.viewport_size == DESKTOP:
        page.get_by_role("tab", name="Scores").click()


def at_table(name: str) -> Callable[[Page, Staged], None]:
    """The table of a scene as it stands."""
    return lambda page, staged: open_board(page, f"/table/{staged.tables[name]}")


def power(page: Page, staged: Staged) -> None:
    """A power is aimed; one of the lands in its range is pointed at."""
    open_board(page, f"/table/{staged.tables['spirit-island-power']}")
    page.locator("g.land.lit").nth(1).focus()


def spirit(page: Page, staged: Staged) -> None:
    """The panel of another player's spirit lies open beside the island."""
    open_board(page, f"/table/{staged.tables['spirit-island-table']}")
    page.get_by_role("button", name="The whole panel of").nth(2).click()
    expect(page.locator(".card-pane")).to_be_visible()


def shrink(path: Path) -> None:
    """A palette instead of all colours, if the program for it is there."""
    if pngquant := shutil.which("pngquant"):
        subprocess.run([pngquant, "--force", "--skip-if-larger", "--output", path, "256", path], check=False)


PICTURES: Final[dict[str, tuple[Callable[[Page, Staged], None], str, dict[str, int]]]] = {
    "lobby": (lobby, "light", DESKTOP),
    "lobby-dark": (lobby, "dark", DESKTOP),
    "table": (table, "light", DESKTOP),
    "table-dark": (table, "dark", DESKTOP),
    "table-phone": (table, "light", PHONE),
    "combo-choice": (choice, "light", DESKTOP),
    "conquest": (conquest, "light", DESKTOP),
    "conquest-phone": (conquest, "dark", PHONE),
    "end": (end, "light", DESKTOP),
    "replay": (replay, "light", DESKTOP),
    "replay-phone": (replay, "light", PHONE),
    "new-table": (new_table, "light", DESKTOP),
    "card": (card, "light", DESKTOP),
    "az-table": (at_table("az-table"), "light", DESKTOP),
    "az-table-phone": (at_table("az-table"), "light", PHONE),
    "az-combat": (at_table("az-combat"), "light", DESKTOP),
    "az-combat-phone": (at_table("az-combat"), "dark", PHONE),
    "az-old-ones": (at_table("az-old-ones"), "light", DESKTOP),
    "az-end": (at_table("az-end"), "light", DESKTOP),
    "az-solo": (at_table("az-solo"), "dark", DESKTOP),
    "spirit-island-table": (at_table("spirit-island-table"), "light", DESKTOP),
    "spirit-island-dark": (at_table("spirit-island-table"), "dark", DESKTOP),
    "spirit-island-phone": (at_table("spirit-island-table"), "light", PHONE),
    "spirit-island-power": (power, "light", DESKTOP),
    "spirit-island-power-phone": (at_table("spirit-island-power"), "dark", PHONE),
    "spirit-island-panel": (spirit, "light", DESKTOP),
    "spirit-island-end": (at_table("spirit-island-end"), "light", DESKTOP),
}


def main(names: list[str]) -> None:
    """Make these pictures, or all."""
    expect.set_options(timeout=PATIENCE_MS)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        staged = asyncio.run(put(folder, SCENES))
        with serving(folder) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(SWITCHES))
            for picture in names or PICTURES:
                scene, theme, size = PICTURES[picture]
                path = FOLDER / f"{picture}.png"
                with page_of(browser, url, staged, theme, size) as page:
                    scene(page, staged)
                    page.wait_for_timeout(400)  # the last things settle: fonts, pictures
                    page.screenshot(path=path)
                shrink(path)
                print(f"{path.name}: {path.stat().st_size // 1000} kB")
            browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *PICTURES], help="which pictures; all without a name")
    main(parser.parse_args().names)
