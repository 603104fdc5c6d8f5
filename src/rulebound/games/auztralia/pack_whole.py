"""A content pack made whole: what it leaves unsaid of a map is as in the standard pack.

So a pack needs no file for a map that its owner does not have, and packs go on being understood that were written
when the prices stood in `units.json` and the distances of ports in `variants.json`.
"""

from typing import Any

from rulebound.games.auztralia.pack import MAPS, standard_tables

Table = dict[str, Any]
OWN = ("provenance", "note", "reconstructed", "map", "rows", "columns", "hexes")  # what every map says for itself


def whole_pack(tables: dict[str, Table]) -> dict[str, Table]:
    """All tables that the rules read; the given ones are not changed, and may be wrong."""
    ours = standard_tables()
    found = dict(tables)
    silent = [name for name in MAPS if "ports_apart" not in tables.get(name, {})]
    for name in MAPS:
        terms = {key: value for key, value in ours[name].items() if key not in OWN}
        found[name] = {**terms, **tables[name]} if name in tables else ours[name]
        if name in silent:
            found[name]["ports_apart"] = {**terms["ports_apart"], **_apart_in_variants(tables, name)}
    if "variants" in tables:
        found["variants"] = _without(tables["variants"], "variants", silent)
    prices = _prices_in_units(tables)
    if prices and "barracks" not in tables:
        sides = [{"id": each["id"], "prices": prices} for each in ours["barracks"]["sides"]]
        found["barracks"] = {"provenance": tables["units"].get("provenance"), "sides": sides}
        found["units"] = _without(tables["units"], "units", ["cost"])
    return found


def _entries(tables: dict[str, Table], table: str) -> list[Table]:
    entries = tables.get(table, {}).get(table)
    return [each for each in entries if isinstance(each, dict)] if isinstance(entries, list) else []


def _apart_in_variants(tables: dict[str, Table], name: str) -> Table:
    return {str(each.get("id")): each[name] for each in _entries(tables, "variants") if name in each}


def _prices_in_units(tables: dict[str, Table]) -> Table:
    """The prices by units, if every unit has one."""
    units = _entries(tables, "units")
    return {str(each.get("type")): each["cost"] for each in units} if all("cost" in each for each in units) else {}


def _without(content: Table, place: str, keys: list[str]) -> Table:
    entries = content.get(place)
    if not isinstance(entries, list):
        return content
    cut = [_cut(each, keys) if isinstance(each, dict) else each for each in entries]
    return {**content, place: cut}


def _cut(entry: Table, keys: list[str]) -> Table:
    return {key: value for key, value in entry.items() if key not in keys}
