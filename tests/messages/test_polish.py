# ruff: noqa: RUF001
"""Polish sentences of the games, with numbers and with names in several cases, as they are read at the table."""

from functools import cache
from typing import Final

import pytest

from rulebound.games import load_game
from rulebound.kernel import Event, Option
from rulebound.messages import Messages

SMALL, OZ, ISLAND = "small-world-underground", "auztralia", "spirit-island"
NUMBERS: Final = (1, 2, 5, 12, 22)


@cache
def words(game: str) -> Messages:
    return Messages(load_game(game), "pl", ("Ana", "Bo"))


TOKENS: Final = "1 żeton|2 żetony|5 żetonów|12 żetonów|22 żetony"
DAMAGE: Final = "1 obrażenie|2 obrażenia|5 obrażeń|12 obrażeń|22 obrażenia"
# A sentence, what happens or can be chosen, and what is counted in it with each of the numbers.
COUNTED: Final[list[tuple[str, str, tuple[str | int, ...], str]]] = [
    (
        SMALL,
        "Ana wykuwa {}.",
        ("hammers", 0),
        "1 Srebrny Młot|2 Srebrne Młoty|5 Srebrnych Młotów|12 Srebrnych Młotów|22 Srebrne Młoty",
    ),
    (SMALL, "Ana stawia {} (Mumie) w r05.", ("placed", 0, "mummies", "r05"), TOKENS),
    (
        OZ,
        "Ana płaci sztukę złota i odrzuca {}.",
        ("cleared", 0),
        "1 postać|2 postacie|5 postaci|12 postaci|22 postacie",
    ),
    (OZ, "Przedwieczni dostają {}.", ("old-ones-gain",), "1 punkt|2 punkty|5 punktów|12 punktów|22 punkty"),
    (OZ, "Shoggot na K5 otrzymuje {}, zadaje Ana.", ("wounded", 0, "shoggoth", "K5"), DAMAGE),
    (ISLAND, "Dahanie w A5 kontratakują i zadają {}.", ("struck-back", "A5"), DAMAGE),
    (
        ISLAND,
        "Do A5 {}.",
        ("blight", "A5"),
        "trafia 1 zaraza|trafiają 2 zarazy|trafia 5 zaraz|trafia 12 zaraz|trafiają 22 zarazy",
    ),
    (OZ, "Ana wydobywa {} na K5.", ("dug", 0, "K5", "coal"), "1 węgiel|2 węgle|5 węgli|12 węgli|22 węgle"),
    (OZ, "Ana dostaje {}.", ("gained", 0, "gold"), "1 złoto|2 złota|5 złota|12 złota|22 złota"),
    (
        OZ,
        "Ana dostaje {}.",
        ("enlisted", 0, "armoured-car"),
        "1 wóz pancerny|2 wozy pancerne|5 wozów pancernych|12 wozów pancernych|22 wozy pancerne",
    ),
    (OZ, "Ana traci {}.", ("robbed", 0, "iron"), "1 żelazo|2 żelaza|5 żelaza|12 żelaza|22 żelaza"),
    (ISLAND, "A5: {}.", ("token", "beasts", "A5"), "1 bestia|2 bestie|5 bestii|12 bestii|22 bestie"),
    (ISLAND, "A5: {}.", ("token", "disease", "A5"), "1 choroba|2 choroby|5 chorób|12 chorób|22 choroby"),
    (
        ISLAND,
        "Ana ma w tej rundzie więcej źródeł mocy: {}.",
        ("element", 0, "sun"),
        "1 słońce|2 słońca|5 słońc|12 słońc|22 słońca",
    ),
]


@pytest.mark.parametrize(
    ("game", "sentence", "event", "number", "said"),
    [
        pytest.param(game, sentence, event, number, said, id=said)
        for game, sentence, event, each in COUNTED
        for number, said in zip(NUMBERS, each.split("|"), strict=True)
    ],
)
def test_what_is_counted(game: str, sentence: str, event: tuple[str | int, ...], number: int, said: str) -> None:
    kind, about = str(event[0]), [*event[1:]]
    variables = words(game).game.events[kind].split()
    about.insert(variables.index("number"), number)
    assert words(game).event(Event(kind, tuple(about))) == sentence.format(said)


@pytest.mark.parametrize(
    ("price", "said"),
    zip(
        (0, *NUMBERS),
        ["za darmo", "za 1 monetę", "za 2 monety", "za 5 monet", "za 12 monet", "za 22 monety"],
        strict=True,
    ),
)
def test_what_a_race_costs(price: int, said: str) -> None:
    assert (
        words(SMALL).event(Event("chose", (0, "drow", "flocking", price, 0)))
        == f"Ana wybiera: Stadne Drowy, {said}."
    )


GENITIVE = [
    (SMALL, Event("relic-moved", (0, "flying-doormat", "r05")), "Ana używa Latającej Wycieraczki w r05."),
    (SMALL, Event("relic-moved", (0, "shiny-orb", "r05")), "Ana używa Świecącego Graala w r05."),
    (OZ, Event("farmed", (0, "K5", "cattle")), "Ana zakłada farmę krów na K5."),
    (OZ, Event("farmed", (0, "K5", "corn")), "Ana zakłada farmę kukurydzy na K5."),
    (ISLAND, Event("spent", (0, "sun")), "Ana wydaje znacznik słońca."),
    (ISLAND, Event("drawn", (0, "minor")), "Ana dobiera z talii pomniejszych mocy."),
]
ACCUSATIVE = [
    (SMALL, Event("found-place", (0, "altar-of-souls", "r05")), "Ana odkrywa Ołtarz Ofiarny w r05."),
    (SMALL, Event("found-relic", (0, "flying-doormat", "r05")), "Ana znajduje Latającą Wycieraczkę w r05."),
    (OZ, Event("unit-lost", (0, "infantry")), "Ana traci piechotę."),
    (OZ, Event("imported", (0, "coal")), "Ana bierze z zasobów węgiel."),
    (ISLAND, Event("replaced", ("explorer", "A5")), "A5: zamieniono 1 odkrywcę."),
    (ISLAND, Event("replaced", ("town", "A5")), "A5: zamieniono 1 osadę."),
    (ISLAND, Event("replaced", ("dahan", "A5")), "A5: zamieniono 1 wioskę Dahan."),
]
INSTRUMENTAL = [
    (SMALL, Event("conquered", (0, race, "r05", 3)), f"Ana podbija r05 {said}, żetony: 3.")
    for race, said in {
        "cultists": "Kultystami",
        "gnomes": "Gnomami",
        "liches": "Liczami",
        "drow": "Drowami",
        "iron-dwarves": "Żelaznymi Krasnoludami",
        "mummies": "Mumiami",
        "shadow-mimes": "Mimami Cienia",
        "spiderines": "Pajęczątkami",
    }.items()
]


@pytest.mark.parametrize(("game", "event", "said"), [*GENITIVE, *ACCUSATIVE, *INSTRUMENTAL])
def test_a_name_in_its_case(game: str, event: Event, said: str) -> None:
    assert words(game).event(event) == said


@pytest.mark.parametrize(("race", "said"), [("drow", "Szlacheckie Drowy"), ("cultists", "Szlacheccy Kultyści")])
def test_a_power_goes_with_the_gender_of_its_race(race: str, said: str) -> None:
    assert words(SMALL).event(Event("offered", (race, "royal"))) == f"Nowy zestaw do wyboru: {said}."


@pytest.mark.parametrize(
    ("game", "option", "said"),
    [
        (OZ, Option("keep", "brassey"), "Zatrzymaj Timothy’ego Brasseya"),
        (ISLAND, Option("move-token", "beasts", "A5"), "Przenieś 1 bestię do A5"),
        (ISLAND, Option("destroy", "city", "A5"), "Zniszcz 1 miasto w A5"),
    ],
)
def test_what_can_be_chosen(game: str, option: Option, said: str) -> None:
    assert words(game).option(option) == said


def test_no_name_lacks_a_form() -> None:
    assert {game: dict(words(game).fallbacks) for game in (SMALL, OZ, ISLAND)} == {SMALL: {}, OZ: {}, ISLAND: {}}
