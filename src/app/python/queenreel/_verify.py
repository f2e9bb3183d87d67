from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from . import _program
from ._board import Board


@dataclass(frozen=True)
class Fault:
    """What is wrong in a file."""

    where: str
    """Such as "picture 2 at 1 s"; empty for the whole."""
    what: str


@dataclass(frozen=True)
class VerifiedFile:
    """What was read of a file."""

    path: Path
    proven: bool
    readable: bool
    kind: str
    n: Optional[int]
    pictures: int
    solutions: int
    """How many different ones it shows."""
    faults: tuple[Fault, ...]
    """The first ones."""
    fault_count: int
    """All of them."""
    seconds: Optional[float] = None
    """How long a film is; None for all else."""


@dataclass(frozen=True)
class Verified:
    """What `verify` found. It is true if all is proven."""

    proven: bool
    files: tuple[VerifiedFile, ...]
    faults: tuple[Fault, ...]
    """What is wrong with the files together."""

    def __bool__(self) -> bool:
        return self.proven


def verify(
    *paths: str | os.PathLike[str],
    n: int | None = None,
    complete: bool = False,
    unique: bool = False,
    hold: float | str | None = None,
    end_pause: float | str | None = None,
    any_placement: bool = False,
    place: str | Board | None = None,
    block: str | None = None,
    board: str | os.PathLike[str] | Board | None = None,
    rule: str | None = None,
) -> Verified:
    """Reads solutions, traces, pictures or films and proves them, as `queenreel verify` does. What is wrong in a file is no exception,
    but a fault of the result.

    paths: files, and folders of them. n: requires this board size. complete: requires every solution exactly once. unique: requires
    different symmetry classes. hold: requires films to show each board for so many seconds. end_pause: how much longer the last one may
    be shown. any_placement: allows boards that are no solutions, as films of a search have them. place, block: require these queens, and
    empty squares, such as "a1,g2" or those of a Board. board: both of a file, or of a Board. rule: "torus", "superqueens" or "rooks".

    Raises ValueError for a request that makes no sense.
    """
    options: dict[str, Any] = {
        "board_size": n, "complete": complete, "unique": unique, "hold": hold, "end_pause": end_pause,
        "any_placement": any_placement, "place": place, "block": block, "board": board, "rule": rule, "json": True,
    }  # fmt: skip
    typed = _program.Typed("verify", [os.fspath(path) for path in paths], options)
    ended = _program.answer(typed.words, typed.stdin)
    if not ended.output:
        raise _program.error_of(ended, {"--board-size": "n", "FILE: no file is given": "paths: no file is given"})
    told = json.loads(ended.output)
    return Verified(told["proven"], tuple(_file_of(file) for file in told["files"]), _faults_of(told["faults"]))


def _file_of(file: dict[str, Any]) -> VerifiedFile:
    return VerifiedFile(
        Path(file["path"]), file["proven"], file["readable"], file.get("kind", ""), file.get("n"), file.get("pictures", 0),
        file.get("solutions", 0), _faults_of(file["faults"]), file["fault_count"], file.get("seconds"),
    )  # fmt: skip


def _faults_of(faults: Sequence[Any]) -> tuple[Fault, ...]:
    return tuple(Fault(fault.get("where", ""), fault["what"]) if isinstance(fault, dict) else Fault("", fault) for fault in faults)
