"""How a client applies changes to the view that it has."""

from typing import Any


def applied(view: Any, changes: list[dict[str, Any]]) -> Any:
    """The view after these changes; the one before stays as it is."""
    for change in changes:
        view = _with(view, change["at"], change)
    return view


def _with(there: Any, at: list[Any], change: dict[str, Any]) -> Any:
    if at:
        copy = there.copy()
        copy[at[0]] = _with(there[at[0]], at[1:], change)
        return copy
    if (start := change.get("start")) is None:
        return change["to"]
    return [*there[:start], *change["to"], *there[start + change.get("drop", 0) :]]
