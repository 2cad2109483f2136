import { reflected } from './attributes.js'

/** Takes what a script or the user did before the element was defined. */
export const takeOver = host => {
  for (const name of ['value', 'defaultValue', 'valueAsNumber', ...reflected]) {
    if (!Object.hasOwn(host, name)) continue
    const value = host[name]
    delete host[name]
    host[name] = value
  }
  const typed = host.querySelector('input')
  if (!typed) return
  if (typed.value !== typed.defaultValue) host.value = typed.value
  const hadFocus = typed === document.activeElement
  typed.remove()
  if (hadFocus) host.focus()
}
