"""Plays a film of a constant rate in other people's players and seeks in it: each must show the board of that time.

players_test.py QUEENREEL: GStreamer with OpenH264, which is a decoder of its own, and with libavcodec, mpv and VLC.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import gi

gi.require_version("Gst", "1.0")
gi.require_version("GstApp", "1.0")
from gi.repository import Gst, GstApp  # noqa: E402, F401

QUEENREEL = sys.argv.pop(1)
SIDE = 240
FPS = 30

# Seconds: the first and last pictures, a key frame (every 120 frames) and the pictures around it, a board's last
# repeated picture and the next board's first, and backwards.
TIMES = [0, 91.95, 8, 7.95, 8.05, 45.5, 30.95, 31.0, 3.35, 60.7, 0.5]


def frame(t):
    """The number of the picture that is shown at t; and the middle of its time, so that rounding picks no other."""
    number = int(t * FPS + 0.001)
    return number, (number + 0.5) / FPS


def thumbnail(sample_or_file):
    """The thumbnail of a picture, 64x64 pixels from the top left."""
    source = f'filesrc location="{sample_or_file}" ! pngdec'
    pipeline = Gst.parse_launch(f"{source} ! {THUMBNAIL}")
    try:
        return pulled(pipeline)
    finally:
        pipeline.set_state(Gst.State.NULL)


THUMBNAIL = "videoconvert ! videoscale ! video/x-raw,format=RGB,width=64,height=64 ! appsink name=sink sync=false"


def pulled(pipeline):
    """The picture a pipeline shows first."""
    pipeline.set_state(Gst.State.PAUSED)
    result, _, _ = pipeline.get_state(10 * Gst.SECOND)
    if result != Gst.StateChangeReturn.SUCCESS:
        message = pipeline.get_bus().pop_filtered(Gst.MessageType.ERROR)
        raise AssertionError(message.parse_error() if message else "the pipeline does not start")
    sample = pipeline.get_by_name("sink").emit("try-pull-preroll", 10 * Gst.SECOND)
    return bytes(sample.get_buffer().extract_dup(0, 64 * 64 * 3))


def all_pulled(source):
    """All pictures of a source, one after the other."""
    pipeline = Gst.parse_launch(f"{source} ! {THUMBNAIL}")
    sink = pipeline.get_by_name("sink")
    pipeline.set_state(Gst.State.PLAYING)
    pictures = []
    while sample := sink.emit("try-pull-sample", 10 * Gst.SECOND):
        pictures.append(bytes(sample.get_buffer().extract_dup(0, 64 * 64 * 3)))
    pipeline.set_state(Gst.State.NULL)
    return pictures


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one, other)) / len(one)


class Players(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        Gst.init(None)
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="queenreel-players-"))
        cls.folder.chmod(0o777)
        run = lambda *words: subprocess.run([QUEENREEL, *words, "--size", str(SIDE), "--quiet"], check=True, cwd=cls.folder)
        run("animate", "8", "-o", "held.mp4")
        run("animate", "8", "--fps", str(FPS), "-o", "film.mp4")
        (cls.folder / "film.mp4").chmod(0o644)
        cls.boards = all_pulled(f'filesrc location="{cls.folder}/held.mp4" ! qtdemux ! h264parse ! avdec_h264')

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def shows(self, picture, t):
        self.assertEqual(len(self.boards), 92)
        distances = [distance(picture, board) for board in self.boards]
        nearest = min(range(92), key=distances.__getitem__)
        self.assertEqual(nearest, int(t + 0.001), f"at {t} s")
        self.assertLess(distances[nearest], 6, f"at {t} s")  # of 255: players round colors in different ways

    def seek_in_gstreamer(self, decoder):
        pipeline = Gst.parse_launch(
            f'filesrc location="{self.folder}/film.mp4" ! qtdemux ! h264parse ! {decoder} ! {THUMBNAIL}')
        try:
            pulled(pipeline)
            for t in TIMES:
                _, middle = frame(t)
                flags = Gst.SeekFlags.FLUSH | Gst.SeekFlags.ACCURATE
                self.assertTrue(pipeline.seek_simple(Gst.Format.TIME, flags, int(middle * Gst.SECOND)))
                self.shows(pulled(pipeline), t)
        finally:
            pipeline.set_state(Gst.State.NULL)

    def test_gstreamer_with_openh264(self):
        self.seek_in_gstreamer("openh264dec")

    def test_gstreamer_with_libavcodec(self):
        self.seek_in_gstreamer("avdec_h264")

    def play(self, t, *words):
        """Has a player write the picture of t as a PNG into a folder of its own, as nobody: VLC refuses root."""
        shots = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        shots.chmod(0o777)
        nobody = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
        words = [word.replace("SHOTS", str(shots)) for word in words]
        subprocess.run(words, check=True, timeout=60, cwd=shots, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(shots)}, **nobody)
        self.shows(thumbnail(sorted(shots.glob("*.png"))[0]), t)

    def test_mpv(self):
        for t in TIMES:
            _, middle = frame(t)
            self.play(t, "mpv", "--no-config", "--vo=image", "--vo-image-format=png", "--vo-image-outdir=SHOTS",
                      "--hr-seek=yes", f"--start={middle}", "--frames=1", str(self.folder / "film.mp4"))

    def test_vlc(self):
        for t in TIMES:
            _, middle = frame(t)
            self.play(t, "cvlc", "--intf=dummy", "--no-audio", f"--start-time={middle}", "--run-time=0.2",
                      "--vout=dummy", "--video-filter=scene", "--scene-format=png", "--scene-ratio=1",
                      "--scene-prefix=shot", "--scene-path=SHOTS", "--play-and-exit",
                      str(self.folder / "film.mp4"), "vlc://quit")


if __name__ == "__main__":
    unittest.main(verbosity=2)
