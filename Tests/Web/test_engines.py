"""The element in the two other engines: Firefox's, and WebKit, which is Safari's."""

import pytest
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from support.engines import ENGINES, Selector
from support.page import document, selector
from support.server import Server, saved
from support.waiting import eventually

RANGE = 'value="5" min="0" max="10"'
WIDE = 'value="0" min="0" max="100000"'
ORDER = {"before": '<form action="/sent">', "after": "<button>Order</button></form>"}
FAULTS = """<script>
globalThis.faults = [];
addEventListener("error", ({ message, target }) => faults.push(message ?? target.outerHTML), true);
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
</script>"""


@pytest.fixture(scope="module", params=ENGINES)
def engine(request):
    """A browser with one of the engines, and one window that all tests use."""
    with ENGINES[request.param]() as driver:
        driver.set_window_size(800, 700)
        yield driver


@pytest.fixture
def show(engine, site):
    """Shows markup on a page on which nothing may go wrong unnoticed."""

    def show(body: str, head: str = "", **around: str):
        engine.get(site.write(document(body, head=FAULTS + head, **around)))
        engine.execute_async_script("customElements.whenDefined('number-select').then(arguments[0])")
        return engine

    yield show
    assert engine.execute_script("return globalThis.faults ?? []") == []


@pytest.fixture
def control(show):
    """Shows one selector with these attributes, as in `min="0" max="10"`."""

    def control(attributes: str = "", before: str = "", after: str = "", **around: str) -> Selector:
        return Selector(show(selector(attributes, before, after), **around))

    return control


def open_cart(engine, server: Server, shown: str = "1") -> Selector:
    engine.get(server.address)
    return beans(engine, shown)


def beans(engine, shown: str) -> Selector:
    """The first selector of the cart, once it shows the number."""
    it = Selector(engine, "#espresso-beans")
    it.expect_shown(shown)
    return it


def test_a_click_is_one_step_and_a_button_is_off_at_its_bound(control):
    it = control('value="8" min="0" max="10"')
    it.plus.click()
    it.expect("9")
    assert not it.is_off(it.plus)
    it.plus.click()
    it.expect("10")
    assert it.is_off(it.plus) and not it.is_off(it.minus)
    it.plus.click()
    it.minus.click()
    it.expect("9")
    it.expect_shown("9")


def test_a_press_acts_on_release_and_is_nothing_if_it_is_moved_off_the_button(control):
    it = control(RANGE)
    it.mouse().click_and_hold(it.plus).perform()
    assert it.value == "5"
    it.mouse().move_to_element(it.minus).release().perform()
    assert it.value == "5"
    it.mouse().click_and_hold(it.plus).release().perform()
    assert it.value == "6"


def test_clicks_as_fast_as_can_be_are_all_counted(control):
    it = control(WIDE)
    clicks = it.mouse().move_to_element(it.plus)
    for _ in range(20):
        clicks.click()
    clicks.perform()
    it.expect("20")


def test_a_hold_repeats_until_it_is_released(control):
    it = control(WIDE)
    it.record()
    it.mouse().click_and_hold(it.plus).perform()
    eventually(lambda: int(it.value) > 2)
    it.mouse().release().perform()
    reached = it.value
    assert it.told("change") == [("change", reached)]
    it.minus.click()
    it.expect(str(int(reached) - 1))


def test_a_hold_ends_when_the_pointer_leaves_the_button(control):
    it = control(WIDE)
    it.record()
    it.mouse().click_and_hold(it.plus).perform()
    eventually(lambda: int(it.value) > 1)
    it.mouse().move_to_element(it.number).perform()
    reached = it.value
    it.mouse().move_to_element(it.plus).release().perform()
    assert it.told("change") == [("change", reached)]
    assert it.value == reached


def test_a_press_leaves_the_focus_where_it_was(control):
    it = control(RANGE, before='<button id="before">Before</button>')
    it.run("document.getElementById('before').focus()")
    it.plus.click()
    it.expect("6")
    assert it.run("return document.activeElement.id") == "before"


def test_a_finger_taps_and_holds(control):
    it = control(WIDE)
    with it.finger() as finger:
        finger.move_to(it.plus).pointer_down().pointer_up().pointer_down().pointer_up()
    it.expect("2")
    with it.finger() as finger:
        finger.move_to(it.plus).pointer_down()
    eventually(lambda: int(it.value) > 3)
    with it.finger() as finger:
        finger.pointer_up()
    reached = it.value
    it.minus.click()
    it.expect(str(int(reached) - 1))


@pytest.mark.parametrize("attribute", ["disabled", "readonly"])
def test_a_disabled_or_readonly_control_takes_no_press(control, attribute):
    it = control(f"{RANGE} {attribute}")
    it.mouse().click(it.plus).perform()
    it.run("values[0].click()", it.minus)
    assert it.value == "5"


# WebKit's driver may lose what the wheel does.
@pytest.mark.parametrize("engine", ["Firefox"], indirect=True)
def test_the_wheel_steps_only_a_number_with_the_focus(control):
    it = control('value="50" min="0" max="100"', after='<div style="height:3000px"></div>')
    over = ScrollOrigin.from_element(it.number)
    it.mouse().scroll_from_origin(over, 0, 120).perform()
    eventually(lambda: it.run("return scrollY > 0"))
    assert it.value == "50"
    it.run("scrollTo(0, 0); it.focus()")
    it.mouse().scroll_from_origin(over, 0, 120).perform()
    eventually(lambda: int(it.value) < 50)
    assert it.run("return scrollY") == 0


def test_keys_step_and_go_to_the_bounds(control):
    it = control('value="50" min="0" max="100"')
    for key, value in [
        (Keys.ARROW_UP, "51"), (Keys.ARROW_DOWN, "50"), (Keys.PAGE_UP, "60"), (Keys.PAGE_DOWN, "50"),
        (Keys.END, "100"), (Keys.HOME, "0"),
    ]:  # fmt: skip
        it.press_keys(key)
        it.expect(value)
        it.expect_shown(value)


def test_enter_takes_what_was_typed_and_escape_takes_it_back(control):
    it = control(RANGE)
    it.record()
    it.type("7" + Keys.ENTER)
    it.expect("7")
    it.type("9" + Keys.ESCAPE)
    it.expect("7")
    it.expect_shown("7")
    assert it.told("change") == [("change", "7")]


def test_what_was_typed_is_taken_when_the_focus_leaves(control):
    it = control(RANGE, after='<button id="after">After</button>')
    it.record()
    it.type("8" + Keys.TAB)
    assert it.run("return document.activeElement.id") == "after"
    assert it.told("change") == [("change", "8")]


def test_a_typed_number_that_is_not_allowed_becomes_the_nearest_and_the_user_is_told(control):
    it = control(RANGE)
    it.type("42" + Keys.ENTER)
    it.expect("10")
    assert it.message == "42 is not possible. Changed to 10."


def test_unreadable_text_stays_and_is_marked(control):
    it = control(RANGE, head="<style>number-select:state(invalid) { color: rgb(1, 2, 3) }</style>")
    it.type("seven" + Keys.ENTER)
    it.expect_shown("seven")
    assert it.run("return it.validity.badInput && it.matches(':invalid')")
    assert it.style(it.host, "color") == "rgb(1, 2, 3)"
    assert it.message != ""


@pytest.mark.parametrize(
    ("language", "shown", "typed", "value"),
    [
        ("de", "1.234,50", "2.000,25", "2000.25"),
        ("fr", "1\u202f234,50", "2000,25", "2000.25"),
        ("ar-EG", "١٬٢٣٤٫٥٠", "٢٠٠٠٫٢٥", "2000.25"),
        ("hi", "1,234.50", "1,00,000.25", "100000.25"),
        ("ja", "1,234.50", "２０００", "2000"),
    ],
)
def test_numbers_are_shown_and_read_as_the_language_writes_them(control, language, shown, typed, value):
    it = control(f'value="1234.5" step="0.05" lang="{language}"')
    it.expect_shown(shown)
    it.type(typed + Keys.ENTER)
    it.expect(value)


def test_a_long_number_is_exact(control):
    it = control('value="9007199254740992"')
    it.plus.click()
    it.expect("9007199254740993")
    it.type("9223372036854775806" + Keys.ENTER)
    it.plus.click()
    it.expect("9223372036854775807")


def test_a_long_number_is_shown_whole(control):
    it = control('value="9223372036854775807"')
    assert it.run("return values[0].scrollWidth <= values[0].clientWidth", it.number)


def test_a_form_sends_the_number(engine, control):
    it = control('value="3" name="bags"', **ORDER)
    it.plus.click()
    it.expect("4")
    engine.find_element(By.CSS_SELECTOR, "form button").click()
    eventually(lambda: engine.current_url.endswith("/sent?bags=4"))


def test_enter_sends_the_form(engine, control):
    it = control('value="3" name="bags"', before='<form action="/sent">', after="</form>")
    it.type("12" + Keys.ENTER)
    eventually(lambda: engine.current_url.endswith("/sent?bags=12"))


def test_a_form_that_is_not_valid_is_not_sent_and_the_number_gets_the_focus(engine, control):
    it = control('required name="bags"', **ORDER)
    engine.find_element(By.CSS_SELECTOR, "form button").click()
    eventually(lambda: it.is_focused)
    assert it.run("return it.validity.valueMissing")
    it.type("2" + Keys.ENTER)
    eventually(lambda: engine.current_url.endswith("/sent?bags=2"))


def test_a_reset_goes_back_to_the_default(control):
    it = control('value="3" name="bags"', before="<form>", after="</form>")
    it.plus.click()
    it.expect("4")
    it.run("it.form.reset()")
    it.expect("3")
    it.expect_shown("3")


def test_a_disabled_fieldset_disables_it(control):
    it = control(f'{RANGE} name="bags"', before="<form><fieldset disabled>", after="</fieldset></form>")
    assert it.is_off(it.plus) and it.is_off(it.minus)
    assert it.run("return it.matches(':disabled') && [...new FormData(it.form)].length === 0")
    it.run("document.querySelector('fieldset').disabled = false")
    it.plus.click()
    it.expect("6")


def test_the_engine_computes_the_role_and_the_name_of_each_part(show):
    it = Selector(show(f"<label>Bags <number-select {RANGE}></number-select></label>"))
    roles = [(part.aria_role, part.accessible_name) for part in [it.number, it.minus, it.plus]]
    assert roles == [("spinbutton", "Bags"), ("button", "Decrease Bags"), ("button", "Increase Bags")]


def test_a_click_on_the_label_focuses_the_number(engine, show):
    it = Selector(show(f'<label id="label">Bags <number-select {RANGE}></number-select></label>'))
    engine.find_element(By.ID, "label").click()
    assert it.is_focused


def test_what_is_to_be_said_is_in_a_live_region(control):
    it = control(RANGE)
    it.plus.click()
    eventually(lambda: it.message == "6")
    assert it.part("message").aria_role == "status"


def test_from_right_to_left_minus_is_on_the_right(control):
    it = control(f'{RANGE} lang="ar-EG"', direction="rtl", lang="ar")
    places = [part.rect["x"] for part in [it.plus, it.number, it.minus]]
    assert places == sorted(places)


def test_it_looks_as_it_should(control):
    """A mistake in the looks' sheet would be passed over in silence."""
    it = control(RANGE, head="<style>number-select::part(increment) { color: rgb(1, 2, 3) }</style>")
    box = it.part("box")
    assert [it.style(box, name) for name in ["display", "minHeight", "overflowX"]] == ["flex", "40px", "clip"]
    assert it.style(it.plus, "color") == "rgb(1, 2, 3)"
    assert it.style(it.plus, "width") == "40px"


def test_in_the_dark_it_is_dark(show):
    schemes = ["light", "dark"]
    number = '<number-select value="1" aria-label="Bags"></number-select>'
    driver = show("".join(f'<div style="color-scheme: {each}">{number}</div>' for each in schemes))
    light, dark = [Selector(driver, f"[style$={each}] number-select") for each in schemes]
    for name in ["backgroundColor", "borderTopColor"]:
        assert light.style(light.part("box"), name) != dark.style(dark.part("box"), name)
    assert light.style(light.number, "color") != dark.style(dark.number, "color")


def test_a_control_that_is_taken_out_and_put_back_is_as_it_was(control):
    it = control(RANGE)
    it.plus.click()
    it.run(
        """const place = it.parentElement;
        it.remove();
        return new Promise((resolve) => setTimeout(() => resolve(place.append(it))));"""
    )
    it.expect("6")
    it.plus.click()
    it.expect("7")


def test_the_cart_has_the_servers_numbers_and_rules_and_adds_them_up(engine, server):
    it = open_cart(engine, server)
    assert it.is_off(it.minus) and not it.is_off(it.plus)
    total = engine.find_element(By.ID, "total")
    eventually(lambda: total.text == "€71.90")
    it.plus.click()
    eventually(lambda: total.text == "€90.80")


def test_a_choice_goes_to_the_server(engine, server):
    it = open_cart(engine, server)
    for _ in range(3):
        it.plus.click()
    eventually(lambda: saved(server) == "4")


def test_a_page_that_is_loaded_again_right_after_a_click_has_lost_nothing(engine, server):
    it = open_cart(engine, server)
    it.plus.click()
    engine.refresh()
    beans(engine, "2")
    eventually(lambda: saved(server) == "2")


def test_a_page_that_is_left_right_after_a_click_has_saved_it(engine, server):
    open_cart(engine, server).plus.click()
    engine.get("about:blank")
    eventually(lambda: saved(server) == "2")


def test_a_server_that_is_killed_and_started_again_gets_the_number(engine, server):
    it = open_cart(engine, server)
    server.kill()
    it.plus.click()
    it.expect("2")
    eventually(lambda: "not saved yet" in it.message)
    server.start()
    it.part("retry").click()
    eventually(lambda: saved(server) == "2")
    eventually(lambda: it.message == "")


def test_a_number_that_somebody_else_chose_is_shown(engine, server):
    it = open_cart(engine, server)
    server.put("espresso-beans", "7")
    it.expect_shown("7")


def test_two_tabs_with_one_number_agree_and_save_under_names_of_their_own(engine, server):
    here = engine.current_window_handle
    it = open_cart(engine, server)
    it.plus.click()
    eventually(lambda: saved(server) == "2")
    engine.switch_to.new_window("tab")
    there = open_cart(engine, server, shown="2")
    there.plus.click()
    eventually(lambda: saved(server) == "3")
    names = [engine.execute_script("return sessionStorage['number-select-tab']")]
    engine.close()
    engine.switch_to.window(here)
    names.append(engine.execute_script("return sessionStorage['number-select-tab']"))
    it.expect_shown("3")
    assert all(names) and len(set(names)) == 2


def test_a_browser_without_a_session_begins_one(engine, tmp_path):
    server = Server(tmp_path)
    try:
        it = open_cart(engine, server)
        it.plus.click()
        it.expect("2")
        engine.refresh()
        beans(engine, "2")
    finally:
        server.kill()


@pytest.mark.parametrize("path", ["/gallery", "/?lang=ar-EG"])
def test_the_pages_work_under_their_strict_policy(engine, server, path):
    engine.get(server.address + path)
    it = Selector(engine)
    assert it.style(it.part("box"), "display") == "flex"
