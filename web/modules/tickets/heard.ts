import type { Change } from '@diwan/contract/kit/event'

/**
 * What was heard of a ticket while its screen is open. A fetch that was under way when a change arrived is brought up to
 * it, so that its older answer cannot take back what was already shown.
 */
const changes = new Map<string, readonly Change[]>()
const KEPT = 200

export const heardOf = (id: string): readonly Change[] => changes.get(id) ?? []

export function hear(id: string, change: Change): void {
  changes.set(id, [...heardOf(id), change].slice(-KEPT))
}

export function forgetHeard(id: string): void {
  changes.delete(id)
}
