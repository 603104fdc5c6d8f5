"""Set-up: what the lobby asks, the survey, and the table before the ports are placed (AZ-S1 to AZ-S20)."""

from typing import Final

from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.pack import MAPS, Pack, standard_tables
from rulebound.games.auztralia.packs import check_pack, pack_named, read_folder, tables_of, write_template
from rulebound.games.auztralia.revenge.setup import lay_out, lay_tokens, players_of, stock
from rulebound.games.auztralia.state import (
    ASIDE,
    BASE,
    COAL,
    EDITIONS,
    EMPOWERED,
    GOLD,
    GONE,
    IRON,
    MODES,
    MYTHOS,
    NOBODY,
    PHOSPHATE,
    PILE,
    RESOURCES,
    REVENGE,
    VP,
    AuztraliaState,
    Player,
)
from rulebound.kernel import Choice, Content, Flag, Rng, Role, Setup, SetupValues, When

DISPLAY: Final = 5
REVELATIONS_OF_A_LEVEL: Final = 5
SYMBOLS: Final = {"C": COAL, "I": IRON, "G": GOLD, "P": PHOSPHATE}


NOT_REVENGE: Final = When("mode", (BASE, MYTHOS, EMPOWERED))
EXPANDED: Final = When("mode", (REVENGE, MYTHOS, EMPOWERED))
MODES_FOR: Final = {
    BASE: When("seats", (1, 2, 3, 4)),
    REVENGE: When("seats", (2, 3, 4, 5)),
    MYTHOS: When("seats", (1,)),
    EMPOWERED: When("seats", (2, 3, 4)),
}


def _players(*numbers: int) -> When:
    """So many players; who plays the Old Ones has a seat more."""
    by_themselves = When("seats", numbers) & NOT_REVENGE
    return by_themselves | When("seats", tuple(n + 1 for n in numbers)) & When("mode", (REVENGE,))


def _for_fewer() -> dict[str, When]:
    """The maps that are not for every number of players."""
    players = {name: tuple(tables["players"]) for name, tables in standard_tables().items() if name in MAPS}
    return {name: _players(*some) for name, some in players.items() if some != tuple(range(1, 5))}


FIRST: Final = {f"seat-{n}": _players(*range(n, 5)) for n in (1, 2, 3, 4)}
CHALLENGED: Final = When("mode", (BASE,)) & When("seats", (3, 4)) | When("mode", (MYTHOS, EMPOWERED))  # RV-Y12, Q7

SETUP = Setup(
    (1, 5),
    Choice("mode", MODES, only=MODES_FOR),
    Choice("map", MAPS, only=_for_fewer()),
    Choice("first", ("random", *FIRST), only=FIRST, when=_players(2, 3, 4)),
    Flag("coop", when=_players(2, 3, 4)),
    Choice("edition", EDITIONS),
    Choice("difficulty", ("normal", "hard", "harder", "heroic"), when=EXPANDED),
    Choice("challenge", ("none", "medium", "hard", "insane"), when=CHALLENGED),
    Choice("solo", ("easy", "hard", "insane"), when=When("seats", (1,))),
    Choice("objective", ("none", "drawn", "chosen"), when=When("seats", (1,))),
    Choice("variants", ("none", "one", "two"), when=When("seats", (2,)) & NOT_REVENGE),
    Choice("deck", ("fifteen", "thirty"), when=When("mode", (MYTHOS,))),
    Content("pack", check_pack, read_folder, write_template, tables_of),
    notes={"status-reconstructed": When("pack", ("standard",))},
    roles=(Role("old-ones", when=When("mode", (REVENGE,))),),
)


def new_world(setup: SetupValues, seed: int) -> AuztraliaState:
    """The table after the survey, before the ports are placed."""
    seats = players_of(setup)
    tables = pack_named(setup["pack"])
    rng = Rng(seed)
    board = tables.boards[setup["map"]]
    first = rng.below(seats) if setup["first"] == "random" else int(setup["first"][-1]) - 1
    order = [(first + n) % seats for n in range(seats)]
    level = setup["solo"] if seats == 1 else ""
    characters = sorted(CHARACTERS)
    rng.shuffle(characters)
    deck = list(range(len(tables.cards)))
    rng.shuffle(deck)
    challenge = "" if setup["challenge"] == "none" else setup["challenge"]
    world = AuztraliaState(
        rng=rng,
        pack=tables.name,
        side=setup["map"],
        mode=setup["mode"],
        difficulty="" if setup["difficulty"] == "normal" else setup["difficulty"],
        coop=setup["coop"],
        edition=setup["edition"],
        challenge=challenge,
        level=level,
        objective="",
        variants=[],
        players=[_player(tables, stock(setup["mode"], level)) for _ in range(seats)],
        ore=[[0] * board.size for _ in range(5)],
        rails=[NOBODY] * len(board.edges),
        farm=[NOBODY] * board.size,
        blighted=0,
        at=[PILE] * len(tables.tiles),
        face_up=0,
        wounds=[[0] * seats for _ in tables.tiles],
        piles=[[], [], []],
        deck=deck,
        discard=[],
        revelations=[] if setup["mode"] == REVENGE else _revelations(tables, rng),  # RV-R6
        revealed=[],
        display=characters[:DISPLAY],
        characters=characters[DISPLAY:],
        looking=[],
        top_known_by=NOBODY,
        units=[unit.count for unit in tables.units],
        space=[0] * (seats + 1),
        came=[0] * (seats + 1),
        arrivals=0,
        order=order,
        phase="ports",
        seat=NOBODY,
        lost_port=NOBODY,
        near_port=False,
        besieged=0,
        raided=0,
        offered=[],
        removed=[],
        destroyed=[],
        fight=None,
    )
    _stack_discs(world, tables)
    _sort_tiles(world, tables)
    _survey(world, tables)
    lay_out(world, tables, setup)
    _offer(world, tables, setup)
    return world


def _offer(s: AuztraliaState, tables: Pack, setup: SetupValues) -> None:
    """An objective is drawn, or all lie open; one or two variant cards are drawn (AZ-L5, AZ-W1)."""
    objectives = sorted(set(tables.objectives) - s.board.objectives_left_out)
    if setup["objective"] == "drawn":
        s.objective = s.rng.choice(objectives)
    elif setup["objective"] == "chosen":
        s.offered = objectives
    if setup["variants"] != "none":
        cards = sorted({each["card"] for each in tables.variants.values()})
        s.rng.shuffle(cards)
        drawn = cards[: 1 if setup["variants"] == "one" else 2]
        s.offered = [name for name, each in tables.variants.items() if each["card"] in drawn]


def _player(tables: Pack, named: str) -> Player:
    goods = tables.stocks[named]
    return Player(coal=goods["coal"], iron=goods["iron"], gold=goods["gold"], vp=goods.get("vp", 0))


def _revelations(tables: Pack, rng: Rng) -> list[int]:
    """Five of each level, the first level on top (AZ-S15)."""
    found: list[int] = []
    for level in (3, 2, 1):
        cards = [number for number, card in enumerate(tables.revelations) if card.level == level]
        rng.shuffle(cards)
        found += cards[:REVELATIONS_OF_A_LEVEL]
    return found


def _stack_discs(s: AuztraliaState, tables: Pack) -> None:
    """The first player on top, the last at the bottom; the purple disc by itself (AZ-S18, AZ-S20, AZ-K1).

    If somebody plays the Old Ones, their disc lies under the players' (RV-R7); the expansion skips AZ-K1 (RV-F6).
    """
    start = tables.starts[s.seat_count] + (tables.coop_shift if s.coop and s.mode == BASE else 0)
    for number, seat in enumerate(reversed(s.order), 1):
        s.space[seat], s.came[seat] = start, number
    s.space[s.old_ones] = start if s.mode == REVENGE else tables.old_ones_start
    s.arrivals = s.seat_count


def _sort_tiles(s: AuztraliaState, tables: Pack) -> None:
    """The piles by level; the marked tiles are put aside unless a challenge wants them (AZ-S5, AZ-G1, AZ-G4)."""
    for number, tile in enumerate(tables.tiles):
        if tile.mark == "X" or (tile.mark == "XX" and not s.challenge):
            s.put_tile(number, ASIDE)
        elif tile.kind == "blank" and s.challenge in ("hard", "insane"):
            s.put_tile(number, GONE)
        else:
            s.piles[tile.level - 1].append(number)
    for pile in s.piles:
        s.rng.shuffle(pile)


def take_tile(s: AuztraliaState, level: int) -> int:
    """The top tile of a level, or of the next higher one that has any; NOBODY if none is left (AZ-S12)."""
    for pile in s.piles[level - 1 :]:
        if pile:
            return pile.pop()
    return NOBODY


def _survey(s: AuztraliaState, tables: Pack) -> None:
    """Lay the survey tiles and put out what they show (AZ-S6 to AZ-S14)."""
    board, rng = s.board, s.rng
    sites = [h for h in board.survey if not _left_out(s, h)]
    tiles = [each for each, (_, red) in sorted(tables.survey.items()) if not (red and s.challenge == "insane")]
    rng.shuffle(tiles)
    called = [0] * board.size  # how many symbols of Old Ones fell on each hex
    for site, each in zip(sites, tiles, strict=False):
        layout, _ = tables.survey[each]
        for h, symbol in zip((site, *board.neighbours[site]), layout, strict=True):
            if h == NOBODY or symbol == "-":
                continue
            if symbol == "O":  # a hex without a level stays empty
                called[h] += 1 if board.level[h] else 0
            elif _takes(s, h, symbol):
                s.ore[SYMBOLS[symbol]][h] += 1 if symbol == "P" else 3
    if s.mode == REVENGE:
        lay_tokens(s, called)
    else:
        _lay_tiles(s, called)
    for h, vp in enumerate(board.vp):
        s.ore[VP][h] = vp


def _lay_tiles(s: AuztraliaState, called: list[int]) -> None:
    """A tile of the hex's level, one level higher for each further symbol (AZ-S9, AZ-S11)."""
    for h, times in enumerate(called):
        if times:
            tile = take_tile(s, min(3, s.board.level[h] + times - 1))
            if tile != NOBODY:
                s.put_tile(tile, h)


def _left_out(s: AuztraliaState, h: int) -> bool:
    """Some solo games leave out a survey hex of the map (AZ-L4)."""
    return bool(s.level) and s.board.printed[h] == s.board.solo_site and not s.tables.site_14[s.level]


def _takes(s: AuztraliaState, h: int, symbol: str) -> bool:
    """Resources lie on some grounds only, and a map may leave some of them out (AZ-S8, AZ-X2)."""
    return not s.board.barren >> h & 1 and RESOURCES[SYMBOLS[symbol]] not in s.board.not_surveyed
