"""The table of Spirit Island in numbers. All seats see the same; each sees itself first."""

from typing import Any, Final

from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.island import TERRAINS
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, KIND, TOWN, damage_of, strife_of
from rulebound.games.spirit_island.state import IslandState, Slot, Spirit
from rulebound.kernel import Game, SetupValues
from rulebound.kernel.encoder import Encoder, mask_row, one_hot, padded, row

PHASES: Final = ("setup", "spirits", "fast", "invaders", "slow", "time", "over")
PLANE_OF: Final = {EXPLORER: 0, TOWN: 1, CITY: 2, DAHAN: 3}
OTHER_PIECES, DAMAGE, STRIFE, ACTING = range(4, 8)  # the planes after those
PIECE_PLANES: Final = 8
SPARE_LANDS: Final = 9  # of boards that come during the game
TRACKS: Final = 16
HAND_BUCKETS: Final = 64
CARD_BUCKETS: Final = 32
FEW_BUCKETS: Final = 16
SLOTS_SHOWN: Final = 6
INVADER_BUCKETS: Final = 24
STAGES: Final = 16  # of the invader cards that come next


class IslandEncoder(Encoder[IslandState]):
    """Planes over the lands, then each spirit from the seat on, the invaders, and the rest of the table."""

    def __init__(self, game: Game[Any], setup: SetupValues) -> None:
        super().__init__(game, setup)
        count = self.seat_count
        # A thousand random matches of all set-ups reached 55, 85, 96, 190, 171 and 228 options, by seat count.
        self.slots = 64 + 72 * count
        self._order = [[(seat + step) % count for step in range(count)] for seat in range(count)]
        self._phases, self._spirits = one_hot(PHASES), one_hot(sorted(PANELS))
        self._aspects = one_hot(sorted(ASPECTS))
        self._grounds: dict[tuple[object, ...], bytes] = {}
        self._lands = len(game.new(setup, 0).pieces) + SPARE_LANDS

    def encode(self, s: IslandState, seat: int) -> bytes:
        """The table as this seat sees it."""
        size = self._lands
        planes = (*s.tokens, s.blight, s.defend, *(s.spirits[other].presence for other in self._order[seat]))
        return b"".join(
            (
                self._ground(s),
                self._pieces(s),
                *(padded(row(plane), size) for plane in planes),
                *(self._spirit(s.spirits[other]) for other in self._order[seat]),
                self._invaders(s),
                self._table(s),
            )
        )

    def _ground(self, s: IslandState) -> bytes:
        """A plane for each terrain; it changes only with the island."""
        key = (s.boards, s.layout, s.changes)
        known = self._grounds.get(key)
        if known is None:
            size, island = self._lands, s.island
            masks = [
                *(island.of_terrain(number) for number in range(len(TERRAINS))),
                island.coastal,
                island.oceans,
            ]
            known = b"".join(padded(mask_row(mask, size), size) for mask in masks)
            self._grounds[key] = known
        return known

    def _pieces(self, s: IslandState) -> bytes:
        """Planes of how many pieces of a kind there are, of damage and strife on them, and of lands to act."""
        size = self._lands
        found = bytearray(PIECE_PLANES * size)
        for land, pieces in enumerate(s.pieces[:size]):
            for code, number in pieces.items():
                found[PLANE_OF.get(code & KIND, OTHER_PIECES) * size + land] += number
                if code & ~KIND:
                    found[DAMAGE * size + land] += number * damage_of(code)
                    found[STRIFE * size + land] += number * strife_of(code)
        for land in s.todo:
            if land < size:
                found[ACTING * size + land] = 1
        return bytes(found)

    def _spirit(self, spirit: Spirit) -> bytes:
        numbers = (
            *(spirit.energy, spirit.plays, spirit.destroyed, spirit.gone, spirit.stage, spirit.done),
            *(spirit.groups, spirit.progress, len(spirit.hand), len(spirit.played), len(spirit.used)),
            *spirit.gained,
        )
        hashed = self.hashed
        return b"".join(
            (
                self._spirits[spirit.id],
                self._aspects[spirit.aspect],
                row(numbers),
                padded(row(spirit.open), TRACKS),
                hashed(tuple(spirit.hand), HAND_BUCKETS),
                hashed(spirit.in_use, CARD_BUCKETS),
                hashed(tuple(spirit.discard), CARD_BUCKETS),
                hashed((*spirit.drawn, *spirit.used, *spirit.growth), CARD_BUCKETS),
                hashed((*spirit.slots.values(), *spirit.markers, *spirit.notes), FEW_BUCKETS),
            )
        )

    def _invaders(self, s: IslandState) -> bytes:
        """What lies on the invader board; of the deck only the stages are known."""
        slots = b"".join([self._slot(slot) for slot in s.slots[:SLOTS_SHOWN]])
        stages = [int(card[0]) for card in s.invader_deck[: -STAGES - 1 : -1]]
        return padded(slots, SLOTS_SHOWN * INVADER_BUCKETS) + padded(row(stages), STAGES)

    def _slot(self, slot: Slot) -> bytes:
        return self.hashed((slot.does, *slot.cards), INVADER_BUCKETS)

    def _table(self, s: IslandState) -> bytes:
        numbers = (
            *(s.turn, s.terror_by_fear, s.fear, s.fear_pool, len(s.fear_deck), len(s.earned), s.blight_left),
            *(s.flipped, s.blighted, s.event_part, len(s.event_deck), len(s.invader_deck), len(s.effects)),
            *(bool(s.won), bool(s.lost)),
        )
        shown = (s.blight_card, s.event, s.step) if s.flipped else (s.event, s.step)
        effects = [effect.kind for effect in s.effects]
        return b"".join(
            (
                row(numbers),
                self._phases[s.phase],
                self.hashed(shown, FEW_BUCKETS),
                self.hashed(tuple(s.offered), CARD_BUCKETS),
                self.hashed(tuple(effects), CARD_BUCKETS),
            )
        )
