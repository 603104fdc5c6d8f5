# The variants of Jagged Earth.

own-command-the-beasts = Comandar as feras
way-command-the-beasts = Comandar as feras agora
way-push-beasts = Empurrar uma das feras
lasting-beasts-not-commanded = não pode mais propor neste turno comandar as feras
