"""The wheel of the package: built and installed, and a notebook that is executed with it. Where is what: PROJECT BUILD."""

import base64
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import nbclient
import nbformat

PROJECT, BUILD = map(Path, sys.argv[1:3])


def installed(folder):
    """The folder that the wheel is installed in."""
    environment = dict(os.environ, QUEENREEL_BUILD=str(BUILD), PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
    pip = [sys.executable, "-m", "pip", "--quiet", "--no-cache-dir"]
    # Without the network, from what is there.
    subprocess.run([*pip, "wheel", PROJECT / "src/app/python", "--no-index", "-w", folder], check=True, env=environment)
    [wheel] = folder.glob("queenreel-*.whl")
    # Only Python is needed, and the same files give the same bytes.
    build = "import sys, wheel_backend; wheel_backend.build_wheel(sys.argv[1])"
    (folder / "again").mkdir()
    subprocess.run([sys.executable, "-S", "-B", "-c", build, folder / "again"], check=True, stdout=subprocess.DEVNULL,
                   env=dict(environment, PYTHONPATH=str(PROJECT / "src/app/python")))  # fmt: skip
    assert (folder / "again" / wheel.name).read_bytes() == wheel.read_bytes(), "another wheel"
    site = folder / "site"
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--target", site, wheel], check=True, env=environment)
    return site


def executed(site, folder):
    """The notebook with its outputs, and what it wrote in the folder."""
    # The kernel sees the wheel, and leaves nothing in the home folder.
    os.environ.update(PYTHONPATH=str(site), HOME=str(folder), IPYTHONDIR=str(folder / "ipython"),
                      JUPYTER_RUNTIME_DIR=str(folder / "runtime"))  # fmt: skip
    notebook = nbformat.read(PROJECT / "tests/python/lecture.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def run_example(page, site, folder, *films):
    """Runs the examples of a page, one after the other, in a folder of its own, and has what they write read."""
    blocks = re.findall(r"^```python\n(.*?)^```$", (PROJECT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    example = "\n".join(blocks)
    folder.mkdir()
    ran = subprocess.run([sys.executable, "-c", example], check=True, cwd=folder, env=dict(os.environ, PYTHONPATH=str(site)),
                         capture_output=True, text=True)  # fmt: skip
    for line in ran.stdout.splitlines():
        assert f"# {line}\n" in example, line
    verified("--any-placement", *(folder / name for name in films))


def verified(*words):
    subprocess.run([BUILD / "queenreel", "verify", *words], check=True, stdout=subprocess.DEVNULL)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        site = installed(folder)
        assert not (PROJECT / "src/app/python/build").exists(), "the wheel leaves a folder beside the sources"
        # The program is installed as a command, too.
        command = subprocess.run([site / "bin/queenreel", "count", "8"], check=True, env=dict(os.environ, PYTHONPATH=str(site)),
                                 capture_output=True, text=True)  # fmt: skip
        assert command.stdout == "92\n", command.stdout
        run_example("README.md", site, folder / "short", "two.svg", "search.mp4")
        run_example("assets/manual/python.md", site, folder / "long", "two.svg", "search.mp4", "mine.gif", "boards", "code.mp4")
        cells = {cell.id: cell.outputs for cell in executed(site, folder).cells if cell.cell_type == "code"}

        [where] = cells["import"]
        assert str(site) in where["text"], where

        [board] = cells["board"]
        (folder / "board.svg").write_text(board["data"]["image/svg+xml"], encoding="utf-8")
        (folder / "board.png").write_bytes(base64.b64decode(board["data"]["image/png"]))
        verified(folder / "board.svg")
        verified(folder / "board.png")

        [film] = cells["film"]
        [mp4] = re.findall(r'<video [^>]*src="data:video/mp4;base64,([^"]*)"', film["data"]["text/html"])
        (folder / "film.mp4").write_bytes(base64.b64decode(mp4))
        verified("--complete", folder / "film.mp4")

        [mine] = cells["mine"]
        [gif] = re.findall(r'<img src="data:image/gif;base64,([^"]*)"', mine["data"]["text/html"])
        (folder / "mine.gif").write_bytes(base64.b64decode(gif))
        verified("--any-placement", folder / "mine.gif", folder / "mine.mp4")

        [error] = cells["wrong"]
        assert (error["ename"], error["evalue"]) == (
            "ValueError", "event 2: row 0 already has a queen, in column 0; remove it first"), error  # fmt: skip


main()
