"""Takes a picture of the shop's page: picture.py ADDRESS FILE."""

import sys

from playwright.sync_api import expect, sync_playwright

address, file = sys.argv[1:]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell")
    page = browser.new_page(locale="en-US", viewport={"width": 700, "height": 630})
    page.goto(address)
    expect(page.locator("#total")).not_to_have_text("–")
    expect(page.locator("[data-part=details]").last).to_contain_text("·")
    page.locator("#espresso-beans").evaluate("(element) => element.focus()")
    page.screenshot(path=file)
    browser.close()
