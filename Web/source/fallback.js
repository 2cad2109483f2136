import { english } from './words.js'

/** What there is where the core could not be loaded: a form submits what the attribute says. */
export class Fallback extends HTMLElement {
  static get formAssociated() { return true }

  connectedCallback() {
    const value = this.getAttribute('value') ?? ''
    this.attachInternals().setFormValue(value)
    this.attachShadow({ mode: 'open' }).textContent = `${value} (${english.loadFailed})`
  }
}
