"""Films and pictures of the n-queens problem, and the solvers that they tell of.

    >>> import queenreel
    >>> queenreel.count(8)
    92
    >>> next(queenreel.solutions(8)).columns
    (0, 4, 7, 5, 2, 6, 1, 3)
    >>> queenreel.animate(6, story="search").save("search.mp4")

`render`, `sheet`, `chart`, `compare`, `verify` and `make` are the program's commands, with its options by their names. In a notebook, a board and a film show themselves. A search of your own is a
generator, see `Search`.

What cannot be done is a ValueError whose text says what, why and what to do; what cannot be written is an OSError. Long work
gives other threads their turn and stops at KeyboardInterrupt.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator

from . import _queenreel
from ._board import Board
from ._commands import animate, chart, compare, render, sheet
from ._film import Film
from ._make import Made, ReelOutput, make
from ._program import Written
from ._search import Event, Search
from ._verify import Fault, Verified, VerifiedFile, verify

__all__ = [
    "Board", "Event", "Fault", "Film", "Made", "ReelOutput", "Search", "Verified", "VerifiedFile", "Written", "animate", "chart",
    "compare", "count", "make", "render", "sheet", "solutions", "solvers", "stories", "themes", "verify",
]  # fmt: skip
__version__: str = _queenreel.__version__


def solutions(n: int, *, solver: str = "bitmask", unique: bool = False, seed: int = 1) -> Iterator[Board]:
    """The solutions of n queens, one after the other: each is searched for when it is asked for.

    solver: a name of `solvers()`; some find one solution only. unique: one of each class under rotation and reflection.
    seed: of solvers that draw at random. Raises ValueError at once for a name or an n that the solver does not take.
    """
    search = _queenreel.Solutions(operator.index(n), solver, seed, unique)

    def found() -> Iterator[Board]:
        while (columns := search.next()) is not None:
            yield Board(n, columns)

    return found()


def count(n: int, *, unique: bool = False) -> int:
    """How many solutions n queens have, for n from 1 to 27, counted on all processors: a moment up to n = 14, hours past 20.

    unique: up to rotation and reflection.
    """
    return _queenreel.count(operator.index(n), unique)


def solvers() -> list[str]:
    """The names of all solvers; the first is the default."""
    return _queenreel.names()["solvers"]


def stories() -> list[str]:
    """The names of all stories; the first is the default."""
    return _queenreel.names()["stories"]


def themes() -> list[str]:
    """The names of all themes; the first is the default."""
    return _queenreel.names()["themes"]
