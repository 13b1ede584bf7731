import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { requestApprovalEvents, requestEvents } from '@diwan/contract/schedule/events/permissions'
import { requestMoves } from '@diwan/contract/schedule/moves/permissions'
import type { RequestDraft } from '@diwan/contract/schedule/schemas/permissions'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { command, moveCommand } from '../../../../kit/kind/command.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { deleteObject, insertQuotedObject } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { releaseFile, takeFiles } from '../../../files/public.ts'
import { indexRecord } from '../../../search/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { requestRecord } from '../../kind/permissions.ts'
import { writeAbsence } from '../../queries/permissions/absence.ts'
import { readFilesOf, writeFilesOf } from '../../queries/permissions/files.ts'
import { readPlaces } from '../../queries/permissions/places.ts'
import {
  fixTime,
  insertRequest,
  lockRequester,
  readOverlapping,
  readRequest,
  updateRequest,
} from '../../queries/permissions/request.ts'
import { readTypes } from '../../queries/permissions/types.ts'
import { fixedTime } from './asked-time.ts'
import { begin } from './begin.ts'
import { byOf, recorded } from './recorded.ts'

type Input<E extends keyof typeof permissions> = InputOf<(typeof permissions)[E]>
type Answer<E extends keyof typeof permissions> = Promise<OutputOf<(typeof permissions)[E]>>

export const createRequest = (ctx: Ctx, draft: Input<'create'>): Answer<'create'> =>
  write(ctx, async (tx) => {
    const id = await insertDraft(ctx, tx, draft)
    return recorded(ctx, tx, requestEvents.saved, id)
  })

export const sendRequest = (ctx: Ctx, given: Input<'send'>): Answer<'send'> => write(ctx, (tx) => sendInside(ctx, tx, given))

/** In the transaction of what asks for it: the caller is the requester. */
export async function sendInside(ctx: Ctx, tx: Tx, given: Input<'send'>): Answer<'send'> {
  const id = await insertDraft(ctx, tx, given)
  return submitted(ctx, tx, id, given)
}

export const changeRequest = (ctx: Ctx, { id, version, ...draft }: Input<'change'>): Answer<'change'> =>
  moveCommand(requestRecord, ctx, { id, version, needs: 'edit', moves: requestMoves, move: 'save' }, async (tx) => {
    await updateDraft(ctx, tx, id, draft)
    await updateRequest(tx.db, id, { version: version + 1, updated_at: ctx.clock.now() })
    return recorded(ctx, tx, requestEvents.saved, id)
  })

export const submitRequest = (ctx: Ctx, { id, version, ...draft }: Input<'submit'>): Answer<'submit'> =>
  moveCommand(requestRecord, ctx, { id, version, needs: 'edit', moves: requestMoves, move: 'submit' }, async (tx) => {
    await updateDraft(ctx, tx, id, draft)
    return submitted(ctx, tx, id, draft)
  })

/** A draft was seen by nobody else: it leaves no trace but its history. */
export const discardRequest = (ctx: Ctx, { id }: Input<'discard'>): Answer<'discard'> =>
  command(requestRecord, ctx, { id, needs: 'edit' }, async (tx, row) => {
    if (row.status !== 'DRAFT') throw new Problem('wrong_state')
    for (const file of (await readFilesOf(tx.db, [id])).get(id) ?? []) await releaseFile(ctx.portal, tx, file.id)
    await deleteObject(tx.db, id, ctx.clock.now())
    tx.record(requestEvents.discarded, { id, status: 'DRAFT', version: row.version, by: byOf(ctx) }, requestRecord.delivery(row))
    return { done: true }
  })

async function insertDraft(ctx: Ctx, tx: Tx, draft: RequestDraft): Promise<string> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const { id } = await insertQuotedObject(tx.db, { kind: 'permission_request', by, at })
  const columns = await columnsOf(ctx, tx.db, draft)
  await insertRequest(tx.db, { id, ...columns, status: 'DRAFT', created_by: by, created_at: at, updated_at: at })
  await keepFiles(ctx, tx, id, draft.fileIds)
  return id
}

async function updateDraft(ctx: Ctx, tx: Tx, id: string, draft: RequestDraft): Promise<void> {
  await updateRequest(tx.db, id, await columnsOf(ctx, tx.db, draft))
  await keepFiles(ctx, tx, id, draft.fileIds)
}

/** Fixes its time, refuses an overlap, and asks the first step. */
async function submitted(ctx: Ctx, tx: Tx, id: string, draft: RequestDraft): Answer<'submit'> {
  const { calendar } = await readWorkingDays(tx.db)
  const { from, to, seconds, days } = fixedTime(calendar, draft, ctx.clock.now())
  await demandPlace(ctx, tx.db, draft)
  await lockRequester(tx.db, ctx.actor.id)
  const other = await readOverlapping(tx.db, { userId: ctx.actor.id, from, to, except: id })
  if (other) throw new Problem('permissions.overlaps_own_request')
  const before = (await readRequest(tx.db, id))!
  const at = ctx.clock.now()
  const fixed = { working_seconds: seconds, working_days: days, submitted_at: at, updated_at: at }
  // A draft that was just made is told of once, as submitted.
  const version = before.version + 1
  await fixTime(tx.db, id, { from, to })
  await updateRequest(tx.db, id, { ...fixed, status: 'SENT', version })
  const reached = await begin(ctx, tx, { row: before, days })
  if (reached === 'passed') {
    await updateRequest(tx.db, id, { status: 'APPROVED' })
    await writeAbsence(tx.db, (await readRequest(tx.db, id))!)
  }
  await indexRecord(tx.db, requestRecord, id)
  const shown = await recorded(ctx, tx, requestEvents.submitted, id)
  if (reached === 'waiting') {
    const row = (await readRequest(tx.db, id))!
    tx.record(requestApprovalEvents.asked, { id, step: 1, version, by: byOf(ctx) }, requestRecord.delivery(row, row.asked))
  }
  return shown
}

async function columnsOf(ctx: Ctx, db: Queryable, draft: RequestDraft) {
  const { typeId, reason, dateFrom, dateTo, timeFrom, timeTo, wholeDays, departmentId, groupId } = draft
  if (typeId !== null) {
    const type = (await readTypes(db)).find(({ id }) => id === typeId)
    if (!type?.active) throw new Problem('invalid_input', { fields: [{ path: 'typeId', code: 'not_found' }] })
  }
  const places = departmentId === null && groupId === null ? [] : await readPlaces(db, ctx.actor.id)
  if (departmentId !== null && !places.some(({ id, department_id }) => id === departmentId && department_id === null))
    throw new Problem('invalid_input', { fields: [{ path: 'departmentId', code: 'department' }] })
  if (groupId !== null && !places.some(({ id, department_id }) => id === groupId && department_id === departmentId))
    throw new Problem('invalid_input', { fields: [{ path: 'groupId', code: 'group' }] })
  return {
    type_id: typeId,
    reason,
    date_from: dateFrom === '' ? null : dateFrom,
    date_to: dateTo === '' ? null : dateTo,
    time_from: wholeDays ? '' : timeFrom,
    time_to: wholeDays ? '' : timeTo,
    whole_days: wholeDays,
    department_id: departmentId,
    group_id: groupId,
    unit_id: groupId ?? departmentId,
  }
}

/** A person who belongs to a department says for which one they ask. */
async function demandPlace(ctx: Ctx, db: Queryable, { departmentId }: RequestDraft): Promise<void> {
  if (departmentId === null && (await readPlaces(db, ctx.actor.id)).length > 0)
    throw new Problem('invalid_input', { fields: [{ path: 'departmentId', code: 'department' }] })
}

async function keepFiles(ctx: Ctx, tx: Tx, id: string, wanted: readonly string[]): Promise<void> {
  const ids = [...new Set(wanted)]
  const before = (await readFilesOf(tx.db, [id])).get(id) ?? []
  const fresh = ids.filter((one) => !before.some((file) => file.id === one))
  await takeFiles(tx, { ids: fresh, purpose: 'attachment5', ownerId: ctx.actor.id, objectId: id })
  await writeFilesOf(tx.db, id, ids)
  for (const file of before) if (!ids.includes(file.id)) await releaseFile(ctx.portal, tx, file.id)
}
