"""The players of boardgame.io's server: matches of its toy game, and seats that speak as socket.io does."""

import asyncio
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.players import SEATS, SOON, Seat, Sitting

GAME: Final = "areas"
# Engine.io puts a digit before each message, and socket.io another one and the name of the game.
OPENED, PING, PONG = "0", "2", "3"
CONNECT: Final = f"40/{GAME},"
EVENT: Final = f"42/{GAME},"


async def begin_matches(url: str, number: int) -> Sitting:
    """Matches of the toy game with both seats taken; a seat's token is its number and its credentials."""
    sitting: Sitting = []
    async with httpx.AsyncClient(base_url=f"{url}/games/{GAME}", trust_env=False) as client:
        for _ in range(number):
            answer = await client.post("/create", json={"numPlayers": SEATS})
            match = answer.raise_for_status().json()["matchID"]
            tokens = []
            for seat in range(SEATS):
                seated = {"playerID": str(seat), "playerName": f"Player {seat}"}
                answer = await client.post(f"/{match}/join", json=seated)
                tokens.append(f"{seat} {answer.raise_for_status().json()['playerCredentials']}")
            sitting.append((match, tokens))
    return sitting


class _Area(msgspec.Struct):
    owner: str | None


class _Areas(msgspec.Struct):
    areas: list[_Area]


class _Context(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class _State(msgspec.Struct):
    """What a player reads of the state of a match."""

    board: _Areas = msgspec.field(name="G")
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_event = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(_State)
_sync = msgspec.json.Decoder(_Sync)


class Claimant(Seat):
    """One player's socket at boardgame.io's server, as its own client opens and uses it."""

    async def play(self) -> None:
        """Stay connected and keep the match's news."""
        address = f"{self.crowd.url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        while True:
            try:
                async with connect(address, proxy=None, compression=None, ping_interval=None) as line:
                    async for text in line:
                        assert isinstance(text, str)
                        if text == PING:
                            await line.send(PONG)
                        elif text.startswith(OPENED):
                            await line.send(CONNECT)
                        elif text.startswith(CONNECT):
                            self.line = line
                            player, credentials = self.token.split()
                            await self.emit("sync", self.table.id, player, credentials, SEATS)
                        elif text.startswith(EVENT):
                            self.learn(text.removeprefix(EVENT))
            except (OSError, WebSocketException):
                await asyncio.sleep(SOON)

    async def emit(self, *words: Any) -> None:
        """Send an event of socket.io."""
        assert self.line is not None
        await self.line.send(EVENT + msgspec.json.encode(words).decode())

    def learn(self, text: str) -> None:
        """Keep what this seat may claim, and note that a move has been made."""
        name, _, *told = _event.decode(text)
        if bytes(name) == b'"update"':
            state = _state.decode(told[0])
        elif bytes(name) == b'"sync"':
            state = _sync.decode(told[0]).state
        else:
            return
        player = self.token[0]
        if state.ctx.player == player:
            free = [number for number, area in enumerate(state.board.areas) if area.owner != player]
            self.table.ask(self, state.number, free)
        else:
            self.table.acknowledged.set()

    async def pick(self, seq: int, option: Any) -> None:
        """Claim an area and wait until this seat is told of it."""
        self.table.acknowledged.clear()
        player, credentials = self.token.split()
        payload = {"type": "claim", "args": [option], "playerID": player, "credentials": credentials}
        await self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, seq, self.table.id, player)
        await self.table.acknowledged.wait()
