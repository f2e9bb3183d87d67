"""The program's commands as functions: what they write is what the program writes, and what they say is Python."""

import inspect
import os
import subprocess
import sys
import unittest

import queenreel
from in_folder import InFolder, events_of, program
from queenreel import Board, Search, animate


class FilmsOfTheProgram(InFolder):
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

    # Law: errors raise exceptions in Python's words and leave no file.
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
        nonsense = "x\ty"  # it is a sensible path, caption or title
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

    # Law: the functions have every option of their command, by name.
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


class Program(unittest.TestCase):
    def test_is_in_the_package(self):
        ours = subprocess.run([sys.executable, "-m", "queenreel", "solve", "6"], check=True, capture_output=True).stdout
        self.assertEqual(ours, program("solve", 6).stdout)
        self.assertEqual(subprocess.run([sys.executable, "-m", "queenreel", "nope"], capture_output=True).returncode, 2)


if __name__ == "__main__":
    unittest.main(verbosity=2 if sys.stdout.isatty() else 1)
