"""Characters that help as long as they are held, and those of the scoring (AZ-H1 to AZ-H3)."""

import pytest

from rulebound.games.auztralia.scoring import scores
from rulebound.games.auztralia.state import ATTACK_BOX
from tests.games.auztralia.fighting import attack, front, home, out, purple_acts, send, trophies, wounds, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule, shows


def raid(
    monkeypatch: pytest.MonkeyPatch, *cards: str, foe: str = "zombie", hand: tuple[str, ...] = (), at: int = 23
) -> Table:
    """An Old One on g4 enters the farm of seat 0 on h4 when the purple disc steps to 24."""
    table = purple_acts(Table(2), at, 23).rail(0, "k4", "j4", "i4", "h4").farm(0, "h4", "sheep").hand(0, *hand)
    return write(monkeypatch, table.tile(foe, "g4", level=1), f"{foe}!", "-", *cards)


def blighted(play: Played, name: str) -> bool:
    """Whether the farm there lies waste."""
    return bool(play.s.blighted >> play.at(name) & 1)


@rule("AZ-H3")
@shows("character-castro")
def test_alanza_castro_kills_what_enters_a_farm_and_it_is_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    play = raid(monkeypatch, hand=("castro",)).begin()
    assert (trophies(play), blighted(play, "h4")) == (["zombie"], False)


@rule("AZ-H3")
@shows("character-castro")
def test_alanza_castro_hurts_what_she_cannot_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    play = raid(monkeypatch, foe="mi-go", hand=("castro",)).begin()
    assert (wounds(play, "mi-go"), blighted(play, "h4")) == ([2], True)


@rule("AZ-H2")
def test_a_lasting_character_helps_after_its_players_time(monkeypatch: pytest.MonkeyPatch) -> None:
    play = raid(monkeypatch, hand=("castro",), at=53).begin()
    assert trophies(play) == ["zombie"]


def at_the_port(monkeypatch: pytest.MonkeyPatch, foe: str, *hand: str) -> Table:
    """An Old One comes to the port of seat 0."""
    table = purple_acts(Table(2), 23, 24).hand(0, *hand).tile(foe, "j4", level=1)
    return write(monkeypatch, table, f"{foe}!", "-", "mi-go I/", "-")


@rule("AZ-H3")
@shows("character-karpov")
def test_ivan_karpov_hurts_what_comes_to_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    play = at_the_port(monkeypatch, "zombie", "karpov").begin()
    assert (trophies(play), play.s.lost_port) == (["zombie"], -1)
    play = at_the_port(monkeypatch, "mi-go", "karpov").units(0, infantry=1).begin()
    assert (trophies(play), play.s.lost_port) == (["mi-go"], -1)  # one hit more was enough


@rule("AZ-H6")
@shows("character-alika")
def test_kapena_alika_attacks_before_the_farm_is_blighted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = raid(monkeypatch, "zombie IA/", hand=("alika",)).units(0, infantry=2, artillery=1)
    play = table.begin()
    assert play.options() == ["sally h4", "done"]
    play.pick("sally h4")
    assert play.asked == "send"  # a normal attack action
    send(play)
    assert (trophies(play), blighted(play, "h4")) == (["zombie"], False)
    player = play.s.players[0]
    assert (play.s.space[0], player.boxes[ATTACK_BOX], player.hq) == (25, 1, 19)


@rule("AZ-H6")
@shows("character-alika")
def test_a_farm_that_kapena_alika_does_not_save_is_blighted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = raid(monkeypatch, "-", hand=("alika",)).units(0, infantry=2)
    play = table.begin()
    assert (play.asked, blighted(play, "h4")) == ("sally", False)
    assert blighted(play.pick("done"), "h4")
    play = send(raid(monkeypatch, "-", hand=("alika",)).units(0, infantry=2).begin().pick("sally h4"))
    assert not blighted(play, "h4")
    assert blighted(play.pick("withdraw all"), "h4")


@rule("AZ-H6")
def test_kapena_alika_pays_gold_for_a_box_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    def used(gold: int) -> Played:
        table = raid(monkeypatch, "zombie I/", hand=("alika",)).units(0, infantry=1).give(0, hq=19, gold=gold)
        table.s.players[0].boxes[ATTACK_BOX] = 1
        return table.begin()

    assert used(1).pick("sally h4").s.players[0].gold == 0
    assert blighted(used(0), "h4")


@rule("AZ-H6")
def test_kapena_alika_does_nothing_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    play = raid(monkeypatch, hand=("alika",), at=53).units(0, infantry=1).begin()
    assert blighted(play, "h4")


@rule("AZ-H6")
def test_kapena_alika_does_not_leave_a_port_that_was_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = raid(monkeypatch, hand=("alika", "karpov")).units(0, infantry=1).tile("zombie", "k5")
    play = table.begin()
    assert (trophies(play), blighted(play, "h4")) == (["zombie"], True)


@rule("AZ-H3", "AZ-A10")
@shows("character-bones")
def test_harry_bones_finds_one_more_but_no_phosphate() -> None:
    table = Table(2).clock(10, 40).rail(0, "k4", "j4").hand(0, "bones").give(0, iron=0, phosphate=0)
    play = table.ore("j4", iron=3, phosphate=1).begin().pick("mine", "dig j4 iron", "mine")
    assert (play.s.players[0].iron, play.s.players[0].phosphate) == (4, 1)


@rule("AZ-H3", "AZ-A22")
@shows("character-krauss")
def test_dagmar_krauss_places_two_farms_of_a_kind_and_three_in_all() -> None:
    table = Table(2).clock(10, 40).rail(0, "k4", "j4", "i4", "i5").rail(0, "i4", "h4", "g4").hand(0, "krauss")
    play = table.begin().pick("farming", "farm j4 cattle", "farm i4 cattle")
    assert {text.split()[2] for text in play.options("farm")} == {"sheep"}  # not a third, and one kind only
    play.pick("farm h4 sheep")
    assert (play.asked, play.s.space[0]) == ("act", 13)


def farms(hand: str) -> Table:
    """Three sheep, two cattle, one corn farm, and one of each that is blighted."""
    table = Table(2).hand(0, hand).rail(0, "k4", "j4", "i4", "h4", "g4", "f4")
    for kind, names in {"sheep": "h4 g4 f4", "cattle": "j4 i4", "corn": "j5"}.items():
        for name in names.split():
            table.farm(0, name, kind)
    for kind, name in {"sheep": "f5", "cattle": "i5", "corn": "k5"}.items():
        table.farm(0, name, kind, blighted=True)
    return table


@rule("AZ-H3", "AZ-E2")
@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("merino", 3, marks=shows("character-merino")),
        pytest.param("mcguire", 2, marks=shows("character-mcguire")),
        pytest.param("sweet", 1, marks=shows("character-sweet")),
    ],
)
def test_a_point_for_each_farm_of_a_kind_that_is_not_blighted(name: str, bonus: int) -> None:
    assert scores(farms(name).s)[0] == 12 + bonus


@rule("AZ-H3", "AZ-E2")
@shows("character-bradshaw")
@pytest.mark.parametrize(("rails", "bonus"), [(3, 1), (5, 1), (6, 2)])
def test_mrs_bradshaw_counts_sets_of_three_rails(rails: int, bonus: int) -> None:
    way = ("k4", "j4", "i4", "h4", "g4", "f4", "e4")
    assert scores(Table(2).hand(0, "bradshaw").rail(0, *way[: rails + 1]).s)[0] == bonus


@rule("AZ-H3")
def test_mrs_bradshaw_counts_no_set_that_is_not_complete() -> None:
    assert scores(Table(2).hand(0, "bradshaw").rail(0, "k4", "j4", "i4").s)[0] == 0


@rule("AZ-H3", "AZ-E2")
@shows("character-johnson")
def test_mad_johnson_counts_tiles_taken_but_no_shared_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(*hand: str) -> int:
        table = front(hand=hand, infantry=1, artillery=1).tile("zombie", "j4").tile("mi-go", "j4", damage={1: 1})
        play = attack(write(monkeypatch, table, "zombie IA/ mi-go IA/"))
        assert (trophies(play), play.kinds_at("j4")) == (["zombie"], [])
        return scores(play.s)[0]

    assert kill("johnson") == kill() + 1


@rule("AZ-H3")
@shows("character-guyonne")
def test_professor_guyonne_saves_time_in_a_sally(monkeypatch: pytest.MonkeyPatch) -> None:
    table = raid(monkeypatch, "zombie IA/", hand=("alika", "guyonne")).units(0, infantry=1, artillery=1)
    play = send(table.begin().pick("sally h4"))
    assert play.s.space[0] == 24
    assert home(play) == {"infantry": 1, "artillery": 1}


@rule("AZ-H3")
def test_karpov_counts_each_old_one_that_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = purple_acts(Table(2), 23, 24).hand(0, "karpov", "khouri").units(0, infantry=1)
    table.tile("mi-go", "j4").tile("mi-go", "k3")
    play = write(monkeypatch, table, "mi-go!", "-", "-").begin()
    assert (wounds(play, "mi-go"), out(play)) == ([2, 2], {"infantry": 1})
