"""The plan marks of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the marks to the seats; nobody has any yet."""
    op.add_column("seats", sa.Column("marks", sa.Text()))
