"""What assistive technology gets, and what axe finds."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

STATES = {
    "plain": "",
    "with a value": 'value="3" min="0" max="10"',
    "at its minimum": 'value="0" min="0" max="10"',
    "at its maximum": 'value="10" min="0" max="10"',
    "only one allowed": 'value="1" min="1" max="1"',
    "above its maximum": 'value="15" min="0" max="10"',
    "disabled": 'value="3" disabled',
    "readonly": 'value="3" readonly',
    "required and empty": "required",
    "with a placeholder": 'placeholder="12"',
    "with a unit": 'value="3" unit="bags"',
    "in German": 'value="1234.5" step="0.5" lang="de"',
    "in Arabic": 'value="1234.5" step="0.5" lang="ar-EG" dir="rtl"',
}


def violations(page) -> list:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


def test_axe_is_at_work(page, show):
    show('<img src="/number-select.js"><number-select></number-select>')
    assert any(each.startswith("image-alt") for each in violations(page))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_in_a_control_that_is(page, control, state, scheme):
    page.emulate_media(color_scheme=scheme)
    control(
        STATES[state],
        before="<h1>Order</h1>",
        head="<style>:root { color-scheme: light dark }</style>",
    )
    assert violations(page) == []


@pytest.mark.parametrize("typed", ["42", "three"])
@pytest.mark.parametrize("commit", ["adjust", "mark"])
def test_axe_finds_nothing_after_a_typed_number_was_not_taken(page, control, typed, commit):
    it = control(f'value="3" min="0" max="10" commit="{commit}"', before="<h1>Order</h1>")
    it.enter(typed)
    expect(it.message).not_to_be_empty()
    assert violations(page) == []


def spin_button(page) -> dict:
    """The spin button as Chromium gives it to assistive technology."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return next(node for node in nodes if node.get("role", {}).get("value") == "spinbutton")


def test_the_name_and_the_number_reach_assistive_technology(page, control):
    control('value="3" min="0" max="10"')
    node = spin_button(page)
    assert node["name"]["value"] == "Bags"
    assert float(node["value"]["value"]) == 3


def test_a_number_is_told_as_it_is_written_with_its_unit(control):
    it = control('value="1234567.5" step="0.5" unit="kg" lang="de"')
    text = it.number.get_attribute("aria-valuetext")
    assert "1.234.567,5" in text
    assert "kg" in text


def test_a_number_above_the_maximum_is_told_as_it_is(control):
    it = control('value="15" min="0" max="10"')
    assert "15" in (it.number.get_attribute("aria-valuetext") or it.number.get_attribute("aria-valuenow"))


def test_a_label_that_changes_is_taken(page, show):
    from support.control import Control

    it = Control(show('<label for="it">Bags</label><number-select id="it"></number-select>'))
    expect(page.get_by_role("spinbutton", name="Bags")).to_have_count(1)
    page.evaluate("document.querySelector('label').textContent = 'Boxes'")
    it.number.focus()
    expect(page.get_by_role("spinbutton", name="Boxes")).to_have_count(1)
    assert "Boxes" in it.plus.get_attribute("aria-label")


def test_an_element_outside_of_a_page_has_no_name_and_misses_none(page, show):
    show("")
    page.evaluate(
        """() => {
          globalThis.element = document.createElement("number-select");
          element.setAttribute("aria-labelledby", "nothing");
          element.lang = "de";
          element.value = "1";
        }"""
    )
    plus = "element.shadowRoot.querySelector('[part~=increment]')"
    page.wait_for_function(f"{plus}.ariaLabel === 'Erhöhen'")


def test_W22_assistive_technology_can_step(page, control):
    it = control('value="3" min="0" max="10"')
    it.number.evaluate(
        """(field) => {
          const key = { key: "ArrowUp", bubbles: true, cancelable: true, composed: true };
          field.dispatchEvent(new KeyboardEvent("keydown", key));
          field.dispatchEvent(new KeyboardEvent("keyup", key));
        }"""
    )
    it.expect("4")


def test_assistive_technology_can_set_the_text(control):
    it = control('value="3" min="0" max="10"')
    it.number.focus()
    it.number.fill("7")
    it.page.keyboard.press("Enter")
    it.expect("7")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/?lang=ar-EG", "/gallery"])
def test_axe_finds_nothing_on_the_page(page, server, path, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(server.address + path)
    if path == "/gallery":
        for name, text in [("failed", "Could not load"), ("saving", "saving"), ("refused", "Could not save")]:
            expect(page.locator(f'#{name} [part~="message"]')).to_contain_text(text)
    else:
        expect(page.locator("#total")).not_to_have_text("–")
    assert violations(page) == []


def test_what_tries_again_stays_while_the_same_is_wrong(page, server):
    page.goto(server.address + "/gallery")
    retry = page.locator('#refused [part~="retry"]').element_handle()
    page.locator("#refused").focus()
    assert retry.evaluate("(button) => button.isConnected")
