"""The eight actions, a module each; `menu.py` offers them."""
