"""What all request handlers of a worker share: settings, database, limits, metrics, packs and the publication."""

from dataclasses import dataclass, field

from rulebound.server.content import Packs
from rulebound.server.database import Database
from rulebound.server.limits import Limiter
from rulebound.server.metrics import Metrics
from rulebound.server.publication import Publication
from rulebound.server.settings import Settings


@dataclass(slots=True, kw_only=True)
class Worker:
    """One worker process of the server. `play` adds its rooms, `live` those who are connected."""

    settings: Settings
    database: Database
    publication: Publication
    packs: Packs
    limiter: Limiter = field(default_factory=Limiter)
    metrics: Metrics = field(default_factory=Metrics)
