"""A slow line, or none: how much the first load takes, and what is kept in the browser for the next."""

import json
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

LOBBY_KB = 260  # everything of the lobby's first load, packed: 1.3 seconds of a line of 1.6 Mbit/s
LOBBY_REQUESTS = 60
# Whether each of these pictures is as large as it is said to be.
AS_LARGE = """(icons) => Promise.all(icons.map(async ({ src, sizes }) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return sizes === 'any' || sizes === `${picture.naturalWidth}x${picture.naturalHeight}`;
}))"""


def load_counted(page: Page, address: str) -> Counter[str]:
    """Bytes over the line, and the number of requests, until the page stands."""
    counted: Counter[str] = Counter()
    line = page.context.new_cdp_session(page)
    line.on(
        "Network.loadingFinished", lambda told: counted.update(bytes=int(told["encodedDataLength"]), requests=1)
    )
    line.send("Network.enable")
    page.goto(address)
    expect(page.get_by_role("article").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return counted


def test_the_lobby_s_first_load_is_small(new_page: NewPage) -> None:
    counted = load_counted(new_page(), "/")
    assert counted["bytes"] < 1000 * LOBBY_KB, counted
    assert counted["requests"] < LOBBY_REQUESTS, counted


def test_before_the_client_is_here_a_picture_of_the_page_is_drawn(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/")
    expect(page.locator(".coming-page")).to_be_visible()


@pytest.mark.line_is_cut
def test_without_a_line_the_second_visit_says_so_and_the_third_plays_on(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    # The worker keeps what was loaded before it was there.
    page.wait_for_function(
        """async () => {
          if (!navigator.serviceWorker.controller) return false;
          const kept = (await (await caches.open('rulebound-1')).keys()).map(({ url }) => url);
          const used = performance.getEntriesByType('resource').map(({ name }) => name);
          return used.filter((name) => name.includes('/assets/')).every((name) => kept.includes(name));
        }"""
    )
    kept = page.evaluate("async () => (await (await caches.open('rulebound-1')).keys()).map(({ url }) => url)")
    assert kept
    assert not [url for url in kept if "/api/" in url]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Nobody answers")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_the_client_can_be_installed(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    said = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert said["errors"] == []
    manifest = json.loads(said["data"])
    assert manifest["name"] == "Rulebound"
    assert manifest["display"] == "standalone"
    assert page.request.get(manifest["start_url"]).ok
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert page.evaluate(AS_LARGE, manifest["icons"]) == [True] * len(manifest["icons"])
    scope = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == page.evaluate("() => `${location.origin}/`")
