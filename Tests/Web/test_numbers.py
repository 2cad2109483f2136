"""Steps that are exact, and lead to allowed numbers only."""

import pytest


@pytest.mark.parametrize(
    ("row", "attributes", "steps", "reached"),
    [
        ("W24: 3.99 less 0.01 is 3.98", 'value="3.99" min="0" step="0.01"', -1, "3.98"),
        ("W25: cents stay cents", 'value="501.98" min="0" step="0.01"', 2, "502.00"),
        ("W26: a step of a tenth never gets stuck", 'value="0" min="0" step="0.1"', 5, "0.5"),
        ("W27: a tenth is a tenth", 'value="40.1" min="0" step="0.1"', 1, "40.2"),
        ("W28: on a decimal grid it goes on", 'value="1.1" min="0.1" step="0.2"', 4, "1.9"),
        ("W29: a fine step moves", 'value="0.0000001" min="0" step="0.0000001"', 1, "0.0000002"),
        ("W30: minus below a millionth", 'value="0.0000002" min="0" step="0.0000001"', -1, "0.0000001"),
        ("W31: long numbers stay whole", 'value="12345678901234567"', 1, "12345678901234568"),
        ("W32: near 10^14 it moves", 'value="99999999999999.99" step="0.01"', 1, "100000000000000.00"),
        ("W32: past 2^53 it moves", 'value="9007199254740992"', 1, "9007199254740993"),
        ("W33: there is no minus zero", 'value="-1" min="-5"', 1, "0"),
        ("W46: the grid begins at the minimum", 'value="1" min="1" step="5"', 1, "6"),
        ("W46: or at zero, if it says so", 'value="5" min="1" step="5" base="zero"', 1, "10"),
        ("W47: from between two steps to the next", 'value="4" min="0" step="3" max="9"', 1, "6"),
        ("W47: and back", 'value="4" min="0" step="3" max="9"', -1, "3"),
        ("W47: the last step of a grid", 'value="8" min="2" step="3" max="10"', 1, "8"),
        ("W47: without a grid it lands on the bound", 'value="9" step="3" max="10" base="none"', 1, "10"),
        ("W47: without a grid it adds", 'value="18.98" base="none"', 1, "19.98"),
        ("from above the range to the bound", 'value="15" min="0" max="10"', -1, "10"),
        ("from below the range to the bound", 'value="4" min="6" max="60"', 1, "6"),
    ],
)  # fmt: skip
def test_a_step(control, row, attributes, steps, reached):
    it = control(attributes)
    button = it.plus if steps > 0 else it.minus
    for _ in range(abs(steps)):
        button.evaluate("(button) => button.click()")
    assert float(it.value) == float(reached)
    assert it.shown.replace(",", "") == reached


@pytest.mark.parametrize(
    ("attributes", "minus_is_off", "plus_is_off"),
    [
        ('value="0" min="0" max="10"', True, False),
        ('value="10" min="0" max="10"', False, True),
        ('value="5" min="0" max="10"', False, False),
        ('value="1" min="1" max="1"', True, True),
        ('value="15" min="0" max="10"', False, True),
        ('value="4" min="6" max="60"', True, False),
        ('value="9" min="0" max="10" step="3"', False, True),
        ('value="8" min="2" max="10" step="3"', False, True),
        ('value="5" min="2" max="10" step="3"', False, False),
        ('value="9" min="0" max="10" step="3" base="none"', False, False),
        ('value="5" min="8" max="2"', True, False),
        ('value="3"', False, False),
    ],
)
def test_W47_a_button_is_off_exactly_if_its_step_would_lead_nowhere(
    control, attributes, minus_is_off, plus_is_off
):
    control(attributes).expect_off(minus_is_off, plus_is_off)


def test_the_same_settings_give_the_same_control_in_whatever_order_they_come(show):
    page = show("")
    seen = page.evaluate(
        """() => {
          const settings = [["value", "15"], ["min", "1"], ["max", "10"], ["step", "3"]];
          const orders = (list) => list.length < 2 ? [list] : list.flatMap((head, index) =>
            orders(list.toSpliced(index, 1)).map((tail) => [head, ...tail]));
          return orders(settings).map((order) => {
            const element = document.createElement("number-select");
            document.querySelector("main").append(element);
            for (const [name, value] of order) element[name] = value;
            element.stepDown();
            const { value, validity } = element;
            element.remove();
            return `${value} ${validity.valid}`;
          });
        }"""
    )
    assert len(seen) == 24
    assert set(seen) == {"10 true"}


def test_the_number_has_as_many_decimals_as_the_step(control):
    it = control('value="1" min="0" step="0.25"')
    assert it.shown == "1.00"
    it.plus.click()
    assert it.shown == "1.25"
    it = control('value="1.125" min="0" step="1" base="none"')
    assert it.shown == "1.125"


def test_numbers_at_the_ends_of_what_can_be_told_stay_there(control):
    it = control('value="9223372036854775807"')
    it.expect_off(minus=False, plus=True)
    it.plus.evaluate("(button) => button.click()")
    assert it.value == "9223372036854775807"
    it.minus.click()
    assert it.value == "9223372036854775806"


@pytest.mark.parametrize(
    ("number", "shown"), [("1234", "1234"), ("12345", "12.345"), ("1234567", "1.234.567")]
)
def test_a_language_that_leaves_four_digits_ungrouped_is_followed(control, number, shown):
    assert control(f'value="{number}" lang="es"').shown == shown


@pytest.mark.parametrize(
    ("attributes", "reached"),
    [
        ('value="0.25" min="0.10" max="3.00" step="0.05"', "0.3"),
        ('value="1" min="0.50" max="3.0" step="0.5"', "1.5"),
        ('value="2.90" min="0" max="3.000" step="0.10"', "3"),
    ],
)
def test_zeros_at_the_end_of_a_bound_make_no_difference(control, attributes, reached):
    it = control(attributes)
    it.plus.click()
    it.expect(reached)


def test_digits_that_do_not_follow_each_other_are_not_counted_on_from_their_zero(control):
    it = control('value="1" max="9000" lang="zh-u-nu-hanidec"')
    assert it.shown == "1"
    it.enter("2345")
    assert it.value == "2345"


@pytest.mark.parametrize("text", ["5" + " " * 10_000, "0" * 10_000 + "5", "5" * 1_000_000], ids=["spaces", "zeros", "fives"])
def test_a_text_that_is_too_long_to_be_read_is_no_number(control, text):
    it = control('value="3"')
    it.set("value", text)
    assert it.value == ""
    it.number.fill(text)
    assert it.host.evaluate("(element) => element.validity.badInput")
    it.press_keys("Escape")
    assert not it.host.evaluate("(element) => element.validity.badInput")


def test_where_there_is_no_memory_the_core_ends_and_writes_nowhere(control):
    ended = control().page.evaluate(
        """async () => {
          const answer = await fetch('/number-select.wasm')
          const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer())
          return [1 << 22, 1 << 27, 1 << 28, 1 << 29, 1 << 30, 2 ** 31 - 1].map((count) => {
            try {
              return instance.exports.number_room(count)
            } catch (error) {
              return error.constructor.name
            }
          })
        }"""
    )
    assert ended == ["RuntimeError"] * 6
