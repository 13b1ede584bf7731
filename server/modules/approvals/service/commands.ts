import type { ApprovalEndpoints, ChangeEndpoints } from '@diwan/contract/approvals/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { addWorkingDays } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { updateRun, type RunRow } from '../queries/runs.ts'
import { atNow, type Approvable, type ApprovingOf } from './approving.ts'
import { decidingOf, decisionFact } from './deciding.ts'
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
        await of.keep(tx.db, row, 'CHECKING')
        tx.record(of.events.claimed, decisionFact(ctx, row, run), of.told(row, row.asked))
        return done
      }),
    release: (ctx: Ctx, input: Input<'release'>): Answer<'release'> =>
      write(ctx, async (tx) => {
        const { row, run } = await locked(ctx, tx, 'release', input)
        await releaseRun(tx, run)
        await of.keep(tx.db, row, 'SENT')
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
    undoDecisions: async ({ receipt: _none, ...ctx }: Ctx, { ids }: Input<'undoDecisions'>): Answer<'undoDecisions'> => {
      const reasons = new Map<string, string>()
      const undone = await each(
        ctx,
        ids.map((id) => ({ id })),
        async ({ id }) => void reasons.set(id, await undo(ctx, id)),
      )
      const items = undone.map((one) => ({ ...one, reason: reasons.get(one.id) ?? '' }))
      if (items.every(({ code }) => code !== null)) throw new Problem('approvals.too_late')
      return { items }
    },
  }
}

/** One after the other. What fails is the answer of its item alone: those before it have taken effect, and the answer says so. */
async function each<Item extends { readonly id: string }>(
  { portal }: Ctx,
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
) {
  const answers: { id: string; code: ErrorCode | null }[] = []
  for (const item of items) answers.push({ id: item.id, code: await run(item).then(() => null, codeOf(portal)) })
  return answers
}

export const releaseRun = (tx: Tx, run: RunRow): Promise<void> =>
  updateRun(tx.db, run.id, { state: 'waiting', claimed_by: null, claimed_until: null, version: run.version + 1 })

const codeOf =
  ({ log }: Portal) =>
  (error: unknown): ErrorCode => {
    if (error instanceof Problem) return error.code
    log.error({ err: error }, 'one of several decisions failed')
    return 'failed'
  }
