"""Names and passwords: which are good, and how a password is kept. Hashing is slow: never on the event loop."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from rulebound.kernel import RuleboundError
from rulebound.server.lookalikes import as_drawn, is_in_use, is_invisible, is_one_writing

T = TypeVar("T")

NAME_LENGTH: Final = (2, 24)
PASSWORD_LENGTH: Final = (8, 200)
FORMER: Final = "a former player"
LOCAL: Final = "Local player"
RESERVED: Final = frozenset(map(as_drawn, (FORMER, LOCAL, "former player", "the local player", "rulebound")))

_HASHER: Final = PasswordHasher(time_cost=3, memory_cost=65_536, parallelism=1, type=Type.ID)
_THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")  # each takes 64 MB for a moment


class BadName(RuleboundError):
    """The name cannot be used."""


class BadPassword(RuleboundError):
    """The password cannot be used."""


def clean_name(name: str) -> str:
    """The name as it is shown, or `BadName` with what is wrong."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    least, most = NAME_LENGTH
    if not least <= len(shown) <= most:
        raise BadName(f"a name has {least} to {most} characters")
    if any(map(is_invisible, (*name, *shown))):
        raise BadName("a name has no characters that cannot be seen")
    kinds = [unicodedata.category(each)[0] for each in shown]
    if kinds[0] not in "LN":
        raise BadName("a name begins with a letter or a digit")
    if not all(map(_is_allowed, shown, kinds)):
        raise BadName("a name is made of letters in use today, the digits 0 to 9, spaces and - _ . '")
    if "MMM" in "".join(kinds):
        raise BadName("a name has at most two accents on a letter")
    if not is_one_writing(shown):
        raise BadName("a name does not mix scripts, such as Latin, Greek and Cyrillic letters")
    if name_key(shown) in RESERVED:
        raise BadName("this name is kept for the server")
    return shown


def _is_allowed(sign: str, kind: str) -> bool:
    return is_in_use(sign) if kind in "LM" else sign in " -_.'0123456789"


def name_key(name: str) -> str:
    """What must be unique: names that look the same, in upper or lower case, have the same key."""
    return as_drawn(name[:200])


def exact_key(name: str) -> str:
    """The name without regard to upper and lower case alone: the key of old accounts whose names look the same."""
    plain = " ".join(unicodedata.normalize("NFKC", name[:200]).split())
    return unicodedata.normalize("NFKC", plain.casefold())


def _password_bytes(password: str) -> bytes:
    return unicodedata.normalize("NFC", password).encode(errors="surrogatepass")


def check_password(name: str, password: str) -> None:
    """`BadPassword` if it is too short, too long or the name itself."""
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise BadPassword(f"a password has {least} to {most} characters")
    if name_key(password) == name_key(name):
        raise BadPassword("the password must not be the name")


async def _in_thread(work: Callable[..., T], *arguments: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work, *arguments)


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    return await _in_thread(_HASHER.hash, _password_bytes(password))


@cache
def _nobodys_hash() -> str:
    return _HASHER.hash(secrets.token_bytes(16))


async def password_fits(kept: str | None, password: str) -> bool:
    """Whether the password is right; takes as long when there is no such account."""
    return await _in_thread(_fits, kept, password[: PASSWORD_LENGTH[1] + 1])


def _fits(kept: str | None, password: str) -> bool:
    try:
        right = _HASHER.verify(kept or _nobodys_hash(), _password_bytes(password))
    except (VerificationError, InvalidHashError):
        return False
    return right and kept is not None


def is_outdated(kept: str) -> bool:
    """Whether the hash was made at another cost than today's."""
    return _HASHER.check_needs_rehash(kept)
