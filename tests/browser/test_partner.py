"""A game of Spirit Island that is won with a bot as partner: its last turn, at the browser."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.course import as_a_bot
from tests.browser.islander import SPIRITS, Islander, new_match, wait_for_table, world_of
from tests.browser.position import lay
from tests.server.live import LiveServer

WON, LAST_TURN = 2, 10  # the first seed from which two greedy bots win, and in which turn
ME, PARTNER = 0, 1


class Companion(Islander):
    """Plays beside a bot, which answers first wherever it is asked, as on the server."""

    def wait_for_partner(self) -> None:
        """Let the bot act here as it does there."""
        match = self.match
        while match.pending is not None and PARTNER in match.pending.seats:
            match.pick(PARTNER, as_a_bot(match, PARTNER))

    def skip_to(self, turn: int) -> None:
        """Play without the screen until the person alone is asked in this turn."""
        self.wait_for_partner()
        while world_of(self.match).turn < turn:
            self.match.pick(ME, as_a_bot(self.match, ME))
            self.wait_for_partner()

    def play_by_hint(self) -> None:
        """Play to the end as a greedy bot would, by what can be seen and pressed."""
        while self.match.pending is not None:
            self.make(as_a_bot(self.match, ME))
            self.wait_for_partner()


@pytest.fixture
def seed() -> int:
    """The luck of the table, and of its bot."""
    return WON


@pytest.mark.long
def test_a_person_and_a_bot_win_together(new_page: NewPage, server: LiveServer, seed: int) -> None:
    page = new_page()
    me = Companion(page, new_match(2, seed, spirits=SPIRITS), ME)
    me.skip_to(LAST_TURN)
    before = len(me.match.picks)
    me.open_at(lay(server, me.match, ME))
    wait_for_table(page)
    me.play_by_hint()
    assert world_of(me.match).won
    result = page.locator("dialog.result")
    expect(result.locator("h2").first).to_contain_text("You win, together with")
    expect(result).to_contain_text(me.words.text(f"result-{me.match.result().reason}"))
    assert {seat for seat, _ in me.match.picks[before:]} == {ME, PARTNER}
