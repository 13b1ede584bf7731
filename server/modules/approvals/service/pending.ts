import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import type { ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { PORTAL } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { ApprovedKind } from '../../../kit/module.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Delivery } from '../../../kit/record/recorded.ts'
import { rehearse } from '../../../kit/record/rehearse.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readActor } from '../../access/public.ts'
import { readClosed } from '../../releases/public.ts'
import { readPeople } from '../queries/named.ts'
import {
  insertPending,
  readPendingById,
  readPendingDue,
  takeOwnPending,
  takePending,
  type PendingRow,
} from '../queries/pending.ts'
import type { Approvable, ApprovingOf } from './approving.ts'
import { decidingOf, OUTCOME_OF, type Deciding } from './deciding.ts'

/** The job of one decision; the minute does what it missed. */
export const SETTLE = 'approvals.settle'
/** So many in one go; the next minute continues. */
const AT_ONCE = 500

/**
 * Decisions about records of one kind between the moment they are made and the moment they take effect. Until then only a row says that
 * there is one: the record, its history for its requester, its exports and all notifications are as before.
 */
export function pendingOf<Row extends Approvable>(of: ApprovingOf<Row>) {
  const { locked, decide } = decidingOf(of)

  /** Only the lists of those who decide get a hint. */
  const changed = (tx: Tx, event: 'decisionPending' | 'decisionUndone', row: Row, step: number): void =>
    tx.record(of.events[event], { id: row.id, step, version: row.version, by: null }, quietly(of.told(row, row.asked), row))

  return {
    /** Rehearses the decision as if it took effect now, so that a refusal reaches its maker while the reason is on the screen, and stores it. */
    give: (
      ctx: Ctx,
      command: Deciding,
      input: InputOf<ApprovalEndpoints['approve']>,
    ): Promise<OutputOf<ApprovalEndpoints['approve']>> =>
      write(ctx, async (tx) => {
        const { row, run } = await locked(ctx, tx, command, input)
        const at = ctx.clock.now()
        await rehearse(tx, (rehearsal) => decide(ctx, rehearsal, command, { ...input, at }))
        const pending = {
          id: newId(),
          run_id: run.id,
          requester_id: run.requester_id,
          object_id: row.id,
          kind: run.kind,
          user_id: ctx.actor.id,
          step: run.step,
          outcome: OUTCOME_OF[command],
          reason: input.reason,
          decided_at: at,
          effect_at: new Date(at.getTime() + UNDO_SECONDS * 1000),
        }
        await insertPending(tx.db, pending)
        await ctx.portal.jobs.post(tx.db, SETTLE, { id: pending.id }, UNDO_SECONDS)
        changed(tx, 'decisionPending', row, run.step)
        const [requester] = await readPeople(tx.db, [run.requester_id])
        return { done: true, requester: requester!, effectDate: toSeconds(pending.effect_at) }
      }),

    /** Answers the reason that was written for it. Whether the record exists is not told apart from a decision that has taken effect. */
    undo: (ctx: Ctx, id: string): Promise<string> =>
      write(ctx, async (tx) => {
        const row = await of.lock(tx.db, id)
        const pending = row && (await takeOwnPending(tx.db, id, ctx.actor.id))
        if (!pending) throw new Problem('approvals.too_late')
        changed(tx, 'decisionUndone', row, pending.step)
        return pending.reason
      }),

    /** Carries a decision out as its maker, by the rights of this moment; where they no longer suffice it is dropped, and its maker is notified. */
    settle: async (portal: Portal, pending: PendingRow): Promise<void> => {
      const actor = await readActor(portal, pending.user_id)
      const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: actor ?? PORTAL }
      const { object_id: id, reason, decided_at: at } = pending
      try {
        if (!actor) throw new Problem('forbidden')
        await write(ctx, async (tx) => {
          const row = await of.lock(tx.db, id)
          if (!row || !(await takePending(tx.db, pending.id))) return
          await decide(ctx, tx, commandOf(pending), { id, version: row.version, reason, at })
        })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        await drop({ ...ctx, actor: PORTAL }, pending, error.code)
      }
    },
  }

  function drop(ctx: Ctx, { id: pendingId, object_id: id, user_id: userId, step }: PendingRow, code: ErrorCode): Promise<void> {
    return write(ctx, async (tx) => {
      const row = await of.lock(tx.db, id)
      if (!row || !(await takePending(tx.db, pendingId))) return
      const delivery = quietly(of.told(row, [...row.asked, userId]), row)
      tx.record(of.events.decisionDropped, { id, step, version: row.version, by: null, userId, code }, delivery)
    })
  }
}

const commandOf = ({ outcome }: PendingRow): Deciding =>
  outcome === 'approved' ? 'approve' : outcome === 'rejected' ? 'reject' : 'askForChange'

/** Nothing on the channel of the record, and no hint in the own lists of its requester: the moment alone would say that somebody decided. */
const quietly = ({ channels: _none, topics = [], ...rest }: Delivery, { created_by: requester }: Approvable): Delivery => ({
  ...rest,
  topics: topics.filter((topic) => !topic.endsWith(`:${requester}`)),
  audience: 'staff',
})

/** Decisions of closed modules wait until these are open. */
export async function openKinds(
  portal: Pick<Portal, 'db'>,
  declared: readonly ApprovedKind[],
): Promise<ReadonlyMap<string, ApprovedKind>> {
  const closed = await readClosed(portal.db)
  return new Map(declared.filter(({ module }) => !closed.has(module)).map((one) => [one.kind, one]))
}

/** Carries out what is due by the clock of the portal. */
export async function settleDue(portal: Portal, declared: readonly ApprovedKind[]): Promise<void> {
  const open = await openKinds(portal, declared)
  const due = await readPendingDue(portal.db, portal.clock.now(), [...open.keys()], AT_ONCE)
  await inTurn(due.map((pending) => () => open.get(pending.kind)!.settle(portal, pending)))
}

/** Carries out one decision whose time has passed: its job was put off for that long. */
export async function settleOne(portal: Portal, declared: readonly ApprovedKind[], id: string): Promise<void> {
  const pending = await readPendingById(portal.db, id)
  if (pending) await (await openKinds(portal, declared)).get(pending.kind)?.settle(portal, pending)
}
