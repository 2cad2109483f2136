// What the field and the buttons are called, after what labels the element.

import { setAttribute } from './inside.js'
import { fill } from './language.js'

export const nameParts = shell => {
  const { input, minus, plus, strings } = shell
  const label = labelOf(shell)
  const name = text => fill(text, () => label)
  setAttribute(input, 'aria-label', label || strings.number)
  setAttribute(minus, 'aria-label', label ? name(strings.decreaseNamed) : strings.decrease)
  setAttribute(plus, 'aria-label', label ? name(strings.increaseNamed) : strings.increase)
}

const labelOf = ({ host, internals }) => {
  const ids = host.getAttribute('aria-labelledby')?.split(/\s+/)
  const labels = ids ? ids.map(id => host.getRootNode().getElementById(id)) : [...internals.labels]
  return host.getAttribute('aria-label') || labels.map(element => element?.textContent.trim()).join(' ')
}
