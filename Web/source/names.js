// What the field and the buttons are called, after what labels the element.

import { setAttribute } from './inside.js'
import { fill } from './words.js'

export const nameParts = shell => {
  const { input, minus, plus, words } = shell
  const label = labelOf(shell)
  const name = text => fill(text, () => label)
  setAttribute(input, 'aria-label', label || words.number)
  setAttribute(minus, 'aria-label', label ? name(words.decreaseNamed) : words.decrease)
  setAttribute(plus, 'aria-label', label ? name(words.increaseNamed) : words.increase)
}

const labelOf = ({ host, internals }) => {
  const ids = host.getAttribute('aria-labelledby')?.split(/\s+/)
  const labels = ids ? ids.map(id => host.getRootNode().getElementById(id))
    : canHaveLabels(host) ? [...internals.labels] : []
  return host.getAttribute('aria-label') || labels.map(element => element?.textContent.trim()).join(' ')
}

/** Each list of labels makes every later change of the page a little slower. */
const canHaveLabels = host => host.id || host.closest('label')
