"""The client for the browser: which file is where, how long it is kept, and how it travels."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from rulebound.server.settings import Settings, make_settings
from rulebound.server.web.app import create_app
from rulebound.server.web.pages import find_page, read_pages, takes_gzip

pytestmark = pytest.mark.anyio

INDEX = '<!doctype html><script type="module" src="/assets/index-Ab12.js"></script>' + " " * 200
DOCS_INDEX = "<!doctype html><h1>The docs</h1>"
SCRIPT = "console.log('rulebound');\n" * 50
ICON = "<svg xmlns='http://www.w3.org/2000/svg'/>"
PICTURE = bytes(range(256))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text(ICON)
    (folder / "assets/index-Ab12.js").write_text(SCRIPT)
    (folder / "assets/index-Cd34.css").write_text("a { color: red }")
    (folder / "assets/map-Ef56.png").write_bytes(PICTURE)
    return folder


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """No page asks the database: one kind of it will do."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


async def _client_of(application: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(cast("Any", application))
    async with (
        application.lifespan(),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client,
    ):
        yield client


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    (folder / "rules").mkdir()
    (folder / "index.html").write_text(DOCS_INDEX)
    (folder / "rules/auztralia.html").write_text("<p>AZ-S1" + " " * 200)
    (folder / "search_index.json").write_text("{}")
    return folder


@pytest.fixture
async def browser(settings: Settings, built: Path, docs: Path) -> AsyncIterator[httpx.AsyncClient]:
    async for client in _client_of(create_app(settings, built, docs)):
        yield client


@pytest.fixture
async def unbuilt(settings: Settings, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async for client in _client_of(create_app(settings, tmp_path / "nothing", tmp_path / "nothing")):
        yield client


async def test_every_page_of_the_client_is_its_one_page(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/table/x7", "/replay/x7/", "/new/auztralia", "/account", "/join/x7?key=a.b", "/apiary"):
        answer = await browser.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("path", "media_type", "body", "cache"),
    [
        ("/assets/index-Ab12.js", "text/javascript; charset=utf-8", SCRIPT.encode(), "immutable"),
        ("/assets/index-Cd34.css", "text/css; charset=utf-8", b"a { color: red }", "immutable"),
        ("/assets/map-Ef56.png", "image/png", PICTURE, "immutable"),
        ("/icon.svg", "image/svg+xml", ICON.encode(), "max-age=86400"),
        ("/index.html", "text/html; charset=utf-8", INDEX.encode(), "no-cache"),
    ],
)
async def test_files_have_their_type_and_their_time(
    browser: httpx.AsyncClient, path: str, media_type: str, body: bytes, cache: str
) -> None:
    answer = await browser.get(path)
    assert (answer.status_code, answer.content) == (200, body)
    assert answer.headers["content-type"] == media_type
    assert cache in answer.headers["cache-control"]


async def test_the_security_headers_let_our_own_files_work_and_no_others(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/table/x7", "/assets/index-Ab12.js", "/assets/gone.js"):
        headers = (await browser.get(path)).headers
        policy = dict(each.split(" ", 1) for each in headers["content-security-policy"].split("; "))
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["connect-src"] == "'self'"  # which takes in the websocket of the same host
        assert policy["img-src"] == "'self' data:"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_who_has_the_file_already_does_not_get_it_again(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/index-Ab12.js"):
        etag = (await browser.get(path)).headers["etag"]
        for known in (etag, f'"other", {etag}', etag.removeprefix("W/"), "*"):
            answer = await browser.get(path, headers={"if-none-match": known})
            assert (answer.status_code, answer.content) == (304, b""), known
            assert answer.headers["etag"] == etag
            assert answer.headers["cache-control"]
        assert (await browser.get(path, headers={"if-none-match": 'W/"old"'})).status_code == 200


async def test_a_changed_file_has_another_etag(built: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX + "!")
    assert read_pages(tmp_path)["/index.html"].etag != read_pages(built)["/index.html"].etag


async def test_files_are_packed_for_those_who_can_unpack_them(browser: httpx.AsyncClient) -> None:
    async with browser.stream("GET", "/assets/index-Ab12.js", headers={"accept-encoding": "br, gzip"}) as gzipped:
        raw = b"".join([part async for part in gzipped.aiter_raw()])
    assert gzipped.headers["content-encoding"] == "gzip"
    assert gzipped.headers["vary"] == "Accept-Encoding"
    assert int(gzipped.headers["content-length"]) == len(raw) < len(SCRIPT)
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = await browser.get("/assets/index-Ab12.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] == gzipped.headers["etag"]
    picture = await browser.get("/assets/map-Ef56.png", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in picture.headers


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip; q=0", False),
        ("identity", False),
        ("", False),
        ("x-gzip-like", False),
    ],
)
def test_what_an_accept_encoding_allows(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


async def test_the_docs_are_below_docs(browser: httpx.AsyncClient) -> None:
    for path in ("/docs", "/docs/"):
        moved = await browser.get(path)
        assert (moved.status_code, moved.headers["location"]) == (307, "/docs/index.html")
    assert (await browser.get("/docs/index.html")).text == DOCS_INDEX
    for path, media_type in (
        ("/docs/rules/auztralia.html", "text/html"),
        ("/docs/search_index.json", "application/json"),
    ):
        answer = await browser.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(media_type)
        assert answer.headers["cache-control"] == "no-cache"  # a new version has other words under the same name
        known = await browser.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert known.status_code == 304


@pytest.mark.parametrize(
    "path", ["/docs/gone", "/docs/rules", "/docs/rules/", "/docs/../x.py", "/docs/%2e%2e/x.py"]
)
async def test_no_page_of_the_client_is_among_the_docs(docs: Path, browser: httpx.AsyncClient, path: str) -> None:
    (docs.parent / "x.py").write_text("secret")
    answer = await browser.get(path)
    assert (answer.status_code, answer.text) == (404, "There is no such file.\n")


async def test_head_tells_what_get_would_send(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/index-Ab12.js", "/icon.svg"):
        got, told = await browser.get(path), await browser.head(path)
        assert (told.status_code, told.content) == (200, b"")
        for name in ("content-type", "content-length", "etag", "cache-control"):
            assert told.headers[name] == got.headers[name], name


@pytest.mark.parametrize(
    "path", ["/assets/gone-Ab12.js", "/assets/gone", "/assets/", "/robots.txt", "/table/x.php", "/.env"]
)
async def test_a_file_that_is_not_there_is_a_plain_404(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/plain")
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/assets/../../x.py", "/%2e%2e/x.py", "/assets/%2e%2e%2f%2e%2e%2fx.py", "//x.py"],
)
async def test_no_address_leads_out_of_the_folder(built: Path, browser: httpx.AsyncClient, path: str) -> None:
    (built.parent / "x.py").write_text("secret")
    assert "secret" not in (await browser.get(path)).text
    assert find_page(read_pages(built), path) is None


async def test_the_api_is_not_shadowed(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/api")).json()["openapi"]
    assert (await browser.get("/api/health")).json()["well"] is True
    for path in ("/api/nowhere", "/api/tables/x/y/z", "/api/index.html"):
        answer = await browser.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
    refused = await browser.delete("/api/health")
    assert (refused.status_code, refused.json()["code"]) == (405, "wrong-method")
    assert (await browser.post("/table/x7")).status_code == 405


async def test_a_server_without_its_client_tells_how_to_build_it(unbuilt: httpx.AsyncClient) -> None:
    for path in ("/", "/table/x7"):
        answer = await unbuilt.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "make web" in answer.text
        assert "make play" in answer.text
        assert 'href="/api"' in answer.text
        assert "<script" not in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert (await unbuilt.get("/api/health")).json()["well"] is True
    assert (await unbuilt.get("/assets/index-Ab12.js")).status_code == 404


async def test_a_server_without_its_docs_tells_how_to_build_them(unbuilt: httpx.AsyncClient) -> None:
    answer = await unbuilt.get("/docs")
    assert answer.status_code == 404
    assert "make docs" in answer.text
