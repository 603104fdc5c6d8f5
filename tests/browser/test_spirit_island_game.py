"""A whole game of Spirit Island alone: growth, presence, cards, powers, fear, a ravage, an undo, the score."""

from collections import Counter
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from rulebound.kernel import Event, Option
from tests.browser.conftest import NewPage
from tests.browser.course import Course, picks_of
from tests.browser.islander import GAME, Islander, by_luck, new_match, told, view_of, wait_for_table, world_of
from tests.browser.player import log_tells, start_game, words_of

FIRST_SEED = 41
TRIES = 40
MOST_PICKS = 80
NEWS = "The invaders' last phase"
# What must be picked at least once: each of it by its own sort of press.
PICKED = {"group", "grow", "presence", "play", "ready", "draw", "keep", "use", "target"}
PLACED = 3  # presence that comes to the island
# What the invaders' news tell beneath a ravaged land.
OF_A_RAVAGE = {"struck-back", "destroyed", "hurt", "blight", "cascade", "presence-lost"}


@cache
def course() -> Course:
    """The first short game in which a power is aimed in both phases, fear is resolved and a land is blighted."""
    for seed in range(FIRST_SEED, FIRST_SEED + TRIES):
        match = new_match(1, seed)
        aimed = set()
        while match.pending is not None and len(match.picks) <= MOST_PICKS:
            if match.pending.prompt == "target":
                aimed.add(world_of(match).phase)
            match.pick(0, by_luck(match))
        verbs = {option.verb for _, option in match.picks}
        kinds = Counter(event.kind for event in match.events)
        told_of = kinds["fear-resolved"] and kinds["blight"] and kinds["presence"] >= PLACED
        if match.over and aimed >= {"fast", "slow"} and verbs >= PICKED and told_of:
            return Course(1, seed, picks_of(match))
    raise RuntimeError(f"no game from seed {FIRST_SEED} on has it all")


class Witness:
    """Looks at every question whether the screen shows what has come about since the last one."""

    def __init__(self, me: Islander) -> None:
        self.me, self.page = me, me.page
        self.told = 0
        self.seen: set[str] = set()
        self.words = words_of(me.match.game, ["Local player"])
        me.watch = self.look

    def look(self) -> None:
        """At the log, the invaders' news, the fear cards, and the phase."""
        fresh = list(self.me.match.events[self.told :])
        self.told += len(fresh)
        log_tells(self.page, [self.words.event(event) for event in fresh[-40:]])
        phase = self.words.text(f"phase-{view_of(self.me.match).phase}")
        phases = self.page.get_by_role("region", name="The phases of a turn")
        expect(phases.locator("[aria-current=step]")).to_have_attribute("title", phase)
        expect(phases).to_contain_text("Still acting: Local player")
        if any(event.kind == "ravaged" for event in fresh):
            self.check_ravages()
        for event in fresh:
            if event.kind == "fear-resolved":
                self.check_fear(str(event.args[0]))

    def check_ravages(self) -> None:
        """Each ravaged land in its order, and beneath it what was hurt, destroyed and blighted."""
        news = self.page.locator("details", has_text=NEWS)
        if news.get_attribute("open") is None:
            news.locator("summary").click()
        lines = news.locator(".news > li").filter(has_text="is ravaged")
        ravages = self.ravages()
        expect(lines).to_have_count(len(ravages))
        for at, (head, deeds) in enumerate(ravages):
            expect(lines.nth(at).locator("b")).to_have_text(self.words.event(head))
            wanted = [self.words.event(deed) for deed in deeds]
            shown = lines.nth(at).locator("ul li").all_inner_texts()
            assert [line for line in shown if line in wanted] == wanted
            self.seen |= {deed.kind for deed in deeds}
        self.seen.add("ravaged")

    def ravages(self) -> list[tuple[Event, list[Event]]]:
        """The ravages of the last invader phase, with what each of them did until a blight card was turned."""
        events = self.me.match.events
        began = max(at for at, event in enumerate(events) if event.kind == "phase" and event.args[0] == "invaders")
        found: list[tuple[Event, list[Event]]] = []
        told = False
        for event in events[began:]:
            if event.kind in ("invaders", "phase") and found:
                break
            if event.kind == "ravaged":
                found.append((event, []))
                told = True
            elif event.kind == "blight-card":  # which has a heading of its own
                told = False
            elif told and event.kind in OF_A_RAVAGE:
                found[-1][1].append(event)
        return found

    def check_fear(self, name: str) -> None:
        """The card is named beside the fear pool, opens, and marks the terror level."""
        called = self.words.text(f"fear-{name}")
        fear = self.page.get_by_role("region", name="Fear", exact=True)
        button = fear.get_by_role("button", name=called, exact=True)
        if called not in self.seen and button.count():  # the last three are named
            button.click()
            card = self.page.locator(".card-pane")
            expect(card.get_by_role("heading", name=called)).to_be_visible()
            level = view_of(self.me.match).terror
            expect(card.locator(".now")).to_contain_text(self.words.text(f"fear-{name}-{level}"))
            self.page.keyboard.press("Escape")
            self.seen |= {"fear", called}


def take_back(me: Islander, option: Option) -> None:
    """A card that was just played is taken back into the hand, and played once more."""
    page, card = me.page, str(option.args[0])
    in_play, hand = page.get_by_role("region", name="In play"), page.get_by_role("region", name="Hand")
    there = f"[data-target='power:{card}']"
    expect(in_play.locator(there)).to_be_visible()
    me.undo()
    expect(hand.locator(there)).to_be_visible()
    expect(in_play.locator(there)).to_have_count(0)
    me.redo()
    expect(in_play.locator(there)).to_be_visible()


def check_end(page: Page, me: Islander) -> None:
    """Won or lost, why, and the score with what it is made of."""
    result = page.locator("dialog.result")
    expect(result).to_be_visible()
    world, words = view_of(me.match), me.words
    expect(result.locator("h2").first).to_have_text("You win!" if world.won else "The island is lost")
    expect(result).to_contain_text(words.text(f"result-{me.match.result().reason}"))
    (score,) = me.match.result().scores
    expect(result.locator(".places .score")).to_have_text(str(score))
    made_of = result.get_by_role("region", name="The score")
    shown = made_of.locator("ul").first.locator("li b").all_inner_texts()
    *points, total = [int(each.replace("\N{MINUS SIGN}", "-")) for each in shown]
    assert points == [part.points for part in world.score_parts]
    assert sum(points) == total == score
    told_by_server = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert told_by_server["table"]["result"]["scores"] == [score]


class TestAlone:
    """One person, one spirit."""

    @pytest.fixture
    def seed(self) -> int:
        """The table begins like the game that has been played."""
        return course().seed

    def test_a_whole_game_alone(self, new_page: NewPage, seed: int) -> None:
        """From the lobby to the score; screen, island and rules agree at every single question."""
        page = new_page()
        me = Islander(page, new_match(1, seed))
        start_game(page, opponents=0, game=GAME)
        wait_for_table(page)
        witness = Witness(me)
        taken_back = False
        for _, text in course().picks:
            option = next(each for each in me.match.options(0) if each.text == text)
            me.make(option)
            if option.verb == "play" and not taken_back:
                take_back(me, option)
                taken_back = True
        assert me.match.over
        assert taken_back
        assert witness.seen >= {"ravaged", "blight", "fear"}
        assert set(me.verbs) >= PICKED
        assert len(told(me.match, "presence")) >= PLACED
        check_end(page, me)
