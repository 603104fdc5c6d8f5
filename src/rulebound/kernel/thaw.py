"""States from JSON.

msgspec makes a dataclass without asking its class for an object, which the methods of a compiled class do not
survive. So it reads structures with the same fields, and the states are made from those.

The process crashes when two threads let msgspec read a structure for the first time at once: the second one uses
what the first has not finished. So decoders are made by one thread at a time.
"""

import types
from dataclasses import fields
from functools import cache
from threading import Lock
from typing import Any, ClassVar, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from rulebound.kernel.state import State, restore_annotations

S = TypeVar("S", bound=State)
_ONE_AT_A_TIME: Final = Lock()


class Mould(msgspec.Struct):
    """The fields of a state."""

    of: ClassVar[type[State]]


def thaw(data: bytes, state_type: type[S]) -> S:
    """The state that was written as this JSON; a `ValidationError` if it is none of this type."""
    asked: Any = state_type
    with _ONE_AT_A_TIME:
        decoder = _decoder(asked)
    state: S = _cast(decoder.decode(data))
    return state


@cache
def _decoder(state_type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_moulded(state_type))


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
