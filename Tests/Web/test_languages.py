"""In which language an element speaks, and where that comes from."""

import pytest
from playwright.sync_api import expect

from support.control import Control

INSIDE = """<div id="around"><template shadowrootmode="open">
  <number-select value="1234.5" step="any"></number-select>
</template></div>"""


def test_in_a_shadow_root_it_speaks_as_what_is_around(show):
    it = Control(show(INSIDE, lang="de"))
    it.expect_shown("1.234,5")
    expect(it.plus).to_have_attribute("aria-label", "Erhöhen")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("zh-CN", "最小为 5"), ("zh-Hans-HK", "最小为 5"), ("zh-MO", "最小為 5"), ("zh-Hant-SG", "最小為 5")],
)  # fmt: skip
def test_Chinese_is_said_in_the_script_of_its_reader(control, lang, said):
    it = control(f'value="3" min="5" lang="{lang}"')
    expect(it.message).to_have_text(said)


@pytest.mark.parametrize("words", ['{"status": 404}', "null", "no JSON", '{"increaseNamed": "{label} erhöhen"}'])
def test_what_is_not_said_in_a_language_is_said_in_English(page, control, words):
    page.route("**/strings/de.json", lambda route: route.fulfill(body=words))
    with page.expect_response("**/strings/de.json"):
        it = control('value="3" min="5"', lang="de")
    expect(it.plus).to_have_attribute("aria-label", "Bags erhöhen" if "erhöhen" in words else "Increase Bags")
    expect(it.message).to_have_text("The minimum is 5")


def test_words_that_come_when_the_element_has_gone_are_said_when_it_is_back(page, control, site):
    words = []
    page.route("**/strings/de.json", lambda route: words.append(route))
    it = control('value="3" min="5" lang="de"')
    element = it.host.element_handle()
    element.evaluate("(element) => element.remove()")
    with page.expect_response("**/strings/de.json"):
        words[0].continue_()
    page.evaluate("(element) => { element.min = '6'; document.body.append(element); }", element)
    expect(it.message).to_have_text("Das Minimum ist 6")
