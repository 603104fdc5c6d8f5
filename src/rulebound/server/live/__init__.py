"""Live connections: the websocket of a table, its messages, and the hub that knows who is connected.

`server` puts a whole worker together.
"""
