from __future__ import annotations

import base64
import operator
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Union

from . import _program, _queenreel
from ._program import Written
from ._search import Search

# The options that the extension takes, with the types that it takes for them. Films with others, and pages, the program makes.
_OPTIONS: dict[str, tuple[type, ...]] = {
    "story": (str,), "theme": (str,), "pieces": (str,), "bare": (bool,), "hold": (int, float), "pace": (str,),
    "transition": (str,), "fps": (int, float), "unique": (bool,), "first": (bool,), "limit": (int,), "seed": (int,),
    "questions": (bool,), "numbering": (str,), "title": (str,), "subtitle": (str,), "duration": (int, float),
    "full": (bool,), "width": (int,), "height": (int,), "solvers": (list,),
}  # fmt: skip
_OWN_FILES = {"theme": ".toml", "pieces": ".svg"}

_Path = Union[str, "os.PathLike[str]"]


class Film:
    """A film that is made when it is wanted: `animate` gives it. In a notebook it shows itself."""

    def __init__(self, request: _queenreel.FilmRequest | None, line: tuple[Any, dict[str, Any], list[Search]],
                 form: Literal["mp4", "gif"]) -> None:
        self._request = request
        self._line = line
        self._format = form
        self._bytes: bytes | None = None

    def save(self, path: _Path | Sequence[_Path] | None = None, *, overwrite: bool = True) -> Written:
        """Writes the film: .mp4, .gif, .webp, .apng, .webm, .y4m, .mov, .svg or, as a page that plays it, .html; several paths are
        several formats of one film. Files appear whole or not at all.

        path: left out, only what the film has beside it is written: steps=, clips= or frames= of `animate`. overwrite: a file that
        is there; else that is a FileExistsError.
        """
        n, options, searches = self._line
        if isinstance(path, (str, os.PathLike)) and self._request is not None:
            form = os.fspath(path).rpartition(".")[2].lower()
            if form != "html":
                pictures, seconds = self._request.save(os.fspath(path), overwrite)
                return Written(n, form, pictures, 1, Path(path), Path(path), seconds)
        return _made(n, {**options, "output": path}, searches, overwrite)

    def _repr_html_(self) -> str:
        if self._bytes is None:
            self._bytes = self._made_bytes()
        data = base64.b64encode(self._bytes).decode("ascii")
        if self._format == "gif":
            return f'<img src="data:image/gif;base64,{data}" style="max-width: 100%">'
        return f'<video controls loop muted playsinline style="max-width: 100%" src="data:video/mp4;base64,{data}"></video>'

    def _made_bytes(self) -> bytes:
        if self._request is not None:
            return self._request.bytes(self._format)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"film.{self._format}"
            self.save(path)
            return path.read_bytes()


def film_of(n: int | Search | None, form: Literal["mp4", "gif"], options: Mapping[str, Any]) -> Film:
    """The film that `animate` is asked for."""
    if form not in ("mp4", "gif"):
        raise ValueError(f"format: there is no '{form}'; choose from mp4 or gif")
    given = {name: value for name, value in options.items() if value is not None and value is not False}
    solver = given.pop("solver", None)
    solvers = [] if solver is None else [solver] if isinstance(solver, (str, Search)) else list(solver)
    if isinstance(n, Search):
        given.setdefault("story", "race" if solvers else "search")
        solvers.append(n)
        n = n.n
    if n is not None:
        n = operator.index(n)
    searches = [one for one in solvers if isinstance(one, Search)]
    names = [one for one in solvers if not isinstance(one, Search)]
    line = (n, {**given, "solver": names or None}, searches)
    wishes = _wishes(given)
    if solvers:
        places = iter(range(len(searches)))
        wishes["solvers"] = [next(places) if isinstance(one, Search) else one for one in solvers]
    traces = [search._trace() for search in searches]
    if n is not None and all(map(_is_own, wishes, wishes.values())):
        return Film(_queenreel.FilmRequest(n, wishes, traces), line, form)
    return Film(None, line, form)


def _wishes(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options as the extension takes them."""
    wishes = dict(given)
    if wishes.get("duration") == "full":
        del wishes["duration"]
        wishes["full"] = True
    size = wishes.get("size")
    if size is not None and not isinstance(size, str):
        sides = (size, size) if isinstance(size, int) else tuple(size)
        if len(sides) != 2 or not all(isinstance(side, int) and side > 0 for side in sides):
            raise ValueError(f"size: {size!r} is not a size in pixels; give such as 720 or (1280, 720)")
        del wishes["size"]
        wishes["width"], wishes["height"] = sides
    return wishes


def _is_own(name: str, value: Any) -> bool:
    """Whether the extension takes the option itself."""
    return isinstance(value, _OPTIONS.get(name, ())) and not (name in _OWN_FILES and value.endswith(_OWN_FILES[name]))


def _made(n: Any, options: Mapping[str, Any], searches: Sequence[Search], overwrite: bool) -> Written:
    """Has the program make a film."""
    told = {**options, "force": overwrite, "json": True}
    with tempfile.TemporaryDirectory() as folder:
        traces = []
        for number, search in enumerate(searches):
            traces.append(Path(folder) / f"{number}.jsonl")
            traces[-1].write_text(search._text(), encoding="utf-8")
        if traces:
            told["events"] = traces
        reword = {"--events": "--solver"} if traces else {}
        return _program.written_of(_program.run("animate", [] if n is None or traces else [n], told, reword=reword))
