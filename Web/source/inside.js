// What an element is made of.

import css from './inside.css'

const makeStyles = ({ CSSStyleSheet }) => {
  const styles = new CSSStyleSheet()
  styles.replaceSync(css)
  return [styles]
}

const styles = makeStyles(globalThis)

const template = document.createElement('template')
template.innerHTML = `<div class=box part=box><input part=number id=number role=spinbutton inputmode=numeric size=1
 autocomplete=off><button part=decrement tabindex=-1 aria-controls=number>−</button><button part=increment
 tabindex=-1 aria-controls=number>+</button></div>`

/** Makes the inside of an element: its root, the field and the buttons. */
export const makeInside = host => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  root.adoptedStyleSheets = styles
  root.append(template.content.cloneNode(true))
  const [field, minus, plus] = root.firstChild.children
  return { root, field, minus, plus }
}

/** Gives an element its looks in another document, where those of its first one do not count. */
export const dress = ({ root, host }) => {
  const { defaultView } = host.ownerDocument
  if (defaultView) root.adoptedStyleSheets = makeStyles(defaultView)
}

/** Makes a part that not every element has. */
export const makePart = (name, tag) => {
  const part = document.createElement(tag)
  part.part = name
  return part
}

/** Sets one of the states that a page can style. */
export const mark = ({ internals }, name, isOn) => internals.states[isOn ? 'add' : 'delete'](name)
