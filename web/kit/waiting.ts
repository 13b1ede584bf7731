import { useSyncExternalStore } from 'react'

/** So long without any answer, and the person is told. */
const SILENCE = 3_000

/** Whether the portal answers at all. A call that is slow while others are answered is none of this. */
let open = 0
/** Since when something is asked for and nothing answered; unreachable counts as silence until the next answer. */
let since: number | undefined
let told = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const isWaitedFor = (): boolean => told

export function onWaiting(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

export const useWaitedFor = (): boolean => useSyncExternalStore(onWaiting, isWaitedFor)

function setWaiting(now: boolean): void {
  if (told === now) return
  told = now
  for (const hear of listeners) hear()
}

function restart(): void {
  clearTimeout(timer)
  setWaiting(false)
  since = open > 0 ? Date.now() : undefined
  if (since !== undefined) timer = setTimeout(() => setWaiting(true), SILENCE)
}

/** Anything from the portal, also by another way than a call. */
export const answered = (): void => restart()

/** To be called around every call; what is answered is said when it ends. */
export function asks(): (how: 'answered' | 'unreachable' | 'given up') => void {
  open += 1
  if (since === undefined) restart()
  return (how) => {
    open -= 1
    if (how === 'answered' || (how === 'given up' && open === 0 && !told)) restart()
  }
}
