import { useSyncExternalStore } from 'react'
import type { Target } from './targets.ts'

/** A record, or a part of it, and what it is to become once its question is answered. */
export interface Asked {
  readonly id: string
  readonly part?: string | undefined
  readonly target: Target
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

/** The menu that asks is gone by the time its question is shown, so the frame shows it. */
export function ask(next: Asked | undefined): void {
  asked = next
  for (const changed of listeners) changed()
}

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export const useAskedTurn = (): Asked | undefined => useSyncExternalStore(listen, () => asked)
