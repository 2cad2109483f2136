// What a page written in TypeScript does with the element. `tsc` has to find nothing wrong with it.

import type { NumberSelect } from '../../Web/number-select.js'

const element: NumberSelect = document.createElement('number-select')
element.commit = 'mark'
element.addEventListener('adjusted', function ({ detail }) {
  this.title = `${detail.requested} became ${detail.adjusted}`
})
element.addEventListener('conflict', ({ detail }) => detail.forgotten ?? detail.value)
element.addEventListener('beforeinput', event => event.data === null || event.preventDefault())
element.addEventListener('click', ({ clientX }) => clientX)
element.addEventListener('load', ({ type }) => type)
// @ts-expect-error It is no `ErrorEvent`.
element.addEventListener('error', ({ message }) => message)
document.body.append(element)
