import type { Draft } from '../api.ts'
import { EMPTY, markOf } from './content.ts'

/** The draft as the portal has it: `saved` marks the content of that version. */
export interface Known {
  readonly id: string
  readonly version: number
  readonly saved: string
}

/** What this tab holds: the mark of what is typed, and what it knows of the portal. */
export interface Mine {
  readonly now: string
  readonly known: Known | undefined
}

export const isDirty = ({ now, known }: Mine): boolean => now !== (known?.saved ?? EMPTY)

/**
 * What to do about the portal's draft: `save` what is typed here, `clear` what was sent or discarded elsewhere, note that both are
 * the `same`, `adopt` the other text, `ask` which of the two is meant, or `nothing`.
 */
export function compare(found: Draft | null, mine: Mine): 'save' | 'clear' | 'same' | 'adopt' | 'ask' | 'nothing' {
  const { now, known } = mine
  const dirty = isDirty(mine)
  if (!found) {
    if (dirty) return 'save'
    return known && known.version > 0 ? 'clear' : 'nothing'
  }
  if (markOf(found.content) === now) return 'same'
  if (!dirty) return 'adopt'
  return known?.id === found.id && known.version === found.version ? 'save' : 'ask'
}
