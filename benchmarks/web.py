"""How fast the client is in Chromium: what a table loads, from click to board, and how smoothly the map moves.

What the frame promises is measured too (benchmarks/web_frame.py): first paint on a slow line, the board's share of
a phone's height, and that it keeps its place from click to click.

`make bench-web` runs it whole; `--quick` gives a rough idea. The table is one of five players in the middle of its
game, at 1440 x 900. Frames are counted by Chromium's own tracing: what its compositor has drawn while the wheel
zooms and the mouse drags. There is no graphics card in it: the processor paints, which is the slowest case.
"""

import asyncio
import json
import os
import platform
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from itertools import chain, pairwise
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks import web_frame
from tests.browser.company import Seat, regions, shows
from workshop.scenes import SWITCHES, Scene, asked, chromium, put, serving

HERE: Final = Path(__file__).parent
MOST_SCRIPT_KB: Final = 300.0
MOST_PICK_MS: Final = 150.0
LEAST_FPS: Final = 60.0
QUIET_MS: Final = 60  # between two picks: nobody clicks faster
BREATH_MS: Final = 5500  # what glows breathes for a while when it appears
SETTLED_MS: Final = 1000  # after a movement the board is redrawn
SIZE: Final = {"width": 1440, "height": 900}
CALM: Final = """localStorage['rulebound.settings'] ??= '{"toured": ["small-world-underground"], "pace": "off"}'"""
SCENES: Final = {
    "middle": Scene(5, 8, asked("conquer", 6, 30)),
    "conquest": Scene(5, 10, asked("conquer", 5, 15)),
}
CATEGORIES: Final = (
    "disabled-by-default-devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline",
    "benchmark",
    "cc",
    "viz",
)

# From the release of the mouse over a region until the board shows it changed and the frame has been made.
STOPWATCH: Final = """() => {
  const times = (window.pickTimes = []);
  const plain = (e) => e.getAttribute('aria-label').replace(/, costs .*/, '');
  let pressed = null;
  addEventListener('pointerup', (event) => {
    const region = event.target.closest?.('[data-target^="region:"]');
    pressed = region && { region, label: plain(region), at: performance.now() };
  }, true);
  const look = () => {
    if (!pressed || plain(pressed.region) === pressed.label) return;
    const { at } = pressed;
    pressed = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel(); // runs after the frame has been painted
      channel.port1.onmessage = () => times.push(performance.now() - at);
      channel.port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
}"""


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# What is loaded.


def loaded_bytes(page: Page, address: str) -> Counter[str]:
    """Bytes that a page's first load takes over the line, packed as they are, by the ending of the file."""
    sizes: Counter[str] = Counter()
    names: dict[str, str] = {}
    line = page.context.new_cdp_session(page)
    line.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    line.on("Network.loadingFinished", lambda told: sizes.update(_loaded(names, told)))
    line.send("Network.enable")
    page.goto(address)
    page.wait_for_selector("[data-target='region:r01']", state="attached")
    page.wait_for_load_state("networkidle")
    line.detach()
    return sizes


def _loaded(names: dict[str, str], told: dict[str, Any]) -> dict[str, int]:
    path = names.get(told["requestId"], "").partition("?")[0]
    name = path.rpartition("/")[2]
    return {name.rpartition(".")[2] if "." in name else "other": int(told["encodedDataLength"])}


# From click to board.


def pick_times(page: Page, wanted: int) -> list[float]:
    """Conquer a region with the mouse and take it back, again and again; milliseconds of each conquest."""
    page.evaluate(STOPWATCH)
    seat = Seat(0, page)
    for _ in range(2 * wanted):  # a region that can be attacked in two ways is not counted
        before = regions(page)
        seat.conquer()
        page.wait_for_timeout(QUIET_MS)
        page.keyboard.press("u")
        shows(page, before)
        page.wait_for_timeout(QUIET_MS)
        times: list[float] = page.evaluate("window.pickTimes")
        if len(times) >= wanted:
            return times
    raise RuntimeError(f"only {len(times)} of {wanted} picks were seen")


# How smoothly the map moves.


def zoom_about(line: CDPSession, x: float, y: float, way: int) -> None:
    """In or out with the wheel; Chromium makes its turns itself, one a frame."""
    turn = {"x": x, "y": y, "yDistance": 700 * way, "speed": 900, "gestureSourceType": "mouse"}
    line.send("Input.synthesizeScrollGesture", turn)


def come_near(line: CDPSession, x: float, y: float) -> None:
    """So near that there is room to pan."""
    for _ in range(10):
        _mouse(line, "mouseWheel", x, y, deltaX=0, deltaY=-60)


def drag_about(line: CDPSession, x: float, y: float, seconds: float) -> None:
    """To and fro with the button down, 60 times a second."""
    _mouse(line, "mousePressed", x, y, button="left", buttons=1, clickCount=1)
    start, step = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        swing = abs(step % 60 - 30) - 15  # a triangle of 60 steps
        _mouse(line, "mouseMoved", x + 12 * swing, y + 7 * swing, button="left", buttons=1)
        step += 1
        time.sleep(max(0.0, start + step / 60 - time.monotonic()))
    _mouse(line, "mouseReleased", x, y, button="left", clickCount=1)


def _mouse(line: CDPSession, kind: str, x: float, y: float, **more: Any) -> None:
    line.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})


def trace(browser: Browser, page: Page, gesture: Any, how: float) -> list[dict[str, Any]]:
    """What Chromium writes down about its frames during one gesture over the middle of the board."""
    box = page.locator("[data-tour=board]").bounding_box()
    assert box is not None
    line = page.context.new_cdp_session(page)
    whole = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    whole.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    whole.on("Tracing.tracingComplete", lambda _: done.append(True))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    _mouse(line, "mouseMoved", x, y)
    if gesture is drag_about:
        come_near(line, x, y)
        page.wait_for_timeout(SETTLED_MS)
    whole.send("Tracing.start", {"traceConfig": {"includedCategories": list(CATEGORIES)}})
    gesture(line, x, y, how)
    whole.send("Tracing.end")
    for _ in range(1000):
        if done:
            break
        page.wait_for_timeout(10)
    line.detach()
    whole.detach()
    return events


def frames(gestures: list[list[dict[str, Any]]]) -> dict[str, float]:
    """Frames a second, their durations and the share of dropped ones; between two gestures nothing moves."""
    gaps: list[float] = []
    for events in gestures:
        drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
        gaps += [later - earlier for earlier, later in pairwise(drawn)]
    dropped = sum(event["name"] == "DroppedFrame" for events in gestures for event in events)
    if not gaps:
        raise RuntimeError("Chromium has drawn nothing")
    return {
        "fps": 1000 * len(gaps) / sum(gaps),
        "p50_ms": median(gaps),
        "p95_ms": percentile(gaps, 0.95),
        "worst_ms": max(gaps),
        "dropped": dropped / (dropped + len(gaps)),
        "frames": len(gaps),
    }


def busiest(gestures: list[list[dict[str, Any]]], most: int = 8) -> list[tuple[str, float]]:
    """Where the time went: milliseconds by the name of the work."""
    spent: Counter[str] = Counter()  # microseconds
    for event in chain.from_iterable(gestures):
        if event.get("ph") == "X":
            spent[event["name"]] += event.get("dur", 0)
    return [(name, each / 1000) for name, each in spent.most_common(most)]


# The whole run.


def open_table(browser: Browser, address: str, cookie: Any) -> Page:
    """A browser without memories at this table, with all animations off."""
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    context.add_init_script(CALM)
    context.add_cookies([cookie])
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-target='region:r01']", state="attached")
    page.wait_for_timeout(BREATH_MS)
    return page


def measure(
    browser: Browser, at: dict[str, str], cookie: Any, seconds: float, rounds: int, picks: int
) -> dict[str, Any]:
    """All figures; `at` says where the tables are, the cookie who sits there."""
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    context.add_cookies([cookie])
    loaded = loaded_bytes(context.new_page(), at["middle"])
    context.close()
    page = open_table(browser, at["middle"], cookie)
    moved: dict[str, list[dict[str, float]]] = {"zoom": [], "pan": []}
    spent: dict[str, list[tuple[str, float]]] = {}
    legs = [1, -1] * max(1, round(seconds / 1.6))  # in and out
    for _ in range(rounds):
        for name, gesture, ways in (("zoom", zoom_about, legs), ("pan", drag_about, [seconds])):
            gestures = []
            for way in ways:  # each from rest
                gestures.append(trace(browser, page, gesture, way))
                page.wait_for_timeout(SETTLED_MS)
            moved[name].append(frames(gestures))
            spent[name] = busiest(gestures)
            page.keyboard.press("f")
            page.wait_for_timeout(SETTLED_MS)
    page.context.close()
    page = open_table(browser, at["conquest"], cookie)
    times = pick_times(page, picks)
    page.context.close()
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "chromium": browser.version,
        "machine": platform.machine(),
        "cpus": os.cpu_count(),
        "loaded_bytes": dict(loaded),
        "picks": len(times),
        "pick_ms": {"p50": median(times), "p95": percentile(times, 0.95), "worst": max(times)},
        "moved": moved,
        "spent_ms": spent,
    }


def show(found: dict[str, Any], console: Console) -> bool:
    """Print the figures; tell whether every goal is reached."""
    table = Table("what", "figure", "goal", "reached", title="The client in Chromium, five players, 1440 x 900")
    kept = []

    def row(what: str, figure: str, goal: str = "", reached: bool | None = None) -> None:
        table.add_row(what, figure, goal, "" if reached is None else "yes" if reached else "NO")
        if reached is not None:
            kept.append(reached)

    script = found["loaded_bytes"].get("js", 0) / 1000
    limit = f"under {MOST_SCRIPT_KB:g}"
    row("scripts of the first load, kB packed", f"{script:.1f}", limit, script < MOST_SCRIPT_KB)
    row("everything of the first load, kB", f"{sum(found['loaded_bytes'].values()) / 1000:.1f}")
    picks = found["pick_ms"]
    row("click to board, p50, ms", f"{picks['p50']:.1f}", f"under {MOST_PICK_MS:g}", picks["p50"] < MOST_PICK_MS)
    row("click to board, p95 / worst, ms", f"{picks['p95']:.1f} / {picks['worst']:.1f} of {found['picks']}")
    for name, runs in found["moved"].items():
        best = max(run["fps"] for run in runs)
        middle = sorted(runs, key=lambda run: run["fps"])[len(runs) // 2]  # the round in the middle speaks for all
        reached = middle["fps"] > LEAST_FPS - 1  # a clock of 60 Hz gives 59.9 as often as 60.1
        row(f"{name}: frames/s, median / best", f"{middle['fps']:.1f} / {best:.1f}", f"{LEAST_FPS:g}", reached)
        times = " / ".join(f"{middle[key]:.1f}" for key in ("p50_ms", "p95_ms", "worst_ms"))
        row(f"{name}: frame time p50 / p95 / worst, ms", times)
        row(f"{name}: dropped frames", f"{100 * middle['dropped']:.1f} %")
    _show_frame(found["frame"], row)
    console.print(table)
    for name, spent in found["spent_ms"].items():
        console.print(f"{name}, busiest (ms): " + ", ".join(f"{what} {ms:.0f}" for what, ms in spent))
    return all(kept)


def _show_frame(found: dict[str, Any], row: Any) -> None:
    """The rows of what the frame promises."""
    lines = dict(found["slow_line"])
    lobby = lines.pop("lobby")
    painted, there = lobby["painted_s"], lobby["there_s"]
    limit = f"under {web_frame.LOBBY_S:g}"
    row("slow line: first paint of the lobby, s", f"{painted:.2f}", limit, painted < web_frame.LOBBY_S)
    row("slow line: games listed in the lobby, s", f"{there:.2f}")
    for name, times in lines.items():
        there = times["there_s"]
        row(
            f"slow line: board of {name}, s",
            f"{there:.2f}",
            f"under {web_frame.TABLE_S:g}",
            there < web_frame.TABLE_S,
        )
    least = web_frame.LEAST_SHARE
    for name, share in found["shares"].items():
        row(f"board's share: {name}", f"{100 * share:.1f} %", f"{100 * least:g} %", share >= least)
    for name, moves in found["moves"].items():
        row(f"board moved between clicks: {name}", str(moves), "0", moves == 0)


def main(
    quick: Annotated[bool, typer.Option(help="A rough idea in seconds.")] = False,
    save: Annotated[bool, typer.Option(help="Write the figures to benchmarks/results.")] = False,
) -> None:
    """Measure the client, and fail if a goal is missed."""
    console = Console()
    seconds, rounds, picks = (1.0, 1, 20) if quick else (3.0, 5, 40)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        staged = asyncio.run(put(folder, {**SCENES, **web_frame.SCENES}))
        with serving(folder) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(SWITCHES))
            at = {name: f"{url}/table/{table}" for name, table in staged.tables.items()}
            cookie = staged.cookie(url)
            tables = {name: at[name] for name in web_frame.SCENES}
            frame = {
                "slow_line": web_frame.slow_line(browser, url, tables, cookie, 1 if quick else 5),
                "shares": web_frame.shares(browser, tables, cookie),
                "moves": web_frame.steadiness(browser, tables, cookie),
            }
            found = measure(browser, at, cookie, seconds, rounds, picks) | {"frame": frame}
            browser.close()
    if save:
        path = HERE / "results" / f"web-{datetime.now(UTC):%Y%m%d-%H%M%S}.json"
        path.write_text(json.dumps(found, indent=1) + "\n")
        console.print(f"written: {path.relative_to(HERE.parent)}")
    if not show(found, console):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
