"""Letters that look alike: which characters a name may have, and one key for all names that look the same.

After Unicode's security mechanisms (UTS 39), cut down to what names need: the scripts that UAX 31 recommends, one
way of writing for a name, and the letters of several scripts that are drawn the same.
"""

# ruff: noqa: RUF001

import unicodedata
from collections.abc import Mapping
from itertools import chain
from typing import Final

# Scripts that are written together; the first word of a character's Unicode name tells its script.
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
WRITINGS: Final = (
    *(frozenset({script}) for script in ALONE),
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
# Latin letters of living languages with no plain letter in them; phonetic signs are drawn like others and are out.
LATIN_BESIDES: Final = frozenset("ƏəƆɔƐɛƁɓƊɗƘƙƳƴ")

# Drawn as nothing, besides the characters of the category Cf (Unicode's Default_Ignorable_Code_Point).
INVISIBLE: Final = frozenset(
    chain(
        (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0000, 0xE1000),
    )
)
# Accents of the alphabets. The marks of other scripts (vowels, voiced sounds) make other letters.
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
# What is drawn the same in lower case or, as names have no case, in upper case.
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
DRAWN_LIKE: Final = {each: one for one, all_of_it in SAME.items() for each in all_of_it}
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def is_invisible(sign: str) -> bool:
    """Whether a character is drawn as nothing."""
    return ord(sign) in INVISIBLE or unicodedata.category(sign) == "Cf"


def is_in_use(sign: str) -> bool:
    """Whether a letter or mark belongs to a script that living languages are written in."""
    script = _script(sign)
    if script == "LATIN":
        plain = unicodedata.normalize("NFD", sign)[0]
        return ord(sign) < 0x180 or plain.isascii() or sign in LATIN_BESIDES
    return script == "COMBINING" or any(script in writing for writing in WRITINGS)


def is_one_writing(text: str) -> bool:
    """Whether all letters are of scripts that are written together."""
    scripts = {_script(sign) for sign in text if sign.isalpha()}
    return any(scripts <= writing for writing in WRITINGS)


def _script(sign: str) -> str:
    return unicodedata.name(sign, "?").split()[0]


def as_drawn(text: str) -> str:
    """The same text for all texts that look the same, in any case and with or without accents."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    seen = (sign for sign in folded if ord(sign) not in ACCENTS and not is_invisible(sign))
    plain = "".join(DRAWN_LIKE.get(sign, sign) for sign in seen)
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return " ".join(unicodedata.normalize("NFKC", plain).split())
