from __future__ import annotations

import operator
import os
import re
from collections.abc import Iterable

from . import _queenreel

_NAMES = _queenreel.names()


class Board:
    """Queens on an n×n board, any placement; it does not change. In a notebook it shows itself."""

    __slots__ = ("_n", "_queens")

    def __init__(self, n: int, queens: Iterable[int | tuple[int, int]] = ()) -> None:
        """queens: squares, (row, column) from the top left, from 0; or the columns of a queen in each row from the top."""
        self._n = operator.index(n)
        if self._n < 1:
            raise ValueError(f"n: {n} is out of range; give 1 or more")
        squares = set()
        for row, queen in enumerate(queens):
            row, column = queen if isinstance(queen, (tuple, list)) else (row, queen)
            square = (operator.index(row), operator.index(column))
            if not all(0 <= line < self._n for line in square):
                raise ValueError(f"queens: row {row}, column {column} is off the board of n = {n}; count from 0")
            squares.add(square)
        self._queens = tuple(sorted(squares))

    @classmethod
    def from_text(cls, text: str, n: int | None = None) -> Board:
        """The board that a text is, in any form that `queenreel solve` prints: rows of dots and Q, rows of 0 and 1, a FEN, the columns
        "1,3,0,2" or "1302", squares such as "c3,f6" or "2:5,3:1", JSON, or LaTeX.

        n: the board size, where the text does not tell: of squares, and of columns and rows that are not all there. Raises ValueError
        for a text that is no board.
        """
        size = _size_of(text) if n is None else operator.index(n)
        return cls(size, _queenreel.board_queens(text, size))

    @property
    def n(self) -> int:
        """Rows, and columns."""
        return self._n

    @property
    def queens(self) -> tuple[tuple[int, int], ...]:
        """The squares of the queens, (row, column) from the top left, from 0, row by row."""
        return self._queens

    @property
    def columns(self) -> tuple[int, ...]:
        """The queen's column in each row from the top. Raises ValueError unless each row has one queen."""
        if [row for row, _ in self._queens] != list(range(self._n)):
            raise ValueError("columns: not every row has one queen; use queens")
        return tuple(column for _, column in self._queens)

    @property
    def is_solution(self) -> bool:
        """Whether n queens stand, and none attacks another."""
        return _queenreel.is_solution(self._n, self._queens)

    def svg(self, *, theme: str = _NAMES["themes"][0], pieces: str = _NAMES["pieces"][0], size: int = 0,
            attacks: bool = False, conflicts: bool = False) -> str:
        """The board as a document of SVG. size: of a side, in pixels; 0 for the program's. attacks: marks attacked squares;
        conflicts: marks queens under attack."""
        return self._picture("svg", theme, pieces, size, attacks, conflicts).decode()

    def png(self, *, theme: str = _NAMES["themes"][0], pieces: str = _NAMES["pieces"][0], size: int = 0,
            attacks: bool = False, conflicts: bool = False) -> bytes:
        """The board as a PNG file. As svg()."""
        return self._picture("png", theme, pieces, size, attacks, conflicts)

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = True, theme: str = _NAMES["themes"][0],
             pieces: str = _NAMES["pieces"][0], size: int = 0, attacks: bool = False, conflicts: bool = False) -> None:
        """Writes the board, .svg, .png or .pdf. The file appears whole or not at all. Otherwise as svg().

        overwrite: a file that is there; else that is a FileExistsError.
        """
        _queenreel.save_picture(self._n, self._queens, os.fspath(path), overwrite, theme, pieces, size, attacks, conflicts)

    def _picture(self, form: str, theme: str, pieces: str, size: int, attacks: bool, conflicts: bool) -> bytes:
        return _queenreel.picture(self._n, self._queens, form, theme, pieces, size, attacks, conflicts)

    def _repr_svg_(self) -> str:
        return self.svg(size=320)

    def _repr_png_(self) -> bytes:
        return self.png(size=320)

    def __repr__(self) -> str:
        return f"Board({self._n}, {list(self._queens)})"

    def __str__(self) -> str:
        """The board in letters, a row a line: Q for a queen, a dot for an empty square."""
        standing = set(self._queens)
        lines = range(self._n)
        return "\n".join(" ".join("Q" if (row, column) in standing else "." for column in lines) for row in lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self._n, self._queens) == (other._n, other._queens)

    def __hash__(self) -> int:
        return hash((self._n, self._queens))


def _size_of(text: str) -> int:
    """The size of the board in a text that shows it whole."""
    lines = [line for line in text.strip().splitlines() if line.strip()]
    words = re.findall(r"\w+", text)
    if len(lines) > 1:
        return len(lines)
    if text.count("/") > 0:
        return text.strip().split()[0].count("/") + 1
    if len(words) > 1 and all(map(str.isdigit, words)) and ":" not in text:
        return len(words)
    if len(words) == 1 and words[0].isdigit():
        return len(words[0])
    raise ValueError("n: the text does not tell the size of its board; give n")
