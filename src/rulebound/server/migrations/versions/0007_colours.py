"""Colours: which colour a seat has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the colour to the seats; until one is chosen, a seat has that of its number."""
    op.add_column("seats", sa.Column("colour", sa.Integer()))
