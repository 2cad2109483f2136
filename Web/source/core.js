// The core, compiled to WebAssembly, and how texts get there and back.

/** The longest text, in UTF-16 units, that is read. */
const longest = 8192

/** One instance of the core: its exports, and how texts get in and out. */
class Core {
  #words = []

  constructor(exports) {
    Object.assign(this, exports)
    /** The signs of the languages that are in use. */
    this.languages = new Map()
  }

  /** The core's buffer, with room for so many words. */
  #room(count) {
    const start = this.number_room(count)
    const { buffer } = this.memory
    if (this.#words.byteOffset !== start || this.#words.length < count || this.#words.buffer !== buffer) {
      this.#words = new Uint32Array(buffer, start, Math.max(count, 64))
    }
    return this.#words
  }

  /** Puts numbers into the core's buffer and says how many. */
  putWords(numbers) {
    this.#room(numbers.length).set(numbers)
    return numbers.length
  }

  /**
   * Puts a text into the core's buffer and says how long it is, or −1 for no text. What is too long to say anything
   * becomes a text that says nothing: cut, it could be a number.
   */
  put(text) {
    if (text == null) return -1
    return this.putWords(Array.from(text.length > longest ? '?' : text, character => character.codePointAt(0)))
  }

  /** Reads a text of that length from the core's buffer; `null` if there is none. */
  take(count) {
    if (count < 0) return null
    const words = this.#room(count)
    let text = ''
    for (let index = 0; index < count; index++) text += String.fromCodePoint(words[index])
    return text
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
