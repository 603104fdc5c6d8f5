"""The table in lines, and a look at a land or a spirit."""

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.power import counted
from rulebound.games.spirit_island.state import Effect
from rulebound.kernel import Event
from rulebound.messages import Messages
from tests.games.spirit_island.frames import two
from tests.games.spirit_island.harness import RIVER, Table, island

WORDS = Messages(GAME, players=["Ada", "Bo"])
OCEAN = "oceans-hungry-grasp"


def lines(table: Table) -> list[str]:
    """The table as it is told."""
    return [WORDS.status(line) for line in GAME.status(table.s, None)]


def looks(table: Table, what: str) -> list[str]:
    return [WORDS.status(line) for line in GAME.look(table.s, 0, what)]


def test_turn_terror_fear_and_blight_are_told() -> None:
    table = island("A5: 1P")
    s = table.s
    s.fear, s.blight_left = 3, 2
    said = lines(table)
    assert said[0] == "Turn 1: fast powers"
    assert "Terror level 1, fear cards left in it: 3" in said
    assert "Fear: 3 of 4" in said
    assert "Blight left: 2" in said
    s.earned, s.fear_deck = s.fear_deck[-4:], s.fear_deck[:-4]
    s.blight_card, s.flipped, s.blighted = "downward-spiral", True, True
    s.phase, s.step = "invaders", "ravage"
    said = lines(table)
    assert {"Turn 1: invader phase", "Step: ravage", "Terror level 2, fear cards left in it: 2"} <= set(said)
    assert {"Earned fear cards to resolve: 4", "Blight card: Downward Spiral", "The island is blighted"} <= set(
        said
    )


def test_the_blight_card_is_not_told_before_it_is_turned() -> None:
    table = island("A5: 1P", blight="card")
    assert table.s.blight_card
    assert not any(line.kind == "blight-card" for line in GAME.status(table.s, None))


def test_invader_cards_and_the_lands_where_they_act_are_told() -> None:
    table = island("A1: 2E 1P; A8: 1T; A2: 1C; A5: 1D")
    s = table.s
    s.slot("ravage").cards, s.slot("build").cards = ["1-mountain"], ["2-coastal"]
    s.defend[s.island.number_of["A1"]] = 1
    said = lines(table)
    assert {"ravage: mountain (stage I)", "build: coastal lands (stage II)"} <= set(said)
    assert "Invader cards left: 12, the next of stage 1" in said
    assert [line for line in said if line.startswith("Ravage in")] == ["Ravage in A1: damage 2, defence 1"]
    assert [line for line in said if line.startswith("Build in")] == ["Build in A1", "Build in A2"]


def test_spirits_are_told_with_their_cards_and_elements() -> None:
    table = two("A5: 2P; B5: 1Q")
    spirit = table.s.spirits[0]
    spirit.energy, spirit.destroyed = 4, 1
    spirit.hand = ["wash-away"]
    spirit.played, spirit.used, spirit.discard = (
        ["flash-floods", "boon-of-vigor"],
        ["boon-of-vigor"],
        ["rivers-bounty"],
    )
    table.s.effects.append(Effect("ward", seat=0, amount=2))
    said = lines(table)
    mine = [line for line in said if line.startswith("Ada")]
    assert mine[0] == "Ada: River Surges in Sunlight, energy 4, each turn 1 energy and 1 card play"
    assert set(mine) >= {
        "Ada has 2 sun 2 water 1 plant",
        "Ada: Massive Flooding reaches level 1",
        "Ada holds Wash Away, 1 energy, slow",
        "Ada has played Flash Floods, fast",
        "Ada has used Boon of Vigor",
        "Ada has discarded River's Bounty",
        "Ada: destroyed presence 1",
        "Ada this turn: defends wherever its presence is",
    }
    assert any(line.startswith("Bo: Lightning's Swift Strike") for line in said)
    assert "Bo has 2 sun" not in said


def test_any_element_and_drowned_invaders_are_told() -> None:
    table = island("A1: 1P", spirit=OCEAN)
    table.s.spirits[0].gained = list(counted("1 any"))
    table.s.spirits[0].notes["drowned"] = 3
    said = lines(table)
    assert "Ada has 1 of any element" in said
    assert "Ada: health of drowned invaders 3" in said


def test_in_the_spirit_phase_it_is_told_how_far_each_spirit_is() -> None:
    table = island("A5: 1P")
    table.s.phase, table.s.spirits[0].stage, table.s.spirits[0].plays = "spirits", 1, 2
    assert {"Ada is playing cards", "Ada: card plays left 2"} <= set(lines(table))
    table.s.spirits[0].drawn = ["drought"]
    assert "Ada may keep Drought" in lines(table)


def test_lands_are_told_with_all_that_lies_there() -> None:
    table = two("A5: 2E 1T/1 1C*2 3D 1B 2P 1Q; A7: 1Wi 2Ba; A2: 1P")
    s = table.s
    a5 = s.island.number_of["A5"]
    s.defend[a5], s.isolated = 3, 1 << a5
    s.effects.append(Effect("skip-ravage", land=a5, source="paralyzing-fright"))
    s.effects.append(Effect("avoid-the-dahan-1", source="avoid-the-dahan"))
    said = lines(table)
    assert "A5, wetland, 2 explorers, 1 town, 1 city, 3 dahan, 1 blight" in said
    assert "A5: town with 1 damage, 1 of them" in said
    assert "A5: city with 2 strife, 1 of them" in said
    assert "A5: sacred site of Ada, presence 2" in said
    assert "A5: presence of Bo, 1" in said
    assert "A5: defended by 3" in said
    assert "A5: isolated" in said
    assert "A5 this turn: invaders do not ravage" in said
    assert "A7: wilds, 1" in said
    assert "A7: badlands, 2" in said
    assert "Fear still at work: This turn invaders do not explore lands with 2 or more dahan." in said
    assert not any(line.startswith("A3") for line in said)


def test_a_look_at_a_land() -> None:
    table = island("A1: 1E 1P; A2: 1C")
    table.s.slot("ravage").cards = ["1-mountain"]
    found = looks(table, "A1")
    assert found[:2] == ["A1 is mountain", "A1 lies at the coast"]
    assert "It borders on A0 ocean" in found
    assert "It borders on A2 wetland" in found
    assert "A1, mountain, 1 explorer" in found
    assert "Ravage in A1: damage 1, defence 0" in found
    assert not any("A2, " in line for line in found)
    assert looks(table, "A8")[-1].startswith("A8, ")
    assert list(GAME.look(table.s, None, "Z9")) == []


def test_a_look_at_a_spirit() -> None:
    table = island("A5: 1P")
    table.s.spirits[0].open = [3, 2]
    found = list(GAME.look(table.s, None, RIVER))
    assert Event("growth", (1, "reclaim")) in found
    assert Event("track", ("energy", "1, 2, 2, 3, 4, 4, 5", 3)) in found
    assert Event("track", ("cards", "1, 2, 2, 3, reclaim-1, 4, 5", 2)) in found
    assert Event("special-rule", ("rivers-domain",)) in found
    assert Event("need", ("massive-flooding", 2, "sun 2, water 3")) in found
    green = [WORDS.status(line) for line in GAME.look(table.s, None, "a-spread-of-rampant-green")]
    assert green[0] == "Growth of every turn: Add presence within range 2 to jungle or wetland"
