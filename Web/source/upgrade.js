/** Takes what a script or the user did before the element was defined. */
export const takeOver = host => {
  for (const name of Object.keys(host)) {
    if (!(name in host.constructor.prototype)) continue
    const value = host[name]
    delete host[name]
    Reflect.set(host, name, value)
  }
  const typed = host.firstElementChild && host.querySelector('input')
  if (!typed) return
  if (typed.value !== typed.defaultValue) host.value = typed.value
  const hadFocus = typed.matches(':focus')
  typed.remove()
  if (hadFocus) host.focus()
}
