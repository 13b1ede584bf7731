import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { units } from '@diwan/contract/units/endpoints'
import { unitEvents } from '@diwan/contract/units/events'
import type { ChangeMember } from '@diwan/contract/units/schemas'
import { demand } from '../../../kit/access/demand.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import { presentChange, presentMember } from '../presenter.ts'
import { readHistory } from '../queries/history.ts'
import { addMember, readMembers, readWorking, removeMember } from '../queries/members.ts'
import { lockUnit, readUnitPlain } from '../queries/units.ts'
import { recordUnit } from './change.ts'

type Answer<E extends keyof typeof units> = Promise<OutputOf<(typeof units)[E]>>

export async function listMembers(ctx: Ctx, input: InputOf<typeof units.members>): Answer<'members'> {
  demand(can, 'view', ctx.actor, await readUnitPlain(ctx.db, input.id))
  const cursor = readCursor(input.after, 'position')
  const after = cursor && { rank: Number(cursor.sort), userId: cursor.id }
  const found = await readMembers(ctx.db, input.id, after, input.limit + 1)
  const { rows, next } = paged(found, input.limit, ({ rank, user_id }) => ({ sort: String(rank), id: user_id }))
  return { items: rows.map(presentMember), next }
}

/** Takes effect with the next request: the database moves the person's rights, the hint tells open connections at once. */
export async function joinUnit(ctx: Ctx, { id, userId, relation }: ChangeMember): Answer<'join'> {
  const person = await write(ctx, async (tx) => {
    const unit = await lockUnit(tx.db, id)
    demand(can, 'manage', ctx.actor, unit)
    if (unit.archived_at) throw new Problem('wrong_state')
    const found = await readWorking(tx.db, userId)
    if (!found) throw new Problem('units.no_person', { fields: [{ path: 'userId', code: 'user' }] })
    if (await addMember(tx.db, id, userId, relation)) {
      const after = { person: { id: found.id, fullName: found.full_name }, relation }
      recordUnit(tx, unitEvents.joined, unit, { before: {}, after })
    }
    return found
  })
  ctx.portal.bus.publish({ people: [userId] })
  return { person: { id: person.id, fullName: person.full_name }, relation }
}

export async function leaveUnit(ctx: Ctx, { id, userId, relation }: ChangeMember): Answer<'leave'> {
  await write(ctx, async (tx) => {
    const unit = await lockUnit(tx.db, id)
    demand(can, 'manage', ctx.actor, unit)
    if (!(await removeMember(tx.db, id, userId, relation))) throw new Problem('not_found')
    const found = await readWorking(tx.db, userId)
    const before = { person: { id: userId, fullName: found?.full_name ?? '' }, relation }
    recordUnit(tx, unitEvents.left, unit, { before, after: {} })
  })
  ctx.portal.bus.publish({ people: [userId] })
  return { done: true }
}

export async function listHistory(ctx: Ctx, input: InputOf<typeof units.history>): Answer<'history'> {
  demand(can, 'manage', ctx.actor, await readUnitPlain(ctx.db, input.id))
  const found = await readHistory(ctx.db, input.id, readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  return { items: rows.map(presentChange), next }
}
