# The variants of Jagged Earth.

own-command-the-beasts = Commander les bêtes
way-command-the-beasts = Commander les bêtes maintenant
way-push-beasts = Repousser une des bêtes
lasting-beasts-not-commanded = ne peut plus proposer ce tour de commander les bêtes
