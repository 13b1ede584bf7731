import { useSyncExternalStore } from 'react'
import type { TurnTarget } from './turn-targets.ts'

/** A record, or a part of it, and what it is to become once its question is answered. */
export interface AskedTurn {
  readonly id: string
  readonly part?: string | undefined
  readonly target: TurnTarget
}

let asked: AskedTurn | undefined
const listeners = new Set<() => void>()

/** The menu that asks is gone by the time its question is shown, so the frame shows it. */
export function askTurn(next: AskedTurn | undefined): void {
  asked = next
  for (const changed of listeners) changed()
}

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export const useAskedTurn = (): AskedTurn | undefined => useSyncExternalStore(listen, () => asked)
