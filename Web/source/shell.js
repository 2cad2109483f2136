import { now } from './clock.js'
import { PROPOSED, WOKEN } from './codes.js'
import { core } from './core.js'
import { draw, drawWords } from './drawing.js'
import { makeInside } from './inside.js'
import { afterEntry, entry } from './keyboard.js'
import { retry } from './life.js'
import { nameParts } from './names.js'
import { afterPress, press } from './pointer.js'
import { configure } from './settings.js'
import { forgetNews, makeMessage, noteNews, sayChange, sayNumber } from './speech.js'
import { AS_MADE, ASKS } from './state.js'
import { ask, readDetails, tellPage } from './telling.js'
import { takeOver } from './upgrade.js'
import { english, words } from './words.js'

/** What is listened for from the start, and what from when somebody acts. */
const first = { ...press, ...entry }
const later = { ...afterPress, ...afterEntry }

const handlers = {
  ...first,
  ...later,
  DOMContentLoaded(shell) {
    takeOver(shell.host)
    nameParts(shell)
  },
}

/**
 * What stands between an element and its number in the core: it forwards what happens, has drawn what the core
 * decides, and has the page told. Each of these has a file of its own; here is what they share.
 */
export class Shell {
  core = core
  /** The number in the core, or 0. */
  made = 0
  state = AS_MADE
  isShown = false
  isDisabled = false
  /** What was chosen before the element left its page. */
  kept = null
  value = ''
  /** The value that the page was told last. */
  told = ''
  submitted = null
  /** What the page says is wrong. */
  complaint = ''
  failure = ''
  /** What became of the number without its user's doing. It stands until the user acts again. */
  news = ''
  /** The message, what it says, and whether that is only to be heard. */
  message = null
  said = ''
  isQuiet = false
  unitPart = null
  /** Whether a pointer has pressed a button, whose click is still to come. */
  wasPressed = false
  source = null
  /** What `src` says, and what of it has been done. */
  wanted = null
  address = null
  /** What a script has set since, for the number that is still to come. */
  given = null
  /** Whether what its source needs could not be loaded. */
  isCutOff = false
  locale = ''
  words = english
  /** When the number has stood long enough to be said. */
  saysAt = Infinity
  timer = 0
  wakesAt = Infinity

  constructor(host, internals) {
    this.host = host
    this.internals = internals
    Object.assign(this, makeInside(host))
    this.listen(first)
  }

  listen(handlers) {
    for (const type in handlers) this.root.addEventListener(type, this)
  }

  handleEvent(event) { handlers[event.type](this, event) }

  /** Makes what is not needed before somebody acts, or something is said. */
  prepare() {
    if (this.message) return
    makeMessage(this)
    this.listen(later)
  }

  /** The number in the core, made when it is first needed. */
  get number() {
    if (!this.made) configure(this)
    return this.made
  }

  text(what) {
    return this.core.take(this.core.number_write(this.made, what))
  }

  /** Writes and speaks as a language does. Its words may come later. */
  speak(locale) {
    if (locale === this.locale) return
    this.locale = locale
    this.words = words(locale, later => {
      if (this.locale !== locale) return
      this.words = later
      nameParts(this)
      if (this.made) drawWords(this)
    })
  }

  /** Tells the core of an event. */
  send(event, argument = 0) {
    this.follow(this.core.number_send(this.number, event, argument, now()))
  }

  /** Tries again what has failed. */
  retry() { retry(this) }

  /** Tells the core what the field says. */
  readField() {
    forgetNews(this)
    this.followQuietly(this.core.number_type(this.number, this.core.put(this.field.value), now()))
  }

  /** Sets the number for the page's script. */
  adopt(text) {
    const { number } = this
    if (this.host.getAttribute('src') !== this.address) this.given = text
    this.followQuietly(this.core.number_assign(number, this.core.put(text), now()))
  }

  /** Goes so many steps for the page's script. */
  go(count) {
    const effects = this.core.number_step(this.number, count, now())
    if (effects < 0) throw new DOMException('There is no step.', 'InvalidStateError')
    this.followQuietly(effects)
  }

  /** Follows what the page need not be told. */
  followQuietly(effects) {
    this.follow(effects)
    this.told = this.value
  }

  /** Does what the core wants done: draws first, so that state and view agree, and then tells the page. */
  follow(effects) {
    if (effects === ASKS) return ask(this, this.text(PROPOSED))
    const details = readDetails(this, effects)
    noteNews(this, effects)
    this.source?.perform(effects)
    draw(this, effects)
    sayChange(this, effects)
    this.wait()
    tellPage(this, effects, details)
  }

  /** Sees that it wakes for what comes first of what waits. It may wake too early, and then waits on. */
  wait() {
    const deadline = Number(this.core.number_deadline(this.made))
    const due = Math.min(deadline < 0 ? Infinity : deadline, this.saysAt)
    if (due >= this.wakesAt) return
    clearTimeout(this.timer)
    this.wakesAt = due
    this.timer = setTimeout(() => this.wake(), due - Number(now()))
  }

  wake() {
    this.wakesAt = Infinity
    if (now() >= this.saysAt) sayNumber(this)
    this.send(WOKEN)
  }
}
