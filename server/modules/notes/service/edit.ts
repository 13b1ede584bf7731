import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { notes } from '@diwan/contract/notes/endpoints'
import { MAX_PREVIEW } from '@diwan/contract/notes/limits'
import { noteEvents } from '@diwan/contract/notes/events'
import type { Note } from '@diwan/contract/notes/schemas'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { beginDocument, readDocumentOf } from '../../documents/public.ts'
import { keepLabels } from '../../labels/public.ts'
import { movePeople } from '../../people/public.ts'
import { can } from '../access.ts'
import { presentNote } from '../presenter.ts'
import { keepWords } from '../queries/entries.ts'
import { insertNote, lockNote, readNote, updateNote } from '../queries/note.ts'
import { deliveryFor, deliveredToAll } from '../topics.ts'

type CreateInput = InputOf<typeof notes.create>

export const createNote = (ctx: Ctx, input: CreateInput, doc?: PageDocument): Promise<Note> =>
  write(ctx, (tx) => beginNote(ctx, tx, input, doc))

/** In the transaction of what asks for it: the caller owns the note. */
export async function beginNote(ctx: Ctx, tx: Tx, { title, colour }: CreateInput, doc?: PageDocument): Promise<Note> {
  const [by, at, text] = [ctx.actor.id, ctx.clock.now(), doc ? pageText(doc) : '']
  const id = await insertObject(tx.db, { kind: 'note', by, at })
  await insertNote(tx.db, {
    id,
    title,
    colour,
    preview: truncate(text, MAX_PREVIEW),
    created_by: by,
    created_at: at,
    updated_at: at,
  })
  await beginDocument(ctx, tx, { objectId: id, slot: 'description', ...(doc && { doc }) })
  await keepWords(tx.db, { id, title, text, at })
  return recorded(ctx, tx, 'created', id)
}

export function changeNote(ctx: Ctx, { id, version, ...set }: InputOf<typeof notes.change>): Promise<Note> {
  return write(ctx, async (tx) => {
    const row = await lockNote(tx.db, ctx.actor, id)
    demand(can, 'edit', ctx.actor, row)
    if (version !== row.version) throw new Problem('changed_meanwhile')
    const at = ctx.clock.now()
    await updateNote(tx.db, id, { ...set, version: version + 1, updated_at: at })
    await movePeople(tx.db, id, at)
    const { text } = (await readDocumentOf(tx.db, id, 'description'))!
    await keepWords(tx.db, { id, title: set.title ?? row.title, text, at })
    return recorded(ctx, tx, 'edited', id)
  })
}

/** For its owner alone: nobody else's list changes. */
export function pinNote(ctx: Ctx, { id, pinned }: InputOf<typeof notes.pin>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockNote(tx.db, ctx.actor, id)
    demand(can, 'delete', ctx.actor, row)
    await updateNote(tx.db, id, { pinned_at: pinned ? ctx.clock.now() : null })
    tx.record(noteEvents.pinned, { id, pinned }, deliveryFor(row, []))
    return { done: true }
  })
}

/** For its owner alone, as the labels are. */
export function setLabels(ctx: Ctx, { id, labels }: InputOf<typeof notes.setLabels>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockNote(tx.db, ctx.actor, id)
    demand(can, 'delete', ctx.actor, row)
    await keepLabels(tx.db, id, ctx.actor.id, labels)
    tx.record(noteEvents.labelled, { id }, deliveryFor(row, []))
    return { done: true }
  })
}

/** As it is now, for its followers and for the caller. */
async function recorded(ctx: Ctx, tx: Tx, what: 'created' | 'edited', id: string): Promise<Note> {
  const row = (await readNote(tx.db, ctx.actor, id))!
  const note = presentNote(ctx.actor, row)
  const { title, colour, version, updatedDate } = note
  tx.record(noteEvents[what], { id, title, colour, version, updatedDate }, await deliveredToAll(tx.db, row))
  return note
}
