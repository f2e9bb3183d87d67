"""The package, as it lies in the build folder: its answers, its errors, and that it stops when it is told to."""

import inspect
import itertools
import json
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import queenreel
from queenreel import Board, Search, animate

PROGRAM = os.environ["QUEENREEL_PROGRAM"]
FIRST_OF_EIGHT = (0, 4, 7, 5, 2, 6, 1, 3)


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


class Solutions(unittest.TestCase):
    def test_all_of_every_solver(self):
        for solver in queenreel.solvers():
            found = {board.columns for board in queenreel.solutions(6, solver=solver)}
            self.assertIn(len(found), (1, 4), solver)
            for columns in found:
                self.assertTrue(Board(6, columns).is_solution, solver)

    def test_of_classes_each_one(self):
        self.assertEqual(len(list(queenreel.solutions(8, unique=True))), 12)
        self.assertEqual(len(list(queenreel.solutions(8))), 92)
        self.assertEqual(list(queenreel.solutions(3)), [])

    def test_are_lazy(self):
        started = time.monotonic()
        boards = queenreel.solutions(27)
        first = list(itertools.islice(boards, 3))
        self.assertEqual(len(set(first)), 3)
        self.assertTrue(all(board.is_solution for board in first))
        self.assertLess(time.monotonic() - started, 5)

    def test_end_once(self):
        search = queenreel.solutions(4)
        self.assertEqual(len(list(search)), 2)
        self.assertEqual(list(search), [])

    def test_follow_the_seed(self):
        one, same, other = (next(queenreel.solutions(20, solver="min-conflicts", seed=seed)) for seed in (1, 1, 2))
        self.assertEqual(one, same)
        self.assertNotEqual(one, other)

    def test_counts(self):
        self.assertEqual([queenreel.count(n) for n in range(1, 11)], [1, 0, 0, 2, 10, 4, 40, 92, 352, 724])
        self.assertEqual(queenreel.count(12, unique=True), 1787)


class Boards(InFolder):
    def test_are_values(self):
        board = Board(8, FIRST_OF_EIGHT)
        self.assertEqual(board, next(queenreel.solutions(8)))
        self.assertEqual(hash(board), hash(Board(8, board.queens)))
        self.assertEqual(eval(repr(board)), board)
        self.assertNotEqual(board, Board(9, FIRST_OF_EIGHT))
        self.assertNotEqual(board, FIRST_OF_EIGHT)
        self.assertEqual(pickle.loads(pickle.dumps(board)), board)
        self.assertEqual((board.n, board.columns, board.queens[1]), (8, FIRST_OF_EIGHT, (1, 4)))
        self.assertEqual(str(Board(2, [(1, 0)])), ". .\nQ .")
        self.assertFalse(Board(4, [(0, 0), (1, 1)]).is_solution)

    def test_draw_what_the_program_draws(self):
        board = Board(8, FIRST_OF_EIGHT)
        squares = ",".join(f"{row}:{column}" for row, column in board.queens)
        for name, theme in itertools.product(("svg", "png", "pdf"), ("classic", "slate")):
            theirs, ours = self.folder / f"program.{name}", self.folder / f"ours.{name}"
            program("render", 8, "--queens", squares, "--theme", theme, "--size", 300, "-o", theirs, "--force")
            board.save(ours, theme=theme, size=300)
            self.assertEqual(ours.read_bytes(), theirs.read_bytes(), name)
        self.assertEqual(board.svg(theme="slate", size=300), (self.folder / "ours.svg").read_text())
        self.assertEqual(board.png(theme="slate", size=300), (self.folder / "ours.png").read_bytes())

    def test_show_themselves(self):
        board = Board(5, [(0, 0), (2, 3)])
        self.assertTrue(board._repr_svg_().startswith("<svg"))
        self.assertTrue(board._repr_png_().startswith(b"\x89PNG"))
        self.assertNotEqual(board.svg(), board.svg(attacks=True))

    def test_say_what_is_wrong(self):
        self.assertEqual(self.complaint(lambda: Board(4, [(4, 0)])),
                         "queens: row 4, column 0 is off the board of n = 4; count from 0")
        self.assertEqual(self.complaint(lambda: Board(0)), "n: 0 is out of range; give 1 or more")
        self.assertEqual(self.complaint(lambda: Board(4, [(0, 0), (0, 1)]).columns),
                         "columns: not every row has one queen; use queens")
        self.assertTrue(self.complaint(lambda: Board(4).svg(theme="x")).startswith("theme: there is no 'x'; choose from "))
        path = self.folder / "a.svg"
        Board(4).save(path)
        before = path.read_bytes()
        self.complaint(lambda: Board(5).save(path, overwrite=False), FileExistsError)
        self.assertEqual(path.read_bytes(), before)
        Board(5).save(path)
        self.assertNotEqual(path.read_bytes(), before)
        self.complaint(lambda: Board(4).save(self.folder / "nowhere" / "a.svg"), OSError)


class Films(InFolder):
    def test_are_those_of_the_program(self):
        for story, words, wishes in (
            ("solutions", ("--theme", "slate"), {"theme": "slate"}),
            ("walkthrough", ("--numbering", "0"), {"numbering": "0"}),
            ("search", ("--solver", "dancing-links", "--first"), {"solver": "dancing-links", "first": True}),
            ("race", ("--solver", "tables,bitmask"), {"solver": ["tables", "bitmask"]}),
        ):
            theirs, ours = self.folder / f"{story}-program.gif", self.folder / f"{story}.gif"
            program("animate", 4, "--story", story, "--size", "480x300", "-o", theirs, *words)
            animate(4, story=story, size=(480, 300), **wishes).save(ours)
            self.assertEqual(ours.read_bytes(), theirs.read_bytes(), story)

    def test_show_themselves(self):
        html = animate(4, size=120)._repr_html_()
        self.assertIn('<video ', html)
        self.assertIn('src="data:video/mp4;base64,AAAA', html)
        html = animate(4, size=120, format="gif")._repr_html_()
        self.assertIn('<img src="data:image/gif;base64,R0lGOD', html)

    def test_say_what_is_wrong_in_words_of_python(self):
        for action, text in (
            (lambda: animate(6, story="search", unique=True),
             "unique: the story search does not leave out mirror images; leave it out"),
            (lambda: animate(4, story="race", solver="tables"),
             'solver: a race takes two to six searches, not 1; give several, such as solver=["backtracking", "dancing-links"]'),
            (lambda: animate(6, story="search", size=240, duration=1).save(self.folder / "a.gif"),
             "duration: 1 s is too short for 4 solutions and 12 other moments that must be seen; give at least 32 s, "
             "another pace, or fewer solutions with limit"),
            (lambda: animate(6, solver=["tables", "bitmask"]),
             'solver: the story solutions is told of one solver; name one, or give story="race"'),
            (lambda: animate(6, title="Lecture 3"),
             'title: there is no title card to put it on; leave it out, or give story="search"'),
            (lambda: animate(4, story="search", title="a\nb"),
             "title: the text holds a control character; give one line of plain text"),
            (lambda: animate(6, hold=0.001, size=100).save(self.folder / "a.gif"),
             "hold: 0.001 is out of range; a hold in gif can last 0.02 s to 655.35 s"),
            (lambda: animate(50), "n: 50 is out of range; bitmask takes 1 to 32"),
            (lambda: animate(4, size=(1, 2, 3)), "size: (1, 2, 3) is not a size in pixels; give such as 720 or (1280, 720)"),
            (lambda: animate(4, format="avi"), "format: there is no 'avi'; choose from mp4 or gif"),
            (lambda: animate(6, story="solutions", code="python").save(self.folder / "a.gif"),
             'code: the story solutions shows no code; leave it out, or give story="search"'),
            (lambda: animate(6, story="search", solver="genetic", code="python").save(self.folder / "a.gif"),
             'code: there is no listing of genetic in Python; give solver="backtracking", "bitmask" or "forward-checking", or leave it out'),
            (lambda: animate(3).save(self.folder / "a.gif"),
             "n = 3: the story solutions has nothing to show; choose another n or another part"),
        ):
            self.assertEqual(self.complaint(action), text)
        self.assertEqual(os.listdir(self.folder), [])
        self.complaint(lambda: animate("6"), TypeError)
        for name in queenreel.stories():
            self.assertNotIn("--", self.complaint(lambda: animate(0, story=name)), name)


    def test_take_every_option_of_the_program(self):
        given = Board(6, [(0, 1)])
        for name, words, wishes in (
            ("code.gif", ("--story", "search", "--code", "python", "--limit", "1", "--duration", "60s"),
             {"story": "search", "code": "python", "limit": 1, "duration": "60s"}),
            ("given.gif", ("--place", "0:1", "--marks", "attacks"), {"place": given, "marks": ["attacks"]}),
            ("small.gif", ("--select", "1", "--colors", "light=#fff,dark=#ddd"), {"select": "1", "colors": ["light=#fff", "dark=#ddd"]}),
            ("page.html", ("--story", "search", "--solver", "tables"), {"story": "search", "solver": "tables"}),
        ):
            with self.subTest(name):
                size = {} if name.endswith("html") else {"size": (480, 300)}
                typed = () if name.endswith("html") else ("--size", "480x300")
                theirs, ours = self.folder / f"program-{name}", self.folder / name
                program("animate", 6, "-o", theirs, *typed, *words)
                written = animate(6, **size, **wishes).save(ours)
                self.assertEqual(ours.read_bytes(), theirs.read_bytes())
                self.assertEqual((written.n, written.first), (6, ours))

    def test_have_captions_posters_transcripts_and_slides_beside_them(self):
        ours, theirs = self.folder / "ours", self.folder / "theirs"
        for folder in (ours, theirs):
            folder.mkdir()
        program("animate", 4, "--size", 200, "--captions", "vtt,srt", "--transcript", "md", "--poster", theirs / "p.png", "-o",
                theirs / "a.gif", "-o", theirs / "a.apng")  # fmt: skip
        film = animate(4, size=200, captions=["vtt", "srt"], transcript="md", poster=ours / "p.png")
        self.assertEqual(film.save([ours / "a.gif", ours / "a.apng"]).files, len(os.listdir(theirs)))
        program("animate", 4, "--steps", theirs / "steps.pptx")
        animate(4, steps=ours / "steps.pptx").save()
        self.assertEqual(sorted(os.listdir(ours)), sorted(os.listdir(theirs)))
        for name in os.listdir(ours):
            self.assertEqual((ours / name).read_bytes(), (theirs / name).read_bytes(), name)
        self.complaint(lambda: film.save(ours / "a.gif", overwrite=False), FileExistsError)

    def test_notes_of_the_program_are_warnings(self):
        with self.assertWarnsRegex(UserWarning, "^theme: too little contrast: conflict and dark ") as warned:
            queenreel.render(4, self.folder / "a.svg", solution=1, colors="dark=#888")
        self.assertEqual(warned.filename, __file__)
        with self.assertWarns(UserWarning) as warned:
            animate(4, colors="dark=#888", size=100).save(self.folder / "a.gif")
        self.assertEqual(warned.filename, __file__)

    def test_of_the_program_show_themselves(self):
        html = animate(4, size=120, marks="attacks", format="gif")._repr_html_()
        self.assertIn('<img src="data:image/gif;base64,R0lGOD', html)


class Commands(InFolder):
    def test_write_what_the_program_writes(self):
        boards = list(queenreel.solutions(6))
        listed = self.folder / "boards.txt"
        listed.write_text("".join(",".join(f"{row}:{column}" for row, column in board.queens) + "\n" for board in boards))
        for name, words, action in (
            ("one.svg", ("render", 6, "--solution", 2, "--marks", "attacks,conflicts", "--theme", "slate"),
             lambda path: queenreel.render(6, path, solution=2, marks=["attacks", "conflicts"], theme="slate")),
            ("given.png", ("render", 6, "--queens", "0:0,2:3", "--size", "400x300"),
             lambda path: queenreel.render(6, path, queens=Board(6, [(0, 0), (2, 3)]), size=(400, 300))),
            ("found.pdf", ("sheet", 6, "--queens-from", listed, "--columns", 2),
             lambda path: queenreel.sheet(6, path, queens_from=boards, columns=2)),
            ("cards.pptx", ("sheet", 6, "--unique", "--title", "Six queens"),
             lambda path: queenreel.sheet(6, path, unique=True, title="Six queens")),
            ("exercises.pdf", ("sheet", 6, "--exercises", 3, "--missing", 2, "--seed", 7),
             lambda path: queenreel.sheet(6, path, exercises=3, missing=2, seed=7)),
            ("growth.svg", ("chart", "growth", "4-10"), lambda path: queenreel.chart("growth", "4-10", path)),
            ("density.png", ("chart", "density", 6), lambda path: queenreel.chart("density", 6, path)),
        ):
            with self.subTest(name):
                theirs, ours = self.folder / f"program-{name}", self.folder / name
                program(*words, "-o", theirs)
                told = action(ours)
                self.assertEqual(ours.read_bytes(), theirs.read_bytes())
                if words[0] != "chart":
                    self.assertEqual((told.first, told.last, told.files), (ours, ours, 1))

    def test_give_the_numbers_of_charts(self):
        self.assertEqual([row["solutions"] for row in queenreel.chart("growth", "4-8")], [2, 10, 4, 40, 92])
        self.assertEqual(queenreel.chart("density", 8)["density"][0], [4, 8, 16, 18, 18, 16, 8, 4])
        self.assertEqual([row["solver"] for row in queenreel.compare(5, solver=["tables", "bitmask"])["solvers"]], ["tables", "bitmask"])
        self.assertEqual(os.listdir(self.folder), [])

    def test_draw_a_search_of_ones_own(self):
        written = queenreel.render(Search(4, events_of), f"{self.folder}/", story="search", select="solution:1-2")
        self.assertEqual((written.n, written.files), (4, 2))
        self.assertTrue(queenreel.verify(self.folder, any_placement=True))

    def test_verify_says_what_is_wrong(self):
        queenreel.render(5, f"{self.folder}/")
        whole = queenreel.verify(self.folder, complete=True, n=5)
        self.assertTrue(whole)
        self.assertEqual((len(whole.files), whole.files[0].kind, whole.files[0].n, whole.faults), (10, "svg", 5, ()))
        next(self.folder.iterdir()).unlink()
        part = queenreel.verify(self.folder, complete=True)
        self.assertFalse(part)
        self.assertIn("9 of 10 solutions; missing: ", " ".join(fault.what for fault in part.faults))
        [wrong] = queenreel.verify(part.files[0].path, n=6).files
        self.assertEqual((wrong.proven, wrong.fault_count), (False, len(wrong.faults)))
        self.assertIn("5 × 5 where 6 × 6 is expected", wrong.faults[0].what)
        self.assertFalse(queenreel.verify(self.folder / "none.svg"))

    # Law: what is wrong raises an exception, in words of Python, and leaves no file.
    def test_say_what_is_wrong_in_words_of_python(self):
        path = self.folder / "a.svg"
        for action, text in (
            (lambda: queenreel.render(6, path, story="solutions", code="python", select="1"),
             'code: the story solutions shows no code; leave it out, or give story="search"'),
            (lambda: queenreel.render(4, path, size=0), "size: 0 is out of range; give 1 to 32767 pixels per side"),
            (lambda: queenreel.chart("growth", "4-99"), None),
            (lambda: queenreel.sheet(6, path, missing=2), None),
            (lambda: queenreel.verify(), None),
            (lambda: queenreel.verify(path, hold="x"), None),
            (lambda: queenreel.render(4, path, theme="nope"), None),
        ):
            said = self.complaint(action)
            self.assertNotIn("--", said)
            if text:
                self.assertEqual(said, text)
        nonsense = "x\ty"  # as a path, a caption or a title it is sensible
        for function in (queenreel.render, queenreel.sheet, queenreel.chart):
            operands = ("growth", 6) if function is queenreel.chart else (6,)
            for name, parameter in inspect.signature(function).parameters.items():
                if parameter.kind is parameter.KEYWORD_ONLY and parameter.default is None and name not in ("alt", "caption", "title"):
                    said = self.complaint(lambda: function(*operands, output=path, **{name: nonsense}), (ValueError, OSError))
                    self.assertNotIn("--", said)
        self.assertEqual(os.listdir(self.folder), [])
        queenreel.render(4, path, solution=1)
        before = path.read_bytes()
        said = self.complaint(lambda: queenreel.render(4, path, solution=2, overwrite=False), FileExistsError)
        self.assertEqual(said, f"{path}: exists; give overwrite=True to replace it")
        self.assertEqual(path.read_bytes(), before)

    # Law: the functions have every option of their command, by its name.
    def test_have_every_option(self):
        elsewhere = {"output", "force", "resume", "shard", "dry-run", "json", "quiet", "help", "version", "csv"}
        own = {"animate": {"format"}, "verify": {"verbose", "board-size"}, "make": {"threads", "from", "watch"}}
        for name in ("animate", "render", "sheet", "chart", "compare", "verify", "make"):
            text = program(name, "--help", "--all", text=True).stdout
            options = {line.split("--")[1].split()[0] for line in text.splitlines() if line[:8].strip() in ("", "-n,", "-o,") and
                       line[8:10] == "--"} | {line.split("--")[1].split()[0] for line in text.splitlines() if line[2:3] == "-"}  # fmt: skip
            parameters = {parameter.replace("_", "-") for parameter in inspect.signature(getattr(queenreel, name)).parameters}
            self.assertGreater(len(options), 2, name)
            self.assertEqual(options - parameters - elsewhere - own.get(name, set()), set(), name)


LECTURE = """n = 4
[title]
command = "render"
solution = 1
output = "figures/title.svg"
[list]
command = "solve"
output = "list.txt"
"""


class Reels(InFolder):
    def setUp(self):
        super().setUp()
        self.reel = self.folder / "lecture.toml"
        self.reel.write_text(LECTURE)

    def test_make_what_changed(self):
        planned = queenreel.make(self.reel, dry_run=True)
        self.assertEqual((planned.made, os.listdir(self.folder)), (("title", "list"), ["lecture.toml"]))
        made = queenreel.make(self.reel, jobs=1)
        self.assertTrue(made)
        self.assertEqual((made.made, made.up_to_date), (("title", "list"), ()))
        self.assertEqual((made.outputs[0].why, made.outputs[0].files), ("new", (self.folder / "figures/title.svg",)))
        drawn = program("render", 4, "--solution", 1, "--format", "svg", "-o", "-").stdout
        self.assertEqual(made.outputs[0].files[0].read_bytes(), drawn)
        self.assertFalse(queenreel.make(self.reel))
        self.reel.write_text(LECTURE.replace("solution = 1", "solution = 2"))
        again = queenreel.make(str(self.reel))
        self.assertEqual((again.made, again.up_to_date), (("title",), ("list",)))
        self.assertEqual(queenreel.make(self.reel, only="list", force=True).made, ("list",))
        self.assertEqual(queenreel.make(self.reel, only=["list", "title"]).up_to_date, ("title", "list"))

    def test_say_where_they_are_wrong(self):
        self.reel.write_text(LECTURE.replace("solution", "soluton"))
        self.assertEqual(self.complaint(lambda: queenreel.make(self.reel)),
                         f"{self.reel}:4:1: [title] soluton: render has no such key; did you mean solution?")
        self.reel.write_text(LECTURE)
        self.assertEqual(self.complaint(lambda: queenreel.make(self.reel, only="lits")),
                         f"only: there is no 'lits' in {self.reel}; did you mean list?")
        self.complaint(lambda: queenreel.make(self.folder / "none.toml"), OSError)
        mine = self.folder / "list.txt"
        mine.write_text("mine")
        self.assertEqual(self.complaint(lambda: queenreel.make(self.reel), FileExistsError),
                         f"list.txt: it exists, and {self.reel} did not make it; keep it under another name, or replace it with force=True")
        self.assertEqual(mine.read_text(), "mine")


class Words(unittest.TestCase):
    """Messages of the program in words of Python."""

    def test_are_reworded(self):
        from queenreel._options import FLAGS, VALUES
        from queenreel._words import in_words_of_python

        for shell, python in (
            ("give --story search, or leave out N", 'give story="search", or leave out n'),
            ("give --solver backtracking, bitmask or tables, or leave it out",
             'give solver="backtracking", "bitmask" or "tables", or leave it out'),
            ("such as --solver backtracking,tables", 'such as solver=["backtracking", "tables"]'),
            ("--code: --panels leaves out the code", "code: panels leaves out the code"),
            ("choose one with --solution or --select", "choose one with solution or select"),
            ("add --output site/, or give --limit K", 'add output="site/", or give limit=K'),
            ("needs --page 4:3 and --threads=4.", 'needs page="4:3" and threads=4.'),
            ("recorded by solve --trace in /home/N/a.jsonl", "recorded by solve --trace in /home/N/a.jsonl"),
            ("--clips-at needs --first search", "clips_at needs first search"),
        ):
            self.assertEqual(in_words_of_python(shell, VALUES, FLAGS), python)


class Texts(InFolder):
    # Law: a board is read back from every form in which the program prints it.
    def test_of_boards_are_read_back(self):
        for form in ("list", "grid", "matrix", "fen", "squares", "unicode", "json", "csv"):
            text = program("solve", 6, "--solution", 3, "--format", form, text=True).stdout
            board = Board.from_text(text, 6)
            self.assertEqual(board.columns, (3, 0, 4, 1, 5, 2), form)
            if form in ("list", "grid", "matrix", "fen", "unicode"):
                self.assertEqual(Board.from_text(text), board, form)

    def test_tell_the_size_or_ask_for_it(self):
        self.assertEqual(Board.from_text("1302"), Board(4, (1, 3, 0, 2)))
        self.assertEqual(Board.from_text("Q . .\n. . .\n. Q ."), Board(3, [(0, 0), (2, 1)]))
        self.assertEqual(Board.from_text(str(Board(5, [(1, 4)]))), Board(5, [(1, 4)]))
        self.assertEqual(Board.from_text("c3,f6", n=8), Board(8, [(2, 5), (5, 2)]))
        self.assertEqual(self.complaint(lambda: Board.from_text("c3,f6")), "n: the text does not tell the size of its board; give n")
        self.assertTrue(self.complaint(lambda: Board.from_text("hello", 8)).startswith("text: "))
        self.assertEqual(self.complaint(lambda: Board.from_text("1302", 0)), "n: 0 is out of range; give 1 to 1000")


class Program(unittest.TestCase):
    def test_is_in_the_package(self):
        ours = subprocess.run([sys.executable, "-m", "queenreel", "solve", "6"], check=True, capture_output=True).stdout
        self.assertEqual(ours, program("solve", 6).stdout)
        self.assertEqual(subprocess.run([sys.executable, "-m", "queenreel", "nope"], capture_output=True).returncode, 2)


class Searches(InFolder):
    def test_are_filmed_as_the_trace_of_the_same_events(self):
        trace, theirs, ours = (self.folder / name for name in ("mine.jsonl", "program.gif", "ours.gif"))
        lines = [{"trace": "queenreel", "version": 1, "n": 4, "solver": "mine", "pseudocode": []}]
        for kind, *rest in events_of(4):
            line = {"event": kind, **dict(zip(("row", "column"), rest))}
            if len(rest) == 4:
                line["by"] = {"row": rest[2], "column": rest[3]}
            lines.append(line)
        lines.append({"event": "exhausted"})
        trace.write_text("\n".join(map(json.dumps, lines)) + "\n")
        program("animate", "--events", trace, "--size", "480x300", "-o", theirs)
        for events in (events_of, events_of(4), lambda: events_of(4), list(events_of(4)), lines[1:]):
            animate(Search(4, events), size=(480, 300)).save(ours)
            self.assertEqual(ours.read_bytes(), theirs.read_bytes(), events)

    def test_have_pseudocode_and_race(self):
        search = Search(4, [("placed", 0, 1, {"line": 1}), ("gave_up",)], pseudocode=["place(row)", "a queen"])
        animate(search, size=(480, 300)).save(self.folder / "a.gif")
        film = animate(Search(4, events_of), solver=["tables"], size=(480, 300))
        film.save(self.folder / "race.gif")
        self.assertTrue((self.folder / "race.gif").stat().st_size > 10_000)

    def test_are_refused_by_the_number_of_their_event(self):
        for events, text in (
            ([("placed", 4, 0)], "event 1: row 4 is off the board of n = 4; give 0 to 3"),
            ([("placed", 0, 0), ("placed", 0, 1)],
             "event 2: row 0 already has a queen, in column 0; remove it first"),
            ([("placed", 0, 0), ("solution",)],
             "event 2: it is not a solution: 1 of 4 queens stand; place the others first"),
            ([("tested", 0, 0), ("exhausted",), ("tested", 0, 0)],
             "event 3: the search ended with 'exhausted'; begin another trace"),
            ([("placed", 0)], "event 1: 'column' is missing; give 0 to 3"),
            ([("placed", 0, 1.5)], "event 1: column is 1.5, not a whole number; give 0 to 3"),
            ([("placed", 0, 0, 1)], "event 1: placed has 4 parts; give its name and row and column"),
            ([7], 'event 1: 7 is not an event; yield one such as ("placed", 0, 0)'),
            ([], 'search: it told nothing; yield events such as ("placed", 0, 0)'),
        ):
            self.assertEqual(self.complaint(lambda: animate(Search(4, events))), text)
        self.assertIn("'place' is not an event; choose from tested, ", self.complaint(lambda: animate(Search(4, ["place"]))))
        self.assertEqual(self.complaint(lambda: animate(Search(1001, events_of))), "search: n 1001 is out of range; give 1 to 1000")
        self.assertEqual(self.complaint(lambda: animate(5, story="race", solver=["tables", Search(4, events_of)])),
                         "solver: a search of n = 4 takes no part in a film of n = 5; give searches of one n")

    def test_what_the_generator_raises_comes_through(self):
        def broken():
            yield ("placed", 0, 0)
            raise LookupError("mine")

        self.assertEqual(self.complaint(lambda: animate(Search(4, broken)), LookupError), "mine")


class LongWork(InFolder):
    """What takes long hears a signal within 0.2 s, and lets other threads go on."""

    def latency(self, action, after=0.3):
        """Seconds from a signal to its exception, at the best of three: what else the machine does is not ours."""

        def interrupt(*_):
            raise KeyboardInterrupt

        self.addCleanup(signal.signal, signal.SIGALRM, signal.signal(signal.SIGALRM, interrupt))
        best = float("inf")
        for _ in range(3):
            started = time.monotonic()
            signal.setitimer(signal.ITIMER_REAL, after)
            with self.assertRaises(KeyboardInterrupt):
                action()
                signal.setitimer(signal.ITIMER_REAL, 0)
            best = min(best, time.monotonic() - started - after)
            if best < 0.2:
                break
        return best

    def test_is_interrupted(self):
        film = self.folder / "a.mp4"
        outside = tempfile.TemporaryDirectory()
        self.addCleanup(outside.cleanup)
        reel = Path(outside.name) / "lecture.toml"
        reel.write_text('[a]\ncommand = "animate"\nn = 13\nsize = 1080\noutput = "a.mp4"\n')
        works = {
            "count": lambda: queenreel.count(20),
            "solutions": lambda: list(queenreel.solutions(26, solver="backtracking")),
            "a fundamental one": lambda: list(queenreel.solutions(32, solver="tables", unique=True)),
            "a search without an end": lambda: list(queenreel.solutions(30, solver="backtracking")),
            "a film that is measured": lambda: animate(14, story="search").save(film),
            "a film of all": lambda: animate(13, size=1080).save(film),
            "a race": lambda: animate(14, story="race", solver=["bitmask", "tables"]).save(film),
            "a film of the program": lambda: animate(13, size=1080, marks="attacks").save(film),
            "pictures": lambda: queenreel.render(12, f"{self.folder}/", size=2000, threads=1),
            "a reel": lambda: queenreel.make(reel),
            "a film for a notebook": lambda: animate(13, size=720)._repr_html_(),
        }
        for name, work in works.items():
            with self.subTest(name):
                self.assertLess(self.latency(work), 0.2)
        self.assertEqual(os.listdir(reel.parent), ["lecture.toml"])
        for finished in self.folder.glob("*.svg"):  # pictures that were whole before the signal
            finished.unlink()
        self.assertEqual(os.listdir(self.folder), [])

    def test_gives_others_their_turn(self):
        done = threading.Event()
        turns = 0

        def others():
            nonlocal turns
            while not done.is_set():
                turns += 1
                time.sleep(0.01)

        thread = threading.Thread(target=others)
        thread.start()
        started = time.monotonic()
        animate(6, story="search", size=(640, 360)).save(self.folder / "a.mp4")
        took = time.monotonic() - started
        done.set()
        thread.join()
        self.assertGreater(turns, took / 0.1)

    def test_is_not_taken_in_two_threads_at_once(self):
        search = queenreel._queenreel.Solutions(30, "backtracking", 1, False)  # the first takes half a minute
        errors = []

        def take():
            try:
                search.next()
            except ValueError as error:
                errors.append(str(error))

        def interrupt(*_):
            raise KeyboardInterrupt

        self.addCleanup(signal.signal, signal.SIGALRM, signal.signal(signal.SIGALRM, interrupt))
        other = threading.Timer(0.1, take)
        other.start()
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        with self.assertRaises(KeyboardInterrupt):
            search.next()
        other.join()
        self.assertEqual(errors, ["solutions: another thread takes the next one just now; take them in one"])


class Typed(unittest.TestCase):
    def test_says_what_it_takes_and_gives(self):
        self.assertTrue((Path(queenreel.__file__).parent / "py.typed").exists())
        for name in queenreel.__all__:
            thing = getattr(queenreel, name)
            if not (inspect.isfunction(thing) or inspect.isclass(thing)):
                continue
            self.assertTrue(inspect.getdoc(thing), name)
            functions = [thing] if inspect.isfunction(thing) else [
                member for key, member in vars(thing).items() if inspect.isfunction(member) and key[0] != "_"]
            for function in functions:
                self.assertTrue(inspect.getdoc(function), function)
                for parameter in inspect.signature(function).parameters.values():
                    self.assertTrue(parameter.name == "self" or parameter.annotation is not parameter.empty, function)


if __name__ == "__main__":
    unittest.main(verbosity=2 if sys.stdout.isatty() else 1)
