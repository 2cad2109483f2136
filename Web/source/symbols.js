// How a language writes numbers, from `Intl`.

const scalars = text => Array.from(text, character => character.codePointAt(0))

const digits = format => Array.from({ length: 10 }, (_, digit) => format.format(digit).codePointAt(0))

/** How a locale writes numbers: with digits of its own only if they follow each other in Unicode. */
const formatOf = locale => {
  const format = new Intl.NumberFormat(locale)
  const isInOrder = digits(format).every((digit, index, [zero]) => digit === zero + index)
  return isInOrder ? format : new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
}

/** The signs of a locale, in the order in which the core reads them. */
const signs = (locale, unit) => {
  const format = formatOf(locale)
  const parts = format.formatToParts(-123456789012.5)
  const text = type => parts.find(part => part.type === type)?.value ?? ''
  const isGrouped = number => format.formatToParts(number).some(part => part.type === 'group')
  const groups = parts.filter(part => part.type === 'integer').map(part => [...part.value].length)
  const first = parts.findIndex(part => part.type === 'integer')
  const minus = scalars(parts.slice(0, first).map(part => part.value).join(''))
  return [
    digits(format)[0], ...scalars(text('decimal')), scalars(text('group'))[0] ?? 0,
    groups.at(-1), groups.at(-2) ?? groups.at(-1), [1e3, 1e4, 1e5].findIndex(isGrouped) + 1 || 1,
    minus.length, ...minus, ...scalars(unit),
  ]
}

const known = locale => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? navigator.language
  } catch {
    return navigator.language
  }
}

/** A core's signs of a locale and a unit. They are made once and shared. */
export const symbols = (core, locale, unit) => {
  const key = `${locale}\n${unit}`
  if (!core.languages.has(key)) core.languages.set(key, core.number_symbols(core.putWords(signs(known(locale), unit))))
  return core.languages.get(key)
}
