"""Runs the program that lies beside this file, and words what it says for Python."""

from __future__ import annotations

import json
import os
import re
import selectors
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional, Union

from ._board import Board
from ._options import FLAGS, VALUES
from ._search import Search
from ._words import in_words_of_python

PROGRAM = Path(__file__).with_name("queenreel")

Value = Union[str, int, float, "os.PathLike[str]"]
"""What an option takes: as it would be typed, as a number, or as a path."""

_FAILED, _USAGE, _UNAVAILABLE, _LIMIT = 1, 2, 3, 4
_INPUT = "-"


@dataclass(frozen=True)
class Written:
    """What a command wrote."""

    n: int
    format: str
    pictures: int
    """How many pictures the files hold."""
    files: int
    """How many files there are."""
    first: Path
    last: Path
    seconds: Optional[float] = None
    """How long the film is; None for pictures."""


@dataclass(frozen=True)
class Answer:
    """How a run of the program ended."""

    code: int
    output: str
    error: str


def answer(words: Sequence[str], stdin: str = "") -> Answer:
    """Runs the program to its end, while other threads go on. An exception meanwhile, such as KeyboardInterrupt, ends the program
    first, as Ctrl+C would."""
    with tempfile.TemporaryFile() as given:
        given.write(stdin.encode("utf-8"))
        given.seek(0)
        process = subprocess.Popen([PROGRAM, *words], stdin=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        output, error = _read(process)
        return Answer(process.wait(), output.decode("utf-8", "replace"), error.decode("utf-8", "replace"))
    except BaseException:
        process.terminate()  # it removes what it has begun; SIGINT may be ignored in processes in the background
        process.wait()
        raise
    finally:
        process.stdout.close()
        process.stderr.close()


def _read(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """What the program prints, and its errors. Popen.communicate() would let a signal wait for a quarter of a second."""
    texts = {process.stdout: bytearray(), process.stderr: bytearray()}
    with selectors.DefaultSelector() as ready:
        for pipe in texts:
            ready.register(pipe, selectors.EVENT_READ)
        while ready.get_map():
            for key, _ in ready.select():
                part = os.read(key.fd, 1 << 16)
                texts[key.fileobj] += part
                if not part:
                    ready.unregister(key.fileobj)
    return bytes(texts[process.stdout]), bytes(texts[process.stderr])


def run(command: str, operands: Sequence[Any], options: Mapping[str, Any], *, reword: Mapping[str, str] | None = None) -> str:
    """Runs a command and returns what it prints; its notes are warnings. Raises what Python's own functions raise.

    options: by their names in Python; None and False leave one out. reword: words of messages that Python has others for.
    """
    typed = Typed(command, operands, options)
    ended = answer(typed.words, typed.stdin)
    if ended.code != 0:
        raise error_of(ended, reword or {})
    for note in ended.error.splitlines():
        warnings.warn(_reworded(note, reword or {}), stacklevel=_callers_level())
    return ended.output


def _callers_level() -> int:
    """How many calls above the caller of this the package was called."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__package__") == __package__:
        level, frame = level + 1, frame.f_back
    return level


def written(command: str, n: Any, output: Any, overwrite: bool, options: Mapping[str, Any]) -> Written:
    """Runs a command that writes files."""
    if isinstance(n, Search):
        options = {**options, "events": n}
        n = None
    told = {**options, "output": output, "force": overwrite, "json": True}
    return written_of(run(command, [] if n is None else [n], told))


def written_of(text: str) -> Written:
    """What the program says that it wrote."""
    told = json.loads(text)
    return Written(told["n"], told["format"], told["pictures"], told["files"], Path(told["first"]), Path(told["last"]),
                   told.get("seconds"))  # fmt: skip


def _reworded(line: str, reword: Mapping[str, str]) -> str:
    """A line of the program's messages for Python."""
    text = line[len("queenreel: ") :] if line.startswith("queenreel: ") else line
    for theirs, ours in {"give --force to replace it": "give overwrite=True to replace it", **reword}.items():
        text = text.replace(theirs, ours)
    return in_words_of_python(text, VALUES, FLAGS)


def error_of(ended: Answer, reword: Mapping[str, str]) -> Exception:
    """The exception for a run that failed."""
    lines = ended.error.strip().splitlines() or [f"it ended with status {ended.code}"]
    text = _reworded(lines[-1], reword)
    if ended.code == _FAILED:
        return FileExistsError(text) if re.search(r": (it )?exists[,;]", text) else OSError(text)
    if ended.code == _USAGE and re.search(r": exists[,;]", text):
        return FileExistsError(text)
    if ended.code in (_USAGE, _LIMIT):
        return ValueError(text)
    return RuntimeError(text)


class Typed:
    """A command line, and what it reads from standard input."""

    def __init__(self, command: str, operands: Sequence[Any], options: Mapping[str, Any]) -> None:
        self.stdin = ""
        self._reader: str | None = None
        self.words = [command]
        for name, value in options.items():
            if value is None or value is False:
                continue
            option = "--" + name.replace("_", "-")
            if value is True:
                self.words.append(option)
            elif name == "output" and isinstance(value, (list, tuple)):
                self.words += [f"{option}={_path(one)}" for one in value]
            else:
                self.words.append(f"{option}={self._typed(name, value)}")
        self.words += ["--", *(str(operand) for operand in operands)]

    def _typed(self, name: str, value: Any) -> str:
        if name == "output":
            return _path(value)
        if isinstance(value, Search):
            return self._read(name, value._text())
        if isinstance(value, Board):
            return self._read(name, str(value)) if name == "board" else _squares(value)
        if name == "size" and isinstance(value, (list, tuple)):
            return "x".join(map(_plain, value))
        if name == "events" and isinstance(value, (list, tuple)):
            return ",".join(map(os.fspath, value))
        if name == "queens_from" and not isinstance(value, (str, os.PathLike)):
            return self._read(name, "".join(_squares(board) + "\n" for board in value))
        if isinstance(value, (list, tuple)):
            return ",".join(map(_plain, value))
        text = _plain(value)
        if text == _INPUT:
            raise ValueError(f"{name}: Python's standard input is not read; give the name of a file")
        return text

    def _read(self, name: str, text: str) -> str:
        """Has the program read the text."""
        if self._reader is not None:
            raise ValueError(f"{name}: {self._reader} has what the program reads already; write one of them to a file, and name that")
        self._reader = name
        self.stdin = text
        return _INPUT


def _path(value: Any) -> str:
    path = os.fspath(value)
    if path == _INPUT:
        raise ValueError("output: nothing goes to standard output; give the name of a file")
    return path


def _squares(board: Board) -> str:
    if not isinstance(board, Board):
        raise TypeError(f"{board!r} is not a Board")
    return ",".join(f"{row}:{column}" for row, column in board.queens) or "none"


def _plain(value: Any) -> str:
    if isinstance(value, (str, os.PathLike)):
        return os.fspath(value)
    if isinstance(value, (int, float)):
        return repr(value)
    raise TypeError(f"{value!r} is neither text nor a number nor a path")


