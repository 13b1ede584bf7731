import { BULK_TURN, MAX_RUNS, MAX_RUNS_WAITING } from '@diwan/contract/bulk/limits'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { createHash } from 'node:crypto'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import { write } from '../../kit/record/write.ts'
import { readActor } from '../access/public.ts'
import {
  countWaiting,
  finishRun,
  forgetRuns,
  insertRun,
  readRun,
  readRunRows,
  readRunsOf,
  readWaitingRows,
  settleRow,
  takeTurn,
  type Run,
  type RunRow,
} from './queries.ts'

const KEPT_MS = 86_400_000

interface SeenRecord {
  readonly id: string
  readonly version: number
}

/** Commands for many records of one kind, each judged by itself as if its person had sent it alone. */
interface BulkOf<Command extends { readonly name: string }> {
  /** The kind of its records. */
  readonly kind: string
  /** The background job and the receipts of its rows; never renamed, since runs outlive a release. */
  readonly name: string
  readonly full: ErrorCode
  /** Reads a stored command. */
  readonly parse: (command: unknown) => Command
  /** The service that a person alone calls. */
  readonly run: (ctx: Ctx, command: Command, seen: SeenRecord) => Promise<unknown>
}

/** Runs with a background job, taken by turns between people; progress and the outcome of each record are kept for a day. */
export function bulk<Command extends { readonly name: string }>(of: BulkOf<Command>) {
  const nameOf = (command: unknown) => of.parse(command).name as Command['name']
  const oneTurn = (portal: Portal) => takeOneTurn(portal, of)
  const insert = (db: Queryable, actorId: string, records: readonly SeenRecord[], command: Command, at: Date) =>
    insertRun(db, actorId, { kind: of.kind, records, command }, at)
  return {
    /** Without a word to a worker. */
    insert,
    /** Judged later, each record by itself. */
    start: (ctx: Ctx, records: readonly SeenRecord[], command: Command): Promise<{ id: string }> =>
      write(ctx, async (tx) => {
        if ((await countWaiting(tx.db, ctx.actor.id)) >= MAX_RUNS_WAITING) throw new Problem(of.full)
        const run = await insert(tx.db, ctx.actor.id, records, command, ctx.clock.now())
        await ctx.portal.jobs.post(tx.db, of.name, { run })
        tx.afterwards(() => Promise.resolve(ctx.portal.jobs.wakeBackgroundJob(of.name)))
        return { id: run }
      }),
    /** Closing the window does not lose a run: it is found again for as long as it is kept. */
    async list({ db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>) {
      const runs = await readRunsOf(db, of.kind, actor.id, new Date(clock.now().getTime() - KEPT_MS), MAX_RUNS)
      return runs.map(({ id, command, created_at, finished_at, waiting, done, refused }) => ({
        id,
        command: command as Command['name'],
        createdDate: toSeconds(created_at),
        finished: finished_at !== null,
        counts: { waiting, done, refused },
      }))
    },
    /** Another person's run does not exist. */
    async open({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) {
      const run = await readRun(db, id)
      if (run?.actor_id !== actor.id || run.kind !== of.kind) throw new Problem('not_found')
      return {
        id,
        command: nameOf(run.command),
        finished: run.finished_at !== null,
        rows: await readRunRows(db, id),
      }
    },
    oneTurn,
    takeTurn: (db: Queryable) => takeTurn(db, of.kind),
    /** By turns until no run waits; several workers share them. */
    backgroundJob: {
      name: of.name,
      run: async (portal: Portal): Promise<void> => {
        while (await oneTurn(portal));
      },
    },
  }
}

/**
 * Some records of one run; false where no run waits for a worker. The lock on the run goes with the connection of a worker
 * that is killed, and what was done before that is not done again.
 */
function takeOneTurn<Command extends { readonly name: string }>(portal: Portal, of: BulkOf<Command>): Promise<boolean> {
  return portal.db.transaction().execute(async (trx) => {
    const id = await takeTurn(trx, of.kind)
    const run = id === undefined ? undefined : await readRun(portal.db, id)
    if (!run) return false
    const rows = await readWaitingRows(portal.db, run.id, BULK_TURN + 1)
    for (const row of rows.slice(0, BULK_TURN)) await settle(portal, of, run, row)
    if (rows.length <= BULK_TURN) await finishRun(trx, run.id, portal.clock.now())
    return true
  })
}

/** By the rights its actor holds at that moment. */
async function settle<Command extends { readonly name: string }>(
  portal: Portal,
  of: BulkOf<Command>,
  run: Run,
  row: RunRow,
): Promise<void> {
  const command = of.parse(run.command)
  const bodyHash = createHash('sha256').update(JSON.stringify(command)).digest()
  const receipt = { requestId: row.request_id, endpoint: of.name, bodyHash }
  const code = await refusalOf(portal, async () => {
    const actor = await readActor(portal, run.actor_id)
    if (!actor) throw new Problem('forbidden')
    const ctx = { portal, clock: portal.clock, db: portal.db, actor, receipt }
    await of.run(ctx, command, { id: row.object_id, version: row.version })
  })
  await settleRow(portal.db, run.id, row.place, code)
}

/** Nothing, or why it was refused. An unforeseen error is one record's failure, not the run's. */
async function refusalOf(portal: Portal, work: () => Promise<void>): Promise<string | null> {
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
