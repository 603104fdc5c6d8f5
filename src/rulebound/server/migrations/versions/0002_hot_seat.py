"""The host, single-use links for it, and several people at one screen (hot seat)."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; the local player of an older database is the host."""
    op.add_column("accounts", sa.Column("host", sa.Boolean()))
    op.create_index("accounts_by_host", "accounts", ["host"], unique=True)
    op.execute("UPDATE accounts SET host = true WHERE kind = 'local'")
    op.add_column("sessions", sa.Column("link", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hot_seat", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("label", sa.Text()))
