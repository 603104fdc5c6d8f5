"""The table of Small World Underground in numbers, as a seat sees it."""

from typing import Any, Final

from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS
from rulebound.games.small_world_underground.board import board_for
from rulebound.games.small_world_underground.seen import sees_coins
from rulebound.games.small_world_underground.state import COMBOS, Troop, UndergroundState
from rulebound.kernel import Game, Option, SetupValues
from rulebound.kernel.encoder import Encoder, marked, one_hot, only, padded, places, row, signed_row

PHASES: Final = ("choose", "pick", "start", "withdrawal", "conquest", "redeployment", "end", "scoring", "over")
SLOTS: Final = {2: 48, 3: 64, 4: 80, 5: 96}  # two thousand random matches reached 29, 33, 44, 58
MARKERS: Final = 6
BY_PLACE: Final = "choose"  # a combo is numbered by its place in the column
BY_RACE: Final = "mimic"
COUNTED: Final = "place"


class UndergroundEncoder(Encoder[UndergroundState]):
    """Planes over the regions, then each player from the seat on, then the column and the turn."""

    def __init__(self, game: Game[Any], setup: SetupValues) -> None:
        super().__init__(game, setup)
        self.board = board_for(self.seat_count)
        self.slots = SLOTS[self.seat_count]
        self.words = places((*self.board.ids, *sorted(RACES), *sorted(POWERS), *sorted(RELICS)))
        self.actions = self._listed(game)
        self._numbers = places(self.actions)
        self._races, self._powers, self._phases = one_hot(sorted(RACES)), one_hot(sorted(POWERS)), one_hot(PHASES)
        self._relics = places(sorted(RELICS))
        self._finds = places((*sorted(PLACES), *sorted(RELICS)))
        self._no_troop = bytes(len(self._races) + len(self._powers) - 2 + 3)
        self._combo_size = len(self._races) + len(self._powers) - 2 + 1
        self._combos: dict[tuple[str, str, int], bytes] = {}
        self._owners = signed_row(self.board.size)
        # A plane for each race in play, the seat's own first.
        count = self.seat_count
        order = [[(seat + step) % count for step in range(count)] for seat in range(count)]
        self._order = order
        self._planes = [[only(2 * other + half) for other in each for half in (0, 1)] for each in order]

    def _listed(self, game: Game[Any]) -> list[str]:
        """Every option, but a combo by its place in the column and a race to mimic without its power."""
        kinds = {"region": self.board.ids, "race": sorted(RACES), "relic": sorted(RELICS)}
        most = max(race.tray for race in RACES.values())
        found = ["done"]
        for verb, args in game.verbs.items():
            if verb == BY_PLACE:
                found += [f"{verb} {place}" for place in range(COMBOS)]
            elif verb == BY_RACE:
                found += [f"{verb} {race}" for race in kinds["race"]]
            elif verb == COUNTED:
                found += [
                    f"{verb} {region} {number}" for region in self.board.ids for number in range(1, most + 1)
                ]
            else:
                names = [verb]
                for kind in args.split():
                    names = [f"{name} {word}" for name in names for word in kinds[kind]]
                found += names
        return found

    def number_of(self, option: Option) -> int:
        """The place of the option in `actions`."""
        if option.verb == BY_PLACE:
            return self._numbers[f"{option.verb} {option.args[2]}"]
        if option.verb == BY_RACE:
            return self._numbers[f"{option.verb} {option.args[0]}"]
        return self._numbers[option.text]

    def encode(self, s: UndergroundState, seat: int) -> bytes:
        """The table as this seat sees it."""
        owners = self._owners(*s.holder)
        return b"".join(
            (
                *(owners.translate(plane) for plane in self._planes[seat]),
                bytes(s.tokens),
                bytes(s.monsters),
                bytes(s.armor),
                bytes(s.hammers),
                self._on_regions(s),
                *(self._player(s, other, seat) for other in self._order[seat]),
                self._column(s),
                self._turn(s, seat),
            )
        )

    def _on_regions(self, s: UndergroundState) -> bytes:
        """A plane for each marker, place and relic."""
        size = self.board.size
        found = bytearray((MARKERS + len(self._finds)) * size)
        for number, at in enumerate((s.ancient, s.volcano, s.queen, s.ghost, s.balrog, s.bag)):
            if at >= 0:
                found[number * size + at] = 1
        for lying in (s.places, s.relics):
            for name, at in lying.items():
                if at >= 0:
                    found[(MARKERS + self._finds[name]) * size + at] = 1
        return bytes(found)

    def _player(self, s: UndergroundState, other: int, seat: int) -> bytes:
        """Coins if they are open to the seat (SU-020), and the two races."""
        seen = sees_coins(s, seat, other)
        purse = row((s.coins[other] if seen else 0, seen, other in s.vengeance))
        return purse + self._troop(s.races[2 * other]) + self._troop(s.races[2 * other + 1])

    def _troop(self, troop: Troop | None) -> bytes:
        if troop is None:
            return self._no_troop
        counts = bytes((troop.hand, troop.hammers, troop.together))
        return self._races[troop.race] + self._powers[troop.power] + counts

    def _column(self, s: UndergroundState) -> bytes:
        known, found = self._combos, []
        for combo in s.combos:
            key = (combo.race, combo.power, combo.coins)
            if key not in known:
                known[key] = self._races[combo.race] + self._powers[combo.power] + row((combo.coins,))
            found.append(known[key])
        return padded(b"".join(found), COMBOS * self._combo_size) + bytes(s.tray.values())

    def _turn(self, s: UndergroundState, seat: int) -> bytes:
        turn, count = s.turn, self.seat_count
        numbers = (
            *(s.round, self.board.turns - s.round, (s.seat - seat) % count, (s.first - seat) % count),
            *(turn.picked, turn.declined, turn.conquests, turn.ended, turn.vanished, turn.balrog_moved),
            *(turn.bag_armed, turn.bag_used, len(turn.bitten), len(turn.doubled)),
            *(len(s.banners), len(s.badges), len(s.finds)),
        )
        taken_up = marked(self._relics, turn.armed) + marked(self._relics, turn.used)
        return row(numbers) + taken_up + self._phases[s.phase] + self._powers[s.hedge]
