"""Builds the wheel: CMake builds the extension, the program and its modules, and setuptools packs them.

QUEENREEL_BUILD names a build folder of the project to take them from; without it one is made, build/python of the project.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PROJECT = Path(__file__).resolve().parents[3]
BUILD = Path(os.environ.get("QUEENREEL_BUILD", PROJECT / "build" / "python"))


class CMakeBuild(build_ext):
    """Takes what CMake builds."""

    def build_extension(self, ext: Extension) -> None:
        if not (BUILD / "CMakeCache.txt").exists():
            subprocess.run(
                ["cmake", "-S", PROJECT, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DQUEENREEL_PYTHON=ON",
                 "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=64", "-DQUEENREEL_TESTS=OFF",
                 f"-DPython_EXECUTABLE={sys.executable}"],
                check=True,
            )  # fmt: skip
        subprocess.run(["cmake", "--build", BUILD, "--target", "queenreel_python"], check=True)
        extension = Path(self.get_ext_fullpath(ext.name))
        extension.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(BUILD / "python" / "queenreel" / extension.name, extension)
        # What the program and the extension look for beside themselves, and the functions made from the program's commands.
        package = BUILD / "python" / "queenreel"
        for file in (*package.glob("lib*.so"), *package.glob("_*.py"), package / "queenreel"):
            shutil.copy(file, extension.parent)


def project_version() -> str:
    """That of the project."""
    text = (PROJECT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(queenreel VERSION (\S+)", text, re.MULTILINE).group(1)


# Nothing is left beside the sources.
scratch = BUILD / "wheel"
scratch.mkdir(parents=True, exist_ok=True)
setup(
    version=project_version(),
    ext_modules=[Extension("queenreel._queenreel", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
    options={"build": {"build_base": str(scratch)}, "egg_info": {"egg_base": str(scratch)}},
)
