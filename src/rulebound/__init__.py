"""Board games played by the whole rulebook."""
