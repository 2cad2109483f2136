// The looks. A page changes them by custom properties, parts and states; there is no style in any markup,
// so that the strictest policy holds.

export const styles = new CSSStyleSheet()

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
`)

const template = document.createElement('template')
template.innerHTML = `<div class=box part=box><input part=number id=number type=text role=spinbutton autocomplete=off spellcheck=false
 aria-describedby=message><span part=unit></span><button part=decrement type=button tabindex=-1 aria-controls=number>−</button><button part=increment
 type=button tabindex=-1 aria-controls=number>+</button></div><div part=message id=message role=status></div>`

/** The inside of an element. */
export const inside = () => template.content.cloneNode(true)
