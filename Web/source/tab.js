// Each tab keeps journals of its own, under a name that no other open tab has.
//
// A lock that lasts as long as the page tells whether a name is in use. The name that a tab had before a reload is in
// its session storage; but so it is in a duplicated tab, which has to take another one. A new tab goes on with the
// journals of one that is gone, so that what was chosen there is not lost.

import { keys, randomName, read, write } from './storage.js'

const prefix = 'number-select/'
const key = 'number-select-tab'
const session = () => sessionStorage

/** How long a page that is being left may take to let go of its name. */
const patience = 200

let tab

/** The name of this tab. */
export const openTab = () => tab ??= findTab()

const findTab = async () => {
  const name = await findName()
  write(key, name, session)
  return name
}

const findName = async () => {
  const own = read(key, session)
  if (!navigator.locks) return own ?? randomName()
  if (own && await claim(own, { signal: AbortSignal.timeout(patience) })) return own
  const left = new Set(keys().filter(name => name.startsWith(prefix)).map(name => name.split('/')[1]))
  for (const name of left) {
    if (await claim(name, { ifAvailable: true })) return name
  }
  const name = randomName()
  await claim(name, {})
  return name
}

/** Takes the lock of a name until the page is gone. */
const claim = (name, options) => new Promise(resolve => {
  navigator.locks.request(prefix + name, options, lock => {
    resolve(lock !== null)
    return lock && new Promise(() => {})
  }).catch(() => resolve(false))
})
