// The core, compiled to WebAssembly, and how texts get there and back.

/** The longest text, in UTF-16 units, that is read. */
const longest = 8192

export const scalars = text => Array.from(text, character => character.codePointAt())

/** One instance of the core: its exports, and how texts get in and out. */
class Core {
  /** The signs of the languages that are in use. */
  languages = new Map()

  constructor(exports) { Object.assign(this, exports) }

  /** So many words of the core's buffer. */
  #words(count) {
    const start = this.number_room(count)
    return new Uint32Array(this.memory.buffer, start, count)
  }

  /** Puts numbers into the core's buffer and says how many. */
  putWords(numbers) {
    this.#words(numbers.length).set(numbers)
    return numbers.length
  }

  /**
   * Puts a text into the core's buffer and says how long it is, or −1 for no text. What is too long to say anything
   * becomes a text that says nothing: cut, it could be a number.
   */
  put(text) {
    return text == null ? -1 : this.putWords(scalars(text.length > longest ? '?' : text))
  }

  /** Reads a text of that length from the core's buffer; `null` if there is none. */
  take(count) {
    return count < 0 ? null : String.fromCodePoint(...this.#words(count))
  }
}

const open = async name => {
  const answer = await fetch(new URL(name, import.meta.url))
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer())
  return new Core(instance.exports)
}

const sourcedName = 'number-select-source.wasm'
const needsSource = document.querySelector('number-select[src]')

/** The core of this page, or `null` if it could not be loaded. A page without sources has a smaller one. */
export const core = await open(needsSource ? sourcedName : 'number-select.wasm').catch(() => null)

let sourced = core?.number_bind ? core : null

/** A core whose numbers can have a source. */
export const sourcedCore = () => sourced ??= open(sourcedName).catch(error => {
  sourced = null
  throw error
})
