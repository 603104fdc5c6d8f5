"""What tests ask of a land before something happens there."""

from rulebound.games.spirit_island.ravage import defence_of, ravage_damage
from tests.games.spirit_island.harness import Table


def number(table: Table, land: str) -> int:
    return table.s.island.number_of[land]


def damage(table: Table, land: str) -> int:
    """What a ravage there would do."""
    return ravage_damage(table.s, number(table, land))


def defence(table: Table, land: str) -> int:
    return defence_of(table.s, number(table, land))


def health(table: Table, land: str, kind: int) -> int:
    return table.s.health_of(number(table, land), kind)
