// The number's life on its server: requests, pushed documents and the journal. Loaded by elements with `src`.

import { serverOf } from './server.js'
import { randomName, read, write } from './storage.js'
import { openTab } from './tab.js'

const [
  LOADED, PUSHED, LOAD_FAILED, LOAD_REFUSED, STORED, STALE, SEQUENCE_USED, REFUSED, UNAVAILABLE, LOST, REJECTED,
  CLIENT_MADE, FLUSHED, RETRIED, WOKEN,
] = Array(15).keys()

const answers = { 200: STORED, 409: SEQUENCE_USED, 412: STALE, 422: REFUSED }

const now = () => BigInt(Math.floor(performance.now()))

/** The journals that are in use in this page, and by which source. */
const claims = new Map()

/** A document as the core reads it. */
const fields = ({ store, version, number, writer, rule }) => [
  store, version, number, writer?.client, writer?.sequence,
  rule.default, rule.minimum, rule.maximum, rule.increment, rule.incrementBase,
].map(field => field ?? '').join('\n')

const isPassing = status => status === 408 || status === 429 || status >= 500

/** How long the server asked to wait, in milliseconds, or −1. */
const pause = answer => {
  const after = answer?.headers.get('Retry-After')
  if (!after) return -1
  const seconds = Number(after)
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000
  return Math.min(Math.max(wait, 0) || 0, 2 ** 31 - 1)
}

/** The source of one number in the core. */
export class Source {
  #core
  #number
  #follow
  #url
  #id
  #server
  #key
  #hasDeparted = false
  #isClosed = false
  #timer = 0

  /** `follow` takes what the core wants done, after each thing that happened here. */
  constructor(core, number, address, follow) {
    this.#core = core
    this.#number = number
    this.#follow = follow
    this.#url = new URL(address, document.baseURI)
    this.#id = decodeURIComponent(this.#url.pathname.split('/').at(-1))
    this.#server = serverOf(this.#url)
  }

  /** Starts over, as under another account. */
  bind() {
    this.#release()
    this.#follow(this.#core.number_bind(this.#number, now()))
  }

  flush() { this.#hear(FLUSHED) }
  retry() { this.#hear(RETRIED) }

  /** Takes a document that the server sent by itself. */
  push(document) { this.#hear(PUSHED, fields(document)) }

  /** Does what the core asks for. */
  perform(effects) {
    if (effects & 1 << 10) this.#keep()
    if (effects & 1 << 9) this.#open()
    if (effects & 1 << 11) this.#load()
    if (effects & 1 << 12) this.#save()
    if (effects & 1 << 13) this.#hear(CLIENT_MADE, randomName())
  }

  /** The element has gone. The number stays until it is saved, and is then given back to the core. */
  depart() {
    this.#hasDeparted = true
    this.#follow = effects => {
      this.perform(effects)
      if (this.#isClosed) return
      if (!(this.#core.number_state(this.#number) >> 24 & 1)) return this.#close()
      clearTimeout(this.#timer)
      const deadline = this.#core.number_deadline(this.#number)
      if (deadline >= 0n) this.#timer = setTimeout(() => this.#hear(), Number(deadline - now()))
    }
    this.flush()
  }

  #close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#release()
    this.#core.number_free(this.#number)
  }

  #release() {
    this.#server.leave(this.#id, this)
    if (claims.get(this.#key) === this) claims.delete(this.#key)
  }

  #hear(answer = WOKEN, text = '', attempt = 0, wait = -1) {
    if (this.#isClosed) return
    this.#follow(this.#core.number_hear(this.#number, answer, attempt, wait, this.#core.put(text), now()))
  }

  async #open() {
    const tab = await openTab()
    const account = await this.#server.account()
    if (this.#isClosed) return
    this.#claim(`number-select/${tab}/${account}/${this.#url}`)
    this.#server.join(this.#id, this)
    const words = this.#core.put(`${randomName()}\n${this.#key}\n${read(this.#key) ?? ''}`)
    this.#follow(this.#core.number_open(this.#number, words, now()))
  }

  /** One that has departed leaves its journal to a newcomer; two that are here keep two. */
  #claim(key) {
    this.#key = key
    for (let count = 2; claims.has(this.#key); count++) {
      const other = claims.get(this.#key)
      if (other.#hasDeparted) other.#close()
      else this.#key = `${key}#${count}`
    }
    claims.set(this.#key, this)
  }

  #keep() {
    const record = this.#core.take(this.#core.number_record(this.#number, this.#core.put(this.#key)))
    if (record) write(this.#key, record)
  }

  async #load() {
    const answer = await this.#server.send(this.#url)
    const document = await answer?.json().catch(() => null)
    if (answer?.status === 200 && document?.id === this.#id) this.#hear(LOADED, fields(document))
    else if (!answer || answer.ok || isPassing(answer.status)) this.#hear(LOAD_FAILED, '', 0, pause(answer))
    else this.#hear(LOAD_REFUSED)
  }

  async #save() {
    const [number, client, sequence, tag, attempt] = this.#core.take(this.#core.number_save(this.#number)).split('\n')
    const answer = await this.#server.send(this.#url, {
      method: 'PUT', keepalive: true, headers: { 'Content-Type': 'application/json', 'If-Match': `"${tag}"` },
      body: `{"number":${number ? `"${number}"` : null},"client":"${client}","sequence":${sequence}}`,
    })
    const body = await answer?.json().catch(() => null)
    const status = answer?.status
    const document = status === 200 ? body : body?.document
    if (status in answers && document?.id === this.#id) this.#hear(answers[status], fields(document), attempt)
    else if (isPassing(status)) this.#hear(UNAVAILABLE, '', attempt, pause(answer))
    else this.#hear(!answer || answer.ok ? LOST : REJECTED, '', attempt)
  }
}
