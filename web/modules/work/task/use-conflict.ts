import type { TaskFields, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { useSyncExternalStore } from 'react'

/** What somebody wanted to change, and the task as somebody else has left it since. */
export interface Conflict {
  readonly now: TaskFields
  readonly theirs: TaskRecord
}

let held: Conflict | undefined
const listeners = new Set<() => void>()

export function showConflict(conflict: Conflict | undefined): void {
  held = conflict
  for (const changed of listeners) changed()
}

const current = (): Conflict | undefined => held
/** Of this task. */
export function useConflict(id: string): Conflict | undefined {
  const conflict = useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, current)
  return conflict?.theirs.id === id ? conflict : undefined
}
