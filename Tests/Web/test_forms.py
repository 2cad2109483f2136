"""The control as a part of a form and of a page's script."""

import pytest
from playwright.sync_api import expect


def form(control, attributes, **around):
    return control(
        f'name="bags" {attributes}',
        before='<form action="/sent" method="get">',
        after='<button>Order</button><button type="reset">Start over</button></form>',
        **around,
    )


def data(page):
    return page.evaluate("Object.fromEntries(new FormData(document.forms[0]))")


@pytest.mark.parametrize(
    ("attributes", "sent"),
    [
        ('value="1234567.5" step="0.5" lang="de" unit="kg"', "1234567.5"),
        ('value="1234567.5" step="0.5" lang="ar-EG"', "1234567.5"),
        ('value="0.25" min="0" step="0.05"', "0.25"),
        ('value="-5" min="-9"', "-5"),
        ('value=""', ""),
        ("", ""),
    ],
)
def test_W49_a_form_sends_the_number_and_not_its_looks(page, control, attributes, sent):
    form(control, attributes)
    assert data(page) == {"bags": sent}


def test_a_form_is_sent_by_the_browser_with_the_number(page, control, site):
    it = form(control, 'value="3"')
    it.plus.click()
    with page.expect_request("**/sent?*") as request:
        page.get_by_role("button", name="Order").click()
    assert request.value.url.endswith("/sent?bags=4")
    page.wait_for_url("**/sent?*")


def test_enter_submits_the_form(page, control):
    it = form(control, 'value="3"')
    page.evaluate(
        """() => document.forms[0].addEventListener("submit", (event) => {
          event.preventDefault();
          globalThis.sent = new FormData(event.target).get("bags");
        })"""
    )
    it.enter("12")
    page.wait_for_function("globalThis.sent === '12'")


@pytest.mark.parametrize(
    "beside",
    [
        "",
        '<input type="text">',
        '<input type="checkbox"><input type="hidden"><textarea></textarea><select></select>',
        "FIELD",
        '<input type="text"><button>Order</button>',
        "<button disabled>Order</button>",
        '<button type="button">Look</button>',
    ],
)
def test_enter_submits_a_form_where_it_does_so_in_a_native_field(page, show, beside):
    def submits(open_tag: str, name: str, close_tag: str) -> bool:
        field = f'{open_tag} aria-label="Bags">{close_tag}'
        around = beside.replace("FIELD", f"{open_tag}>{close_tag}")
        show(f"<form>{field}{around}</form>")
        page.evaluate(
            """() => document.forms[0].addEventListener("submit", (event) => {
              event.preventDefault();
              globalThis.isSubmitted = true;
            })"""
        )
        page.locator(name).first.focus()
        page.keyboard.press("Enter")
        return page.evaluate(
            "new Promise((end) => setTimeout(() => setTimeout(() => end(!!globalThis.isSubmitted))))"
        )

    assert submits("<number-select", "number-select", "</number-select>") == submits(
        '<input type="number"', "input[type=number]", ""
    )


def test_a_disabled_or_nameless_control_sends_nothing(page, control):
    form(control, 'value="3" disabled')
    assert data(page) == {}
    control('value="3"', before="<form>", after="</form>")
    assert data(page) == {}


def test_a_reset_goes_back_to_the_default_and_is_not_told(page, control):
    it = form(control, 'value="3"')
    it.plus.click()
    it.record()
    page.get_by_role("button", name="Start over").click()
    it.expect("3")
    it.expect_shown("3")
    assert it.told() == []
    it.host.evaluate("(element) => element.setAttribute('value', '8')")
    it.expect("8")


def test_a_reset_takes_back_what_was_typed_and_not_yet_taken(page, control):
    it = form(control, 'value="3"')
    it.type("77")
    page.evaluate("document.forms[0].reset()")
    it.expect("3")
    it.expect_shown("3")


def test_a_form_that_is_not_valid_is_not_sent(page, control):
    it = form(control, "required")
    page.get_by_role("button", name="Order").click()
    assert "/sent" not in page.url
    assert page.evaluate("document.activeElement.localName") == "number-select"
    it.enter("2")
    page.wait_for_url("**/sent?bags=2")


def test_a_form_with_unreadable_text_is_not_sent(page, control):
    it = form(control, 'value="3"')
    it.type("three")
    page.get_by_role("button", name="Order").click()
    assert "/sent" not in page.url
    it.expect_shown("three")


def test_the_number_comes_back_with_the_page(page, control, site):
    it = form(control, 'value="3"')
    it.plus.click()
    it.plus.click()
    page.evaluate("addEventListener('unload', () => {})")
    page.goto(site.write("Elsewhere"))
    page.faults.clear()
    page.go_back()
    it.expect("5")
    it.expect_shown("5")
    assert data(page) == {"bags": "5"}


def test_a_disabled_fieldset_disables_it(page, control):
    it = control(
        'name="bags" value="3"', before="<form><fieldset disabled>", after="</fieldset></form>"
    )
    it.expect_off(minus=True, plus=True)
    assert data(page) == {}
    assert not it.get("disabled")
    it.plus.evaluate("(button) => button.click()")
    assert it.value == "3"
    page.evaluate("document.querySelector('fieldset').disabled = false")
    it.expect_off(minus=False, plus=False)
    it.plus.click()
    it.expect("4")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<label>How many ", "</label>"),
        ('<label for="it">How many</label>', ""),
        ("", '<label for="it">How many</label>'),
    ],
)
def test_a_label_names_it_and_a_click_on_the_label_focuses_it(page, show, before, after):
    from support.control import Control

    element = '<number-select id="it" value="3"></number-select>'
    it = Control(show(f"{before}{element}{after}"))
    assert it.host.evaluate("(element) => element.labels.length") == 1
    expect(page.get_by_role("spinbutton", name="How many")).to_have_count(1)
    page.get_by_text("How many").click(position={"x": 3, "y": 3})
    assert it.host.evaluate("(e) => e.shadowRoot.activeElement?.part.contains('number')")


def test_focus_and_select_reach_the_number(page, control):
    it = control('value="123"')
    it.host.evaluate("(element) => element.focus()")
    page.keyboard.type("4")
    assert "4" in it.shown
    page.keyboard.press("Escape")
    it.host.evaluate("(element) => element.select()")
    page.keyboard.type("7")
    it.expect_shown("7")


def test_autofocus_focuses_it(page, control):
    control("value=3 autofocus")
    page.wait_for_function("document.activeElement?.localName === 'number-select'")


def test_a_script_that_sets_the_number_hears_nothing_of_it(control):
    it = control('value="3"')
    it.record()
    it.host.evaluate(
        """(element) => {
          element.value = "5";
          element.valueAsNumber = 6;
          element.stepUp();
          element.defaultValue = "9";
          element.min = "1";
        }"""
    )
    assert it.value == "7"
    assert it.told() == []


def test_a_value_that_was_set_before_the_script_came_is_taken_over(page, site):
    from support.page import document

    element = '<number-select id="it" aria-label="Bags" value="3" min="0"></number-select>'
    early = "<script>const it = document.getElementById('it'); it.value = '8'; it.max = '9';</script>"
    script = site.hold("number-select.js")
    page.goto(site.write(document(element + early)), wait_until="commit")
    page.wait_for_selector("#it", state="attached")
    script.set()
    page.evaluate("customElements.whenDefined('number-select')")
    from support.control import Control

    it = Control(page)
    it.expect("8")
    it.plus.click()
    it.expect("9")
    it.expect_off(minus=False, plus=True)


def test_a_control_that_is_taken_out_and_put_back_is_as_it_was(control):
    it = control('value="3" min="0" max="10"')
    it.plus.click()
    it.host.evaluate(
        """async (element) => {
          const place = element.parentElement;
          element.remove();
          await new Promise((resolve) => setTimeout(resolve));
          place.append(element);
        }"""
    )
    it.expect("4")
    it.expect_shown("4")
    it.plus.click()
    it.expect("5")


def test_outside_of_a_page_every_method_works(show):
    page = show("")
    assert page.evaluate(
        """() => {
          const element = document.createElement("number-select");
          const seen = [element.value];
          element.setAttribute("value", "3");
          element.stepUp();
          seen.push(element.value, element.validity.valid);
          element.max = "2";
          seen.push(element.validity.rangeOverflow, element.checkValidity());
          return seen;
        }"""
    ) == ["", "4", True, True, False]


def test_what_is_wrong_is_told_anew_when_an_attribute_changes_what_it_says(control):
    it = control('value="3" min="5"')
    said = ["The minimum is 5", "The minimum is 6", "The minimum is 6 bags", "Das Minimum ist 6 bags"]
    changes = [("min", "6"), ("unit", "bags"), ("lang", "de")]
    for text, change in zip(said, [*changes, None], strict=True):
        expect(it.message).to_have_text(text)
        expect(it.host).to_have_js_property("validationMessage", text)
        if change:
            it.host.evaluate("(element, [name, value]) => element.setAttribute(name, value)", change)
