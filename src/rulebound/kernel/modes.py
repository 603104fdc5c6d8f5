"""The two modes: the same source runs as plain Python, or compiled with mypyc (`make compile`)."""

import ast
import sys
from pathlib import Path
from typing import Any, Final, TypeVar

C = TypeVar("C", bound=type)

# A compiled module is an extension of Python, and this one is compiled with all others.
COMPILED: Final = not __file__.endswith(".py")


def plain_class(cls: C) -> C:
    """Marks a class that stays a Python class when its module is compiled.

    What content declares is a class below a decorator, which no compiled class can be; nor can it be derived from
    one. The methods are compiled all the same.
    """
    return cls


def source_annotations(cls: Any) -> dict[str, str]:
    """The annotations of a class as its source has them, which lies beside the compiled module."""
    file = Path(str(sys.modules[cls.__module__].__file__))
    tree = ast.parse((file.parent / f"{cls.__module__.rpartition('.')[2]}.py").read_text("utf-8"))
    for found in tree.body:
        if isinstance(found, ast.ClassDef) and found.name == cls.__name__:
            fields = [each for each in found.body if isinstance(each, ast.AnnAssign)]
            return {ast.unparse(each.target): ast.unparse(each.annotation) for each in fields}
    raise LookupError(f"{cls.__module__} does not define {cls.__name__}")
