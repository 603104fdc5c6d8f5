"""Tables outside of play: creating and starting them, seats, chat, notes, and how a caller sees a table.

Everything here reads and writes the database; nothing needs a match in memory.
"""
