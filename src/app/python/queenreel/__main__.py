"""The program: `python -m queenreel animate 8` is `queenreel animate 8`."""

import os
import sys

from queenreel._program import PROGRAM


def main() -> None:
    """Becomes the program, with the words of the command line."""
    os.execv(PROGRAM, ["queenreel", *sys.argv[1:]])


if __name__ == "__main__":
    main()
