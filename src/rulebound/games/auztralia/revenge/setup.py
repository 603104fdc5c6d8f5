"""The set-up of the expansion: stocks, ports, tokens, tiles and Mythos decks (RV-R3 to R9, RV-Y2, Y3, RV-Q1)."""

from typing import Final

from rulebound.games.auztralia.board import bits, mask_of
from rulebound.games.auztralia.pack import INFANTRY, Pack
from rulebound.games.auztralia.revenge.tokens import TOKENS
from rulebound.games.auztralia.state import BASE, EMPOWERED, HOARD, MYTHOS, REVENGE, AuztraliaState, Dark
from rulebound.kernel import SetupValues

STRENGTH: Final = {"": 4, "hard": 2, "harder": 0, "heroic": 0}  # of a port; 0: one of the base game (RV-D1, RV-D2)
INFANTRY_AT_START: Final = 2
TILES: Final = (9, 6, 4)  # that the Old One player draws, by level (RV-R9)
FIRST_HAND: Final = 3
OF_A_LEVEL: Final = {"fifteen": 5, "thirty": 10}  # solo Mythos cards (RV-Y3, RV-Q1)


def lay_out(s: AuztraliaState, tables: Pack, setup: SetupValues) -> None:
    """What the expansion adds to a table that has been surveyed."""
    if s.mode == BASE:
        return
    for player in s.players:
        player.strength = STRENGTH[s.difficulty]
        player.barracks[INFANTRY] = INFANTRY_AT_START
        s.units[INFANTRY] -= INFANTRY_AT_START
    if s.mode == REVENGE:
        s.mythos = list(range(len(tables.mythos)))
        s.rng.shuffle(s.mythos)
        s.dark = Dark(_draw_tiles(s), [s.mythos.pop() for _ in range(FIRST_HAND)])
        s.mythos_cards = len(tables.mythos)
    else:
        s.mythos = _solo_deck(s, tables, "thirty" if s.mode == EMPOWERED else setup["deck"])
        s.mythos_cards = len(s.mythos)


def lay_tokens(s: AuztraliaState, called: list[int]) -> None:
    """A token where a symbol fell, dangerous where several did; the lowest numbers first (RV-R4, RV-RG14)."""
    hexes = sorted((h for h, times in enumerate(called) if times), key=lambda h: s.board.printed[h])[:TOKENS]
    s.tokens = mask_of(hexes)
    s.dangerous = mask_of(h for h in bits(s.tokens) if called[h] > 1)


def _draw_tiles(s: AuztraliaState) -> list[list[int]]:
    """Tiles at random from each level; the others are the unused ones (RV-R9, RV-R40)."""
    drawn: list[list[int]] = []
    for pile, number in zip(s.piles, TILES, strict=True):
        drawn.append(sorted(pile.pop() for _ in range(number)))
        for tile in drawn[-1]:
            s.put_tile(tile, HOARD)
    return drawn


def _solo_deck(s: AuztraliaState, tables: Pack, size: str) -> list[int]:
    """So many of each level, the first level on top (RV-Y3, RV-Q1)."""
    found: list[int] = []
    for level in (3, 2, 1):
        cards = [number for number, card in enumerate(tables.solo_mythos) if card.level == level]
        s.rng.shuffle(cards)
        found += cards[: OF_A_LEVEL[size]]
    return found


def stock(mode: str, level: str) -> str:
    """Which stock the players begin with: that of a solo level, or that of the game (RV-R3, RV-Q2)."""
    return level or ("revenge" if mode == REVENGE else "standard")


def players_of(setup: SetupValues) -> int:
    """How many of the seats are players: all, but for who plays the Old Ones."""
    seat_count: int = setup["seats"]
    return seat_count - 1 if setup["mode"] == REVENGE else seat_count


def has_solo_cards(s: AuztraliaState) -> bool:
    """Whether the Old Ones play Mythos cards by themselves."""
    return s.mode in (MYTHOS, EMPOWERED)
