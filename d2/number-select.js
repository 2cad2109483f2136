// Web/source/core.js
var [
  PRESSED,
  RELEASED,
  INTERRUPTED,
  STEPPED,
  STEP_KEY,
  PAGE_KEY,
  END_KEY,
  KEY_UP,
  WHEEL,
  FOCUSED,
  ENTRY_BEGAN,
  ENTRY_COMMITTED,
  ENTRY_ENDED,
  ENTRY_REVERTED,
  CONFIGURED,
  RESET,
  ANSWERED,
  PROCEEDED,
  WOKEN
] = Array(19).keys();
var [SHOWN, VALUE, SUBMITTED, LOWEST, HIGHEST, PROPOSED, REQUESTED, ADJUSTED, FORGOTTEN] = Array(9).keys();
var FOR_PEOPLE = 32;
var now = () => BigInt(Math.floor(performance.now()));
var Core = class {
  #words = [];
  constructor(exports) {
    Object.assign(this, exports);
    this.languages = /* @__PURE__ */ new Map();
  }
  /** The core's buffer, with room for so many words. */
  #room(count) {
    const start = this.number_room(count);
    const { buffer } = this.memory;
    if (this.#words.byteOffset !== start || this.#words.length < count || this.#words.buffer !== buffer) {
      this.#words = new Uint32Array(buffer, start, Math.max(count, 64));
    }
    return this.#words;
  }
  /** Puts numbers into the core's buffer and says how many. */
  putWords(numbers2) {
    this.#room(numbers2.length).set(numbers2);
    return numbers2.length;
  }
  /** Puts a text into the core's buffer and says how long it is, or −1 for no text. */
  put(text) {
    return text == null ? -1 : this.putWords(Array.from(text, (character) => character.codePointAt(0)));
  }
  /** Reads a text of that length from the core's buffer; `null` if there is none. */
  take(count) {
    if (count < 0)
      return null;
    const words = this.#room(count);
    let text = "";
    for (let index = 0; index < count; index++)
      text += String.fromCodePoint(words[index]);
    return text;
  }
};
var open = async (name) => {
  const answer = await fetch(new URL(name, import.meta.url));
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
  return new Core(instance.exports);
};
var sourcedName = "number-select-source.wasm";
var needsSource = document.querySelector("number-select[src]");
var core = await open(needsSource ? sourcedName : "number-select.wasm").catch(() => null);
var sourced = core?.number_bind ? core : null;
var sourcedCore = () => sourced ??= open(sourcedName);

// Web/strings/en.json
var en_default = {
  aboveMaximum: "The maximum is {maximum}",
  adjusted: "{requested} is not possible. Changed to {adjusted}.",
  belowMinimum: "The minimum is {minimum}",
  betweenSteps: "This number is not possible",
  changedByServer: "Changed to {number} by the server",
  changedElsewhere: "Changed to {number} elsewhere. Your choice was not saved.",
  choiceNotSaved: "Your choice was not saved.",
  decrease: "Decrease",
  decreaseNamed: "Decrease {label}",
  increase: "Increase",
  increaseNamed: "Increase {label}",
  loadFailed: "Could not load",
  loading: "Loading\u2026",
  notANumber: "Not a valid number",
  notChosen: "Not chosen",
  notSavedYet: "Offline, not saved yet",
  nothingAllowed: "Not available",
  number: "Number",
  retry: "Try again",
  retryHint: "Loads the number again.",
  saveFailed: "Could not save",
  saved: "Saved",
  saving: "Saving\u2026",
  savingSlowly: "Still saving\u2026",
  tooManyDigits: "Too many digits",
  typeHint: "Lets you type the number."
};

// Web/source/language.js
var loaded = /* @__PURE__ */ new Map([["en", en_default]]);
var scalars = (text) => Array.from(text, (character) => character.codePointAt(0));
var signs = (locale, unit) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: true });
  const parts = format.formatToParts(-1234567890125e-1);
  const text = (type) => parts.find((part) => part.type === type)?.value ?? "";
  const groups = parts.filter((part) => part.type === "integer").map((part) => [...part.value].length);
  const least = [1, 10, 100].findIndex((factor) => format.formatToParts(1e3 * factor).some((part) => part.type === "group"));
  const first = parts.findIndex((part) => part.type === "integer");
  const minus = scalars(parts.slice(0, first).map((part) => part.value).join("") || "-");
  return [
    ...scalars(format.format(0)),
    ...scalars(text("decimal") || "."),
    scalars(text("group"))[0] ?? 0,
    groups.at(-1),
    groups.at(-2) ?? groups.at(-1),
    least < 0 ? 1 : least + 1,
    minus.length,
    ...minus,
    ...scalars(unit)
  ];
};
var known = (locale) => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0 ? locale : navigator.language;
  } catch {
    return navigator.language;
  }
};
var symbols = (core2, locale, unit) => {
  const key = `${locale}
${unit}`;
  if (!core2.languages.has(key))
    core2.languages.set(key, core2.number_symbols(core2.putWords(signs(known(locale), unit))));
  return core2.languages.get(key);
};
var chinese = (locale) => /hant|tw|hk|mo/i.test(locale) ? "zh-Hant" : "zh-Hans";
var stringsFor = (locale) => {
  const language = locale.split("-")[0].toLowerCase();
  if (language === "zh")
    return chinese(locale);
  if (language === "pt")
    return "pt-BR";
  return "ja ko de fr es it ru ar he hi".split(" ").includes(language) ? language : "en";
};
var strings = (locale, then) => {
  const language = stringsFor(locale);
  if (!loaded.has(language)) {
    loaded.set(language, fetch(new URL(`strings/${language}.json`, import.meta.url)).then((answer) => answer.json()).catch(() => en_default).then((texts3) => loaded.set(language, texts3)));
  }
  const texts2 = loaded.get(language);
  if (!(texts2 instanceof Promise))
    return texts2;
  texts2.then(then);
  return en_default;
};
var fill = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name]);

// Web/source/styles.js
var styles = new CSSStyleSheet();
styles.replaceSync(`
:host {
  display: inline-block; box-sizing: border-box; vertical-align: middle; max-width: 100%;
  color: var(--number-select-color, FieldText); touch-action: manipulation; -webkit-tap-highlight-color: transparent;
  --size: var(--number-select-size, 2.5em); --line: var(--number-select-border, 1px solid color-mix(in srgb, currentColor 45%, transparent));
  --accent: var(--number-select-accent, AccentColor);
}
:host([hidden]) { display: none }
.box {
  display: flex; align-items: stretch; min-width: 0; min-height: var(--size); border: var(--line);
  border-radius: var(--number-select-radius, .5em); background: var(--number-select-background, Field); overflow: hidden;
}
.box:focus-within { outline: 2px solid var(--accent); outline-offset: 1px }
input, button {
  appearance: none; box-sizing: border-box; margin: 0; border: 0; padding: 0; outline: 0; background: none; color: inherit; font: inherit;
  letter-spacing: inherit; text-align: center;
}
.box button {
  min-width: 24px; font-size: 1.25em; line-height: 1; cursor: pointer; user-select: none; -webkit-user-select: none;
  -webkit-touch-callout: none; width: calc(var(--size) / 1.25);
}
button[part~=decrement] { order: -1 }
@media (hover: hover) { button:hover { background: color-mix(in srgb, currentColor 8%, transparent) } }
button[data-pressed] { background: color-mix(in srgb, currentColor 18%, transparent) }
button[aria-disabled=true] { opacity: .38; cursor: default; background: none }
input {
  flex: 1; width: var(--number-select-width, 4em); min-width: var(--number-select-width, 4em);
  padding: 0 .25em; font-variant-numeric: tabular-nums;
}
@supports (field-sizing: content) { input { field-sizing: content; width: auto } }
input::placeholder { color: inherit; opacity: .6 }
[part=retry] { color: LinkText; text-decoration: underline; cursor: pointer }
[part=unit] { align-self: center; padding-inline: 0 .4em; opacity: .75 }
[part=unit]:empty { display: none }
[part=message] { width: 0; min-width: 100%; font-size: .85em; padding-top: .25em; color: var(--number-select-message, inherit) }
[part=message]:empty { padding: 0 }
[part=message][data-quiet] {
  position: absolute; width: 1px; min-width: 0; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
:host([aria-invalid=true]) .box, .box[data-invalid] { border-color: var(--number-select-invalid, #c22) }
.box[data-off] { opacity: .5 }
.box[data-off] * { cursor: default }
@media (prefers-color-scheme: dark) { .box[data-invalid] { border-color: var(--number-select-invalid, #f77) } }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color .12s } }
@media (forced-colors: active) {
  .box { border-color: ButtonBorder }
  button[aria-disabled=true] { color: GrayText; opacity: 1 }
  .box[data-off] { color: GrayText; opacity: 1 }
  .box[data-invalid] { border-style: double; border-width: 3px }
}
`);
var template = document.createElement("template");
template.innerHTML = `<div class=box part=box><input part=number id=number type=text role=spinbutton autocomplete=off spellcheck=false
 aria-describedby=message><span part=unit></span><button part=decrement type=button tabindex=-1 aria-controls=number>\u2212</button><button part=increment
 type=button tabindex=-1 aria-controls=number>+</button></div><div part=message id=message role=status></div>`;
var inside = () => template.content.cloneNode(true);

// Web/source/element.js
var numbers = ["value", "min", "max", "step"];
var texts = ["name", ...numbers.slice(1), "placeholder", "unit", "src", "base", "commit"];
var switches = { required: "required", disabled: "disabled", readOnly: "readonly" };
var bases = ["", "minimum", "zero", "none"];
var problems = ["", "belowMinimum", "aboveMaximum", "betweenSteps", "nothingAllowed", "notANumber", "tooManyDigits"];
var flags = { rangeUnderflow: 14, rangeOverflow: 15, stepMismatch: 16, valueMissing: 17, badInput: 18 };
var [LOADING, SAVING, FAILED] = [1, 2, 3];
var events = [
  "pointerdown",
  "pointermove",
  "pointerup",
  "pointercancel",
  "lostpointercapture",
  "mousedown",
  "contextmenu",
  "click",
  "keydown",
  "keyup",
  "focusin",
  "focusout",
  "input",
  "compositionend"
];
var steps = { ArrowUp: [STEP_KEY, 1], ArrowDown: [STEP_KEY, 0], PageUp: [PAGE_KEY, 1], PageDown: [PAGE_KEY, 0], Home: [END_KEY, 0], End: [END_KEY, 1] };
var settled = 400;
var long = 2e3;
var dropped = new FinalizationRegistry(({ core: core2, number }) => core2.number_free(number));
var attribute = (element, name, text) => {
  if (text == null)
    element.removeAttribute(name);
  else if (element.getAttribute(name) !== text)
    element.setAttribute(name, text);
};
var NumberSelect = class extends HTMLElement {
  static get formAssociated() {
    return true;
  }
  static get observedAttributes() {
    return [...numbers, ...texts.slice(4), "required", "readonly", "lang", "aria-label", "aria-labelledby"];
  }
  #internals = this.attachInternals();
  #box;
  #input;
  #unit;
  #buttons;
  #message;
  #core = core;
  /** The number in the core, or 0. */
  #made = 0;
  #state = -1;
  #isShown = false;
  #isDisabled = false;
  /** What was chosen before the element left its page. */
  #kept = null;
  /** The value that the page was told last. */
  #told = "";
  #submitted = null;
  #custom = "";
  #label = "";
  #timer = 0;
  #saying = 0;
  #saving = 0;
  #failure = "";
  /** What became of the number without its user's doing. It stands until the user acts again. */
  #news = "";
  #pointer = null;
  #wasPressed = false;
  #source = null;
  /** What `src` says, and what of it has been done. */
  #wanted = null;
  #address = null;
  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [styles];
    root.append(inside());
    this.#box = root.firstChild;
    this.#message = root.lastChild;
    const [input, unit, minus, plus] = this.#box.children;
    this.#input = input;
    this.#unit = unit;
    this.#buttons = [minus, plus];
    for (const type of events)
      root.addEventListener(type, this);
  }
  // In the page and out of it.
  connectedCallback() {
    this.#isShown = true;
    this.#takeOver();
    this.#configure();
    this.#name();
    this.#bind();
    if (this.autofocus && document.activeElement === document.body)
      this.focus();
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", this, { once: true });
  }
  disconnectedCallback() {
    this.#send(INTERRUPTED);
    this.#isShown = false;
    queueMicrotask(() => {
      if (this.isConnected)
        return;
      this.#sleep();
      this.#wanted = null;
    });
  }
  attributeChangedCallback(name) {
    if (!this.#isShown)
      return this.#made && this.#configure();
    if (name.startsWith("aria"))
      this.#name();
    else if (name === "src")
      this.#bind();
    else
      this.#configure();
  }
  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    if (this.#made)
      this.#configure();
  }
  formResetCallback() {
    this.#send(ENTRY_REVERTED);
    this.#send(RESET);
  }
  formStateRestoreCallback(state) {
    this.value = state;
  }
  /** Takes what a script or the user did before the element was defined. */
  #takeOver() {
    for (const name of ["value", "defaultValue", "valueAsNumber", ...texts, ...Object.keys(switches)]) {
      if (!Object.hasOwn(this, name))
        continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    const typed = this.querySelector("input");
    if (!typed)
      return;
    if (typed.value !== typed.defaultValue)
      this.value = typed.value;
    const hadFocus = typed === document.activeElement;
    typed.remove();
    if (hadFocus)
      this.focus();
  }
  /** The number in the core, made when it is first needed. */
  get #number() {
    if (this.#made)
      return this.#made;
    const core2 = this.#core;
    const number = this.#made = this.#address === null ? core2.number_make() : core2.number_make_sourced();
    dropped.register(this, { core: core2, number }, this);
    this.#apply();
    if (this.#kept != null)
      core2.number_assign(number, core2.put(this.#kept), now());
    return number;
  }
  /** Outside of a page only what was chosen is kept. */
  #sleep() {
    if (!this.#made)
      return;
    this.#kept = this.#source || !(this.#state >> 21 & 1) ? null : this.value;
    clearTimeout(this.#timer);
    dropped.unregister(this);
    if (this.#source)
      this.#source.depart();
    else
      this.#core.number_free(this.#made);
    this.#source = this.#address = null;
    this.#made = 0;
  }
  /** Belongs to the source that `src` names, or to none. What was chosen for another still goes there. */
  async #bind() {
    const address = this.getAttribute("src");
    if (address === this.#wanted)
      return;
    this.#wanted = address;
    if (address === null)
      return this.#start(null, this.#core);
    const [core2, { Source }] = await Promise.all([sourcedCore(), import("./number-select-source.js")]);
    if (this.#wanted !== address || !this.#isShown)
      return;
    this.#start(address, core2);
    this.#source = new Source(core2, this.#number, address, (effects) => this.#follow(effects));
    this.#source.bind();
  }
  /** Starts over with a source or without one. */
  #start(address, core2) {
    this.#send(INTERRUPTED);
    this.#sleep();
    this.#core = core2;
    this.#kept = null;
    this.#address = address;
    this.#configure();
  }
  // Settings. They are always taken all at once, so their order makes no difference.
  #apply() {
    const core2 = this.#core;
    const number = this.#made;
    numbers.forEach((name, index) => core2.number_set(number, index, core2.put(this.getAttribute(name))));
    const isEditable = !this.readOnly && this.#wanted === this.#address;
    core2.number_options(number, (this.#isDisabled ? 0 : 1) | (isEditable ? 2 : 0) | (this.commit === "mark" ? 4 : 0) | (this.required ? 8 : 0) | Math.max(bases.indexOf(this.base), 0) << 16);
    core2.number_speak(number, symbols(core2, this.#locale, this.unit));
    return core2.number_send(number, CONFIGURED, 0, now());
  }
  #configure() {
    this.#number;
    this.#unit.textContent = this.unit;
    this.#input.placeholder = this.placeholder;
    this.#follow(this.#apply());
  }
  get #locale() {
    return this.closest("[lang]")?.lang || navigator.language;
  }
  get #strings() {
    return strings(this.#locale, () => {
      this.#name();
      this.#state = -1;
      this.#draw();
    });
  }
  // What happens.
  #send(event, argument = 0) {
    this.#follow(this.#core.number_send(this.#number, event, argument, now()));
  }
  /** Draws first, so that state and view agree, and then tells the page. */
  #follow(effects) {
    const text = (what) => what ? this.#text(what) : "";
    const [proposed, requested, adjusted, forgotten] = [
      text(effects & 32 && PROPOSED),
      text(effects & 16 && REQUESTED),
      text(effects & 16 && ADJUSTED),
      text(effects & 256 && FORGOTTEN)
    ];
    if (effects & 28)
      this.#news = effects & 16 ? this.#adjustment : "";
    this.#source?.perform(effects);
    this.#draw(effects & 1);
    this.#wait();
    if (effects & 4 && this.value !== this.#told)
      this.#tell("input");
    if (effects & 8)
      this.#tell("change");
    if (effects & 16) {
      this.#say(this.#news);
      this.dispatchEvent(new CustomEvent("adjusted", { bubbles: true, composed: true, detail: { requested, adjusted } }));
    }
    if (effects & 12)
      this.#sayNumber();
    if (effects & 128)
      this.#tellLoad(effects);
    if (effects & 256)
      this.#tellConflict(forgotten);
    if (effects & 32)
      this.#send(ANSWERED, this.#mayBecome(proposed) ? 1 : 0);
    if (effects & 64)
      this.#send(PROCEEDED);
  }
  get #adjustment() {
    const [requested, adjusted] = [REQUESTED, ADJUSTED].map((what) => this.#spoken(this.#written(what)));
    return fill(this.#strings.adjusted, { requested, adjusted });
  }
  #tellLoad(effects) {
    this.#told = this.value;
    if (effects & 1 << 14) {
      this.#news = fill(this.#strings.changedByServer, { number: this.#spoken(this.#written(SHOWN)) });
      this.#say(this.#news);
    }
    this.dispatchEvent(new Event("load"));
  }
  #tellConflict(forgotten) {
    this.#mark("conflict", true);
    this.dispatchEvent(new CustomEvent("conflict", { bubbles: true, composed: true, detail: { forgotten, value: this.value } }));
  }
  #tell(type) {
    this.#told = this.value;
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
  }
  #mayBecome(data) {
    const detail = { bubbles: true, composed: true, cancelable: true, inputType: "insertReplacementText", data };
    return this.dispatchEvent(new InputEvent("beforeinput", detail));
  }
  #wait() {
    clearTimeout(this.#timer);
    const deadline = this.#core.number_deadline(this.#number);
    if (deadline >= 0n)
      this.#timer = setTimeout(() => this.#send(WOKEN), Number(deadline - now()));
  }
  handleEvent(event) {
    const { type, target } = event;
    const direction = this.#buttons.indexOf(target);
    switch (type) {
      case "pointerdown":
        return direction >= 0 && this.#press(event, direction);
      case "pointermove":
        return event.pointerId === this.#pointer && this.#leave(event);
      case "pointerup":
        return event.pointerId === this.#pointer && this.#release(RELEASED);
      case "pointercancel":
      case "lostpointercapture":
        return event.pointerId === this.#pointer && this.#release(INTERRUPTED);
      case "blur":
      case "visibilitychange":
        return this.#release(INTERRUPTED);
      case "mousedown":
        return direction >= 0 && event.preventDefault();
      case "contextmenu":
        return direction >= 0 && this.#pointer != null && this.#refuseMenu(event);
      case "click":
        return direction >= 0 && this.#click(event, direction);
      case "keydown":
        return this.#keyDown(event);
      case "keyup":
        return event.key in steps && this.#send(KEY_UP);
      case "focusin":
        return target === this.#input && this.#focus(1);
      case "focusout":
        return target === this.#input && this.#focus(0);
      case "input":
        return event.isComposing || this.#edit();
      case "compositionend":
        return this.#edit();
      case "wheel":
        return this.#wheel(event);
      case "DOMContentLoaded":
        this.#takeOver();
        return this.#name();
    }
  }
  #press(event, direction) {
    if (event.button || !event.isPrimary || this.#pointer != null)
      return this.#release(INTERRUPTED);
    this.#wasPressed = true;
    this.#pointer = event.pointerId;
    event.target.setPointerCapture(event.pointerId);
    window.addEventListener("blur", this, { once: true });
    document.addEventListener("visibilitychange", this, { once: true });
    this.#send(PRESSED, direction);
  }
  #leave({ target, clientX, clientY }) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom)
      this.#release(INTERRUPTED);
  }
  #release(event) {
    this.#pointer = null;
    window.removeEventListener("blur", this);
    document.removeEventListener("visibilitychange", this);
    this.#send(event);
  }
  /** A long touch is a hold, and no wish for a menu. */
  #refuseMenu(event) {
    if (event.pointerType === "mouse")
      this.#release(INTERRUPTED);
    else
      event.preventDefault();
  }
  /** A click without a press comes from assistive technology or a script. */
  #click(event, direction) {
    const isOfPress = this.#wasPressed && event.detail > 0;
    this.#wasPressed = false;
    if (!isOfPress)
      this.#send(STEPPED, direction);
  }
  #keyDown(event) {
    const { key, ctrlKey } = event;
    if (event.isComposing || event.altKey || event.metaKey || event.target !== this.#input)
      return;
    const isEdited = this.#state & 32;
    if (key === "Enter") {
      this.#send(ENTRY_COMMITTED);
      setTimeout(() => event.defaultPrevented || this.#submit());
    } else if (key === "Escape") {
      if (isEdited)
        event.preventDefault();
      this.#send(ENTRY_REVERTED);
    } else if (key in steps) {
      const [code, direction] = steps[key];
      if (event.shiftKey || (code === END_KEY ? isEdited && !ctrlKey : ctrlKey))
        return;
      event.preventDefault();
      this.#send(code, direction);
    }
  }
  #submit() {
    const { form } = this;
    if (!form)
      return;
    const button = [...form.elements].find((element) => element.type === "submit");
    if (button)
      button.click();
    else
      form.requestSubmit();
  }
  #focus(isFocused) {
    if (isFocused)
      this.#input.addEventListener("wheel", this, { passive: false });
    else
      this.#input.removeEventListener("wheel", this);
    this.#send(FOCUSED, isFocused);
    if (isFocused)
      this.#send(ENTRY_BEGAN);
    if (isFocused)
      this.#name();
  }
  #edit() {
    this.#news = "";
    this.#follow(this.#core.number_type(this.#number, this.#core.put(this.#input.value), now()));
    this.#told = this.value;
  }
  #wheel(event) {
    if (event.ctrlKey || !(this.#state & 128))
      return;
    event.preventDefault();
    this.#send(WHEEL, event.wheelDeltaY);
  }
  // What is seen and heard.
  #text(what) {
    return this.#core.take(this.#core.number_write(this.#number, what));
  }
  /** As the language of the element writes it. */
  #written(what) {
    return this.#text(what | FOR_PEOPLE);
  }
  #spoken(value) {
    return this.unit ? `${value} ${this.unit}` : value;
  }
  #draw(replacesText) {
    const state = this.#core.number_state(this.#number);
    const changed = state ^ this.#state;
    this.#state = state;
    if (replacesText)
      this.#drawNumber();
    const submitted = this.#text(SUBMITTED) ?? "";
    if (submitted !== this.#submitted)
      this.#internals.setFormValue(this.#submitted = submitted);
    if (changed)
      this.#drawState(state);
  }
  #drawNumber() {
    const input = this.#input;
    const shown = this.#text(SHOWN) ?? "";
    const value = this.value;
    if (input.value !== shown)
      input.value = shown;
    attribute(input, "aria-valuenow", value || null);
    attribute(input, "aria-valuetext", shown === value && !this.unit ? null : this.#spoken(shown));
    attribute(input, "aria-valuemin", this.#text(LOWEST));
    attribute(input, "aria-valuemax", this.#text(HIGHEST));
  }
  #drawState(state) {
    const input = this.#input;
    const isOn = (place) => (state >> place & 1) === 1;
    this.#buttons.forEach((button, direction) => {
      attribute(button, "aria-disabled", isOn(direction) ? null : "true");
      button.toggleAttribute("data-pressed", isOn(2 + direction));
    });
    const isEnabled = isOn(6);
    input.disabled = !isEnabled;
    input.readOnly = !isOn(7);
    input.inputMode = isOn(20) ? "text" : isOn(19) ? "numeric" : "decimal";
    const problem = state >> 8 & 7;
    attribute(input, "aria-invalid", problem ? "true" : null);
    attribute(input, "aria-required", this.required ? "true" : null);
    this.#box.toggleAttribute("data-invalid", problem > 0);
    this.#box.toggleAttribute("data-off", !isEnabled);
    this.#mark("editing", isOn(4));
    this.#mark("at-minimum", !isOn(0) && isOn(13));
    this.#mark("at-maximum", !isOn(1) && isOn(13));
    this.#mark("pressed", isOn(2) || isOn(3));
    this.#mark("invalid", problem > 0);
    this.#mark("empty", !isOn(13));
    this.#drawProgress(state, problem);
    this.#validate(state);
  }
  /** How loading and saving get on, or else what is wrong with the number. */
  #drawProgress(state, problem) {
    const progress = state >> 22 & 3;
    const availability = state >> 11 & 3;
    const isUnsaved = state >> 24 & 1;
    const names = this.#strings;
    const isStopped = progress === FAILED && this.#core.number_deadline(this.#number) < 0n;
    this.#input.placeholder = availability === LOADING ? names.loading : this.placeholder;
    this.#mark("loading", availability === LOADING);
    this.#mark("failed", progress === FAILED);
    this.#mark("saving", progress === SAVING);
    this.#mark("offline", progress === FAILED && isUnsaved && !isStopped);
    const failure = progress !== FAILED ? "" : !isUnsaved ? names.loadFailed : isStopped ? names.saveFailed : names.notSavedYet;
    clearTimeout(this.#saving);
    if (progress === SAVING)
      this.#saving = setTimeout(() => this.#say(names.saving), long);
    const text = failure || this.#problem(problem) || this.#news;
    if (text || !this.#message.hasAttribute("data-quiet"))
      this.#say(text);
    if (failure)
      this.#offerRetry(names.retry);
    if (failure && this.#failure !== failure)
      this.dispatchEvent(new Event("error"));
    this.#failure = failure;
  }
  #offerRetry(name) {
    const button = document.createElement("button");
    button.type = "button";
    button.part = "retry";
    button.textContent = name;
    button.onclick = () => this.#source?.retry();
    this.#message.append(" ", button);
  }
  #mark(name, isSet) {
    if (isSet)
      this.#internals.states.add(name);
    else
      this.#internals.states.delete(name);
  }
  #problem(problem) {
    const bounds = { minimum: this.#written(LOWEST), maximum: this.#written(HIGHEST) };
    return problem ? fill(this.#strings[problems[problem]], bounds) : "";
  }
  #validate(state) {
    const found = Object.entries(flags).filter(([, place]) => state >> place & 1).map(([flag]) => flag);
    const validity = Object.fromEntries(found.map((flag) => [flag, true]));
    if (this.#custom)
      validity.customError = true;
    const index = { rangeUnderflow: 1, rangeOverflow: 2, stepMismatch: 3, badInput: 5 }[found[0]];
    const message = this.#custom || (index ? this.#problem(index) : this.#strings.notChosen);
    this.#internals.setValidity(validity, found.length || this.#custom ? message : "", this.#input);
  }
  /** Shows and says a sentence. */
  #say(text, isQuiet = false) {
    clearTimeout(this.#saying);
    this.#message.toggleAttribute("data-quiet", isQuiet);
    if (this.#message.textContent !== text)
      this.#message.textContent = text;
  }
  /** Says the number, once it stands, to those whose focus is elsewhere: the field says it by itself. */
  #sayNumber() {
    clearTimeout(this.#saying);
    if (this.shadowRoot.activeElement === this.#input || this.#state >> 8 & 7 || this.#news)
      return;
    this.#saying = setTimeout(() => this.#say(this.#spoken(this.#written(SHOWN) ?? ""), true), settled);
  }
  /** Names the field and the buttons after what labels the element. */
  #name() {
    const ids = this.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labels = ids.length ? ids.map((id) => this.getRootNode().getElementById(id)) : [...this.#internals.labels];
    const label = this.getAttribute("aria-label") || labels.map((element) => element?.textContent.trim()).join(" ");
    const names = this.#strings;
    attribute(this.#input, "aria-label", label || names.number);
    attribute(this.#buttons[0], "aria-label", label ? fill(names.decreaseNamed, { label }) : names.decrease);
    attribute(this.#buttons[1], "aria-label", label ? fill(names.increaseNamed, { label }) : names.increase);
  }
  // What scripts can do, as with a number input.
  get value() {
    return this.#text(VALUE) ?? "";
  }
  set value(text) {
    this.#follow(this.#core.number_assign(this.#number, this.#core.put(text == null ? "" : String(text)), now()));
    this.#told = this.value;
  }
  get valueAsNumber() {
    return this.value === "" ? NaN : Number(this.value);
  }
  set valueAsNumber(number) {
    if (Math.abs(number) === Infinity)
      throw new TypeError("The number is infinite.");
    this.value = Number.isNaN(+number) ? "" : number;
  }
  get defaultValue() {
    return this.getAttribute("value") ?? "";
  }
  set defaultValue(text) {
    this.setAttribute("value", text);
  }
  get type() {
    return "number";
  }
  get form() {
    return this.#internals.form;
  }
  get labels() {
    return this.#internals.labels;
  }
  get validity() {
    return this.#internals.validity;
  }
  get validationMessage() {
    return this.willValidate ? this.#internals.validationMessage : "";
  }
  get willValidate() {
    return this.#internals.willValidate;
  }
  stepUp(count = 1) {
    this.#step(count | 0);
  }
  stepDown(count = 1) {
    this.#step(-(count | 0));
  }
  #step(count) {
    const effects = this.#core.number_step(this.#number, count, now());
    if (effects < 0)
      throw new DOMException('There are no steps where step is "any".', "InvalidStateError");
    this.#follow(effects);
    this.#told = this.value;
  }
  checkValidity() {
    return this.#internals.checkValidity();
  }
  reportValidity() {
    return this.#internals.reportValidity();
  }
  setCustomValidity(message) {
    this.#custom = String(message);
    this.#validate(this.#core.number_state(this.#number));
  }
  select() {
    this.#input.select();
  }
};
for (const name of texts) {
  Object.defineProperty(NumberSelect.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name) ?? "";
    },
    set(text) {
      this.setAttribute(name, text);
    }
  });
}
for (const [property, name] of Object.entries(switches)) {
  Object.defineProperty(NumberSelect.prototype, property, {
    configurable: true,
    enumerable: true,
    get() {
      return this.hasAttribute(name);
    },
    set(isSet) {
      this.toggleAttribute(name, isSet);
    }
  });
}

// Web/source/fallback.js
var Fallback = class extends HTMLElement {
  static get formAssociated() {
    return true;
  }
  connectedCallback() {
    const value = this.getAttribute("value") ?? "";
    this.attachInternals().setFormValue(value);
    this.attachShadow({ mode: "open" }).textContent = `${value} (${en_default.loadFailed})`;
  }
};

// Web/source/number-select.js
customElements.define("number-select", core ? NumberSelect : Fallback);
export {
  NumberSelect
};
