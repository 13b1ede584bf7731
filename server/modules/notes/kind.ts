import { noteEvents } from '@diwan/contract/notes/events'
import { noteKind, titleOf } from '@diwan/contract/notes/kind'
import { documentFromText } from '@diwan/core/document'
import { pageText } from '@diwan/core/page/document'
import { z } from 'zod'
import { recordKind } from '../../kit/kind/record-kind.ts'
import { readPage } from '../documents/public.ts'
import { readDegrees } from '../people/public.ts'
import { can, reach } from './access.ts'
import { lockNote, readNotes, readTexts } from './queries/note.ts'

/** How its owner sorts a note is no fact for its other readers, and neither are the people it mentions. */
const { pinned: _pinned, labelled: _labelled, named: _named, ...shownEvents } = noteEvents

export const note = recordKind(noteKind, {
  table: 'notes',
  reach,
  can,
  read: readNotes,
  lock: lockNote,
  degrees: readDegrees,
  title: (row) => titleOf(row) || '—',
  events: noteEvents,
  activity: { events: Object.values(shownEvents), shown: z.object({ title: z.string().optional() }) },
  files: 'view',
  search: { sort: 'updated_at', texts: readTexts, persons: ['created_by'], shows: can.restore },
  links: {},
  more: {
    source: async ({ db, actor }, id, part) => {
      const [row] = part === undefined ? await readNotes(db, actor, [id]) : []
      if (!row || !can.view(actor, row)) return undefined
      const page = await readPage(db, id, 'description')
      const body = page ? documentFromText(pageText(page), actor.language === 'ar' ? 'rtl' : 'ltr') : null
      return { title: titleOf(row) || '—', body, by: row.created_by, at: row.updated_at }
    },
  },
})
