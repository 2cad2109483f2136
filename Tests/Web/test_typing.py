"""Text that is typed, pasted and composed."""

import pytest
from playwright.sync_api import expect

RANGE = 'value="5" min="0" max="10"'


def test_typed_text_is_taken_on_enter_and_when_the_focus_leaves(page, control):
    it = control(RANGE, after='<button id="after">After</button>')
    it.enter("7")
    it.expect("7")
    it.type("8")
    page.locator("#after").focus()
    it.expect("8")


def test_escape_reverts(page, control):
    it = control(RANGE)
    it.record()
    it.type("7")
    page.keyboard.press("Escape")
    it.expect("5")
    it.expect_shown("5")
    assert it.told("change") == []


def test_W31_a_long_number_is_taken_as_it_was_typed(page, control):
    it = control("", after='<button id="after">After</button>')
    it.enter("12345678901234567")
    it.expect("12345678901234567")
    it.expect_shown("12345678901234567")
    page.locator("#after").focus()
    it.expect_shown("12,345,678,901,234,567")


def test_W33_minus_zero_may_be_typed_and_is_zero(page, control):
    it = control('value="5" min="-5"')
    it.type("-0")
    it.expect_shown("-0")
    page.keyboard.press("Enter")
    it.expect("0")
    it.expect_shown("0")


def test_W35_nothing_is_clamped_while_it_is_typed(page, control):
    it = control('value="3" min="3" max="2000"')
    it.type("1")
    it.expect_shown("1")
    page.keyboard.type("000")
    it.expect_shown("1000")
    page.keyboard.press("Enter")
    it.expect("1000")


def test_a_typed_number_that_is_not_allowed_becomes_the_nearest_and_the_user_is_told(control):
    it = control(RANGE)
    it.record()
    it.enter("42")
    it.expect("10")
    it.expect_shown("10")
    assert ("adjusted", "10") in it.told()
    expect(it.message).to_have_text("42 is not possible. Changed to 10.")


def test_the_page_is_told_what_was_adjusted_to_what(control):
    it = control(RANGE)
    it.host.evaluate(
        """(element) => element.addEventListener("adjusted", ({ detail }) => { element.told = detail; })"""
    )
    it.enter("42")
    assert it.get("told") == {"requested": "42", "adjusted": "10"}


def test_what_was_adjusted_is_told_until_the_user_acts_again(page, control):
    it = control(RANGE, after='<button id="after">After</button>')
    it.type("42")
    page.locator("#after").focus()
    it.expect("10")
    expect(it.message).to_be_visible()
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 1_000))")
    expect(it.message).to_have_text("42 is not possible. Changed to 10.")
    it.minus.click()
    expect(it.message).not_to_have_text("42 is not possible. Changed to 10.")


def test_what_was_adjusted_is_told_as_the_language_writes_numbers(control):
    it = control('lang="de" unit="kg" min="0" max="1000.5" step="0.5"')
    it.enter("2000")
    expect(it.message).to_contain_text("1.000,5 kg")


def test_with_mark_a_typed_number_that_is_not_allowed_stays_and_is_marked(control):
    it = control(f'{RANGE} commit="mark"')
    it.enter("42")
    it.expect("42")
    assert it.host.evaluate("(element) => element.validity.rangeOverflow")
    expect(it.number).to_have_attribute("aria-invalid", "true")
    expect(it.message).not_to_be_empty()
    it.minus.click()
    it.expect("10")
    expect(it.number).not_to_have_attribute("aria-invalid", "true")


def test_W36_a_button_steps_from_what_was_typed(control):
    it = control(RANGE)
    it.record()
    it.type("7")
    it.plus.click()
    it.expect("8")
    it.expect_shown("8")
    assert it.told("change") == [("change", "7"), ("change", "8")]


def test_W36_a_button_over_unreadable_text_only_marks_it(control):
    it = control(RANGE)
    it.type("seven")
    it.plus.click()
    it.expect_shown("seven")
    expect(it.message).not_to_be_empty()
    assert it.host.evaluate("(element) => element.validity.badInput")


def test_W37_the_same_number_is_not_told_again(page, control):
    it = control(RANGE, after='<button id="after">After</button>')
    it.enter("7")
    it.record()
    it.type("7")
    page.keyboard.press("Enter")
    page.locator("#after").focus()
    assert it.told("change") == []


def test_W38_the_value_is_there_while_typing_and_committed_before_a_submit(page, control):
    it = control(f'name="bags" {RANGE}', before="<form>", after="<button>Order</button></form>")
    page.evaluate(
        """() => document.forms[0].addEventListener("submit", (event) => {
          event.preventDefault();
          globalThis.sent = new FormData(event.target).get("bags");
        })"""
    )
    it.record()
    it.type("9")
    assert it.told("input") == [("input", ""), ("input", "9")]
    assert it.value == "9"
    page.keyboard.press("Enter")
    page.wait_for_function("globalThis.sent === '9'")
    it.type("8")
    page.get_by_role("button", name="Order").click()
    page.wait_for_function("globalThis.sent === '8'")
    assert it.told("change") == [("change", "9"), ("change", "8")]


def test_W39_an_emptied_field_is_empty_and_no_number_is_put_into_it(page, control):
    it = control('value="5" min="3"')
    it.enter("")
    it.expect("")
    it.expect_shown("")
    page.keyboard.press("Tab")
    it.expect("")
    it.plus.click()
    it.expect("5")


def test_from_an_empty_field_the_first_step_leads_to_the_lowest_number(control):
    it = control('min="3"')
    it.expect("")
    it.expect_off(minus=True, plus=False)
    it.plus.click()
    it.expect("3")


@pytest.mark.parametrize(
    ("lang", "typed", "value"),
    [
        ("de", "1234,7", "1234.7"),
        ("de", "1.234,7", "1234.7"),
        ("de", "1.234", "1234"),
        ("de", "1234.7", "1234.7"),
        ("en", "1,234", "1234"),
        ("en", "1234.7", "1234.7"),
        ("fr", "10,50", "10.5"),
        ("fr", "1\u202f234,5", "1234.5"),
        ("fr", "1 234,5", "1234.5"),
        ("de-CH", "1’234.50", "1234.5"),
        ("hi", "12,34,567", "1234567"),
    ],
)
def test_W40_W41_text_is_read_as_its_country_writes_it(control, lang, typed, value):
    it = control(f'lang="{lang}" step="any"')
    it.enter(typed)
    it.expect(value)


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "1,23,4"), ("de", "1.23.4"), ("fr", "1.234"), ("en", "1e5"), ("en", "+5"), ("en", "5 bags"),
     ("en", "--5"), ("en", "1.2.3"), ("en", "five")],
)  # fmt: skip
def test_W40_text_that_could_be_two_numbers_or_none_is_refused_and_never_guessed(
    control, lang, typed
):
    it = control(f'lang="{lang}" value="7" step="any"')
    it.enter(typed)
    it.expect_shown(typed)
    assert it.host.evaluate("(element) => element.validity.badInput")
    expect(it.message).not_to_be_empty()


def test_W42_in_French_a_step_goes_on_from_what_was_typed(control):
    it = control('lang="fr" min="0" step="1" base="none"')
    it.type("10,50")
    it.plus.click()
    it.expect("11.5")


@pytest.mark.parametrize(
    ("lang", "value"),
    [("en", "1234567"), ("en", "14901.5"), ("de", "1234567.25"), ("fr", "1234567.5"), ("ar-EG", "-1234567.5"),
     ("fa", "1234567"), ("hi-u-nu-deva", "1234567.5"), ("en-IN", "1234567"), ("de-CH", "1234567.5"), ("es", "1234"),
     ("sv", "-1234567.5"), ("pl", "12345.5"), ("he", "-5"), ("bn", "1234567")],
)  # fmt: skip
def test_W43_what_the_control_shows_can_be_copied_out_and_pasted_back(
    page, context, control, lang, value
):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    it = control(f'lang="{lang}" min="-9999999" value="{value}" step="any" unit="kg"')
    it.number.focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    page.keyboard.press("Delete")
    page.keyboard.press("Enter")
    it.expect("")
    page.keyboard.press("Control+v")
    page.keyboard.press("Enter")
    it.expect(value)


@pytest.mark.parametrize(
    ("lang", "pasted", "value"),
    [("en", "1,234,567", "1234567"), ("en", "14,901.5", "14901.5"), ("de", "1.234.567,8", "1234567.8"),
     ("en", " 42 ", "42"), ("en", "\u200e-5\u200f", "-5"), ("en", "\u221212", "-12"), ("en", "1\u00a0234\u00a0567", "1234567")],
)  # fmt: skip
def test_W43_pasted_text_is_read_whole(page, context, control, lang, pasted, value):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    it = control(f'lang="{lang}" min="-99" value="7" step="any"')
    page.evaluate("(text) => navigator.clipboard.writeText(text)", pasted)
    it.number.focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+v")
    page.keyboard.press("Enter")
    it.expect(value)


@pytest.mark.parametrize("lang", ["en", "ar-EG", "fa"])
@pytest.mark.parametrize("typed", ["١٢٣", "۱۲۳", "१२३", "１２３", "123"])
def test_W44_every_digit_of_the_world_is_read_in_every_language(control, lang, typed):
    it = control(f'lang="{lang}"')
    it.enter(typed)
    it.expect("123")


def test_W44_an_input_method_composes_in_peace(page, control):
    it = control(RANGE)
    session = page.context.new_cdp_session(page)
    it.number.focus()
    page.keyboard.press("Control+a")
    for text in ["か", "かn", "かん"]:
        session.send(
            "Input.imeSetComposition",
            {"text": text, "selectionStart": len(text), "selectionEnd": len(text)},
        )
        it.expect_shown(text)
    session.send("Input.insertText", {"text": "８"})
    it.expect_shown("８")
    page.keyboard.press("Enter")
    it.expect("8")


@pytest.fixture
def compose(page, control):
    """Composes a text in place of the number, and is not done with it."""

    def compose(text: str):
        it = control('value="3"')
        it.number.select_text()
        session = page.context.new_cdp_session(page)
        session.send(
            "Input.imeSetComposition",
            {"text": text, "selectionStart": len(text), "selectionEnd": len(text)},
        )
        return it

    return compose


def test_a_button_steps_from_what_is_being_composed(compose):
    it = compose("１２")
    assert it.value == "12"
    it.plus.click()
    it.expect("13")
    it.expect_shown("13")


def test_a_number_set_by_a_script_does_not_disturb_an_input_method(compose):
    it = compose("１２")
    it.set("value", "9")
    it.expect_shown("１２")


def test_W51_a_refused_text_goes_back_to_the_last_accepted_value(control):
    it = control('value="5" min="0" max="100"')
    it.host.evaluate(
        """(element) => element.addEventListener("beforeinput", (event) => {
          if (Number(event.data) > 50) event.preventDefault();
        })"""
    )
    it.enter("40")
    it.expect("40")
    it.enter("60")
    it.expect("40")
    it.expect_shown("40")


def test_a_number_set_by_a_script_waits_while_text_is_being_edited(page, control):
    it = control(RANGE)
    it.number.focus()
    it.set("value", "6")
    it.expect_shown("6")
    it.type("7")
    it.host.evaluate("(element) => element.setAttribute('value', '3')")
    it.expect_shown("7")
    page.keyboard.press("Enter")
    it.expect("7")


@pytest.mark.parametrize(
    ("key", "value"),
    [("ArrowUp", "51"), ("ArrowDown", "49"), ("PageUp", "60"), ("PageDown", "40"), ("Home", "0"), ("End", "100")],
)  # fmt: skip
def test_keys_step_as_a_spin_button_does(control, key, value):
    it = control('value="50" min="0" max="100"')
    it.press_keys(key)
    it.expect(value)


def test_a_key_that_is_held_repeats(page, control):
    it = control('value="0" min="0" max="1000"')
    it.record()
    it.number.focus()
    for _ in range(12):
        page.keyboard.down("ArrowUp")
    assert int(it.value) > 1
    page.keyboard.up("ArrowUp")
    count = int(it.value)
    assert [value for _, value in it.told("input")] == [str(n) for n in range(1, count + 1)]
    assert it.told("change")[-1] == ("change", str(count))


# The first shows `1,234`, which is `1234` while it is edited.
@pytest.mark.parametrize("value", ["1234", "12", ""])
@pytest.mark.parametrize("way", ["Tab", "select()", "select() on focus"])
def test_what_is_selected_as_the_focus_comes_is_typed_over(page, control, value, way):
    it = control(f'value="{value}"')
    if way == "select()":
        it.host.evaluate("(element) => element.select()")
    else:
        if way == "select() on focus":
            it.host.evaluate("(element) => element.addEventListener('focus', () => element.select())")
        page.keyboard.press("Tab")
    page.keyboard.type("5")
    assert it.shown == "5"


@pytest.mark.parametrize("state", ["readonly", "disabled"])
def test_keys_over_a_number_that_cannot_be_changed_are_left_to_the_browser(control, state):
    it = control(f"{RANGE} {state}")
    assert it.number.evaluate(
        """(field) => ["ArrowUp", "PageDown", "Home"].map((key) => field.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))"""
    ) == [True, True, True]
    assert it.value == "5"


@pytest.mark.parametrize("keys", ["Control+ArrowUp", "Alt+ArrowUp", "Meta+ArrowUp", "Shift+ArrowUp"])
def test_keys_with_modifiers_are_left_to_the_browser(control, keys):
    it = control(RANGE)
    it.press_keys(keys)
    assert it.value == "5"


@pytest.mark.parametrize(
    ("attributes", "mode"),
    [("", "numeric"), ('min="-5"', "text"), ('step="0.1"', "decimal"), ('step="any"', "decimal")],
)  # fmt: skip
def test_the_keyboard_that_opens_has_the_keys_that_are_needed(control, attributes, mode):
    it = control(attributes)
    expect(it.number).to_have_attribute("inputmode", mode)
