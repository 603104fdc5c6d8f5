"""Play: the walk of a pick, `picks` -> `rooms` -> `commit`, then the publication.

Rooms hold the matches; votes, bots, the clock, lessons and replays live here too.
"""
