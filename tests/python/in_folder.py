"""What the tests of the package share: the program beside it, a folder of their own, and a search of a student."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["QUEENREEL_PROGRAM"]


def program(*words, **more):
    return subprocess.run([PROGRAM, *map(str, words)], check=True, capture_output=True, **more)


def events_of(n):
    """A student's search."""

    def place(row, columns):
        if row == n:
            yield ("solution",)
            return
        for column in range(n):
            yield ("tested", row, column)
            attacker = next((r for r, c in enumerate(columns) if c == column or abs(c - column) == row - r), None)
            if attacker is not None:
                yield ("rejected", row, column, attacker, columns[attacker])
                continue
            yield ("placed", row, column)
            yield from place(row + 1, columns + [column])
            yield ("removed", row, column)

    return place(0, [])


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def complaint(self, action, error=ValueError):
        with self.assertRaises(error) as raised:
            action()
        return str(raised.exception)
