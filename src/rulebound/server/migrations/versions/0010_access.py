"""Access: a private table is seen only by who has a seat or the invitation; unlisted is a word of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

tables = sa.table("tables", *map(sa.column, ("access", "public", "status", "created", "started", "ended")))


def upgrade() -> None:
    """Replace the column `public`. A record that was uploaded is there to be shown: it is unlisted."""
    op.add_column("tables", sa.Column("access", sa.Text(), nullable=False, server_default="private"))
    uploaded = (tables.c.created == tables.c.started) & (tables.c.created == tables.c.ended)
    bind = op.get_bind()
    bind.execute(sa.update(tables).where(uploaded).values(access="unlisted"))
    bind.execute(sa.update(tables).where(tables.c.public.is_(True)).values(access="public"))
    op.drop_index("tables_by_status", "tables")
    op.execute("ALTER TABLE tables DROP COLUMN public")
    op.create_index("tables_by_status", "tables", ["status", "access"])
    op.create_table(
        "invited",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account_id", sa.Integer(), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_invited_account_id", "invited", ["account_id"])
