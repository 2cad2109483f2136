// The journals of this page's numbers in `localStorage`. Only a choice that is not saved yet has to outlast the page.

import { now } from './clock.js'
import { keys, read, remove } from './storage.js'

/** The longest record of a journal. A longer one is cut, and so is none. */
const longest = 4096

/** The record of a journal, or an empty text. */
export const recordOf = key => read(key)?.slice(0, longest) ?? ''

let isTidy = false

/** Removes, once, the journals that this tab has in vain, of former accounts too. */
export const tidy = (core, tab) => {
  if (isTidy) return
  isTidy = true
  keys().filter(key => key.startsWith(`number-select/${tab}/`) && !holdsChoice(core, key)).forEach(remove)
}

/** Whether a choice stands in a journal that is not known to be saved. */
const holdsChoice = (core, key) => {
  const number = core.number_make_sourced()
  core.number_bind(number, now())
  core.number_open(number, core.put(`nobody\n${key}\n${recordOf(key)}`), now())
  const length = core.number_record(number, core.put(key))
  core.number_free(number)
  return length > 0
}
