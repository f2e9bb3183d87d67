"""Makes the functions of Python for commands of the program from their rows: FOLDER < the schema of a reel.

They go to _commands.py in the folder, and what messages need to know of the options to _options.py.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parent
sys.path.insert(0, str(SOURCES / "queenreel"))
from _words import in_words_of_python  # noqa: E402

WIDTH = 128

# Python's standard input and output are its own.
STANDARD_STREAM = re.compile(r"[,;] - (?:is|for) standard (?:input|output)")

HEAD = '''"""Commands of the program as functions, made from the program's own rows."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from typing import Any, Literal, Optional, Union

from . import _program
from ._board import Board
from ._film import Film, film_of
from ._program import Value, Written
from ._search import Search

'''

# How each begins and ends: parameters before the options, what it gives, what its docstring says besides, and its body.
FUNCTIONS = {
    "animate": (
        ["n: Union[int, Search, None] = None", "*"],
        ['format: Literal["mp4", "gif"] = "mp4"'],
        "Film",
        """A film of n queens, or of a search of your own. What is not given is as `queenreel animate` has it.

        n: the board size, or a `Search`; for a board or events in a file it may be left out. format: what a notebook shows.
        duration is in seconds, or "full" for every moment; size is of a side, (width, height), or a name. In a race, solver has
        two to six searches, your own among them.

        Raises ValueError at once for what cannot be told, and, from the film, for what depends on its format or length.""",
        "return film_of(n, format, {options})",
    ),
    "render": (
        ["n: Union[int, str, Search, None]", "output: _Paths", "*", "overwrite: bool = True"],
        [],
        "Written",
        """Writes a picture of each solution, or of each step of a story, as `queenreel render` does.

        n: the board size, or a `Search` of your own; None for a board or events in a file. output: a file, a folder that ends
        in /, or a pattern such as "x-{index}.svg". overwrite: files that are there; else that is a FileExistsError.""",
        'return _program.written("render", n, output, overwrite, {options})',
    ),
    "sheet": (
        ["n: Union[int, str, Search, None]", "output: _Paths", "*", "overwrite: bool = True"],
        [],
        "Written",
        """Writes many boards on a page: solutions, classes, handouts, exercises, as `queenreel sheet` does.

        n: the board size; None for a board in a file. output: a file, a folder that ends in /, or a pattern such as
        "sheet-{index}.png". overwrite: files that are there; else that is a FileExistsError.""",
        'return _program.written("sheet", n, output, overwrite, {options})',
    ),
    "chart": (
        ['kind: Literal["growth", "funnel", "compare", "map", "density"]', "n: Union[int, str, None] = None",
         "output: Optional[_Paths] = None", "*", "overwrite: bool = True"],
        [],
        "Any",
        """Returns the numbers of a chart, as `queenreel chart --json` prints them, and draws it if there is an output.

        kind: growth, the number of solutions by board size; funnel, the placements left after each rule; compare, the work of
        solvers; map, a whole search; density, the number of solutions with a queen on each square. n: a board size, or a range
        such as "4-20". output: a file. overwrite: one that is there; else that is a FileExistsError.""",
        """told = {{**{options}, "output": output, "force": overwrite, "json": True}}
    return json.loads(_program.run("chart", [kind] if n is None else [kind, n], told))""",
    ),
    "compare": (
        ["n: Union[int, str, None] = None", "*"],
        [],
        "Any",
        """Returns the nodes, tests, looks and seconds that solvers take, as `queenreel compare --json` prints them.

        n: the board size; None for events in a file.""",
        'return json.loads(_program.run("compare", [] if n is None else [n], {{**{options}, "json": True}}))',
    ),
}

# Left out: what the functions have themselves, or have no use for.
OWN = {"command", "output", "n", "kind", "solvers", "csv"}
BESIDES = {"animate": {"format"}, "compare": {"output"}}

# Options for which Python has types of its own.
TYPES = {
    "place": "Union[str, Board, None]",
    "queens": "Union[str, Board, None]",
    "board": "Union[str, os.PathLike[str], Board, None]",
    "queens_from": "Union[str, os.PathLike[str], Iterable[Board], None]",
    "events": "Union[str, os.PathLike[str], Search, Sequence[_Path], None]",
    "size": "Union[int, str, tuple[int, int], None]",
}
SOLVER = {"animate": "Union[str, Search, Sequence[Union[str, Search]], None]"}


def type_of(command: str, name: str, schema: dict[str, Any]) -> str:
    """The annotation of an option."""
    if name == "solver" and command in SOLVER:
        return SOLVER[command]
    if name in TYPES:
        return TYPES[name]
    choices = schema["anyOf"]
    if any(choice.get("type") == "array" for choice in choices):
        return "Union[Value, Sequence[Value], None]"
    if names := choices[0].get("enum"):
        return f"Optional[Literal[{', '.join(map(json.dumps, names))}]]"
    return "Optional[Value]"


def wrapped(text: str, indent: str, later: str) -> str:
    return "\n".join(textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=later, break_long_words=False,
                                   break_on_hyphens=False))  # fmt: skip


def function(command: str, keys: dict[str, dict[str, Any]], values: set[str], flags: set[str]) -> str:
    """The text of a command's function."""
    before, after, gives, doc, body = FUNCTIONS[command]
    options = {key: schema for key, schema in keys.items() if key not in OWN | BESIDES.get(command, set())}
    names = {key: key.replace("-", "_") for key in options}
    parameters = list(before)
    lines = []
    for key, schema in options.items():
        is_flag = schema.get("type") == "boolean"
        parameters.append(f"{names[key]}: bool = False" if is_flag else f"{names[key]}: {type_of(command, names[key], schema)} = None")
        text = STANDARD_STREAM.sub("", schema["description"])
        text = in_words_of_python(text, values, flags).replace("unless output names it", "unless save() names it")
        lines.append(wrapped(f"{names[key]}: {text}.", "        ", "            ").replace("\\", "\\\\"))
    text = [f"def {command}("]
    text += [f"    {parameter}," for parameter in parameters + after]
    text.append(f") -> {gives}:")
    text.append(f'    """{textwrap.dedent("        " + doc).strip()}'.replace("\n", "\n    ").replace("\n    \n", "\n\n"))
    text.append("\n    Options:")
    text += lines
    text.append('    """')
    told = "{" + ", ".join(f'"{name}": {name}' for name in names.values()) + "}"
    text.append(wrapped("    " + body.format(options="options"), "", "    ") if "\n" not in body else "    " + body.format(options="options"))
    text.insert(len(text) - 1, wrapped(f"    options: dict[str, Any] = {told}", "", "        "))
    return "\n".join(text) + "\n"


def main() -> None:
    [folder] = map(Path, sys.argv[1:])
    commands = {rows["title"]: rows["properties"] for rows in json.load(sys.stdin)["additionalProperties"]["anyOf"]}
    values: set[str] = set(commands["animate"]["story"]["anyOf"][0]["enum"])
    flags: set[str] = {"force", "dry-run", "json"}
    for keys in commands.values():
        for key, schema in keys.items():
            if schema.get("type") == "boolean":
                flags.add(key)
            for choice in schema.get("anyOf", ()):
                values.update(choice.get("enum", ()))
    values = {value for value in values if value.isascii() and not value[0].isdigit()}
    header = "# What options take, and which of them are true or false, for the words of messages.\n"
    rows = {"VALUES": sorted(values), "FLAGS": sorted(flags)}
    data = "\n".join(wrapped(f"{name} = frozenset({json.dumps(names)})", "", "    ") for name, names in rows.items())
    (folder / "_options.py").write_text(header + data + "\n", encoding="utf-8")
    text = HEAD + '_Path = Union[str, "os.PathLike[str]"]\n_Paths = Union[_Path, Sequence[_Path]]\n'
    text += "".join("\n\n" + function(name, commands[name], values, flags) for name in FUNCTIONS)
    (folder / "_commands.py").write_text(text, encoding="utf-8")


main()
