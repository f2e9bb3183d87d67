"""The program's messages in the words of Python."""

from __future__ import annotations

import re
from collections.abc import Iterable

# After a command it is a line for a shell.
_OPTION = re.compile(r"(?<!solve )(?<!themes )(?<!listings )--([a-z][a-z-]*)(?:[ =]((?:[\w./+:-]|,(?=\w))*[\w/+]))?")
_MORE = re.compile(r'(?<==")([\w-]+")((?:(?:, | or )[a-z][\w-]*)+)')
_NUMBER = re.compile(r"\d[\w.x:-]*$")
_PLACEHOLDER = re.compile(r"[A-Z]+$")
_PATH = re.compile(r".*/$|.*\w\.[a-z]\w+$")


def in_words_of_python(text: str, values: Iterable[str], flags: Iterable[str] = ()) -> str:
    """Rewords options: `give --story search` becomes `give story="search"`, and `N` becomes `n`.

    values: the names that options take; a word after an option that is none of them, no number, placeholder or path belongs to
    the sentence. flags: options that are true or false.
    """
    known = frozenset(values)
    switches = frozenset(flags)

    def worded(found: re.Match[str]) -> str:
        option, value = found[1], found[2]
        name = option.replace("-", "_")
        if value is None:
            return name
        parts = value.split(",")
        is_value = all(part in known for part in parts) or any(form.match(value) for form in (_NUMBER, _PLACEHOLDER, _PATH))
        if option in switches or not is_value:
            return name + found[0][len("--" + option) :]
        if all(part in known for part in parts):
            quoted = ", ".join(f'"{part}"' for part in parts)
            value = f"[{quoted}]" if len(parts) > 1 else quoted
        elif not value.isalpha() and not re.fullmatch(r"\d+(\.\d+)?", value):
            value = f'"{value}"'
        return f"{name}={value}"

    def with_more(found: re.Match[str]) -> str:
        text = found[1]
        parts = re.split(r"(, | or )", found[2])[1:]
        while len(parts) > 1 and parts[1] in known:
            text += f'{parts[0]}"{parts[1]}"'
            parts = parts[2:]
        return text + "".join(parts)

    text = _MORE.sub(with_more, _OPTION.sub(worded, text))
    return re.sub(r"(?<![\w./-])N(?![\w./-])", "n", text)
