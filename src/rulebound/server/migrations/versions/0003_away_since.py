"""Since when a person is away: one who has just left still has a say in what the table votes on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the time to the seats; who is away already has had it."""
    op.add_column("seats", sa.Column("away_since", sa.BigInteger()))
