import type { CancelApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { cancelApprovalMoves } from '@diwan/contract/approvals/moves'
import { moves } from '@diwan/contract/kit/moves'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { insertCancellation } from '../queries/cancellations.ts'
import { readSteps } from '../queries/chains.ts'
import { setAsked } from '../queries/people.ts'
import { lockRun, readDecisions, readRun, updateRun, type DecisionRow, type RunRow } from '../queries/runs.ts'
import { atNow, deadlineOf, timesOf, toldAll, type Approvable, type ApprovingOf } from './approving.ts'
import { whoIsAsked } from './asked.ts'
import { decisionFact } from './deciding.ts'

type Command = CancelApprovalEndpoints['cancelApproval']
const table = moves<'APPROVED' | 'SENT', 'cancelApproval'>(cancelApprovalMoves)

/** Whether this person gave the approval that holds, as themselves or through a delegate. */
export const gaveApproval = (userId: string, run: RunRow, decisions: readonly DecisionRow[]): boolean =>
  run.state === 'approved' &&
  decisions.some(
    ({ round, outcome, decided_by, for_user_id }) =>
      round === run.round && outcome === 'approved' && (decided_by === userId || for_user_id === userId),
  )

/** Cancels an approval with a reason: the last step asks again in the next round, and what was decided before stays. */
export const cancelApproval =
  <Row extends Approvable>(of: ApprovingOf<Row>, revoked: NonNullable<ApprovingOf<Row>['revoked']>) =>
  (ctx: Ctx, { id, version, reason }: InputOf<Command>): Promise<OutputOf<Command>> =>
    write(ctx, async (tx) => {
      const row = await of.lock(tx.db, id)
      const run = row && (await readRun(tx.db, id))
      const decisions = run ? await readDecisions(tx.db, run.id) : []
      const gave = run !== undefined && gaveApproval(ctx.actor.id, run, decisions)
      if (!gave) demand(of.can, 'decide', ctx.actor, row)
      if (!row || !run || row.deleted_at !== null) throw new Problem('not_found')
      if (run.requester_id === ctx.actor.id) throw new Problem('forbidden')
      move(table, 'cancelApproval', { status: row.status as 'APPROVED', version: row.version }, version)
      if (run.state !== 'approved' || !revoked.may(ctx, row)) throw new Problem('wrong_state')
      await insertCancellation(tx.db, {
        id: newId(),
        run_id: run.id,
        requester_id: run.requester_id,
        step: run.step,
        round: run.round,
        canceled_by: ctx.actor.id,
        in_place: !gave,
        reason,
        canceled_at: ctx.clock.now(),
      })
      await askAgain(ctx, tx, run, of.sortOf(row))
      await revoked.undo?.(ctx, tx, row)
      await of.keep(tx.db, row, 'SENT', ctx.clock.now())
      const earlier = decisions.map(({ decided_by }) => decided_by)
      const delivery = of.told(row, [...new Set([...earlier, ...(await toldAll(tx.db, id))])])
      tx.record(revoked.events.approvalCanceled, { ...decisionFact(ctx, row, run), inPlace: !gave }, delivery)
      tx.record(of.events.asked, decisionFact(ctx, row, run), delivery)
      return { done: true } as const
    })

/** The step at which the run ended asks those whom it asks now. */
async function askAgain(ctx: Ctx, tx: Tx, run: RunRow, sortAt: Date): Promise<void> {
  const steps = await readSteps(tx.db, run.chain_id, run.chain_version)
  const step = steps.find(({ place }) => place === run.step)!
  const at = await atNow(ctx, tx.db)
  await updateRun(tx.db, run.id, {
    ...timesOf(at, step.hours),
    deadline_at: deadlineOf(at, step.hours),
    state: 'waiting',
    round: run.round + 1,
    raised: 0,
    reminded_at: null,
    stale: false,
    step_at: at.now,
    ended_at: null,
    version: run.version + 1,
  })
  const again = (await lockRun(tx.db, run.object_id))!
  const asked = await whoIsAsked(tx.db, again, step, at)
  if (asked.length === 0) throw new Problem('approvals.no_approver')
  await setAsked(tx.db, again, asked, sortAt)
}
