// What the page is told and asked.

import { ADJUSTED, ANSWERED, FORGOTTEN, PROCEEDED, PROPOSED, REQUESTED } from './codes.js'
import * as is from './state.js'

/** Reads what events say beside the value, before anything else happens. */
export const readDetails = (shell, effects) => ({
  failure: shell.failure,
  proposed: effects & is.ASKS && shell.text(PROPOSED),
  adjustment: effects & is.ADJUSTED && { requested: shell.text(REQUESTED), adjusted: shell.text(ADJUSTED) },
  forgotten: effects & is.CONFLICTS && shell.text(FORGOTTEN),
})

export const tellPage = (shell, effects, { failure, proposed, adjustment, forgotten }) => {
  const { host } = shell
  const tell = (type, detail) => host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }))
  if (shell.failure && shell.failure !== failure) host.dispatchEvent(new Event('error'))
  if (effects & is.CHANGED && shell.value !== shell.told) tellChange(shell, 'input')
  if (effects & is.COMMITTED) tellChange(shell, 'change')
  if (effects & is.ADJUSTED) tell('adjusted', adjustment)
  if (effects & is.CAME) {
    shell.told = shell.value
    host.dispatchEvent(new Event('load'))
  }
  if (effects & is.CONFLICTS) tell('conflict', { forgotten, value: shell.value })
  if (effects & is.ASKS) shell.send(ANSWERED, mayBecome(host, proposed) ? 1 : 0)
  if (effects & is.PROCEEDS) shell.send(PROCEEDED)
}

const tellChange = (shell, type) => {
  shell.told = shell.value
  shell.host.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }))
}

/** Asks the page whether a number may become this one. */
const mayBecome = (host, data) => host.dispatchEvent(new InputEvent('beforeinput', {
  bubbles: true, composed: true, cancelable: true, inputType: 'insertReplacementText', data,
}))
