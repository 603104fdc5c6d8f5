"""People who act at the same time: nobody waits for another, and taking back leaves the others' picks alone."""

import random

import pytest

from rulebound.server.live.server import Server
from rulebound.server.play.picks import Stale, pick
from rulebound.server.play.room import Room
from rulebound.server.play.votes import redo, undo
from rulebound.server.tables.info import table_info
from tests.server.guests import Seated, seat_guests
from tests.server.sockets import Site

pytestmark = pytest.mark.anyio
SPIRITS = [
    "lightnings-swift-strike",
    "river-surges-in-sunlight",
    "vital-strength-of-the-earth",
    "shadows-flicker-like-flame",
    "thunderspeaker",
    "bringer-of-dreams-and-nightmares",
]


async def table_of(server: Server, seats: int) -> Seated:
    return await seat_guests(server, seats, game="spirit-island", spirits=SPIRITS[:seats])


async def answer(server: Server, seated: Seated, seat: int, text: str, seq: int | None = None) -> Room:
    room = await server.rooms.get(seated.table)
    return await pick(server, seated.table, seated.accounts[seat], room.seq if seq is None else seq, text)


async def prompts(server: Server, seated: Seated) -> dict[int, str]:
    pending = (await server.rooms.get(seated.table)).playing().pending
    assert pending is not None
    return {seat: pending.shown_to(seat).prompt for seat in pending.seats}


async def test_a_pick_made_before_another_came_in_counts_if_the_question_is_the_same(
    server: Server,
) -> None:
    seated = await table_of(server, 2)
    seq = (await server.rooms.get(seated.table)).seq
    await answer(server, seated, 0, "group 1", seq)
    await answer(server, seated, 1, "group 1", seq)  # had not yet heard of the other's pick
    with pytest.raises(Stale):  # its own question has changed since
        await answer(server, seated, 1, "grow card", seq)
    assert (await server.rooms.get(seated.table)).seq == seq + 2


async def test_a_late_pick_is_acknowledged_with_the_move_that_it_became(site: Site) -> None:
    """Else the browser would open the answered question again, as soon as it has the other's move."""
    seated = await table_of(site.server, 2)
    async with site.client(seated.table, seated.accounts[1]) as late:
        seq = (await late.state())["seq"]
        await answer(site.server, seated, 0, "group 1", seq)
        told = await late.ask("pick", seq=seq, pick="group 1")
        assert (told["type"], told["seq"]) == ("ack", seq + 2)


async def test_the_same_pick_sent_twice_is_made_once(server: Server) -> None:
    seated = await table_of(server, 2)
    seq = (await server.rooms.get(seated.table)).seq
    await answer(server, seated, 0, "group 1", seq)
    with pytest.raises(Stale):
        await answer(server, seated, 0, "group 1", seq)


async def test_six_people_grow_at_the_same_time_and_nobody_waits_for_a_sub_choice(server: Server) -> None:
    seated, rng = await table_of(server, 6), random.Random(7)
    inside = 0
    while True:
        room = await server.rooms.get(seated.table)
        match = room.playing()
        state = match.state
        if state.phase != "spirits":  # type: ignore[attr-defined]
            break
        pending = match.pending
        assert pending is not None
        waiting = {seat for seat in range(6) if state.spirits[seat].stage != 2}  # type: ignore[attr-defined]
        assert set(pending.seats) == waiting  # who is not ready is asked, whoever is inside what
        seq = room.seq
        inside = max(inside, sum(pending.shown_to(seat).prompt != "spirit-phase" for seat in pending.seats))
        # All answer at once what they see now: nobody is too late because of the others.
        for seat in rng.sample(pending.seats, len(pending.seats)):
            option = rng.choice(list(pending.shown_to(seat).options))
            await answer(server, seated, seat, option.text, seq)
            if (await server.rooms.get(seated.table)).playing().state.phase != "spirits":  # type: ignore[attr-defined]
                break
    assert inside >= 3


async def test_undo_takes_back_ones_own_pick_and_leaves_the_others_alone(server: Server) -> None:
    seated = await table_of(server, 2)
    await answer(server, seated, 0, "group 1")
    await answer(server, seated, 1, "group 2")
    await answer(server, seated, 1, "grow presence-1")
    await undo(server, seated.table, seated.accounts[0])
    room = await server.rooms.get(seated.table)
    assert [f"{seat} {option}" for seat, option in room.playing().picks] == ["1 group 2", "1 grow presence-1"]
    assert (await table_info(server, seated.table, seated.accounts[0])).proposal is None
    await redo(server, seated.table, seated.accounts[0])
    assert (await prompts(server, seated)) == {0: "spirit-phase", 1: "presence"}


async def test_what_another_has_built_on_is_put_to_the_table(server: Server) -> None:
    seated = await table_of(server, 2)
    await answer(server, seated, 0, "group 1")
    await answer(server, seated, 0, "grow card")
    await answer(server, seated, 0, "draw minor")  # brings cards to light
    await answer(server, seated, 1, "group 2")
    await undo(server, seated.table, seated.accounts[0])
    proposal = (await table_info(server, seated.table, seated.accounts[0])).proposal
    assert proposal is not None
    assert (proposal.kind, proposal.seat) == ("undo", 0)


async def test_a_table_with_such_an_undo_is_the_same_after_a_restart(server: Server) -> None:
    seated = await table_of(server, 2)
    await answer(server, seated, 0, "group 1")
    await answer(server, seated, 1, "group 2")
    await undo(server, seated.table, seated.accounts[0])
    before = (await server.rooms.get(seated.table)).view_bytes(0)
    server.rooms.drop(seated.table)
    assert (await server.rooms.get(seated.table)).view_bytes(0) == before
