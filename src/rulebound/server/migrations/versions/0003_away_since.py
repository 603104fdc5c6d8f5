"""Since when a person is away, for those who wait for an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    """Add the time to the seats; who is away already is so from now on."""
    op.add_column("seats", sa.Column("away_since", sa.BigInteger()))
