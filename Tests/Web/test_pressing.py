"""Buttons under a mouse, a finger and a stylus."""

import pytest
from playwright.sync_api import Page

from support.control import Control
from support.touch import Finger

RANGE = 'value="5" min="0" max="10"'
WIDE = 'value="0" min="0" max="100000"'


def press(page: Page, control: Control, part=None, button="left"):
    page.mouse.move(*control.middle(part or control.plus))
    page.mouse.down(button=button)


def expect_rest(control: Control, clock):
    """However much time passes, nothing changes any more."""
    before = control.value
    clock.run_for(5_000)
    assert control.value == before


def test_a_click_is_one_step(control):
    it = control(RANGE)
    it.plus.click()
    it.expect("6")
    it.minus.click()
    it.minus.click()
    it.expect("4")


def test_a_press_acts_on_release_and_is_nothing_if_it_is_moved_off_the_button(page, control):
    it = control(RANGE)
    press(page, it)
    assert it.value == "5"
    page.mouse.move(0, 0)
    page.mouse.up()
    assert it.value == "5"
    press(page, it)
    page.mouse.up()
    assert it.value == "6"


def test_clicks_as_fast_as_can_be_are_all_counted(control):
    it = control(WIDE)
    it.plus.click(click_count=30, delay=0)
    it.expect("30")


def test_a_hold_repeats_by_the_clock_and_its_release_adds_nothing(page, held, control):
    it = control(WIDE)
    press(page, it)
    seen = []
    for pause in [499, 1, 99, 1, 85, 72, 61, 52, 44, 40, 40]:
        held.run_for(pause)
        seen.append(int(it.value))
    assert seen == [0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    page.mouse.up()
    assert it.value == "9"
    expect_rest(it, held)


def test_a_long_way_is_gone_in_tens_from_a_round_number_on(page, held, control):
    it = control('value="3" min="0" max="100000"')
    press(page, it)
    held.run_for(6_000)
    page.mouse.up()
    assert int(it.value) > 200
    assert int(it.value) % 10 == 0


def test_W1_W11_a_hold_ends_when_the_finger_leaves_the_screen(page, held, control):
    it = control(WIDE)
    finger = Finger(page)
    finger.down(*it.middle(it.plus))
    held.run_for(800)
    assert int(it.value) > 1
    finger.up()
    expect_rest(it, held)


def test_W1_a_hold_ends_when_the_touch_is_cancelled(page, held, control):
    it = control(WIDE)
    finger = Finger(page)
    finger.down(*it.middle(it.plus))
    held.run_for(800)
    finger.cancel()
    expect_rest(it, held)


@pytest.mark.parametrize(
    "interruption",
    [
        "window.dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
        "document.querySelector('number-select').remove()",
    ],
)
def test_W1_a_hold_ends_when_the_page_or_the_control_goes(page, held, control, interruption):
    it = control(WIDE)
    press(page, it)
    held.run_for(800)
    page.evaluate("element = document.querySelector('number-select')")
    if "visibility" in interruption:
        page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
        page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    page.evaluate(interruption)
    before = page.evaluate("element.value")
    assert int(before) > 1
    held.run_for(5_000)
    assert page.evaluate("element.value") == before


def test_W2_a_hold_ends_at_the_bound_and_does_not_begin_again(page, held, control):
    it = control('value="8" min="0" max="10"')
    press(page, it)
    held.run_for(3_000)
    it.expect("10")
    page.mouse.up()
    it.minus.click()
    assert it.value == "9"
    expect_rest(it, held)


def test_W3_a_hold_ends_when_the_pointer_leaves_the_button(page, held, control):
    it = control(WIDE)
    press(page, it)
    held.run_for(800)
    page.mouse.move(0, 500)
    expect_rest(it, held)
    page.mouse.move(*it.middle(it.plus))
    expect_rest(it, held)
    page.mouse.up()
    expect_rest(it, held)


@pytest.mark.parametrize("state", ["disabled", "readOnly"])
def test_W4_a_control_that_is_switched_off_during_a_hold_stops_at_once(page, held, control, state):
    it = control(WIDE)
    press(page, it)
    held.run_for(800)
    it.set(state, True)
    expect_rest(it, held)
    page.mouse.up()
    expect_rest(it, held)


def test_W5_holding_at_the_bound_tells_nothing(page, held, control):
    it = control('value="10" min="0" max="10"')
    it.record()
    press(page, it)
    held.run_for(3_000)
    page.mouse.up()
    assert it.told() == []


def test_a_hold_tells_each_repeat_and_once_its_end(page, held, control):
    it = control(WIDE)
    it.record()
    press(page, it)
    held.run_for(700)
    page.mouse.up()
    assert it.told("input", "change") == [
        ("input", "1"),
        ("input", "2"),
        ("input", "3"),
        ("change", "3"),
    ]


def test_W6_a_second_mouse_button_does_not_start_a_second_hold(page, held, control):
    it = control(WIDE)
    press(page, it)
    page.mouse.down(button="right")
    held.run_for(1_000)
    page.mouse.up()
    page.mouse.up(button="right")
    expect_rest(it, held)


@pytest.mark.parametrize("button", ["right", "middle"])
def test_W7_only_the_primary_button_counts(page, held, control, button):
    it = control(WIDE)
    press(page, it, button=button)
    held.run_for(2_000)
    page.mouse.up(button=button)
    assert it.value == "0"
    expect_rest(it, held)


def test_W8_dragging_off_the_button_selects_no_text_and_stops(page, held, control):
    it = control(WIDE, after="<p>Some text that a drag could select.</p>")
    press(page, it)
    held.run_for(800)
    page.mouse.move(60, 100, steps=5)
    page.mouse.move(300, 100, steps=5)
    assert page.evaluate("String(getSelection())") == ""
    expect_rest(it, held)
    page.mouse.up()


def test_W9_a_release_outside_the_control_counts(page, held, control):
    it = control(WIDE)
    press(page, it)
    held.run_for(800)
    page.mouse.move(700, 500)
    page.mouse.up()
    expect_rest(it, held)
    it.plus.click()
    expect_rest(it, held)


def ask_for_menu(button, pointer):
    """Asks for a context menu as a pointer of that type does; tells whether it opens."""
    return button.evaluate(
        """(button, pointerType) => button.dispatchEvent(new PointerEvent("contextmenu",
          { pointerType, bubbles: true, cancelable: true, composed: true }))""",
        pointer,
    )


def test_W10_a_long_touch_is_a_hold_and_opens_no_context_menu(page, held, control):
    it = control(WIDE)
    finger = Finger(page)
    finger.down(*it.middle(it.plus))
    held.run_for(800)
    assert not ask_for_menu(it.plus, "touch")
    before = it.value
    held.run_for(500)
    assert int(it.value) > int(before)
    finger.up()
    expect_rest(it, held)


def test_a_context_menu_of_a_mouse_opens_and_ends_a_hold(page, held, control):
    it = control(WIDE)
    press(page, it)
    held.run_for(800)
    assert ask_for_menu(it.plus, "mouse")
    expect_rest(it, held)


def test_W13_a_finger_can_hold_as_a_mouse_can(page, held, control):
    it = control(WIDE)
    finger = Finger(page)
    finger.down(*it.middle(it.plus))
    held.run_for(600)
    assert it.value == "2"
    finger.up()
    assert it.value == "2"


def test_a_hold_ends_when_the_finger_moves_off_the_button(page, held, control):
    it = control(WIDE)
    finger = Finger(page)
    x, y = it.middle(it.plus)
    finger.down(x, y)
    held.run_for(800)
    assert int(it.value) > 1
    finger.move(x + 200, y)
    expect_rest(it, held)
    finger.move(x, y)
    expect_rest(it, held)
    finger.up()
    expect_rest(it, held)


def test_W14_each_tap_is_exactly_one_step(page, control):
    it = control(WIDE)
    finger = Finger(page)
    for tap in range(1, 21):
        finger.tap(*it.middle(it.plus))
        it.expect(str(tap))


def test_W15_a_finger_that_scrolls_the_page_changes_nothing(page, control):
    it = control(WIDE, before='<div style="height:300px"></div>', after='<div style="height:3000px"></div>')
    it.record()
    finger = Finger(page)
    x, y = it.middle(it.plus)
    finger.down(x, y)
    for distance in range(10, 200, 10):
        finger.move(x, y - distance)
    page.wait_for_function("scrollY > 50")
    finger.up()
    assert it.value == "0"
    assert it.told() == []


def test_W17_two_quick_taps_do_not_zoom(control):
    host = control(WIDE).host
    assert host.evaluate("(e) => getComputedStyle(e).touchAction") == "manipulation"


def test_W18_a_click_without_a_pointer_is_one_step(control):
    it = control(RANGE)
    it.record()
    it.plus.evaluate("(button) => button.click()")
    assert it.value == "6"
    it.minus.evaluate(
        """(button) => {
          const how = { bubbles: true, composed: true, cancelable: true, pointerId: 1, detail: 0 };
          button.dispatchEvent(new PointerEvent("pointerdown", how));
          button.dispatchEvent(new PointerEvent("pointerup", how));
          button.dispatchEvent(new MouseEvent("click", how));
        }"""
    )
    assert it.value == "5"
    assert it.told("input", "change") == [
        ("input", "6"),
        ("change", "6"),
        ("input", "5"),
        ("change", "5"),
    ]


def test_W19_a_click_without_a_pointer_does_not_move_the_focus(page, control):
    it = control(RANGE, before='<button id="before">Before</button>')
    page.locator("#before").focus()
    it.plus.evaluate("(button) => button.click()")
    assert page.evaluate("document.activeElement.id") == "before"


def test_a_tap_on_a_button_opens_no_keyboard(page, control):
    it = control(RANGE)
    Finger(page).tap(*it.middle(it.plus))
    it.expect("6")
    assert it.number.evaluate("(field) => field.getRootNode().activeElement !== field")


def test_W23_a_button_at_the_bound_keeps_the_focus_where_it_was(page, control):
    it = control('value="9" min="0" max="10"')
    it.number.focus()
    it.plus.click()
    it.expect("10")
    it.expect_off(minus=False, plus=True)
    assert page.evaluate("document.activeElement.localName") == "number-select"
    page.keyboard.press("ArrowDown")
    it.expect("9")


def test_a_disabled_or_readonly_control_takes_no_press(control):
    for state in ["disabled", "readonly"]:
        it = control(f"{RANGE} {state}")
        it.record()
        it.plus.click(force=True)
        it.minus.evaluate("(button) => button.click()")
        assert it.value == "5"
        assert it.told() == []


def test_the_wheel_steps_only_a_number_with_the_focus(page, control):
    it = control(RANGE, after='<div style="height:3000px"></div>')
    page.mouse.move(*it.middle(it.number))
    page.mouse.wheel(0, 120)
    page.wait_for_function("scrollY > 0")
    assert it.value == "5"
    page.evaluate("scrollTo(0, 0)")
    it.number.focus()
    page.mouse.move(*it.middle(it.number))
    page.mouse.wheel(0, -120)
    it.expect("6")
    page.mouse.wheel(0, 120)
    page.mouse.wheel(0, 120)
    it.expect("4")
    assert page.evaluate("scrollY") == 0


def test_a_part_of_a_notch_of_the_wheel_waits_for_the_rest(control):
    it = control(RANGE)
    it.number.focus()
    values = it.number.evaluate(
        """(field) => [50, 50, 50, 50, 50].map((wheelDeltaY) => {
          field.dispatchEvent(new WheelEvent(
            "wheel", { wheelDeltaY, deltaY: -wheelDeltaY, bubbles: true, cancelable: true, composed: true }));
          return field.value;
        })"""
    )
    assert values == ["5", "5", "6", "6", "7"]


def test_beforeinput_can_refuse_each_change_and_a_refusal_ends_a_hold(page, held, control):
    it = control(WIDE)
    it.host.evaluate(
        """(element) => element.addEventListener("beforeinput", (event) => {
          if (element.value === "3") event.preventDefault();
        })"""
    )
    press(page, it)
    held.run_for(5_000)
    assert it.value == "3"
    page.mouse.up()
    it.plus.click()
    assert it.value == "3"
    it.record()
    it.press_keys("ArrowUp", "End")
    assert it.value == "3"
    assert it.told("input", "change") == []
