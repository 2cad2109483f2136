"""Waiting for what comes to be so by itself."""

import time
from collections.abc import Callable

from playwright.sync_api import Page


def eventually(condition: Callable, page: Page | None = None):
    """Waits until it is so. With a page, what the test does for that page goes on meanwhile."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline, "it did not come to be so"
        page.wait_for_timeout(20) if page else time.sleep(0.02)
