import type { Node } from 'prosemirror-model'
import type { Step } from 'prosemirror-transform'
import { documentChannel, documentEvents } from '@diwan/contract/documents/events'
import type { documents } from '@diwan/contract/documents/endpoints'
import { COMMIT_MS, TOLD_STEP_BYTES } from '@diwan/contract/documents/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { workOf } from '@diwan/core/page/work'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Charge } from '../../../kit/http/route.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { namesOf } from '../../writing/public.ts'
import { lockDocument, moveTo, settle, type DocumentRow } from '../queries/documents.ts'
import { hasWritten, insertSteps, type WeighedStep } from '../queries/steps.ts'
import { readLastKept } from '../queries/versions.ts'
import { applied, pageOf, readSteps, timeLimit } from './apply.ts'
import { bytesOf, chargeBytes, demandWork, isLogFull, isSettlingDue } from './budget.ts'
import { currentOf, remember } from './current.ts'
import { accessTo, type Holders, type DocumentAccess } from './holders.ts'
import { keepVersionAndDropLog } from './drop-log.ts'
import { missedSteps } from './missed.ts'
import { putRight, valuesIn } from './put-right.ts'
import { takeNewFiles } from './take-files.ts'

type Sent = InputOf<typeof documents.commit>

/** Lock, demand, apply, put right, take files, keep, record. The record is locked before its document, as every command of it does. */
export function commitSteps(ctx: Ctx, sent: Sent, holders: Holders, charge: Charge): Promise<OutputOf<typeof documents.commit>> {
  return write(ctx, async (tx) => {
    const access = await lockForWriting(ctx, tx, sent.id, holders)
    const { row } = access
    if (sent.schema !== PAGE_SCHEMA) throw new Problem('documents.reload_needed')
    if (sent.version !== row.version)
      throw new Problem('documents.behind', { current: await missedSteps(tx.db, row, sent.version, charge) })
    const before = await currentOf(tx.db, row)
    const steps = readSteps(sent.steps)
    await demandWork(charge, before, steps)
    return take(ctx, tx, access, { before, change: applied(before, steps, timeLimit(COMMIT_MS)), client: sent.client, charge })
  })
}

interface Applied {
  readonly doc: Node
  readonly steps: readonly Step[]
}

interface Change {
  readonly before: Node
  readonly change: Applied
  readonly client: string
  readonly charge: Charge
}

/** Under the lock: judged, put right and kept. Answers the version that it made, with the steps of the portal. */
export async function take(ctx: Ctx, tx: Tx, access: DocumentAccess, { before, change, client, charge }: Change) {
  const { row, holder } = access
  const page = pageOf(change.doc)
  const { names, mentioned, unmentioned } = await namesIn(tx, before, change.doc)
  const copies = await takeNewFiles(ctx, tx, access, { before, after: change.doc, charge })
  const right = putRight(change.doc, page, { names, copies })
  const after = right.steps.length > 0 ? pageOf(right.doc) : page
  const steps = kept(row.version, change, client)
  const corrections = kept(row.version + steps.length, right, null)
  const all = [...steps, ...corrections]
  const bytes = all.reduce((sum, step) => sum + step.bytes, 0)
  await chargeBytes(charge, bytes)
  const work = workOf(change.steps) + bytes
  await keep(ctx, tx, access, { doc: right.doc, page: after, steps: all, bytes, work })
  await holder.written?.(ctx, tx, row.object_id, {
    slot: row.slot,
    mentioned,
    unmentioned,
    text: pageText(after),
    begins: () => beginsNow(tx.db, row, ctx.actor.id),
  })
  return { version: row.version + all.length, steps: corrections }
}

export async function lockForWriting(ctx: Ctx, { db }: Tx, id: string, holders: Holders): Promise<DocumentAccess> {
  const access = await accessTo({ db, actor: ctx.actor }, id, holders, true)
  const row = access && (await lockDocument(db, id))
  if (!row) throw new Problem('not_found')
  if (!access.write) throw new Problem('forbidden')
  return { ...access, row }
}

async function beginsNow(db: Queryable, { id, version }: DocumentRow, person: string): Promise<boolean> {
  return !(await hasWritten(db, { id, after: await readLastKept(db, id), upTo: version }, person))
}

const kept = (from: number, { steps }: Applied, client: string | null): WeighedStep[] =>
  steps.map((one, index) => {
    const step = one.toJSON() as Record<string, unknown>
    return { version: from + index + 1, client, step, bytes: bytesOf(step) }
  })

/** Those of everyone mentioned now; who was not mentioned before has to be known. */
async function namesIn({ db }: Tx, before: Node, after: Node) {
  const [had, has] = [before, after].map((doc) => valuesIn(doc, ['mention'], 'id')) as [Set<string>, Set<string>]
  const mentioned = [...has.difference(had)]
  const names = await namesOf(db, [...has])
  if (mentioned.some((id) => !names.has(id))) throw new Problem('invalid_input', { fields: [{ path: 'steps', code: 'user' }] })
  return { names, mentioned, unmentioned: [...had.difference(has)] }
}

interface Kept {
  readonly doc: Node
  readonly page: PageDocument
  readonly steps: readonly WeighedStep[]
  readonly bytes: number
  readonly work: number
}

async function keep(ctx: Ctx, tx: Tx, { row, holder }: DocumentAccess, { doc, page, steps, bytes, work }: Kept): Promise<void> {
  const [now, version] = [ctx.clock.now(), row.version + steps.length]
  await insertSteps(tx.db, { id: row.id, by: ctx.actor.id, at: now }, steps)
  await moveTo(tx.db, row.id, { version, bytes, work }, now)
  const isFull = isLogFull(row, bytes)
  if (isFull || isSettlingDue(row, { version, work: row.unsettled_work + work, size: doc.content.size, now })) {
    const text = pageText(page)
    await settle(tx.db, { id: row.id, version, doc: page, text }, now)
    await holder.settled?.(tx.db, row.object_id, { slot: row.slot, text }, now)
    if (isFull) await keepVersionAndDropLog(tx.db, { id: row.id, version, doc: page, text, at: now }, row.version)
  }
  const shown = bytes > TOLD_STEP_BYTES ? [] : steps
  const detail = { document: row.id, upTo: version, steps: [...shown] }
  tx.record(documentEvents.written, detail, { object: row.object_id, channels: [documentChannel(row.id)] })
  tx.afterwards(() => Promise.resolve(remember(row.id, version, doc)))
}
