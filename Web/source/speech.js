// What is said, to be seen or only to be heard: what is wrong, how saving gets on, what became of the number.

import * as codes from './codes.js'
import { makePart, mark, setAttribute } from './inside.js'
import * as is from './state.js'
import { fill } from './words.js'

const problems = ['', 'belowMinimum', 'aboveMaximum', 'betweenSteps', 'nothingAllowed', 'notANumber', 'tooManyDigits']

/** The number that stands in a gap of a sentence. */
const gaps = {
  minimum: codes.LOWEST, maximum: codes.HIGHEST, number: codes.SHOWN,
  requested: codes.REQUESTED, adjusted: codes.ADJUSTED,
}

/** How long a number has to stand before it is read aloud, in milliseconds. */
const settling = 400

/** A number with what it counts. */
export const spoken = ({ host }, number) => (host.unit ? `${number} ${host.unit}` : number)

const spokenText = (shell, what) => spoken(shell, shell.text(what | codes.FOR_PEOPLE) ?? '')

/** One of the language's sentences, with its numbers. */
export const sentence = (shell, name) => fill(shell.words[name] ?? '', gap => spokenText(shell, gaps[gap]))

/** Notes what became of the number without its user's doing. It stands until the user acts again. */
export const noteNews = (shell, effects) => {
  const news = nameOfNews(shell, effects)
  if (!news && !(effects & (is.CHANGED | is.COMMITTED) && shell.news)) return
  shell.news = sentence(shell, news)
  mark(shell, 'conflict', effects & is.CONFLICTS)
}

const nameOfNews = ({ state }, effects) => {
  if (effects & is.CONFLICTS) return problem(state) === 'nothingAllowed' ? 'choiceNotSaved' : 'changedElsewhere'
  if (effects & is.ADJUSTED) return 'adjusted'
  return effects & is.CAME_ANEW ? 'changedByServer' : ''
}

const problem = state => problems[(state & is.PROBLEM) >> 8]

const failure = ({ core, made, state, isCutOff }) => {
  if (isCutOff) return 'loadFailed'
  if ((state & is.PROGRESS) !== is.FAILED) return ''
  if (!(state & is.UNSAVED)) return 'loadFailed'
  return core.number_deadline(made) < 0n ? 'saveFailed' : 'notSavedYet'
}

/** Shows what is wrong, or else how saving gets on, or else what became of the number. */
export const drawMessage = shell => {
  const { state } = shell
  shell.failure = failure(shell)
  mark(shell, 'offline', shell.failure === 'notSavedYet')
  const name = shell.failure || problem(state) || (state & is.SLOW ? 'savingSlowly' : '')
  const text = name ? sentence(shell, name) : shell.news
  if (text || shell.message?.dataset.quiet === undefined) say(shell, text)
  if (shell.failure) offerRetry(shell)
}

const offerRetry = shell => {
  const button = makePart('retry', 'button')
  button.type = 'button'
  button.textContent = shell.words.retry
  button.onclick = () => shell.retry()
  shell.message.append(' ', button)
}

/** Makes the place for what is said, which assistive technology has to know before something is said there. */
export const makeMessage = shell => {
  if (shell.message) return
  const message = shell.message = makePart('message', 'div')
  message.id = 'message'
  message.role = 'status'
  shell.root.append(message)
  setAttribute(shell.input, 'aria-describedby', 'message')
}

/** Shows and says a sentence; a quiet one is only said. */
export const say = (shell, text, isQuiet = false) => {
  shell.saying = clearTimeout(shell.saying)
  if (!text && !shell.message) return
  makeMessage(shell)
  const { message } = shell
  message.toggleAttribute('data-quiet', isQuiet)
  if (message.textContent !== text) message.textContent = text
}

/** Says what a change led to. */
export const sayChange = (shell, effects) => {
  if (effects & (is.ADJUSTED | is.CAME_ANEW | is.CONFLICTS)) say(shell, shell.news)
  if (effects & (is.CHANGED | is.COMMITTED)) sayNumber(shell)
}

/** Says the number, once it stands, to those whose focus is elsewhere: the field says it by itself. */
const sayNumber = shell => {
  shell.standsAt = performance.now() + settling
  if (!shell.saying) sayLater(shell)
}

const sayLater = shell => {
  shell.saying = setTimeout(() => {
    shell.saying = 0
    if (performance.now() < shell.standsAt) sayLater(shell)
    else if (isUnheard(shell)) say(shell, spokenText(shell, codes.SHOWN), true)
  }, shell.standsAt - performance.now())
}

const isUnheard = ({ input, news, root, state }) => root.activeElement !== input && !news && !(state & is.PROBLEM)
