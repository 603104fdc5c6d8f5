"""Set-up: what the lobby asks, and the island before the spirits come (SI-001 to SI-019)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rulebound.games.spirit_island import content, extra_board  # noqa: F401 - which register everything
from rulebound.games.spirit_island.adversary import (
    ADVERSARIES,
    HIGHEST,
    NONE,
    Adversary,
    Foe,
    fear_of,
    foes_of,
    plan_of,
    rules_of,
)
from rulebound.games.spirit_island.aspect import ASPECTS, Aspect, take_aspect
from rulebound.games.spirit_island.blight import CARDS, is_for_events
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.events import EVENTS, INSTEAD_OF_EVENTS, put_under
from rulebound.games.spirit_island.fear_cards import BOX_OF, cards_for
from rulebound.games.spirit_island.fewer_tokens import all_kinds
from rulebound.games.spirit_island.invader_deck import stack
from rulebound.games.spirit_island.island import (
    BOARDS,
    MAPS,
    THEMATIC,
    THEMATIC_BOARDS,
    all_layouts,
    bits,
    column,
    island,
    layouts_for,
)
from rulebound.games.spirit_island.panel import PANELS, Panel, able, new_spirit
from rulebound.games.spirit_island.pieces import BEASTS, DISEASE, KIND_OF, STRIFE, TOKENS, TOWN, piece
from rulebound.games.spirit_island.power import POWERS, deck
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.scenario import MOST, SCENARIOS, Scenario, in_a_column
from rulebound.games.spirit_island.scoring import Part, parts_of
from rulebound.games.spirit_island.sequel import AFTER, check_left, lay_left, take_left
from rulebound.games.spirit_island.state import EXTRA_BOARD, FIRST, UNUSED_TOKEN, IslandState
from rulebound.kernel import BadSetup, Choice, Flag, Left, Number, Rng, Setup, SetupValues, When

BASE: Final = "base"  # the box that is always in play
_PRINTED: Final = (POWERS.values(), CARDS.values(), PANELS.values(), EVENTS.values())
ALL_BOXES: Final = (
    BASE,
    *sorted({*BOX_OF.values(), *(card.box for cards in _PRINTED for card in cards)} - {BASE}),
)
SPIRITS: Final = tuple(sorted(PANELS))
ALL_TOKENS: Final = all_kinds()
STANDARD: Final = "standard"
FEAR_OF_A_PLAYER: Final = 4
FEAR_OF_AN_EXTRA_BOARD: Final = 1  # more for each player (SI-159)
SIMPLE_BLIGHT: Final = 5
HEALTHY_BLIGHT: Final = 2
DISEASED: Final = 2  # the land of each board with disease at first
APART: Final = {"B": "E", "E": "B", "D": "F", "F": "D"}  # boards that should not be used together (SI-020)
FEW_BOARDS: Final = 4  # up to so many

# With which boxes there are events and tokens.
PERSISTING: Final = When(
    "boxes",
    tuple(
        sorted(
            {power.box for power in POWERS.values() if power.persistent}
            | {card.box for card in EVENTS.values() if card.persistent}
        )
    ),
)
EVENTFUL: Final = When("boxes", tuple(sorted({card.box for card in EVENTS.values()})))
LARGER: Final = When(EXTRA_BOARD, (True,))
NOT_LARGER: Final = When(EXTRA_BOARD, (False,))


def _with_boards(*numbers: int) -> When:
    """So many boards are in play: one for each seat, and perhaps one more."""
    alone = When("seats", numbers) & NOT_LARGER
    fewer = tuple(number - 1 for number in numbers if number > 1)
    return alone | When("seats", fewer) & LARGER if fewer else alone


MAP: Final = "map"
BALANCED: Final = "balanced"
LAYOUTS_OF: Final = {layout: _with_boards(number) for number in range(1, 7) for layout in layouts_for(number)}


def lobby() -> Setup:
    """What is asked before a game, with all spirits and adversaries that are declared."""
    foes = tuple(sorted(ADVERSARIES))
    chosen = {name: its for name, its in SCENARIOS.items() if not its.follows}
    return Setup(
        (1, 6),
        Choice("boxes", ALL_BOXES, default=BASE, many=True),
        Choice("spirits", ("random", *sorted(PANELS)), per_seat=True, distinct=True, only=_in_boxes(PANELS)),
        Choice("aspects", (NONE, *sorted(ASPECTS)), per_seat=True, only=_in_boxes(ASPECTS)),
        Choice(MAP, (BALANCED, THEMATIC)),
        Flag(EXTRA_BOARD, when=When("seats", (1, 2, 3, 4, 5))),
        Choice("boards", ("random", *BOARDS, *THEMATIC_BOARDS), per_seat=True, distinct=True, only=_boards_of()),
        Choice(
            "layout",
            (STANDARD, *all_layouts()),
            only=LAYOUTS_OF,
            when=When(MAP, (BALANCED,)) & _with_boards(2, 3, 4, 5, 6),
        ),
        Choice("blight", ("card", "none")),
        Flag("progression"),
        Flag("events", default=True, when=EVENTFUL),
        Flag("persistent", default=True, when=PERSISTING),
        Choice("tokens", ALL_TOKENS, ALL_TOKENS, many=True, when=EVENTFUL),
        Choice("adversary", (NONE, *foes), only=_in_boxes(ADVERSARIES)),
        Number("level", 0, HIGHEST, 0, when=When("adversary", foes)),
        Choice("supporting", (NONE, *foes), only=_in_boxes(ADVERSARIES), when=When("adversary", foes)),
        Number("supporting-level", 0, HIGHEST, 0, when=When("supporting", foes)),
        Choice("scenarios", tuple(sorted(chosen)), default=(), many=True, only=_in_boxes(chosen)),
        Left(AFTER, take_left),
        notes={"status-reconstructed": When(MAP, (THEMATIC,))},
    )


def _boards_of() -> dict[str, When]:
    """Each board goes with its side of the boards; a thematic one with the maps that have it."""
    balanced = dict.fromkeys(BOARDS, When(MAP, (BALANCED,)))
    on_maps = {board: [number for number, its in enumerate(MAPS, 1) if board in its] for board in THEMATIC_BOARDS}
    return balanced | {board: When(MAP, (THEMATIC,)) & _with_boards(*on) for board, on in on_maps.items()}


def _in_boxes(
    printed: Mapping[str, Panel] | Mapping[str, Aspect] | Mapping[str, Adversary] | Mapping[str, Scenario],
) -> dict[str, When]:
    """Each goes with its box, which need not be in play."""
    return {name: When("boxes", (its.box,)) for name, its in printed.items() if its.box != BASE}


SETUP: Final = lobby()
# A first game: alone, with one of the simplest spirits, whose new powers come in a printed order.
FIRST_SETUPS: Final[tuple[SetupValues, ...]] = tuple(
    {"seats": 1, "boxes": [BASE], "spirits": [name], "progression": True}
    for name, its in sorted(PANELS.items())
    if its.box == BASE and its.complexity == "low" and its.progression
)


def check(setup: SetupValues) -> None:
    """Which answers go together."""
    boxes = setup["boxes"]
    if BASE not in boxes:
        raise BadSetup("si-base-box", "{field}: the base box is always in play", field="boxes")
    for spirit in setup["spirits"]:
        if spirit in PANELS and PANELS[spirit].box not in boxes:
            raise BadSetup(
                "si-spirit-box",
                "{field}: {spirit} is in a box that is not in play",
                field="spirits",
                spirit=spirit,
            )
    named = [spirit for spirit in setup["spirits"] if spirit in PANELS]
    unused = [kind for kind in ALL_TOKENS if kind not in setup["tokens"]]
    free = {*able(boxes, unused, setup[AFTER]["spirits"] if setup[AFTER] else ())} - {*named}
    if len(named) + len(free) < setup["seats"]:
        raise BadSetup("si-few-spirits", "{field}: the boxes in play have too few for all seats", field="spirits")
    for spirit, name in zip(setup["spirits"], setup["aspects"], strict=True):
        if name == NONE:
            continue
        if ASPECTS[name].spirit != spirit:
            raise BadSetup(
                "si-aspect-of",
                "{field}: {aspect} is an aspect of {its_spirit}, not of {spirit}",
                field="aspects",
                aspect=name,
                its_spirit=ASPECTS[name].spirit,
                spirit=spirit,
            )
    for spirit, name in zip(setup["spirits"], setup["aspects"], strict=True):
        for needed, kinds in ((spirit, needs_tokens(spirit)), (name, needs_tokens(name))):
            for kind in kinds:
                if kind not in setup["tokens"]:
                    raise BadSetup(
                        "si-needs-token",
                        "{field}: {name} needs {token}, which cannot be left out",
                        field="tokens",
                        name=needed,
                        token=kind,
                    )
    for name, _ in chosen_foes(setup):
        if ADVERSARIES[name].box not in boxes:
            raise BadSetup(
                "si-adversary-box",
                "{field}: {adversary} is in a box that is not in play",
                field="adversary",
                adversary=name,
            )
        if ADVERSARIES[name].needs_events and not (setup["events"] and event_cards(boxes)):
            raise BadSetup(
                "si-needs-events", "{field}: {adversary} needs the event deck", field="events", adversary=name
            )
        for kind in needs_tokens(name):
            if kind not in setup["tokens"]:
                raise BadSetup(
                    "si-needs-token",
                    "{field}: {name} needs {token}, which cannot be left out",
                    field="tokens",
                    name=name,
                    token=kind,
                )
    if setup["supporting"] != NONE and setup["supporting"] == setup["adversary"]:
        raise BadSetup("si-two-adversaries", "{field}: two adversaries are two different ones", field="supporting")
    for name in setup["scenarios"]:
        if SCENARIOS[name].box not in boxes:
            raise BadSetup(
                "si-scenario-box",
                "{field}: {scenario} is in a box that is not in play",
                field="scenarios",
                scenario=name,
            )
    if setup[AFTER]:
        check_left(setup, setup[AFTER])
    if len(setup["scenarios"]) + bool(setup[AFTER]) > MOST:
        raise BadSetup(
            "si-most-scenarios", "{field}: at most {most} are played together", field="scenarios", most=MOST
        )
    boards = setup["seats"] + bool(setup[EXTRA_BOARD])
    if in_a_column(setup["scenarios"]) and setup["layout"] not in (STANDARD, column(boards)):
        raise BadSetup("si-column", "{field}: a scenario has the boards lie in a column", field="layout")
    if in_a_column(setup["scenarios"]) and setup[MAP] == THEMATIC:
        raise BadSetup(
            "si-balanced-column", "{field}: a scenario has balanced boards lie in a column", field="map"
        )
    if setup["events"] and event_cards(boxes) and setup["blight"] == "none":
        raise BadSetup(
            "si-blight-card", "{field}: with the event deck there has to be a blight card", field="blight"
        )


def new_world(setup: SetupValues, seed: int) -> IslandState:
    """The island with its printed pieces and all decks, before any presence."""
    rng, seats, boxes = Rng(seed), setup["seats"], tuple(setup["boxes"])
    unused = [kind for kind in ALL_TOKENS if kind not in setup["tokens"]]
    left = setup[AFTER]
    earlier = left["spirits"] if left else ()
    held = {card for cards in left["held"] for card in cards} if left else set()
    spirits = _filled(rng, setup["spirits"], able(boxes, unused, earlier))
    larger = bool(setup[EXTRA_BOARD])
    number = seats + larger
    wanted = [*setup["boards"], *["random"] * larger]
    boards, layout = _boards(rng, left["boards"] if left else wanted, setup)
    place = island(boards, layout)
    foes = chosen_foes(setup)
    plan = plan_of(foes)
    eventful = bool(event_cards(boxes, spirits))
    quiet = eventful and not setup["events"]
    fear_cards = cards_for(boxes, unused)
    fear = as_far_as_cards_go(fear_for(foes, quiet), len(fear_cards))
    progression, persistent = bool(setup["progression"]), bool(setup["persistent"])
    taken = {card for spirit in spirits for card in PANELS[spirit].progression} if progression else set()
    taken |= held
    blight_cards = [each for each in CARDS.values() if each.box in boxes and not (quiet and is_for_events(each))]
    blight_deck = _shuffled(rng, [each.id for each in blight_cards])
    world = IslandState(
        rng=rng,
        boxes=boxes,
        boards=boards,
        layout=layout,
        owners=[*range(seats), *[FIRST] * larger],
        spirits=[new_spirit(name, place.size) for name in spirits],
        pieces=[{} for _ in range(place.size)],
        tokens=[[0] * place.size for _ in TOKENS],
        blight=[0] * place.size,
        defend=[0] * place.size,
        minors=_shuffled(rng, [card for card in deck("minor", boxes, persistent=persistent) if card not in taken]),
        majors=_shuffled(rng, [card for card in deck("major", boxes, persistent=persistent) if card not in taken]),
        invader_deck=stack(rng, plan),
        fear_deck=_shuffled(rng, fear_cards)[: sum(fear)],
        fear_levels=list(fear),
        fear_pool=(FEAR_OF_A_PLAYER + FEAR_OF_AN_EXTRA_BOARD * larger) * seats,
        blight_card=blight_deck.pop() if setup["blight"] == "card" else "",
        blight_deck=blight_deck,
        blight_left=(HEALTHY_BLIGHT if setup["blight"] == "card" else SIMPLE_BLIGHT) * number + 1,
        progression=progression,
        persistent=persistent,
        events=eventful and not quiet,
        event_deck=event_deck(rng, boxes, spirits, foes, persistent) if eventful and not quiet else [],
        event_shown=[name for name in event_cards(boxes, spirits, foes) if EVENTS[name].under]
        if eventful and not quiet
        else [],
        rules=[
            *[Effect(EXTRA_BOARD, until="game")] * larger,
            *rules_of(foes),
            *(Effect(name, until="game") for name in setup["scenarios"]),
        ],
        invader_cards=len(plan),
    )
    for spirit, name in zip(world.spirits, setup["aspects"], strict=True):
        if name != NONE:
            take_aspect(spirit, ASPECTS[name])
    for land, printed in enumerate(place.setup) if not left else ():
        for kind, number in printed.get("setup", {}).items():
            if kind == "blight":
                world.blight[land] = number
            else:
                world.put(land, KIND_OF[kind], number)
    for kind in unused:
        world.enforce(Effect(UNUSED_TOKEN, source=kind, until="game"))
    if left:
        lay_left(world, left)
    elif eventful:
        lay_tokens(world)
    for name in INSTEAD_OF_EVENTS if quiet else ():
        world.enforce(Effect(name, until="game"))
    for rule, its in at(world, "set_up") if not left else ():  # else when it is settled what stays
        rule.set_up(world, its)
    return world


def layout_of(setup: SetupValues, boards: int) -> str:
    """How so many boards lie: as a scenario has it, as was chosen, or in the standard way."""
    if in_a_column(setup["scenarios"]):
        return column(boards)
    chosen: str = setup["layout"]
    return layouts_for(boards)[0] if chosen == STANDARD else chosen


def _boards(rng: Rng, wanted: list[str], setup: SetupValues) -> tuple[tuple[str, ...], str]:
    """The boards and how they lie: thematic ones have their places on a map, others are joined in a layout."""
    number = len(wanted)
    if setup[MAP] == THEMATIC:
        return tuple(_filled(rng, wanted, MAPS[number - 1])), THEMATIC
    return tuple(_filled(rng, wanted, BOARDS, APART if number <= FEW_BOARDS else {})), layout_of(setup, number)


def parts_of_difficulty(setup: SetupValues) -> list[Part]:
    """What makes a game with this set-up more difficult."""
    larger = bool(setup[EXTRA_BOARD])
    layout = layout_of(setup, setup["seats"] + larger)
    scenarios = [(name, SCENARIOS[name].difficulty) for name in setup["scenarios"]]
    return parts_of(chosen_foes(setup), scenarios, layout, extra_board=larger)


def needs_tokens(name: str) -> tuple[str, ...]:
    """The kinds of tokens that a spirit, an aspect or an adversary of this name needs (SI-163)."""
    its = PANELS.get(name) or ASPECTS.get(name) or ADVERSARIES.get(name)
    return () if its is None else its.needs_tokens


def chosen_foes(setup: SetupValues) -> list[Foe]:
    """The adversaries of a set-up, the leading one first."""
    both = ((setup["adversary"], setup["level"]), (setup["supporting"], setup["supporting-level"]))
    return [Foe(name, level) for name, level in both if name in ADVERSARIES]


def fear_for(foes: Sequence[Foe], quiet: bool) -> tuple[int, int, int]:
    """How many fear cards each terror level has; without events the second has one more (SI-161)."""
    first, second, third = fear_of(foes)
    return first, second + quiet, third


def as_far_as_cards_go(fear: tuple[int, int, int], number: int) -> tuple[int, int, int]:
    """Two hard adversaries may ask for more fear cards than the boxes have: the last level has fewer (SI-155)."""
    first, second, third = fear
    return first, second, min(third, number - first - second)


def event_cards(
    boxes: Collection[str],
    spirits: Collection[str] = (),
    foes: Sequence[Foe] = (),
    persistent: bool = True,
) -> list[str]:
    """The event cards of these boxes that are in a deck with these spirits and adversaries (SI-013, SI-166)."""
    found = [card for card in EVENTS.values() if card.box in boxes]
    if not found:
        return []
    levels = dict(foes)
    left_out = {name for spirit in spirits for name in PANELS[spirit].without_events}
    return [
        card.id
        for card in found
        if card.id not in left_out
        and (persistent or not card.persistent)
        and not {*levels} & {*card.without}
        and (not card.adversary or levels.get(card.adversary, -1) >= card.level)
    ]


def event_deck(
    rng: Rng, boxes: Collection[str], spirits: Collection[str], foes: Sequence[Foe], persistent: bool = True
) -> list[str]:
    """All of them shuffled, but for those that have their place under so many others."""
    cards = event_cards(boxes, spirits, foes, persistent)
    deck = _shuffled(rng, [card for card in cards if not EVENTS[card].under])
    for card in cards:
        if EVENTS[card].under:
            put_under(deck, card, EVENTS[card].under)
    return deck


def events_of(s: IslandState) -> list[str]:
    """The event cards of this game."""
    if not s.events:
        return []
    return event_cards(s.boxes, [spirit.id for spirit in s.spirits], foes_of(s), s.persistent)


def lay_tokens(s: IslandState) -> None:
    """On each board disease in land 2, and beasts in the first land without printed symbols (SI-012).

    Thematic boards have theirs printed. Of a kind that is not in use there are none.
    """
    unused = s.unused_tokens
    if s.layout == THEMATIC:
        _lay_printed_tokens(s, unused)
        return
    for board in range(len(s.boards)):
        s.tokens[DISEASE][s.island.land_of(board, DISEASED)] += TOKENS[DISEASE] not in unused
        empty = next(land for land in bits(s.island.of_board(board)) if not s.island.setup[land].get("setup"))
        s.tokens[BEASTS][empty] += TOKENS[BEASTS] not in unused


def _lay_printed_tokens(s: IslandState, unused: Collection[str]) -> None:
    """What is printed on thematic boards; strife lies on a town there (SI-012)."""
    for land, printed in enumerate(s.island.setup):
        for kind, number in printed.get("tokens", {}).items():
            if kind in unused:
                continue
            if kind == STRIFE:
                s.take(land, TOWN, number)
                s.put(land, piece(TOWN, strife=1), number)
            else:
                s.tokens[TOKENS.index(kind)][land] += number


def _filled(
    rng: Rng, chosen: list[str], all_of_them: tuple[str, ...], apart: Mapping[str, str] | None = None
) -> list[str]:
    """Each `random` becomes one of those that nobody has named, and not what should stay apart from another."""
    apart = apart or {}
    free = [each for each in all_of_them if each not in chosen]
    rng.shuffle(free)
    filled = list(chosen)
    for place, each in enumerate(chosen):
        if each == "random":
            filled[place] = next(one for one in reversed(free) if apart.get(one) not in filled)
            free.remove(filled[place])
    return filled


def _shuffled(rng: Rng, cards: list[str]) -> list[str]:
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards
