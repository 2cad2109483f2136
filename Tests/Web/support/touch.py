"""A finger on the screen."""

from playwright.sync_api import Page


class Finger:
    def __init__(self, page: Page):
        self._session = page.context.new_cdp_session(page)
        self._page = page

    def down(self, x: float, y: float):
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float):
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self):
        self._send("touchEnd", [])

    def cancel(self):
        self._send("touchCancel", [])

    def tap(self, x: float, y: float):
        self.down(x, y)
        self.up()

    def _send(self, kind: str, points: list):
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
