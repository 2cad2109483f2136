"""A real number-server with the pages, and a database of its own."""

import json
import re
import subprocess
import time
import urllib.request
from pathlib import Path

from support.site import ROOT

PROGRAM = ROOT / ".build" / "debug" / "number-server"


class Server:
    """It keeps its port and its database when it is killed and started again."""

    def __init__(self, folder: Path, *options: str):
        self._folder = folder
        self._options = options
        self._process = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        log = self._folder / "log"
        with log.open("w") as stream:
            self._process = subprocess.Popen(
                [
                    PROGRAM,
                    *["--listen", f"127.0.0.1:{self.port}"],
                    *["--database", self._folder / "numbers.sqlite"],
                    *["--load", ROOT / "Samples" / "shop.json"],
                    *["--pages", ROOT / "Web" / "dist", "--pages", ROOT / "Web" / "page"],
                    *self._options,
                ],
                stderr=stream,
            )
        deadline = time.monotonic() + 30
        while '"event":"loaded"' not in log.read_text():
            assert self._process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.02)
        self.port = int(re.search(r'"address":"127.0.0.1:(\d+)"', log.read_text())[1])

    def kill(self):
        self._process.kill()
        self._process.wait()

    def document(self, name: str) -> dict:
        """What the server says of a number, where everybody is one owner."""
        with urllib.request.urlopen(f"{self.address}/v1/numbers/{name}") as answer:
            return json.load(answer)

    def put(self, name: str, number: str | None, sequence: int = 1, client: str = "other"):
        """Saves a number as somebody else would."""
        document = self.document(name)
        self._send(
            f"/v1/numbers/{name}",
            {"number": number, "client": client, "sequence": sequence},
            {"If-Match": f'"{document["store"]}.{document["version"]}"'},
        )

    def set_rule(self, name: str, **rule: str):
        self._send(f"/v1/rules/{name}", rule, {})

    def _send(self, path: str, body: dict, headers: dict):
        request = urllib.request.Request(
            self.address + path,
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **headers},
            method="PUT",
        )
        urllib.request.urlopen(request).close()


def saved(server: Server, name: str = "espresso-beans") -> str | None:
    """The number that the server has."""
    return server.document(name)["number"]
