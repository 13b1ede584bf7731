import { noteEvents } from '@diwan/contract/notes/events'
import type { Note, OpenNote } from '@diwan/contract/notes/schemas'
import { detailOf, type Change } from '@diwan/contract/kit/event'
import { follow } from '../../kit/follow.ts'
import { noteQueries } from './api.ts'

/** Applies a change to a note that is held. Hearing it twice, or late, changes nothing. */
export function foldNote(note: Note, change: Change): Note {
  const edited = detailOf(noteEvents.edited, change)
  if (edited && edited.id === note.id && edited.version > note.version) {
    const { title, colour, version, updatedDate } = edited
    return { ...note, title, colour, version, updatedDate }
  }
  const scheduled = detailOf(noteEvents.scheduled, change)
  if (scheduled && scheduled.id === note.id && scheduled.version > note.version) return { ...note, ...scheduled }
  return note
}

/** What access depends on, and what is its owner's alone: the note is fetched again, which says when it is gone. */
const asksAgain = [
  noteEvents.trashed,
  noteEvents.restored,
  noteEvents.pinned,
  noteEvents.labelled,
  noteEvents.joined,
  noteEvents.left,
  noteEvents.changed,
]

export const noteLive = follow({
  topic: 'notes',
  lists: () => [noteQueries.lists()],
  open: noteQueries.open,
  fold: (held: OpenNote, change) => ({ ...held, note: foldNote(held.note, change) }),
  refetchWhen: (_before, _after, change) => asksAgain.some((event) => detailOf(event, change) !== undefined),
})
