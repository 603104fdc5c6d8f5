"""Why a region can or cannot be conquered, with the rule's number; and the facts beside an option."""

import pytest

from rulebound.games.small_world_underground import GAME
from rulebound.kernel import Match, Rng, Value
from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule


def frontier(hand: int = 3) -> Table:
    """Ogres in r09, Drow around them."""
    return Table().race(0, "ogres", "vampire", hand=hand).hold(0, "r09")


def args(play: Play, what: str) -> dict[str, Value]:
    """The variables of an explanation."""
    why = play.match.explain(0, what)
    assert why is not None
    return why.args


@rule("SU-045")
def test_an_open_region_is_explained_by_its_cost() -> None:
    play = frontier().begin()
    assert play.why("r12") == play.why("conquer r12") == ("open", "SU-045")
    assert args(play, "r12") == {"region": "r12", "cost": 2, "tokens": 3}


@rule("SU-058")
def test_a_region_that_only_the_die_can_win_is_explained() -> None:
    play = frontier(hand=1).hold(1, "r12", 2, race="drow").begin()
    assert play.why("r12") == ("die", "SU-058")
    assert args(play, "r12") == {"region": "r12", "cost": 4, "tokens": 1}


@rule("SU-058")
def test_a_region_too_dear_even_with_the_die_is_explained() -> None:
    play = frontier(hand=1).hold(1, "r12", 3, race="drow").begin()
    assert play.why("r12") == ("too-dear", "SU-058")
    assert args(play, "r12") == {"region": "r12", "cost": 5, "tokens": 1}


@rule("SU-022")
def test_nothing_is_conquered_out_of_turn_or_before_the_choice() -> None:
    play = frontier().hold(1, "r12", race="drow").begin(0, "choose")
    assert play.why("r12") == ("not-now", "SU-022")
    play.pick("go-on")
    assert play.why("r12", seat=0)[0] == "open"
    assert play.why("r09", seat=1) == ("not-now", "SU-022")
    assert Table().begin(0, "pick").why("r02") == ("not-now", "SU-022")


@rule("SU-041", "SU-042", "SU-039")
@pytest.mark.parametrize(
    ("region", "why"),
    [("r01", ("chasm", "SU-041")), ("r09", ("own", "SU-042")), ("r26", ("not-adjacent", "SU-039"))],
)
def test_chasm_own_region_and_distance_are_explained(region: str, why: tuple[str, str]) -> None:
    play = frontier().begin()
    assert play.why(region) == why
    assert args(play, region) == {"region": region}


@rule("SU-037")
def test_a_region_off_the_edge_is_no_entry() -> None:
    play = Table().race(0, "ogres", hand=5).begin()
    assert play.why("r09") == ("no-entry", "SU-037")
    assert play.why("r02") == ("open", "SU-045")


@rule("SU-043")
def test_nothing_is_conquered_without_a_token_in_hand() -> None:
    assert frontier(hand=0).begin().why("r12") == ("no-tokens", "SU-043")


@rule("SU-061")
def test_nothing_is_conquered_after_the_roll() -> None:
    table = Table().race(0, "ogres", "vampire", hand=1).hold(0, "r09").find("wickedest-pentacle", "r09")
    table.marker("balrog", "r26").hold(1, "r12", 1, race="drow")
    play = table.begin().die(0).pick("attempt r12")
    assert play.why("r12") == ("rolled", "SU-061")


@rule("SU-086")
def test_the_balrogs_region_is_explained() -> None:
    assert frontier().marker("balrog", "r12").begin().why("r12") == ("balrog", "SU-086")


@rule("SU-084")
def test_an_immune_region_is_explained() -> None:
    table = frontier().hold(1, "r12", race="drow", power="royal").marker("queen", "r12")
    assert table.begin().why("r12") == ("immune", "SU-084")


@rule("SU-104")
def test_the_bar_of_the_liches_is_explained() -> None:
    table = frontier().hold(1, "r12", race="liches")
    assert table.begin().why("r12") == ("open", "SU-045")
    assert table.coins(0, 0).begin().why("r12") == ("barred", "SU-104")


@rule("SU-095")
def test_a_gnome_region_within_reach_only_by_an_ability_is_explained() -> None:
    table = Table().race(0, "spiderines", hand=5).hold(0, "r09").hold(1, "r27", race="gnomes")
    assert table.begin().why("r27") == ("guarded", "SU-095")
    assert table.begin().why("r23") == ("open", "SU-045")


@rule("SU-153")
def test_with_the_orb_taken_up_only_lone_tokens_matter() -> None:
    table = frontier().find("shiny-orb", "r09").hold(1, "r12", 1, race="drow").hold(1, "r08", 1).hold(1, "r02", 2)
    play = table.begin().pick("use shiny-orb")
    assert play.why("r12") == ("lone", "SU-153")
    assert play.why("r02") == play.why("r13") == ("not-lone", "SU-153")


def test_what_is_no_region_is_not_explained() -> None:
    play = frontier().begin()
    assert play.match.explain(0, "r99") is None
    assert play.match.explain(0, "done") is None
    assert play.match.explain(0, "") is None


def facts(play: Play) -> dict[str, dict[str, Value]]:
    """The facts beside every option of whoever is asked."""
    ask = play.match.view(play.seat).ask
    assert ask is not None
    return {option.text: option.facts for option in ask.options}


def plain(shown: dict[str, Value]) -> dict[str, Value]:
    """The facts of an option without the parts of its price."""
    return {key: value for key, value in shown.items() if not key.startswith("part-")}


def test_attacks_show_cost_and_terrain() -> None:
    table = Table().race(0, "will-o-wisps", "vampire", hand=3).hold(0, "r09").find("shiny-orb", "r09")
    shown = facts(table.hold(1, "r12", 2, race="drow").hold(1, "r08").begin())
    assert plain(shown["conquer r08"]) == {"cost": 3, "terrain": "mushroom-forest"}
    die = {"die": 1, "reveals": "reveals-die"}
    assert plain(shown["attempt r12"]) == {"cost": 5, "terrain": "black-mountain", "faces": 2, "chance": 33, **die}
    assert plain(shown["roll r13"]) == {"cost": 2, "terrain": "mystic-crystal", "faces": 6, "chance": 100, **die}
    assert shown["bite r08"] == {"terrain": "mushroom-forest"}  # a swap has no price
    assert shown["abandon r09"] == {"terrain": "mushroom-forest", "regret": "regret-abandon"}
    assert shown["use shiny-orb"] == shown["done"] == {}


def test_the_cost_shown_counts_the_relics_taken_up() -> None:
    table = frontier(hand=5).find("sword-of-killer-rabbit", "r09").hold(1, "r12", 2, race="drow")
    play = table.begin()
    assert facts(play)["conquer r12"]["cost"] == 4
    assert facts(play.pick("use sword-of-killer-rabbit"))["conquer r12"]["cost"] == 2


def test_combos_show_their_coins_and_tokens() -> None:
    table = Table().combos(("ogres", "royal"), ("drow", "muddy"), ("mummies", "wise"))
    play = table.begin(0, "pick").pick("choose mummies wise 2").to_end_of_turn()
    shown = facts(play)
    assert shown["choose ogres royal 0"] == {"coins": 1, "tokens": 10, "reveals": "reveals-race"}
    assert shown["choose drow muddy 1"] == {"coins": 1, "tokens": 7, "reveals": "reveals-race"}


def test_what_comes_to_light_is_told_by_its_kind() -> None:
    shown = facts(frontier(hand=9).monsters("r12").begin())
    assert shown["conquer r12"]["reveals"] == "reveals-find"
    assert "reveals" not in shown["conquer r13"]
    flames = facts(Table().combos(("flames", "royal"), ("drow", "muddy")).begin(0, "pick"))
    assert "reveals" not in flames["choose flames royal 0"]  # the Volcano is placed first
    assert flames["choose drow muddy 1"]["reveals"] == "reveals-race"
    ring = Table().race(0, "ogres", "vampire").hold(0, "r09").find("froggys-ring", "r09").begin().pick("done")
    assert facts(ring)["ring r09"]["reveals"] == "reveals-coins"


def parts(play: Play, option: str) -> dict[str, Value]:
    """What the price of an option is made up of."""
    return {
        key.removeprefix("part-"): value for key, value in facts(play)[option].items() if key.startswith("part-")
    }


@rule("SU-045", "SU-046", "SU-047", "SU-048")
def test_a_price_says_what_it_is_made_up_of() -> None:
    table = frontier(hand=9).hold(1, "r12", 2, race="drow").armor("r12", 1).find("sword-of-killer-rabbit", "r09")
    play = table.begin()
    assert parts(play, "conquer r12") == {"ground": 2, "mountain": 1, "tokens": 2, "armor": 1, "ogres": -1}
    assert parts(play.pick("use sword-of-killer-rabbit"), "conquer r12") == {
        "ground": 2,
        "mountain": 1,
        "tokens": 2,
        "armor": 1,
        "ogres": -1,
        "sword-of-killer-rabbit": -2,
    }


@rule("SU-053", "SU-188")
def test_a_price_is_at_least_one() -> None:
    table = frontier(hand=5).find("sword-of-killer-rabbit", "r09")
    play = table.begin().pick("use sword-of-killer-rabbit")
    for option, shown in facts(play).items():
        if option.startswith("conquer"):
            assert sum(value for value in parts(play, option).values() if isinstance(value, int)) == shown["cost"]


@rule("SU-059")
def test_the_die_says_with_how_many_faces_it_suffices() -> None:
    table = frontier(hand=1).hold(1, "r12", 1, race="drow")
    shown = facts(table.begin())["attempt r12"]
    assert (shown["cost"], shown["faces"], shown["chance"]) == (3, 2, 33)  # a 2 or a 3


def test_in_random_games_the_parts_of_every_price_add_up() -> None:
    for seed in (1, 2, 3):
        match = Match(GAME, GAME.setup.check({"seats": 3}), seed)
        rng = Rng(seed)
        while not match.over:
            assert match.pending is not None
            seat = match.pending.seats[0]
            ask = match.view(seat).ask
            assert ask is not None
            for option in ask.options:
                if "cost" in option.facts:
                    made = [n for key, n in option.facts.items() if key.startswith("part-") and isinstance(n, int)]
                    assert sum(made) == option.facts["cost"], option
            match.pick(seat, rng.choice(match.options(seat)))
