"""What the W3C's quantity spin button is asked, asked of this one."""

import re

import pytest
from playwright.sync_api import expect

ADULTS = 'value="1" min="1" max="8"'


@pytest.fixture
def it(control):
    return control(ADULTS)


def test_the_number_has_the_role_of_a_spin_button(page, it):
    expect(page.get_by_role("spinbutton")).to_have_count(1)
    expect(it.number).to_have_attribute("role", "spinbutton")


def test_it_tells_its_minimum(it):
    expect(it.number).to_have_attribute("aria-valuemin", "1")


def test_it_tells_its_maximum(it):
    expect(it.number).to_have_attribute("aria-valuemax", "8")


def test_it_tells_its_number(it):
    expect(it.number).to_have_attribute("aria-valuenow", "1")
    it.plus.click()
    expect(it.number).to_have_attribute("aria-valuenow", "2")


def test_what_is_wrong_is_its_error_message(control):
    it = control(f'{ADULTS} commit="mark"')
    it.enter("9")
    expect(it.number).to_have_attribute("aria-invalid", "true")
    names = (it.number.get_attribute("aria-errormessage") or "").split()
    names += (it.number.get_attribute("aria-describedby") or "").split()
    texts = [it.host.locator(f'[id="{name}"]').inner_text() for name in names]
    assert any("8" in text for text in texts)


def test_the_buttons_are_out_of_the_tab_order(page, control):
    it = control(ADULTS, before='<button id="a">a</button>', after='<button id="b">b</button>')
    expect(it.plus).to_have_attribute("tabindex", "-1")
    expect(it.minus).to_have_attribute("tabindex", "-1")
    page.locator("#a").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "it"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "b"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "a"


def test_the_buttons_tell_what_they_control(it):
    name = it.number.get_attribute("id")
    assert name
    for button in [it.plus, it.minus]:
        expect(button).to_have_attribute("aria-controls", name)


def test_W21_the_buttons_have_names_of_their_own_with_the_label_of_the_field(it):
    plus, minus = (button.get_attribute("aria-label") for button in [it.plus, it.minus])
    assert plus != minus
    assert "Bags" in plus
    assert "Bags" in minus


def test_signs_are_not_read_out(it):
    for button in [it.plus, it.minus]:
        assert button.get_attribute("aria-label")
        assert not re.search(r"[+−-]", button.get_attribute("aria-label"))


def test_W20_a_step_by_a_button_is_announced(it):
    it.plus.click()
    expect(it.message).to_have_attribute("role", "status")
    expect(it.message).to_have_text(re.compile(r"\b2\b"))


def test_W21_it_is_announced_once_when_it_has_settled_and_as_a_whole(page, it):
    it.minus.click(force=True)
    it.message.evaluate(
        """(message) => {
          globalThis.said = [];
          new MutationObserver(() => message.textContent && said.push(message.textContent))
            .observe(message, { childList: true, characterData: true, subtree: true });
        }"""
    )
    it.plus.click(click_count=5)
    expect(it.message).to_have_text(re.compile(r"\b6\b"))
    assert len(page.evaluate("said")) == 1


def test_end_leads_to_the_maximum(it):
    it.press_keys("End")
    expect(it.number).to_have_attribute("aria-valuenow", "8")
    it.expect_off(minus=False, plus=True)


def test_home_leads_to_the_minimum(it):
    it.press_keys("End", "Home")
    expect(it.number).to_have_attribute("aria-valuenow", "1")
    it.expect_off(minus=True, plus=False)


def test_up_leads_upwards_as_far_as_the_maximum(it):
    for number in [2, 3, 4, 5, 6, 7, 8, 8]:
        it.press_keys("ArrowUp")
        expect(it.number).to_have_attribute("aria-valuenow", str(number))
    it.expect_off(minus=False, plus=True)


def test_down_leads_downwards_as_far_as_the_minimum(it):
    it.press_keys("End")
    for number in [7, 6, 5, 4, 3, 2, 1, 1]:
        it.press_keys("ArrowDown")
        expect(it.number).to_have_attribute("aria-valuenow", str(number))
    it.expect_off(minus=True, plus=False)


@pytest.mark.parametrize(
    ("typed", "now", "minus_is_off", "plus_is_off"),
    [
        ("0", "1", True, False),
        ("1", "1", True, False),
        ("4", "4", False, False),
        ("8", "8", False, True),
        ("13", "8", False, True),
        ("-7", "1", True, False),
    ],
)
def test_a_number_can_be_typed(it, typed, now, minus_is_off, plus_is_off):
    it.enter(typed)
    expect(it.number).to_have_attribute("aria-valuenow", now)
    it.expect_off(minus_is_off, plus_is_off)


def test_plus_leads_upwards_as_far_as_the_maximum(it):
    for number in [2, 3, 4, 5, 6, 7, 8, 8]:
        it.plus.click(force=True)
        expect(it.number).to_have_attribute("aria-valuenow", str(number))
    it.expect_off(minus=False, plus=True)


def test_minus_leads_downwards_as_far_as_the_minimum(it):
    it.press_keys("End")
    for number in [7, 6, 5, 4, 3, 2, 1, 1]:
        it.minus.click(force=True)
        expect(it.number).to_have_attribute("aria-valuenow", str(number))
    it.expect_off(minus=True, plus=False)
