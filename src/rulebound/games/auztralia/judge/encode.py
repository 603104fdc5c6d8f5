"""The table of AuZtralia in numbers, as a seat sees it."""

from typing import Any, Final

from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.judge.listed import listed, name_of
from rulebound.games.auztralia.kinds import BLANK, KINDS
from rulebound.games.auztralia.packs import pack_named
from rulebound.games.auztralia.revenge.setup import players_of
from rulebound.games.auztralia.state import BOXES, NOBODY, AuztraliaState, Dark, Fight, Player
from rulebound.kernel import Game, Option, SetupValues
from rulebound.kernel.encoder import Encoder, mask_row, one_hot, only, places, row, signed_row

PHASES: Final = ("ports", "play", "over")
LEVELS: Final = 3
PORT_HERE, OUTPOST_HERE = 2, 1
TOLD_BUCKETS: Final = 16  # of the objective and the variants
FIGHT_SIZE: Final = 22
DARK_SIZE: Final = 5


class AuztraliaEncoder(Encoder[AuztraliaState]):
    """Planes over the hexes and edges, then each player from the seat on, the cards, the fight, the Old Ones."""

    slots = 80  # a thousand random matches of all set-ups reached 44

    def __init__(self, game: Game[Any], setup: SetupValues) -> None:
        super().__init__(game, setup)
        tables = pack_named(setup["pack"])
        count = players_of(setup)
        self.board = tables.boards[setup["map"]]
        self.actions = listed(game.verbs, tables, self.board, self.seat_count)
        self._numbers = places(self.actions)
        self._characters = places(sorted(CHARACTERS))
        self._phases, self._kinds = one_hot(PHASES), places((*sorted(KINDS), BLANK))
        self._cards, self._revelations = len(tables.cards), len(tables.revelations)
        self._mythos = max(len(tables.mythos), len(tables.solo_mythos))
        # Who plays the Old Ones sees the players in the order of their seats.
        self._order = [[(seat + step) % count for step in range(count)] for seat in range(count)]
        self._order.append([*range(count)])
        self._farm_row, self._rail_row = signed_row(self.board.size), signed_row(len(self.board.edges))
        self._rails = [[only(other) for other in each] for each in self._order]
        self._farms = [[only(*range(3 * other, 3 * other + 3)) for other in each] for each in self._order]
        self._farm_kinds = [only(*range(kind, 3 * count, 3)) for kind in range(3)]

    def number_of(self, option: Option) -> int:
        """The place of the option in `actions`."""
        return self._numbers[name_of(option)]

    def encode(self, s: AuztraliaState, seat: int) -> bytes:
        """The table as this seat sees it."""
        farms, rails = self._farm_row(*s.farm), self._rail_row(*s.rails)
        size = self.board.size
        return b"".join(
            (
                *map(bytes, s.ore),
                *(farms.translate(plane) for plane in self._farms[seat]),
                *(farms.translate(plane) for plane in self._farm_kinds),
                *(rails.translate(plane) for plane in self._rails[seat]),
                *(mask_row(mask, size) for mask in (s.blighted, s.tokens, s.dangerous, s.besieged | s.raided)),
                self._buildings(s, seat),
                self._tiles(s, seat),
                *(self._player(s, s.players[other], other) for other in self._order[seat]),
                self._shared(s, seat),
                self._card_rows(s, seat),
                self._fight(s.fight, seat),
                self._old_ones(s, s.dark, seat),
            )
        )

    def _buildings(self, s: AuztraliaState, seat: int) -> bytes:
        """A plane for each player with its port and its outposts, and one for the hex that is fought over."""
        size = self.board.size
        found = bytearray((len(s.players) + 1) * size)
        for number, other in enumerate(self._order[seat]):
            player = s.players[other]
            if player.port != NOBODY:
                found[number * size + player.port] = PORT_HERE
            for h in player.outposts:
                found[number * size + h] = OUTPOST_HERE
        aim = s.fight.hex if s.fight is not None else s.aim
        if aim != NOBODY:
            found[len(s.players) * size + aim] = 1
        return bytes(found)

    def _tiles(self, s: AuztraliaState, seat: int) -> bytes:
        """Planes for tiles that lie face down, by level, for the kinds that the seat sees, and for damage."""
        size, tiles, kinds = self.board.size, s.tables.tiles, self._kinds
        knows = seat == s.old_ones or s.phase == "over"
        found = bytearray((LEVELS + len(kinds) + 1) * size)
        harm = (LEVELS + len(kinds)) * size
        for number, at in enumerate(s.at):
            if at < 0:
                continue
            up, tile = s.face_up >> number & 1, tiles[number]
            if not up:
                found[(tile.level - 1) * size + at] += 1
            if up or knows:
                found[(LEVELS + kinds[tile.kind]) * size + at] += 1
                found[harm + at] = min(255, found[harm + at] + sum(s.wounds[number]))
        return bytes(found)

    def _player(self, s: AuztraliaState, player: Player, seat: int) -> bytes:
        """Nothing of a player is hidden."""
        numbers = (
            *(player.coal, player.iron, player.gold, player.phosphate, player.vp, player.hq, player.rails),
            *(player.strength, player.tokens, len(player.tiles), len(player.waiting), s.space[seat]),
            *(s.seat == seat, s.lost_port == seat, s.order.index(seat)),
            *player.boxes,
            *player.barracks,
            *player.hurt,
            *player.farms,
        )
        held = bytearray(len(self._characters))
        for name in player.spent:
            held[self._characters[name]] = 1
        for name in player.hand:
            held[self._characters[name]] = 2
        return row(numbers) + held

    def _shared(self, s: AuztraliaState, seat: int) -> bytes:
        doing = bytearray(len(BOXES))
        if s.doing != NOBODY:
            doing[s.doing] = 1
        numbers = (
            *(s.space[s.old_ones], s.seat == NOBODY, seat == s.old_ones, s.near_port),
            *(len(s.deck), len(s.revelations), len(s.characters), len(s.mythos), len(s.destroyed)),
            *map(len, s.piles),
            *s.units,
            *s.going,
        )
        told = self.hashed((*s.variants, *s.offered, s.objective), TOLD_BUCKETS)
        return row(numbers) + doing + self._phases[s.phase] + told

    def _card_rows(self, s: AuztraliaState, seat: int) -> bytes:
        """Characters on display by age and those looked at, and what has come of each deck."""
        display = bytearray(len(self._characters))
        for age, name in enumerate(s.display, 1):
            display[self._characters[name]] = age
        looking = bytearray(len(self._characters))
        if seat == s.seat:
            for name in s.looking:
                looking[self._characters[name]] = 1
        turned = bytearray(self._cards)
        for card in s.discard:
            turned[card] = 1
        if s.discard:
            turned[s.discard[-1]] = 2
        revealed = bytearray(self._revelations)
        for card in s.revealed:
            revealed[card] = 1
        return bytes(display + looking + turned + revealed)

    def _fight(self, fight: Fight | None, seat: int) -> bytes:
        if fight is None:
            return bytes(FIGHT_SIZE + self._cards)
        numbers = (
            *(1, fight.seat == seat, fight.sanity, fight.wall, fight.wall_hurt, fight.cards),
            *(fight.defeated, fight.fallen, fight.flipped, fight.bound, fight.shield, len(fight.used)),
            *fight.force,
            *fight.hurt,
        )
        card = bytearray(self._cards)
        if fight.card != NOBODY:
            card[fight.card] = 1
        return row(numbers) + card

    def _old_ones(self, s: AuztraliaState, dark: Dark | None, seat: int) -> bytes:
        """Their hand and what they drew are their own (RV-R9)."""
        cards = bytearray(self._mythos)
        for card in s.played:
            cards[card] = 1
        if dark is None:
            return bytes(DARK_SIZE) + cards
        if seat == s.old_ones or s.phase == "over":
            for card in dark.hand:
                cards[card] = 2
            for card in dark.drawn:
                cards[card] = 3
        if dark.open != NOBODY:
            cards[dark.open] = 4
        return row((dark.points, len(dark.hand), *map(len, dark.piles))) + cards
