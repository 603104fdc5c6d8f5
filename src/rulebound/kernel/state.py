"""State classes: plain slotted dataclasses with a generated `copy()`, and a finder of shared objects."""

import types
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import Enum
from typing import Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

from rulebound.kernel.errors import RulesFault


class State:
    """Base of every state class: `@dataclass(slots=True) class Region(State): ...`.

    Fields hold ints, strings, bools, None, enums, tuples of those, other states, and lists, dicts and sets
    of all these. `copy()` is written from the annotations the first time it is called.
    """

    __slots__ = ()
    _outside: ClassVar[tuple[str, ...]] = ()  # slots that belong to one match and are None in a copy

    def __init_subclass__(cls) -> None:
        # A subclass has fields of its own: the copy already written for its base would lose them.
        if "copy" not in cls.__dict__:
            cls.copy = State.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A copy that shares nothing that can change."""
        cls = type(self)
        made: Callable[[Self], Self] = _write_copy(cls)
        if cls.copy is State.copy:
            cls.copy = made  # type: ignore[assignment, method-assign]
        return made(self)


def _write_copy(cls: Any) -> Callable[[Any], Any]:
    if "__dataclass_fields__" not in cls.__dict__ or "__slots__" not in cls.__dict__:
        raise RulesFault(f"{cls.__name__} is a State but not a dataclass(slots=True)")
    hints = get_type_hints(cls)
    lines = ["def copy(self):", "    new = create(cls)"]
    for field in fields(cls):
        where = f"{cls.__name__}.{field.name}"
        lines.append(f"    new.{field.name} = {_copied(f'self.{field.name}', hints[field.name], where, 0)}")
    for name in cls._outside:
        lines.append(f"    new.{name} = None")
    lines.append("    return new")
    scope: dict[str, Any] = {"create": object.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _copied(code: str, hint: Any, where: str, depth: int) -> str:
    """The expression that copies `code`, a value of type `hint`."""
    if _is_constant(hint):
        return code
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{code}.copy()"
    origin, args = get_origin(hint), get_args(hint)
    inner = f"x{depth}"
    if origin in (list, set) and len(args) == 1:
        if _is_constant(args[0]):
            return f"{code}.copy()"
        if origin is list:
            return f"[{_copied(inner, args[0], where, depth + 1)} for {inner} in {code}]"
    if origin is dict and _is_constant(args[0]):
        if _is_constant(args[1]):
            return f"{code}.copy()"
        return f"{{k{depth}: {_copied(inner, args[1], where, depth + 1)} for k{depth}, {inner} in {code}.items()}}"
    if origin in (Union, types.UnionType):
        real = [a for a in args if a is not type(None)]
        if len(real) == 1 and len(args) == 2:
            return f"(None if {code} is None else {_copied(code, real[0], where, depth)})"
    raise RulesFault(f"{where}: do not know how to copy {hint!r}")


def _is_constant(hint: Any) -> bool:
    if hint in (int, str, bool, float, type(None)):
        return True
    if isinstance(hint, type) and issubclass(hint, Enum):
        return True
    origin = get_origin(hint)
    if origin is Literal:
        return True
    if origin in (tuple, Union, types.UnionType):
        return all(_is_constant(a) for a in get_args(hint) if a is not ...)
    return False


_FIXED = (int, str, bool, float, type(None), Enum)


def _parts(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Every object inside `value` that can change, with the way to it."""
    if isinstance(value, _FIXED):
        return
    if isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from _parts(item, f"{path}[{i}]")
        return
    yield path, value
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from _parts(item, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _parts(item, f"{path}[{key!r}]")
    elif isinstance(value, State):
        for field in fields(value):  # type: ignore[arg-type]
            yield from _parts(getattr(value, field.name), f"{path}.{field.name}")


def shared_objects(one: State, other: State) -> list[str]:
    """Where two states hold the same changeable object: a list shared by a state and its copy."""
    seen = {id(part) for _, part in _parts(one, "")}
    return [path.lstrip(".") for path, part in _parts(other, "") if id(part) in seen]


def doubled_objects(state: State) -> list[str]:
    """Where one state holds the same changeable object twice: a copy would tear the two apart."""
    seen: dict[int, str] = {}
    found = []
    for path, part in _parts(state, ""):
        first = seen.setdefault(id(part), path)
        if first != path:
            found.append(f"{first.lstrip('.')} is {path.lstrip('.')}")
    return found
