import { approvalMoves } from '@diwan/contract/approvals/moves'
import type { ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { moves } from '@diwan/contract/kit/moves'
import { addWorkingDays } from '@diwan/core/working-calendar'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readAsked } from '../queries/people.ts'
import { readPeople } from '../queries/named.ts'
import { insertDecision, lockRun, updateRun, type RunRow } from '../queries/runs.ts'
import { advance, atNow, byOf, endRun, openSeats, renewAsked, toldAll, type Approvable, type ApprovingOf } from './approving.ts'

type Command = keyof typeof approvalMoves
type Status = 'SENT' | 'CHECKING' | 'APPROVED' | 'REJECTED'
const table = moves<Status, Command>(approvalMoves)
const DAY_MS = 86_400_000

interface Locked<Row> {
  readonly row: Row
  readonly run: RunRow
  readonly status: Status
}

/** What those do whom a step asks, for records of one kind. */
export function approvalCommands<Row extends Approvable>(of: ApprovingOf<Row>) {
  /** Under both locks: who may, by the organisation of this moment; when; and nobody else is at it. */
  async function locked(
    ctx: Ctx,
    tx: Tx,
    command: Command,
    { id, version }: { id: string; version: number },
  ): Promise<Locked<Row>> {
    const before = await of.lock(tx.db, id)
    demand(of.can, 'decide', ctx.actor, before)
    const run = await lockRun(tx.db, id)
    const changed = run !== undefined && (await renewAsked(ctx, tx, run, of.sortOf(before)))
    const row = changed ? await of.read(tx.db, id) : before
    demand(of.can, 'decide', ctx.actor, row)
    if (run?.state === 'claimed' && run.claimed_by !== ctx.actor.id) {
      const [holder] = await readPeople(tx.db, [run.claimed_by!])
      throw new Problem('approvals.claimed', { current: { holder } })
    }
    const status = move(table, command, { status: row.status as Status, version: row.version }, version)
    if (!run) throw new Problem('wrong_state')
    return { row, run, status }
  }

  const done = { done: true } as const
  const toldOf = (ctx: Ctx, row: Row, { step }: RunRow) => ({
    id: row.id,
    step,
    version: row.version + 1,
    by: byOf(ctx.actor),
  })

  async function decide(ctx: Ctx, tx: Tx, command: 'approve' | 'reject', input: InputOf<ApprovalEndpoints['approve']>) {
    const { row, run } = await locked(ctx, tx, command, input)
    const people = await readAsked(tx.db, run)
    const mine = people.filter(({ user_id }) => user_id === ctx.actor.id)
    const inPlace = mine.length === 0
    if (inPlace && input.reason === '') throw new Problem('invalid_input', { fields: [{ path: 'reason', code: 'empty' }] })
    const seats = new Map((inPlace ? people : mine).map(({ seat, for_user_id }) => [seat, inPlace ? null : for_user_id]))
    const outcome = command === 'approve' ? 'approved' : 'rejected'
    const at = ctx.clock.now()
    for (const [seat, forUserId] of seats) {
      const { id: run_id, requester_id, step, round } = run
      const on = { run_id, requester_id, step, round, seat, outcome, in_place: inPlace, reason: input.reason }
      const made = await insertDecision(tx.db, {
        ...on,
        id: newId(),
        decided_by: ctx.actor.id,
        for_user_id: forUserId,
        decided_at: at,
      })
      if (!made) throw new Problem('wrong_state')
    }
    const told = { ...toldOf(ctx, row, run), inPlace }
    const asked = people.map(({ user_id }) => user_id)
    if (command === 'reject') {
      await endRun(tx.db, run, 'rejected', at)
      await of.keep(tx.db, row, 'REJECTED')
      tx.record(of.events.rejected, told, of.told(row, asked))
      return done
    }
    if ((await goOn(ctx, tx, row, run)) === 'waiting') {
      await of.keep(tx.db, row, 'SENT')
      const now = (await lockRun(tx.db, row.id))!
      const delivery = of.told(row, [...asked, ...(await toldAll(tx.db, row.id))])
      tx.record(of.events.passed, told, delivery)
      if (now.step !== run.step) tx.record(of.events.asked, toldOf(ctx, row, now), delivery)
      return done
    }
    await of.keep(tx.db, row, 'APPROVED')
    tx.record(of.events.approved, told, of.told(row, asked))
    await of.approved?.(ctx, tx, (await of.read(tx.db, row.id))!)
    return done
  }

  /** While seats of the step are open it waits for them; else the next one begins. */
  async function goOn(ctx: Ctx, tx: Tx, row: Row, run: RunRow): Promise<'waiting' | 'passed'> {
    const asked = (await readAsked(tx.db, run)).map((one) => ({
      seat: one.seat,
      userId: one.user_id,
      forUserId: one.for_user_id,
      via: one.via,
    }))
    if ((await openSeats(tx.db, run, asked)).length === 0) return advance(ctx, tx, run, run.step + 1, of.sortOf(row))
    await updateRun(tx.db, run.id, { state: 'waiting', claimed_by: null, claimed_until: null, version: run.version + 1 })
    await renewAsked(ctx, tx, run, of.sortOf(row))
    return 'waiting'
  }

  const one =
    (command: 'approve' | 'reject') =>
    (ctx: Ctx, input: InputOf<ApprovalEndpoints['approve']>): Promise<{ done: true }> =>
      write(ctx, (tx) => decide(ctx, tx, command, input))

  return {
    approve: one('approve'),
    reject: one('reject'),
    claim: (ctx: Ctx, input: InputOf<ApprovalEndpoints['claim']>): Promise<{ done: true }> =>
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
        tx.record(of.events.claimed, toldOf(ctx, row, run), of.told(row, row.asked))
        return done
      }),
    release: (ctx: Ctx, input: InputOf<ApprovalEndpoints['release']>): Promise<{ done: true }> =>
      write(ctx, async (tx) => {
        const { row, run } = await locked(ctx, tx, 'release', input)
        await releaseRun(tx, run)
        await of.keep(tx.db, row, 'SENT')
        tx.record(of.events.released, toldOf(ctx, row, run), of.told(row, row.asked))
        return done
      }),
    /** A transaction and an answer each. */
    decideMany: async (
      { receipt: _none, ...ctx }: Ctx,
      { items, outcome, reason }: InputOf<ApprovalEndpoints['decideMany']>,
    ): Promise<OutputOf<ApprovalEndpoints['decideMany']>> => {
      const decided: { id: string; code: ErrorCode | null }[] = []
      for (const item of items) {
        const why = outcome === 'reject' && reason === '' ? new Problem('invalid_input') : null
        const code = why?.code ?? (await one(outcome)(ctx, { ...item, reason }).then(() => null, codeOf))
        decided.push({ id: item.id, code })
      }
      return { items: decided }
    },
  }
}

export const releaseRun = (tx: Tx, run: RunRow): Promise<void> =>
  updateRun(tx.db, run.id, { state: 'waiting', claimed_by: null, claimed_until: null, version: run.version + 1 })

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Problem) return error.code
  throw error
}
