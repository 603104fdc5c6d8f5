"""What strangers try, all at once, against the real program while people play: part of `make test-long`."""
