"""The database tables. Times are milliseconds since 1970; structured values are JSON texts."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # see `credentials.name_key`; null for guests and deleted accounts
    Column("password", Text),  # argon2id hash; null for guests and a host without a name
    Column("kind", Text, nullable=False),  # person, guest, local, former
    Column("created", BigInteger, nullable=False),
    Column("host", Boolean),  # true for the host; null for all others
    Column("muted_until", BigInteger),  # null: may chat
    Column("blocked", Boolean),  # true: may not sign in; null for all others
    Column("language", Text),  # what they read, such as `pt-BR`; null: not chosen yet
)
Index("accounts_by_host", accounts.c.host, unique=True)

sessions = Table(
    "sessions",
    metadata,
    Column("key", Text, primary_key=True),  # the hash of the cookie
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column(
        "link", Boolean, nullable=False, server_default=false()
    ),  # a link of the host: exchanged for a session when opened
)

tokens = Table(
    "tokens",
    metadata,
    Column("key", Text, primary_key=True),  # the hash of the token
    Column("id", Text, unique=True, nullable=False),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),  # a decimal number of up to 128 bits
    Column("status", Text, nullable=False),  # open, playing, over, ended (early, by vote)
    Column("access", Text, nullable=False, server_default="private"),  # see `tables.access`
    Column("invitation", Text, unique=True, nullable=False),
    Column("owner", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("pace", Text, nullable=False),  # live, correspondence
    Column("clock", Integer),  # seconds for a move; null: none
    Column("on_timeout", Text, nullable=False),  # move, seat
    Column("away_vote", Integer),  # seconds for which who is away can vote; null: see `seats.vote_seconds`
    Column(
        "bot_after", Integer, nullable=False, server_default="0"
    ),  # seconds after which a bot takes a seat that was left
    Column("take_back", Text, nullable=False, server_default="always"),  # always; never: not from the bot
    Column("seq", Integer, nullable=False, default=0),  # number of moves
    Column("waiting", Text, nullable=False, default=""),  # the seats that are asked, comma-separated
    Column("bot_due", BigInteger),  # when any worker may make the bot's move, if none has
    Column("deadline", BigInteger),  # when the time for the move ends
    Column("proposal", Text),  # JSON of `table_info.Proposal`
    Column("result", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("moved", BigInteger),  # time of the last move
    Column("ended", BigInteger),
    Column("rematch", Text),
    Column("hot_seat", Boolean, nullable=False, server_default=false()),  # several people share a screen
    Column("lesson", Integer),  # null: no lesson; else the explanations below this number have been read
)
Index("tables_by_status", tables.c.status, tables.c.access)
Index("tables_by_bot_due", tables.c.bot_due)
Index("tables_by_deadline", tables.c.deadline)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("account_id", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),  # the bot that plays, or plays for a person who is away
    Column("away", Boolean, nullable=False, default=False),  # the bot plays for the person
    Column("away_since", BigInteger),  # null: not away, or away for good
    Column("bot_from", BigInteger),  # when the bot may play for who is away; null: at once
    Column("notes", Text, nullable=False, default=""),
    Column("marks", Text),  # targets of the plan marks, space-separated
    Column("label", Text),  # the player's name, if one account has several seats
    Column("colour", Integer),  # null: that of the seat's number
    Column("proposes_from", BigInteger),  # when the seat may propose something again; null: at once
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # pick, undo, redo, end
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

devices = Table(  # where an account has logged in: others' failures do not keep it from logging in there again
    "devices",
    metadata,
    Column("key", Text, primary_key=True),  # the hash of the cookie
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),  # stays when the table is gone
    Column("reporter", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("about", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),
)

REPORT: Final = "report"  # the one action in the audit log that is not the host's
audit = Table(  # what was reported, and what the host has done
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),
)

invited = Table(  # who has come to a private table with its invitation
    "invited",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),  # 1
    Column("at", BigInteger, nullable=False),  # when a worker was last alive, give or take `heartbeat.BEAT`
)
