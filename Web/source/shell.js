import { now } from './clock.js'
import { WOKEN } from './codes.js'
import { core } from './core.js'
import { draw, drawWords } from './drawing.js'
import { makeInside } from './inside.js'
import { keyboard } from './keyboard.js'
import { retry } from './life.js'
import { nameParts } from './names.js'
import { pointer } from './pointer.js'
import { configure } from './settings.js'
import { noteNews, sayChange } from './speech.js'
import { AS_MADE } from './state.js'
import { readDetails, tellPage } from './telling.js'
import { takeOver } from './upgrade.js'
import { english, words } from './words.js'

/** What is listened for from the start. For the rest, once it can come. */
const events = ['pointerdown', 'click', 'keydown', 'focusin', 'input']

const handlers = {
  ...pointer,
  ...keyboard,
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
  customError = ''
  failure = ''
  /** What became of the number without its user's doing. It stands until the user acts again. */
  news = ''
  message = null
  unit = null
  /** The pointer that presses a button. */
  pointer = null
  wasPressed = false
  source = null
  /** What `src` says, and what of it has been done. */
  wanted = null
  address = null
  /** Whether what its source needs could not be loaded. */
  isCutOff = false
  locale = ''
  words = english
  timer = 0
  /** The timer of what is to be said, and when the number to be said has stood long enough. */
  saying = 0
  standsAt = 0

  constructor(host, internals) {
    this.host = host
    this.internals = internals
    Object.assign(this, makeInside(host))
    this.listen(events)
  }

  listen(types) {
    for (const type of types) this.root.addEventListener(type, this)
  }

  handleEvent(event) { handlers[event.type](this, event) }

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
      drawWords(this)
    })
  }

  /** Tells the core of an event. */
  send(event, argument = 0) {
    this.follow(this.core.number_send(this.number, event, argument, now()))
  }

  /** Tries again what has failed. */
  retry() { retry(this) }

  /** Tells the core what the field says. */
  type() {
    this.news = ''
    this.followQuietly(this.core.number_type(this.number, this.core.put(this.input.value), now()))
  }

  /** Sets the number for the page's script. */
  assign(text) {
    const { number } = this
    this.followQuietly(this.core.number_assign(number, this.core.put(text), now()))
  }

  /** Goes so many steps for the page's script. */
  step(count) {
    const effects = this.core.number_step(this.number, count, now())
    if (effects < 0) throw new DOMException('There are no steps where step is "any".', 'InvalidStateError')
    this.followQuietly(effects)
  }

  /** Follows what the page need not be told. */
  followQuietly(effects) {
    this.follow(effects)
    this.told = this.value
  }

  /** Does what the core wants done: draws first, so that state and view agree, and then tells the page. */
  follow(effects) {
    const details = readDetails(this, effects)
    noteNews(this, effects)
    this.source?.perform(effects)
    draw(this, effects)
    sayChange(this, effects)
    this.wait()
    tellPage(this, effects, details)
  }

  /** Sees that the core is woken when it wants to be. */
  wait() {
    if (this.timer) clearTimeout(this.timer)
    const deadline = this.core.number_deadline(this.made)
    if (deadline >= 0n) this.timer = setTimeout(() => this.send(WOKEN), Number(deadline - now()))
  }
}
