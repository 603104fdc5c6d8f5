"""What a table does when somebody is away is its own choice."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the terms to the tables, and to the seats when a bot may take them; old tables do as before."""
    op.add_column("tables", sa.Column("away_vote", sa.Integer()))
    op.add_column("tables", sa.Column("bot_after", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("take_back", sa.Text(), nullable=False, server_default="always"))
    op.add_column("seats", sa.Column("bot_from", sa.BigInteger()))
