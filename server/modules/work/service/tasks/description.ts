import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import { MAX_DESCRIPTION } from '@diwan/contract/work/limits'
import type { Document } from '@diwan/core/document'
import { pageFromDocument, pageText } from '@diwan/core/page/document'
import { demand } from '../../../../kit/access/demand.ts'
import type { DocumentHolder } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { beginDocument, copyFiles, readPage } from '../../../documents/public.ts'
import { keepDocument } from '../../../writing/public.ts'
import { canTask } from '../../access.ts'
import { DESCRIPTION, hasDescription } from '../../queries/descriptions.ts'
import { keepTitle } from '../../queries/entries.ts'
import { lockTask, readTask, readTitle, updateTask } from '../../queries/tasks.ts'
import { recordEffects, recordOf } from './command.ts'
import { namedIn } from './named.ts'

/** The document of a task, of who reads the task; who edits it writes. What is archived is only read. */
export const taskDocuments: DocumentHolder = {
  kind: 'task',
  module: 'workspace',
  may: async ({ db, actor }, id, lock) => {
    const row = lock ? await lockTask(db, actor, id) : await readTask(db, actor, id)
    if (!row || !canTask.view(actor, row)) return undefined
    return canTask.edit(actor, row) ? 'write' : 'read'
  },
  /** One line of history for each person and version, however much they type. */
  written: async (ctx, tx, id, { begins, mentioned, unmentioned }) => {
    const [begun, named] = [await begins(), await namedIn(ctx, tx, id, { mentioned, unmentioned })]
    if (!begun && named.length === 0) return
    const before = (await readTask(tx.db, ctx.actor, id))!
    const version = before.version + (begun ? 1 : 0)
    if (begun) await updateTask(tx.db, id, { version, updated_at: ctx.clock.now() })
    const effects = [...(begun ? [{ event: taskEvents.described }] : []), ...named]
    recordEffects(ctx, tx, { ...before, version }, effects)
  },
  settled: async (db, id, { text }, at) => {
    await updateTask(db, id, { updated_at: at })
    const task = await readTitle(db, id)
    if (task) await keepTitle(db, { id, texts: [task.title, text], at: task.created_at })
  },
}

/** An empty one, where there is none: who comes second writes in the same. */
export function describeTask(ctx: Ctx, { id }: { id: string }): Promise<TaskRecord> {
  return write(ctx, async (tx) => {
    const row = await lockTask(tx.db, ctx.actor, id)
    demand(canTask, 'edit', ctx.actor, row)
    if (!(await hasDescription(tx.db, id))) await beginDocument(ctx, tx, { objectId: id, slot: DESCRIPTION })
    return recordOf(ctx, tx.db, row)
  })
}

/** What a new task begins with. Answers its text, and whom it mentions. */
export async function beginDescription(ctx: Ctx, tx: Tx, id: string, sent: Document) {
  const { body, text, mentioned } = await keepDocument(ctx, tx, sent, {
    features: 'light',
    path: 'description',
    most: MAX_DESCRIPTION,
  })
  await beginDocument(ctx, tx, { objectId: id, slot: DESCRIPTION, doc: pageFromDocument(body) })
  return { text, mentioned }
}

/** As it is now, with its pictures and files. Answers its text. */
export async function copyDescription(ctx: Ctx, tx: Tx, { from, to }: { from: string; to: string }): Promise<string> {
  const held = await readPage(tx.db, from, DESCRIPTION)
  if (!held) return ''
  const doc = await copyFiles(ctx, tx, held, { from, to })
  await beginDocument(ctx, tx, { objectId: to, slot: DESCRIPTION, doc })
  return pageText(doc)
}
