"""Scripted players for a live server: they play by HTTP or by socket, and carry on by themselves when it dies."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SOON = 0.05  # seconds until a client tries again
LONG_POLL = 2


@dataclass(slots=True)
class Ledger:
    """What the server has acknowledged: it must be there for ever."""

    picks: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)  # (table, seq): (seat, pick)
    times: dict[tuple[str, int], float] = field(default_factory=dict)  # when each was first acknowledged
    furthest: dict[str, int] = field(default_factory=dict)  # by table: how many moves it has been seen to have
    over: set[str] = field(default_factory=set)
    broken: int = 0  # connections lost and calls that failed
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def acknowledge(self, table: str, seq: int, seat: int, pick: str) -> None:
        """The server has said that this pick is safe."""
        assert self.picks.setdefault((table, seq), (seat, pick)) == (seat, pick), "two picks won the same seq"
        self.times.setdefault((table, seq), time.time())
        self.furthest[table] = max(seq + 1, self.furthest.get(table, 0))
        self.news.set()

    def end(self, table: str) -> None:
        """The game at this table is over."""
        self.over.add(table)
        self.news.set()

    async def until(self, done: Callable[[], bool], seconds: float) -> None:
        """Wait for a condition, with a time limit."""
        end = time.monotonic() + seconds
        while not done():
            self.news.clear()
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"after {len(self.picks)} acknowledged picks, {len(self.over)} games over")
            try:
                await asyncio.wait_for(self.news.wait(), min(left, 1.0))
            except TimeoutError:
                continue


@dataclass(slots=True)
class Player:
    """One seat's client: looks, thinks a moment, picks at random, and never gives up."""

    url: str
    table: str
    seat: int
    token: str
    ledger: Ledger
    rng: random.Random
    think: float  # seconds at most
    seq: int | None = None  # the last that was seen
    log: list[Any] = field(default_factory=list)  # the events that were told, as the screen would show them
    game_over: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """What a program sends to say who it is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def choose(self, view: dict[str, Any]) -> str | None:
        """What to pick now, if this seat is asked."""
        if view["result"] is not None:
            self.game_over = True
            self.ledger.end(self.table)
            return None
        options = view["ask"]["options"]
        if not options:
            return None
        await asyncio.sleep(self.rng.uniform(0, self.think))
        text: str = self.rng.choice(options)["text"]
        return text

    # By HTTP.

    async def play_by_http(self) -> None:
        """Long-poll and post, until the game is over."""
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=LONG_POLL + 10) as client:
            while not self.game_over:
                try:
                    await self._look_and_pick(client)
                except httpx.TransportError:
                    self.ledger.broken += 1
                    await asyncio.sleep(SOON)

    async def _look_and_pick(self, client: httpx.AsyncClient) -> None:
        path = f"/api/tables/{self.table}"
        wait = {} if self.seq is None else {"after": self.seq, "wait": LONG_POLL}
        found = await client.get(path, params=wait)
        if found.status_code != 200:
            return await self._think_of(found)
        told = found.json()
        self.seq = told["table"]["seq"]
        pick = await self.choose(told["view"])
        if pick is None:
            return None
        said = await client.post(f"{path}/picks", json={"seq": self.seq, "pick": pick})
        if said.is_success:
            self.ledger.acknowledge(self.table, self.seq, self.seat, pick)
            return None
        self.seq = None  # look again at once
        return await self._think_of(said)

    async def _think_of(self, answer: httpx.Response) -> None:
        """A refusal may be: too fast, too late, or not saved. Anything else is a defect."""
        assert answer.status_code in (409, 429, 503), answer.text
        self.ledger.broken += 1
        await asyncio.sleep(SOON)

    # By socket.

    async def play_by_socket(self) -> None:
        """Listen and answer, and connect again when the line breaks, until the game is over."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        while not self.game_over:
            try:
                async with connect(address, additional_headers=self.headers, proxy=None, max_size=None) as line:
                    await line.send(json.dumps({"type": "hello", "v": 2, "since": self.seq}))
                    await self._converse(line)
            except (OSError, WebSocketException, TimeoutError):
                self.ledger.broken += 1
                await asyncio.sleep(SOON)

    async def _converse(self, line: ClientConnection) -> None:
        number, asked_at = 0, -1
        waiting: dict[int, tuple[int, str]] = {}  # by number of the message: what was picked, at which seq
        async for text in line:
            told = json.loads(text)
            if told["type"] == "ack":
                seq, picked = waiting.pop(told["id"])
                assert told["seq"] == seq + 1
                self.ledger.acknowledge(self.table, seq, self.seat, picked)
                told = told["state"] or told
            if told["type"] == "state":
                self._hear(told)
                if told["seq"] == asked_at:
                    continue
                pick = await self.choose(told["view"])
                if self.game_over:
                    return
                if pick is not None:
                    number, asked_at = number + 1, told["seq"]
                    waiting[number] = (asked_at, pick)
                    await line.send(json.dumps({"type": "pick", "id": number, "seq": asked_at, "pick": pick}))
            elif told["type"] in ("refused", "error"):
                self.ledger.broken += 1
                return  # connect again: the state that follows says how things stand

    def _hear(self, told: dict[str, Any]) -> None:
        if told["reset"]:
            self.log.clear()
        self.log += told["events"]
        self.seq = told["seq"]
