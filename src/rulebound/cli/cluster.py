"""Games on a cluster of machines, by Ray: each game is a task of its own."""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from rulebound.kernel import RuleboundError

RETRIES: Final = 10  # of a game whose worker or machine is lost
Done = TypeVar("Done")


class NoCluster(RuleboundError):
    """The cluster cannot be used."""


def on_ray(address: str, play: Callable[[range], Done], parts: Sequence[range]) -> Iterator[Done]:
    """Play parts on the cluster at this address and yield what each gives when it is done.

    What a lost worker or machine was playing is played again on another.
    """
    ray = _connect(address)
    try:
        task = ray.remote(max_retries=RETRIES)(_call)
        shared = ray.put(play)
        waiting = [task.remote(shared, part) for part in parts]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    except ray.exceptions.RaySystemError as error:
        raise NoCluster(
            "cluster-lost", "the cluster at {address} is lost: {fault}", address=address, fault=str(error)
        ) from error
    finally:
        ray.shutdown()


def _call(play: Callable[[range], Done], part: range) -> Done:
    return play(part)


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise NoCluster(
            "no-ray", "--ray needs the library Ray: install {package}", package="rulebound[cluster]"
        ) from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(
            "no-cluster",
            "there is no cluster at {address}: {fault}",
            address=repr(address[:100]),
            fault=str(error),
        ) from error
    return ray
