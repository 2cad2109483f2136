// The types of `number-select.js`, from which `custom-elements.json` is made. What a number input has works as it
// does there.

/**
 * A number between a minus and a plus: `<number-select name="quantity" min="1" max="10">`.
 *
 * @tag number-select
 *
 * @attr lang - The language of digits, marks and messages.
 * @attr autofocus - It has the focus when the page begins.
 *
 * @fires {InputEvent} beforeinput - Before each change, with the new number in `data` and the type `insertReplacementText`; can be cancelled.
 * @fires {Event} input - The number changes.
 * @fires {Event} change - What has changed is final.
 *
 * @csspart box - The frame around field and buttons.
 * @csspart decrement - The minus button.
 * @csspart number - The field of the number.
 * @csspart unit - The unit beside the number.
 * @csspart increment - The plus button.
 * @csspart message - What is wrong, or what has happened.
 * @csspart retry - The button that tries again what has failed.
 *
 * @cssprop [--number-select-size=2.5em] - The height, and the width of a button.
 * @cssprop [--number-select-width=4em] - The least width of the field.
 * @cssprop [--number-select-radius=.5em] - The radius of the corners.
 * @cssprop --number-select-border - The border.
 * @cssprop [--number-select-color=FieldText] - The colour of number and signs.
 * @cssprop [--number-select-background=Field] - The background.
 * @cssprop [--number-select-accent=AccentColor] - The colour of the focus ring.
 * @cssprop [--number-select-invalid=#f44] - The colour of the border of a number that is wrong.
 * @cssprop [--number-select-message=inherit] - The colour of messages.
 *
 * @cssstate editing - The number is being edited as a text.
 * @cssstate pressed - A button is held down.
 * @cssstate at-minimum - There is no lower number.
 * @cssstate at-maximum - There is no higher number.
 * @cssstate invalid - Something is wrong with the number.
 * @cssstate empty - There is no number.
 * @cssstate loading - The number is on its way from the server.
 * @cssstate saving - The number is on its way to the server.
 * @cssstate offline - The number waits to be saved.
 * @cssstate failed - Loading or saving did not work.
 * @cssstate conflict - A choice was given up for somebody else's.
 */
export class NumberSelect extends HTMLElement {
  static readonly formAssociated: true

  /** The number in the form in which numbers travel, such as `-0.05`; empty if there is none. */
  value: string
  /** The number as a binary fraction, which may not be exact; `NaN` if there is none. */
  valueAsNumber: number
  /** The number until somebody chooses, and where a reset leads. @attr value */
  defaultValue: string
  /** Always `number`. */
  readonly type: 'number'

  /** The name in a form. @attr */
  name: string
  /** The lowest number; 0 if absent. @attr */
  min: string
  /** The highest number. @attr */
  max: string
  /** The size of a step, or `any`; 1 if absent. @attr */
  step: string
  /** What stands in place of a number. @attr */
  placeholder: string
  /** There has to be a number. @attr */
  required: boolean
  /** The control cannot be used. @attr */
  disabled: boolean
  /** The number can be read but not changed. @attr readonly */
  readOnly: boolean

  /** The address of the number on its server, `…/v1/numbers/ID`. @attr */
  src: string
  /** Where the grid of allowed numbers starts. @attr */
  base: '' | 'minimum' | 'zero' | 'none'
  /** What becomes of a typed number that is not allowed: the nearest that is (`adjust`), or it stays and is marked. @attr */
  commit: '' | 'adjust' | 'mark'
  /** What the number counts, shown beside it. @attr */
  unit: string

  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null
  /** What labels it. */
  readonly labels: NodeList
  /** What is wrong with the number, in flags. */
  readonly validity: ValidityState
  /** What is wrong with the number, in words; empty if nothing is. */
  readonly validationMessage: string
  /** Whether a form asks if the number is valid. */
  readonly willValidate: boolean

  /** Goes up by so many steps. */
  stepUp(count?: number): void
  /** Goes down by so many steps. */
  stepDown(count?: number): void
  /** Selects the text of the number. */
  select(): void
  /** Whether the number is valid. If it is not, `invalid` is dispatched. */
  checkValidity(): boolean
  /** As `checkValidity()`, and the browser tells the user what is wrong. */
  reportValidity(): boolean
  /** Makes the number invalid with a message of the page's; valid again with an empty one. */
  setCustomValidity(message: string): void

  addEventListener<Type extends keyof NumberSelectEventMap>(
    type: Type, listener: (this: NumberSelect, event: NumberSelectEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void
}

export interface NumberSelectEventMap extends Omit<HTMLElementEventMap, 'error'> {
  /** A number that was asked for is not allowed and became another one. */
  adjusted: CustomEvent<{ requested: string, adjusted: string }>
  /** A choice was given up for somebody else's. */
  conflict: CustomEvent<{ forgotten: string | null, value: string }>
  /** A number came from the server. */
  load: Event
  /** A number could not be loaded or saved, or a choice not kept. What is passing is tried again by itself. */
  error: Event
}

declare global {
  interface HTMLElementTagNameMap {
    'number-select': NumberSelect
  }
}
