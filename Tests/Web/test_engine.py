"""A number that lives on a real server, through everything that happens to pages and networks."""

import pytest
from playwright.sync_api import Page, expect

from support.control import Control
from support.server import Server, saved
from support.waiting import eventually

BEANS = "#espresso-beans"


def open_cart(page: Page, server: Server, name: str = BEANS, shown: str | None = "1") -> Control:
    page.goto(server.address)
    it = Control(page, name)
    if shown is not None:
        it.expect_shown(shown)
    return it


def test_the_default_comes_from_the_server_with_its_rule(page, server):
    it = open_cart(page, server)
    it.expect_off(minus=True, plus=False)
    expect(it.number).to_have_attribute("aria-valuemin", "1")
    expect(it.number).to_have_attribute("aria-valuemax", "10")


def test_the_cart_asks_again_for_rules_that_it_did_not_get(page, server):
    problem = '{"type": "about:blank", "title": "Unavailable"}'
    page.route("**/v1/numbers?*", lambda route: route.fulfill(body=problem), times=1)
    with page.expect_response("**/v1/numbers?*"):
        open_cart(page, server)
    expect(page.locator("#lines")).to_contain_text("1 to 10", timeout=30_000)


def test_a_choice_goes_to_the_server(page, server):
    it = open_cart(page, server)
    it.plus.click(click_count=3)
    it.expect("4")
    eventually(lambda: saved(server) == "4")


@pytest.mark.parametrize(
    "act",
    [
        "it.src = address; document.body.append(it); it.value = '3'",
        "it.src = address; it.value = '3'; document.body.append(it)",
        "document.body.append(it); it.src = address; it.value = '3'",
        """it.innerHTML = '<input>'; it.firstChild.value = '3'; it.src = address;
        document.body.append(it)""",
    ],
)
def test_what_a_script_sets_while_the_source_is_still_loaded_goes_to_the_server(page, server, act):
    open_cart(page, server)
    page.evaluate(
        f"""() => {{
          const address = "/v1/numbers/espresso-beans";
          const it = document.createElement("number-select");
          {act}
        }}"""
    )
    eventually(lambda: saved(server) == "3", page)


def test_what_a_script_set_before_there_was_a_source_stays_out_of_it(page, server):
    open_cart(page, server)
    page.evaluate(
        """() => {
          const it = document.createElement("number-select");
          it.id = "other";
          document.body.append(it);
          it.value = "3";
          it.src = "/v1/numbers/espresso-beans";
        }"""
    )
    Control(page, "#other").expect_shown("1")
    assert saved(server) is None


def test_W52_many_quick_clicks_are_one_save_of_the_last_number(page, server):
    it = open_cart(page, server)
    saves = []
    page.on("request", lambda request: saves.append(request) if request.method == "PUT" else None)
    it.plus.evaluate("(button) => { for (let click = 0; click < 6; click += 1) button.click(); }")
    it.minus.evaluate("(button) => button.click()")
    it.expect("6")
    eventually(lambda: saved(server) == "6" and saves, page)
    assert len(saves) <= 2


def test_a_page_that_is_loaded_again_50_ms_after_a_click_has_lost_nothing(page, server):
    it = open_cart(page, server)
    it.plus.click()
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 50))")
    page.reload()
    it.expect_shown("2")
    eventually(lambda: saved(server) == "2")
    it.expect_shown("2")


def test_a_page_that_is_closed_right_after_a_click_has_saved_it(page, context, server):
    it = open_cart(page, server)
    it.plus.click()
    page.close(run_before_unload=True)
    eventually(lambda: saved(server) == "2")


def test_offline_and_back_everything_chosen_meanwhile_is_saved(page, context, server):
    it = open_cart(page, server)
    context.set_offline(True)
    it.plus.click(click_count=4)
    it.expect("5")
    it.expect_off(minus=False, plus=False)
    expect(it.message).to_contain_text("not saved yet")
    context.set_offline(False)
    eventually(lambda: saved(server) == "5")
    expect(it.message).not_to_contain_text("not saved yet")
    page.faults.clear()


def test_a_server_that_is_killed_and_started_again_gets_the_number(page, server):
    it = open_cart(page, server)
    server.kill()
    it.plus.click(click_count=2)
    it.expect("3")
    server.start()
    eventually(lambda: saved(server) == "3")
    it.expect_shown("3")
    page.faults.clear()


def test_a_page_that_is_opened_while_the_server_is_away_says_so_and_tries_again(page, server):
    page.route("**/v1/**", lambda route: route.abort())
    it = open_cart(page, server, shown=None)
    expect(it.message).to_contain_text("Could not load")
    it.expect_off(minus=True, plus=True)
    page.unroute("**/v1/**")
    it.expect_shown("1")
    page.faults.clear()


def test_two_tabs_with_one_number_agree(page, context, server):
    here = open_cart(page, server)
    there = open_cart(context.new_page(), server)
    here.plus.click(click_count=2)
    there.expect_shown("3")
    there.plus.click()
    here.expect_shown("4")
    eventually(lambda: saved(server) == "4")


def test_a_duplicated_tab_saves_under_a_name_of_its_own(page, context, server):
    here = open_cart(page, server)
    here.plus.click()
    eventually(lambda: saved(server) == "2")
    with context.expect_page() as opened:
        page.evaluate("window.open(location.href)")
    there = Control(opened.value, BEANS)
    there.expect_shown("2")
    there.plus.click()
    here.expect_shown("3")
    here.plus.click()
    there.expect_shown("4")
    eventually(lambda: saved(server) == "4")


def test_a_number_that_somebody_else_chose_is_shown(page, server):
    it = open_cart(page, server)
    server.put("espresso-beans", "7")
    it.expect_shown("7")


def test_a_restored_choice_yields_to_a_newer_one_and_the_page_is_told(page, server):
    it = open_cart(page, server)
    server.kill()
    it.plus.click()
    it.expect("2")
    page.goto("about:blank")
    server.start()
    server.put("espresso-beans", "9")
    page.add_init_script(
        """globalThis.told = [];
        addEventListener("conflict", (event) => told.push(event.detail.forgotten), true)"""
    )
    page.goto(server.address)
    it.expect_shown("9")
    page.wait_for_function("told.length > 0")
    assert page.evaluate("told") == ["2"]
    expect(it.message).to_have_text("Changed to 9 elsewhere. Your choice was not saved.")
    assert saved(server) == "9"
    page.faults.clear()


def test_a_rule_that_changes_is_taken_and_a_number_out_of_it_is_marked(page, server):
    it = open_cart(page, server)
    it.plus.click(click_count=7)
    eventually(lambda: saved(server) == "8")
    server.set_rule("espresso-beans", default="1", minimum="1", maximum="5")
    expect(it.message).to_contain_text("5")
    it.expect_shown("8")
    it.expect_off(minus=False, plus=True)
    it.minus.click()
    it.expect("5")
    eventually(lambda: saved(server) == "5")


def test_a_save_that_the_rule_refuses_is_adjusted_and_told(page, context, server):
    it = open_cart(page, server)
    context.set_offline(True)
    it.plus.click(click_count=7)
    it.expect("8")
    server.set_rule("espresso-beans", default="1", minimum="1", maximum="5")
    it.record()
    context.set_offline(False)
    it.expect("5")
    eventually(lambda: saved(server) == "5")
    page.faults.clear()


def test_a_save_that_takes_long_is_told_until_it_is_over(page, server):
    it = open_cart(page, server)
    held = []

    def hold(route):
        held.append(route) if route.request.method == "PUT" else route.continue_()

    page.route("**/v1/numbers/*", hold)
    it.plus.click()
    expect(it.message).to_have_text("Still saving…")
    held[0].continue_()
    expect(it.message).to_have_text("")
    assert saved(server) == "2"


def test_a_lost_answer_is_no_lost_save_and_no_doubled_one(page, server):
    it = open_cart(page, server)
    lost = []

    def lose_first(route):
        if route.request.method != "PUT" or lost:
            return route.continue_()
        lost.append(route.fetch())
        route.abort()

    page.route("**/v1/numbers/*", lose_first)
    it.plus.click()
    eventually(lambda: len(lost) == 1, page)
    assert saved(server) == "2"
    version = server.document("espresso-beans")["version"]
    it.expect_shown("2")
    it.plus.click()
    eventually(lambda: saved(server) == "3", page)
    assert server.document("espresso-beans")["version"] == version + 1
    page.faults.clear()


def test_a_browser_without_a_session_begins_one_and_has_numbers_of_its_own(
    browser, page, context, tmp_path
):
    server = Server(tmp_path)
    try:
        here = open_cart(page, server)
        here.plus.click(click_count=2)
        here.expect("3")
        other = browser.new_context(locale="en-US")
        there = open_cart(other.new_page(), server)
        there.plus.click()
        there.expect("2")
        page.reload()
        here.expect_shown("3")
        cookies = context.cookies()
        assert [cookie["httpOnly"] for cookie in cookies] == [True]
        other.close()
    finally:
        server.kill()
    page.faults.clear()


@pytest.mark.parametrize("path", ["/", "/?lang=ar-EG", "/gallery"])
def test_the_pages_work_under_their_strict_policy(page, server, path):
    broken = []
    page.on("response", lambda answer: broken.append(answer.url) if answer.status >= 400 else None)
    page.add_init_script(
        """addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        })"""
    )
    answer = page.goto(server.address + path)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    expect(page.locator("number-select").first.locator('[part~="number"]')).to_be_visible()
    assert broken == []


def test_the_cart_adds_up_exactly(page, server):
    open_cart(page, server)
    expect(page.locator("#total")).to_have_text("€71.90")
    Control(page, "#mountain-cheese").plus.click()
    expect(page.locator("#total")).to_have_text("€73.14")
    Control(page, BEANS).plus.click()
    expect(page.locator("#total")).to_have_text("€92.04")


def test_the_cart_speaks_the_users_language(page, server):
    page.goto(server.address + "/?lang=de-DE")
    expect(page.get_by_role("heading")).to_have_text("Ihre Bestellung")
    expect(page.locator("#total")).to_have_text("71,90\u00a0€")


def test_the_cart_speaks_english_where_the_browsers_language_is_none(page, server):
    page.add_init_script(
        """Object.defineProperty(navigator, "language", { value: "C" });
        Object.defineProperty(navigator, "languages", { value: ["C"] });"""
    )
    open_cart(page, server)
    expect(page.locator("#total")).to_have_text("€71.90")


def test_the_cart_says_what_may_be_chosen(page, server):
    open_cart(page, server)
    details = page.locator("[data-part=details]")
    expect(details).to_have_text(
        [
            "€18.90 per bag · 1 to 10",
            "€0.04 per filter · 50 to 1,000 · in steps of 25",
            "€24.80 per kg · 0.10 to 3.00 · in steps of 0.05",
            "€0.45 per egg · 6 to 60 · in steps of 2",
            "€12.00 per box · only 1",
            "€6.20 per jar · 0 to 3",
        ]
    )


def test_the_cart_says_how_saving_gets_on(page, context, server):
    it = open_cart(page, server)
    status = page.locator("[data-status]:visible")
    expect(status).to_have_text(["Saved"])
    context.set_offline(True)
    it.plus.click()
    expect(status).to_have_text(["Saving…"])
    expect(status).to_have_text(["Offline, not saved yet"])
    context.set_offline(False)
    expect(status).to_have_text(["Saved"])
    page.faults.clear()
