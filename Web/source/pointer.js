// What a pointer does with the buttons. Each method is named as the event that it takes.

import { INTERRUPTED, PRESSED, RELEASED, STEPPED } from './codes.js'

/** The element with a pressed button, and the pointer that presses it: there is one at most. */
let pressed = null
let pressing

const begin = (shell, { pointerId, target }) => {
  shell.wasPressed = true
  pressed = shell
  pressing = pointerId
  // A finger belongs to what it touched first. Only without that it is heard to leave the button.
  if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
}

const end = event => {
  const shell = pressed
  pressed = null
  shell?.send(event)
}

const interrupt = () => end(INTERRUPTED)

/** No release is heard by a page that is not looked at. */
addEventListener('blur', interrupt)
document.addEventListener('visibilitychange', interrupt)

/** 0 for minus, 1 for plus, −1 for what is neither. */
const direction = ({ minus, plus }, { target }) => (target === minus ? 0 : target === plus ? 1 : -1)

const leave = (_, { pointerId }) => {
  if (pressed && pointerId === pressing) interrupt()
}

export const press = {
  pointerdown(shell, event) {
    const way = direction(shell, event)
    if (way < 0) return
    const isSecond = pressed && event.pointerId !== pressing
    interrupt()
    if (event.button || !event.isPrimary || isSecond) return
    shell.prepare()
    begin(shell, event)
    shell.send(PRESSED, way)
  },

  /** A click without a press comes from assistive technology or a script. */
  click(shell, event) {
    const way = direction(shell, event)
    if (way < 0) return
    const isOfPress = shell.wasPressed && event.detail > 0
    shell.wasPressed = false
    if (isOfPress) return
    shell.prepare()
    shell.send(STEPPED, way)
  },
}

export const afterPress = {
  pointerup(_, { pointerId }) {
    if (pointerId === pressing) end(RELEASED)
  },
  pointerout: leave,
  pointercancel: leave,

  /** The focus stays where it is. */
  mousedown(shell, event) {
    if (direction(shell, event) >= 0) event.preventDefault()
  },

  /** A long touch is a hold, and no wish for a menu. */
  contextmenu(shell, event) {
    if (pressed !== shell || direction(shell, event) < 0) return
    if (event.pointerType === 'mouse') interrupt()
    else event.preventDefault()
  },
}
