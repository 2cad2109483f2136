"""A number whose server, network or browser does what it should not."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from support.control import Control
from support.odd_server import LATER, RULE, OddServer, document, says

SRC = 'src="/v1/numbers/beans"'


@pytest.fixture
def odd(page):
    """An odd server. What the browser itself says of failed requests is no fault; what a script throws is."""
    odd = OddServer(page)
    yield odd
    page.faults[:] = [fault for fault in page.faults if not fault.startswith("Failed to load")]


NO_SESSION = says({"status": 401}, 401)


@pytest.mark.parametrize("answer", [says("", 429, Retry_After="1"), says("", 503), None])
def test_a_session_that_cannot_be_begun_for_a_moment_is_begun_later(control, odd, answer):
    odd.sessions = [answer, says("", 204)]
    odd.loads = [NO_SESSION, NO_SESSION, says(document())]
    it = control(SRC)
    it.expect_shown("1")
    assert odd.count("POST") == 2


def test_a_save_without_a_session_waits_as_long_as_the_server_asks(control, held, odd):
    odd.saves = [NO_SESSION, odd.saves[0]]
    odd.sessions = [says("", 429, Retry_After="60")]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    held.run_for(400)
    odd.wait_for("POST", 1)
    held.run_for(50_000)
    expect(it.message).to_contain_text("not saved yet")
    assert odd.count("PUT") == 1
    held.run_for(20_000)
    expect(it.message).not_to_contain_text("not saved yet")
    assert odd.count("PUT") == 2


def test_a_save_is_not_sent_again_in_another_session(control, odd):
    odd.saves = [NO_SESSION]
    odd.loads = [says(document()), says(document("7", 1, store="other"))]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    it.expect_shown("7")
    it.page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))")
    assert (odd.count("PUT"), odd.count("POST"), odd.count("GET")) == (1, 1, 2)


def test_an_answer_from_before_another_session_says_nothing_in_it(control, odd):
    odd.saves = [LATER]
    odd.loads = [says(document()), NO_SESSION, says(document("7", 1, store="other"))]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    odd.wait_for("PUT", 1)
    it.page.evaluate(
        """() => {
          const other = document.createElement('number-select');
          other.id = 'other';
          other.setAttribute('src', '/v1/numbers/beans');
          document.body.append(other);
        }"""
    )
    it = Control(it.page, "#it")
    it.expect_shown("7")
    it.plus.click()
    odd.wait_for("PUT", 2)
    it.record()
    odd.answer_late(says(document("2", 9)))
    odd.answer_late(says(document("8", 2, store="other")))
    it.page.wait_for_function("!document.querySelector('#it').matches(':state(saving)')")
    assert (it.told(), it.value) == ([], "8")


def test_a_browser_that_keeps_no_session_is_not_given_one_after_the_other(control, odd):
    odd.loads = [NO_SESSION]
    odd.lists = [NO_SESSION]
    it = control(SRC)
    expect(it.message).to_contain_text("Could not load")
    assert (odd.count("GET"), odd.count("POST")) == (2, 1)
    odd.loads = [NO_SESSION, says(document())]
    odd.lists = [says({"documents": []})]
    it.part("retry").click()
    it.expect_shown("1")
    assert odd.count("POST") == 2


WRONG = {
    "no rule": {key: value for key, value in document().items() if key != "rule"},
    "no number": {key: value for key, value in document().items() if key != "number"},
    "no writer": {key: value for key, value in document().items() if key != "writer"},
    "a rule that is a text": document(rule="10"),
    "a rule that is a list": document(rule=[]),
    "a number in JSON's way": document(4),
    "a bound in JSON's way": document(rule={**RULE, "maximum": 10}),
    "a number cut to eight bits": document("\u0131"),
    "a number with an exponent": document("1e3"),
    "a number with too many digits": document("9" * 20),
    "a line more": document("2\n"),
    "a store with a line feed": document(store="a\nb"),
    "a store in letters beyond ASCII": document(store="\u015fop"),
    "a version that is a text": document(version="1"),
    "a version below zero": document(version=-1),
    "a version that is no count": document(version=1.5),
    "a writer without a name": document("2", writer={"sequence": 1}),
    "an unknown increment base": document(rule={**RULE, "incrementBase": "Minimum"}),
    "nothing": None,
    "a list": [],
    "no JSON": "<html>",
    "another number": document(id="peas"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_document_is_not_loaded_and_is_asked_for_again(control, held, odd, what):
    odd.loads = [says(WRONG[what]), says(document("3"))]
    it = control(SRC)
    expect(it.message).to_contain_text("Could not load")
    assert it.value == ""
    held.run_for(2_000)
    it.expect_shown("3")


@pytest.mark.parametrize("what", ["no rule", "no number", "nothing", "a list"])
def test_a_save_whose_answer_is_no_document_is_sent_again(control, held, odd, what):
    odd.saves = [says(WRONG[what]), odd.saves[0]]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    odd.wait_for("PUT", 2, held)
    assert it.value == "2"


def test_a_save_that_a_server_wants_to_have_elsewhere_is_not_taken_for_saved(control, held, odd):
    odd.saves = [says("", 303, Location="/v1/numbers/beans"), odd.saves[0]]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    odd.wait_for("PUT", 2, held)
    assert it.value == "2"


@pytest.mark.parametrize("what", ["no rule", "no number", "nothing", "a list"])
def test_a_refusal_without_a_document_is_told_and_can_be_tried_again(control, held, odd, what):
    odd.saves = [says({"document": WRONG[what]}, 412), odd.saves[0]]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    odd.wait_for("PUT", 1, held)
    it.part("retry").click()
    odd.wait_for("PUT", 2, held)
    assert it.value == "2"


def test_a_rule_of_which_all_is_absent_is_the_rule_that_the_contract_has(control, odd):
    odd.loads = [says(document(rule={"maximum": None}))]
    it = control(SRC)
    it.expect_shown("0")
    it.expect_off(minus=True, plus=False)


@pytest.mark.parametrize(
    ("after", "least"), [("999999999", 3_590_000), ("Fri, 01 Jan 2100 00:00:00 GMT", 3_590_000)]
)
def test_a_server_that_asks_to_wait_is_obeyed_for_an_hour_at_most(control, held, odd, after, least):
    odd.loads = [says("", 503, Retry_After=after), says(document())]
    it = control(SRC)
    expect(it.message).to_contain_text("Could not load")
    held.run_for(least)
    assert odd.count("GET") == 1
    held.run_for(3_600_000 - least + 1_000)
    it.expect_shown("1")


def test_polling_goes_on_after_every_odd_answer(control, held, odd):
    odd.lists = [
        says({"documents": [None, 7, {"id": "beans"}]}), says({"documents": 5}), says("<html>"), None,
        says({"documents": [document("4", 2)]}),
    ]  # fmt: skip
    it = control(SRC)
    it.expect_shown("1")
    for count in range(1, 6):
        odd.wait_for("LIST", count, held)
    it.expect_shown("4")


def test_what_is_no_document_in_the_stream_is_passed_over(control, odd):
    odd.stream = says(f"data: nonsense\n\ndata: null\n\ndata: {says(document('6', 2))[2]}\n\n")
    control(SRC).expect_shown("6")


# The browser's storage


def journals(page):
    """The keys of the journals that are kept."""
    return page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('number-select/'))")


def test_the_number_that_was_seen_last_is_shown_at_once_when_the_page_is_loaded_again(control, held, odd):
    odd.loads = [says(document("7"))]
    it = control(SRC)
    it.expect_shown("7")
    odd.lists = [says("", 503), says({"documents": [document("8", 2)]})]
    it.page.reload()
    it.expect_shown("7")
    odd.wait_for("LIST", 2, held)
    it.expect_shown("8")


def test_of_former_accounts_only_what_is_unsaved_is_kept(control, odd):
    odd.saves = [NO_SESSION]
    it = control(SRC)
    it.expect_shown("1")
    it.plus.click()
    odd.wait_for("POST", 1)
    odd.wait_for("GET", 2)
    (unsaved,) = (key for key in journals(it.page) if "/only/" in key)
    it.page.evaluate(
        """(key) => {
          localStorage.setItem(key.replace('beans', 'peas'), localStorage.getItem(key));
          localStorage.setItem(key.replace('beans', 'tea'), 'x'.repeat(10_000));
        }""",
        unsaved,
    )
    it.page.reload()
    it.expect_shown("1")
    it.page.wait_for_function("!Object.keys(localStorage).some((key) => key.endsWith('/tea'))")
    assert [key for key in journals(it.page) if "/only/" in key] == [unsaved]


def test_a_choice_that_cannot_be_kept_is_told_once_and_is_saved_all_the_same(control, odd):
    full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    it = control(SRC, head=f"<script>{full}</script>")
    it.expect_shown("1")
    it.record()
    it.plus.click(click_count=3)
    odd.wait_for("PUT", 1)
    it.expect("4")
    assert len(it.told("error")) == 1


# What is loaded later


@pytest.mark.parametrize("part", ["number-select-source.js", "number-select-source.wasm"])
@pytest.mark.parametrize("is_late", [False, True])
def test_while_its_source_is_loaded_nothing_can_be_chosen_that_would_be_lost(page, control, odd, part, is_late):
    parts = []
    page.route(f"**/{part}", lambda route: parts.append(route))
    if is_late or part.endswith("wasm"):
        it = control('value="3"')
        it.host.evaluate("(element) => element.setAttribute('src', '/v1/numbers/beans')")
    else:
        it = control(f'{SRC} value="3"')
    it.expect_off(minus=True, plus=True)
    it.plus.dispatch_event("click")
    it.press_keys("ArrowUp", "7")
    assert it.value == "3"
    parts[0].continue_()
    it.expect_shown("1")
    it.plus.click()
    it.expect("2")


def test_what_became_of_one_number_is_not_told_of_another(control, odd):
    it = control('value="3" max="5"')
    it.enter("9")
    expect(it.message).to_contain_text("Changed to 5")
    it.host.evaluate("(element) => element.setAttribute('src', '/v1/numbers/beans')")
    it.expect_shown("1")
    expect(it.message).to_be_empty()


@pytest.mark.parametrize("part", ["number-select-source.js", "number-select-source.wasm"])
def test_a_part_that_could_not_be_loaded_is_told_and_can_be_had_later(control, odd, part):
    it = control('value="5"')
    it.record()
    it.page.route(f"**/{part}*", lambda route: route.abort())
    it.host.evaluate("(element) => element.setAttribute('src', '/v1/numbers/beans')")
    expect(it.message).to_contain_text("Could not load")
    expect(it.number).to_have_js_property("readOnly", True)
    assert len(it.told("error")) == 1
    it.part("retry").click()
    it.page.wait_for_function("document.querySelector('number-select').told.length === 2")
    it.page.unroute(f"**/{part}*")
    it.part("retry").click()
    it.expect_shown("1")
    expect(it.message).not_to_contain_text("Could not load")


def test_an_element_that_gives_up_its_source_works_without_it(control, odd):
    it = control('value="5"')
    it.page.route("**/number-select-source.js*", lambda route: route.abort())
    it.host.evaluate("(element) => element.setAttribute('src', '/v1/numbers/beans')")
    expect(it.message).to_contain_text("Could not load")
    it.host.evaluate("(element) => element.removeAttribute('src')")
    expect(it.message).to_be_empty()
    it.plus.click()
    it.expect("6")


@pytest.mark.parametrize(
    "address",
    ["/v1/numbers/100%", "http://[", "/v1/numbers/", "data:,beans", "/v1/numbers/a b", "/" + "a" * 3000 + "/beans"],
)  # fmt: skip
def test_an_address_that_is_none_could_not_be_loaded(control, odd, address):
    it = control(f'src="{address}"')
    expect(it.message).to_contain_text("Could not load")
    expect(it.part("retry")).to_be_visible()
    it.part("retry").click()
    expect(it.message).to_contain_text("Could not load")
    assert odd.asked == []


# Trying again


def test_who_tries_again_by_keyboard_goes_on_from_the_number(page, control, odd):
    odd.loads = [says("", 404), says(document())]
    it = control(SRC)
    it.part("retry").focus()
    page.keyboard.press("Enter")
    it.expect_shown("1")
    expect(it.number).to_be_focused()


def test_who_tries_again_by_pointer_is_given_no_keyboard(page, control, odd):
    odd.loads = [says("", 404), says(document())]
    it = control(SRC)
    it.part("retry").click()
    it.expect_shown("1")
    expect(it.number).not_to_be_focused()


# Many numbers


def test_changes_of_more_numbers_than_a_server_tells_at_once_are_heard(page, show, odd):
    def load(route):
        route.fulfill(json=document(id=route.request.url.rpartition("/")[2]))

    def tell_changes(route):
        ids = parse_qs(urlsplit(route.request.url).query)["id"]
        if len(ids) > 100:
            return route.fulfill(status=400)
        route.fulfill(json={"documents": [document("7", 2, id=each) for each in ids]})

    page.route(re.compile(r"/v1/numbers/number-\d+$"), load)
    page.route(re.compile(r"/v1/numbers\?"), tell_changes)
    names = [f"number-{count}" for count in range(101)]
    show("".join(f'<number-select src="/v1/numbers/{name}"></number-select>' for name in names))
    for name in [names[0], names[-1]]:
        Control(page, f"[src$='/{name}']").expect("7")
