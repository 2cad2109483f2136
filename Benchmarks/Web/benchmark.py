"""Measures <number-select> against native inputs and the number inputs of three frameworks.

All are measured in one run of one browser, each on pages of its own, in turns. Printed are medians,
and how many times the native input's each of them is. To create controls and to click on one are told
in time of the page's main thread, with layout and painting; a step is what a page's own clock tells
of a press by a script, until the text has changed.
"""

import argparse
import gzip
import statistics
import sysconfig
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
PACKAGES = Path(sysconfig.get_paths()["purelib"])
REACT = [f"dash/deps/{name}.min.js" for name in ["react@18.3.1", "react-dom@18.3.1", "prop-types@15.8.1"]]
SCRIPTS = {
    "native input": [],
    "native input, two buttons": [],
    "number-select": ["number-select.js", "number-select.wasm"],
    "Mantine": [*REACT, "dash_mantine_components/dash_mantine_components.js"],
    "Ant Design": [
        *REACT,
        "feffery_antd_components/feffery_antd_components.min.js",
        "feffery_antd_components/async-data_entry.js",
    ],
    "Bokeh": [
        f"bokeh/server/static/js/{name}.min.js" for name in ["bokeh", "bokeh-widgets", "bokeh-api"]
    ],
}
CLICKS = 100
# What Dash's own program would give its components.
DASH = """globalThis.dash_component_api = {
  useDashContext: () => ({ useLoading: () => false, componentPath: [] }),
  getLayout: () => null, stringifyId: String, ExternalWrapper: () => null };"""
DRIFT = [
    ("0.1 + 0.2", "0.1", "0.2", 1),
    ("1e-7 + 1e-7", "0.0000001", "0.0000001", 1),
    ("1000000.1 + 0.2", "1000000.1", "0.2", 1),
    ("3.99 − 0.01", "3.99", "0.01", -1),
    ("501.99 + 0.01", "501.99", "0.01", 1),
    ("40.1 + 0.1", "40.1", "0.1", 1),
    ("2^53 + 1", "9007199254740992", "1", 1),
    ("10^14 + 0.01", "100000000000000", "0.01", 1),
    ("12345678901234567 + 2", "12345678901234567", "2", 1),
]


def place(script):
    return (ROOT / "Web" / "dist" if script.startswith("number-select") else PACKAGES) / script


class Handler(SimpleHTTPRequestHandler):
    """Serves the packages and the element from one origin."""

    def translate_path(self, path):
        return str(place(path.partition("?")[0].removeprefix("/")))

    def log_message(self, *_):
        pass


def open_page(browser, address, kind):
    page = browser.new_page()
    page.goto(address + "/number-select.d.ts")
    page.set_content("<!doctype html><html><body></body></html>")
    page.evaluate(DASH)
    for script in SCRIPTS[kind]:
        if script.endswith(".js"):
            kind_of_script = "module" if script == "number-select.js" else ""
            page.add_script_tag(url=f"{address}/{script}", type=kind_of_script)
    if kind == "number-select":
        page.evaluate("import('/number-select.js')")
    page.add_script_tag(path=Path(__file__).with_name("peers.js"))
    return page


def heap(session):
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    return sum(usage.get(name, 0) for name in ["usedSize", "embedderHeapUsedSize", "backingStorageSize"])


def busy(session):
    """For how many milliseconds the page's main thread has worked, whatever else the machine does."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(1000 * each["value"] for each in metrics if each["name"] == "TaskDuration")


def click(page, count):
    """Clicks with a mouse on the button that leads up. Some of these come forth with the mouse."""
    before = page.evaluate("number()")
    x, y = page.evaluate("target()")
    page.mouse.move(x - 20, y)
    page.wait_for_timeout(500)
    page.mouse.move(*page.evaluate("target()"))
    for _ in range(count):
        page.mouse.down()
        page.mouse.up()
    page.wait_for_function("(number) => globalThis.number() > number", arg=before)


def measure(browser, address, kind, count):
    page = open_page(browser, address, kind)
    page.evaluate("([kind, count]) => create(kind, count)", [kind, 10])
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    click(page, 10)
    start = busy(session)
    click(page, CLICKS)
    clicked = (busy(session) - start) / CLICKS
    before, start = heap(session), busy(session)
    page.evaluate("([kind, count]) => create(kind, count)", [kind, count])
    created = busy(session) - start
    bytes_each = (heap(session) - before) / count
    stepped = page.evaluate("(count) => step(count)", count)
    page.close()
    return created, stepped, clicked, bytes_each


def compressed_size(kind):
    return sum(len(gzip.compress(place(script).read_bytes(), 9)) for script in SCRIPTS[kind])


def print_table(results):
    columns = ["create 1,000", "1,000 steps", "a click", "heap of one", "loaded, gzip -9"]
    print(f"{'':28}" + "".join(f"{column:>24}" for column in columns))
    native = [statistics.median(values) for values in zip(*results["native input"])]
    units = [(1, "ms"), (1, "ms"), (1, "ms"), (1 / 1024, "KB")]
    for kind, rounds in results.items():
        medians = [statistics.median(values) for values in zip(*rounds)]
        cells = [
            f"{median * factor:9.2f} {unit} ({median / base:6.2f}×)"
            for median, base, (factor, unit) in zip(medians, native, units)
        ]
        size = compressed_size(kind)
        cells.append(f"{size / 1024:.1f} KB" if size else "–")
        print(f"{kind:28}" + "".join(f"{cell:>24}" for cell in cells))


def print_drift(browser, address):
    """What one press gives where binary fractions go astray."""
    print(f"\n{'one step':24}{'number-select':>24}{'native input':>24}{'a JavaScript number':>24}")
    page = open_page(browser, address, "number-select")
    for title, start, increment, direction in DRIFT:
        texts = page.evaluate(
            """([start, step, direction]) => {
              const make = (tag) => {
                const control = document.createElement(tag);
                control.type = "number";
                const min = direction > 0 ? start : "0";
                for (const [name, value] of Object.entries({ min, step, value: start })) {
                  control.setAttribute(name, value);
                }
                document.body.append(control);
                direction > 0 ? control.stepUp() : control.stepDown();
                return control.value;
              };
              return [make("number-select"), make("input"), String(+start + direction * +step)];
            }""",
            [start, increment, direction],
        )
        print(f"{title:24}" + "".join(f"{text:>24}" for text in texts))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--count", type=int, default=1000)
    options = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell")
        results = {kind: [] for kind in SCRIPTS}
        for _ in range(options.rounds):
            for kind in SCRIPTS:
                results[kind].append(measure(browser, address, kind, options.count))
        print_table(results)
        print_drift(browser, address)
        browser.close()
    server.shutdown()


main()
