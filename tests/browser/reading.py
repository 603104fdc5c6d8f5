"""Whether all that stands on a page can be read: in its language, nothing cut, nothing beyond the screen."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.player import OURS, wait_until

# Every text that is cut by a box around it, stands out of its button or its frame, lies beyond the sides of the
# screen, or has a word broken in the middle; also what a menu shows as chosen, and what an empty field says. What
# can be scrolled to is not cut, what is laid over its surroundings may leave them, and the drawing of a board,
# which is zoomed and moved, is left out.
CUT: Final = """() => {
  const SLACK = 2;
  const NOT_READ = 'svg, script, style, option, noscript, .visually-hidden, [aria-hidden=true]';
  const found = new Set();
  const range = document.createRange();
  const named = (box) => `${box.tagName.toLowerCase()}.${box.classList[0] ?? ''}`;
  const outside = (text, box, start, end, slack = SLACK) =>
    text[start] < box[start] - slack || text[end] > box[end] + slack;
  const axes = (style) => [['x', 'left', 'right', style.overflowX], ['y', 'top', 'bottom', style.overflowY]];
  const isSeen = (colour) => !/^rgba\\(.*, 0\\)$|\\/ 0\\)$/.test(colour);
  const isLine = (style, side) =>
    parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
    isSeen(style.getPropertyValue(`border-${side}-color`));
  // Lines on both sides, or a colour of its own: words that leave it are seen to do so.
  const isFrame = (style, ...sides) =>
    isSeen(style.backgroundColor) || sides.every((side) => isLine(style, side));

  function faultOf(parent, text) {
    const free = { x: false, y: false };
    const halfALine = parseFloat(getComputedStyle(parent).fontSize) / 2; // letters are drawn lower than their box
    let fault = null;
    let laidOver = false;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.clip !== 'auto') return null;
      if (style.display === 'contents' || style.display === 'inline') continue;
      const room = box.getBoundingClientRect();
      for (const [axis, start, end, overflow] of axes(style)) {
        if (free[axis]) continue;
        const hides = overflow === 'hidden' || overflow === 'clip';
        if (hides && (room.width < 2 || room.height < 2)) return null; // folded away
        if (hides && outside(text, room, start, end)) fault ??= `cut by ${named(box)}`;
        const holds = box.tagName === 'BUTTON' || box.tagName === 'LABEL';
        if (holds && outside(text, room, start, end)) fault ??= 'out of its button';
        const frames = !laidOver && overflow === 'visible' && isFrame(style, start, end);
        const slack = axis === 'y' ? halfALine : SLACK;
        if (frames && outside(text, room, start, end, slack)) fault ??= `out of ${named(box)}`;
        if (overflow === 'auto' || overflow === 'scroll') free[axis] = true;
      }
      laidOver ||= style.position === 'absolute' || style.position === 'fixed';
    }
    const beyond = !free.x && (text.left < -SLACK || text.right > innerWidth + SLACK);
    return fault ?? (beyond ? 'beyond the screen' : null);
  }

  // A word whose letters stand in two lines, though nothing tells where it may be parted.
  function brokenIn(node) {
    for (const { 0: word, index } of node.data.matchAll(/\\p{L}{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
      if (tops.length && Math.max(...tops) - Math.min(...tops) > 4) return word;
    }
    return null;
  }

  // What a menu shows as chosen, or an empty field says, where there is no room for it.
  function cutIn(control) {
    const words = control.selectedOptions?.[0]?.textContent ?? (control.value ? '' : control.placeholder);
    const style = getComputedStyle(control);
    const copy = control.tagName === 'SELECT' ? control.cloneNode() : document.createElement('span');
    copy.append(control.tagName === 'SELECT' ? new Option(words) : words);
    Object.assign(copy.style, { position: 'absolute', width: 'max-content', maxWidth: 'none', minWidth: '0' });
    Object.assign(copy.style, { font: style.font, paddingInline: style.paddingInline, whiteSpace: 'pre' });
    control.after(copy);
    const needed = copy.getBoundingClientRect().width;
    copy.remove();
    return needed > control.getBoundingClientRect().width + SLACK ? words : null;
  }

  // The menu of languages lies unseen over a sign for the language where there is little room.
  for (const control of document.querySelectorAll('select:not(#top-language), input[placeholder]')) {
    const seen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = seen ? cutIn(control) : null;
    if (words) found.add(`cut: "${words.trim()}" in ${named(control)}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest(NOT_READ)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width || !text.height) continue;
    const fault = faultOf(parent, text);
    const broken = brokenIn(node);
    if (broken) found.add(`broken: "${broken}" in ${named(parent)}`);
    if (fault) found.add(`${fault}: "${node.data.trim().slice(0, 60)}" in ${named(parent)}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > SLACK) found.add(`the page is ${wide} px too wide`);
  return [...found];
}"""
# The page is drawn with its own fonts: words in another one may be wider. A font that it has not used before is
# loaded when it is drawn.
AT_REST: Final = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do {
    await drawn();
    await document.fonts.ready;
  } while (document.fonts.status === 'loading');
  await drawn();
}"""
FALLBACKS: Final = "() => document.documentElement.dataset.fallbacks ?? ''"
# What is written, line by line, and what is said of it.
READ: Final = """() => {
  const said = document.body.innerText.split("\\n");
  for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder"])
    said.push(...[...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)));
  said.push(...[...document.querySelectorAll("svg title, svg text, option")].map((e) => e.textContent));
  return [...new Set(said.map((each) => each.replace(/\\s+/g, " ").trim()))].filter((each) => each).sort();
}"""


def faults(page: Page) -> list[str]:
    """What of this page cannot be read in its language."""
    page.evaluate(AT_REST)
    cut: list[str] = page.evaluate(CUT)
    fallen: str = page.evaluate(FALLBACKS)
    return [*cut, *(f"in English: {name}" for name in fallen.split())]


def read(page: Page) -> list[str]:
    """All that can be read or heard on this page."""
    found: list[str] = page.evaluate(READ)
    return found


def picks(page: Page, table: str, luck: Random, most: int, look: Callable[[], None]) -> bool:
    """Pick for the local player by luck, looking at the page before each pick; True: the game is over."""
    for _ in range(most):
        view = wait_until(page, lambda: _shown(page, table), lambda: "nobody is asked, or the page lags behind")
        if view["result"] is not None:
            return True
        look()
        # Giving regions up is possible all the time, and ruins every game.
        options = view["ask"]["options"]
        chosen = luck.choice([each for each in options if each["verb"] != "abandon"] or options)["text"]
        given = {"seq": view["seq"], "pick": chosen}
        answer = page.request.post(f"/api/tables/{table}/picks", data=given, headers=OURS)
        assert answer.ok or answer.status == 409, answer.text()  # a bot may have acted meanwhile
    return False


def _shown(page: Page, table: str) -> Any:
    """The view of the local player, once something is asked of them, and the page shows just that."""
    view = page.request.get(f"/api/tables/{table}").json()["view"]
    if view["result"] is not None:
        return view
    shown = page.locator("[data-tour=decision] .decision").get_attribute("data-seq")
    return view if view["ask"] and view["ask"]["options"] and shown == str(view["seq"]) else None


def table_of(page: Page) -> str:
    """The table that the page shows."""
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found
    return found[1]
