// The number's life on its server: requests, pushed documents and the journal. Loaded by elements with `src`.

import * as answers from './answers.js'
import { now } from './clock.js'
import { fields, isName, isPassing, pause, readJSON } from './contract.js'
import { recordOf, tidy } from './journals.js'
import { serverOf } from './server.js'
import * as is from './state.js'
import { randomName, write } from './storage.js'
import { openTab } from './tab.js'

/** What the answer to a save says, if there is a document in it. */
const outcomes = { 200: answers.STORED, 409: answers.SEQUENCE_USED, 412: answers.STALE, 422: answers.REFUSED }

/** The journals that are in use in this page, and by which source. */
const claims = new Map()

/** The longest address of a number. It is part of the journal's key. */
const longest = 2048

/** Where a number is, or `null` if the address is none. */
const placeOf = address => {
  try {
    const url = new URL(address, document.baseURI)
    const id = decodeURIComponent(url.pathname.split('/').at(-1))
    return isName(id) && url.href.length <= longest ? { url: url.href, id, server: serverOf(url) } : null
  } catch {
    return null
  }
}

/** The source of one number in the core. */
export class Source {
  #core
  #number
  #follow
  #warn
  #place
  #key = ''
  /** How often it has started over. What was asked before says nothing any more. */
  #starts = 0
  #hasDeparted = false
  #isClosed = false
  #timer = 0

  /**
   * `follow` takes what the core wants done, after each thing that happened here. `warn` is called once if choices
   * cannot be kept for the time after the page.
   */
  constructor(core, number, address, follow, warn) {
    this.#core = core
    this.#number = number
    this.#place = placeOf(address)
    this.#follow = follow
    this.#warn = warn
  }

  /** Starts over, as under another account. */
  bind() {
    this.#starts++
    this.#release()
    this.#follow(this.#core.number_bind(this.#number, now()))
  }

  flush() { this.#hear(answers.FLUSHED) }

  retry() {
    this.#place?.server.admit()
    this.#hear(answers.RETRIED)
  }

  /** Takes a document that the server sent by itself. */
  push(document) { this.#hear(answers.PUSHED, fields(document)) }

  /** Does what the core asks for. */
  perform(effects) {
    if (effects & is.WRITES_JOURNAL) this.#keep()
    if (effects & is.OPENS_JOURNAL) this.#open()
    if (effects & is.LOADS) this.#load()
    if (effects & is.SAVES) this.#save()
    if (effects & is.WANTS_CLIENT) this.#hear(answers.CLIENT_MADE, randomName())
  }

  /** The element has gone. The number stays until it is saved, and is then given back to the core. */
  depart() {
    this.#hasDeparted = true
    this.#follow = effects => {
      this.perform(effects)
      if (this.#isClosed) return
      if (!(this.#core.number_state(this.#number) & is.UNSAVED)) return this.#close()
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
    this.#place?.server.leave(this.#place.id, this)
    if (claims.get(this.#key) === this) claims.delete(this.#key)
  }

  #hear(answer = answers.WOKEN, text = '', attempt = 0, wait = -1) {
    if (this.#isClosed) return
    this.#follow(this.#core.number_hear(this.#number, answer, attempt, wait, this.#core.put(text), now()))
  }

  async #open() {
    const starts = this.#starts
    const tab = await openTab()
    await this.#place?.server.hasSession()
    if (this.#isClosed || starts !== this.#starts) return
    if (this.#place) this.#join(tab, this.#place)
    const words = this.#core.put(`${randomName()}\n${this.#key}\n${recordOf(this.#key)}`)
    this.#follow(this.#core.number_open(this.#number, words, now()))
  }

  #join(tab, { url, id, server }) {
    tidy(this.#core, tab, server)
    this.#claim(`number-select/${tab}/${server.account}/${url}`)
    server.join(id, this)
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
    if (!this.#key) return
    const record = this.#core.take(this.#core.number_record(this.#number, this.#core.put(this.#key)))
    const isKept = !record || write(this.#key, record)
    if (!isKept && this.#core.number_state(this.#number) & is.UNSAVED) this.#warnOnce()
  }

  #warnOnce() {
    if (this.#warn) queueMicrotask(this.#warn)
    this.#warn = null
  }

  /** Sends a request, and gives what came back to `hear`, unless the number has started over meanwhile. */
  async #ask(options, hear) {
    const starts = this.#starts
    const answer = await this.#place.server.send(this.#place.url, options)
    const body = answer && await readJSON(answer)
    if (starts === this.#starts) hear(answer?.status ?? 0, body, answer ? pause(answer) : -1)
  }

  /** The document that is about this number, as the core reads it, or an empty text. */
  #fields(document) { return document?.id === this.#place.id ? fields(document) : '' }

  #load() {
    if (!this.#place) return this.#hear(answers.LOAD_REFUSED)
    this.#ask({}, (status, body, wait) => {
      const document = status === 200 && this.#fields(body)
      if (document) this.#hear(answers.LOADED, document)
      else if (status < 400 || isPassing(status)) this.#hear(answers.LOAD_FAILED, '', 0, wait)
      else this.#hear(answers.LOAD_REFUSED)
    })
  }

  #save() {
    const [number, client, sequence, tag, attempt] = this.#core.take(this.#core.number_save(this.#number)).split('\n')
    const options = {
      method: 'PUT', keepalive: true, headers: { 'Content-Type': 'application/json', 'If-Match': `"${tag}"` },
      body: `{"number":${number ? `"${number}"` : null},"client":"${client}","sequence":${sequence}}`,
    }
    this.#ask(options, (status, body, wait) => {
      const document = status in outcomes && this.#fields(status === 200 ? body : body?.document)
      if (document) this.#hear(outcomes[status], document, attempt)
      else if (isPassing(status)) this.#hear(answers.UNAVAILABLE, '', attempt, wait)
      else this.#hear(status < 400 ? answers.LOST : answers.REJECTED, '', attempt)
    })
  }
}
