"""A worker that plays: it owns tables, has rooms, and commits their moves."""

from dataclasses import dataclass

from rulebound.server.owners import Owners
from rulebound.server.play.commit import Committer
from rulebound.server.play.elsewhere import Elsewhere
from rulebound.server.play.rooms import Rooms
from rulebound.server.play.studies import Studies
from rulebound.server.worker import Worker


@dataclass(slots=True, kw_only=True)
class PlayWorker(Worker):
    """A worker with its committer, its rooms, its tables, its process for replays, and other machines."""

    committer: Committer
    rooms: Rooms
    owners: Owners
    elsewhere: Elsewhere
    studies: Studies
