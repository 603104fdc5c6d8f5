"""The pictures of "How to play": a game played from a fixed seed by fixed picks, and moments of it.

`make how-to-play` writes what a player sees at these moments to web/src/games/<game>/howto.json. The words of a
step are the messages `howto-<game>-<step>` and `howto-<game>-<step>-text` of the web client.
"""
