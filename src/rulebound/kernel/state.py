"""State classes: plain slotted dataclasses with a written `copy()`, and a finder of shared objects."""

import types
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import Enum
from typing import Any, Final, Literal, Self, Union, get_args, get_origin, get_type_hints

from mypy_extensions import mypyc_attr

from rulebound.kernel.errors import RulesFault
from rulebound.kernel.modes import COMPILED, source_annotations

_RESTORED: Final = "_annotations_restored"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every state class: `@dataclass(slots=True) class Region(State): ...`.

    Fields hold ints, strings, bools, None, enums, tuples of those, other states, and lists, dicts and sets
    of all these. `copy()` follows from the annotations: the states of our own games have it in their source
    (`make copies` writes it there), other states get it the first time it is called.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # A subclass has fields of its own: the copy already written for its base would lose them.
        if "copy" not in vars(cls):
            cls.copy = State.copy  # type: ignore[method-assign]
        # Compiled classes do not name their slots: a dataclass gets those of its base once more, which hide them.
        for name in vars(cls).get("__slots__", ()):
            if isinstance(getattr(cls.__base__, name, None), types.GetSetDescriptorType):
                delattr(cls, name)

    def copy(self) -> Self:
        """A copy that shares nothing that can change."""
        cls: Any = type(self)
        made = _make_copy(cls)
        if cls.copy is State.copy:
            cls.copy = made
        copied: Self = made(self)
        return copied


def _make_copy(cls: Any) -> Callable[[Any], Any]:
    if "__dataclass_fields__" not in vars(cls) or "__slots__" not in vars(cls):
        raise RulesFault(f"{cls.__name__} is a State but not a dataclass(slots=True)")
    scope: dict[str, Any] = {cls.__name__: cls}
    exec("\n    ".join(["def copy(self):", *copy_lines(cls)]), scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def copy_lines(cls: Any) -> list[str]:
    """The body of a state's `copy()`, by its annotations."""
    restore_annotations(cls)
    hints = get_type_hints(cls)
    lines = [f"new = {cls.__name__}.__new__({cls.__name__})"]
    for field in fields(cls):
        where = f"{cls.__name__}.{field.name}"
        lines.append(f"new.{field.name} = {_copied(f'self.{field.name}', hints[field.name], where, 0)}")
    if "kept_by_copies" in vars(cls):
        lines.append("new.kept = self.kept_by_copies()")
    return [*lines, "return new"]


def restore_annotations(cls: Any) -> None:
    """Give a compiled state and those within it the annotations of their source, for whoever reads types.

    Of `list[int]` a compiled class keeps `list`, and of a union nothing.
    """
    if not COMPILED or _RESTORED in vars(cls):
        return
    for base in cls.__mro__[:-1]:
        if base.__module__.startswith("rulebound.") and "__annotations__" in vars(base):
            base.__annotations__ = source_annotations(base)
    setattr(cls, _RESTORED, True)
    for hint in get_type_hints(cls).values():
        for part in _types_in(hint):
            if issubclass(part, State):
                restore_annotations(part)


def _types_in(hint: Any) -> Iterator[type]:
    if isinstance(hint, type):
        yield hint
    for part in get_args(hint):
        yield from _types_in(part)


def _copied(code: str, hint: Any, where: str, depth: int) -> str:
    """The expression that copies `code`, a value of type `hint`."""
    if _is_constant(hint):
        return code
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{code}.copy()"
    origin, args = get_origin(hint), get_args(hint)
    key, inner = f"key{depth or ''}", f"each{depth or ''}"
    if origin in (list, set) and len(args) == 1:
        if _is_constant(args[0]):
            return f"{code}.copy()"
        if origin is list:
            return f"[{_copied(inner, args[0], where, depth + 1)} for {inner} in {code}]"
    if origin is dict and _is_constant(args[0]):
        if _is_constant(args[1]):
            return f"{code}.copy()"
        return f"{{{key}: {_copied(inner, args[1], where, depth + 1)} for {key}, {inner} in {code}.items()}}"
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
