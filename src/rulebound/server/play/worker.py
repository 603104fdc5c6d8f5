"""A worker that plays: it owns tables, has rooms, and commits their moves."""

from dataclasses import dataclass

from rulebound.server.owners import Owners
from rulebound.server.play.commit import Committer
from rulebound.server.play.rooms import Rooms
from rulebound.server.play.studies import Studies
from rulebound.server.worker import Worker


@dataclass(slots=True, kw_only=True)
class PlayWorker(Worker):
    """A worker with its committer, its rooms, the tables that it owns, and its process for replays."""

    committer: Committer
    rooms: Rooms
    owners: Owners
    studies: Studies
