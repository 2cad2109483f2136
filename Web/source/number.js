// The number of an element in the core.

/** What is left in the core when an element is dropped without being taken out of its page. */
const dropped = new FinalizationRegistry(({ core, made }) => core.number_free(made))

export const makeNumber = shell => {
  const { core } = shell
  const made = shell.made = shell.address === null ? core.number_make() : core.number_make_sourced()
  dropped.register(shell.host, { core, made }, shell)
}

/** Gives it back to the core, at once or when its source has done with it. */
export const dropNumber = shell => {
  dropped.unregister(shell)
  clearTimeout(shell.timer)
  if (shell.source) shell.source.depart()
  else shell.core.number_free(shell.made)
  Object.assign(shell, { source: null, address: null, made: 0, wakesAt: Infinity, saysAt: Infinity })
}
