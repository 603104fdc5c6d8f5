"""The spirits of Jagged Earth, a file each."""

__all__: list[str] = []
