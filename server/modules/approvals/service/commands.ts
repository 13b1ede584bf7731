import type { ApprovalEndpoints, ChangeEndpoints } from '@diwan/contract/approvals/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { addWorkingDays } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { updateRun, type RunRow } from '../queries/runs.ts'
import { atNow, type Approvable, type ApprovingOf } from './approving.ts'
import { decidingOf, decisionFact } from './deciding.ts'
import { each, undoEach } from './each.ts'
import { pendingOf } from './pending.ts'

const DAY_MS = 86_400_000

type Input<E extends keyof Endpoints> = InputOf<Endpoints[E]>
type Endpoints = ApprovalEndpoints & ChangeEndpoints
type Answer<E extends keyof Endpoints> = Promise<OutputOf<Endpoints[E]>>

/** The commands of those whom a step asks, for records of one kind. */
export function approvalCommands<Row extends Approvable>(of: ApprovingOf<Row>) {
  const { locked } = decidingOf(of)
  const { give, undo } = pendingOf(of)
  const done = { done: true } as const
  return {
    approve: (ctx: Ctx, input: Input<'approve'>): Answer<'approve'> => give(ctx, 'approve', input),
    reject: (ctx: Ctx, input: Input<'reject'>): Answer<'reject'> => give(ctx, 'reject', input),
    askForChange: (ctx: Ctx, input: Input<'askForChange'>): Answer<'askForChange'> => give(ctx, 'askForChange', input),
    claim: (ctx: Ctx, input: Input<'claim'>): Answer<'claim'> =>
      write(ctx, async (tx) => {
        const { row, run } = await locked(ctx, tx, 'claim', input)
        const { calendar, now } = await atNow(ctx, tx.db)
        const until = addWorkingDays(calendar, toSeconds(now), 1)
        await updateRun(tx.db, run.id, {
          state: 'claimed',
          claimed_by: ctx.actor.id,
          claimed_until: until === null ? new Date(now.getTime() + DAY_MS) : new Date(until * 1000),
          version: run.version + 1,
        })
        await of.keep(tx.db, row, 'CHECKING', ctx.clock.now())
        tx.record(of.events.claimed, decisionFact(ctx, row, run), of.told(row, row.asked))
        return done
      }),
    release: (ctx: Ctx, input: Input<'release'>): Answer<'release'> =>
      write(ctx, async (tx) => {
        const { row, run } = await locked(ctx, tx, 'release', input)
        await releaseRun(tx, run)
        await of.keep(tx.db, row, 'SENT', ctx.clock.now())
        tx.record(of.events.released, decisionFact(ctx, row, run), of.told(row, row.asked))
        return done
      }),
    /** Each record has a transaction and an answer of its own. */
    decideMany: async (
      { receipt: _none, ...ctx }: Ctx,
      { items, outcome, reason }: Input<'decideMany'>,
    ): Answer<'decideMany'> => {
      if (outcome === 'reject' && reason === '') return { items: items.map(({ id }) => ({ id, code: 'invalid_input' })) }
      return { items: await each(ctx, items, (item) => give(ctx, outcome, { ...item, reason })) }
    },
    undoDecisions: ({ receipt: _none, ...ctx }: Ctx, { ids }: Input<'undoDecisions'>): Answer<'undoDecisions'> =>
      undoEach(ctx, ids, (id) => undo(ctx, id)),
  }
}

export const releaseRun = (tx: Tx, run: RunRow): Promise<void> =>
  updateRun(tx.db, run.id, { state: 'waiting', claimed_by: null, claimed_until: null, version: run.version + 1 })
