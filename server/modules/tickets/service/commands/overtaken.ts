import { ticketEvents } from '@diwan/contract/tickets/events'
import type { TicketCommand } from '@diwan/contract/tickets/moves'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { overtaken } from '../../../../kit/record/overtaken.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { presentTicket } from '../../presenter/ticket.ts'
import { readTicket } from '../../queries/tickets.ts'

/** What a command that names a version is told as. */
const commandEvents: Partial<Record<TicketCommand, { readonly name: string }>> = {
  take: ticketEvents.assigned,
  assign: ticketEvents.assigned,
  transfer: ticketEvents.transferred,
  unassign: ticketEvents.unassigned,
  wait: ticketEvents.waiting,
  resume: ticketEvents.resumed,
  resolve: ticketEvents.resolved,
  confirm: ticketEvents.confirmed,
  reject: ticketEvents.rejected,
  close: ticketEvents.closed,
  withdraw: ticketEvents.withdrawn,
  reopen: ticketEvents.reopened,
}

interface Seen {
  readonly command: TicketCommand
  readonly version: number
}
interface Field {
  readonly field: string
  readonly to: string
}

/** Read once more: a row that waited for its lock has the names of before. */
async function present(ctx: Ctx, db: Tx['db'], id: string): Promise<Ticket | undefined> {
  const row = await readTicket(db, ctx.actor, id)
  return row && presentTicket(ctx.actor, row)
}

/** Somebody moved the ticket since this version was seen. */
export const movedSince = async (ctx: Ctx, { db }: Tx, id: string, { command, version }: Seen): Promise<Problem> =>
  overtaken(ctx, db, {
    id,
    event: commandEvents[command]?.name ?? '',
    overtook: (detail) => typeof detail['version'] === 'number' && detail['version'] > version,
    current: await present(ctx, db, id),
  })

/** Somebody changed the field since this value was seen. */
export const changedSince = async (ctx: Ctx, { db }: Tx, id: string, { field, to }: Field): Promise<Problem> =>
  overtaken(ctx, db, {
    id,
    event: ticketEvents.changed.name,
    overtook: (detail) => detail['field'] === field,
    isSame: (detail) => detail['to'] === to,
    current: await present(ctx, db, id),
  })
