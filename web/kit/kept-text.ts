import { useSyncExternalStore } from 'react'
import { onSession, session } from './session.ts'

/**
 * What a person has typed and not sent yet, and what could not be sent: kept for this tab and this person until it is
 * sent or thrown away. It outlives a reload and an ended session, never a sign-out.
 */
const PREFIX = 'diwan-typed/'
const held = new Map<string, unknown>()
const listeners = new Set<() => void>()

const ofPerson = () => `${PREFIX}${session()?.metadata.id ?? ''}/`

export function keptText<T>(name: string, empty: T): T {
  const key = ofPerson() + name
  if (!held.has(key)) held.set(key, read(key))
  return (held.get(key) as T | undefined) ?? empty
}

/** Nothing is kept of `undefined`. */
export function keepText(name: string, value: unknown): void {
  const key = ofPerson() + name
  held.set(key, value)
  if (value === undefined) sessionStorage.removeItem(key)
  else write(key, value)
  for (const hear of listeners) hear()
}

/** `empty` must be the same value at each call. */
export function useKeptText<T>(name: string, empty: T): [T, (value: T | undefined) => void] {
  const value = useSyncExternalStore(onKeptText, () => keptText(name, empty))
  return [value, (next) => keepText(name, next)]
}

/** Told after every change of anything kept. */
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

/** A full store loses only the keeping over a reload. */
function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, `obj:${JSON.stringify({ value })}`)
  } catch {
    return
  }
}

/** Everything of everybody, or of everybody but one. */
function forgetAll(exceptOf?: string): void {
  const foreign = (key: string) => key.startsWith(PREFIX) && (exceptOf === undefined || !key.startsWith(exceptOf))
  for (const key of Object.keys(sessionStorage)) if (foreign(key)) sessionStorage.removeItem(key)
  for (const key of held.keys()) if (foreign(key)) held.delete(key)
}

/** Once per page: what another person typed in this tab is gone before the first screen shows. */
export function startKeptText(): void {
  onSession((now, _before, reason) => {
    if (now) forgetAll(ofPerson())
    else if (reason === 'logout') forgetAll()
  })
  if (session()) forgetAll(ofPerson())
}
