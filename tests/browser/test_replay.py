"""A finished game looked at again: brought, stepped through, shared, seen from every seat, taken along."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import elsewhere, regions, shows
from tests.browser.conftest import PHONE, ROOT, NewPage
from tests.browser.player import PATIENCE, box_at_rest, wait_until
from tests.server.live import LiveServer

HIDDEN = "Coins hidden until the end"
RECORD = ROOT / "tests" / "records" / "small-world-underground" / "3-players-1.json"


def bring(page: Page) -> str:
    """Bring a record through the lobby, and give the game's number."""
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring a record").click()
    chooser.value.set_files(RECORD)
    expect(page.get_by_role("slider", name="Position", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+\?at=0$"))
    expect(page.locator("[data-target='region:r01']")).to_be_attached()  # the map comes by itself
    return page.url.partition("/replay/")[2].partition("?")[0]


def at(page: Page, position: int) -> None:
    """Wait until this position is the one that is drawn: the address follows what is drawn."""
    expect(page.get_by_role("slider", name="Position", exact=True)).to_have_value(str(position))
    expect(page).to_have_url(re.compile(rf"[?]at={position}(&|$)"))


def ask(server: LiveServer, path: str) -> Any:
    """What the server says."""
    answer = httpx.get(server.url + path, timeout=PATIENCE)
    answer.raise_for_status()
    return answer.json()


def coins(page: Page) -> list[str | None]:
    """What the panels say of everybody's coins."""
    return [purse.get_attribute("aria-label") for purse in page.locator(".players .coins").all()]


def hides(page: Page, hidden: list[bool]) -> None:
    """Wait until the panels hide the coins of these players, and show those of the others."""
    wait_until(
        page, lambda: [label == HIDDEN for label in coins(page)] == hidden, lambda: f"{coins(page)}: not {hidden}"
    )


def test_a_record_is_brought_and_stepped_through(new_page: NewPage, server: LiveServer) -> None:
    """Slider, buttons, keys and turns all lead to the same positions."""
    page = new_page()
    game = bring(page)
    course = ask(server, f"/api/replays/{game}/timeline")
    length = ask(server, f"/api/replays/{game}")["length"]
    start = regions(page)

    page.get_by_role("button", name="One move on").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 3)
    third = regions(page)
    page.get_by_role("button", name="One move back").click()
    at(page, 2)
    page.keyboard.press("ArrowRight")
    at(page, 3)
    shows(page, third)
    page.keyboard.press("Home")
    at(page, 0)
    shows(page, start)

    turns = [turn["at"] for turn in course["turns"]]
    after = [turn for turn in turns if turn > 0]
    page.keyboard.press("PageDown")
    at(page, after[0])
    page.keyboard.press("PageDown")
    at(page, after[1])
    page.keyboard.press("PageUp")
    at(page, after[0])
    page.get_by_role("combobox", name="Turn").select_option(index=len(turns) // 2)
    at(page, turns[len(turns) // 2])
    middle = regions(page)
    assert middle != start

    slider = page.get_by_role("slider", name="Position", exact=True)
    box = box_at_rest(slider)
    page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    wait_until(
        page,
        lambda: int(slider.input_value()) == pytest.approx(0.75 * length, abs=0.03 * length),
        lambda: f"at {slider.input_value()} of {length}",
    )
    slider.fill(str(turns[len(turns) // 2]))
    at(page, turns[len(turns) // 2])
    shows(page, middle)

    page.get_by_role("button", name="To the end").click()
    at(page, length)
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    # Not at the highest speed: on a busy machine the game must not have run to its end when it is looked at.
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"[?]at=([3-9]|\d\d+)(&|$)"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stood = int(slider.input_value())
    at(page, stood)


def test_a_shared_link_opens_the_same_position_for_somebody_else(new_page: NewPage, server: LiveServer) -> None:
    """On another machine, and on a phone."""
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bring(page)
    page.get_by_role("slider", name="Position", exact=True).fill("60")
    at(page, 60)
    page.get_by_role("button", name="Copy the link to this position").click()
    expect(page.get_by_text("The link to this position is copied.")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    for size in ({"width": 1440, "height": 900}, PHONE):
        friend = new_page(size=size)
        friend.goto(link.replace(server.url, elsewhere(server)))
        expect(friend.locator("[data-target='region:r01']")).to_be_attached()
        at(friend, 60)
        shows(friend, regions(page))


def test_each_seat_sees_its_own_coins_only(new_page: NewPage) -> None:
    """With a spectator's eyes none are seen; at the end all are."""
    page = new_page()
    bring(page)
    page.get_by_role("slider", name="Position", exact=True).fill("60")
    at(page, 60)
    eyes = page.get_by_label("Seen by")
    hides(page, [True] * 3)
    for seat in range(3):
        eyes.select_option(str(seat))
        expect(page).to_have_url(re.compile(f"seat={seat}$"))
        hides(page, [other != seat for other in range(3)])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The game is over.")).to_be_visible()
    expect(page.locator(".players .coins").first).not_to_have_attribute("aria-label", HIDDEN)
    assert HIDDEN not in coins(page)


def test_the_chart_ends_with_the_result(new_page: NewPage, server: LiveServer) -> None:
    """Its last figures, the panels' coins and the result are the same."""
    page = new_page()
    game = bring(page)
    result = ask(server, f"/api/replays/{game}")["view"]["result"]
    length = ask(server, f"/api/replays/{game}")["length"]
    page.get_by_role("button", name="To the end").click()
    at(page, length)
    chart = page.get_by_role("region", name="Course of the scores")
    expect(chart).to_be_visible()
    slider = chart.get_by_role("slider")
    figures = [str(score) for score in result["scores"]]

    def said() -> list[str]:
        return re.findall(r"(\d+)(?=,|$)", slider.get_attribute("aria-valuetext") or "")[-3:]

    wait_until(page, lambda: said() == figures, lambda: f"{said()} instead of {figures}")
    expect(chart.locator("svg text.end")).to_have_text(figures)
    chart.get_by_text("Show the figures").click()
    expect(chart.locator("tbody tr").last.locator("td")).to_have_text(figures)
    assert [int((label or "").split()[0]) for label in coins(page)] == result["scores"]
    best = page.locator(".result .won .score").first.inner_text()
    assert int(best) == max(result["scores"])


def test_the_record_can_be_taken_along_and_brought_again(
    new_page: NewPage, server: LiveServer, tmp_path: Path
) -> None:
    """What is downloaded is what the server has, and is a record of the same game."""
    page = new_page()
    game = bring(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record of the game").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    record = json.loads(saved.read_text())
    assert record == ask(server, f"/api/tables/{game}/record")
    assert record["picks"] == json.loads(RECORD.read_text())["picks"]
