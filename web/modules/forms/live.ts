import { entryApprovalEvents, entryEvents, formEvents } from '@diwan/contract/forms/events'
import type { Entry, OpenEntry } from '@diwan/contract/forms/schemas'
import { detailOf, type Change } from '@diwan/contract/kit/event'
import { useMemo } from 'react'
import { follow, useFollow, useFollowLists } from '../../kit/follow.ts'
import { contentLive } from '../publishing/public.ts'
import { formQueries } from './api.ts'

export const formLive = contentLive('forms', formEvents, formQueries)

/** Applies a change to an entry that is held. Hearing it twice, or late, changes nothing. */
export function foldEntry(entry: Entry, change: Change): Entry {
  const withdrawn = detailOf(entryEvents.withdrawn, change)
  if (!withdrawn || withdrawn.id !== entry.id || withdrawn.version <= entry.version) return entry
  const { status, version } = withdrawn
  return { ...entry, status, version, can: { ...entry.can, withdraw: false, decide: false } }
}

/** Who is asked next, and who decided what, is fetched. */
const decided = new Set<string>([...Object.values(entryApprovalEvents), entryEvents.ended].map(({ name }) => name))

export const entryLive = follow({
  topic: 'forms',
  lists: () => [formQueries.lists()],
  open: formQueries.entry,
  fold: (held: OpenEntry, change) => ({ ...held, entry: foldEntry(held.entry, change) }),
  refetchWhen: (_before, _after, change) => decided.has(change.event),
})

/** With the hints of its lists: a decision that has not taken effect is told in no channel. */
export function useFollowEntry(id: string): void {
  useFollow(entryLive, id)
  useFollowLists(useMemo(() => ({ topics: ['forms'], lists: () => [formQueries.entry(id).queryKey] }), [id]))
}
