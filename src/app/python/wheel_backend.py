"""Builds the wheel for any pip (PEP 517), with Python's own library alone: CMake builds what is in it.

QUEENREEL_BUILD names a build folder of the project to take it from; without it one is made, build/python of the project.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]
BUILD = Path(os.environ.get("QUEENREEL_BUILD", PROJECT / "build" / "python"))


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    package = built_package()
    version = project_version()
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{tag}-{tag}-{re.sub('[-.]', '_', sysconfig.get_platform())}"
    info = f"queenreel-{version}.dist-info"
    files = {f"queenreel/{path.name}": path.read_bytes() for path in sorted(package.iterdir()) if path.is_file()}
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: queenreel\nVersion: {version}\n"
        "Summary: Films and pictures of the n-queens problem\nRequires-Python: >=3.9\n"
    ).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: queenreel\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    files[f"{info}/entry_points.txt"] = b"[console_scripts]\nqueenreel = queenreel.__main__:main\n"
    record = [f"{name},sha256={checksum(data)},{len(data)}\n" for name, data in files.items()]
    files[f"{info}/RECORD"] = "".join([*record, f"{info}/RECORD,,\n"]).encode()

    name = f"queenreel-{version}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path)  # of 1980: the same files give the same bytes
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if path == "queenreel/queenreel" else 0o100644) << 16
            wheel.writestr(entry, data)
    return name


def built_package():
    """The folder of the package in the build folder, built."""
    if not (BUILD / "CMakeCache.txt").exists():
        subprocess.run(
            ["cmake", "-S", PROJECT, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DQUEENREEL_PYTHON=ON",
             "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=64", "-DQUEENREEL_TESTS=OFF",
             f"-DPython_EXECUTABLE={sys.executable}"],
            check=True,
        )  # fmt: skip
    subprocess.run(["cmake", "--build", BUILD, "--target", "queenreel_python"], check=True)
    package = BUILD / "python" / "queenreel"
    extension = package / f"_queenreel{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not extension.exists():
        raise FileNotFoundError(f"{extension}: {BUILD} was built for another Python; delete it, or name another by QUEENREEL_BUILD")
    return package


def checksum(data):
    """As a wheel's record has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def project_version():
    text = (PROJECT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(queenreel VERSION (\S+)", text, re.MULTILINE).group(1)
