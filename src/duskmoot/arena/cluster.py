"""Games on many machines: batches go to a Dask scheduler that is already running.

Each batch is a pure function of its plan and its numbers, so it does not matter who plays it. When
a worker is lost, the scheduler gives its batches to another, and they are played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from duskmoot.kernel.game import Refused

PATIENCE: Final[str] = "30s"
"""How long a scheduler may take to answer."""

Work = TypeVar("Work")
Result = TypeVar("Result")


def played_on(
    address: str,
    work: Callable[[Work, int, int], Result],
    plan: Work,
    batches: list[tuple[int, int]],
) -> Iterator[tuple[tuple[int, int], Result]]:
    """The batches as they come in from the workers of this scheduler."""
    try:
        from distributed import Client, as_completed
    except ModuleNotFoundError as error:
        raise Refused("cluster-missing", module=str(error.name)) from error
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise Refused("cluster-unreachable", address=address, reason=str(error)) from error
    with client:
        waiting = {client.submit(work, plan, *batch, pure=False): batch for batch in batches}
        for future in as_completed(list(waiting), loop=client.loop):
            yield waiting.pop(future), future.result()
