// The bits in which the core says how a number stands, and what it wants done.

export const CAN_STEP_DOWN = 1 << 0
export const CAN_STEP_UP = 1 << 1
export const PRESSED_DOWN = 1 << 2
export const PRESSED_UP = 1 << 3
export const EDITING = 1 << 4
export const EDITED = 1 << 5
export const ENABLED = 1 << 6
export const EDITABLE = 1 << 7
export const PROBLEM = 7 << 8
export const AVAILABILITY = 3 << 11
export const HAS_NUMBER = 1 << 13
export const BELOW_MINIMUM = 1 << 14
export const ABOVE_MAXIMUM = 1 << 15
export const BETWEEN_STEPS = 1 << 16
export const MISSING = 1 << 17
export const UNREADABLE = 1 << 18
export const INVALID = BELOW_MINIMUM | ABOVE_MAXIMUM | BETWEEN_STEPS | MISSING | UNREADABLE
export const WHOLE = 1 << 19
export const NEGATIVE = 1 << 20
export const TOUCHED = 1 << 21
export const PROGRESS = 3 << 22
export const UNSAVED = 1 << 24
export const SLOW = 1 << 25

/** An availability. */
export const LOADING = 1 << 11

/** Two of the ways in which loading and saving can get on. */
export const SAVING = 2 << 22
export const FAILED = 3 << 22

/** The state in which the inside of an element is made. */
export const AS_MADE = CAN_STEP_DOWN | CAN_STEP_UP | ENABLED | EDITABLE | HAS_NUMBER | WHOLE

/** Of the effects. */
export const REPLACES_TEXT = 1 << 0
export const CHANGED = 1 << 2
export const COMMITTED = 1 << 3
export const ADJUSTED = 1 << 4
export const ASKS = 1 << 5
export const PROCEEDS = 1 << 6
export const CAME = 1 << 7
export const CONFLICTS = 1 << 8
export const OPENS_JOURNAL = 1 << 9
export const WRITES_JOURNAL = 1 << 10
export const LOADS = 1 << 11
export const SAVES = 1 << 12
export const WANTS_CLIENT = 1 << 13
export const CAME_ANEW = 1 << 14
