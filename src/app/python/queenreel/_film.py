from __future__ import annotations

import base64
import operator
import os
from collections.abc import Sequence
from typing import Any, Literal

from . import _queenreel
from ._search import Search


class Film:
    """A film that is made when it is wanted: `animate` gives it. In a notebook it shows itself."""

    def __init__(self, request: _queenreel.FilmRequest, form: Literal["mp4", "gif"]) -> None:
        self._request = request
        self._format = form
        self._bytes: bytes | None = None

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = True) -> None:
        """Writes the film, .mp4, .gif, .webp, .apng, .webm, .y4m, .mov or .svg. The file appears whole or not at all.

        overwrite: a file that is there; else that is a FileExistsError.
        """
        self._request.save(os.fspath(path), overwrite)

    def _repr_html_(self) -> str:
        if self._bytes is None:
            self._bytes = self._request.bytes(self._format)
        data = base64.b64encode(self._bytes).decode("ascii")
        if self._format == "gif":
            return f'<img src="data:image/gif;base64,{data}" style="max-width: 100%">'
        return f'<video controls loop muted playsinline style="max-width: 100%" src="data:video/mp4;base64,{data}"></video>'


def animate(
    n: int | Search,
    *,
    story: str | None = None,
    solver: str | Search | Sequence[str | Search] | None = None,
    size: int | tuple[int, int] | None = None,
    theme: str | None = None,
    pieces: str | None = None,
    bare: bool = False,
    duration: float | Literal["full"] | None = None,
    hold: float | None = None,
    pace: str | None = None,
    transition: str | None = None,
    fps: float | None = None,
    unique: bool = False,
    first: bool = False,
    limit: int | None = None,
    seed: int | None = None,
    questions: bool = False,
    numbering: Literal["0", "1", "chess"] | None = None,
    title: str | None = None,
    subtitle: str | None = None,
    format: Literal["mp4", "gif"] = "mp4",
) -> Film:
    """A film of n queens, or of a search of your own. What is not given is as `queenreel animate` has it.

    story: a name of `stories()`; of a search, "search". solver: a name of `solvers()`; for the story "race" two to six, searches
    of your own among them. size: in pixels, of a side or (width, height). duration: seconds, or "full" for every moment; a long
    search takes a minute and a half. hold: seconds a picture. first: stops at the first solution. limit: of the solutions shown.
    questions: stops a search where viewers could find out what comes next. format: what a notebook shows.

    Raises ValueError at once for what cannot be told, and, from the film, for a duration that is too short.
    """
    wishes: dict[str, Any] = {
        "story": story, "theme": theme, "pieces": pieces, "bare": bare, "hold": hold, "pace": pace, "transition": transition,
        "fps": fps, "unique": unique, "first": first, "limit": limit, "seed": seed, "questions": questions,
        "numbering": numbering, "title": title, "subtitle": subtitle,
    }  # fmt: skip
    if format not in ("mp4", "gif"):
        raise ValueError(f"format: there is no '{format}'; choose from mp4 or gif")
    if duration == "full":
        wishes["full"] = True
    else:
        wishes["duration"] = duration
    if size is not None:
        sides = (size, size) if isinstance(size, int) else tuple(size)
        if len(sides) != 2 or not all(isinstance(side, int) and side > 0 for side in sides):
            raise ValueError(f"size: {size!r} is not a size in pixels; give such as 720 or (1280, 720)")
        wishes["width"], wishes["height"] = sides
    solvers = [] if solver is None else [solver] if isinstance(solver, (str, Search)) else list(solver)
    if isinstance(n, Search):
        if story is None:
            wishes["story"] = "race" if solvers else "search"
        solvers.append(n)
        n = n.n
    traces = [one._trace() for one in solvers if isinstance(one, Search)]
    places = iter(range(len(traces)))
    if solvers:
        wishes["solvers"] = [next(places) if isinstance(one, Search) else one for one in solvers]
    n = operator.index(n)
    given = {name: wish for name, wish in wishes.items() if wish is not None}
    return Film(_queenreel.FilmRequest(n, given, traces), format)
