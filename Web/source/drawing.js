// The field, the buttons and the states, as the core wants them drawn.

import { HIGHEST, LOWEST, SHOWN, SUBMITTED, VALUE } from './codes.js'
import { makePart, mark, setAttribute } from './inside.js'
import { drawMessage, spoken } from './speech.js'
import * as is from './state.js'
import { validate } from './validity.js'

/** The states that a page can style, and when they are on. */
const states = {
  editing: state => state & is.EDITING,
  pressed: state => state & (is.PRESSED_DOWN | is.PRESSED_UP),
  'at-minimum': state => (state & (is.CAN_STEP_DOWN | is.HAS_NUMBER)) === is.HAS_NUMBER,
  'at-maximum': state => (state & (is.CAN_STEP_UP | is.HAS_NUMBER)) === is.HAS_NUMBER,
  invalid: state => state & is.PROBLEM,
  empty: state => !(state & is.HAS_NUMBER),
  loading: state => (state & is.AVAILABILITY) === is.LOADING,
  saving: state => (state & is.PROGRESS) === is.SAVING,
  failed: state => (state & is.PROGRESS) === is.FAILED,
}

/** What becomes of the parts when some bits of the state change. */
const changes = [
  [is.CAN_STEP_DOWN, ({ minus }, isOn) => setAttribute(minus, 'aria-disabled', isOn ? null : 'true')],
  [is.CAN_STEP_UP, ({ plus }, isOn) => setAttribute(plus, 'aria-disabled', isOn ? null : 'true')],
  [is.PRESSED_DOWN, ({ minus }, isOn) => minus.toggleAttribute('data-pressed', isOn)],
  [is.PRESSED_UP, ({ plus }, isOn) => plus.toggleAttribute('data-pressed', isOn)],
  [is.EDITABLE, ({ input }, isOn) => { input.readOnly = !isOn }],
  [is.ENABLED, ({ box, input }, isOn) => {
    input.disabled = !isOn
    box.toggleAttribute('data-off', !isOn)
  }],
  [is.PROBLEM, ({ box, input }, isOn) => {
    setAttribute(input, 'aria-invalid', isOn ? 'true' : null)
    box.toggleAttribute('data-invalid', isOn)
  }],
  [is.WHOLE | is.NEGATIVE, ({ input, state }) => {
    input.inputMode = state & is.NEGATIVE ? 'text' : state & is.WHOLE ? 'numeric' : 'decimal'
  }],
]

export const draw = (shell, effects) => {
  const before = shell.state
  const state = shell.state = shell.core.number_state(shell.made)
  if (effects !== is.ASKS) drawValue(shell)
  if (effects & is.REPLACES_TEXT) drawNumber(shell)
  if (state !== before) drawState(shell, before)
}

/** Draws what is said in the language of the element. */
export const drawWords = shell => drawState(shell, shell.state)

const drawNumber = shell => {
  const { input, value } = shell
  const shown = shell.text(SHOWN) ?? ''
  if (input.value !== shown) input.value = shown
  setAttribute(input, 'aria-valuenow', value || null)
  setAttribute(input, 'aria-valuetext', shown === value && !shell.host.unit ? null : spoken(shell, shown))
  setAttribute(input, 'aria-valuemin', shell.text(LOWEST))
  setAttribute(input, 'aria-valuemax', shell.text(HIGHEST))
}

const drawState = (shell, before) => {
  const { state } = shell
  for (const [bits, change] of changes) {
    if ((state ^ before) & bits) change(shell, (state & bits) > 0)
  }
  for (const [name, isOn] of Object.entries(states)) {
    if (!isOn(state) !== !isOn(before)) mark(shell, name, isOn(state))
  }
  drawPlaceholder(shell)
  drawMessage(shell)
  if ((state | before) & is.INVALID) validate(shell)
}

/** Takes the value, for the page and for the form. */
const drawValue = shell => {
  shell.value = shell.text(VALUE) ?? ''
  const submitted = shell.text(SUBMITTED) ?? ''
  if (submitted !== shell.submitted) shell.internals.setFormValue(shell.submitted = submitted)
}

/** Draws what attributes say. */
export const drawSettings = shell => {
  const { host, input } = shell
  const { unit } = host
  setAttribute(input, 'aria-required', host.required ? 'true' : null)
  drawPlaceholder(shell)
  if (!unit && !shell.unit) return
  if (!shell.unit) input.after(shell.unit = makePart('unit', 'span'))
  shell.unit.textContent = unit
}

const drawPlaceholder = shell => {
  const isLoading = (shell.state & is.AVAILABILITY) === is.LOADING
  setAttribute(shell.input, 'placeholder', (isLoading ? shell.words.loading : shell.host.placeholder) || null)
}
