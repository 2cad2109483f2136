// One server with all the elements of the page whose numbers it has.

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

class Server {
  #base
  #listeners = new Map()
  #stream = null
  #timer = 0
  #session = null

  constructor(base) {
    this.#base = base
    addEventListener('online', () => this.#each(source => source.retry()))
    addEventListener('pagehide', () => this.#each(source => source.flush()))
    document.addEventListener('visibilitychange', () => document.hidden && this.#each(source => source.flush()))
  }

  #each(act) {
    for (const sources of this.#listeners.values()) [...sources].forEach(act)
  }

  /** Which account the journals belong to: one name for each session that was begun here. */
  async account() {
    await this.#session
    return read(this.#accountKey) ?? 'only'
  }

  get #accountKey() { return `number-select-account/${this.#base}` }

  /** Sends a request; begins a session where one is missing. `null` if nothing came back. */
  async send(url, options = {}) {
    const request = () => fetch(url, { cache: 'no-store', credentials: 'same-origin', ...options }).catch(() => null)
    const answer = await request()
    if (answer?.status !== 401 || !await this.#begin()) return answer
    return request()
  }

  /** Begins a session, once for all that need one. */
  #begin() {
    return this.#session ??= fetch(new URL('sessions', this.#base), {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"carrier":"cookie"}',
    }).then(answer => {
      if (answer.ok) this.#startOver()
      return answer.ok
    }, () => false).finally(() => { this.#session = null })
  }

  /** In a new session every number is another one. */
  #startOver() {
    write(this.#accountKey, randomName())
    this.#each(source => source.bind())
    this.#stir()
  }

  join(id, source) {
    if (!this.#listeners.has(id)) this.#listeners.set(id, new Set())
    this.#listeners.get(id).add(source)
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

  #listen() {
    this.#stream?.close()
    this.#stream = null
    if (!this.#listeners.size) return
    const query = [...this.#listeners.keys()].map(id => `id=${encodeURIComponent(id)}`).join('&')
    const stream = this.#stream = new EventSource(new URL(`events?${query}`, this.#base))
    stream.onmessage = ({ data }) => this.#tell(data)
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED && stream === this.#stream) this.#poll(query)
    }
  }

  /** Asks now and then, and tries the stream again each time. */
  #poll(query) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      const answer = await this.send(new URL(`numbers?${query}`, this.#base))
      const list = await answer?.json().catch(() => null)
      for (const document of list?.documents ?? []) this.#push(document)
      this.#listen()
    }, pollingInterval)
  }

  #tell(data) {
    try {
      this.#push(JSON.parse(data))
    } catch {
      // What is no document says nothing.
    }
  }

  #push(document) {
    for (const source of [...this.#listeners.get(document.id) ?? []]) source.push(document)
  }
}
