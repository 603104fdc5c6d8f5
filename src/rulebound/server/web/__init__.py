"""The web: the application with its routes, pages, errors and headers."""
