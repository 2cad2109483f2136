// The attributes as properties.

const texts = ['name', 'min', 'max', 'step', 'placeholder', 'unit', 'src', 'base', 'commit']
const switches = ['required', 'disabled', 'readOnly']

/** What changes the number or its looks. The browser itself tells of `name` and `disabled`. */
export const observed = [
  'value', ...texts.slice(1), 'required', 'readonly', 'lang', 'aria-label', 'aria-labelledby',
]

/** Gives a class the properties. */
export const reflect = ({ prototype }) => {
  const define = (name, get, set) => Object.defineProperty(prototype, name, { get, set, enumerable: true })
  for (const name of texts) {
    define(name, function () { return this.getAttribute(name) ?? '' }, function (text) { this.setAttribute(name, text) })
  }
  for (const name of switches) {
    define(name, function () { return this.hasAttribute(name) }, function (isOn) { this.toggleAttribute(name, !!isOn) })
  }
}
