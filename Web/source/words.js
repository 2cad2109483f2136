// What is said in a language.

import english from '../strings/en.json'

const others = ['ja', 'ko', 'de', 'fr', 'es', 'it', 'ru', 'ar', 'he', 'hi']
const loaded = { en: english }

export { english }

const languageOf = locale => {
  const language = locale.split('-')[0].toLowerCase()
  if (language === 'zh') return /^zh-(hant|tw|hk|mo)/i.test(locale) ? 'zh-Hant' : 'zh-Hans'
  if (language === 'pt') return 'pt-BR'
  return others.includes(language) ? language : 'en'
}

const load = language => fetch(new URL(`strings/${language}.json`, import.meta.url))
  .then(answer => answer.json()).catch(() => {}).then(words => loaded[language] = { ...english, ...words })

/** What is said in a locale. Other languages than English are loaded when first needed, and then given to `later`. */
export const words = (locale, later) => {
  const language = languageOf(locale)
  const found = loaded[language] ??= load(language)
  if (!(found instanceof Promise)) return found
  found.then(later)
  return english
}

/** A text with its gaps filled: `write` says what stands in the one of a name. */
export const fill = (text, write) => text.replace(/{(\w+)}/g, (_, gap) => write(gap))
