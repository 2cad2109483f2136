import { core } from './core.js'
import { NumberSelect } from './element.js'
import { Fallback } from './fallback.js'

customElements.define('number-select', core ? NumberSelect : Fallback)

export { NumberSelect }
