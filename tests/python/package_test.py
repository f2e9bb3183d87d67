"""The package, as it lies in the build folder: its answers, its errors, and that it stops when it is told to."""

import inspect
import itertools
import json
import os
import pickle
import signal
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import queenreel
from in_folder import InFolder, events_of, program
from queenreel import Board, Search, animate

FIRST_OF_EIGHT = (0, 4, 7, 5, 2, 6, 1, 3)


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
            told = json.loads(program("animate", 4, "--story", story, "--size", "480x300", "-o", theirs, "--json", *words).stdout)
            written = animate(4, story=story, size=(480, 300), **wishes).save(ours)
            self.assertEqual(ours.read_bytes(), theirs.read_bytes(), story)
            self.assertEqual((written.n, written.format, written.pictures, written.files, written.first),
                             (4, "gif", told["pictures"], 1, ours), story)  # fmt: skip
            self.assertAlmostEqual(written.seconds, told["seconds"], 3, story)

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
             "or fewer solutions with limit"),
            (lambda: animate(6, story="search", size=240, duration=30).save(self.folder / "a.gif"),
             "duration: 30 s is too short for 4 solutions and 12 other moments that must be seen; give at least 32 s, "
             'pace="web", or fewer solutions with limit'),
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
    """What takes long hears a signal within 0.2 s of its own work, and lets other threads go on."""

    def latency(self, action):
        """Processor seconds of all threads from a signal to its exception: what else the machine does is not ours."""
        sent = []

        def interrupt(*_):
            raise KeyboardInterrupt

        def send():
            sent.append(time.process_time())
            signal.pthread_kill(threading.main_thread().ident, signal.SIGALRM)

        self.addCleanup(signal.signal, signal.SIGALRM, signal.signal(signal.SIGALRM, interrupt))
        sender = threading.Timer(0.3, send)
        sender.start()
        with self.assertRaises(KeyboardInterrupt):
            action()
            sender.cancel()
        latency = time.process_time() - sent[0]
        sender.join()
        return latency

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
        for finished in self.folder.glob("*.svg"):  # pictures finished before the signal
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
