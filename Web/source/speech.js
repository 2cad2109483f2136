// What is said, to be seen or only to be heard: what is wrong, how saving gets on, what became of the number.

import { now } from './clock.js'
import * as codes from './codes.js'
import { makePart, mark } from './inside.js'
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

/** Notes what became of the number without its user's doing. */
export const noteNews = (shell, effects) => {
  const name = nameOfNews(shell, effects)
  if (name) {
    shell.news = sentence(shell, name)
    mark(shell, 'conflict', effects & is.CONFLICTS)
  } else if (effects & (is.CHANGED | is.COMMITTED)) forgetNews(shell)
}

const nameOfNews = ({ state }, effects) => {
  if (effects & is.CONFLICTS) return problem(state) === 'nothingAllowed' ? 'choiceNotSaved' : 'changedElsewhere'
  if (effects & is.ADJUSTED) return 'adjusted'
  return effects & is.CAME_ANEW ? 'changedByServer' : ''
}

/** The news stand until the user acts again. */
export const forgetNews = shell => {
  if (!shell.news) return
  shell.news = ''
  mark(shell, 'conflict', false)
  drawMessage(shell)
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
  if (text === shell.said || !text && shell.isQuiet) return
  say(shell, text)
  if (shell.failure) offerRetry(shell)
}

const offerRetry = shell => {
  const button = makePart('retry', 'button')
  button.textContent = shell.words.retry
  button.onclick = () => shell.retry()
  shell.message.append(' ', button)
}

/** Makes the place for what is said, which assistive technology has to know before something is said there. */
export const makeMessage = shell => {
  const message = shell.message = makePart('message', 'div')
  message.id = 'message'
  message.role = 'status'
  shell.root.append(message)
  shell.field.setAttribute('aria-describedby', 'message')
}

/** Shows and says a sentence; a quiet one is only said. */
const say = (shell, text, isQuiet = false) => {
  shell.prepare()
  const { message, field } = shell
  // Whoever tries again by keyboard goes on from the number.
  const isLeft = message.querySelector(':focus-visible')
  message.className = isQuiet ? 'quiet' : ''
  message.textContent = text
  Object.assign(shell, { said: text, isQuiet, saysAt: Infinity })
  if (isLeft) field.focus()
}

/** Says what a change led to: the number once it stands. */
export const sayChange = (shell, effects) => {
  if (effects & (is.ADJUSTED | is.CAME_ANEW | is.CONFLICTS)) say(shell, shell.news)
  if (effects & (is.CHANGED | is.COMMITTED)) shell.saysAt = Number(now()) + settling
}

/** Says the number to those whose focus is elsewhere: the field says it by itself. */
export const sayNumber = shell => {
  shell.saysAt = Infinity
  if (isUnheard(shell)) say(shell, spokenText(shell, codes.SHOWN), true)
}

const isUnheard = ({ field, news, root, state }) => root.activeElement !== field && !news && !(state & is.PROBLEM)
