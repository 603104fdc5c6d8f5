"""Devices that have logged in before; and the keys of names again, by Unicode's list of look-alikes."""

import sqlalchemy as sa
from alembic import op

from rulebound.server.accounts.credentials import name_key

revision = "0012"
down_revision = "0011"

accounts = sa.table("accounts", *map(sa.column, ("id", "name", "name_key", "kind")))


def upgrade() -> None:
    """Make the table, and give every person the key of how the name looks, unless another has it already."""
    op.create_table(
        "devices",
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("account_id", sa.Integer(), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_devices_account_id", "devices", ["account_id"])
    bind = op.get_bind()
    people = bind.execute(sa.select(accounts).where(accounts.c.kind == "person").order_by(accounts.c.id)).all()
    taken = {row.name_key for row in people}
    for row in people:
        key = name_key(row.name)
        if key not in taken:
            taken.add(key)
            bind.execute(sa.update(accounts).where(accounts.c.id == row.id).values(name_key=key))
