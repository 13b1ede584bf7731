import type { BulkRun, StartBulk } from '@diwan/contract/tickets/schemas/bulk'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { insertRun, readRun, readRunRows } from '../../queries/bulk.ts'
import { seenTickets } from '../seen.ts'
import { RUN_BULK } from './run.ts'

/** Judged later, each ticket by itself: whoever may see tickets may ask. */
export async function startBulk(ctx: Ctx, input: StartBulk): Promise<BulkRun> {
  const { id } = await write(ctx, async (tx) => {
    const run = await insertRun(tx.db, ctx.actor.id, input, ctx.clock.now())
    await ctx.portal.jobs.post(tx.db, RUN_BULK, { run })
    tx.afterwards(() => Promise.resolve(ctx.portal.jobs.wakeErrand(RUN_BULK)))
    return { id: run }
  })
  return openBulk(ctx, { id })
}

/** Somebody else's does not exist. */
export async function openBulk({ db, actor }: Ctx, { id }: { id: string }): Promise<BulkRun> {
  const run = await readRun(db, id)
  if (run?.actor_id !== actor.id) throw new Problem('not_found')
  const rows = await readRunRows(db, id)
  const seen = await seenTickets(
    db,
    actor,
    rows.map((row) => row.ticket_id),
  )
  const tickets = new Map(
    seen.map((row) => [
      row.id,
      { id: row.id, shortId: row.short_id, subject: row.subject, status: row.status as Ticket['status'] },
    ]),
  )
  return {
    id,
    command: run.command.name,
    finished: run.finished_at !== null,
    rows: rows.map((row) => ({
      id: row.ticket_id,
      ticket: tickets.get(row.ticket_id) ?? null,
      state: row.state as BulkRun['rows'][number]['state'],
      code: row.code,
    })),
  }
}
