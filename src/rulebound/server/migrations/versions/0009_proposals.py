"""Proposals: when a seat may propose something again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the time to the seats; all may propose at once."""
    op.add_column("seats", sa.Column("proposes_from", sa.BigInteger()))
