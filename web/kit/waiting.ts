import { useSyncExternalStore } from 'react'

/** The screen shows that the portal does not answer after this many milliseconds. */
const SILENCE = 3_000

/** The number of calls without an answer. One slow call does not count as silence while other calls are answered. */
let open = 0
/** The moment the silence began. An unreachable portal counts as silent until its next answer. */
let since: number | undefined
let waiting = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const isWaitedFor = (): boolean => waiting

export function onWaiting(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

export const useWaitedFor = (): boolean => useSyncExternalStore(onWaiting, isWaitedFor)

function setWaiting(now: boolean): void {
  if (waiting === now) return
  waiting = now
  for (const hear of listeners) hear()
}

function restart(): void {
  clearTimeout(timer)
  setWaiting(false)
  since = open > 0 ? Date.now() : undefined
  if (since !== undefined) timer = setTimeout(() => setWaiting(true), SILENCE)
}

/** Any sign of the portal ends the silence; the live connection reports one when it opens. */
export const answered = (): void => restart()

/** Every call starts with this and reports its outcome to the returned function. */
export function asks(): (how: 'answered' | 'unreachable' | 'given up') => void {
  open += 1
  if (since === undefined) restart()
  return (how) => {
    open -= 1
    if (how === 'answered' || (how === 'given up' && open === 0 && !waiting)) restart()
  }
}
