"""What editors are told of the element is what it has."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.site import BUILT

# Takes down what is seen of the elements of a page: events, states and parts.
RECORD = """
globalThis.seen = { events: new Set(), states: new Set() };
const dispatch = EventTarget.prototype.dispatchEvent;
EventTarget.prototype.dispatchEvent = function (event) {
  if (this.localName === "number-select") seen.events.add(event.type);
  return dispatch.call(this, event);
};
for (const name of ["add", "delete"]) {
  const act = CustomStateSet.prototype[name];
  CustomStateSet.prototype[name] = function (state) {
    seen.states.add(state);
    return act.call(this, state);
  };
}"""


@pytest.fixture(scope="module")
def manifest() -> dict:
    return json.loads((BUILT / "custom-elements.json").read_text())["modules"][0]["declarations"][0]


def names(entries: list) -> set:
    return {entry["name"] for entry in entries}


def test_its_attributes_are_those_that_the_element_observes(manifest, control):
    it = control()
    observed = it.host.evaluate("(element) => element.constructor.observedAttributes")
    # The browser itself looks after these.
    own = names(manifest["attributes"]) - {"name", "disabled", "autofocus"}
    assert own == {name for name in observed if not name.startswith("aria-")}


def test_its_members_are_those_that_the_element_has(manifest, control):
    it = control()
    members = it.host.evaluate(
        """(element) => Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(element)))
          .map(([name, { value, set }]) => [name, value ? "method" : "field", !value && !set])"""
    )
    told = [[each["name"], each["kind"], each.get("readonly", False)] for each in manifest["members"]]
    unseen = re.compile("constructor|.*Callback")
    assert sorted(each for each in members if not unseen.fullmatch(each[0])) == sorted(told)


def test_its_attributes_are_properties_too(manifest, page, show):
    show("")
    fields = [each for each in manifest["attributes"] if "fieldName" in each]
    values = page.evaluate(
        """(fields) => fields.map(({ name, fieldName }) => {
          const element = document.createElement("number-select");
          element.setAttribute(name, "3");
          return element[fieldName];
        })""",
        fields,
    )
    assert values == [True if each["type"]["text"] == "boolean" else "3" for each in fields]


def test_its_custom_properties_are_those_of_its_looks(manifest, control):
    it = control()
    rules = it.host.evaluate(
        """(element) => element.shadowRoot.adoptedStyleSheets
          .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\\n")"""
    )
    used = set(re.findall(r"var\((--number-select-[a-z]+)", rules))
    assert used == names(manifest["cssProperties"])


def test_its_parts_states_and_events_are_those_that_are_seen(manifest, page, server):
    page.add_init_script(RECORD)
    page.goto(server.address + "/gallery")
    for name in ["failed", "saving", "refused", "adjusted"]:
        expect(page.locator(f'#{name} [part~="message"]')).not_to_be_empty()
    plain = page.locator("#plain")
    plain.locator('[part~="increment"]').click()
    parts = page.evaluate(
        """[...document.querySelectorAll("number-select")].flatMap(({ shadowRoot }) =>
          [...shadowRoot.querySelectorAll("[part]")].flatMap(({ part }) => [...part]))"""
    )
    assert set(parts) == names(manifest["cssParts"])
    assert set(page.evaluate("[...seen.states]")) == names(manifest["cssStates"])
    told = set(page.evaluate("[...seen.events]"))
    assert told | {"conflict"} == names(manifest["events"])


def test_the_types_hold_for_a_page_in_TypeScript():
    options = ["--noEmit", "--strict", "--target", "es2022", "--moduleResolution", "node", "--lib", "es2022,dom"]
    run = subprocess.run(
        ["tsc", *options, Path(__file__).parent / "types.ts"], capture_output=True, text=True, check=False
    )
    assert (run.stdout, run.returncode) == ("", 0)
