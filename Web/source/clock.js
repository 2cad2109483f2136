/** The core's clock: milliseconds since the page was opened. */
export const now = () => BigInt(Math.floor(performance.now()))
