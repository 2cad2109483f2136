// How a language writes numbers, from `Intl`.

import { scalars } from './core.js'

const digits = format => scalars(Array.from('0123456789', digit => format.format(digit)).join(''))

/** A format of a locale, or of the browser's where that is none. */
const make = (locale, options) => {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat([], options)
  }
}

/** How a locale writes numbers: with digits of its own only if they follow each other in Unicode. */
const formatOf = locale => {
  const format = make(locale)
  const isInOrder = digits(format).every((digit, index, [zero]) => digit === zero + index)
  return isInOrder ? format : make(locale, { numberingSystem: 'latn' })
}

/** The signs of a locale, in the order in which the core reads them. */
const signs = (locale, unit) => {
  const format = formatOf(locale)
  const parts = format.formatToParts(-123456789012.5)
  const texts = type => parts.filter(part => part.type === type).map(part => part.value)
  const isGrouped = number => format.formatToParts(number).length > 1
  const groups = texts('integer').map(text => scalars(text).length)
  const first = parts.findIndex(part => part.type === 'integer')
  const minus = scalars(parts.slice(0, first).map(part => part.value).join(''))
  return [
    digits(format)[0], ...scalars(texts('decimal')[0]), scalars(texts('group')[0] ?? '')[0] ?? 0,
    groups.at(-1), groups.at(-2) ?? groups.at(-1), [1e3, 1e4, 1e5].findIndex(isGrouped) + 1 || 1,
    minus.length, ...minus, ...scalars(unit),
  ]
}

/** A core's signs of a locale and a unit. They are made once and shared. */
export const symbols = (core, locale, unit) => {
  const key = `${locale}\n${unit}`
  if (!core.languages.has(key)) core.languages.set(key, core.number_symbols(core.putWords(signs(locale, unit))))
  return core.languages.get(key)
}
