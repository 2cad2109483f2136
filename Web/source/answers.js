// What the core is told of a source, in the order of the core's `WebAnswer`.

export const LOADED = 0
export const PUSHED = 1
export const LOAD_FAILED = 2
export const LOAD_REFUSED = 3
export const STORED = 4
export const STALE = 5
export const SEQUENCE_USED = 6
export const REFUSED = 7
export const UNAVAILABLE = 8
export const LOST = 9
export const REJECTED = 10
export const CLIENT_MADE = 11
export const FLUSHED = 12
export const RETRIED = 13
export const WOKEN = 14
