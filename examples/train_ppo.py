"""Trains a network by masked PPO to beat the random bot, in a few minutes on one core.

    python examples/train_ppo.py --rounds 50

The network scores every open option by its row of features together with what the seat sees, so it works for any
game of Rulebound. It learns from matches against random bots; what it is paid at the end of a match is its margin
over the best of the others. See docs/train.md.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
import typer
from rich.progress import Progress, TextColumn

from rulebound.envs import RuleboundSeat, SeatPool
from rulebound.kernel import Result

Array = Any  # of numpy or of JAX
Params = dict[str, Array]

GAMMA, LAMBDA, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.01
EPOCHS, MINIBATCHES, RATE = 3, 8, 7e-4
HIDDEN, OPTION_HIDDEN = 96, 48
SHOWN = ("observation", "action_mask", "options")
NEVER = -1e9  # the score of a slot without an option


class Batch(NamedTuple):
    """Steps of the learner; arrays with one row for each."""

    observation: Array
    action_mask: Array
    options: Array
    action: Array
    log_chance: Array
    value: Array
    advantage: Array


def margin(result: Result, seat: int) -> float:
    """From -1 to 1: how far the seat is ahead of the best of the others, or whether it has won with them."""
    won = 1.0 if seat in result.winners else -1.0
    others = [score for other, score in enumerate(result.scores) if other != seat]
    if not others:
        return won
    return 0.5 * won + 0.5 * math.tanh((result.scores[seat] - max(others)) / 20)


# The network.


def new_params(key: Array, seen: int, row: int) -> Params:
    """Small random weights."""
    shapes = {
        "see": (seen, HIDDEN),
        "think": (HIDDEN, HIDDEN),
        "worth": (HIDDEN, 1),
        "row": (row, OPTION_HIDDEN),
        "match": (HIDDEN, OPTION_HIDDEN),
        "score": (OPTION_HIDDEN, 1),
    }
    keys = jax.random.split(key, len(shapes))
    made: Params = {}
    for (name, shape), each in zip(shapes.items(), keys, strict=True):
        last = 0.01 if name in ("score", "worth") else 1.0
        made[name] = last * jax.random.normal(each, shape) * math.sqrt(2 / shape[0])
        made[f"{name}-bias"] = jnp.zeros(shape[1])
    return made


def network(params: Params, seen: Array, mask: Array, options: Array) -> tuple[Array, Array]:
    """The logarithm of the chance of each slot, and what the position is worth."""

    def layer(name: str, given: Array) -> Array:
        return given @ params[name] + params[f"{name}-bias"]

    numbers = jnp.log1p(seen.astype(jnp.float32))
    thought = jax.nn.relu(layer("think", jax.nn.relu(layer("see", numbers))))
    rows = layer("row", options.astype(jnp.float32)) + layer("match", thought)[..., None, :]
    scores = layer("score", jax.nn.relu(rows))[..., 0]
    return jax.nn.log_softmax(jnp.where(mask > 0, scores, NEVER)), layer("worth", thought)[..., 0]


@jax.jit
def act(params: Params, key: Array, seen: Array, mask: Array, options: Array) -> tuple[Array, Array, Array]:
    """An action for each environment, the logarithm of its chance, and the worth of the position."""
    chances, worth = network(params, seen, mask, options)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], worth


@jax.jit
def best(params: Params, seen: Array, mask: Array, options: Array) -> Array:
    """The most likely action for each environment."""
    return jnp.argmax(network(params, seen, mask, options)[0], -1)


def loss(params: Params, batch: Batch) -> Array:
    """PPO's: the clipped gain, the error of the worth, and a reward for keeping chances open."""
    chances, worth = network(params, batch.observation, batch.action_mask, batch.options)
    chance = jnp.take_along_axis(chances, batch.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - batch.log_chance)
    gain = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -jnp.minimum(ratio * gain, clipped * gain).mean()
    error = jnp.square(worth - (batch.value + batch.advantage)).mean()
    openness = -(jnp.exp(chances) * jnp.where(batch.action_mask > 0, chances, 0.0)).sum(-1).mean()
    return policy + 0.5 * error - ENTROPY * openness


OPTIMISER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE, eps=1e-5))


@jax.jit
def improve(params: Params, memory: Any, batch: Batch) -> tuple[Params, Any]:
    """One step of the optimiser."""
    changes, memory = OPTIMISER.update(jax.grad(loss)(params, batch), memory, params)
    changed: Params = optax.apply_updates(params, changes)
    return changed, memory


# Learning.


@dataclass
class Learner:
    """A pool of matches, the network that plays them, and its optimiser."""

    pool: SeatPool
    params: Params
    key: Array
    steps: int  # of each environment between two updates

    def __post_init__(self) -> None:
        self.memory = OPTIMISER.init(self.params)
        self.rng = np.random.default_rng(0)

    def next_key(self) -> Array:
        """Fresh random numbers."""
        self.key, key = jax.random.split(self.key)
        return key

    def learn(self, seed: int) -> Iterator[list[bool]]:
        """Play and improve for ever; yields which matches were won in each round."""
        seen = self.pool.reset(seed)
        while True:
            batch, won, seen = self.play(seen)
            size = len(batch.action) // MINIBATCHES
            for _ in range(EPOCHS):
                order = self.rng.permutation(len(batch.action))
                for start in range(0, size * MINIBATCHES, size):
                    part = Batch(*(each[order[start : start + size]] for each in batch))
                    self.params, self.memory = improve(self.params, self.memory, part)
            yield won

    def play(self, seen: dict[str, Array]) -> tuple[Batch, list[bool], dict[str, Array]]:
        """So many steps in every environment, with the advantage of each action."""
        rows: list[tuple[Array, ...]] = []
        rewards, ends, won = [], [], []
        for _ in range(self.steps):
            shown = tuple(seen[name].copy() for name in SHOWN)
            action, log_chance, worth = map(np.asarray, act(self.params, self.next_key(), *shown))
            rows.append((*shown, action, log_chance, worth))
            seen, reward, ended, infos = self.pool.step(action)
            rewards.append(reward)
            ends.append(ended)
            won += [info["won"] for info in infos if "won" in info]
        last = np.asarray(act(self.params, self.next_key(), *(seen[name] for name in SHOWN))[2])
        parts = [np.stack(part) for part in zip(*rows, strict=True)]
        parts.append(advantages(parts[5], np.stack(rewards), np.stack(ends), last))
        return Batch(*(part.reshape(-1, *part.shape[2:]) for part in parts)), won, seen


def advantages(worth: Array, rewards: Array, ends: Array, last: Array) -> Array:
    """Generalised advantage estimation, backwards through the steps."""
    found = np.zeros_like(worth)
    ahead, following = np.zeros_like(last), last
    for step in reversed(range(len(worth))):
        goes_on = 1.0 - ends[step]
        error = rewards[step] + GAMMA * goes_on * following - worth[step]
        found[step] = ahead = error + GAMMA * LAMBDA * goes_on * ahead
        following = worth[step]
    return found


# Evaluation.


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases."""
    z = 1.96
    share, spread = wins / games, z * z / games
    middle, half = share + spread / 2, z * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def evaluate(params: Params, pool: SeatPool, games: int, seed: int) -> int:
    """How many of so many matches the network wins when it always does what it holds best."""
    seen, wins, done = pool.reset(seed), 0, 0
    while done < games:
        seen, _, _, infos = pool.step(np.asarray(best(params, *(seen[name] for name in SHOWN))))
        ended = [info["won"] for info in infos if "won" in info][: games - done]
        wins, done = wins + sum(ended), done + len(ended)
    return wins


def main(
    game: str = typer.Option("small-world-underground", help="Which game."),
    seat_count: int = typer.Option(2, "--seats", help="How many play; random bots have the other seats."),
    rounds: int = typer.Option(50, help="How often it plays and improves."),
    envs: int = typer.Option(64, help="Matches that are played at once."),
    steps: int = typer.Option(64, help="Steps of each match between two updates."),
    processes: int = typer.Option(0, help="Processes that play; 0: this one alone."),
    games: int = typer.Option(400, help="Matches of the evaluation."),
    seed: int = typer.Option(1, help="Where all random numbers come from."),
) -> None:
    """Train, then say how often the network beats the random bot."""
    make: Callable[[], RuleboundSeat] = partial(
        RuleboundSeat, game, {"seats": seat_count}, seat=None, reward=margin
    )
    pool = SeatPool(make, envs, processes)
    sizes = {name: shape[-1] for name, shape in pool.shapes.items()}
    key, first = jax.random.split(jax.random.key(seed))
    learner = Learner(pool, new_params(first, sizes["observation"], sizes["options"]), key, steps)
    share, taken = 0.0, rounds * envs * steps
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[told]}"))
    with Progress(*columns) as progress:
        task = progress.add_task("Learning", total=rounds, told="")
        for won in islice(learner.learn(seed), rounds):
            share = sum(won) / len(won) if won else share
            progress.update(task, advance=1, told=f"{share:.0%} won")
    wins = evaluate(learner.params, pool, games, seed + 1_000_000)
    pool.close()
    low, high = wilson(wins, games)
    print(f"{taken:,} steps; won {wins} of {games} against random: {wins / games:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    typer.run(main)
