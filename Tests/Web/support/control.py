"""One number selector on a page, as its user and its page's script see it."""

from playwright.sync_api import Locator, Page, expect

EVENTS = ["beforeinput", "input", "change", "adjusted", "conflict", "load", "error", "invalid"]


class Control:
    def __init__(self, page: Page, selector: str = "number-select"):
        self.page = page
        self.host = page.locator(selector)
        self.minus = self.part("decrement")
        self.plus = self.part("increment")
        self.number = self.part("number")
        self.message = self.part("message")

    def part(self, name: str) -> Locator:
        return self.host.locator(f'[part~="{name}"]')

    def get(self, name: str):
        return self.host.evaluate("(element, name) => element[name]", name)

    def set(self, name: str, value):
        self.host.evaluate("(element, [name, value]) => { element[name] = value; }", [name, value])

    @property
    def value(self) -> str:
        return self.get("value")

    @property
    def shown(self) -> str:
        return self.number.input_value()

    def expect(self, value: str):
        """Waits until the element has the value."""
        expect(self.host).to_have_js_property("value", value)

    def expect_shown(self, text: str):
        expect(self.number).to_have_value(text)

    def expect_off(self, minus: bool, plus: bool):
        """Waits until the buttons are off, or on, as said."""
        for button, is_off in [(self.minus, minus), (self.plus, plus)]:
            if is_off:
                expect(button).to_have_attribute("aria-disabled", "true")
            else:
                expect(button).not_to_have_attribute("aria-disabled", "true")

    def type(self, text: str):
        """Types in place of what is there, key by key, and stays."""
        self.number.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.page.keyboard.type(text)

    def enter(self, text: str):
        """Types in place of what is there and presses Enter."""
        self.type(text)
        self.page.keyboard.press("Enter")

    def press_keys(self, *keys: str):
        self.number.focus()
        for key in keys:
            self.page.keyboard.press(key)

    def record(self):
        """From here on `told` gives the events that the page hears."""
        self.host.evaluate(
            """(element, names) => {
              element.told = [];
              for (const name of names) {
                element.addEventListener(
                  name, () => element.told.push([name, element.value]));
              }
            }""",
            EVENTS,
        )

    def told(self, *names: str) -> list:
        """The events of these names, each with the value at its time."""
        return [
            (name, value)
            for name, value in self.host.evaluate("(element) => element.told")
            if not names or name in names
        ]

    def middle(self, part: Locator) -> tuple[float, float]:
        box = part.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
