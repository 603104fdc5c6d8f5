### Spirit Island: the event cards of Jagged Earth. A way has its name, and its text on each card.

