import { observed, reflect } from './attributes.js'
import { ENTRY_REVERTED, RESET } from './codes.js'
import { dress } from './inside.js'
import { appear, bind, disappear } from './life.js'
import { nameParts } from './names.js'
import { configure } from './settings.js'
import { Shell } from './shell.js'
import { takeOver } from './upgrade.js'
import { validate } from './validity.js'

/** A number between a minus and a plus: `<number-select name="quantity" min="1" max="10">`. */
export class NumberSelect extends HTMLElement {
  // Not static fields, for which the build would give up private ones.
  static get formAssociated() { return true }
  static get observedAttributes() { return observed }

  #internals = this.attachInternals()
  #shell = new Shell(this, this.#internals)

  connectedCallback() {
    takeOver(this)
    appear(this.#shell)
    if (this.autofocus && document.activeElement === document.body) this.focus()
  }

  disconnectedCallback() { disappear(this.#shell) }

  adoptedCallback() { dress(this.#shell) }

  attributeChangedCallback(name) {
    const shell = this.#shell
    if (!shell.isShown) return shell.made && configure(shell)
    if (name === 'src') bind(shell)
    if (!name.startsWith('aria')) configure(shell)
    nameParts(shell)
  }

  formDisabledCallback(isDisabled) {
    this.#shell.isDisabled = isDisabled
    if (this.#shell.made) configure(this.#shell)
  }

  formResetCallback() {
    this.#shell.send(ENTRY_REVERTED)
    this.#shell.send(RESET)
  }

  /** A number on a server has been kept better. */
  formStateRestoreCallback(state) { if (!this.src) this.value = state }

  // What scripts can do, as with a number input.

  get value() {
    this.#shell.number
    return this.#shell.value
  }
  set value(text) { this.#shell.adopt(`${text ?? ''}`) }

  get valueAsNumber() { return this.value === '' ? NaN : +this.value }
  set valueAsNumber(number) {
    if (Math.abs(number) === Infinity) throw new TypeError('Infinite')
    this.value = isNaN(number) ? '' : number
  }

  get defaultValue() { return this.getAttribute('value') ?? '' }
  set defaultValue(text) { this.setAttribute('value', text) }

  get type() { return 'number' }
  get form() { return this.#internals.form }
  get labels() { return this.#internals.labels }
  get validity() { return this.#internals.validity }
  get validationMessage() { return this.willValidate ? this.#internals.validationMessage : '' }
  get willValidate() { return this.#internals.willValidate }

  stepUp(count = 1) { this.#shell.go(count | 0) }
  stepDown(count = 1) { this.#shell.go(-(count | 0)) }

  checkValidity() { return this.#internals.checkValidity() }
  reportValidity() { return this.#internals.reportValidity() }
  setCustomValidity(message) {
    this.#shell.complaint = `${message}`
    this.#shell.number
    validate(this.#shell)
  }

  select() {
    const { field } = this.#shell
    field.select()
    // In some browsers that focuses it, and then the number is written another way.
    field.select()
  }
}

reflect(NumberSelect)
