"""Account routes: register, log in, log out, passwords and personal tokens."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from rulebound.server.accounts import account as accounts
from rulebound.server.accounts import callers, devices, host
from rulebound.server.accounts.account import Account, NotAllowed, WrongPassword
from rulebound.server.accounts.credentials import name_key
from rulebound.server.live.server import Server
from rulebound.server.tables.former import delete_account as delete_whole_account
from rulebound.server.web.reach import address_for_others

Call: TypeAlias = Request[Any, Any, State]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="2 to 24 letters, digits, - _ . '")]
Language = Annotated[
    str,
    msgspec.Meta(max_length=20, pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", description="such as pl or pt-BR"),
]
Password = Annotated[str, msgspec.Meta(max_length=200, description="8 to 200 characters")]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password to register; a guest keeps the seats they have unless `keep_seats` is false."""

    name: Name
    password: Password
    keep_seats: bool = True


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Name


class HostLink(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a link that the server printed; null: sign in as the first browser on the server's machine."""

    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The old and the new password."""

    old: Password
    new: Password


class ChosenLanguage(msgspec.Struct, forbid_unknown_fields=True):
    """The language that the caller reads."""

    language: Language


class DeleteAccount(msgspec.Struct, forbid_unknown_fields=True):
    """The password, to delete an account; null for guests. `erase_chat`: with all that it has said."""

    password: Password | None = None
    erase_chat: bool = False


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """The label of a new token."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=accounts.LABEL_LENGTH)]


class You(msgspec.Struct):
    """An account as its owner sees it."""

    id: int
    name: str
    kind: str  # person, guest, local
    host: bool  # the account of the person who started the server
    language: str | None  # what they read; null: not chosen yet


class Me(msgspec.Struct):
    """The caller's account, if signed in, and how others reach this server."""

    you: You | None
    local: bool  # only this machine can reach the server
    first: bool  # the caller may sign in as the host without a link
    address: str | None  # base URL of invitations; null: the URL that the caller used


class TokenInfo(msgspec.Struct):
    """A personal token, without its secret."""

    id: str
    label: str
    created: int


class TokenMade(msgspec.Struct):
    """A new personal token; its secret cannot be read again."""

    id: str
    secret: str


def server_of(request: Call) -> Server:
    """The state of the worker that handles the request."""
    server: Server = request.app.state.server
    return server


def _me(request: Call, account: Account | None, first: bool = False) -> Me:
    settings = server_of(request).settings
    you = None
    if account is not None:
        you = You(account.id, account.name, account.kind, account.host, account.language)
    return Me(you, settings.local, first, address_for_others(settings, callers.by_loopback_name(request)))


async def _sign_in(request: Call, account: Account, cookie: str | None = None) -> Response[Me]:
    """Replace the browser's session by a new one (`cookie`, or one opened here)."""
    server = server_of(request)
    await _close_current_session(request)
    cookie = cookie or await accounts.open_session(server.database, account)
    return Response(_me(request, account), cookies=[callers.session_cookie(cookie, server.settings)])


def _sign_out() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(callers.COOKIE, path="/")
    return answer


async def _close_current_session(request: Call) -> None:
    cookie = request.cookies.get(callers.COOKIE)
    if cookie:
        server = server_of(request)
        account = await accounts.close_session(server.database, cookie)
        if account is not None:
            await server.publication.announce_account(account)


def _check_anonymous(request: Call, kind: str) -> Server:
    """Check the rate limit and the origin of a request without an account."""
    server = server_of(request)
    server.limiter.check(kind, callers.address(request))
    callers.check_write(request, server.settings)
    return server


@get("/me", summary="The caller's account")
async def me(request: Call) -> Me:
    """The caller's account, if the caller is signed in."""
    server = server_of(request)
    account = await callers.caller(request, server)
    alone = account is None and callers.is_local(request, server.settings)
    return _me(request, account, alone and await host.is_unclaimed(server.database))


@post("/host", status_code=200, summary="Sign in as the host")
async def be_host(request: Call, data: JSONBody[HostLink]) -> Response[Me]:
    """For the first browser on the server's machine, or with a link that the server printed."""
    server = _check_anonymous(request, "log-in")
    if data.key is not None:
        return await _sign_in(request, await host.open_link(server.database, data.key))
    if not callers.is_local(request, server.settings):
        raise NotAllowed(
            "host-link", "to sign in as the host, open the link that the server printed on its terminal"
        )
    return await _sign_in(request, *await host.claim(server.database))


@post("/register", summary="Register")
async def register(request: Call, data: JSONBody[NewAccount]) -> Response[Me]:
    """Create an account and sign in; a guest or the host keeps their account and gets the name."""
    server = _check_anonymous(request, "register")
    before = None if callers.bearer(request) is not None else await callers.caller(request, server)
    if before is not None and before.kind in ("guest", "local") and data.keep_seats:
        account = await accounts.add_password(server.database, before, data.name, data.password)
    else:
        account = await accounts.register(server.database, data.name, data.password)
    return await _sign_in(request, account)


@post("/log-in", status_code=200, summary="Log in")
async def log_in(request: Call, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in with name and password. Failures alone are counted, and on a known device those of that device."""
    server = server_of(request)
    callers.check_write(request, server.settings)
    device = request.cookies.get(callers.DEVICE_COOKIE)
    counted = [("log-in", callers.address(request)), ("log-in-name", name_key(data.name))]
    if await devices.is_known(server.database, data.name, device):
        counted = [("log-in-device", accounts.secret_hash(device or ""))]
    for kind, who in counted:
        server.limiter.check(kind, who)
    try:
        account = await accounts.log_in(server.database, data.name, data.password)
    except WrongPassword:
        raise
    except BaseException:
        _give_back(server, counted)
        raise
    _give_back(server, counted)
    answer = await _sign_in(request, account)
    known = await devices.remember(server.database, account, device)
    answer.set_cookie(callers.session_cookie(known, server.settings, callers.DEVICE_COOKIE))
    return answer


def _give_back(server: Server, counted: list[tuple[str, str]]) -> None:
    for kind, who in counted:
        server.limiter.give_back(kind, who)


@post("/guest", summary="Sign in as a guest")
async def guest(request: Call, data: JSONBody[NewGuest]) -> Response[Me]:
    """Sign in with a name only."""
    server = _check_anonymous(request, "register")
    return await _sign_in(request, await accounts.make_guest(server.database, data.name))


@post("/log-out", status_code=204, summary="Log out")
async def log_out(request: Call) -> Response[None]:
    """Delete this session."""
    callers.check_write(request, server_of(request).settings)
    await _close_current_session(request)
    return _sign_out()


@post("/log-out-everywhere", status_code=204, summary="Log out everywhere")
async def log_out_everywhere(request: Call) -> Response[None]:
    """Delete every session of the caller."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    await accounts.close_all_sessions(server.database, account)
    await server.publication.announce_account(account.id)
    return _sign_out()


@post("/password", status_code=200, summary="Change the password")
async def password(request: Call, data: JSONBody[NewPassword]) -> Response[Me]:
    """Set a new password; every other session ends."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    server.limiter.check("log-in", f"account {account.id}")
    await accounts.change_password(server.database, account, data.old, data.new)
    await server.publication.announce_account(account.id)
    return await _sign_in(request, account)


@put("/language", summary="Choose a language")
async def language(request: Call, data: JSONBody[ChosenLanguage]) -> Me:
    """Keep the language that the caller reads, for all their browsers."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    return _me(request, await accounts.choose_language(server.database, account, data.language))


@delete("/account", status_code=204, summary="Delete the account")
async def delete_account(request: Call, data: JSONBody[DeleteAccount]) -> Response[None]:
    """Delete the account: bots take over its seats, and its name is replaced everywhere."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    server.limiter.check("log-in", f"account {account.id}")
    for table in await delete_whole_account(server.database, account, data.password, data.erase_chat):
        await server.publication.announce(table)
    await server.publication.announce_account(account.id)
    return _sign_out()


@get("/tokens", summary="My tokens")
async def tokens(request: Call) -> list[TokenInfo]:
    """The caller's personal tokens, without their secrets."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    listed = await accounts.list_tokens(server.database, account)
    return [TokenInfo(token.id, token.label, token.created) for token in listed]


@post("/tokens", summary="Make a token")
async def make_token(request: Call, data: JSONBody[NewToken]) -> TokenMade:
    """Create a personal token for a program that plays for the caller."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    server.limiter.check("create", f"account {account.id}")
    return TokenMade(*await accounts.make_token(server.database, account, data.label))


@delete("/tokens/{token:str}", summary="Revoke a token")
async def revoke_token(request: Call, token: FromPath[str]) -> None:
    """Delete a token."""
    server = server_of(request)
    account = await callers.require_session(request, server)
    await accounts.revoke_token(server.database, account, token)
    await server.publication.announce_account(account.id)


HANDLERS: Final = [
    me,
    be_host,
    register,
    log_in,
    guest,
    log_out,
    log_out_everywhere,
    password,
    language,
    delete_account,
    tokens,
    make_token,
    revoke_token,
]
router = Router(path="/api", route_handlers=HANDLERS, tags=["accounts"])
