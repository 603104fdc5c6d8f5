"""The two modes: the same source runs as plain Python, or compiled with mypyc (`make compile`)."""

from typing import Final, TypeVar

C = TypeVar("C", bound=type)

# A compiled module is an extension of Python, and this one is compiled with all others.
COMPILED: Final = not __file__.endswith(".py")


def plain_class(cls: C) -> C:
    """Marks a class that stays a Python class when its module is compiled.

    What content declares is a class below a decorator, which no compiled class can be; nor can it be derived from
    one. The methods are compiled all the same.
    """
    return cls
