// How a language writes numbers, from `Intl`, and what it says, from the project's strings.

import english from '../strings/en.json'

export { english }

const loaded = new Map([['en', english]])
const scalars = text => Array.from(text, character => character.codePointAt(0))

/** The signs of a locale, in the order in which the core reads them. */
const signs = (locale, unit) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(-123456789012.5)
  const text = type => parts.find(part => part.type === type)?.value ?? ''
  const groups = parts.filter(part => part.type === 'integer').map(part => [...part.value].length)
  const least = [1, 10, 100].findIndex(factor => format.formatToParts(1000 * factor).some(part => part.type === 'group'))
  const first = parts.findIndex(part => part.type === 'integer')
  const minus = scalars(parts.slice(0, first).map(part => part.value).join('') || '-')
  return [
    ...scalars(format.format(0)), ...scalars(text('decimal') || '.'), scalars(text('group'))[0] ?? 0,
    groups.at(-1), groups.at(-2) ?? groups.at(-1), least < 0 ? 1 : least + 1, minus.length, ...minus, ...scalars(unit),
  ]
}

const known = locale => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0 ? locale : navigator.language
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

const chinese = locale => (/hant|tw|hk|mo/i.test(locale) ? 'zh-Hant' : 'zh-Hans')

/** The language of the strings for a locale. */
const stringsFor = locale => {
  const language = locale.split('-')[0].toLowerCase()
  if (language === 'zh') return chinese(locale)
  if (language === 'pt') return 'pt-BR'
  return 'ja ko de fr es it ru ar he hi'.split(' ').includes(language) ? language : 'en'
}

/**
 * What is said in a locale. Languages other than English are fetched when they are first needed, and
 * `then` is called once they are there.
 */
export const strings = (locale, then) => {
  const language = stringsFor(locale)
  if (!loaded.has(language)) {
    loaded.set(language, fetch(new URL(`strings/${language}.json`, import.meta.url))
      .then(answer => answer.json())
      .catch(() => english)
      .then(texts => loaded.set(language, texts)))
  }
  const texts = loaded.get(language)
  if (!(texts instanceof Promise)) return texts
  texts.then(then)
  return english
}

/** A text with its gaps filled: `write` says what stands in the one of a name. */
export const fill = (text, write) => text.replace(/{(\w+)}/g, (_, gap) => write(gap))
