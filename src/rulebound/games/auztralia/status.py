"""The table in lines, for a terminal or a screen reader."""

from collections.abc import Iterator

from rulebound.games.auztralia.board import NOWHERE
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.scoring import score_of, seen_old_ones_score
from rulebound.games.auztralia.seen import tiles_by_hex
from rulebound.games.auztralia.state import BASE, FARMS, NOBODY, RESOURCES, AuztraliaState
from rulebound.kernel import Event


def status_lines(s: AuztraliaState, seat: int | None) -> Iterator[Event]:
    """How things stand: everybody sees the same, but for what belongs to who plays the Old Ones."""
    yield from _mode_lines(s)
    for disc in sorted(range(s.seat_count + 1), key=lambda disc: (s.space[disc], -s.came[disc])):
        if disc == s.old_ones:  # a line of its own, whoever plays them
            yield Event("old-ones-disc", (s.space[disc],))
        else:
            yield Event("disc", (disc, s.space[disc]))
    for seat in range(s.seat_count):
        yield from _player_lines(s, seat)
    yield Event("old-ones-score", (seen_old_ones_score(s),))
    yield from _dark_lines(s, seat)
    for character in s.display:
        yield Event("offer", (character,))
    if s.fight is not None:
        yield Event("fight", (s.fight.seat, s.board.ids[s.fight.hex], s.fight.sanity))
    tiles = tiles_by_hex(s)
    for h in range(s.board.size):
        yield from _hex_lines(s, h, tiles.get(h, []), seat)


def _dark_lines(s: AuztraliaState, seat: int | None) -> Iterator[Event]:
    """Who plays the Old Ones: its cards and tiles are told to nobody else."""
    if s.dark is None:
        return
    yield Event("old-one-player", (s.old_ones, s.dark.points, len(s.dark.hand), len(s.mythos)))
    for level, pile in enumerate(s.dark.piles, 1):
        yield Event("old-one-pile", (level, len(pile)))
    if seat == s.old_ones:
        for card in s.dark.hand:
            yield Event("mythos-hand", (s.tables.mythos[card].id,))


def _mode_lines(s: AuztraliaState) -> Iterator[Event]:
    if s.mode != BASE:
        yield Event("mode", (s.mode,))
        yield Event("difficulty", (s.difficulty or "normal",))
    if "reconstructed" in s.tables.provenance(s.side).values():
        yield Event("reconstructed")
    yield Event("edition", (s.edition,))
    if s.coop:
        yield Event("coop")
    if s.challenge:
        yield Event("challenge", (s.challenge,))
    if s.level:
        yield Event("solo", (s.level,))
    if s.objective:
        yield Event("objective", (s.objective,))
    for variant in s.variants:
        yield Event("variant", (variant,))


def _player_lines(s: AuztraliaState, seat: int) -> Iterator[Event]:
    player = s.players[seat]
    yield Event("score", (seat, score_of(s, seat)))
    yield Event("stores", (seat, player.gold, player.coal, player.iron, player.phosphate))
    yield Event("pieces", (seat, player.hq, player.rails, sum(player.farms)))
    for unit, number in zip(UNITS, player.barracks, strict=True):
        if number:
            yield Event("barracks", (seat, unit, number))
    for character in player.hand:
        yield Event("holds", (seat, character))
    if s.mode != BASE:
        yield Event("port-strength", (seat, player.strength))
        yield Event("tokens-taken", (seat, player.tokens))
    for card in player.waiting:
        yield Event("mythos-waits", (seat, s.tables.solo_mythos[card].id))


def _hex_lines(s: AuztraliaState, h: int, tiles: list[int], viewer: int | None) -> Iterator[Event]:
    name = s.board.ids[h]
    if s.tokens >> h & 1:
        yield Event("danger-at" if s.dangerous >> h & 1 else "token-at", (name,))
    for seat, player in enumerate(s.players):
        if player.port == h:
            yield Event("port-at", (name, seat))
        if h in player.outposts:
            yield Event("outpost-at", (name, seat))
    for number in tiles:
        tile = s.tables.tiles[number]
        if s.shows_face(number):
            yield Event("foe-at", (name, tile.kind, tile.vp, s.damage_on(number), tile.capacity))
        elif s.dark is not None and viewer == s.old_ones:
            yield Event("secret-at", (name, tile.kind, tile.vp, tile.capacity))
        else:
            yield Event("hidden-at", (name, tile.level))
    for goods, pieces in zip(RESOURCES, s.ore, strict=True):
        if pieces[h]:
            yield Event("goods-at", (name, goods, pieces[h]))
    if s.farm[h] != NOBODY:
        kind = "blight-at" if s.blighted >> h & 1 else "farm-at"
        yield Event(kind, (name, s.farm[h] // 3, FARMS[s.farm[h] % 3]))


def look(s: AuztraliaState, what: str, seat: int | None) -> Iterator[Event]:
    """A hex: its ground, its neighbours and rails, and what is there."""
    h = s.board.number_of.get(what)
    if h is None:
        return
    yield Event("ground", (what, s.board.terrain[h], s.board.level[h], s.board.printed[h]))
    for other in s.board.neighbours[h]:
        if other != NOWHERE:
            yield Event("border", (s.board.ids[other], s.board.terrain[other]))
    for edge, other in s.board.ways[h]:
        if s.rails[edge] != NOBODY:
            yield Event("rail-to", (s.board.ids[other], s.rails[edge]))
    yield from _hex_lines(s, h, tiles_by_hex(s).get(h, []), seat)
