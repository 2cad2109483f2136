// What a server may say, and how the core reads it: as the page about the contract has it.

/** Whether a text can be the name of a number, a client or a store. */
export const isName = text => typeof text === 'string' && /^[\w.~-]{1,128}$/.test(text) && text !== '.' && text !== '..'

const isDecimal = text => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text)
const isCount = (count, least) => Number.isSafeInteger(count) && count >= least
const bases = ['minimum', 'zero', 'none']

const isWriter = writer => writer === null || isName(writer?.client) && isCount(writer.sequence, 1)

const isRule = rule => rule !== null && typeof rule === 'object' && !Array.isArray(rule)
  && [rule.default, rule.minimum, rule.maximum, rule.increment].every(field => field == null || isDecimal(field))
  && (rule.incrementBase == null || bases.includes(rule.incrementBase))

const isDocument = document => isName(document?.store) && isCount(document.version, 0)
  && (document.number === null || isDecimal(document.number)) && isWriter(document.writer) && isRule(document.rule)

/** A document as the core reads it, or an empty text for what is none. */
export const fields = document => {
  if (!isDocument(document)) return ''
  const { store, version, number, writer, rule } = document
  return [
    store, version, number, writer?.client, writer?.sequence,
    rule.default, rule.minimum, rule.maximum, rule.increment, rule.incrementBase,
  ].map(field => field ?? '').join('\n')
}

/** What an answer's body says, or `null` if that is no JSON. */
export const readJSON = async answer => {
  try {
    return await answer.json()
  } catch {
    return null
  }
}

/** Whether the same request may be answered otherwise before long. */
export const isPassing = status => status === 408 || status === 429 || status >= 500

/** The longest time for which a server is obeyed that asks to wait: an hour. */
const longestPause = 3_600_000

/** How long the server asked to wait, in milliseconds, or −1. A date counts by the server's clock. */
export const pause = ({ headers }) => {
  const after = headers.get('Retry-After') ?? ''
  const present = Date.parse(headers.get('Date')) || Date.now()
  const wait = /^\d+$/.test(after) ? after * 1000 : Date.parse(after) - present
  return Number.isNaN(wait) ? -1 : Math.min(Math.max(wait, 0), longestPause)
}
