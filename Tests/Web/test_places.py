"""An element that is moved, or is where its core is not."""

import pytest

from support.control import Control
from support.page import document


def test_in_another_document_it_works_and_looks_as_before(control):
    it = control('value="3"', after="<iframe></iframe>")
    looks = "(element) => ['display', 'height'].map((name) => getComputedStyle(element)[name])"
    before = it.host.evaluate(looks)
    it.host.evaluate(
        """(element) => {
          const inert = document.createElement("template").content;
          inert.append(element);
          document.querySelector("iframe").contentDocument.body.append(element);
        }"""
    )
    there = Control(it.page.frame_locator("iframe"))
    assert there.host.evaluate(looks) == before
    there.plus.click()
    there.expect("4")


def test_in_a_shadow_root_it_takes_over_from_what_stood_in(page, site):
    inside = '<div><template shadowrootmode="open"><number-select><input value="3"></number-select></template></div>'
    scripts = []
    page.route("**/number-select.js", lambda route: scripts.append(route))
    page.goto(site.write(document(inside)), wait_until="commit")
    page.locator("input").fill("7")
    scripts[0].continue_()
    page.evaluate("customElements.whenDefined('number-select')")
    it = Control(page)
    it.expect("7")
    page.keyboard.press("ArrowUp")
    it.expect("8")


@pytest.fixture
def show_without_core(page, show):
    """Shows markup on a page that cannot load the core."""
    page.route("**/*.wasm", lambda route: route.abort())
    yield show
    page.faults[:] = [fault for fault in page.faults if not fault.startswith("Failed to load")]


SUBMITTED = "() => [...new FormData(document.forms[0])]"


def test_without_its_core_it_can_be_moved(page, show_without_core):
    show_without_core('<form><number-select name="bags" value="3"></number-select></form>')
    page.evaluate("document.forms[0].prepend(document.querySelector('number-select'))")
    assert page.evaluate(SUBMITTED) == [["bags", "3"]]
    assert "3 (Could not load)" in page.locator("number-select").evaluate("(it) => it.shadowRoot.textContent")


def test_without_its_core_what_stands_in_goes_on_doing_so(page, show_without_core):
    show_without_core(
        '<form><number-select name="bags" value="3"><input name="bags" value="3"></number-select></form>'
    )
    page.locator("input").fill("4")
    assert page.evaluate(SUBMITTED) == [["bags", "4"]]
