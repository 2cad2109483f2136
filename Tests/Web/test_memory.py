"""What is left of controls that are gone."""


def test_ten_thousand_controls_leave_nothing_behind(page, show):
    show("")
    session = page.context.new_cdp_session(page)

    def live_and_die(count):
        page.evaluate(
            """async (count) => {
              const place = document.querySelector("main");
              for (let done = 0; done < count; done += 100) {
                for (let index = 0; index < 100; index += 1) {
                  const element = document.createElement("number-select");
                  element.setAttribute("value", "3");
                  place.append(element);
                  element.stepUp();
                }
                place.replaceChildren();
                await new Promise((resolve) => setTimeout(resolve));
              }
            }""",
            count,
        )
        session.send("HeapProfiler.collectGarbage")
        counters = session.send("Memory.getDOMCounters")
        usage = session.send("Runtime.getHeapUsage")
        return counters["nodes"], usage["usedSize"] + usage.get("backingStorageSize", 0)

    live_and_die(1_000)
    nodes, heap = live_and_die(1_000)
    nodes_later, heap_later = live_and_die(10_000)
    assert nodes_later <= nodes + 100
    assert heap_later - heap < 10_000 * 40


def test_controls_that_were_never_on_a_page_leave_nothing_behind(page, show):
    show("")
    session = page.context.new_cdp_session(page)

    def make(count):
        page.evaluate(
            """async (count) => {
              for (let done = 0; done < count; done += 100) {
                for (let index = 0; index < 100; index += 1) {
                  document.createElement("number-select").value = "3";
                }
                await new Promise((resolve) => setTimeout(resolve));
              }
            }""",
            count,
        )
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
            page.evaluate("new Promise((resolve) => setTimeout(resolve, 10))")
        usage = session.send("Runtime.getHeapUsage")
        return usage["usedSize"] + usage.get("backingStorageSize", 0)

    make(2_000)
    heap = make(2_000)
    assert make(10_000) - heap < 10_000 * 40
