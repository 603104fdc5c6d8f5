"""The numbers of Spirit Island."""

from rulebound.games.spirit_island import setup
from rulebound.games.spirit_island.adversary import ADVERSARIES, PLAIN_FEAR
from rulebound.games.spirit_island.invader_deck import PLAIN_PLAN
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, FEAR, HEALTH, STRENGTH, TOWN
from tests.workshop.numbers import Claims


def claims() -> Claims:
    """What the page says of decks, pools and pieces."""
    one, two, three = PLAIN_FEAR
    stages = [PLAIN_PLAN.count(stage) for stage in "123"]
    prussia = ADVERSARIES["brandenburg-prussia"].levels
    fear = [f"{level.fear[0]}, {level.fear[1]} and {level.fear[2]}" for level in prussia]
    hard = [level.difficulty for level in prussia]
    assert fear[4] == fear[5]
    assert len({*prussia[6].fear}) == 1
    return {
        "SI-002": [f"{setup.FEAR_OF_A_PLAYER} fear markers for each player"],
        "SI-003": [
            f"{sum(PLAIN_FEAR)} random fear cards",
            f"{one} for terror level I on top",
            f"level II and {two} cards",
            f"level III and {three} cards",
            f"{fear[3]} cards at level 3, {fear[4]} at levels 4 and 5",
            f"and {prussia[6].fear[0]} for each at level 6",
        ],
        "SI-004": [
            f"{stages[0]} cards of stage I on top, then {stages[1]} of stage II, then {stages[2]} of stage III"
        ],
        "SI-005": [f"{setup.SIMPLE_BLIGHT} for each player"],
        "SI-006": [f"{setup.HEALTHY_BLIGHT} blight for each player"],
        "SI-012": [f"1 disease in its land {setup.DISEASED}"],
        "SI-063": [f"a town causes {FEAR[TOWN]} fear, a city {FEAR[CITY]}, explorers and dahan none"],
        "SI-072": [
            f"An explorer has {HEALTH[EXPLORER]} health and does {STRENGTH[EXPLORER]} damage, "
            f"a town {HEALTH[TOWN]} and {STRENGTH[TOWN]}, a city {HEALTH[CITY]} and {STRENGTH[CITY]}; "
            f"a dahan has {HEALTH[DAHAN]} health and does {STRENGTH[DAHAN]} damage"
        ],
        "SI-154": [f"it is {', '.join(map(str, hard[:-1]))} and {hard[-1]} at the levels 0 to {len(hard) - 1}"],
    }
