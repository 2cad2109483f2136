"""Selenium's commands in Marionette's words: Firefox without geckodriver, which Debian does not have."""

import json
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from selenium.webdriver.remote.command import Command

WORDS = {
    Command.NEW_SESSION: "NewSession",
    Command.QUIT: "DeleteSession",
    Command.GET: "Navigate",
    Command.REFRESH: "Refresh",
    Command.GET_CURRENT_URL: "GetCurrentURL",
    Command.SET_TIMEOUTS: "SetTimeouts",
    Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
    Command.W3C_EXECUTE_SCRIPT_ASYNC: "ExecuteAsyncScript",
    Command.FIND_ELEMENT: "FindElement",
    Command.FIND_ELEMENTS: "FindElements",
    Command.CLICK_ELEMENT: "ElementClick",
    Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys",
    Command.GET_ELEMENT_TEXT: "GetElementText",
    Command.GET_ELEMENT_RECT: "GetElementRect",
    Command.GET_ELEMENT_ARIA_ROLE: "GetComputedRole",
    Command.GET_ELEMENT_ARIA_LABEL: "GetComputedLabel",
    Command.W3C_ACTIONS: "PerformActions",
    Command.W3C_CLEAR_ACTIONS: "ReleaseActions",
    Command.SET_WINDOW_RECT: "SetWindowRect",
    Command.SCREENSHOT: "TakeScreenshot",
    Command.NEW_WINDOW: "NewWindow",
    Command.CLOSE: "CloseWindow",
    Command.SWITCH_TO_WINDOW: "SwitchToWindow",
    Command.W3C_GET_CURRENT_WINDOW_HANDLE: "GetWindowHandle",
    Command.W3C_GET_WINDOW_HANDLES: "GetWindowHandles",
}

PREFERENCES = {
    "marionette.port": 0,
    "intl.accept_languages": '"en-US"',
    "dom.w3c_touch_events.enabled": 1,
}


class Firefox:
    """A Firefox without a window, that takes Selenium's commands."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = Path(self._folder.name)
        settings = [f"user_pref({json.dumps(name)}, {value});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(settings))
        self._process = subprocess.Popen(
            ["firefox-esr", "--marionette", "--headless", "--no-remote", "--profile", profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._stream = socket.create_connection(("127.0.0.1", self._port(profile))).makefile("rwb")
        self._read()

    def execute(self, command: str, parameters: dict) -> dict:
        """Does a command and gives its result as a driver's answer has it."""
        self._write([0, 1, f"WebDriver:{WORDS[command]}", _flat(parameters)])
        _, _, error, result = self._read()
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        is_wrapped = isinstance(result, dict) and set(result) == {"value"}
        return result if is_wrapped else {"value": result}

    def close(self):
        self._stream.close()
        self._process.kill()
        self._process.wait()
        self._folder.cleanup()

    def _port(self, profile: Path) -> int:
        """The port that Firefox has chosen, once it says it."""
        file = profile / "MarionetteActivePort"
        deadline = time.monotonic() + 120
        while not (file.exists() and file.read_text()):
            assert self._process.poll() is None, "Firefox ended"
            assert time.monotonic() < deadline, "Firefox did not start"
            time.sleep(0.02)
        return int(file.read_text())

    def _write(self, message: list):
        text = json.dumps(message).encode()
        self._stream.write(b"%d:%b" % (len(text), text))
        self._stream.flush()

    def _read(self):
        length = b""
        while (byte := self._stream.read(1)) != b":":
            length += byte
        return json.loads(self._stream.read(int(length)))


def _flat(parameters: dict) -> dict:
    """Marionette takes the capabilities of a session without what they are wrapped in."""
    return parameters["capabilities"]["alwaysMatch"] if "capabilities" in parameters else parameters
