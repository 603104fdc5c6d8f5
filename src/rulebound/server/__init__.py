"""The server: one package for each part, and below them what all parts stand on.

`web` -> `live` -> `play` -> `tables` -> `accounts` -> worker, publication, database, settings. A move is
acknowledged only after it is committed; see docs/decisions/0007 and 0018.
"""
