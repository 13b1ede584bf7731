import { titleOf } from '@diwan/contract/notes/kind'
import { NoteQuery } from '@diwan/contract/notes/schemas'
import type { Widget } from '../../../kit/module.ts'
import { note } from '../kind.ts'
import { listNotes } from './read.ts'

export const pinnedNote: Widget = {
  key: 'notes.pinned',
  module: 'notes',
  flag: 'view',
  area: 'user',
  size: 'low',
  column: 0,
  order: 100,
  path: '/user/notes?view=pinned',
  topics: ['notes'],
  read: async (ctx) => {
    const [first] = (await listNotes(ctx, NoteQuery.parse({ view: 'pinned', limit: 1 }))).items
    return first && { shape: 'text', title: titleOf(first), text: first.preview, path: note.name.path(first.id) }
  },
}
