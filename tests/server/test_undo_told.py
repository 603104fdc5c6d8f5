"""What a client is told of undo: whether there is anything to take back, who has a say, and why not."""

import pytest
from msgspec.structs import replace

from rulebound.games import load_game
from rulebound.kernel import BadRecord, Match
from rulebound.server.accounts.account import make_guest
from rulebound.server.play.replay import upload
from rulebound.server.play.votes import undo
from rulebound.server.tables.info import table_info
from rulebound.server.tables.seating import leave
from rulebound.server.tables.table import Refused
from tests.server.guests import Seated
from tests.server.sockets import Client, Message, Site, standing
from tests.server.table_play import long_ago

pytestmark = pytest.mark.anyio


def ways(state: Message) -> tuple[bool, bool]:
    return state["can_undo"], state["can_redo"]


async def pick_first(site: Site, seated: Seated, player: Client) -> Message:
    """Pick the first option that brings something to light, or else the first; the state after it."""
    seq, seat, options = await standing(site.server, seated)
    match = (await site.server.rooms.get(seated.table)).playing()
    facts = match.game.facts(match.state, seat, match.options(seat))
    told = [text for text, about in zip(options, facts, strict=True) if "reveals" in about]
    await player.ask("pick", seq=seq, pick=[*told, *options][0])
    return await player.state(seq + 1)


async def test_a_state_says_whether_there_is_anything_of_mine_to_undo(site: Site, seated: Seated) -> None:
    _, seat, _ = await standing(site.server, seated)
    async with (
        site.client(seated.table, seated.accounts[seat]) as player,
        site.client(seated.table, seated.accounts[1 - seat]) as other,
        site.client(seated.table) as spectator,
    ):
        for each in (player, other, spectator):
            assert ways(await each.state()) == (False, False)
        assert ways(await pick_first(site, seated, player)) == (True, False)
        for each in (other, spectator):
            assert ways(await each.state(1)) == (False, False)
        await leave(site.server, seated.table, seated.accounts[1 - seat])
        await long_ago(site.server, seated.table)
        await player.ask("undo")
        assert ways(await player.state(2)) == (False, True)
        assert ways(await spectator.state(2)) == (False, False)


async def test_the_table_says_whether_others_have_a_say(site: Site, seated: Seated) -> None:
    table, (first, second) = seated.table, seated.accounts
    assert (await table_info(site.server, table, first)).consent
    await leave(site.server, table, second)
    assert (await table_info(site.server, table, first)).consent  # for a while
    await long_ago(site.server, table)
    assert not (await table_info(site.server, table, first)).consent
    async with site.client(table, first) as player:
        assert (await player.of("welcome"))["table"]["consent"] is False


async def test_a_pick_ends_the_vote_on_the_picker_s_own_screen_too(site: Site, seated: Seated) -> None:
    _, seat, _ = await standing(site.server, seated)
    async with site.client(seated.table, seated.accounts[seat]) as player:
        await pick_first(site, seated, player)
        await player.ask("undo")
        told = await player.get(lambda told: told["type"] == "table" and told["table"]["proposal"] is not None)
        assert told["table"]["proposal"]["kind"] == "undo"
        await pick_first(site, seated, player)
        await player.get(lambda told: told["type"] == "table" and told["table"]["proposal"] is None)


async def test_no_refusal_names_a_seat_by_its_number(site: Site, seated: Seated) -> None:
    _, seat, options = await standing(site.server, seated)
    async with (
        site.client(seated.table, seated.accounts[seat]) as player,
        site.client(seated.table, seated.accounts[1 - seat]) as other,
    ):
        refused = [
            await other.ask("pick", seq=0, pick=options[0]),
            await player.ask("pick", seq=0, pick="conquer nowhere"),
        ]
        await pick_first(site, seated, player)
        refused += [await other.ask("undo"), await other.ask("redo")]
    assert [each["type"] for each in refused] == ["refused"] * 4
    assert [each["reason"] for each in refused if "seat" in each["reason"]] == []


async def test_who_has_not_picked_has_nothing_to_undo(site: Site, seated: Seated) -> None:
    _, seat, _ = await standing(site.server, seated)
    async with site.client(seated.table, seated.accounts[seat]) as player:
        await pick_first(site, seated, player)
    with pytest.raises(Refused, match=r"^there is nothing of yours to undo$"):
        await undo(site.server, seated.table, seated.accounts[1 - seat])


async def test_a_record_that_breaks_the_rules_is_refused_without_a_seat_s_number(site: Site) -> None:
    match = Match(load_game("small-world-underground"), {"seats": 2}, 1)
    assert match.pending is not None
    (seat,) = match.pending.seats
    record = replace(match.record(), picks=[f"{1 - seat} done"])
    with pytest.raises(BadRecord, match=r"^this is not a game by the rules: pick 0 is not possible$"):
        await upload(site.server, await make_guest(site.server.database, "Ana"), record)
