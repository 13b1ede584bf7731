import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { BulkCommand, type BulkRun, type StartBulk } from '@diwan/contract/tickets/schemas/bulk'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { Ctx } from '../../../kit/portal.ts'
import { bulk } from '../../bulk/public.ts'
import { readTicket } from '../queries/tickets.ts'
import { assignTicket, takeTicket, transferTicket, unassignTicket } from './commands/assign.ts'
import { changePriority } from './commands/change.ts'
import { closeTicket } from './commands/solve.ts'
import { seenTickets } from './seen.ts'

export const ticketRuns = bulk({
  kind: 'ticket',
  name: 'tickets.bulk',
  full: 'tickets.too_many_runs',
  parse: (command) => BulkCommand.parse(command),
  run: runCommand,
})

function runCommand(ctx: Ctx, command: BulkCommand, seen: { id: string; version: number }): Promise<unknown> {
  switch (command.name) {
    case 'take':
      return takeTicket(ctx, seen)
    case 'unassign':
      return unassignTicket(ctx, seen)
    case 'assign':
      return assignTicket(ctx, { ...seen, assigneeId: command.assigneeId })
    case 'transfer':
      return transferTicket(ctx, { ...seen, departmentId: command.departmentId, groupId: command.groupId })
    case 'close':
      return closeTicket(ctx, { ...seen, reason: command.reason })
    case 'priority':
      return setPriority(ctx, seen.id, command.to)
  }
}

async function setPriority(ctx: Ctx, id: string, to: Ticket['priority']): Promise<unknown> {
  const ticket = await readTicket(ctx.db, ctx.actor, id)
  const from = (ticket?.priority ?? to) as Ticket['priority']
  return changePriority(ctx, { id, from, to })
}

/** Anyone who sees tickets may ask: each is judged by itself. */
export async function startBulk(ctx: Ctx, { tickets, command }: StartBulk): Promise<BulkRun> {
  return openBulk(ctx, await ticketRuns.start(ctx, tickets, command))
}

export async function listRuns(ctx: Ctx): Promise<OutputOf<typeof ticketBulk.list>> {
  return { items: await ticketRuns.list(ctx) }
}

export async function openBulk(ctx: Ctx, { id }: { id: string }): Promise<BulkRun> {
  const run = await ticketRuns.open(ctx, id)
  const ids = run.rows.map(({ object_id }) => object_id)
  const seen = await seenTickets(ctx.db, ctx.actor, ids)
  const tickets = new Map(
    seen.map((row) => [
      row.id,
      { id: row.id, shortId: row.short_id, subject: row.subject, status: row.status as Ticket['status'] },
    ]),
  )
  return {
    ...run,
    rows: run.rows.map((row) => ({
      id: row.object_id,
      ticket: tickets.get(row.object_id) ?? null,
      state: row.state as BulkRun['rows'][number]['state'],
      code: row.code,
    })),
  }
}
