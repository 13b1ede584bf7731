import { notes } from '@diwan/contract/notes/endpoints'
import { route } from '../../kit/http/route.ts'
import { discardNote, empty, restore, trash } from './service/delete.ts'
import { findMentionable } from './service/document.ts'
import { changeNote, createNote, pinNote, setLabels } from './service/edit.ts'
import { notePeopleRoutes } from './service/people.ts'
import { clearReminder, setReminder } from './service/reminder.ts'
import { searchNotes } from './service/search.ts'
import { countNotes, listNotes, openNote } from './service/read.ts'

export const noteRoutes = [
  route(notes.list, listNotes),
  route(notes.count, countNotes),
  route(notes.search, searchNotes),
  route(notes.open, openNote),
  route(notes.create, (ctx, input) => createNote(ctx, input)),
  route(notes.change, changeNote),
  route(notes.mentionable, findMentionable),
  route(notes.pin, pinNote),
  route(notes.setLabels, setLabels),
  route(notes.setReminder, setReminder),
  route(notes.clearReminder, clearReminder),
  route(notes.trash, trash),
  route(notes.discard, discardNote),
  route(notes.restore, restore),
  route(notes.emptyTrash, empty),
  ...notePeopleRoutes,
]
