"""A server of one page that answers as a test wants: the network is real to the page, what comes back is not."""

import json
import time
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

Answer = tuple[int, dict, str]

RULE = {
    "default": "1", "minimum": "1", "maximum": "10", "increment": "1", "incrementBase": "minimum",
}  # fmt: skip


# In place of an answer: it comes when the test gives it.
LATER = object()


def document(number: str | None = None, version: int = 1, **other) -> dict:
    """A right document of the number `beans`, or one with other fields."""
    writer = other.pop("writer", None)
    right = {"id": "beans", "number": number, "version": version, "writer": writer}
    return {**right, "store": "shop", "rule": RULE, **other}


def says(body, status: int = 200, **headers: str) -> Answer:
    """An answer in JSON; a text is sent as it is."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    return status, headers, body if isinstance(body, str) else json.dumps(body)


class OddServer:
    """It has the number `beans`. Of `loads`, `saves`, `sessions` and `lists`, each answer is given once; the last stays.

    `None` in place of an answer ends the connection, `LATER` leaves the page waiting.
    """

    def __init__(self, page: Page):
        self.loads = [says(document())]
        self.saves = [self._save]
        self.sessions = [says("", 204)]
        self.lists = [says({"documents": []})]
        self.stream = says("", 404)
        self.asked = []
        self.waiting = []
        self._page = page
        page.route("**/v1/**", self._answer)

    def count(self, what: str) -> int:
        """How many requests of a kind there were: `GET`, `PUT`, `POST` or `LIST`."""
        return self.asked.count(what)

    def wait_for(self, what: str, count: int, clock=None):
        """Waits until there were so many requests of a kind, and lets the page's time pass meanwhile."""
        deadline = time.monotonic() + 20
        while self.count(what) < count:
            assert time.monotonic() < deadline, self.asked
            if clock:
                clock.run_for(500)
            self._page.wait_for_timeout(20)

    def _save(self, body: dict) -> Answer:
        writer = {"client": body["client"], "sequence": body["sequence"]}
        return says(document(body["number"], 2, writer=writer))

    def _answer(self, route: Route):
        path, method = urlsplit(route.request.url).path, route.request.method
        if path.endswith("/events"):
            return self._give(route, (self.stream[0], {"Content-Type": "text/event-stream"}, self.stream[2]))
        kind = "LIST" if path.endswith("/numbers") else method
        self.asked.append(kind)
        answers = {"GET": self.loads, "PUT": self.saves, "POST": self.sessions, "LIST": self.lists}[kind]
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        if callable(answer):
            answer = answer(json.loads(route.request.post_data or "null"))
        self._give(route, answer)

    def answer_late(self, answer: Answer | None):
        """Answers what has waited longest."""
        self._give(self.waiting.pop(0), answer)

    def _give(self, route: Route, answer: Answer | None):
        if answer is LATER:
            return self.waiting.append(route)
        if answer is None:
            return route.abort()
        status, headers, body = answer
        route.fulfill(status=status, headers={"Content-Type": "application/json", **headers}, body=body)
