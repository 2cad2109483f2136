import { english } from './words.js'

/** What there is where the core could not be loaded: a form submits what the attribute says. */
export class Fallback extends HTMLElement {
  static get formAssociated() { return true }

  #internals = this.attachInternals()

  connectedCallback() {
    // An input that stands in goes on doing so.
    if (this.shadowRoot || this.querySelector('input')) return
    const value = this.getAttribute('value') ?? ''
    this.#internals.setFormValue(value)
    this.attachShadow({ mode: 'open' }).textContent = `${value} (${english.loadFailed})`
  }
}
