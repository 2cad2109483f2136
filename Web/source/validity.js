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
  const { complaint, field, internals, state } = shell
  const flags = { customError: complaint !== '' }
  let message = complaint
  for (const [bit, flag, name] of violations) {
    if (!(state & bit)) continue
    flags[flag] = true
    message ||= sentence(shell, name)
  }
  internals.setValidity(flags, message, field)
}
