from __future__ import annotations

import inspect
import json
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Union

from . import _queenreel

Event = Union[str, tuple, Mapping[str, Any]]
"""What a search did: ("placed", row, column), ("solution",), or all that `queenreel help trace` names, as
{"event": "rejected", "row": 1, "column": 0, "by": {"row": 0, "column": 0}}."""

_OF_SQUARES = ("tested", "rejected", "placed", "removed")


class Search:
    """A search of your own, told by what it yields, for `animate`.

        def search(n):
            def place(row, columns):
                if row == n:
                    yield ("solution",)
                    return
                for column in range(n):
                    yield ("tested", row, column)
                    if all(c != column and abs(c - column) != row - r for r, c in enumerate(columns)):
                        yield ("placed", row, column)
                        yield from place(row + 1, columns + [column])
                        yield ("removed", row, column)
            return place(0, [])

        animate(Search(6, search)).save("mine.mp4")

    Events are "tested", "rejected", "placed" and "removed" with a row and a column from 0, from the top left; "rejected" may
    name the row and column of the queen that attacks, too; "wiped_out" with a row; "restarted", "solution", "exhausted" and
    "gave_up". A mapping at the end of a tuple adds what else a trace can tell, as {"line": 3}. A search that ends without a
    word has looked at everything.
    """

    def __init__(self, n: int, events: Iterable[Event] | Callable[..., Iterable[Event]], *, name: str = "mine",
                 pseudocode: Sequence[str] = ()) -> None:
        """events: a generator, or a function that gives one, with n or without; it runs once, when the film is asked for.
        pseudocode: lines, one of which an event may name, from 0, as {"line": 3}."""
        self.n = operator.index(n)
        self.name = name
        self._events = events
        self._pseudocode = list(pseudocode)
        self._recorder: _queenreel.Recorder | None = None
        self._recorded: _queenreel.Trace | None = None

    def _trace(self) -> _queenreel.Trace:
        """What it told, checked. Raises ValueError, `event 3: why; what to do`, and whatever the generator raises."""
        if self._recorded is None:
            header = {"trace": "queenreel", "version": 1, "n": self.n, "solver": self.name, "pseudocode": self._pseudocode}
            recorder = _queenreel.Recorder(json.dumps(header))
            for number, event in enumerate(self._begun(), 1):
                recorder.add(_line(number, event))
            recorder.end()
            self._recorder = recorder
            self._recorded = recorder.trace()
        return self._recorded

    def _text(self) -> str:
        """What it told, as a trace in a file. Raises as _trace()."""
        self._trace()
        assert self._recorder is not None
        return self._recorder.text()

    def _begun(self) -> Iterable[Event]:
        if not callable(self._events):
            return self._events
        try:
            inspect.signature(self._events).bind(self.n)
        except TypeError:
            return self._events()
        return self._events(self.n)


def _line(number: int, event: Event) -> str:
    """The event as a line of a trace."""
    if isinstance(event, Mapping):
        told: Mapping[str, Any] = event
    elif isinstance(event, str):
        told = {"event": event}
    elif isinstance(event, (tuple, list)) and event and isinstance(event[0], str):
        told = _of_tuple(number, event[0], list(event[1:]))
    else:
        raise ValueError(f'event {number}: {event!r} is not an event; yield one such as ("placed", 0, 0)')
    try:
        return json.dumps(told, default=operator.index, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise ValueError(f'event {number}: {event!r} is not an event, as {error}; yield one such as ("placed", 0, 0)') from None


def _of_tuple(number: int, kind: str, rest: list[Any]) -> dict[str, Any]:
    more = dict(rest.pop()) if rest and isinstance(rest[-1], Mapping) else {}
    names: tuple[str, ...] = ()
    if kind in _OF_SQUARES:
        names = ("row", "column")
    elif kind == "wiped_out":
        names = ("row",)
    if kind == "rejected" and len(rest) == 4:
        more["by"] = {"row": rest[2], "column": rest[3]}
        rest = rest[:2]
    if len(rest) > len(names):
        wanted = " and ".join(("its name", *names))
        raise ValueError(f"event {number}: {kind} has {len(rest) + 1} parts; give {wanted}")
    return {"event": kind, **dict(zip(names, rest)), **more}
