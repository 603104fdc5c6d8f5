"""Plays random games of Spirit Island over all boxes and counts how often each piece of content was resolved.

Powers and their thresholds or levels, growth groups, ways and parts of event cards, texts of fear cards, blight
cards. Picks are random, but nobody is ready or declines while something else can be done, so that powers are used.
Such games would be lost after a few turns: hence blight goes back to the card of a blighted island before spirits
grow and invaders ravage, and spirits that are almost gone have destroyed presence back. Prints the pieces that
were resolved least often; `--minutes` ends it before all games are played.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, Final

from rich.progress import Progress

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.events import EACH_SPIRIT, EVENTS, EventCard, EventText, Part, Way
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import PANELS, may_stand, room_for_presence
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.setup import ALL_BOXES, SPIRITS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Event, Flow, Match, Option, Rng

GAMES: Final = 100
LEAST: Final = 40  # so many of the least used are printed
SEATS: Final = 6
PASSING: Final = {"ready", "done", "decline"}
ENOUGH: Final = 5  # blight on the card for each player
FEW: Final = 4  # presence with which a spirit is almost gone
TENDED: Final = {"spirit-phase", "ravage-order"}  # what is asked then does not go by blight or presence
COSTLY: Final = {"set-aside-from", "destroy-presence"}  # of the spirit's own presence
SELDOM: Final = 20  # once in so many times somebody passes all the same

resolved: Counter[str] = Counter()


# Counting.


def count_everything() -> None:
    """Let each piece count itself."""
    for power in [*POWERS.values()]:
        resolved[power.id] = 0
        resolved.update({_level(power, number): 0 for number in range(1, len(power.needs) + 1)})
        POWERS[power.id] = replace(power, use=_counted_use(power))
    for name, texts in FEAR_CARDS.items():
        for level in texts:
            texts[level] = _counted(f"{name}-{level}", texts[level])
    for card in [*EVENTS.values()]:
        EVENTS[card.id] = _counted_event(card)
    resolved.update(dict.fromkeys(CARDS, 0))
    for its in PANELS.values():
        resolved.update({f"{its.id}-group-{number}": 0 for number in range(1, len(its.groups) + 1)})


def _level(power: Power, number: int) -> str:
    return f"{power.id}-{'level' if power.innate else 'threshold'}-{number}"


def _counted_use(power: Power) -> Callable[[Action], Flow[None] | None]:
    def use(act: Action) -> Flow[None] | None:
        resolved[power.id] += 1
        resolved.update(
            _level(power, number) for number in range(1, len(power.needs) + 1) if act.threshold(number)
        )
        return power.use(act)

    return use


def _counted(name: str, text: EventText) -> EventText:
    resolved[name] = 0

    def counted(s: IslandState) -> Flow[None] | None:
        resolved[name] += 1
        return text(s)

    return counted


def _counted_event(card: EventCard) -> EventCard:
    ways: dict[Way, Way] = {}
    for number, way in enumerate(card.parts, 1):
        ways[way] = replace(way, text=_counted(f"{card.id}-way-{number}", way.text))
    parts: dict[str, Any] = {"ways": tuple(ways[way] for way in card.ways)}
    if card.kind == EACH_SPIRIT:
        del resolved[f"{card.id}-way-1"], resolved[f"{card.id}-way-2"]
        parts["main"] = _counted_main(card)
    for name, part in (("token", card.token), ("dahan", card.dahan)):
        if part is not None:
            parts[name] = Part(part.name, _counted(f"{card.id}-{name}", part.text))
    return replace(card, **parts)


def _counted_main(card: EventCard) -> Callable[[IslandState, tuple[Way, ...]], Flow[Way | None]]:
    name = f"{card.id}-main"
    resolved[name] = 0

    def main(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way | None]:
        resolved[name] += 1
        return card.main(s, ways)

    return main


# Playing.


def setup_of(seed: int) -> dict[str, Any]:
    """From one to six spirits in turn, any of them, half of them with an aspect if there is one."""
    rng, seats = Rng(seed), 1 + seed % SEATS
    spirits = list(SPIRITS)
    rng.shuffle(spirits)
    aspects = []
    for spirit in spirits[:seats]:
        own = [name for name in sorted(ASPECTS) if ASPECTS[name].spirit == spirit]
        aspects.append(rng.choice(own) if own and rng.below(2) else "none")
    return {
        "seats": seats,
        "boxes": list(ALL_BOXES),
        "spirits": spirits[:seats],
        "aspects": aspects,
        "boards": ["random"] * seats,
    }


def play(seed: int) -> IslandState:
    """One game to its end."""
    match, rng = Match(GAME, setup_of(seed), seed, keep="nothing"), Rng(seed)
    state = match.state
    assert isinstance(state, IslandState)

    def hear(event: Event) -> None:
        if event.kind == "grew":
            seat, number = event.args
            resolved[f"{state.spirits[int(seat)].id}-group-{number}"] += 1
        elif event.kind == "blight-card":
            resolved[str(event.args[0])] += 1

    state.listen(hear)
    while match.pending is not None:
        if match.pending.prompt in TENDED:
            tend(state, rng)
        seat = rng.choice(match.pending.seats)
        match.pick(seat, _pick(match.options(seat), rng))
    assert list(GAME.invariants(state)) == [], seed
    return state


def tend(s: IslandState, rng: Rng) -> None:
    """Keep the island alive, with all that is in the box still there."""
    for land, blight in enumerate(s.blight):
        if s.blighted and s.blight_left < ENOUGH * s.seat_count and blight:
            s.blight[land] = 0
            s.blight_left += blight
    for seat, spirit in enumerate(s.spirits):
        lands = [land for land in bits(s.in_play) if may_stand(s, seat, land, growing=True)]
        while spirit.destroyed and sum(spirit.presence) < FEW and lands and room_for_presence(s, seat):
            spirit.destroyed -= 1
            spirit.presence[rng.choice(lands)] += 1


def _pick(options: Sequence[Option], rng: Rng) -> Option:
    busy = [option for option in options if option.verb not in PASSING | COSTLY]
    return rng.choice(busy if busy and rng.below(SELDOM) else options)


def games(number: int, seconds: float) -> Iterator[IslandState]:
    """So many, or as many as there is time for."""
    end = time.monotonic() + seconds
    with Progress() as progress:
        for seed in progress.track(range(number), description="games"):
            yield play(seed)
            if time.monotonic() > end:
                return


def report(turns: list[int]) -> str:
    """How many games, how long they were, and what was resolved least."""
    total, missed = len(resolved), sorted(name for name, times in resolved.items() if not times)
    least = sorted((times, name) for name, times in resolved.items() if times)[:LEAST]
    lines = [
        f"{len(turns)} games of {fmean(turns):.1f} turns, the longest of {max(turns)}.",
        f"{total - len(missed)} of {total} pieces were resolved, {sum(resolved.values())} times together.",
        f"Never: {', '.join(missed) or 'none'}",
        "Least often:",
        *(f"{times:6} {name}" for times, name in least),
    ]
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=60)
    given = parser.parse_args()
    count_everything()
    print(report([state.turn for state in games(given.games, 60 * given.minutes)]))


if __name__ == "__main__":
    main()
