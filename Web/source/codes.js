// What the core is told and asked, by number.

/** Events, in the order of the core's `WebEvent`. */
export const PRESSED = 0
export const RELEASED = 1
export const INTERRUPTED = 2
export const STEPPED = 3
export const STEP_KEY = 4
export const PAGE_KEY = 5
export const END_KEY = 6
export const KEY_UP = 7
export const WHEEL = 8
export const FOCUSED = 9
export const ENTRY_BEGAN = 10
export const ENTRY_COMMITTED = 11
export const ENTRY_ENDED = 12
export const ENTRY_REVERTED = 13
export const CONFIGURED = 14
export const RESET = 15
export const ANSWERED = 16
export const PROCEEDED = 17
export const WOKEN = 18

/** Texts, in the order of the core's `WebText`. */
export const SHOWN = 0
export const VALUE = 1
export const SUBMITTED = 2
export const LOWEST = 3
export const HIGHEST = 4
export const PROPOSED = 5
export const REQUESTED = 6
export const ADJUSTED = 7
export const FORGOTTEN = 8

/** Asks for a text as the language of the element writes it. */
export const FOR_PEOPLE = 32
