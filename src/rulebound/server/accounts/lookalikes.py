"""Look-alike letters: which characters a name may have, and one key for all names that look the same.

Unicode's security mechanisms (UTS 39): the scripts that UAX 31 recommends, one group of scripts in a name, and
letters that look the same, by Unicode's list of confusables (the library `confusable_homoglyphs`). That list is
made for texts in which case counts. Names ignore case: what looks the same in the other case comes first.
"""

# ruff: noqa: RUF001

import unicodedata
from collections.abc import Mapping
from itertools import chain
from typing import Final

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

# Scripts that may be mixed in one name; the first word of a character's Unicode name is its script.
ALONE: Final = (
    "LATIN",
    "GREEK",
    "CYRILLIC",
    "ARMENIAN",
    "HEBREW",
    "ARABIC",
    "THAANA",
    "DEVANAGARI",
    "BENGALI",
    "GURMUKHI",
    "GUJARATI",
    "ORIYA",
    "TAMIL",
    "TELUGU",
    "KANNADA",
    "MALAYALAM",
    "SINHALA",
    "THAI",
    "LAO",
    "TIBETAN",
    "MYANMAR",
    "GEORGIAN",
    "ETHIOPIC",
    "KHMER",
)
SCRIPT_GROUPS: Final = (
    *(frozenset({script}) for script in ALONE),
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
# Latin letters in use that do not decompose to a plain letter; phonetic letters look like others and are missing.
MORE_LATIN: Final = frozenset("ƏəƆɔƐɛƁɓƊɗƘƙƳƴ")

# Invisible characters that are not in category Cf (Unicode's Default_Ignorable_Code_Point).
INVISIBLE: Final = frozenset(
    chain(
        (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0000, 0xE1000),
    )
)
# Accents. Marks of other scripts (vowels, voiced sounds) make different letters and stay.
ACCENTS: Final = frozenset(
    chain(
        range(0x300, 0x370),
        range(0x483, 0x488),
        range(0x1AB0, 0x1B00),
        range(0x1DC0, 0x1E00),
        range(0x20D0, 0x2100),
        range(0xFE20, 0xFE30),
    )
)
# Letters that look the same in lower case or in upper case (names ignore case).
SAME: Final[Mapping[str, str]] = {
    "a": "аα",
    "b": "вьβ",
    "c": "с",
    "d": "đԁ",
    "e": "еεɛ",
    "g": "ց",
    "h": "ħнһηհ",
    "j": "јϳ",
    "k": "ĸкκƙ",
    "l": "1iıłіӏι",
    "m": "мμ",
    "n": "νո",
    "o": "0øоοօ",
    "p": "рρ",
    "q": "ԛզ",
    "s": "ѕ",
    "t": "ŧтτ",
    "u": "ս",
    "v": "ѵ",
    "w": "ԝѡω",
    "x": "хχ",
    "y": "уүγυƴ",
    "z": "ζ",
    "3": "з",
    "ي": "ىیې",
    "ك": "ک",
    "ه": "ھہە",
    "口": "ロ囗",
    "二": "ニ",
    "力": "カ",
    "八": "ハ",
    "工": "エ",
    "卜": "ト",
    "夕": "タ",
    "千": "チ",
    "一": "ー",
    "へ": "ヘ",
    "り": "リ",
}
OURS: Final = {each: one for one, all_of_it in SAME.items() for each in all_of_it}


def _confusables() -> dict[str, str]:
    """What each letter looks like by Unicode's list: plain letters or digits if it can, else its first twin."""
    found: dict[str, str] = {}
    small_last = sorted(confusables_data.items(), key=lambda item: (item[0] == item[0].casefold(), item[0]))
    for char, twins in small_last:
        # The long s looks like f, but in lower case it is a plain s, which does not.
        if len(char) != 1 or char.casefold().isascii() or not char.isalnum():
            continue
        looks = [twin["c"].casefold() for twin in twins]
        plain = sorted(each for each in looks if each.isascii() and each.isalnum())
        first = plain[0] if plain else min([char.casefold(), *(each for each in looks if len(each) == 1)])
        found[char.casefold()] = "".join(OURS.get(each, each) for each in first)
    return found


LOOKS_LIKE: Final = {**_confusables(), **OURS}
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def is_invisible(char: str) -> bool:
    """True for a character that is not visible."""
    return ord(char) in INVISIBLE or unicodedata.category(char) == "Cf"


def is_in_use(char: str) -> bool:
    """True for a letter or mark of a script in use today."""
    script = _script(char)
    if script == "LATIN":
        plain = unicodedata.normalize("NFD", char)[0]
        return ord(char) < 0x180 or plain.isascii() or char in MORE_LATIN
    return script == "COMBINING" or any(script in group for group in SCRIPT_GROUPS)


def is_one_script_group(text: str) -> bool:
    """True if all letters belong to one group of scripts."""
    scripts = {_script(char) for char in text if char.isalpha()}
    return any(scripts <= group for group in SCRIPT_GROUPS)


def _script(char: str) -> str:
    return unicodedata.name(char, "?").split()[0]


def look_alike_key(text: str) -> str:
    """The same key for all texts that look the same, ignoring case and accents."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    seen = (char for char in folded if ord(char) not in ACCENTS and not is_invisible(char))
    plain = "".join(LOOKS_LIKE.get(char, char) for char in seen)
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return " ".join(unicodedata.normalize("NFKC", plain).split())
