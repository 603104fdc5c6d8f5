"""Names that take the form their sentence asks for: `{ NAME($race, case: "genitive") }`.

A name is a message; its forms and its gender are attributes of it, in languages that have them:

    race-drow = Drowy
        .genitive = Drowów
        .gender = masculine

A form may tell numbers apart by `$number`, which the sentence gives: `{ NAME($unit, $number, case: "counted") }`.
A word before a name may lose its last letter to it: `{ ELIDE("de", $seat) }` is one letter
shorter, with an apostrophe, before Ana than before Bo.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, Self

from fluent.runtime import FluentBundle, FluentResource

PLAIN: Final = "nominative"
GENDER: Final = "gender"
# How a name begins that takes a letter from the word before it; its accents stand apart.
VOWEL: Final = re.compile("[aeiouæœ]|y[b-df-hj-np-tv-z]", re.IGNORECASE)

Form = Callable[[str, int], str | None]


class Name(str):
    """What something is called, in its plain form; `form` gives its others, or None where it has no such form."""

    __slots__ = ("form",)
    form: Form

    def __new__(cls, plain: str, form: Form) -> Self:
        name = super().__new__(cls, plain)
        name.form = form
        return name


class Words:
    """The messages of one language, and which forms of names were asked for in vain."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.missing_forms: Counter[str] = Counter()
        functions: dict[str, Callable[..., Any]] = {"NAME": self._name, "GENDER": self._gender, "ELIDE": _elide}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def add(self, text: str) -> None:
        """Add the messages of one file."""
        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(message))

    def format(
        self, message: str, about: Mapping[str, object], attribute: str | None = None
    ) -> tuple[str | None, list[Exception]]:
        """The text of a message, or of an attribute of it, and what was wrong with it; None: it has no text."""
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, dict(about))
        return str(text), errors

    def name(self, message: str, plain: str, **about: object) -> Name:
        """The name that this message gives, with its forms."""

        def form(case: str, number: int) -> str | None:
            text, errors = self.format(message, {"number": number, **about}, case)
            if errors:
                raise errors[0]
            if text is None and case != GENDER:
                self.missing_forms[f"{message}.{case}"] += 1
            return text

        return Name(plain, form)

    def _name(self, name: object, number: float = 1, case: str = PLAIN) -> str:
        if not isinstance(name, Name) or case == PLAIN:
            return str(name)
        return name.form(case, int(number)) or str(name)

    def _gender(self, name: object) -> str:
        return (name.form(GENDER, 1) or "") if isinstance(name, Name) else ""


def _elide(word: str, name: object) -> str:
    """The word before the name, shortened where the name begins with a vowel."""
    begins_open = VOWEL.match(unicodedata.normalize("NFD", str(name)))
    return f"{word[:-1]}’{name}" if begins_open else f"{word} {name}"  # noqa: RUF001
