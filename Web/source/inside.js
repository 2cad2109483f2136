// What an element is made of.

import css from './inside.css'
import { english } from './words.js'

const styles = new CSSStyleSheet()
styles.replaceSync(css)

const template = document.createElement('template')
template.innerHTML = `<div class=box part=box><input part=number id=number role=spinbutton inputmode=numeric
 autocomplete=off spellcheck=false aria-label="${english.number}" aria-valuemin=0><button part=decrement type=button
 tabindex=-1 aria-controls=number aria-label="${english.decrease}">−</button><button part=increment type=button
 tabindex=-1 aria-controls=number aria-label="${english.increase}">+</button></div>`

/** Makes the inside of an element: its root, the field and the buttons. */
export const makeInside = host => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  root.adoptedStyleSheets = [styles]
  root.append(template.content.cloneNode(true))
  const box = root.firstChild
  const [input, minus, plus] = box.children
  return { root, box, input, minus, plus }
}

/** Makes a part that not every element has. */
export const makePart = (name, tag) => {
  const part = document.createElement(tag)
  part.part = name
  return part
}

/** Sets an attribute that is not so already; `null` takes it away. */
export const setAttribute = (element, name, text) => {
  if (text == null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== text) element.setAttribute(name, text)
}

/** Sets one of the states that a page can style. */
export const mark = ({ internals }, name, isOn) => internals.states[isOn ? 'add' : 'delete'](name)
