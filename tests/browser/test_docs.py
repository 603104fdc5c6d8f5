"""The docs in the browser: under the server's content policy, from the server alone, with their search."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, NewPage
from tests.server.live import LiveServer

RULE = "SI-120"
SAYS = "Disease stops the next build in its land"


@pytest.fixture(autouse=True)
def built() -> Path:
    site = ROOT / "src" / "rulebound" / "docs" / "index.html"
    if not site.exists():
        pytest.fail("the docs have not been built: make docs")
    return site


def test_a_rule_is_found_by_its_number(new_page: NewPage, server: LiveServer) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/docs")
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("textbox", name="Search").fill(RULE)
    page.locator(f".md-search-result a[href*='rules/spirit_island.html'][href$='{RULE}']").click()
    expect(page).to_have_url(re.compile(rf"/docs/rules/spirit_island\.html.*#{RULE}$"))
    expect(page.get_by_text(SAYS)).to_be_in_viewport()
    assert asked
    assert [address for address in asked if not address.startswith(f"{server.url}/docs")] == []


def test_the_docs_are_not_kept_as_the_client(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    for _ in range(2):  # from the second visit on the worker answers
        page.goto("/")
        expect(page.get_by_role("article").first).to_be_visible()
        page.evaluate("() => navigator.serviceWorker.ready")
    page.goto("/docs")
    expect(page.get_by_role("heading", name="How fast")).to_be_visible()
    page.get_by_text("How rules look").click()
    expect(page.locator("details pre").first).to_be_visible()
    kept = page.evaluate("async () => (await (await caches.open('rulebound-1')).match('/')).text()")
    assert '<script type="module"' in kept
