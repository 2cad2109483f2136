// The field, the buttons and the states, as the core wants them drawn.

import { HIGHEST, LOWEST, SHOWN, SUBMITTED, VALUE } from './codes.js'
import { makePart, mark } from './inside.js'
import { drawMessage, spoken } from './speech.js'
import * as is from './state.js'
import { validate } from './validity.js'

/** Draws one of the states that a page can style. */
const state = name => (shell, isOn) => mark(shell, name, isOn)

const drawPlaceholder = ({ host, field, state, words }) => {
  field.placeholder = (state & is.AVAILABILITY) === is.LOADING ? words.loading : host.placeholder
}

/**
 * What is drawn when some bits of the state have changed. They are on if they have the value that follows; where none
 * does, if not all of them are 0.
 */
const changes = [
  [is.CAN_STEP_DOWN, ({ minus }, isOn) => { minus.ariaDisabled = isOn ? null : true }],
  [is.CAN_STEP_UP, ({ plus }, isOn) => { plus.ariaDisabled = isOn ? null : true }],
  [is.PRESSED_DOWN, ({ minus }, isOn) => minus.toggleAttribute('data-pressed', isOn)],
  [is.PRESSED_UP, ({ plus }, isOn) => plus.toggleAttribute('data-pressed', isOn)],
  [is.EDITABLE, ({ field }, isOn) => { field.readOnly = !isOn }],
  [is.ENABLED, ({ field }, isOn) => { field.disabled = !isOn }],
  [is.PROBLEM, ({ field }, isOn) => { field.ariaInvalid = isOn || null }],
  [is.WHOLE | is.NEGATIVE, ({ field, state }) => {
    field.inputMode = state & is.NEGATIVE ? 'text' : state & is.WHOLE ? 'numeric' : 'decimal'
  }],
  [is.EDITING, state('editing')],
  [is.PRESSED_DOWN | is.PRESSED_UP, state('pressed')],
  [is.CAN_STEP_DOWN | is.HAS_NUMBER, state('at-minimum'), is.HAS_NUMBER],
  [is.CAN_STEP_UP | is.HAS_NUMBER, state('at-maximum'), is.HAS_NUMBER],
  [is.PROBLEM, state('invalid')],
  [is.HAS_NUMBER, state('empty'), 0],
  [is.AVAILABILITY, state('loading'), is.LOADING],
  [is.PROGRESS, state('saving'), is.SAVING],
  [is.PROGRESS, state('failed'), is.FAILED],
  [is.AVAILABILITY, drawPlaceholder],
  [is.PROBLEM | is.PROGRESS | is.UNSAVED | is.SLOW, drawMessage],
  [is.INVALID, validate],
]

export const draw = (shell, effects) => {
  const before = shell.state
  const state = shell.state = shell.core.number_state(shell.made)
  drawValue(shell)
  if (effects & is.REPLACES_TEXT) drawNumber(shell)
  if (state !== before) drawState(shell, before)
  if (!shell.source) return
  // Any answer can bring another rule, or end the attempts to save.
  drawRange(shell)
  drawMessage(shell)
}

const drawState = (shell, before) => {
  const { state } = shell
  for (const [bits, change, value] of changes) {
    if ((state ^ before) & bits) change(shell, value === undefined ? (state & bits) > 0 : (state & bits) === value)
  }
}

/** Takes the value, for the page and for the form. */
const drawValue = shell => {
  shell.value = shell.text(VALUE) ?? ''
  const submitted = shell.text(SUBMITTED) ?? ''
  if (submitted !== shell.submitted) shell.internals.setFormValue(shell.submitted = submitted)
}

const drawNumber = shell => {
  const { host, field, value } = shell
  const shown = shell.text(SHOWN) ?? ''
  if (field.value !== shown) field.value = shown
  // For browsers that cannot size a field by its content.
  field.size = shown.length || 1
  field.ariaValueNow = value || null
  field.ariaValueText = shown === value && !host.unit ? null : spoken(shell, shown)
}

/** Draws how far the number can go. */
export const drawRange = shell => {
  shell.field.ariaValueMin = shell.text(LOWEST)
  shell.field.ariaValueMax = shell.text(HIGHEST)
}

/** Draws anew what is said: in another language, say, or of another minimum. */
export const drawWords = shell => {
  drawPlaceholder(shell)
  drawMessage(shell)
  if (shell.state & is.INVALID) validate(shell)
}

/** Draws what attributes say. */
export const drawSettings = shell => {
  const { host, field } = shell
  const { unit } = host
  field.ariaRequired = host.required || null
  if (!unit && !shell.unitPart) return
  if (!shell.unitPart) field.after(shell.unitPart = makePart('unit', 'span'))
  shell.unitPart.textContent = unit
}
