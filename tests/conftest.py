"""Settings that every test shares."""

from hypothesis import settings

settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile("long", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile("default")
