import type { Node } from 'prosemirror-model'
import type { Transform } from 'prosemirror-transform'
import { documentChannel, documentEvents } from '@diwan/contract/documents/events'
import type { documents } from '@diwan/contract/documents/endpoints'
import { SETTLE_SECONDS, SETTLE_STEPS } from '@diwan/contract/documents/limits'
import type { KeptStep } from '@diwan/contract/documents/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { belongingTo, takeFiles } from '../../files/public.ts'
import { namesOf } from '../../writing/public.ts'
import { lockDocument, moveTo, settle, type DocumentRow } from '../queries/documents.ts'
import { hasWritten, insertSteps } from '../queries/steps.ts'
import { readLastKept } from '../queries/versions.ts'
import { applied, pageOf } from './apply.ts'
import { currentOf, remember } from './current.ts'
import { standingTo, type Holders, type Standing } from './holders.ts'
import { missedSteps } from './missed.ts'
import { putRight, valuesIn } from './put-right.ts'

type Sent = InputOf<typeof documents.commit>

/** Lock, demand, apply, put right, take files, keep, tell. The record is locked before its document, as every command of it does. */
export function commitSteps(ctx: Ctx, sent: Sent, holders: Holders): Promise<OutputOf<typeof documents.commit>> {
  return write(ctx, async (tx) => {
    const standing = await lockStanding(ctx, tx, sent.id, holders)
    const { row } = standing
    if (sent.schema !== PAGE_SCHEMA) throw new Problem('documents.reload_needed')
    if (sent.version !== row.version)
      throw new Problem('documents.behind', { current: await missedSteps(tx.db, row, sent.version) })
    const before = await currentOf(tx.db, row)
    return take(ctx, tx, standing, { before, change: applied(before, sent.steps), client: sent.client })
  })
}

interface Change {
  readonly before: Node
  readonly change: Transform
  readonly client: string
}

/** Under the lock: judged, put right and kept. Answers the version that it made, with the steps of the portal. */
export async function take(ctx: Ctx, tx: Tx, standing: Standing, { before, change, client }: Change) {
  const { row, holder } = standing
  const page = pageOf(change.doc)
  const { names, mentioned } = await namesIn(tx, before, change.doc)
  await takeNewFiles(ctx, tx, row, before, change.doc)
  const right = putRight(change.doc, page, names)
  const after = right.steps.length > 0 ? pageOf(right.doc) : page
  const steps = kept(row.version, change, client)
  const righted = kept(row.version + steps.length, right, null)
  await keep(ctx, tx, standing, { doc: right.doc, page: after, steps: [...steps, ...righted] })
  await holder.written?.(ctx, tx, row.object_id, {
    slot: row.slot,
    mentioned,
    text: pageText(after),
    begins: () => beginsNow(tx.db, row, ctx.actor.id),
  })
  return { version: row.version + steps.length + righted.length, steps: righted }
}

export async function lockStanding(ctx: Ctx, { db }: Tx, id: string, holders: Holders): Promise<Standing> {
  const standing = await standingTo({ db, actor: ctx.actor }, id, holders, true)
  const row = standing && (await lockDocument(db, id))
  if (!row) throw new Problem('not_found')
  if (!standing.write) throw new Problem('forbidden')
  return { ...standing, row }
}

async function beginsNow(db: Queryable, { id, version }: DocumentRow, person: string): Promise<boolean> {
  return !(await hasWritten(db, { id, after: await readLastKept(db, id), upTo: version }, person))
}

const kept = (from: number, { steps }: Transform, client: string | null): KeptStep[] =>
  steps.map((step, index) => ({
    version: from + index + 1,
    client,
    step: step.toJSON() as Record<string, unknown>,
  }))

/** Those of everyone mentioned now; who was not mentioned before has to be known. */
async function namesIn({ db }: Tx, before: Node, after: Node) {
  const [had, has] = [before, after].map((doc) => valuesIn(doc, ['mention'], 'id')) as [Set<string>, Set<string>]
  const mentioned = [...has.difference(had)]
  const names = await namesOf(db, [...has])
  if (mentioned.some((id) => !names.has(id))) throw new Problem('invalid_input', { fields: [{ path: 'steps', code: 'user' }] })
  return { names, mentioned }
}

/** What is put in for the first time was uploaded by who puts it in; what was taken out stays, so that it can come back. */
async function takeNewFiles({ actor }: Ctx, tx: Tx, row: DocumentRow, before: Node, after: Node): Promise<void> {
  const [had, has] = [before, after].map((doc) => valuesIn(doc, ['image', 'file'], 'file')) as [Set<string>, Set<string>]
  const put = [...has.difference(had)]
  const known = await belongingTo(tx.db, row.object_id, put)
  const ids = put.filter((id) => !known.has(id))
  await takeFiles(tx, { ids, purpose: 'attachment10', ownerId: actor.id, objectId: row.object_id })
}

interface Kept {
  readonly doc: Node
  readonly page: PageDocument
  readonly steps: readonly KeptStep[]
}

async function keep(ctx: Ctx, tx: Tx, { row, holder }: Standing, { doc, page, steps }: Kept): Promise<void> {
  const [now, version] = [ctx.clock.now(), row.version + steps.length]
  await insertSteps(tx.db, { id: row.id, by: ctx.actor.id, at: now }, steps)
  await moveTo(tx.db, row.id, version, now)
  const isDue = version - row.doc_version >= SETTLE_STEPS || now.getTime() - row.doc_at.getTime() >= SETTLE_SECONDS * 1_000
  if (isDue) {
    const text = pageText(page)
    await settle(tx.db, { id: row.id, version, doc: page, text }, now)
    await holder.settled?.(tx.db, row.object_id, { slot: row.slot, text }, now)
  }
  const told = { document: row.id, upTo: version, steps: [...steps] }
  tx.record(documentEvents.written, told, { object: row.object_id, channels: [documentChannel(row.id)] })
  tx.afterwards(() => Promise.resolve(remember(row.id, version, doc)))
}
