import { ticketEvents } from '@diwan/contract/tickets/events'
import type { AssignTicket, TransferTicket } from '@diwan/contract/tickets/schemas/ticket'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { readActors } from '../../../access/public.ts'
import { isGroupOf } from '../../../units/public.ts'
import { can } from '../../access.ts'
import type { TicketRow } from '../../queries/tickets.ts'
import { lockTicket, readReachOf } from '../../queries/tickets.ts'
import { postNote } from '../post-message.ts'
import { applyChange, command, type Moving } from './command.ts'

interface AssignInput {
  readonly id: string
  readonly version: number
}

export const takeTicket = (ctx: Ctx, input: AssignInput): Promise<TicketRow> =>
  command(ctx, 'take', input, () => ({ event: ticketEvents.assigned, set: { assignee_id: ctx.actor.id }, detail: { was: null } }))

/** The new assignee must be able to see it and to work on it, before it is theirs (T6). */
export const assignTicket = (ctx: Ctx, input: AssignTicket): Promise<TicketRow> =>
  command(ctx, 'assign', input, async (ticket, tx) => {
    if (!(await workersAmong(ctx, ticket.id, [input.assigneeId])).length) throw new Problem('tickets.cannot_take')
    if (input.note) await postNote(ctx, tx, ticket.id, { body: input.note })
    return { event: ticketEvents.assigned, set: { assignee_id: input.assigneeId }, detail: { was: ticket.assignee_id } }
  })

/** Its new queue decides who takes it. */
export const transferTicket = (ctx: Ctx, input: TransferTicket): Promise<TicketRow> =>
  command(ctx, 'transfer', input, async (ticket, tx) => {
    if (!(await isGroupOf(tx.db, input.groupId, input.departmentId))) throw new Problem('tickets.group_not_in_department')
    if (input.note) await postNote(ctx, tx, ticket.id, { body: input.note })
    const place = { department_id: input.departmentId, group_id: input.groupId }
    return { event: ticketEvents.transferred, set: { ...place, assignee_id: null } }
  })

export const unassignTicket = (ctx: Ctx, input: AssignInput): Promise<TicketRow> =>
  command(ctx, 'unassign', input, () => ({ event: ticketEvents.unassigned, set: { assignee_id: null } }))

/** Takes a ticket from somebody who can work on it no more. Its place in the lists stays: nobody said anything. */
export function requeueTicket(portal: Portal, id: string, from: string): Promise<null> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  return write(ctx, async (tx) => {
    const ticket = (await lockTicket(tx.db, PORTAL, id)) as Moving | undefined
    if (ticket?.assignee_id !== from) return null
    const waiting = ticket.status === 'OPEN' || ticket.status === 'PENDING' ? 'NEW' : ticket.status
    const set = { assignee_id: null, activity_at: ticket.activity_at }
    await applyChange(ctx, tx, ticket, waiting, { event: ticketEvents.unassigned, set })
    return null
  })
}

/** Those of the people who can work on a ticket as it stands. */
export async function workersAmong({ portal, db }: Ctx, id: string, userIds: readonly string[]): Promise<string[]> {
  const standing = await readReachOf(db, id)
  if (!standing) return []
  const people = await readActors(portal, userIds)
  return people.filter((one) => can.view(one, standing(one)) && can.internal_note(one, standing(one))).map((one) => one.id)
}
