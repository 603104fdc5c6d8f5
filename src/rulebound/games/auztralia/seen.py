"""What a seat or a spectator sees: the whole table but the faces of what lies face down."""

from collections.abc import Sequence

from rulebound.games.auztralia.combat import capacity, full_sanity
from rulebound.games.auztralia.kinds import TOKEN_KIND
from rulebound.games.auztralia.pack import CLOCKWISE, UNITS
from rulebound.games.auztralia.prices import box_gold, box_time, unit_terms
from rulebound.games.auztralia.revelation import KILLED
from rulebound.games.auztralia.revenge.facts import ACTION_TIME
from rulebound.games.auztralia.revenge.outposts import OUTPOSTS, PRICE, has_outposts
from rulebound.games.auztralia.scoring import (
    old_ones_parts,
    old_ones_score,
    score_parts,
    scores,
    seen_old_ones_score,
)
from rulebound.games.auztralia.state import (
    BOXES,
    FARMS,
    NOBODY,
    PORT,
    RESOURCES,
    REVENGE,
    TOKEN,
    AuztraliaState,
    Dark,
    Fight,
)
from rulebound.games.auztralia.view import (
    AuztraliaPlayer,
    AuztraliaView,
    BoxView,
    DarkActionView,
    DarkView,
    DiscView,
    FightView,
    FinalView,
    HexView,
    OldOneCardView,
    OldOnesScoreView,
    RailView,
    RowView,
    ScoreView,
    TileView,
    UnitView,
)


def world_view(s: AuztraliaState, seat: int | None) -> AuztraliaView:
    """The table as this seat, or a spectator, sees it."""
    points = scores(s)
    player = seat if seat is not None and seat < s.seat_count else NOBODY
    return AuztraliaView(
        pack=s.pack,
        map=s.side,
        mode=s.mode,
        difficulty=s.difficulty,
        coop=s.coop,
        challenge=s.challenge,
        level=s.level,
        objective=s.objective,
        variants=s.variants.copy(),
        phase=s.phase,
        seat=None if s.seat == NOBODY else s.seat,
        doing=BOXES[s.doing] if s.doing != NOBODY else "",
        aim=s.board.ids[s.aim] if s.aim != NOBODY else "",
        going=_named(UNITS, s.going),
        order=s.order.copy(),
        end=s.tables.end,
        now=min(s.tables.end, *s.space),
        discs=_discs(s),
        hexes=_hexes(s, seat),
        rails=_rails(s),
        players=[_player(s, other, points[other]) for other in range(s.seat_count)],
        old_ones=old_ones_score(s) if s.phase == "over" else seen_old_ones_score(s),
        hidden_tiles=hidden_tiles(s),
        piles=[len(pile) for pile in s.piles],
        display=s.display.copy(),
        exposed=s.display[-KILLED:] if s.dark is None else [],
        looking=s.looking.copy() if seat is not None and seat == s.seat else [],
        characters_left=len(s.characters),
        cards_left=len(s.deck),
        discard=[s.tables.cards[card].number for card in s.discard],
        earlier=[s.tables.cards[card].number for card in s.earlier],
        revelations_left=len(s.revelations),
        revealed=[s.tables.revelations[card].id for card in s.revealed],
        revelation=s.tables.revelations[s.revealed[-1]].kind if s.revealed else "",
        supply=_named(UNITS, s.units),
        units=_units(s, player),
        outpost_cost=PRICE if has_outposts(s) else 0,
        boxes=_boxes(s, player) if player != NOBODY else [],
        card=_card(s),
        fight=_fight(s, s.fight) if s.fight is not None else None,
        lost_port=None if s.lost_port == NOBODY else s.lost_port,
        final=_final(s) if s.phase == "over" else None,
        provenance=s.tables.provenance(s.side),
        token_kind=TOKEN_KIND,
        dark=_dark(s, s.dark, seat) if s.dark is not None else None,
        mythos_left=len(s.mythos),
        played=_mythos(s, s.played + ([s.dark.open] if s.dark is not None and s.dark.open != NOBODY else [])),
    )


def _mythos(s: AuztraliaState, cards: Sequence[int]) -> list[str]:
    """Mythos cards by their ids; each game has one of the two decks."""
    deck = s.tables.mythos if s.mode == REVENGE else s.tables.solo_mythos
    return [deck[card].id for card in cards]


def _dark(s: AuztraliaState, dark: Dark, seat: int | None) -> DarkView:
    own = seat == s.old_ones or s.phase == "over"
    return DarkView(
        seat=s.old_ones,
        points=dark.points,
        cards=len(dark.hand),
        hand=_mythos(s, dark.hand) if own else [],
        drawn=_mythos(s, dark.drawn) if own else [],
        left=[len(pile) for pile in dark.piles],
        tiles=[_tile(s, tile, seat) for pile in dark.piles for tile in sorted(pile)] if own else [],
        face_down=old_ones_parts(s)[1] if own and s.phase != "over" else 0,
        actions=[DarkActionView(action, ACTION_TIME, left) for action, left in actions_left(s, dark).items()],
    )


def actions_left(s: AuztraliaState, dark: Dark) -> dict[str, int | None]:
    """How often each action can still be done; moving has no end."""
    placed = sum(len(pile) for pile in dark.piles)
    return {"place": placed, "reveal": sum(hidden_tiles(s)), "move": None, "summon": len(s.mythos)}


def _units(s: AuztraliaState, seat: int) -> list[UnitView]:
    return [UnitView(name, *unit_terms(s, seat, kind)) for kind, name in enumerate(UNITS)]


def _boxes(s: AuztraliaState, seat: int) -> list[BoxView]:
    found = []
    for box, name in enumerate(BOXES):
        gold = box_gold(s, seat, box)
        found.append(BoxView(name, *box_time(s, seat, box), gold, gold > s.players[seat].gold))
    return found


def _final(s: AuztraliaState) -> FinalView:
    players = [ScoreView(*score_parts(s, seat)) for seat in range(s.seat_count)]
    return FinalView(players, OldOnesScoreView(*old_ones_parts(s)))


def hidden_tiles(s: AuztraliaState) -> list[int]:
    """How many tiles lie face down on the map, by level; at the end none does any more."""
    counts = [0, 0, 0]
    for tile, at in enumerate(s.at):
        if at >= 0 and not s.shows_face(tile):
            counts[s.tables.tiles[tile].level - 1] += 1
    return counts


def _named(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _discs(s: AuztraliaState) -> list[DiscView]:
    discs = sorted(range(s.seat_count + 1), key=lambda disc: (s.space[disc], -s.came[disc]))
    nobody = s.old_ones if s.dark is None else NOBODY  # whose disc belongs to no seat
    return [DiscView(disc if disc != nobody else None, s.space[disc]) for disc in discs]


def _tile(s: AuztraliaState, number: int, seat: int | None) -> TileView:
    tile = s.tables.tiles[number]
    secret = not s.shows_face(number)
    if secret and (s.dark is None or seat != s.old_ones):
        return TileView(tile.level)
    damage = s.wounds[number]
    given = damage.copy() if any(damage) else []
    return TileView(tile.level, tile.kind, tile.vp, tile.capacity, tile.mark, given, secret)


def tiles_by_hex(s: AuztraliaState) -> dict[int, list[int]]:
    """The tiles on the map, those of a hex in an order that gives nothing away."""
    found: dict[int, list[int]] = {}
    for tile, at in enumerate(s.at):
        if at >= 0:
            found.setdefault(at, []).append(tile)
    for tiles in found.values():
        tiles.sort(key=s.looks)
    return found


def _hexes(s: AuztraliaState, seat: int | None) -> list[HexView]:
    """The hexes where something is. A view is made for every viewer after every pick: it is kept small."""
    tiles = tiles_by_hex(s)
    ports = {player.port: owner for owner, player in enumerate(s.players) if player.port != NOBODY}
    posts = {h: owner for owner, player in enumerate(s.players) for h in player.outposts}
    found = []
    for h, name in enumerate(s.board.ids):
        farm = s.farm[h]
        goods = {kind: pieces[h] for kind, pieces in zip(RESOURCES, s.ore, strict=True) if pieces[h]}
        token = s.tokens >> h & 1
        if h not in tiles and h not in ports and farm == NOBODY and not goods and not token and h not in posts:
            continue
        found.append(
            HexView(
                name,
                [_tile(s, tile, seat) for tile in tiles.get(h, ())],
                goods,
                FARMS[farm % 3] if farm != NOBODY else "",
                farm // 3 if farm != NOBODY else None,
                bool(s.blighted >> h & 1),
                ports.get(h),
                posts.get(h),
                ("dangerous" if s.dangerous >> h & 1 else "normal") if token else "",
            )
        )
    return found


def _rails(s: AuztraliaState) -> list[RailView]:
    ids = s.board.ids
    return [
        RailView(ids[one], ids[other], seat)
        for (one, other), seat in zip(s.board.edges, s.rails, strict=True)
        if seat != NOBODY
    ]


def _player(s: AuztraliaState, seat: int, score: int) -> AuztraliaPlayer:
    player = s.players[seat]
    return AuztraliaPlayer(
        port=s.board.ids[player.port] if player.port != NOBODY else "",
        coal=player.coal,
        iron=player.iron,
        gold=player.gold,
        phosphate=player.phosphate,
        vp=player.vp,
        hq=player.hq,
        boxes=_named(BOXES, player.boxes),
        units=_named(UNITS, player.barracks),
        hand=player.hand.copy(),
        spent=player.spent.copy(),
        tiles=[_tile(s, tile, seat) for tile in player.tiles],
        rails_left=player.rails,
        farms_left=_named(FARMS, player.farms),
        score=score,
        strength=player.strength,
        outposts=[s.board.ids[h] for h in player.outposts],
        outposts_left=OUTPOSTS - len(player.outposts) if has_outposts(s) else 0,
        tokens=player.tokens,
        waiting=_mythos(s, player.waiting),
    )


def _card(s: AuztraliaState) -> OldOneCardView | None:
    if not s.discard:
        return None
    card = s.tables.cards[s.discard[-1]]
    return OldOneCardView(card.number, card.direction + 1, card.turn == CLOCKWISE, sorted(card.moves))


def _fight(s: AuztraliaState, fight: Fight) -> FightView:
    card = s.tables.cards[fight.card] if fight.card != NOBODY else None
    rows = []
    if card is not None:
        present = {s.tables.tiles[tile].kind for tile in s.tiles_at(fight.hex) if s.is_up(tile)}
        if fight.place == TOKEN:
            present.add(TOKEN_KIND)
        for kind, row in card.rows.items():
            if kind in present:
                hits = [UNITS[unit] for unit in row.hits]
                rows.append(RowView(kind, hits, row.damage, row.airship, row.sanity))
    return FightView(
        seat=fight.seat,
        hex=s.board.ids[fight.hex],
        force=_named(UNITS, fight.force),
        hurt=_named(UNITS, fight.hurt),
        sanity=fight.sanity,
        most_sanity=max(fight.sanity, full_sanity(s, fight.seat, fight.place, fight.wall)),
        capacity={name: capacity(s, fight.seat, kind) for kind, name in enumerate(UNITS) if fight.force[kind]},
        at_port=fight.place == PORT,
        used=fight.used.copy(),
        card=card.number if card is not None else None,
        cards=fight.cards,
        rows=rows,
        defeated=fight.defeated,
        place=fight.place,
        wall=fight.wall,
        wall_hurt=fight.wall_hurt,
        bound=fight.bound,
        shield=fight.shield,
    )
