// Storage that may be full, forbidden or absent: then nothing is kept.

const quietly = act => {
  try {
    return act()
  } catch {
    return null
  }
}

export const read = (key, storage = () => localStorage) => quietly(() => storage().getItem(key))

/** Whether the text is kept. */
export const write = (key, text, storage = () => localStorage) => quietly(() => {
  storage().setItem(key, text)
  return true
}) ?? false

export const remove = key => quietly(() => localStorage.removeItem(key))
export const keys = () => quietly(() => Object.keys(localStorage)) ?? []

/** A name that nobody ever had. */
export const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
