import { MAX_PREVIEW } from '@diwan/contract/notes/limits'
import { noteEvents } from '@diwan/contract/notes/events'
import { truncate } from '@diwan/core/truncate'
import { demand } from '../../../kit/access/demand.ts'
import type { DocumentHolder } from '../../../kit/module.ts'
import { newlyMentioned } from '../../documents/public.ts'
import { movePeople, readDegrees } from '../../people/public.ts'
import { mentionable } from '../../writing/public.ts'
import { can } from '../access.ts'
import { keepWords } from '../queries/entries.ts'
import { keepPreview, lockNote, readNote, readTitle, updateNote } from '../queries/note.ts'
import { readersOfNote } from './policy.ts'

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
  written: async (ctx, tx, id, { text, mentioned }) => {
    await keepPreview(tx.db, id, previewOf(text))
    const people = await newlyMentioned(ctx, tx, {
      objectId: id,
      mentioned,
      event: noteEvents.named.name,
      readers: (among) => readersOfNote(tx.db, among, id),
    })
    if (people.length > 0) tx.record(noteEvents.named, { id, people }, { object: id })
  },
  /** Those changed last come first. */
  settled: async (db, id, { text }, at) => {
    await updateNote(db, id, { updated_at: at })
    await movePeople(db, id, at)
    const title = await readTitle(db, id)
    await keepWords(db, { id, title, text, at })
  },
}

/** Its owner and those it is shared with. */
export const findMentionable = mentionable({
  others: false,
  place: async (ctx, id) => {
    const row = await readNote(ctx.db, ctx.actor, id)
    demand(can, 'edit', ctx.actor, row)
    const degrees = await readDegrees(ctx.db, id)
    return {
      likely: [row.created_by, ...degrees.keys()],
      reads: (person) => can.view(person, { ...row, degree: degrees.get(person.id) ?? null }),
    }
  },
})
