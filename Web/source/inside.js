// What an element is made of.

import css from './inside.css'

const styles = new CSSStyleSheet()
styles.replaceSync(css)

const template = document.createElement('template')
template.innerHTML = `<div class=box part=box><input part=number id=number role=spinbutton inputmode=numeric size=1
 autocomplete=off><button part=decrement tabindex=-1 aria-controls=number>−</button><button part=increment
 tabindex=-1 aria-controls=number>+</button></div>`

/** Makes the inside of an element: its root, the field and the buttons. */
export const makeInside = host => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  root.adoptedStyleSheets = [styles]
  root.append(template.content.cloneNode(true))
  const [field, minus, plus] = root.firstChild.children
  return { root, field, minus, plus }
}

/** Makes a part that not every element has. */
export const makePart = (name, tag) => {
  const part = document.createElement(tag)
  part.part = name
  return part
}

/** Sets one of the states that a page can style. */
export const mark = ({ internals }, name, isOn) => internals.states[isOn ? 'add' : 'delete'](name)
