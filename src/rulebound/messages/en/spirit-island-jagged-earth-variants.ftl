# The variants of Jagged Earth.

own-command-the-beasts = Command the beasts
way-command-the-beasts = Command the beasts now
way-push-beasts = Push one of the beasts
lasting-beasts-not-commanded = cannot propose again this turn to command the beasts
