// An element in its page and out of it, with a source and without one.

import { INTERRUPTED } from './codes.js'
import { sourcedCore } from './core.js'
import { mark } from './inside.js'
import { nameParts } from './names.js'
import { dropNumber } from './number.js'
import { configure } from './settings.js'
import { forgetNews } from './speech.js'
import { TOUCHED } from './state.js'
import { tell } from './telling.js'

export const appear = shell => {
  shell.isShown = true
  bind(shell)
  configure(shell)
  nameParts(shell)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', shell, { once: true })
}

/** An element that is only moved appears again at once. */
export const disappear = shell => {
  shell.send(INTERRUPTED)
  shell.isShown = false
  queueMicrotask(() => {
    if (shell.host.isConnected) return
    sleep(shell)
    shell.wanted = null
  })
}

/** Outside of a page only what was chosen is kept. */
const sleep = shell => {
  if (!shell.made) return
  shell.kept = shell.source || !(shell.state & TOUCHED) ? null : shell.value
  dropNumber(shell)
}

/** Belongs to the source that `src` names, or to none. What was chosen for another still goes there. */
export const bind = async shell => {
  const address = shell.host.getAttribute('src')
  if (address === shell.wanted) return
  if (shell.wanted !== null) shell.given = null
  shell.wanted = address
  if (shell.isCutOff) noteCut(shell, false)
  if (address === null) return startOver(shell, null, shell.core)
  const parts = await Promise.all([sourcedCore(), import('./number-select-source.js')]).catch(() => null)
  if (shell.wanted !== address || !shell.isShown) return
  if (!parts) return noteCut(shell, true)
  const [core, { Source }] = parts
  startOver(shell, address, core)
  shell.prepare()
  shell.source = new Source(
    core, shell.number, address, effects => shell.follow(effects), () => tell(shell, 'error'))
  shell.source.bind()
  if (shell.given !== null) shell.adopt(shell.given)
  shell.given = null
}

/** Notes whether what an element needs for its source could not be loaded. */
const noteCut = (shell, isCutOff) => {
  shell.isCutOff = isCutOff
  mark(shell, 'failed', isCutOff)
  configure(shell)
  if (isCutOff) tell(shell, 'error')
}

/** Tries again what has failed. */
export const retry = shell => {
  if (shell.source) return shell.source.retry()
  shell.wanted = null
  bind(shell)
}

const startOver = (shell, address, core) => {
  shell.send(INTERRUPTED)
  forgetNews(shell)
  sleep(shell)
  Object.assign(shell, { core, address, kept: null })
  configure(shell)
}
