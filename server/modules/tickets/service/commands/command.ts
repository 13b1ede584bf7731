import type { Event } from '@diwan/contract/kit/event'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { ticketMoves, type TicketCommand } from '@diwan/contract/tickets/moves'
import type { Message } from '@diwan/contract/tickets/schemas/ticket'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import type { Updateable } from 'kysely'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { move } from '../../../../kit/record/move.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { write } from '../../../../kit/record/write.ts'
import { movePeople } from '../../../people/public.ts'
import { can } from '../../access.ts'
import { presentMoved } from '../../presenter/ticket.ts'
import type { TicketRow } from '../../queries/tickets.ts'
import { lockTicket, readTicket } from '../../queries/tickets.ts'
import { topicsOf } from '../../topics.ts'
import { inShort } from '../post-message.ts'
import { measureTicket } from '../report/keep-measures.ts'
import { movedSince } from './overtaken.ts'
import type { Tickets } from '../../rows.gen.ts'

export type Moving = TicketRow & { status: TicketStatus }

/** What a command does beside moving the status. */
export interface CommandEffect {
  readonly event: Event
  readonly set?: Updateable<Tickets>
  /** Said aloud with it: the solution, the question, the reason. */
  readonly said?: Message | null
  /** Of the event, beside what every move tells. */
  readonly detail?: object
}

interface VersionedInput {
  readonly id: string
  readonly version: number
}

/** Lock, demand, move, change, record: what every command of a ticket shares. */
export function command(
  ctx: Ctx,
  name: TicketCommand,
  { id, version }: VersionedInput,
  decide: (ticket: Moving, tx: Tx) => CommandEffect | Promise<CommandEffect>,
): Promise<TicketRow> {
  return write(ctx, async (tx) => {
    const ticket = (await lockTicket(tx.db, ctx.actor, id)) as Moving | undefined
    demand(can, (ticketMoves[name].needs ?? name) as keyof typeof can, ctx.actor, ticket)
    if (version !== ticket.version) throw await movedSince(ctx, tx, id, { command: name, version })
    const status = move(ticketMoves, name, ticket)
    return applyChange(ctx, tx, ticket, status, await decide(ticket, tx))
  })
}

/** What a ticket becomes, told to everybody it concerns; the lock is held, the right and the moment were judged. */
export async function applyChange(
  ctx: Ctx,
  tx: Tx,
  ticket: Moving,
  status: TicketStatus,
  effect: CommandEffect,
): Promise<TicketRow> {
  const at = ctx.clock.now()
  const message = effect.said ?? null
  const set = {
    status,
    version: ticket.version + 1,
    activity_at: at,
    ...(status !== ticket.status && entering(status, at)),
    ...(message && toldBy(message, ticket)),
    ...(message && answeredBy(ctx, ticket, at)),
    ...effect.set,
  }
  await tx.db.updateTable('tickets').set(set).where('id', '=', ticket.id).execute()
  if (status !== ticket.status || 'answered_at' in set) await measureTicket(tx, ticket.id)
  const participants = await movePeople(tx.db, ticket.id, set.activity_at as Date)
  const row = (await readTicket(tx.db, ctx.actor, ticket.id))!
  const detail = { ...presentMoved(ctx.actor, row), message, ...effect.detail }
  const topics = [...new Set([...topicsOf(ticket, participants), ...topicsOf(row)])]
  tx.record(effect.event, detail, { object: ticket.id, channels: [ticketChannel(ticket.id)], topics })
  return row
}

/** What held for the status before holds no more. */
const entering = (status: TicketStatus, at: Date): Updateable<Tickets> => ({
  pending_reason: null,
  pending_until: null,
  wakes_at: null,
  reminded_at: null,
  closed_at: status === 'CLOSED' || status === 'CANCELED' ? at : null,
})

/** What a public message brings to the lists. */
const toldBy = (message: Message, ticket: TicketRow): Updateable<Tickets> => ({
  reply: inShort(message),
  attachments: ticket.attachments + message.attachments.length,
})

/** The first public word of staff. */
const answeredBy = ({ actor }: Ctx, ticket: TicketRow, at: Date): Updateable<Tickets> =>
  ticket.answered_at || actor.id === ticket.requester_id || actor === PORTAL ? {} : { answered_at: at }
