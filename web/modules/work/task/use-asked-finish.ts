import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { useSyncExternalStore } from 'react'
import type { Problem } from '../../../kit/problem.ts'

export type AskedFinish = { readonly openSubtasks: number } & (
  | { readonly by: 'done'; readonly input: SentInputOf<typeof tasks.done> }
  | { readonly by: 'move'; readonly input: SentInputOf<typeof tasks.move> }
)

let pending: AskedFinish | undefined
const listeners = new Set<() => void>()

export function askFinish(asked: AskedFinish | undefined): void {
  pending = asked
  for (const changed of listeners) changed()
}

/** How many sub-tasks the portal found open when it refused. */
export const openSubtasksOf = ({ current }: Problem): number =>
  (current as { openSubtasks?: number } | undefined)?.openSubtasks ?? 1

const current = (): AskedFinish | undefined => pending
export const useAskedFinish = (): AskedFinish | undefined =>
  useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, current)
