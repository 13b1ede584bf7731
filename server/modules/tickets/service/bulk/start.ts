import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { MAX_RUNS } from '@diwan/contract/tickets/limits'
import type { BulkRun, StartBulk } from '@diwan/contract/tickets/schemas/bulk'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { insertRun, readRun, readRunRows, readRunsOf } from '../../queries/bulk.ts'
import { seenTickets } from '../seen.ts'
import { KEPT_MS, RUN_BULK } from './run.ts'

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

/** Closing the window does not lose a run: it is found again for as long as it is kept. */
export async function listRuns({ db, actor, clock }: Ctx): Promise<OutputOf<typeof ticketBulk.list>> {
  const runs = await readRunsOf(db, actor.id, new Date(clock.now().getTime() - KEPT_MS), MAX_RUNS)
  return {
    items: runs.map(({ id, command, created_at, finished_at, waiting, done, refused }) => ({
      id,
      command,
      createdDate: toSeconds(created_at),
      finished: finished_at !== null,
      counts: { waiting, done, refused },
    })),
  }
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
