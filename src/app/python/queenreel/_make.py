from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from . import _program


@dataclass(frozen=True)
class ReelOutput:
    """An output of a reel."""

    name: str
    up_to_date: bool
    """Whether there was nothing to do."""
    why: str = ""
    """Why it was made, or must be; empty if it was up to date."""
    files: tuple[Path, ...] = ()
    """What was written."""
    seconds: Optional[float] = None
    """How long that took."""


@dataclass(frozen=True)
class Made:
    """What `make` did. It is true if anything was made, or must be."""

    outputs: tuple[ReelOutput, ...]
    """All that were asked for, in the order of the reel."""

    @property
    def made(self) -> tuple[str, ...]:
        """The names of those that were made, or must be."""
        return tuple(output.name for output in self.outputs if not output.up_to_date)

    @property
    def up_to_date(self) -> tuple[str, ...]:
        """The names of those with which there was nothing to do."""
        return tuple(output.name for output in self.outputs if output.up_to_date)

    def __bool__(self) -> bool:
        return bool(self.made)


def make(
    reel: str | os.PathLike[str],
    *,
    only: str | Sequence[str] | None = None,
    jobs: int | None = None,
    force: bool = False,
    dry_run: bool = False,
) -> Made:
    """Makes the outputs that a reel lists, where something changed, as `queenreel make` does: their files appear together or not at all.

    reel: a file such as lecture.toml; `queenreel help reel` describes it. only: names of outputs; otherwise all. jobs: how many
    are made at a time; otherwise one per processor. force: makes all, and replaces files that the reel did not make. dry_run:
    makes nothing, and says what must be made.

    Raises ValueError for what is wrong in the reel, with line and column; FileExistsError for a file that the reel did not make;
    OSError for a file that cannot be read or written.
    """
    path = os.fspath(reel)
    options = {"only": only if only is None or isinstance(only, str) else list(only), "threads": jobs, "force": force,
               "dry_run": dry_run, "json": True}  # fmt: skip
    text = _program.run("make", [path], options, reword={"with --force": "with force=True", "--threads": "jobs"})
    folder = Path(path).parent
    return Made(tuple(
        ReelOutput(output["name"], output["up_to_date"], output.get("why", ""),
                   tuple(folder / file for file in output.get("files", ())), output.get("seconds"))
        for output in json.loads(text)["outputs"]
    ))  # fmt: skip
