// The journals of this page's numbers in `localStorage`: what is shown at once when the page is loaded again, and what is not
// saved yet.

import { now } from './clock.js'
import { UNSAVED } from './state.js'
import { keys, read, remove } from './storage.js'

/** The longest record of a journal. A longer one is cut, and so is none. */
const longest = 4096

/** The record of a journal, or an empty text. */
export const recordOf = key => read(key)?.slice(0, longest) ?? ''

const tidied = new Set()

/** Removes the journals of this tab that a server's former accounts have left in vain. */
export const tidy = (core, tab, { base, account }) => {
  if (tidied.has(base + account)) return
  tidied.add(base + account)
  keys().filter(key => isFormer(key, tab, base, account) && !holdsChoice(core, key)).forEach(remove)
}

const isFormer = (key, tab, base, account) => {
  const [kind, owner, name] = key.split('/', 3)
  return kind === 'number-select' && owner === tab && name !== account && key.includes(`/${name}/${base}`)
}

/** Whether a choice stands in a journal that is not known to be saved. */
const holdsChoice = (core, key) => {
  const number = core.number_make_sourced()
  core.number_bind(number, now())
  core.number_open(number, core.put(`nobody\n${key}\n${recordOf(key)}`), now())
  const state = core.number_state(number)
  core.number_free(number)
  return (state & UNSAVED) !== 0
}
