import { noteEvents } from '@diwan/contract/notes/events'
import { MAX_PREVIEW } from '@diwan/contract/notes/limits'
import { truncate } from '@diwan/core/truncate'
import { demand } from '../../../kit/access/demand.ts'
import { newlyMentioned } from '../../documents/public.ts'
import { movePeople, readDegrees } from '../../people/public.ts'
import { indexRecord } from '../../search/public.ts'
import { mentionable } from '../../writing/public.ts'
import { can } from '../access.ts'
import { note } from '../kind.ts'
import { keepPreview, updateNote } from '../queries/note.ts'

/** The description, written together by the owner and those who may edit the note. */
export const noteDocuments = note.documents({
  writes: can.edit,
  written: async (ctx, tx, id, { text, mentioned, unmentioned }) => {
    await keepPreview(tx.db, id, truncate(text, MAX_PREVIEW))
    const people = await newlyMentioned(ctx, tx, {
      objectId: id,
      mentioned,
      unmentioned,
      event: noteEvents.named.name,
      readers: (among) => note.readers(tx.db, among, id),
    })
    if (people.length > 0) tx.record(noteEvents.named, { id, people }, { object: id })
  },
  /** The list shows the notes changed last first. */
  settled: async (db, id, _document, at) => {
    await updateNote(db, id, { updated_at: at })
    await movePeople(db, id, at)
    await indexRecord(db, note, id)
  },
})

/** Its owner and those it is shared with. */
export const findMentionable = mentionable({
  others: false,
  place: async (ctx, id) => {
    const row = await note.readOne(ctx.db, ctx.actor, id)
    demand(can, 'edit', ctx.actor, row)
    const degrees = await readDegrees(ctx.db, id)
    return {
      likely: [row.created_by, ...degrees.keys()],
      reads: (person) => can.view(person, { ...row, degree: degrees.get(person.id) ?? null }),
    }
  },
})
