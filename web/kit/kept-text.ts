import { useSyncExternalStore } from 'react'
import { forgetSealed, sealTexts } from './sealed-text.ts'
import { onSession, session, type SignedIn } from './session.ts'

/**
 * Text that a person has typed but not sent, or that could not be sent, is stored for this tab and this person until it is
 * sent or discarded. It survives a reload and never a sign-out. While a session has expired it is encrypted with a key that only a
 * sign-in of the same person brings back; another person's sign-in deletes it.
 */
const PREFIX = 'diwan-typed/'
const cache = new Map<string, unknown>()
const listeners = new Set<() => void>()
/** The session has expired and no one has signed in since. */
let ended = false

const ofPerson = () => `${PREFIX}${session()?.metadata.id ?? ''}/`

export function keptText<T>(name: string, empty: T): T {
  const key = ofPerson() + name
  if (!cache.has(key)) cache.set(key, read(key))
  return (cache.get(key) as T | undefined) ?? empty
}

/** The value `undefined` deletes the entry. */
export function keepText(name: string, value: unknown): void {
  const key = ofPerson() + name
  cache.set(key, value)
  if (ended) return // a screen that closes behind the session leaves nothing readable
  if (value === undefined) sessionStorage.removeItem(key)
  else write(key, value)
  for (const hear of listeners) hear()
}

/** `empty` must be the same value at each call. */
export function useKeptText<T>(name: string, empty: T): [T, (value: T | undefined) => void] {
  const value = useSyncExternalStore(onKeptText, () => keptText(name, empty))
  return [value, (next) => keepText(name, next)]
}

/** The listener runs after every change of any stored text. */
export function onKeptText(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

function read(key: string): unknown {
  const text = sessionStorage.getItem(key)
  if (!text?.startsWith('obj:')) return undefined
  try {
    return (JSON.parse(text.slice(4)) as { value: unknown }).value
  } catch {
    return undefined
  }
}

/** If the storage is full, the text is only lost on a reload. */
function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, `obj:${JSON.stringify({ value })}`)
  } catch {
    return
  }
}

const storedKeys = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at)).filter((key) => key !== null)

/** Deletes the texts of all people, or of all but one. */
function forgetAll(exceptOf?: string): void {
  const foreign = (key: string) => key.startsWith(PREFIX) && (exceptOf === undefined || !key.startsWith(exceptOf))
  for (const key of storedKeys()) if (foreign(key)) sessionStorage.removeItem(key)
  for (const key of cache.keys()) if (foreign(key)) cache.delete(key)
}

/** Nothing readable stays, neither in the storage nor in the page. */
function seal(person: SignedIn): void {
  const own = storedKeys().filter((key) => key.startsWith(`${PREFIX}${person.metadata.id}/`))
  void sealTexts(
    person,
    own.map((key) => [key, sessionStorage.getItem(key) ?? ''] as const),
  )
  forgetAll()
}

/** Runs once per page: text that another person typed in this tab must be deleted before the first screen is shown. */
export function startKeptText(): void {
  onSession((now, before, reason) => {
    ended = now === null
    if (now) forgetAll(ofPerson())
    else if (reason === 'expired' && before) seal(before)
    else {
      forgetAll()
      forgetSealed()
    }
  })
  if (session()) forgetAll(ofPerson())
}
