"""Plays random games of Spirit Island until every card was resolved often enough, and prints the least used ones.

Cards are power cards, innate powers, event, fear and blight cards. Their pieces are counted too: thresholds or
levels of powers, growth groups, ways and parts of event cards, texts of fear cards. Picks are random, but nobody
is ready or declines while something else can be done, so that powers are used. Such games would be lost after a
few turns: hence blight goes back to the card of a blighted island before spirits grow and invaders ravage, and
spirits that are almost gone have destroyed presence back. Invariants are checked at every tenth pick and at the
end.

One game in six has an adversary, one in six a scenario: games with them are shorter. After each round of games,
chance is helped for cards that were not resolved often enough yet: their spirits play, or in every second game
the adversary of their event card, and they lie on top of their decks, with the powers whose elements their
innate powers need. Round by round the games are the same whatever the number of processes. `--minutes` ends it
before all games are played.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import fmean
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from rulebound.cli.playouts import in_parts
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST
from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.events import EACH_SPIRIT, EVENTS, EventCard, EventText, Part, Way, put_under
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS, cards_for
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import PANELS, may_stand, room_for_presence
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.setup import ALL_BOXES, SPIRITS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Event, Flow, Match, Option, Rng
from rulebound.kernel.contract import check_position

GAMES: Final = 3000  # at most
ROUND: Final = 200
OFTEN: Final = 20  # enough for a card
SOME: Final = 6  # one game in so many has an adversary, and one a scenario
CHECKED: Final = 10  # picks between two checks of the invariants
LEAST: Final = 20  # so many of the least used are printed
SEATS: Final = 6
PASSING: Final = {"ready", "done", "decline"}
ENOUGH: Final = 5  # blight on the card for each player
FEW: Final = 4  # presence with which a spirit is almost gone
TENDED: Final = {"spirit-phase", "ravage-order"}  # what is asked then does not go by blight or presence
COSTLY: Final = {"set-aside-from", "destroy-presence"}  # of the spirit's own presence
SELDOM: Final = 20  # once in so many times somebody passes all the same

resolved: Counter[str] = Counter()  # pieces
cards: Counter[str] = Counter()  # whole cards and innate powers


# Counting.


def count_everything() -> None:
    """Let each piece count itself."""
    for power in [*POWERS.values()]:
        resolved[power.id] = cards[power.id] = 0
        resolved.update({_level(power, number): 0 for number in range(1, len(power.needs) + 1)})
        POWERS[power.id] = replace(power, use=_counted_use(power))
    for name, texts in FEAR_CARDS.items():
        for level in texts:
            texts[level] = _counted(f"{name}-{level}", texts[level], name)
    for card in [*EVENTS.values()]:
        EVENTS[card.id] = _counted_event(card)
    cards.update(dict.fromkeys([*EVENTS, *CARDS], 0))
    resolved.update(dict.fromkeys(CARDS, 0))
    for its in PANELS.values():
        resolved.update({f"{its.id}-group-{number}": 0 for number in range(1, len(its.groups) + 1)})


def _level(power: Power, number: int) -> str:
    return f"{power.id}-{'level' if power.innate else 'threshold'}-{number}"


def _counted_use(power: Power) -> Callable[[Action], Flow[None] | None]:
    def use(act: Action) -> Flow[None] | None:
        resolved[power.id] += 1
        cards[power.id] += 1
        resolved.update(
            _level(power, number) for number in range(1, len(power.needs) + 1) if act.threshold(number)
        )
        return power.use(act)

    return use


def _counted(name: str, text: EventText, card: str = "") -> EventText:
    resolved[name] = 0
    if card:
        cards[card] = 0

    def counted(s: IslandState) -> Flow[None] | None:
        resolved[name] += 1
        if card:
            cards[card] += 1
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


def setup_of(seed: int, rare: Collection[str] = ()) -> dict[str, Any]:
    """From one to six spirits in turn, any or those of rare cards, half of them with an aspect if there is one."""
    rng, seats = Rng(seed), 1 + seed % SEATS
    spirits = list(SPIRITS)
    rng.shuffle(spirits)
    wanted = {POWERS[name].spirit for name in rare if name in POWERS}
    spirits.sort(key=lambda spirit: spirit not in wanted)
    aspects = []
    for spirit in spirits[:seats]:
        own = [name for name in sorted(ASPECTS) if ASPECTS[name].spirit == spirit]
        aspects.append(rng.choice(own) if own and rng.below(2) else "none")
    setup: dict[str, Any] = {
        "seats": seats,
        "boxes": list(ALL_BOXES),
        "spirits": spirits[:seats],
        "aspects": aspects,
        "boards": ["random"] * seats,
    }
    foes = sorted((EVENTS[name].adversary, EVENTS[name].level) for name in rare if name in EVENTS)
    of_events = [(foe, level) for foe, level in foes if foe]
    if of_events and rng.below(2):
        setup["adversary"], setup["level"] = rng.choice(of_events)
    elif rng.below(SOME) == 0:
        setup |= {"adversary": rng.choice(sorted(ADVERSARIES)), "level": rng.below(HIGHEST + 1)}
    if rng.below(SOME) == 0:
        setup["scenarios"] = [rng.choice(sorted(name for name, its in SCENARIOS.items() if not its.follows))]
    return setup


def stack(s: IslandState, rare: Collection[str], rng: Rng) -> None:
    """Lay rare cards on top of their decks, and powers with the elements that rare innate powers need."""
    innates = [POWERS[name] for spirit in s.spirits for name in spirit.innates if name in rare]
    wanted = {
        element for its in innates for need in its.needs[:1] for element, number in enumerate(need) if number
    }

    def rank(card: str) -> tuple[bool, int]:
        return card in rare, sum(POWERS[card].elements[element] > 0 for element in wanted)

    s.minors.sort(key=rank)
    s.majors.sort(key=rank)
    s.event_deck.sort(key=lambda card: card in rare)
    for card in [card for card in s.event_deck if EVENTS[card].under]:
        s.event_deck.remove(card)
        put_under(s.event_deck, card, EVENTS[card].under)
    fear_cards = sorted(cards_for(s.boxes, s.unused_tokens))
    rng.shuffle(fear_cards)
    fear_cards.sort(key=lambda card: card in rare)
    s.fear_deck = fear_cards[-len(s.fear_deck) :]
    known = [*s.blight_deck, s.blight_card]
    known.sort(key=lambda card: card in rare)
    *s.blight_deck, s.blight_card = known


def play(seed: int, rare: Collection[str] = ()) -> IslandState:
    """One game to its end."""
    match, rng = Match(GAME, setup_of(seed, rare), seed, keep="nothing"), Rng(seed)
    state = match.state
    assert isinstance(state, IslandState)
    stack(state, rare, rng)

    def hear(event: Event) -> None:
        if event.kind == "grew":
            seat, number = event.args
            resolved[f"{state.spirits[int(seat)].id}-group-{number}"] += 1
        elif event.kind == "blight-card":
            resolved[str(event.args[0])] += 1
            cards[str(event.args[0])] += 1
        elif event.kind == "event-drawn":
            cards[str(event.args[0])] += 1

    state.listen(hear)
    while match.pending is not None:
        if len(match.picks) % CHECKED == 0:
            check_position(match)
        if match.pending.prompt in TENDED:
            tend(state, rng)
        seat = rng.choice(match.pending.seats)
        match.pick(seat, _pick(match.options(seat), rng))
    check_position(match)
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


@dataclass(slots=True)
class Counted:
    """The sums over some games."""

    turns: list[int] = field(default_factory=list)
    resolved: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Counted") -> None:
        """Add the sums over other games."""
        self.turns += other.turns
        self.resolved.update(other.resolved)
        self.cards.update(other.cards)

    def rare(self) -> frozenset[str]:
        """The cards that were not resolved often enough."""
        return frozenset(name for name, times in self.cards.items() if times < OFTEN)


def play_part(rare: Collection[str], seeds: range) -> Counted:
    """The games of these seeds, in a process of their own: the counters stay in what they count."""
    if not cards:
        count_everything()
    for counter in (resolved, cards):
        counter.update({name: -times for name, times in counter.items()})
    return Counted([play(seed, rare).turn for seed in seeds], Counter(resolved), Counter(cards))


def play_rounds(games: int, seconds: float, jobs: int) -> Counted:
    """Round by round, until every card was resolved often enough, or there are no more games, or no more time."""
    total, end = Counted(), time.monotonic() + seconds
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=games)
        for first in range(0, games, ROUND):
            seeds, rare = range(first, min(first + ROUND, games)), total.rare()
            for counted in in_parts(partial(play_part, rare), seeds, jobs):
                total.add(counted)
                progress.advance(task, len(counted.turns))
                if time.monotonic() > end:
                    return total
            if not total.rare():
                break
    return total


def report(total: Counted) -> str:
    """How many games, how long they were, and what was resolved least."""
    pieces, missed = len(total.resolved), sorted(name for name, times in total.resolved.items() if not times)
    rare = sorted(total.rare())
    lines = [
        f"{len(total.turns)} games of {fmean(total.turns):.1f} turns, the longest of {max(total.turns)}.",
        f"{len(total.cards) - len(rare)} of {len(total.cards)} cards were resolved {OFTEN} times or more, "
        f"all together {total.cards.total()} times.",
        f"Fewer: {', '.join(rare) or 'none'}",
        "Cards least often:",
        *_least(total.cards),
        f"{pieces - len(missed)} of {pieces} pieces of them were resolved.",
        f"Never: {', '.join(missed) or 'none'}",
        "Pieces least often:",
        *_least(total.resolved),
    ]
    return "\n".join(lines)


def _least(counter: Counter[str]) -> list[str]:
    return [
        f"{times:6} {name}" for times, name in sorted((times, name) for name, times in counter.items())[:LEAST]
    ]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print(report(play_rounds(given.games, 60 * given.minutes, given.jobs)))


if __name__ == "__main__":
    main()
