"""The server: accounts, tables, storage, websockets and the HTTP API.

Any worker serves any table. A move is acknowledged only after it is committed; see docs/decisions/0007.
"""
