// One server with all the elements of the page whose numbers it has.

import { readJSON } from './contract.js'
import { randomName, read, write } from './storage.js'

const servers = new Map()

/** The server of a number's address: all before `/numbers/…`. */
export const serverOf = url => {
  const base = new URL('..', url).href
  if (!servers.has(base)) servers.set(base, new Server(base))
  return servers.get(base)
}

/** How long to wait for more elements before asking for their changes. */
const gathering = 20
/** How often to ask where no stream can be had. */
const pollingInterval = 30_000
/** Of how many numbers a server tells at once. */
const most = 100

/** A redirection is not followed: a save would become a question, and its answer be taken for saved. */
const common = { cache: 'no-store', credentials: 'same-origin', redirect: 'error' }

/** The answer to a request, or `null` if nothing came back. */
const request = (url, options) => fetch(url, { ...common, ...options }).catch(() => null)

const parse = text => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

class Server {
  /** Where the addresses of its numbers begin. */
  base
  #listeners = new Map()
  #stream = null
  #timer = 0
  /** Whether a number has joined that the server was not asked for yet. */
  #hasNewcomer = false
  #session = null
  /** How many sessions were begun here. */
  #sessions = 0
  /** Whether nothing has been answered yet in the session that was begun last. */
  #isUntried = false

  constructor(base) {
    this.base = base
    addEventListener('online', () => this.#each(source => source.retry()))
    addEventListener('pagehide', () => this.#each(source => source.flush()))
    document.addEventListener('visibilitychange', () => document.hidden && this.#each(source => source.flush()))
  }

  #each(act) {
    for (const sources of this.#listeners.values()) [...sources].forEach(act)
  }

  /** Waits while a session is begun. */
  async hasSession() { await this.#session }

  /** Which account the journals belong to: one name for each session that was begun here. */
  get account() { return read(this.#accountKey) ?? 'only' }

  get #accountKey() { return `number-select-account/${this.base}` }

  /**
   * Sends a request. `null` if nothing came back.
   *
   * Where a session is missing, one is begun, in which everything starts over: the request is not sent again, and what
   * comes back is the answer to that for the session. A browser that keeps no cookie is not given one after the other.
   */
  async send(url, options) {
    const sessions = this.#sessions
    const answer = await request(url, options)
    if (answer?.ok) this.#isUntried = false
    const isMissing = answer?.status === 401 && sessions === this.#sessions && !this.#isUntried
    return isMissing ? this.#begin() : answer
  }

  /** Lets another session be begun if the last one was of no use. */
  admit() { this.#isUntried = false }

  /** Begins a session, once for all that need one. */
  #begin() {
    return this.#session ??= request(new URL('sessions', this.base), {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"carrier":"cookie"}',
    }).then(answer => {
      this.#session = null
      if (answer?.ok) this.#startOver()
      return answer
    })
  }

  /** In a new session every number is another one. */
  #startOver() {
    this.#sessions++
    this.#isUntried = true
    write(this.#accountKey, randomName())
    this.#each(source => source.bind())
    this.#stir()
  }

  join(id, source) {
    if (!this.#listeners.has(id)) this.#listeners.set(id, new Set())
    this.#listeners.get(id).add(source)
    this.#hasNewcomer = true
    this.#stir()
  }

  leave(id, source) {
    const sources = this.#listeners.get(id)
    if (!sources?.delete(source) || sources.size) return
    this.#listeners.delete(id)
    this.#stir()
  }

  /** Listens anew, for what has changed. */
  #stir() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#listen(), gathering)
  }

  /** Where to ask about some numbers. */
  #about(what, ids) { return new URL(`${what}?${ids.map(id => `id=${encodeURIComponent(id)}`).join('&')}`, this.base) }

  #listen() {
    this.#stream?.close()
    this.#stream = null
    if (!this.#listeners.size) return
    const ids = [...this.#listeners.keys()]
    if (ids.length > most) return this.#poll(ids)
    const stream = this.#stream = new EventSource(this.#about('events', ids))
    stream.onmessage = ({ data }) => this.#push(parse(data))
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED && stream === this.#stream) this.#poll(ids)
    }
  }

  /** Asks at once for newcomers and then now and then, and tries the stream again each time. */
  #poll(ids) {
    const pause = this.#hasNewcomer ? 0 : pollingInterval
    this.#hasNewcomer = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      try {
        for (; ids[0]; ids = ids.slice(most)) {
          const answer = await this.send(this.#about('numbers', ids.slice(0, most)))
          const list = answer && await readJSON(answer)
          if (Array.isArray(list?.documents)) list.documents.forEach(document => this.#push(document))
        }
      } finally {
        this.#listen()
      }
    }, pause)
  }

  /** Tells of a document; what is none says nothing. */
  #push(document) {
    for (const source of [...this.#listeners.get(document?.id) ?? []]) source.push(document)
  }
}
