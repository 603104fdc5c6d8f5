"""Validation of names and passwords, and password hashing (slow: runs in threads, not on the event loop)."""

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
from rulebound.server.accounts.lookalikes import is_in_use, is_invisible, is_one_script_group, look_alike_key
from rulebound.server.limits import TooFast

T = TypeVar("T")

NAME_LENGTH: Final = (2, 24)
PASSWORD_LENGTH: Final = (8, 200)
FORMER: Final = "a former player"
LOCAL: Final = "Local player"
RESERVED: Final = frozenset(map(look_alike_key, (FORMER, LOCAL, "former player", "the local player", "rulebound")))

_HASHER: Final = PasswordHasher(time_cost=3, memory_cost=65_536, parallelism=1, type=Type.ID)
MOST_WAITING: Final = 40  # log-ins: about two seconds of work
_THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")  # each takes 64 MB for a moment


class BadName(RuleboundError):
    """The name cannot be used."""


class BadPassword(RuleboundError):
    """The password cannot be used."""


def clean_name(name: str) -> str:
    """Return the name as it is shown; raise `BadName` if it is not allowed."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    least, most = NAME_LENGTH
    if not least <= len(shown) <= most:
        raise BadName("name-length", "a name has {least} to {most} characters", least=least, most=most)
    if any(map(is_invisible, (*name, *shown))):
        raise BadName("name-unseen", "a name has no characters that cannot be seen")
    kinds = [unicodedata.category(each)[0] for each in shown]
    if kinds[0] not in "LN":
        raise BadName("name-start", "a name begins with a letter or a digit")
    if not all(map(_is_allowed, shown, kinds)):
        raise BadName(
            "name-letters", "a name is made of letters in use today, the digits 0 to 9, spaces and - _ . '"
        )
    if "MMM" in "".join(kinds):
        raise BadName("name-accents", "a name has at most two accents on a letter")
    if not is_one_script_group(shown):
        raise BadName("name-scripts", "a name does not mix scripts, such as Latin, Greek and Cyrillic letters")
    if name_key(shown) in RESERVED:
        raise BadName("name-reserved", "this name is reserved")
    return shown


def _is_allowed(char: str, kind: str) -> bool:
    return is_in_use(char) if kind in "LM" else char in " -_.'0123456789"


def name_key(name: str) -> str:
    """The unique key of a name: names that look the same, in any case, have the same key."""
    return look_alike_key(name[:200])


def exact_key(name: str) -> str:
    """The name in lower case: the key of old accounts whose names look the same as another's."""
    plain = " ".join(unicodedata.normalize("NFKC", name[:200]).split())
    return unicodedata.normalize("NFKC", plain.casefold())


def _password_bytes(password: str) -> bytes:
    return unicodedata.normalize("NFC", password).encode(errors="surrogatepass")


def check_password(name: str, password: str) -> None:
    """Raise `BadPassword` if it is too short, too long or equal to the name."""
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise BadPassword("password-length", "a password has {least} to {most} characters", least=least, most=most)
    if name_key(password) == name_key(name):
        raise BadPassword("password-is-name", "the password must not be the name")


class _Queue:
    """How many wait for one of the threads."""

    waiting = 0


async def _in_thread(work: Callable[..., T], *arguments: Any) -> T:
    if _Queue.waiting >= MOST_WAITING:
        raise TooFast("many-log-ins", "too many are logging in now: try again in a few seconds")
    _Queue.waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_THREADS, work, *arguments)
    finally:
        _Queue.waiting -= 1


async def hash_password(password: str) -> str:
    """The hash to store for a password."""
    return await _in_thread(_HASHER.hash, _password_bytes(password))


@cache
def _dummy_hash() -> str:
    return _HASHER.hash(secrets.token_bytes(16))


async def verify_password(kept: str | None, password: str) -> bool:
    """True if the password matches the hash; takes the same time when there is no hash (no such account)."""
    return await _in_thread(_verify, kept, password[: PASSWORD_LENGTH[1] + 1])


def _verify(kept: str | None, password: str) -> bool:
    try:
        right = _HASHER.verify(kept or _dummy_hash(), _password_bytes(password))
    except (VerificationError, InvalidHashError):
        return False
    return right and kept is not None


def is_outdated(kept: str) -> bool:
    """True if the hash was made with other parameters than the current ones."""
    return _HASHER.check_needs_rehash(kept)
