"""States from JSON.

msgspec makes a dataclass without asking its class for an object, which the methods of a compiled class do not
survive. So it reads structures with the same fields, and the states are made from those.
"""

import types
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from rulebound.kernel.state import State, restore_annotations

S = TypeVar("S", bound=State)


class Mould(msgspec.Struct):
    """The fields of a state."""

    of: ClassVar[type[State]]


def thaw(data: bytes, state_type: type[S]) -> S:
    """The state that was written as this JSON; a `ValidationError` if it is none of this type."""
    mould: Any = _moulded(state_type)
    state: S = _cast(msgspec.json.decode(data, type=mould))
    return state


@cache
def _mould(state_type: Any) -> Any:
    restore_annotations(state_type)
    hints = get_type_hints(state_type)
    held = [(field.name, _moulded(hints[field.name])) for field in fields(state_type)]
    return msgspec.defstruct(state_type.__name__, held, bases=(Mould,), namespace={"of": state_type})


def _moulded(hint: Any) -> Any:
    """The type of a field, with moulds in place of states."""
    if _is_state(hint):
        return _mould(hint)
    origin, args = get_origin(hint), tuple(_moulded(each) for each in get_args(hint))
    if not args or origin is Literal:
        return hint
    return Union[args] if origin in (Union, types.UnionType) else origin[args]  # noqa: UP007


def _is_state(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, State)


def _cast(value: Any) -> Any:
    """The same with states in place of moulds."""
    if isinstance(value, Mould):
        state = value.of.__new__(value.of)
        for name in value.__struct_fields__:
            setattr(state, name, _cast(getattr(value, name)))
        return state
    if isinstance(value, list):
        return [_cast(each) for each in value]
    if isinstance(value, dict):
        return {key: _cast(each) for key, each in value.items()}
    return value
