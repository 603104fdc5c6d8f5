"""The spirits of Branch & Claw, a file each."""

__all__: list[str] = []
