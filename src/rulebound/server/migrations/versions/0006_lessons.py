"""Lessons: how far the explanations have been read."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the number to the tables; none of them is a lesson yet."""
    op.add_column("tables", sa.Column("lesson", sa.Integer()))
