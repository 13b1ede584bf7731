import { MAX_PREVIEW } from '@diwan/contract/notes/limits'
import { truncate } from '@diwan/core/truncate'
import type { DocumentHolder } from '../../../kit/module.ts'
import { movePeople } from '../../people/public.ts'
import { can } from '../access.ts'
import { keepWords } from '../queries/entries.ts'
import { keepPreview, lockNote, readNote, readTitle, updateNote } from '../queries/note.ts'

const previewOf = (text: string): string => truncate(text, MAX_PREVIEW)

/** What is written in a note, by whom it belongs to and by those who may write in it. */
export const noteDocuments: DocumentHolder = {
  kind: 'note',
  module: 'notes',
  may: async ({ db, actor }, id, lock) => {
    const row = lock ? await lockNote(db, actor, id) : await readNote(db, actor, id)
    if (!row || !can.view(actor, row)) return undefined
    return can.edit(actor, row) ? 'write' : 'read'
  },
  written: (_ctx, { db }, id, { text }) => keepPreview(db, id, previewOf(text)),
  /** Those changed last come first. */
  settled: async (db, id, { text }, at) => {
    await updateNote(db, id, { updated_at: at })
    await movePeople(db, id, at)
    const title = await readTitle(db, id)
    await keepWords(db, { id, title, text, at })
  },
}
