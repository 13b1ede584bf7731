import type { Change, Event } from '@diwan/contract/kit/event'
import type { Transaction } from 'kysely'
import pg from 'pg'
import type { z } from 'zod'
import type { Queryable } from '../db/database.ts'
import { holdsConnection } from '../db/holds-connection.ts'
import { newId } from '../db/id.ts'
import { commitBehind, pipelined } from '../db/pipelined.ts'
import type { DB } from '../db/types.gen.ts'
import { PORTAL } from '../access/actor.ts'
import type { Ctx } from '../portal.ts'
import type { Follows, Hint } from '../realtime/bus.ts'
import { firstAnswer } from './receipts.ts'
import type { Fact, Jobs } from './jobs.ts'
import type { Delivery, Recorded } from './recorded.ts'
import { keepTraces } from './traces.ts'

export interface Tx {
  readonly db: Transaction<DB>
  /** Kept in this transaction: history, channel entries and one job per declared reaction. */
  record<D extends z.ZodObject>(event: Event<D>, detail: z.input<D>, delivery: Delivery): void
  /** A write that nothing waits for: it travels with the commit, which succeeds only if the write does. It was sent before this is called. */
  withCommit(writing: Promise<unknown>): void
  /** Runs after the commit, for side effects that cannot be rolled back; not retried after a crash. */
  afterwards(run: () => Promise<void>): void
}

/** Tries of one write, each after PostgreSQL ended the one before because it and another waited for each other. */
const TRIES = 4
const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01'

/**
 * One transaction that also records what happened. A repeated request id gets its first answer; hints go out after the
 * commit, so nothing is announced that was rolled back. A deadlock rolls everything back, and `change` runs once more. What
 * `first` locks and reads, in this order, travels with the claim of the request id.
 */
export async function write<T, First = undefined>(
  ctx: Ctx,
  change: (tx: Tx, first: First) => Promise<T>,
  first?: (db: Queryable) => Promise<First>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await writeOnce(ctx, change, first)
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error
    }
  }
}

async function writeOnce<T, First>(
  ctx: Ctx,
  change: (tx: Tx, first: First) => Promise<T>,
  read?: (db: Queryable) => Promise<First>,
): Promise<T> {
  const recorded: Recorded[] = []
  const jobs: ReturnType<Jobs['send']> = []
  const withCommit: Promise<unknown>[] = []
  const afterwards: (() => Promise<void>)[] = []
  let fresh: readonly Change[] = []
  const answer = await ctx.db.transaction().execute((one) =>
    holdsConnection.run(true, async () => {
      const trx = await pipelined(one)
      const [answered, first] = await Promise.all([firstAnswer(trx, ctx), read?.(trx)])
      if (answered) return answered.answer as T // what this very call answered before
      const tx: Tx = {
        db: trx,
        record: (event, detail, delivery) => {
          const kept = { ...delivery, ...factOf(ctx, event, detail, delivery.object) }
          recorded.push(kept)
          for (const job of ctx.portal.jobs.send(trx, kept.fact)) {
            jobs.push(job)
            tx.withCommit(job.then((asked) => asked.kept))
          }
        },
        withCommit: (writing) => {
          writing.catch(() => undefined) // it is waited for with the commit
          withCommit.push(writing)
        },
        afterwards: (run) => afterwards.push(run),
      }
      try {
        const result = await change(tx, first as First)
        await Promise.all(jobs)
        const traces = keepTraces(trx, ctx, recorded, result)
        fresh = await commitBehind(
          trx,
          Promise.all([traces, ...withCommit]).then(([changes]) => changes),
        )
        return result
      } catch (error) {
        throw await firstFailure(withCommit, error)
      }
    }),
  )
  announce(ctx, recorded, fresh)
  for (const run of afterwards)
    await run().catch((error: unknown) => ctx.portal.log.warn({ err: error }, 'after-commit hook failed'))
  return answer
}

/** Behind the statement that failed PostgreSQL refuses all others, and says no more than that. */
async function firstFailure(withCommit: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  const settled = await Promise.allSettled(withCommit)
  const all = [...settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])), error]
  return all.find((one) => !(one instanceof pg.DatabaseError && one.code === '25P02')) ?? error
}

function factOf<D extends z.ZodObject>(
  ctx: Ctx,
  event: Event<D>,
  detail: z.input<D>,
  objectId: string,
): Pick<Recorded, 'fact' | 'delivered' | 'written'> {
  const delivered = event.detail.parse(detail)
  const kept = event.kept?.(delivered)
  const written = event.written?.(delivered)
  const fact: Fact = {
    historyId: newId(),
    event: event.name,
    objectId,
    actorId: ctx.actor === PORTAL ? null : ctx.actor.id,
    detail: kept ?? delivered,
    at: ctx.clock.now().toISOString(),
  }
  return { fact, ...(kept && { delivered }), ...(written && { written }) }
}

function announce(ctx: Ctx, recorded: readonly Recorded[], fresh: readonly Change[]): void {
  if (recorded.length === 0) return
  const hint: Hint = {
    channels: recorded.flatMap((one) => one.channels ?? []),
    topics: recorded.flatMap((one) => one.topics ?? []),
    fresh,
    follows: followsOf(recorded),
  }
  ctx.portal.bus.publish(hint)
  ctx.portal.jobs.wake(recorded.map((one) => one.fact.event))
}

/** The followers by channel, for channels on which every fact states them; the last fact is the newest. */
function followsOf(recorded: readonly Recorded[]): ReadonlyMap<string, Follows> {
  const deliveries = recorded.flatMap(({ channels = [], follows }) => channels.map((channel) => ({ channel, follows })))
  const unknown = new Set(deliveries.flatMap(({ channel, follows }) => (follows ? [] : [channel])))
  return new Map(
    deliveries.flatMap(({ channel, follows }) => (follows && !unknown.has(channel) ? [[channel, follows] as const] : [])),
  )
}
