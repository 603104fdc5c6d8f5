"""Accounts, sessions and personal tokens, on both databases."""

# ruff: noqa: RUF001

import asyncio
import threading
import unicodedata
from typing import Any

import pytest
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from argon2 import PasswordHasher
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, select, update

from rulebound.server.accounts import account as accounts
from rulebound.server.accounts import credentials
from rulebound.server.accounts.account import Account, NotAllowed, WrongPassword
from rulebound.server.accounts.credentials import BadName, BadPassword, clean_name, exact_key, name_key
from rulebound.server.accounts.host import host_account
from rulebound.server.accounts.lookalikes import is_invisible
from rulebound.server.database import MIGRATIONS, Database, now
from rulebound.server.live.server import Server
from rulebound.server.schema import accounts as account_rows
from rulebound.server.schema import seats, sessions, tables, tokens
from rulebound.server.tables.former import delete_account
from rulebound.server.tables.seats import STAND_IN

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


@pytest.fixture
def database(server: Server) -> Database:
    return server.database


async def row_of(database: Database, account: Account) -> Any:
    async with database.read() as connection:
        return (await connection.execute(select(account_rows).where(account_rows.c.id == account.id))).one()


# Names and passwords.


@pytest.mark.parametrize(
    "name",
    [
        *["Al", "Anna Maria", "  Anna  ", "x" * 24, "Zoë", "Жанна", "李小龍", "O'Neil-3_b.c"],
        *[
            "Łukasz Żółć",
            "Zażółć gęślą",
            "François",
            "Cœur-de-Lion",
            "João Conceição",
            "Nguyễn Thị Ánh",
            "Ýrr Þór",
        ],
        *["Сара", "Її Ґалаґан", "Николай", "Νίκος Παπαδάκης", "Հայկ", "שלומית", "محمد", "देवनागरी", "สมชาย"],
        *["김민준", "さくら", "高橋メアリー", "Anna 李", "ラーメン", "佐々木", "2fast", "Jürgen ß"],
    ],
)
def test_good_names(name: str) -> None:
    assert clean_name(name) == name.strip()


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a",
        "x" * 25,
        "<b>Anna</b>",
        "an\u202ena",
        "an\u200bna",
        "an\x00na",
        "an\nna\x1b",
        "\ud800ab",
        "-anna",
        "_anna",
        "\u0301anna",
        "a\u0316\u0317\u0318\u0319",
        "\u0410nna",  # a Cyrillic letter that looks Latin
        "an\u034fna",  # joins nothing that can be seen
        "anna\ufe0f",
        "an\u1160na",  # fillers
        "an\u3164na",
        "\u3164\u3164",
        "an\uffa0na",
        "an\u115fna",
        "an\u17b4na",
        "an\u180bna",
        "anna\U000e0100",
        "an\u00adna",
        "an\u2060na",
        "\u13aa\u13de\u13aa",  # Cherokee that looks like ALA
        "\u0251nna",  # a phonetic sign that looks like an a
        "pau\u01c0",  # a click that looks like an l
        "anna\u0661",  # a digit that looks like a stroke
        "\u0585scar",  # an Armenian letter that looks like an o
        "Rulebоund",
        "RuIebound",
        "A Former Player",
        "local PLAYER",
        "a@b",
        "a/b",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


# Unicode's Default_Ignorable_Code_Point (DerivedCoreProperties.txt), first and last of each range.
IGNORABLE = """
00AD-00AD 034F-034F 061C-061C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164-3164 FE00-FE0F
FEFF-FEFF FFA0-FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF
"""


@pytest.mark.parametrize("span", IGNORABLE.split())
def test_no_name_has_a_sign_that_may_be_ignored(span: str) -> None:
    """At no place; nor do two names differ by it alone, such as those of old accounts."""
    first, last = (int(each, 16) for each in span.split("-"))
    for sign in map(chr, range(first, last + 1)):
        for name in (f"{sign}anna", f"an{sign}na", f"anna{sign}"):
            with pytest.raises(BadName):
                clean_name(name)
            if unicodedata.category(sign) != "Cn":  # not assigned: nobody has one
                assert name_key(name) == name_key("anna")


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201, "ANNA MARIA"])
async def test_bad_passwords(database: Database, password: str) -> None:
    with pytest.raises(BadPassword):
        await accounts.register(database, "Anna Maria", password)


# Coming in.


async def test_a_person_registers_and_logs_in_by_any_case_of_the_name(database: Database) -> None:
    anna = await accounts.register(database, "Anna", PASSWORD)
    assert anna.kind == "person"
    assert await accounts.log_in(database, " aNNA ", PASSWORD) == anna
    kept = await row_of(database, anna)
    assert kept.password.startswith("$argon2id$")
    assert PASSWORD not in kept.password


@pytest.mark.parametrize("name", ["anna", "ANNA", " Anna ", "\uff21nna"])
async def test_a_name_is_taken_in_any_case(database: Database, name: str) -> None:
    await accounts.register(database, "Anna", PASSWORD)
    with pytest.raises(BadName, match="taken"):
        await accounts.register(database, name, PASSWORD)
    with pytest.raises(BadName, match="belongs"):
        await accounts.make_guest(database, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Coco", "\u0421\u043e\u0441\u043e"),  # all Cyrillic
        ("NINA", "\u039d\u0399\u039d\u0391"),  # all Greek
        ("BOB", "\u0412\u041e\u0412"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Otto", "0tto"),
        ("Marna", "Mama"),
        ("Jose", "José"),
        ("Stefan", "Ștefan"),
        ("\u0218tefan", "\u015etefan"),  # a comma or a cedilla below
        ("Ion", "Ion\u0307"),
        ("Nono", "\u057c\u0585\u057c\u0585"),  # all Armenian
        ("roro", "\u0433\u043e\u0433\u043e"),
        ("Oyo", "\u03c3\u03c5\u03c3"),
        ("\u30ed\u30ed", "\u53e3\u53e3"),  # Katakana and Han
        ("علی", "علي"),
    ],
)
async def test_a_name_that_looks_the_same_is_taken(database: Database, name: str, other: str) -> None:
    await accounts.register(database, name, PASSWORD)
    with pytest.raises(BadName, match="taken"):
        await accounts.register(database, other, PASSWORD)
    with pytest.raises(BadName, match="belongs"):
        await accounts.make_guest(database, other)


@pytest.mark.parametrize(
    "names", [("Anna", "Anne"), ("Sam", "Fam"), ("か1", "が1"), ("Петя", "Пётр"), ("김민", "김만")]
)
def test_names_that_look_different_are_different(names: tuple[str, str]) -> None:
    assert len({name_key(clean_name(name)) for name in names}) == 2


@given(st.text(max_size=30))
@example("\u0405")  # looks like S
@example("\u017f")  # the long s, which looks like f
def test_a_key_is_its_own_key_in_any_case(name: str) -> None:
    key = name_key(name)
    assert name_key(key) == key
    assert name_key(exact_key(name)) == key
    assert not any(is_invisible(sign) for sign in key)


async def test_old_accounts_whose_names_look_the_same_can_all_log_in(database: Database) -> None:
    names = ["Jos\u00e9", "Jose", "J0se", "Mia", "Anna"]
    people = []
    for number, name in enumerate(names):  # with the keys of the first version
        people.append(await accounts.register(database, f"Somebody {'abcde'[number]}", PASSWORD))
        values = {"name": name, "name_key": exact_key(name)}
        async with database.write() as connection:
            await connection.execute(update(account_rows).where(account_rows.c.id == people[-1].id).values(values))
    await rerun_migrations(database)
    for name, account in zip(names, people, strict=True):
        assert (await accounts.log_in(database, name.upper(), PASSWORD)).id == account.id
    assert (await accounts.log_in(database, "M\u00eda", PASSWORD)).id == people[3].id
    for taken in ("jose", "JOS\u00c8", "mla"):
        with pytest.raises(BadName, match="taken"):
            await accounts.register(database, taken, PASSWORD)


async def rerun_migrations(database: Database) -> None:
    """Those that make the keys of names."""

    def work(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        script = ScriptDirectory.from_config(config)
        with Operations.context(MigrationContext.configure(connection)):
            for revision in ("0004",):
                script.get_revision(revision).module.upgrade()

    async with database.write() as connection:
        await connection.run_sync(work)


async def test_one_of_two_who_register_a_name_at_once_gets_it(database: Database) -> None:
    answers = await asyncio.gather(
        *(accounts.register(database, "Anna", PASSWORD) for _ in range(3)), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Account", "BadName", "BadName"]


async def test_wrong_name_and_wrong_password_sound_the_same(database: Database) -> None:
    await accounts.register(database, "Anna", PASSWORD)
    told = []
    wrong = [("Anna", "wrong horse"), ("Bert", PASSWORD), ("Anna", "x" * 5000), ("Anna", "\ud800")]
    wrong += [("An\x00na", PASSWORD), ("\ud800", PASSWORD), ("", ""), (credentials.LOCAL, "")]
    for name, password in wrong:
        with pytest.raises(WrongPassword) as refusal:
            await accounts.log_in(database, name, password)
        told.append(str(refusal.value))
    assert len(set(told)) == 1


async def test_an_unknown_name_costs_as_much_work_and_none_of_it_on_the_loop(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[tuple[str, int]] = []

    class Counting:
        def __init__(self, real: Any) -> None:
            self.hash, self.check_needs_rehash, self._real = real.hash, real.check_needs_rehash, real

        def verify(self, kept: str, password: bytes) -> bool:
            verified.append((kept.rsplit("$", 2)[0], threading.get_ident()))
            right: bool = self._real.verify(kept, password)
            return right

    await accounts.register(database, "Anna", PASSWORD)
    monkeypatch.setattr(credentials, "_HASHER", Counting(credentials._HASHER))
    for name in ("Anna", "Bert"):
        with pytest.raises(WrongPassword):
            await accounts.log_in(database, name, "wrong horse")
    (known, thread), (unknown, other) = verified
    assert known == unknown  # the same algorithm at the same cost
    assert threading.get_ident() not in (thread, other)


async def test_a_hash_of_lesser_cost_is_renewed_at_log_in(database: Database) -> None:
    anna = await accounts.register(database, "Anna", PASSWORD)
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    async with database.write() as connection:
        await connection.execute(update(account_rows).values(password=weak))
    await accounts.log_in(database, "Anna", PASSWORD)
    assert "m=65536" in (await row_of(database, anna)).password
    assert await accounts.log_in(database, "Anna", PASSWORD) == anna


async def test_guests_may_share_a_name_and_cannot_log_in(database: Database) -> None:
    one, two = await accounts.make_guest(database, "Gus"), await accounts.make_guest(database, "Gus")
    assert one.id != two.id
    assert one.kind == "guest"
    with pytest.raises(WrongPassword):
        await accounts.log_in(database, "Gus", "")


@pytest.mark.parametrize("kind", ["guest", "local"])
async def test_a_guest_or_the_host_becomes_a_person(database: Database, kind: str) -> None:
    before = await (accounts.make_guest(database, "Gus") if kind == "guest" else host_account(database))
    cookie = await accounts.open_session(database, before)
    after = await accounts.add_password(database, before, "Gustav", PASSWORD)
    assert after == Account(before.id, "Gustav", "person", host=kind == "local")
    assert await accounts.log_in(database, "gustav", PASSWORD) == after
    assert await accounts.account_of_session(database, cookie) == after
    with pytest.raises(NotAllowed):
        await accounts.add_password(database, after, "Other", PASSWORD)


async def test_a_guest_cannot_become_somebody_who_is_there(database: Database) -> None:
    await accounts.register(database, "Anna", PASSWORD)
    guest = await accounts.make_guest(database, "Gus")
    with pytest.raises(BadName, match="taken"):
        await accounts.add_password(database, guest, "ANNA", PASSWORD)
    assert (await row_of(database, guest)).kind == "guest"


async def test_a_new_password_ends_all_sessions(database: Database) -> None:
    anna = await accounts.register(database, "Anna", PASSWORD)
    cookies = [await accounts.open_session(database, anna) for _ in range(2)]
    with pytest.raises(WrongPassword):
        await accounts.change_password(database, anna, "wrong horse", "battery staple")
    assert await accounts.account_of_session(database, cookies[0]) == anna
    await accounts.change_password(database, anna, PASSWORD, "battery staple")
    assert [await accounts.account_of_session(database, cookie) for cookie in cookies] == [None, None]
    with pytest.raises(WrongPassword):
        await accounts.log_in(database, "Anna", PASSWORD)
    assert await accounts.log_in(database, "Anna", "battery staple") == anna


# Sessions and tokens.


async def test_sessions_open_and_close(database: Database) -> None:
    anna, bert = await accounts.make_guest(database, "Anna"), await accounts.make_guest(database, "Bert")
    one, two, his = [await accounts.open_session(database, each) for each in (anna, anna, bert)]
    assert await accounts.account_of_session(database, one) == anna
    await accounts.close_session(database, one)
    assert await accounts.account_of_session(database, one) is None
    assert await accounts.account_of_session(database, two) == anna
    await accounts.close_all_sessions(database, anna)
    assert await accounts.account_of_session(database, two) is None
    assert await accounts.account_of_session(database, his) == bert
    for nonsense in ("", "nonsense", "\ud800", "x" * 10_000):
        assert await accounts.account_of_session(database, nonsense) is None


async def test_a_session_runs_out_unless_it_is_used(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await accounts.make_guest(database, "Anna")
    cookie, start = await accounts.open_session(database, anna), now()
    for part in (0.6, 1.2):  # used in time, it goes on
        monkeypatch.setattr(accounts, "now", lambda part=part: start + int(part * accounts.SESSION_MS))
        assert await accounts.account_of_session(database, cookie) == anna
    monkeypatch.setattr(accounts, "now", lambda: start + 3 * accounts.SESSION_MS)
    assert await accounts.account_of_session(database, cookie) is None


async def test_secrets_are_not_in_the_database(database: Database) -> None:
    anna = await accounts.make_guest(database, "Anna")
    cookie = await accounts.open_session(database, anna)
    _, secret = await accounts.make_token(database, anna, "my bot")
    async with database.read() as connection:
        kept = [str(tuple(row)) for table in (sessions, tokens) for row in await connection.execute(select(table))]
    assert len(kept) == 2
    assert not any(text in row for row in kept for text in (cookie, secret))


async def test_tokens_are_made_listed_and_revoked(database: Database) -> None:
    anna, bert = await accounts.make_guest(database, "Anna"), await accounts.make_guest(database, "Bert")
    identity, secret = await accounts.make_token(database, anna, "  my  bot ")
    assert await accounts.account_of_token(database, secret) == anna
    assert await accounts.account_of_session(database, secret) is None
    assert [(token.id, token.label) for token in await accounts.list_tokens(database, anna)] == [
        (identity, "my bot")
    ]
    assert await accounts.list_tokens(database, bert) == []
    with pytest.raises(NotAllowed):
        await accounts.revoke_token(database, bert, identity)
    for nonsense in ("", "\x00", "\ud800"):
        with pytest.raises(NotAllowed):
            await accounts.revoke_token(database, anna, nonsense)
    await accounts.revoke_token(database, anna, identity)
    assert await accounts.account_of_token(database, secret) is None


async def test_tokens_have_a_label_and_a_number(database: Database) -> None:
    anna = await accounts.make_guest(database, "Anna")
    for label in ("", "  ", "x" * 61, "a\x07b"):
        with pytest.raises(BadName):
            await accounts.make_token(database, anna, label)
    for number in range(accounts.MAX_TOKENS):
        await accounts.make_token(database, anna, f"bot {number}")
    with pytest.raises(NotAllowed, match="revoke one"):
        await accounts.make_token(database, anna, "one more")


# Going away.


async def put_table(database: Database, name: str, status: str, owner: Account, sitting: list[Account]) -> None:
    values = {
        "id": name,
        "game": "small-world-underground",
        "rules": 1,
        "setup": "{}",
        "seed": "1",
        "status": status,
        "access": "public",
        "invitation": name,
        "owner": owner.id,
        "pace": "live",
        "on_timeout": "move",
        "waiting": "0" if status == "playing" else "",
        "deadline": 5 if status == "playing" else None,
        "proposal": "{}" if status == "playing" else None,
        "created": 1,
    }
    people = [
        {"table_id": name, "number": number, "kind": "person", "account_id": account.id, "notes": "my plan"}
        for number, account in enumerate(sitting)
    ]
    async with database.write() as connection:
        await connection.execute(insert(tables).values(values))
        await connection.execute(insert(seats), people)


async def test_bots_play_on_for_a_former_player(database: Database) -> None:
    anna, bert = await accounts.register(database, "Anna", PASSWORD), await accounts.make_guest(database, "Bert")
    cookie = await accounts.open_session(database, anna)
    _, secret = await accounts.make_token(database, anna, "bot")
    await put_table(database, "asked", "playing", bert, [anna, bert])
    await put_table(database, "hers", "open", anna, [anna, bert])
    await put_table(database, "his", "open", bert, [bert, anna])
    await put_table(database, "not-asked", "playing", anna, [bert, anna])
    await put_table(database, "over", "over", anna, [anna, bert])

    with pytest.raises(WrongPassword):
        await delete_account(database, anna, "wrong horse")
    assert await accounts.account_of_session(database, cookie) == anna
    changed = await delete_account(database, anna, PASSWORD)

    assert sorted(changed) == ["asked", "hers", "his", "not-asked"]
    async with database.read() as connection:
        left = {row.id: row for row in await connection.execute(select(tables))}
        hers = {row.table_id: row for row in await connection.execute(select(seats)) if row.notes == ""}
        others = [row for row in await connection.execute(select(seats)) if row.notes != ""]
    assert sorted(left) == ["asked", "his", "not-asked", "over"]
    assert (hers["asked"].kind, hers["asked"].bot, hers["asked"].away) == ("person", STAND_IN, True)
    assert (hers["not-asked"].bot, hers["not-asked"].away) == (STAND_IN, True)
    assert (hers["his"].kind, hers["his"].account_id) == ("open", None)
    assert (hers["over"].account_id, hers["over"].away) == (anna.id, False)
    assert {row.account_id for row in others} == {bert.id}
    assert not any(row.away for row in others)
    assert (left["asked"].bot_due is not None, left["asked"].deadline) == (True, None)
    assert (left["not-asked"].bot_due, left["not-asked"].deadline) == (None, 5)
    assert left["asked"].proposal is None

    row = await row_of(database, anna)
    assert (row.name, row.name_key, row.password, row.kind) == ("a former player", None, None, "former")
    assert await accounts.account_of_session(database, cookie) is None
    assert await accounts.account_of_token(database, secret) is None
    with pytest.raises(WrongPassword):
        await accounts.log_in(database, "Anna", PASSWORD)
    assert (await accounts.register(database, "Anna", PASSWORD)).id != anna.id


async def test_each_of_several_seats_of_a_former_player_gets_its_bot_when_it_is_asked(database: Database) -> None:
    anna, bert = await accounts.make_guest(database, "Anna"), await accounts.make_guest(database, "Bert")
    await put_table(database, "together", "playing", bert, [anna, anna, bert])  # seat 0 is asked
    await delete_account(database, anna)
    async with database.read() as connection:
        table = (await connection.execute(select(tables))).one()
        away = [row.away for row in await connection.execute(select(seats).order_by(seats.c.number))]
    assert away == [True, True, False]
    assert (table.bot_due is not None, table.deadline) == (True, None)


async def test_a_guest_goes_without_a_password(database: Database) -> None:
    guest = await accounts.make_guest(database, "Gus")
    assert await delete_account(database, guest) == []
    assert (await row_of(database, guest)).name == "a former player"
