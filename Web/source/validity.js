// What is wrong with the number, as forms understand it.

import { sentence } from './speech.js'
import * as is from './state.js'

/** Which bit of the state sets which flag, and what is said then. */
const violations = [
  [is.BELOW_MINIMUM, 'rangeUnderflow', 'belowMinimum'],
  [is.ABOVE_MAXIMUM, 'rangeOverflow', 'aboveMaximum'],
  [is.BETWEEN_STEPS, 'stepMismatch', 'betweenSteps'],
  [is.MISSING, 'valueMissing', 'notChosen'],
  [is.UNREADABLE, 'badInput', 'notANumber'],
]

export const validate = shell => {
  const { customError, field, internals, state } = shell
  const found = violations.filter(([bit]) => state & bit)
  const flags = Object.fromEntries(found.map(([, flag]) => [flag, true]))
  if (customError) flags.customError = true
  const message = customError || (found.length ? sentence(shell, found[0][2]) : '')
  internals.setValidity(flags, message, field)
}
