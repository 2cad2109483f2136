"""The other two engines of browsers, driven in one way, and a number selector in their pages."""

import os
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.service import Service

from support.control import EVENTS
from support.marionette import Firefox
from support.screen import Screen
from support.waiting import eventually

MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


@contextmanager
def firefox():
    browser = Firefox()
    try:
        yield webdriver.Remote(command_executor=browser, options=webdriver.FirefoxOptions())
    finally:
        browser.close()


@contextmanager
def webkit():
    options = webdriver.WebKitGTKOptions()
    options.binary_location = MINI_BROWSER
    options.add_argument("--automation")
    screen = Screen()
    surroundings = {**os.environ, "DISPLAY": screen.name, "LANG": "en_US.UTF-8"}
    try:
        driver = webdriver.WebKitGTK(options, Service("/usr/bin/WebKitWebDriver", env=surroundings))
        yield driver
        driver.quit()
    finally:
        screen.close()


ENGINES = {"Firefox": firefox, "WebKit": webkit}


class Selector:
    """One number selector on a page, as its user and its page's script see it."""

    def __init__(self, driver: WebDriver, selector: str = "number-select"):
        self.driver = driver
        made = "return document.querySelector(arguments[0])?.shadowRoot?.host"
        eventually(lambda: driver.execute_script(made, selector))
        self.host = driver.execute_script(made, selector)
        self.number, self.minus, self.plus = map(self.part, ["number", "decrement", "increment"])

    def part(self, name: str) -> WebElement:
        return self.run("return it.shadowRoot.querySelector(values[0])", f'[part~="{name}"]')

    def run(self, script: str, *values):
        """Runs a script that knows the element as `it`, and more as `values`."""
        return self.driver.execute_script(
            f"const [it, ...values] = arguments; {script}", self.host, *values
        )

    @property
    def value(self) -> str:
        return self.run("return it.value")

    @property
    def shown(self) -> str:
        return self.run("return values[0].value", self.number)

    @property
    def message(self) -> str:
        return self.run("return it.shadowRoot.querySelector('[part~=message]')?.textContent ?? ''")

    @property
    def is_focused(self) -> bool:
        return self.run("return it.shadowRoot.activeElement === values[0]", self.number)

    def is_off(self, button: WebElement) -> bool:
        return self.run("return values[0].ariaDisabled === 'true'", button)

    def style(self, part: WebElement, name: str) -> str:
        return self.run("return getComputedStyle(values[0])[values[1]]", part, name)

    def expect(self, value: str):
        """Waits until the element has the value."""
        eventually(lambda: self.value == value)

    def expect_shown(self, text: str):
        eventually(lambda: self.shown == text)

    def press_keys(self, *keys: str):
        self.run("it.focus()")
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def type(self, text: str):
        """Types in place of what is there, key by key."""
        self.run("it.focus(); it.select()")
        ActionChains(self.driver, duration=0).send_keys(Keys.BACKSPACE, text).perform()

    def mouse(self) -> ActionChains:
        """What a mouse does, once it is told to `perform`."""
        return ActionChains(self.driver, duration=0)

    @contextmanager
    def finger(self):
        """What a finger does by the end."""
        actions = ActionBuilder(self.driver, mouse=PointerInput("touch", "finger"), duration=0)
        yield actions.pointer_action
        actions.perform()

    def record(self):
        """From here on `told` gives the events that the page hears."""
        self.run(
            """it.told = [];
            for (const name of values[0]) it.addEventListener(name, () => it.told.push([name, it.value]));""",
            EVENTS,
        )

    def told(self, *names: str) -> list:
        """The events of these names, each with the value at its time."""
        return [tuple(event) for event in self.run("return it.told") if event[0] in names]
