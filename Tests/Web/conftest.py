"""A browser, pages in it, and servers for them."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from support.control import Control
from support.page import document, selector
from support.server import Server
from support.site import Site


@pytest.fixture(scope="session")
def browser():
    """Debian's Chromium without windows: a new context costs it a quarter of what it costs the whole one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--js-flags=--expose-gc"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site():
    site = Site()
    yield site
    site.close()


@pytest.fixture
def context(browser: Browser):
    """A browser that has been nowhere, in English, in one time zone and size."""
    context = browser.new_context(locale="en-US", viewport={"width": 800, "height": 600})
    context.set_default_timeout(15_000)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext):
    """A page on which nothing may go wrong unnoticed."""
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(f"uncaught: {error}"))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.faults = faults
    yield page
    assert faults == []


@pytest.fixture
def server(tmp_path):
    """A number server at which everybody is one owner."""
    server = Server(tmp_path, "--open")
    yield server
    server.kill()


@pytest.fixture
def show(page: Page, site: Site):
    """Shows markup on a page and waits until the elements in it are at work."""

    def show(body: str, **around: str) -> Page:
        page.goto(site.write(document(body, **around)))
        page.evaluate("customElements.whenDefined('number-select')")
        return page

    return show


@pytest.fixture
def control(show):
    """Shows one selector with these attributes, as in `min="0" max="10"`."""

    def control(attributes: str = "", before: str = "", after: str = "", **around: str) -> Control:
        return Control(show(selector(attributes, before, after), **around))

    return control


@pytest.fixture
def held(page: Page):
    """Time that stands still on the page until the test lets some of it pass."""
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    return page.clock
