"""What a seat or a spectator sees: everything on the table, of the coins only one's own."""

from collections.abc import Iterator

from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.combos import priced
from rulebound.games.small_world_underground.scoring import kind_of
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.games.small_world_underground.view import (
    ComboView,
    LedgerView,
    PlayerView,
    RegionView,
    SourceView,
    TroopView,
    UndergroundView,
)
from rulebound.kernel import Event


def underground_view(s: UndergroundState, seat: int | None) -> UndergroundView:
    """The table as this seat, or a spectator, sees it (SU-014, SU-017, SU-020)."""
    return UndergroundView(
        round=min(s.round, s.board.turns),
        rounds=s.board.turns,
        phase=s.phase,
        seat=s.seat,
        first=s.first,
        regions=_regions(s),
        players=[_player(s, other, seat) for other in range(s.seat_count)],
        combos=[
            ComboView(combo.race, combo.power, price, combo.coins, tokens_of(s, combo.race, combo.power))
            for price, combo in priced(s)
        ],
        banners_left=len(s.banners),
        badges_left=len(s.badges),
        finds_left=len(s.finds),
        hedge=s.hedge,
        taken_up=[*s.turn.armed, *(["bag"] if s.turn.bag_armed else [])],
        provenance=s.board.provenance,
        ledger=_ledger(s) if s.phase == "over" else [],
    )


def with_own_coins(s: UndergroundState, seat: int | None, public: UndergroundView) -> UndergroundView:
    """This seat's view, made from a spectator's (SU-020)."""
    if seat is None or sees_coins(s, None, seat):
        return public
    players = [_player(s, other, seat) if other == seat else seen for other, seen in enumerate(public.players)]
    return public.but(players=players)


def _regions(s: UndergroundState) -> list[RegionView]:
    """The regions where something is. A view is made for every viewer after every pick: it is kept small."""
    ids, monsters, finds, markers = s.board.ids, s.monsters, s.finds_by_region(), markers_by_region(s)
    return [
        RegionView(
            ids[r],
            holder >> 1 if holder >= 0 else None,
            s.troop(holder).race if holder >= 0 else "",
            holder >= 0 and bool(holder & 1),
            s.tokens[r],
            monsters[r],
            s.armor[r],
            s.hammers[r],
            finds.get(r, []),
            markers.get(r, []),
        )
        for r, holder in enumerate(s.holder)
        if holder >= 0 or monsters[r] or r in finds or r in markers
    ]


def markers_by_region(s: UndergroundState) -> dict[int, list[str]]:
    """The single markers, where they stand."""
    found: dict[int, list[str]] = {}
    for name, at in (
        ("great-ancient", s.ancient),
        ("volcano", s.volcano),
        ("queen", s.queen),
        ("ghost", s.ghost),
        ("balrog", s.balrog),
        ("bag", s.bag),
    ):
        found.setdefault(at, []).append(name)
    return found


def tokens_of(s: UndergroundState, race: str, power: str) -> int:
    """How many tokens this race and this power bring together, if the tray has them."""
    return min(RACES[race].tokens + POWERS[power].tokens, s.tray[race])


def sees_coins(s: UndergroundState, viewer: int | None, seat: int) -> bool:
    """Coins are hidden until the end unless the set-up opens them (SU-020)."""
    return s.open_coins or viewer == seat or s.phase == "over"


def _player(s: UndergroundState, seat: int, viewer: int | None) -> PlayerView:
    seen, scored = sees_coins(s, viewer, seat), last_scored(s, seat)
    return PlayerView(
        coins=s.coins[seat] if seen else None,
        scored=scored,
        earned=by_source(s, seat, scored) if seen else None,
        sources=by_source(s, seat) if seen else None,
        active=_troop(s, 2 * seat),
        declined=_troop(s, 2 * seat + 1),
        avenged=seat in s.vengeance,
    )


def last_scored(s: UndergroundState, seat: int) -> int:
    """The last turn that a seat has scored; 0: none."""
    before = (seat - s.first) % s.seat_count < (s.seat - s.first) % s.seat_count
    return s.round if before else s.round - 1


def by_source(s: UndergroundState, seat: int, turn: int | None = None) -> list[SourceView]:
    """The coins of a seat by source, of one turn or of all."""
    found: dict[str, int] = {}
    for when, whose, source, coins in s.ledger:
        if whose == seat and turn in (None, when):
            found[source] = found.get(source, 0) + coins
    return [_source(source, coins) for source, coins in found.items()]


def _source(source: str, coins: int) -> SourceView:
    kind = kind_of(source)
    return SourceView(kind, "" if kind == source else source, coins)


def _ledger(s: UndergroundState) -> list[LedgerView]:
    """One line for each turn, seat and source."""
    found: dict[tuple[int, int, str], int] = {}
    for when, seat, source, coins in s.ledger:
        found[when, seat, source] = found.get((when, seat, source), 0) + coins
    return [LedgerView(when, seat, _source(source, coins)) for (when, seat, source), coins in found.items()]


def _troop(s: UndergroundState, slot: int) -> TroopView | None:
    troop = s.races[slot]
    if troop is None:
        return None
    tray = s.tray[troop.race]
    return TroopView(troop.race, troop.power, troop.hand, troop.hammers, tray, bool(slot & 1), troop.together)


def status_lines(s: UndergroundState, viewer: int | None) -> Iterator[Event]:
    """How things stand, for a terminal or a screen reader."""
    yield Event("round", (min(s.round, s.board.turns), s.board.turns))
    if s.board.reconstructed:
        yield Event("reconstructed")
    for seat in range(s.seat_count):
        if sees_coins(s, viewer, seat):
            yield Event("coins", (seat, s.coins[seat]))
        for slot in (2 * seat, 2 * seat + 1):
            troop = s.races[slot]
            if troop is not None:
                kind = "in-decline" if slot & 1 else "active"
                held = s.held(slot).bit_count()
                if troop.power:
                    yield Event(kind, (seat, troop.race, troop.power, held, troop.hand))
                else:
                    yield Event("bare-decline", (seat, troop.race, held))
    for r in range(s.board.size):
        yield from _region_lines(s, r)
    for combo in s.combos:
        yield Event("offer", (combo.race, combo.power, combo.coins))


def look(s: UndergroundState, what: str) -> Iterator[Event]:
    """A region: its ground, its neighbours and what is there."""
    r = s.board.number.get(what)
    if r is not None:
        edge = int(s.board.edge >> r & 1)
        yield Event("ground", (what, s.board.terrain[r], edge))
        for other in bits(s.board.borders[r]):
            yield Event("border", (s.board.ids[other], s.board.terrain[other]))
        yield from _region_lines(s, r)


def _region_lines(s: UndergroundState, r: int) -> Iterator[Event]:
    holder, name, terrain = s.holder[r], s.board.ids[r], s.board.terrain[r]
    if s.monsters[r]:
        yield Event("monsters", (name, terrain, s.monsters[r]))
    if holder >= 0:
        kind = "stands-declined" if holder & 1 else "stands"
        yield Event(kind, (name, terrain, holder >> 1, s.troop(holder).race, s.tokens[r]))
    for find in s.finds_by_region().get(r, ()):
        yield Event("place-at" if find in PLACES else "relic-at", (name, find))
    for marker in markers_by_region(s).get(r, ()):
        yield Event("marker-at", (name, marker))
    if s.armor[r]:
        yield Event("armor-at", (name, s.armor[r]))
