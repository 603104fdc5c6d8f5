"""Accounts: people, guests and the host; names, passwords, sessions and tokens.

Also who makes a request (`callers`).
"""
