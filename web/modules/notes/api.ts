import { notePeople, notes } from '@diwan/contract/notes/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { undoable } from '../../kit/undo.ts'
import { ownVersions } from '../../kit/own-versions.ts'
import { registerWrite } from '../../kit/write.ts'
import { colleagues } from '../people/public.ts'

export type NoteFilter = SentInputOf<typeof notes.count>
export type NoteAsked = Omit<SentInputOf<typeof notes.list>, 'after' | 'limit'>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const noteQueries = {
  all: () => ['notes'] as const,
  lists: () => [...noteQueries.all(), 'list'] as const,
  list: (asked: NoteAsked) =>
    infiniteQueryOptions({ queryKey: [...noteQueries.lists(), asked], ...pages(notes.list, asked), ...again }),
  search: (q: string, view: 'all' | 'trash') =>
    infiniteQueryOptions({
      queryKey: [...noteQueries.lists(), 'search', view, q],
      ...pages(notes.search, { q, view }),
      ...again,
    }),
  count: (filter: NoteFilter) =>
    queryOptions({ queryKey: [...noteQueries.lists(), 'count', filter], ...query(notes.count, filter), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(notes.open, { id }, { signal })),
      ...again,
    }),
  people: (id: string) =>
    queryOptions({ queryKey: [...noteQueries.all(), 'people', id], ...query(notePeople.people, { id }), ...again }),
  /** Colleagues of the directory, to share with. */
  colleagues,
}

export const noteLists: LiveLists = { topics: ['notes'], lists: () => [noteQueries.lists()] }

/** The note that was written, and the lists that may show it. */
const ofOne = ({ input: { id } }: { input: { id: string } }) => [noteQueries.open(id).queryKey, ...noteLists.lists()]
const ofPeople = ({ input: { id } }: { input: { id: string } }) => [noteQueries.people(id).queryKey]

registerWrite(notes.create, { renews: noteLists.lists() })
registerWrite(notes.change, { renews: ofOne, ...ownVersions<SentInputOf<typeof notes.change>>() })
registerWrite(notes.pin, { renews: ofOne })
registerWrite(notes.setLabels, { renews: ofOne })
registerWrite(notes.setReminder, { renews: ofOne, says: ['notes', 'reminderSet'] })
registerWrite(notes.clearReminder, { renews: ofOne, says: ['notes', 'reminderCleared'] })
registerWrite(notes.trash, {
  renews: ofOne,
  undo: undoable({ says: ['notes', 'trashed'], by: notes.restore, input: ({ id }) => ({ id }) }),
})
registerWrite(notes.discard, { renews: noteLists.lists(), answers: ['wrong_state', 'not_found'] })
registerWrite(notes.restore, { renews: ofOne, says: ['notes', 'restored'] })
registerWrite(notes.emptyTrash, { renews: noteLists.lists(), says: ({ count }) => ['notes', 'emptied', { count }] })
registerWrite(notePeople.addPeople, { renews: ofPeople })
registerWrite(notePeople.changePerson, { renews: ofPeople })
registerWrite(notePeople.removePerson, { renews: ofPeople })
registerWrite(notePeople.leave, { renews: noteLists.lists() })
