"""What is left of controls that are gone."""

import pytest

CATCH_CORE = """{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...words) => {
    const made = await instantiate(...words);
    globalThis.core = made.instance.exports;
    return made;
  };
}"""
ON_A_PAGE = """(place) => {
  for (let index = 0; index < 100; index += 1) {
    const element = document.createElement("number-select");
    element.setAttribute("value", "3");
    place.append(element);
    element.stepUp();
  }
  place.replaceChildren();
}"""
NEVER_ON_A_PAGE = """() => {
  for (let index = 0; index < 100; index += 1) {
    document.createElement("number-select").value = "3";
  }
}"""


@pytest.mark.parametrize("life", [ON_A_PAGE, NEVER_ON_A_PAGE], ids=["on a page", "never on a page"])
def test_ten_thousand_controls_leave_nothing_behind(page, show, life):
    page.add_init_script(CATCH_CORE)
    show("")
    session = page.context.new_cdp_session(page)

    def live_and_die(count):
        """Makes and drops so many, and tells what is in use then: nodes, heap, the core's memory."""
        page.evaluate(
            f"""async (rounds) => {{
              for (let round = 0; round < rounds; round += 1) {{
                ({life})(document.querySelector("main"));
                await new Promise((resolve) => setTimeout(resolve));
              }}
            }}""",
            count // 100,
        )
        for _ in range(4):
            session.send("HeapProfiler.collectGarbage")
            page.evaluate("new Promise((resolve) => setTimeout(resolve, 20))")
        nodes = session.send("Memory.getDOMCounters")["nodes"]
        heap = session.send("Runtime.getHeapUsage")["usedSize"]
        return nodes, heap, page.evaluate("core.memory.buffer.byteLength")

    seen = [live_and_die(2_500) for _ in range(5)]
    nodes, heaps, memories = zip(*seen)
    # What leaks grows each time. What the browser makes once for itself does not.
    assert nodes[-1] <= nodes[1]
    assert min(after - before for before, after in zip(heaps, heaps[1:])) < 2_500 * 10
    assert min(after - before for before, after in zip(memories, memories[1:])) == 0
