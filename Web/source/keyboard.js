// What the keyboard, the wheel and the text of the field do. Each method is named as the event that it takes.

import * as codes from './codes.js'
import { nameParts } from './names.js'
import { EDITABLE, EDITED } from './state.js'

/** Which keys step, how far and which way. */
const steps = {
  ArrowUp: [codes.STEP_KEY, 1], ArrowDown: [codes.STEP_KEY, 0],
  PageUp: [codes.PAGE_KEY, 1], PageDown: [codes.PAGE_KEY, 0],
  Home: [codes.END_KEY, 0], End: [codes.END_KEY, 1],
}

const commit = (shell, event) => {
  shell.send(codes.ENTRY_COMMITTED)
  setTimeout(() => event.defaultPrevented || submitForm(shell.internals))
}

/** Of these, a form without a button may have one at most, if Enter is to submit it. */
const fields = /^(email|number|password|search|tel|text|url)$/

/** Submits as Enter in a field does. */
const submitForm = ({ form }) => {
  if (!form) return
  const elements = [...form.elements]
  const button = elements.find(({ type }) => type === 'submit')
  if (button) button.click()
  else if (!elements.filter(({ type }) => fields.test(type))[1]) form.requestSubmit()
}

const revert = (shell, event) => {
  if (shell.state & EDITED) event.preventDefault()
  shell.send(codes.ENTRY_REVERTED)
}

/** While a text is edited, Home and End belong to it, and with Ctrl to the number. */
const step = (shell, event) => {
  const [key, direction] = steps[event.key]
  const needsCtrl = key === codes.END_KEY && shell.state & EDITED
  if (!(shell.state & EDITABLE) || event.shiftKey) return
  if (key === codes.END_KEY ? needsCtrl && !event.ctrlKey : event.ctrlKey) return
  event.preventDefault()
  shell.send(key, direction)
}

const wheel = (shell, event) => {
  if (event.ctrlKey || !(shell.state & EDITABLE)) return
  event.preventDefault()
  shell.send(codes.WHEEL, event.wheelDeltaY)
}

export const entry = {
  keydown(shell, event) {
    const { key } = event
    if (event.isComposing || event.altKey || event.metaKey || event.target !== shell.field) return
    if (key === 'Enter') commit(shell, event)
    else if (key === 'Escape') revert(shell, event)
    else if (key in steps) step(shell, event)
  },
  focusin(shell, { target }) {
    if (target !== shell.field) return
    shell.field.onwheel = event => wheel(shell, event)
    shell.prepare()
    nameParts(shell)
    const { selectionStart, selectionEnd, value } = target
    shell.send(codes.FOCUSED, 1)
    shell.send(codes.ENTRY_BEGAN)
    // The number is written another way now. What was selected as a whole still is.
    if (selectionEnd - selectionStart === value.length) target.select()
  },
  input(shell) { shell.readField() },
}

export const afterEntry = {
  keyup(shell, event) {
    if (event.key in steps) shell.send(codes.KEY_UP)
  },
  focusout(shell, { target }) {
    if (target !== shell.field) return
    shell.field.onwheel = null
    shell.send(codes.FOCUSED, 0)
  },
}
