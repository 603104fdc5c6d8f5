"""What a position of a game is worth to a seat, learned from matches that bots play against themselves.

    python -m workshop.learn_value play --minutes 8 --jobs 16 build/positions.npz
    python -m workshop.learn_value fit build/positions.npz build/weights.npz
    python -m workshop.learn_value compare build/weights.npz --games 200 --jobs 16

A position is taken whenever a seat has ended its turn, where the tree bot judges: the game's own encoding of what
the seat sees, a few numbers (`rulebound.bots.learned`), and by how many points the seat is ahead of its best rival
in the end. The network learns how far the judge's hint is off. docs/bots.md says what came of it.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import typer

from rulebound.bots import PlainTreeBot, TreeBot
from rulebound.bots.bot import Bot, play_out
from rulebound.bots.budget import Budget
from rulebound.bots.learned import Network, numbers_of
from rulebound.games import load_game
from rulebound.kernel import Match, Option, Rng, SeatHandle
from workshop.calibrate import wilson

ODD: Final = 0.04  # of the picks are random, so that positions are met that good play avoids
HIDDEN: Final = 48
EPOCHS: Final = 24
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 3e-3
HELD_OUT: Final = 0.1  # of the matches

app = typer.Typer()
Array = Any  # of numpy


class OddBot(Bot):
    """A tree bot that now and then picks at random."""

    searches = True

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.player = PlainTreeBot(seed, budget)

    def choose(self, seat: SeatHandle) -> Option:
        """What the tree bot picks, or anything."""
        if self.rng.below(1 << 16) < ODD * (1 << 16):
            return self.rng.choice(seat.options)
        return self.player.choose(seat)


def positions_of(game_id: str, seat_count: int, seed: int, iterations: int) -> tuple[Array, Array, Array]:
    """One match: what was seen, the numbers beside it, and the lead in the end, at every end of a turn."""
    game = load_game(game_id)
    match = Match(game, {"seats": seat_count}, seed, "stable")
    judge, encoder = game.judge, game.judge.encoder(match.setup)
    bots = [OddBot(seed * 8 + seat, Budget(iterations=iterations)) for seat in range(seat_count)]
    handles = [match.handle(seat) for seat in range(seat_count)]
    clocks = [judge.clock(match.state, seat) for seat in range(seat_count)]
    seen, numbers, seats = [], [], []
    while (ask := match.pending) is not None:
        seat = ask.seats[0]
        match.pick(seat, bots[seat].choose(handles[seat]))
        now = judge.clock(match.state, seat)
        if now != clocks[seat] and match.pending is not None:
            clocks[seat] = now
            seen.append(np.frombuffer(encoder.encode(match.state, seat), np.uint8))
            numbers.append(numbers_of(match, seat))
            seats.append(seat)
    scores = match.result().scores
    leads = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in seats]
    return np.array(seen), np.array(numbers, np.float32), np.array(leads, np.float32)


def _played(job: tuple[str, int, int, int, float]) -> list[tuple[Array, Array, Array]]:
    """Matches of one process until the time is up."""
    game_id, seat_count, seed, iterations, until = job
    found = []
    while time.time() < until:
        found.append(positions_of(game_id, seat_count, seed, iterations))
        seed += 1
    return found


@app.command()
def play(
    path: Path,
    game: str = "small-world-underground",
    seat_count: Annotated[int, typer.Option("--seats")] = 2,
    iterations: Annotated[int, typer.Option(help="of a decision")] = 60,
    minutes: float = 8.0,
    jobs: int = os.cpu_count() or 1,
    seed: int = 1_000_000,
) -> None:
    """Play matches on all cores and keep their positions."""
    until = time.time() + 60 * minutes
    work = [(game, seat_count, seed + 100_000 * job, iterations, until) for job in range(jobs)]
    with ProcessPoolExecutor(jobs) as pool:
        matches = [match for found in pool.map(_played, work) for match in found]
    seen, numbers, leads = (np.concatenate(parts) for parts in zip(*matches, strict=True))
    which = np.repeat(np.arange(len(matches)), [len(match[2]) for match in matches])
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, seen=seen, numbers=numbers, leads=leads, match=which)
    typer.echo(f"{len(matches)} matches, {len(leads)} positions: {path}")


@app.command()
def fit(path: Path, weights: Path, hidden: int = HIDDEN, epochs: int = EPOCHS, seed: int = 1) -> None:
    """Train the network and say how far it is off on matches that it has not seen."""
    import jax
    import jax.numpy as jnp
    import optax

    data = np.load(path)
    inputs = Network.inputs(data["seen"], data["numbers"])
    hints = data["numbers"][:, 0]
    wanted = (data["leads"] - hints) / Network.SCALE
    held = data["match"] % round(1 / HELD_OUT) == 0
    rng = np.random.default_rng(seed)
    size = inputs.shape[1]
    params = {
        "first": rng.normal(0, (1 / size) ** 0.5, (size, hidden)).astype(np.float32),
        "first_bias": np.zeros(hidden, np.float32),
        "last": np.zeros(hidden, np.float32),
        "last_bias": np.zeros((), np.float32),
    }
    ours, theirs = np.flatnonzero(~held), np.flatnonzero(held)
    steps = epochs * (len(ours) // BATCH)
    optimizer = optax.adamw(optax.cosine_decay_schedule(RATE, steps), weight_decay=DECAY)
    state = optimizer.init(params)

    def loss(params: Any, x: Any, y: Any) -> Any:
        found = jnp.maximum(x @ params["first"] + params["first_bias"], 0) @ params["last"] + params["last_bias"]
        return ((found - y) ** 2).mean()

    @jax.jit
    def step(params: Any, state: Any, x: Any, y: Any) -> Any:
        updates, state = optimizer.update(jax.grad(loss)(params, x, y), state, params)
        return optax.apply_updates(params, updates), state

    def off(rows: Array) -> float:
        return float(loss(params, inputs[rows], wanted[rows]) ** 0.5) * Network.SCALE

    typer.echo(f"the hint alone is off by {float((wanted[theirs] ** 2).mean()) ** 0.5 * Network.SCALE:.2f} points")
    for epoch in range(1, epochs + 1):
        order = rng.permutation(ours)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            params, state = step(params, state, inputs[rows], wanted[rows])
        if epoch % 4 == 0 or epoch == epochs:
            seen, unseen = off(ours[:20_000]), off(theirs)
            typer.echo(f"epoch {epoch}: off by {seen:.2f}, on unseen matches {unseen:.2f} points")
    weights.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {name: np.asarray(each, np.float16) for name, each in params.items()}
    np.savez_compressed(weights, **kept)
    typer.echo(f"{weights}: {weights.stat().st_size // 1000} kB")


class LearnedBot(TreeBot):
    """A tree bot that judges by a network of its own."""

    def __init__(self, seed: int, budget: Budget, network: Network) -> None:
        super().__init__(seed, budget)
        self.network = network

    def value_in(self, seat: SeatHandle) -> Callable[[Match, int], float]:
        """What the network says."""
        return self.network.value


def _compared(job: tuple[str, int, Path, int, int]) -> float:
    """One match: 1 if the seat that judges by the network has won, a share of it if others have too."""
    game_id, seat_count, weights, number, iterations = job
    deal, learned = divmod(number, seat_count)
    match = Match(load_game(game_id), {"seats": seat_count}, deal, "stable")
    budget = Budget(iterations=iterations)
    bots: list[Bot] = [PlainTreeBot(seat_count * number + seat, budget) for seat in range(seat_count)]
    bots[learned] = LearnedBot(seat_count * number + learned, budget, Network(weights))
    play_out(match, bots, Rng(number))
    winners = match.result().winners
    return (learned in winners) / len(winners)


@app.command()
def compare(
    weights: Path,
    game: str = "small-world-underground",
    seat_count: Annotated[int, typer.Option("--seats")] = 2,
    games: int = 200,
    iterations: int = 200,
    jobs: int = os.cpu_count() or 1,
) -> None:
    """Let a tree bot that judges by the network play those that judge by the hint: every deal from each seat."""
    work = [(game, seat_count, weights, number, iterations) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        won = sum(pool.map(_compared, work))
    low, high = wilson(won, games)
    typer.echo(f"{weights.name}, {seat_count} seats: won {won:g} of {games} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    app()
