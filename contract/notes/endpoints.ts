import { endpoint, flag } from '../kit/endpoint.ts'
import { listEndpoints } from '../kit/endpoints/list.ts'
import { Done } from '../kit/ids.ts'
import { peopleEndpoints } from '../people/endpoints.ts'
import { mentionableEndpoint } from '../writing/endpoints.ts'
import {
  ChangeNote,
  ClearNoteReminder,
  CreateNote,
  Emptied,
  FoundNotes,
  LabelNote,
  NoFields,
  Note,
  NoteCountQuery,
  NoteDegree,
  NoteId,
  NoteQuery,
  NoteSearch,
  OpenNote,
  PinNote,
  SetNoteReminder,
} from './schemas.ts'

const reads = { module: 'notes', access: flag('notes', 'view') } as const
const edits = { module: 'notes', access: flag('notes', 'edit') } as const
const deletes = { module: 'notes', access: flag('notes', 'delete') } as const

export const notes = {
  ...listEndpoints({
    module: 'notes',
    path: '/api/notes',
    query: NoteQuery,
    filter: NoteCountQuery,
    item: Note,
    summary: 'The notes this caller may see, last changed first.',
    things: 'notes',
  }),
  search: endpoint({
    ...reads,
    name: 'notes.search',
    summary: 'Notes by the words of their titles and descriptions; also in the trash of the caller.',
    method: 'GET',
    path: '/api/notes/search',
    input: NoteSearch,
    output: FoundNotes,
  }),
  open: endpoint({
    ...reads,
    name: 'notes.open',
    summary: 'One note, with the channels to follow it by.',
    method: 'GET',
    path: '/api/notes/{id}',
    input: NoteId,
    output: OpenNote,
    errors: ['not_found'],
  }),
  create: endpoint({
    module: 'notes',
    access: flag('notes', 'create'),
    name: 'notes.create',
    summary: 'Creates a note.',
    method: 'POST',
    path: '/api/notes',
    input: CreateNote,
    output: Note,
  }),
  change: endpoint({
    ...edits,
    name: 'notes.change',
    summary: 'Changes a note, unless someone else changed it since the caller saw it.',
    method: 'PATCH',
    path: '/api/notes/{id}',
    input: ChangeNote,
    output: Note,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  }),
  mentionable: mentionableEndpoint({
    module: 'notes',
    name: 'mentionable',
    path: '/api/notes/{id}/mentionable',
    needs: 'edit',
    summary: 'Who can be mentioned in a note: those who read it.',
  }),
  pin: endpoint({
    ...deletes,
    name: 'notes.pin',
    summary: 'Pins a note of the caller above the others, or unpins it.',
    method: 'POST',
    path: '/api/notes/{id}/pin',
    input: PinNote,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
  setLabels: endpoint({
    ...deletes,
    name: 'notes.setLabels',
    summary: 'Gives a note of the caller these of their own labels, and no others.',
    method: 'POST',
    path: '/api/notes/{id}/labels',
    input: LabelNote,
    output: Done,
    errors: ['not_found', 'forbidden', 'labels.not_available'],
  }),
  setReminder: endpoint({
    ...edits,
    name: 'notes.setReminder',
    summary: 'Gives a note a day with a start and an end; its owner is reminded at the start.',
    method: 'POST',
    path: '/api/notes/{id}/reminder',
    input: SetNoteReminder,
    output: Note,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'reminders.too_many'],
  }),
  clearReminder: endpoint({
    ...edits,
    name: 'notes.clearReminder',
    summary: 'Takes the day of a note away, and the reminder with it.',
    method: 'DELETE',
    path: '/api/notes/{id}/reminder',
    input: ClearNoteReminder,
    output: Note,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  }),
  trash: endpoint({
    ...deletes,
    name: 'notes.trash',
    summary: 'Moves a note to the trash of its owner, who can restore it until it is purged.',
    method: 'DELETE',
    path: '/api/notes/{id}',
    input: NoteId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
  restore: endpoint({
    ...reads,
    name: 'notes.restore',
    summary: 'Takes a note of the caller out of the trash.',
    method: 'POST',
    path: '/api/notes/{id}/restore',
    input: NoteId,
    output: Done,
    errors: ['not_found'],
  }),
  emptyTrash: endpoint({
    ...deletes,
    name: 'notes.emptyTrash',
    summary: 'Purges the notes in the trash of the caller: nothing written in them comes back.',
    method: 'POST',
    path: '/api/notes/trash/empty',
    input: NoFields,
    output: Emptied,
  }),
}

const { handOver: _nobodyElses, ...shared } = peopleEndpoints({
  module: 'notes',
  path: '/api/notes/{id}',
  flags: { read: 'view', share: 'delete' },
  degree: NoteDegree,
  thing: 'note',
})

/** Whose it is stands in the note, and is handed to nobody. */
export const notePeople = { ...shared }
