// The types of `number-select.js`. What a number input has works as it does there.

/** A number between a minus and a plus: `<number-select name="quantity" min="1" max="10">`. */
export class NumberSelect extends HTMLElement {
  static readonly formAssociated: true

  /** The number in the form in which numbers travel, such as `-0.05`; empty if there is none. */
  value: string
  /** The number as a binary fraction, which may not be exact; `NaN` if there is none. */
  valueAsNumber: number
  /** The attribute `value`: the number until somebody chooses, and where a reset leads. */
  defaultValue: string
  readonly type: 'number'

  name: string
  min: string
  max: string
  step: string
  placeholder: string
  required: boolean
  disabled: boolean
  readOnly: boolean

  /** The address of the number on its server, `…/v1/numbers/ID`. */
  src: string
  /** Where the grid of allowed numbers starts. */
  base: '' | 'minimum' | 'zero' | 'none'
  /** What becomes of a typed number that is not allowed: the nearest that is (`adjust`), or it stays and is marked. */
  commit: '' | 'adjust' | 'mark'
  /** What the number counts, shown beside it. */
  unit: string

  readonly form: HTMLFormElement | null
  readonly labels: NodeList
  readonly validity: ValidityState
  readonly validationMessage: string
  readonly willValidate: boolean

  stepUp(count?: number): void
  stepDown(count?: number): void
  select(): void
  checkValidity(): boolean
  reportValidity(): boolean
  setCustomValidity(message: string): void

  addEventListener<Type extends keyof NumberSelectEventMap>(
    type: Type, listener: (this: NumberSelect, event: NumberSelectEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void
}

export interface NumberSelectEventMap extends HTMLElementEventMap {
  /** A number that was asked for is not allowed and became another one. */
  adjusted: CustomEvent<{ requested: string, adjusted: string }>
  /** A choice was given up for somebody else's. */
  conflict: CustomEvent<{ forgotten: string | null, value: string }>
  /** A number came from the server. */
  load: Event
  /** A number could not be loaded or saved. */
  error: Event
}

declare global {
  interface HTMLElementTagNameMap {
    'number-select': NumberSelect
  }
}
