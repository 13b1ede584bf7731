import type { BulkCommand } from '@diwan/contract/tickets/schemas/bulk'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { createHash } from 'node:crypto'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { readActor } from '../../../access/public.ts'
import { finishRun, forgetRuns, readRun, readRunRows, settleRow } from '../../queries/bulk.ts'
import { readTicket } from '../../queries/tickets.ts'
import { assignTicket, takeTicket, transferTicket, unassignTicket } from '../commands/assign.ts'
import { changePriority } from '../commands/change.ts'
import { closeTicket } from '../commands/solve.ts'

export const RUN_BULK = 'tickets.bulk'

export const KEPT_MS = 86_400_000

/** One row after the other, by the rights its actor holds at that moment. What was done before a restart is not done again. */
export async function runBulk(portal: Portal, id: string): Promise<void> {
  const run = await readRun(portal.db, id)
  if (!run || run.finished_at) return
  const bodyHash = createHash('sha256').update(JSON.stringify(run.command)).digest()
  for (const row of await readRunRows(portal.db, id)) {
    if (row.state !== 'waiting') continue
    const receipt = { requestId: row.request_id, endpoint: RUN_BULK, bodyHash }
    const code = await judged(portal, async () => {
      const actor = await readActor(portal, run.actor_id)
      if (!actor) throw new Problem('forbidden')
      const ctx = { portal, clock: portal.clock, db: portal.db, actor, receipt }
      await carryOut(ctx, run.command, { id: row.ticket_id, version: row.version })
    })
    await settleRow(portal.db, id, row.place, code)
  }
  await finishRun(portal.db, id, portal.clock.now())
}

/** The very services that a person alone calls. */
async function carryOut(ctx: Ctx, command: BulkCommand, seen: { id: string; version: number }): Promise<unknown> {
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
    case 'priority': {
      const ticket = await readTicket(ctx.db, ctx.actor, seen.id)
      const from = (ticket?.priority ?? command.to) as Ticket['priority']
      return changePriority(ctx, { id: seen.id, from, to: command.to })
    }
  }
}

/** Nothing, or why it was refused. What nobody foresaw is one ticket's failure, not the run's. */
async function judged(portal: Portal, work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Problem) return error.code
    portal.log.error({ err: error }, 'a row of a bulk run failed')
    return 'failed'
  }
}

export const forgetBulk = ({ db, clock }: Portal): Promise<void> => forgetRuns(db, new Date(clock.now().getTime() - KEPT_MS))
