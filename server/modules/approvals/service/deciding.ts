import { approvalMoves, changeMoves } from '@diwan/contract/approvals/moves'
import { moves } from '@diwan/contract/kit/moves'
import { demand } from '../../../kit/access/demand.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readAsked } from '../queries/people.ts'
import { readPeople } from '../queries/named.ts'
import { readPending } from '../queries/pending.ts'
import { insertDecision, lockRun, updateRun, type RunRow } from '../queries/runs.ts'
import { advance, byOf, endRun, openSeats, renewAsked, toldAll, type Approvable, type ApprovingOf } from './approving.ts'

type Command = keyof typeof approvalMoves | keyof typeof changeMoves
type Status = 'DRAFT' | 'SENT' | 'CHECKING' | 'APPROVED' | 'REJECTED'
const table = moves<Status, Command>({ ...approvalMoves, ...changeMoves })

/** Commands that decide, with the outcome each has. */
export const OUTCOME_OF = { approve: 'approved', reject: 'rejected', askForChange: 'returned' } as const
export type Deciding = keyof typeof OUTCOME_OF

interface Locked<Row> {
  readonly row: Row
  readonly run: RunRow
}

/** A decision on one version of a record; `at` is when it was made, which is before it takes effect. */
export interface DecisionInput {
  readonly id: string
  readonly version: number
  readonly reason: string
  readonly at: Date
}

export const decisionFact = (ctx: Ctx, row: Approvable, { step }: RunRow) => ({
  id: row.id,
  step,
  version: row.version + 1,
  by: byOf(ctx.actor),
})

/** How decisions about records of one kind are checked and carried out. */
export function decidingOf<Row extends Approvable>(of: ApprovingOf<Row>) {
  /** Locks the record and its run, and checks who may decide at this moment, that no one else is deciding, and the version. */
  async function locked(
    ctx: Ctx,
    tx: Tx,
    command: Command,
    { id, version }: { id: string; version: number },
  ): Promise<Locked<Row>> {
    if (command === 'askForChange' && !of.returned) throw new Problem('not_found')
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
    const pending = run && (await readPending(tx.db, run.id))
    if (pending && pending.user_id !== ctx.actor.id) {
      const [holder] = await readPeople(tx.db, [pending.user_id])
      throw new Problem('approvals.claimed', { current: { holder } })
    }
    if (run?.requester_id === ctx.actor.id) throw new Problem('forbidden')
    move(table, command, { status: row.status as Status, version: row.version }, version)
    if (!run || pending) throw new Problem('wrong_state')
    return { row, run }
  }

  /** Whose seats a decision of the caller fills. Deciding in place of those asked needs a reason. */
  async function seatsOf(ctx: Ctx, tx: Tx, run: RunRow, reason: string) {
    const people = await readAsked(tx.db, run)
    const mine = people.filter(({ user_id }) => user_id === ctx.actor.id)
    const inPlace = mine.length === 0
    if (inPlace && reason === '') throw new Problem('invalid_input', { fields: [{ path: 'reason', code: 'empty' }] })
    const seats = new Map((inPlace ? people : mine).map(({ seat, for_user_id }) => [seat, inPlace ? null : for_user_id]))
    return { people, inPlace, seats }
  }

  /** Carries the decision out, as the person who made it and by everything that holds at this moment. */
  async function decide(ctx: Ctx, tx: Tx, command: Deciding, input: DecisionInput): Promise<void> {
    const { row, run } = await locked(ctx, tx, command, input)
    const { people, inPlace, seats } = await seatsOf(ctx, tx, run, input.reason)
    const outcome = OUTCOME_OF[command]
    for (const [seat, forUserId] of seats) {
      const { id: run_id, requester_id, step, round } = run
      const on = { run_id, requester_id, step, round, seat, outcome, in_place: inPlace, reason: input.reason }
      const made = await insertDecision(tx.db, {
        ...on,
        id: newId(),
        decided_by: ctx.actor.id,
        for_user_id: forUserId,
        decided_at: input.at,
      })
      if (!made) throw new Problem('wrong_state')
    }
    const fact = { ...decisionFact(ctx, row, run), inPlace }
    const asked = people.map(({ user_id }) => user_id)
    if (outcome !== 'approved') {
      await endRun(tx.db, run, outcome, ctx.clock.now())
      if (outcome === 'rejected') await of.keep(tx.db, row, 'REJECTED', ctx.clock.now())
      else await of.returned!.keep(tx.db, row, ctx.clock.now())
      tx.record(outcome === 'rejected' ? of.events.rejected : of.returned!.events.changeAsked, fact, of.told(row, asked))
      return
    }
    if ((await goOn(ctx, tx, row, run)) === 'waiting') {
      await of.keep(tx.db, row, 'SENT', ctx.clock.now())
      const now = (await lockRun(tx.db, row.id))!
      const delivery = of.told(row, [...asked, ...(await toldAll(tx.db, row.id))])
      tx.record(of.events.passed, fact, delivery)
      if (now.step !== run.step) tx.record(of.events.asked, decisionFact(ctx, row, now), delivery)
      return
    }
    await of.keep(tx.db, row, 'APPROVED', ctx.clock.now())
    tx.record(of.events.approved, fact, of.told(row, asked))
    await of.approved?.(ctx, tx, (await of.read(tx.db, row.id))!)
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

  return { locked, decide }
}

/** For the sample organisation, whose decisions are of the past: nothing is left to undo. */
export const decidesAtOnce =
  <Row extends Approvable>(of: ApprovingOf<Row>) =>
  (ctx: Ctx, command: Deciding, input: Omit<DecisionInput, 'at'>): Promise<void> =>
    write(ctx, (tx) => decidingOf(of).decide(ctx, tx, command, { ...input, at: ctx.clock.now() }))
