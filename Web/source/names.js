// What the field and the buttons are called, after what labels the element.

import { fill } from './words.js'

export const nameParts = shell => {
  const { field, minus, plus, words } = shell
  const label = labelOf(shell)
  const name = (plain, named) => (label ? fill(named, () => label) : plain)
  field.ariaLabel = label || words.number
  minus.ariaLabel = name(words.decrease, words.decreaseNamed)
  plus.ariaLabel = name(words.increase, words.increaseNamed)
}

const labelOf = ({ host, internals }) => {
  const ids = host.getAttribute('aria-labelledby')?.split(/\s+/)
  const labels = ids ? ids.map(id => host.getRootNode().getElementById?.(id))
    : canHaveLabels(host) ? [...internals.labels] : []
  return host.ariaLabel || labels.map(element => element?.textContent.trim()).join(' ')
}

/** Each list of labels makes every later change of the page a little slower. */
const canHaveLabels = host => host.id || host.closest('label')
