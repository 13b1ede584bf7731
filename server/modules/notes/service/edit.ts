import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { notes } from '@diwan/contract/notes/endpoints'
import { MAX_PREVIEW } from '@diwan/contract/notes/limits'
import { noteEvents } from '@diwan/contract/notes/events'
import type { Note } from '@diwan/contract/notes/schemas'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import { command } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { beginDocument } from '../../documents/public.ts'
import { keepLabels } from '../../labels/public.ts'
import { movePeople } from '../../people/public.ts'
import { indexRecord } from '../../search/public.ts'
import { note } from '../kind.ts'
import { presentNote } from '../presenter.ts'
import { insertNote, updateNote } from '../queries/note.ts'

type CreateInput = InputOf<typeof notes.create>

export const createNote = (ctx: Ctx, input: CreateInput, doc?: PageDocument): Promise<Note> =>
  write(ctx, (tx) => beginNote(ctx, tx, input, doc))

/** In the transaction of what asks for it: the caller owns the note. */
export async function beginNote(ctx: Ctx, tx: Tx, { title, colour }: CreateInput, doc?: PageDocument): Promise<Note> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const id = await insertObject(tx.db, { kind: 'note', by, at })
  const preview = truncate(doc ? pageText(doc) : '', MAX_PREVIEW)
  await insertNote(tx.db, { id, title, colour, preview, created_by: by, created_at: at, updated_at: at })
  await beginDocument(ctx, tx, { objectId: id, slot: 'description', ...(doc && { doc }) })
  await indexRecord(tx.db, note, id)
  return recorded(ctx, tx, 'created', id)
}

export const changeNote = (ctx: Ctx, { id, version, ...set }: InputOf<typeof notes.change>): Promise<Note> =>
  command(note, ctx, { id, needs: 'edit', version }, async (tx) => {
    const at = ctx.clock.now()
    await updateNote(tx.db, id, { ...set, version: version + 1, updated_at: at })
    await movePeople(tx.db, id, at)
    await indexRecord(tx.db, note, id)
    return recorded(ctx, tx, 'edited', id)
  })

/** For its owner alone: nobody else's list changes. */
export const pinNote = (ctx: Ctx, { id, pinned }: InputOf<typeof notes.pin>): Promise<{ done: true }> =>
  command(note, ctx, { id, needs: 'delete' }, async (tx, row) => {
    await updateNote(tx.db, id, { pinned_at: pinned ? ctx.clock.now() : null })
    tx.record(noteEvents.pinned, { id, pinned }, note.delivery(row))
    return { done: true }
  })

/** For its owner alone, as the labels are. */
export const setLabels = (ctx: Ctx, { id, labels }: InputOf<typeof notes.setLabels>): Promise<{ done: true }> =>
  command(note, ctx, { id, needs: 'delete' }, async (tx, row) => {
    await keepLabels(tx.db, id, ctx.actor.id, labels)
    tx.record(noteEvents.labelled, { id }, note.delivery(row))
    return { done: true }
  })

/** As it is now, for its followers and for the caller. */
async function recorded(ctx: Ctx, tx: Tx, what: 'created' | 'edited', id: string): Promise<Note> {
  const row = (await note.readOne(tx.db, ctx.actor, id))!
  const shown = presentNote(ctx.actor, row)
  const { title, colour, version, updatedDate } = shown
  tx.record(noteEvents[what], { id, title, colour, version, updatedDate }, await note.deliveryToAll(tx.db, row))
  return shown
}
