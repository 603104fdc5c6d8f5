"""Accounts over HTTP: coming in, going out, passwords and personal tokens."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from rulebound.server import accounts, host, security
from rulebound.server.accounts import Account, NotAllowed
from rulebound.server.notify import notify
from rulebound.server.reach import address_for_others
from rulebound.server.server import Server

Call: TypeAlias = Request[Any, Any, State]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="2 to 24 letters, digits, - _ . '")]
Password = Annotated[str, msgspec.Meta(max_length=200, description="8 to 200 characters")]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password to register; who played without one keeps their seats unless they say no."""

    name: Name
    password: Password
    keep_seats: bool = True


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """The name under which a guest plays."""

    name: Name


class HostLink(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a link that the server's terminal shows; without one, the first browser of the machine may."""

    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password as it was and as it shall be."""

    old: Password
    new: Password


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """The password, to end an account; guests have none."""

    password: Password | None = None


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What the token is for."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=accounts.LABEL_LENGTH)]


class You(msgspec.Struct):
    """An account as its owner sees it."""

    id: int
    name: str
    kind: str  # person, guest, local
    host: bool  # the machine's own player


class Me(msgspec.Struct):
    """Who is calling, if anybody is signed in, and how others come to this server."""

    you: You | None
    local: bool  # only this machine can reach the server
    first: bool  # the caller may be the machine's own player at once
    address: str | None  # what invitations begin with; null: the address by which the caller came


class TokenInfo(msgspec.Struct):
    """A personal token, without its secret."""

    id: str
    label: str
    created: int


class TokenMade(msgspec.Struct):
    """A new personal token: the secret is shown this once."""

    id: str
    secret: str


def server_of(request: Call) -> Server:
    """The worker that answers."""
    server: Server = request.app.state.server
    return server


def _me(request: Call, account: Account | None, first: bool = False) -> Me:
    settings = server_of(request).settings
    you = You(account.id, account.name, account.kind, account.host) if account is not None else None
    return Me(you, settings.local, first, address_for_others(settings, security.by_loopback_name(request)))


async def _signed_in(request: Call, account: Account, cookie: str | None = None) -> Response[Me]:
    """Open a session, unless there is a new one, in place of the one that the browser had."""
    server = server_of(request)
    await _close_present(request)
    cookie = cookie or await accounts.open_session(server.database, account)
    return Response(_me(request, account), cookies=[security.session_cookie(cookie, server.settings)])


def _signed_out() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(security.COOKIE, path="/")
    return answer


async def _close_present(request: Call) -> None:
    cookie = request.cookies.get(security.COOKIE)
    if cookie:
        await accounts.close_session(server_of(request).database, cookie)


def _knock(request: Call, kind: str) -> Server:
    """A stranger at the door: no faster than allowed, and from a page of ours."""
    server = server_of(request)
    server.limiter.check(kind, security.address(request))
    security.check_write(request, server.settings)
    return server


@get("/me", summary="Who am I")
async def me(request: Call) -> Me:
    """The caller's account, if the caller is signed in."""
    server = server_of(request)
    account = await security.caller(request, server)
    alone = account is None and security.is_local(request, server.settings)
    return _me(request, account, alone and await host.is_free(server.database))


@post("/host", status_code=200, summary="Be the machine's own player")
async def be_host(request: Call, data: JSONBody[HostLink]) -> Response[Me]:
    """For the first browser on the server's machine, and for any that has a link from its terminal."""
    server = _knock(request, "log-in")
    if data.key is not None:
        return await _signed_in(request, await host.open_link(server.database, data.key))
    if not security.is_local(request, server.settings):
        raise NotAllowed("the machine's own player comes by the link that the server's terminal shows")
    return await _signed_in(request, *await host.claim(server.database))


@post("/register", summary="Register")
async def register(request: Call, data: JSONBody[NewAccount]) -> Response[Me]:
    """Make an account and sign in; a guest or the machine's own player becomes this person."""
    server = _knock(request, "register")
    before = None if security.bearer(request) is not None else await security.caller(request, server)
    if before is not None and before.kind in ("guest", "local") and data.keep_seats:
        account = await accounts.become_person(server.database, before, data.name, data.password)
    else:
        account = await accounts.register(server.database, data.name, data.password)
    return await _signed_in(request, account)


@post("/log-in", status_code=200, summary="Log in")
async def log_in(request: Call, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in with name and password."""
    server = _knock(request, "log-in")
    server.limiter.check("log-in-name", accounts.name_key(data.name))
    return await _signed_in(request, await accounts.log_in(server.database, data.name, data.password))


@post("/guest", summary="Come as a guest")
async def guest(request: Call, data: JSONBody[NewGuest]) -> Response[Me]:
    """Sign in under a name alone."""
    server = _knock(request, "register")
    return await _signed_in(request, await accounts.make_guest(server.database, data.name))


@post("/log-out", status_code=204, summary="Log out")
async def log_out(request: Call) -> Response[None]:
    """End this session."""
    security.check_write(request, server_of(request).settings)
    await _close_present(request)
    return _signed_out()


@post("/log-out-everywhere", status_code=204, summary="Log out everywhere")
async def log_out_everywhere(request: Call) -> Response[None]:
    """End every session of the caller."""
    server = server_of(request)
    account = await security.need_person(request, server)
    await accounts.close_all_sessions(server.database, account)
    return _signed_out()


@post("/password", status_code=200, summary="Change the password")
async def password(request: Call, data: JSONBody[NewPassword]) -> Response[Me]:
    """Set a new password; every other session ends."""
    server = server_of(request)
    account = await security.need_person(request, server)
    server.limiter.check("log-in", f"account {account.id}")
    await accounts.change_password(server.database, account, data.old, data.new)
    return await _signed_in(request, account)


@delete("/account", status_code=204, summary="Delete the account")
async def end_account(request: Call, data: JSONBody[Farewell]) -> Response[None]:
    """End the account: bots play on in its seats, and records name a former player."""
    server = server_of(request)
    account = await security.need_person(request, server)
    server.limiter.check("log-in", f"account {account.id}")
    for table in await accounts.delete_account(server.database, account, data.password):
        await notify(server, table)
    return _signed_out()


@get("/tokens", summary="My tokens")
async def tokens(request: Call) -> list[TokenInfo]:
    """The caller's personal tokens, without their secrets."""
    server = server_of(request)
    account = await security.need_person(request, server)
    listed = await accounts.list_tokens(server.database, account)
    return [TokenInfo(token.id, token.label, token.created) for token in listed]


@post("/tokens", summary="Make a token")
async def make_token(request: Call, data: JSONBody[NewToken]) -> TokenMade:
    """A personal token for a program that plays in the caller's name."""
    server = server_of(request)
    account = await security.need_person(request, server)
    server.limiter.check("create", f"account {account.id}")
    return TokenMade(*await accounts.make_token(server.database, account, data.label))


@delete("/tokens/{token:str}", summary="Revoke a token")
async def revoke_token(request: Call, token: FromPath[str]) -> None:
    """Make a token worthless at once."""
    server = server_of(request)
    account = await security.need_person(request, server)
    await accounts.revoke_token(server.database, account, token)


HANDLERS: Final = [
    me,
    be_host,
    register,
    log_in,
    guest,
    log_out,
    log_out_everywhere,
    password,
    end_account,
    tokens,
    make_token,
    revoke_token,
]
router = Router(path="/api", route_handlers=HANDLERS, tags=["accounts"])
