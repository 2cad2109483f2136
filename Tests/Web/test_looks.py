"""The looks, as far as they can be measured."""

import pytest

from support.control import Control

RANGE = 'value="3" min="0" max="10"'


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def luminance(color):
    """As the guidelines for accessible content define it."""
    parts = [part / 255 for part in color]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(color, other):
    darker, lighter = sorted([luminance(color), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def test_minus_stands_before_the_number_and_plus_behind_it(control):
    it = control(RANGE)
    order = [part.bounding_box()["x"] for part in [it.minus, it.number, it.plus]]
    assert order == sorted(order)


def test_from_right_to_left_minus_is_on_the_right(control):
    it = control(f'{RANGE} lang="ar-EG"', direction="rtl", lang="ar")
    order = [part.bounding_box()["x"] for part in [it.plus, it.number, it.minus]]
    assert order == sorted(order)


def test_a_negative_number_reads_from_left_to_right_in_every_language(control):
    it = control('value="-1234.5" step="0.5" lang="he" min="-2000"', direction="rtl", lang="he")
    assert it.shown == "\u200e-1,234.5"


def test_the_buttons_are_large_enough_for_a_finger(control):
    it = control(RANGE)
    for button in [it.plus, it.minus]:
        box = button.bounding_box()
        assert box["width"] >= 24
        assert box["height"] >= 24


def test_I34_the_width_does_not_change_with_the_digits(control):
    it = control('value="9" min="0" max="100"')
    before = it.host.bounding_box()["width"]
    it.plus.click()
    it.expect("10")
    assert it.host.bounding_box()["width"] == before


def test_a_message_does_not_make_it_wider(control):
    it = control(RANGE, after="<p>What follows.</p>")
    before = it.host.bounding_box()["width"]
    it.enter("three")
    assert it.message.inner_text() != ""
    assert it.host.bounding_box()["width"] == before


def test_a_long_number_is_shown_whole(control):
    it = control('value="9223372036854775807"')
    assert it.number.evaluate("(field) => field.scrollWidth <= field.clientWidth")


def test_in_little_room_no_button_is_cut_off(page, show):
    it = Control(show(f'<div style="width: 8rem"><number-select {RANGE} aria-label="a"></div>'))
    assert it.plus.bounding_box()["x"] + it.plus.bounding_box()["width"] <= 8 + 8 * 16
    assert it.plus.bounding_box()["width"] >= 24


@pytest.mark.parametrize("width", [320, 640])
def test_at_twice_the_size_nothing_is_cut_off(page, show, width):
    page.set_viewport_size({"width": width, "height": 600})
    it = Control(
        show(
            f'<number-select aria-label="Bags" {RANGE} unit="bags"></number-select>',
            head="<style>:root { font-size: 200% }</style>",
        )
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert it.number.evaluate("(field) => field.scrollWidth <= field.clientWidth")


def test_it_has_the_font_of_its_page(show):
    it = Control(show(f"<number-select {RANGE} aria-label=a></number-select>",
                      head="<style>main { font: italic 30px serif }</style>"))  # fmt: skip
    assert style(it.number, "fontSize") == "30px"
    assert style(it.number, "fontStyle") == "italic"


def test_in_the_dark_it_is_dark(page, control):
    head = "<style>:root { color-scheme: light dark }</style>"
    colors = set()
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        it = control(RANGE, head=head)
        colors.add(style(it.number, "color"))
    assert len(colors) == 2


def test_with_forced_colours_what_is_off_is_grey_and_the_focus_can_be_seen(page, control):
    page.emulate_media(forced_colors="active")
    it = control('value="0" min="0" max="10"')
    assert style(it.minus, "color") != style(it.plus, "color")
    it.number.focus()
    outlines = it.host.evaluate(
        """(element) => [element, ...element.shadowRoot.querySelectorAll("*")]
          .map((part) => getComputedStyle(part).outlineStyle)"""
    )
    assert any(each != "none" for each in outlines)


def test_who_wants_less_motion_gets_none(page, control):
    page.emulate_media(reduced_motion="reduce")
    it = control(RANGE)
    durations = it.host.evaluate(
        """(element) => [...element.shadowRoot.querySelectorAll("*")].flatMap((part) => {
          const { transitionDuration, animationName } = getComputedStyle(part);
          return [transitionDuration, animationName];
        })"""
    )
    assert set(durations) <= {"0s", "none"}


def test_the_focus_can_be_seen(page, control):
    it = control(RANGE)
    before = page.screenshot()
    it.number.focus()
    assert page.screenshot() != before


def test_the_focus_can_be_seen_on_what_tries_again(page, server):
    page.goto(server.address + "/gallery")
    retry = page.locator('#failed [part~="retry"]')
    retry.focus()
    assert style(retry, "outlineStyle") != "none"


def test_parts_can_be_styled_from_outside(control):
    it = control(RANGE, head="<style>number-select::part(increment) { color: rgb(1, 2, 3) }</style>")
    assert style(it.plus, "color") == "rgb(1, 2, 3)"


def test_a_wrong_number_is_marked_on_a_light_ground_and_on_a_dark_one(page, show):
    number = '<number-select value="15" max="10" aria-label="a"></number-select>'
    show(f'{number}<div style="color-scheme: dark">{number}</div>')
    colors = page.locator('[part="box"]').evaluate_all(
        """(boxes) => boxes.map((box) => {
          const pixel = new OffscreenCanvas(1, 1).getContext("2d");
          return [getComputedStyle(box).borderTopColor, getComputedStyle(box).backgroundColor].map((color) => {
            pixel.fillStyle = color;
            pixel.fillRect(0, 0, 1, 1);
            return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
          });
        })"""
    )
    assert len(colors) == 2
    for border, ground in colors:
        assert contrast(border, ground) >= 3


def test_a_hidden_control_is_hidden(control):
    assert not control(f"{RANGE} hidden").host.is_visible()
