"""The web client and the docs: built files, read once and served from memory."""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

BUILT: Final = Path(__file__).parents[2] / "web"  # where `make web` puts the client
DOCS_BUILT: Final = Path(__file__).parents[2] / "docs"  # where `make docs` puts the docs
INDEX: Final = "/index.html"
DOCS: Final = "/docs/"
DOCS_INDEX: Final = "/docs/index.html"
WORKER: Final = "/worker.js"  # the service worker
ASSETS: Final = "/assets/"

# Fixed here: the system's own types for .js and .svg differ between machines. Litestar adds the charset.
MEDIA_TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_TYPES: Final = frozenset({".ico", ".png", ".woff2"})

NOT_BUILT: Final = b"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rulebound</title>
</head>
<body>
<h1>Rulebound</h1>
<p>The server runs, but its client for the browser has not been built yet.</p>
<p>In the folder with the sources type <code>make web</code> and start the server again, or type
<code>make play</code>, which does both.</p>
<p>Programs can play already: the API is described at <a href="/api">/api</a>.</p>
<p>In a terminal: <code>rulebound play small-world-underground</code></p>
</body>
</html>
"""
NO_DOCS: Final = b"The docs have not been built: type `make docs` and start the server again.\n"


@dataclass(slots=True, frozen=True)
class Page:
    """A file and its response headers."""

    body: bytes
    gzipped: bytes | None  # None if gzip does not make it smaller
    media_type: str
    cache: str
    etag: str


Pages = Mapping[str, Page]


class Docs:
    """The site of the docs. A file is read when it is first asked for: most never are."""

    def __init__(self, folder: Path = DOCS_BUILT) -> None:
        self._files = {f"{DOCS}{path.relative_to(folder).as_posix()}": path for path in _files(folder)}
        self._pages: dict[str, Page] = {}

    def find(self, address: str) -> Page | None:
        """The file at this path."""
        if address in self._files and address not in self._pages:
            self._pages[address] = _page(address, self._files[address].read_bytes())
        return self._pages.get(address)


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def read_pages(folder: Path = BUILT) -> Pages:
    """Every file of the built client by its path; without a client, a page that says how to build it."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in _files(folder)}
    pages = {address: _page(address, path.read_bytes()) for address, path in found.items()}
    pages.setdefault(INDEX, _page(INDEX, NOT_BUILT))
    return pages


def _page(address: str, body: bytes) -> Page:
    suffix = Path(address).suffix.lower()
    gzipped = None if suffix in COMPRESSED_TYPES else gzip.compress(body, mtime=0)
    return Page(
        body=body,
        gzipped=gzipped if gzipped is not None and len(gzipped) < len(body) else None,
        media_type=MEDIA_TYPES.get(suffix, "application/octet-stream"),
        cache=_cache(address),
        # Weak: the same for the plain and the gzipped file.
        etag=f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


def _cache(address: str) -> str:
    if address in (INDEX, WORKER):
        return "no-cache"  # revalidated each time: the one names the current assets, the other keeps them
    if address.startswith(DOCS):
        return "no-cache"
    if address.startswith(ASSETS):
        return "public, max-age=31536000, immutable"  # their names contain a hash of their content
    return "public, max-age=86400"


def find_page(pages: Pages, address: str) -> Page | None:
    """The file at this path; for a path that looks like a page, the client itself, which shows it."""
    page = pages.get(address)
    if page is None and not f"{address}/".startswith(ASSETS) and "." not in address.rsplit("/", 1)[-1]:
        return pages[INDEX]
    return page


@route(["/", "/{address:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def show_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Serves the docs below /docs, and the client at every other path outside /api."""
    address = request.scope["path"]
    if address == "/api" or address.startswith("/api/"):
        raise NotFoundException
    docs: Docs = request.app.state.docs
    if address == "/docs":
        if docs.find(DOCS_INDEX) is None:
            return Response(NO_DOCS, status_code=404, media_type=MEDIA_TYPES[".txt"])
        return Response(b"", status_code=307, headers={"location": DOCS_INDEX}, media_type=MEDIA_TYPES[".txt"])
    page = docs.find(address) if address.startswith(DOCS) else find_page(request.app.state.pages, address)
    if page is None:
        return Response(b"There is no such file.\n", status_code=404, media_type=MEDIA_TYPES[".txt"])
    headers = {"cache-control": page.cache, "etag": page.etag}
    if page.gzipped is not None:
        headers["vary"] = "Accept-Encoding"
    if _is_cached(request.headers.get("if-none-match", ""), page.etag):
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.gzipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(page.gzipped, headers=headers, media_type=page.media_type)
    return Response(page.body, headers=headers, media_type=page.media_type)


def _is_cached(known: str, etag: str) -> bool:
    """True if If-None-Match lists this file."""
    named = {each.strip().removeprefix("W/") for each in known.split(",")}
    return "*" in named or etag.removeprefix("W/") in named


def takes_gzip(accepted: str) -> bool:
    """True if an Accept-Encoding header allows gzip."""
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
