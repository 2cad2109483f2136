// What the page is told and asked.

import { ADJUSTED, ANSWERED, FORGOTTEN, PROCEEDED, PROPOSED, REQUESTED } from './codes.js'
import * as is from './state.js'

const bubbling = { bubbles: true }
const everywhere = { bubbles: true, composed: true }

export const tell = ({ host }, type, how) => host.dispatchEvent(new CustomEvent(type, how))

const tellChange = (shell, type, how) => {
  shell.told = shell.value
  tell(shell, type, how)
}

/** Reads what events say beside the value, before anything else happens. */
export const readDetails = (shell, effects) => ({
  failure: shell.failure,
  proposed: effects & is.ASKS && shell.text(PROPOSED),
  adjustment: effects & is.ADJUSTED && { requested: shell.text(REQUESTED), adjusted: shell.text(ADJUSTED) },
  forgotten: effects & is.CONFLICTS && shell.text(FORGOTTEN),
})

export const tellPage = (shell, effects, { failure, proposed, adjustment, forgotten }) => {
  if (shell.failure && shell.failure !== failure) tell(shell, 'error')
  if (effects & is.CHANGED && shell.value !== shell.told) tellChange(shell, 'input', everywhere)
  if (effects & is.COMMITTED) tellChange(shell, 'change', bubbling)
  if (effects & is.ADJUSTED) tell(shell, 'adjusted', { ...everywhere, detail: adjustment })
  if (effects & is.CAME) tellChange(shell, 'load')
  if (effects & is.CONFLICTS) tell(shell, 'conflict', { ...everywhere, detail: { forgotten, value: shell.value } })
  if (effects & is.ASKS) ask(shell, proposed)
  if (effects & is.PROCEEDS) shell.send(PROCEEDED)
}

/** Asks the page whether the number may become this one. */
export const ask = (shell, data) => {
  const mayBecome = shell.host.dispatchEvent(
    new InputEvent('beforeinput', { ...everywhere, cancelable: true, inputType: 'insertReplacementText', data }))
  shell.send(ANSWERED, mayBecome ? 1 : 0)
}
