// The core, compiled to WebAssembly, and how texts get there and back.

const url = new URL('number-select.wasm', import.meta.url)

/** The exports of the core, or `null` if it could not be loaded. */
export const core = await fetch(url)
  .then(answer => answer.arrayBuffer())
  .then(bytes => WebAssembly.instantiate(bytes))
  .then(({ instance }) => instance.exports, () => null)

/** Events, in the order of the core's `WebEvent`. */
export const [
  PRESSED, RELEASED, INTERRUPTED, STEPPED, STEP_KEY, PAGE_KEY, END_KEY, KEY_UP, WHEEL, FOCUSED,
  ENTRY_BEGAN, ENTRY_COMMITTED, ENTRY_ENDED, ENTRY_REVERTED, CONFIGURED, RESET, ANSWERED, PROCEEDED, WOKEN,
] = Array(19).keys()

/** Texts, in the order of the core's `WebText`. */
export const [SHOWN, VALUE, SUBMITTED, LOWEST, HIGHEST, PROPOSED, REQUESTED, ADJUSTED, FORGOTTEN] = Array(9).keys()

/** Asks for a text as the language of the element writes it. */
export const FOR_PEOPLE = 32

/** The core's clock: milliseconds since the page was opened. */
export const now = () => BigInt(Math.floor(performance.now()))

let words = []

const room = count => {
  const start = core.number_room(count)
  if (words.byteOffset !== start || words.length < count || words.buffer !== core.memory.buffer) {
    words = new Uint32Array(core.memory.buffer, start, Math.max(count, 64))
  }
  return words
}

/** Puts numbers into the core's buffer and says how many. */
export const putWords = numbers => {
  room(numbers.length).set(numbers)
  return numbers.length
}

/** Puts a text into the core's buffer and says how long it is, or −1 for no text. */
export const put = text => (text == null ? -1 : putWords(Array.from(text, character => character.codePointAt(0))))

/** Reads a text of that length from the core's buffer. */
export const take = count => {
  if (count < 0) return null
  room(count)
  let text = ''
  for (let index = 0; index < count; index++) text += String.fromCodePoint(words[index])
  return text
}
