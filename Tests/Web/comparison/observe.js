// Does the same to two kinds of control and tells where they differ.

const flags = [
  "badInput", "customError", "patternMismatch", "rangeOverflow", "rangeUnderflow", "stepMismatch",
  "tooLong", "tooShort", "typeMismatch", "valid", "valueMissing",
];

const reflected = [
  "defaultValue", "disabled", "max", "min", "name", "placeholder", "readOnly", "required", "step",
  "autofocus",
];

// A control of one kind in a form in a fieldset, with attributes as the parser sets them.
function make(kind, row) {
  const [tag, type] = kind.split(":");
  const attributes = Object.entries(row.attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`);
  const holder = document.createElement("div");
  holder.innerHTML = `<form><fieldset${row.fieldset ? " disabled" : ""}>`
    + `<${tag}${type ? ` type="${type}"` : ""} name="it"${attributes.join("")}></${tag}>`
    + "</fieldset></form>";
  const form = holder.firstChild;
  document.body.append(form);
  return { form, control: form.firstChild.firstChild, invalid: 0 };
}

// All that a page can see of a control.
function look({ form, control }) {
  const seen = {
    value: control.value,
    valueAsNumber: String(control.valueAsNumber),
    submitted: JSON.stringify(new FormData(form).getAll("it")),
    willValidate: control.willValidate,
    isSaid: control.validationMessage !== "",
    matches: [":valid", ":invalid", ":disabled"]
      .filter((selector) => control.matches(selector)).join(""),
    elements: form.elements.length,
    hasForm: control.form === form,
  };
  for (const flag of flags) seen[flag] = control.validity[flag];
  for (const name of reflected) seen[name] = control[name];
  return seen;
}

const acts = {
  stepUp: (it, ...n) => it.control.stepUp(...n),
  stepDown: (it, ...n) => it.control.stepDown(...n),
  set: (it, name, value) => { it.control[name] = value; },
  setNumber: (it, text) => { it.control.valueAsNumber = Number(text); },
  attribute: (it, name, value) => it.control.setAttribute(name, value),
  removeAttribute: (it, name) => it.control.removeAttribute(name),
  reset: (it) => it.form.reset(),
  customValidity: (it, text) => it.control.setCustomValidity(text),
  checkValidity: (it) => it.control.checkValidity(),
  formCheckValidity: (it) => it.form.checkValidity(),
  move: (it) => it.form.append(it.control),
  clone: (it) => {
    const clone = it.control.cloneNode(true);
    it.control.replaceWith(clone);
    it.control = clone;
  },
};

// What there is to see at first and after each act, with what the act gave.
function live(kind, row) {
  const it = make(kind, row);
  it.form.addEventListener("invalid", () => { it.invalid += 1; }, true);
  const seen = [look(it)];
  for (const [name, ...words] of row.acts) {
    let result;
    try {
      result = String(acts[name](it, ...words));
    } catch (error) {
      result = error.name;
    }
    seen.push({ ...look(it), result, invalid: it.invalid });
  }
  it.form.remove();
  return seen;
}

// Without a minimum, ours begins at 0. So the native control has that said.
function withMinimum({ attributes, ...row }) {
  const probe = document.createElement("input");
  Object.assign(probe, { type: "number", value: attributes.min ?? "" });
  return { ...row, attributes: probe.value ? attributes : { ...attributes, min: "0" } };
}

function differences(kinds, row) {
  const nativeRow = withMinimum(row);
  const isSame = row.attributes.min === nativeRow.attributes.min;
  const [ours, native] = [live(kinds[0], row), live(kinds[1], nativeRow)];
  for (const [time, now] of ours.entries()) {
    const names = Object.keys(now).filter(
      (name) => now[name] !== native[time][name] && (isSame || name !== "min"));
    if (names.length > 0) {
      const before = ours[Math.max(time - 1, 0)].value;
      const differing = names.map((name) => [name, now[name], native[time][name]]);
      return { row, time, before, differing };
    }
  }
  return null;
}

globalThis.compare = (kinds, rows) =>
  rows.map((row) => differences(kinds, row)).filter((found) => found !== null);
