// How each kind of control is made, found and pressed.
//
// `make` puts `count` controls with the number 3 and the minimum 0 into a place and gives them: each with
// a way to press its button that leads up, one to read what it shows, and the element that a mouse clicks.

const h = (...words) => React.createElement(...words);

function many(count, tag, attributes, find) {
  return (place) => {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      place.append(element);
      made.push(find(element));
    }
    return made;
  };
}

// A native input with two buttons, as a careful page would write it.
class ByHand extends HTMLElement {
  connectedCallback() {
    const minus = this.#button("−", "Less", () => this.input.stepDown());
    this.input = document.createElement("input");
    Object.assign(this.input, { type: "number", value: "3", min: "0" });
    this.plus = this.#button("+", "More", () => this.input.stepUp());
    this.append(minus, this.input, this.plus);
  }

  #button(text, label, act) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: text, tabIndex: -1, ariaLabel: label });
    button.addEventListener("click", () => {
      act();
      this.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return button;
  }
}
customElements.define("by-hand", ByHand);

// A component whose value is kept by its parent, as Dash does it.
function Kept({ component, id }) {
  const [value, setValue] = React.useState(3);
  const setProps = (changed) => { if ("value" in changed) setValue(changed.value); };
  return h(component, { id, value, min: 0, setProps });
}

function react(component, around, up) {
  return (count) => async (place) => {
    const root = ReactDOM.createRoot(place);
    const all = Array.from(
      { length: count }, (_, key) => h(Kept, { component: component(), id: `n${key}`, key }));
    ReactDOM.flushSync(() => root.render(around(all)));
    while (place.querySelectorAll("input").length < count) await tick();
    return Array.from(place.querySelectorAll("input"), (input) => {
      const box = input.parentElement.parentElement;
      const button = box.querySelector(up);
      return { press: press(button), shown: () => input.value, button };
    });
  };
}

function tick() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

// What a mouse sends to what it presses.
function press(button) {
  return () => {
    const how = {
      bubbles: true, cancelable: true, composed: true, button: 0, isPrimary: true, pointerId: 1, detail: 1 };
    for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      const Kind = name.startsWith("pointer") ? PointerEvent : MouseEvent;
      button.dispatchEvent(new Kind(name, how));
    }
  };
}

const peers = {
  "native input": (count) => many(count, "input", { type: "number", value: "3", min: "0" },
    (input) => ({ press: () => input.stepUp(), shown: () => input.value, button: input })),
  "native input, two buttons": (count) => many(count, "by-hand", {},
    ({ input, plus }) => ({ press: press(plus), shown: () => input.value, button: plus })),
  "number-select": (count) => many(count, "number-select", { value: "3", min: "0" }, (element) => {
    const [button, field] = ["increment", "number"].map(
      (part) => element.shadowRoot.querySelector(`[part~="${part}"]`));
    return { press: press(button), shown: () => field.value, button };
  }),
  "Mantine": react(
    () => dash_mantine_components.NumberInput,
    (all) => h(dash_mantine_components.MantineProvider, {}, all),
    "[data-direction=up]"),
  "Ant Design": react(
    () => feffery_antd_components.AntdInputNumber,
    (all) => h(React.Suspense, {}, all),
    ".ant-input-number-handler-up"),
  "Bokeh": (count) => async (place) => {
    const models = Array.from(
      { length: count }, () => new Bokeh.Widgets.Spinner({ value: 3, low: 0, step: 1 }));
    const view = await Bokeh.Plotting.show(new Bokeh.Column({ children: models }), place);
    return view.child_views.map(({ shadow_el }) => {
      const button = shadow_el.querySelector(".bk-spin-btn-up");
      return { press: press(button), shown: () => shadow_el.querySelector("input").value, button };
    });
  },
};

function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

// Makes so many controls and has them painted; keeps them for the other measurements.
globalThis.create = async (kind, count) => {
  const place = document.createElement("div");
  document.body.append(place);
  globalThis.controls = await peers[kind](count)(place);
  await painted();
};

// Presses the first control so often, each time until what it shows has changed; tells how long it took.
globalThis.step = async (count) => {
  const [control] = globalThis.controls;
  const start = performance.now();
  for (let index = 0; index < count; index += 1) {
    const before = control.shown();
    control.press();
    for (let wait = 0; control.shown() === before; wait += 1) {
      if (wait > 1000) throw new Error(`it stays at ${before}`);
      await tick();
    }
  }
  return performance.now() - start;
};

// Where a mouse clicks to lead the first control up. The browser's own button is at the end of its field.
globalThis.target = () => {
  const [{ button }] = globalThis.controls;
  button.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isField = button.localName === "input";
  return isField ? [right - 9, (3 * top + bottom) / 4] : [(left + right) / 2, (top + bottom) / 2];
};

// The number that the first control shows, however it groups the digits.
globalThis.number = () => Number(globalThis.controls[0].shown().replace(/\D/g, ""));
