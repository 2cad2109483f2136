// What the attributes say. They are always taken all at once, so their order makes no difference.

import { now } from './clock.js'
import { CONFIGURED } from './codes.js'
import { drawRange, drawSettings, drawWords } from './drawing.js'
import { makeNumber } from './number.js'
import { symbols } from './symbols.js'

const numbers = ['value', 'min', 'max', 'step']
const bases = ['', 'minimum', 'zero', 'none']

export const configure = shell => {
  const { core, kept, made } = shell
  if (!made) makeNumber(shell)
  let effects = take(shell)
  if (!made && kept !== null) effects |= core.number_assign(shell.made, core.put(kept), now())
  shell.follow(effects)
  drawWords(shell)
}

/** The language of an element, or of what its shadow root belongs to (in quotes: the shell has a `host` of its own). */
const languageOf = element => element
  && (element.closest('[lang]')?.lang ?? languageOf(element.getRootNode()['host']))

const take = shell => {
  const { core, host, made } = shell
  shell.speak(languageOf(host) || navigator.language)
  numbers.forEach((name, index) => core.number_set(made, index, core.put(host.getAttribute(name))))
  core.number_options(made, options(shell))
  core.number_speak(made, symbols(core, shell.locale, host.unit))
  const effects = core.number_send(made, CONFIGURED, 0, now())
  drawSettings(shell)
  drawRange(shell)
  return effects
}

/** What is on and off, as the core's `WebOptions` has it. While a source is awaited, nothing can be typed. */
const options = ({ host, isDisabled, wanted, address }) => {
  const isEditable = !host.readOnly && wanted === address
  return !isDisabled | isEditable << 1 | (host.commit === 'mark') << 2 | host.required << 3
    | Math.max(bases.indexOf(host.base), 0) << 16
}
