// Brings the selectors of the gallery into the states that a page does not begin in. The numbers
// named "gallery-" are on no server: they are answered here, each in its way.

const never = new Promise(() => {});
const rule = { default: "3", minimum: "0", maximum: "10" };
const prefix = "/v1/numbers/gallery-";
const ask = globalThis.fetch;

const answers = {
  "GET loading": () => never,
  "GET failed": () => problem(500, "failure"),
  "GET sold-out": () => documentOf("sold-out", { ...rule, default: "0", maximum: "0" }),
  "PUT saving": () => never,
  "PUT offline": () => Promise.reject(new TypeError("offline")),
  "PUT refused": () => problem(403, "forbidden"),
};

function documentOf(id, itsRule = rule) {
  const body = { id: `gallery-${id}`, number: null, version: 1, writer: null, store: "gallery", rule: itsRule };
  return Response.json(body, { headers: { ETag: '"gallery.1"' } });
}

function problem(status, kind) {
  return Response.json(
    { type: `urn:number-select:problem:${kind}`, status },
    { status, headers: { "Content-Type": "application/problem+json" } });
}

globalThis.fetch = async (input, options = {}) => {
  const { pathname } = new URL(input.url ?? input, location.href);
  if (!pathname.startsWith(prefix)) return ask(input, options);
  const id = pathname.slice(prefix.length);
  const method = options.method ?? "GET";
  return (answers[`${method} ${id}`] ?? (() => documentOf(id)))();
};

await customElements.whenDefined("number-select");

for (const selector of document.querySelectorAll("[data-type]")) {
  const field = selector.shadowRoot.querySelector('[part~="number"]');
  field.focus();
  field.value = selector.dataset.type;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  field.blur();
}

for (const selector of document.querySelectorAll("[data-step]")) {
  selector.addEventListener("load", () => selector.stepUp(), { once: true });
}
