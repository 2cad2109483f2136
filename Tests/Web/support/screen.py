"""A screen that nobody sees, for a browser that has to have a window."""

import subprocess


class Screen:
    def __init__(self):
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        self.name = f":{self._process.stdout.readline().strip()}"

    def close(self):
        self._process.terminate()
        self._process.wait()
