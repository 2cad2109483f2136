// What a pointer does with the buttons. Each function is named as the event that it takes.

import { INTERRUPTED, PRESSED, RELEASED, STEPPED } from './codes.js'
import { makeMessage } from './speech.js'

/** What is listened for from the first press on. */
const events = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'mousedown', 'contextmenu']

/** The elements with a pressed button. */
const pressed = new Set()

const begin = (shell, { pointerId, target }) => {
  shell.wasPressed = true
  shell.pointer = pointerId
  target.setPointerCapture(pointerId)
  shell.listen(events)
  pressed.add(shell)
}

const end = (shell, event) => {
  shell.pointer = null
  pressed.delete(shell)
  shell.send(event)
}

const interrupt = shell => end(shell, INTERRUPTED)

/** No release is heard by a page that is not looked at. */
const interruptAll = () => pressed.forEach(interrupt)

window.addEventListener('blur', interruptAll)
document.addEventListener('visibilitychange', interruptAll)

const isPress = (shell, event) => event.pointerId === shell.pointer

/** 0 for minus, 1 for plus, −1 for what is neither. */
const direction = ({ minus, plus }, { target }) => [minus, plus].indexOf(target)

const isInside = ({ clientX, clientY, target }) => {
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

export const pointer = {
  pointerdown(shell, event) {
    if (direction(shell, event) < 0) return
    if (event.button || !event.isPrimary || shell.pointer !== null) return interrupt(shell)
    begin(shell, event)
    makeMessage(shell)
    shell.send(PRESSED, direction(shell, event))
  },
  pointermove(shell, event) {
    if (isPress(shell, event) && !isInside(event)) interrupt(shell)
  },
  pointerup(shell, event) {
    if (isPress(shell, event)) end(shell, RELEASED)
  },
  pointercancel(shell, event) {
    if (isPress(shell, event)) interrupt(shell)
  },
  lostpointercapture(shell, event) {
    if (isPress(shell, event)) interrupt(shell)
  },

  /** The focus stays where it is. */
  mousedown(shell, event) {
    if (direction(shell, event) >= 0) event.preventDefault()
  },

  /** A long touch is a hold, and no wish for a menu. */
  contextmenu(shell, event) {
    if (shell.pointer === null || direction(shell, event) < 0) return
    if (event.pointerType === 'mouse') interrupt(shell)
    else event.preventDefault()
  },

  /** A click without a press comes from assistive technology or a script. */
  click(shell, event) {
    const way = direction(shell, event)
    if (way < 0) return
    const isOfPress = shell.wasPressed && event.detail > 0
    shell.wasPressed = false
    if (isOfPress) return
    makeMessage(shell)
    shell.send(STEPPED, way)
  },
}
