"""The spirits of Feather & Flame, a file each."""

__all__: list[str] = []
