import type { ApprovalEvents, CancelApprovalEvents, ChangeEvents } from '@diwan/contract/approvals/events'
import { addWorkingSeconds } from '@diwan/core/working-calendar'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import type { May } from '../../../kit/access/reach.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { DecisionInboxKind } from '../../../kit/declared/approvals.ts'
import type { Delivery } from '../../../kit/record/recorded.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { readNewestSteps, readSteps, stepsFor } from '../queries/chains.ts'
import { endAsked, readAsked, setAsked, type AskedPerson } from '../queries/people.ts'
import { dropPendingOf } from '../queries/pending.ts'
import { insertDecision, insertRun, lockRun, readDecisions, readRun, updateRun, type RunRow } from '../queries/runs.ts'
import { readUnitOf } from '../queries/organisation.ts'
import { whoIsAsked, type At } from './asked.ts'
import { awayToday } from './away.ts'

/** Statuses of a record whose steps are on their way, and how it can end. */
export type RecordStatus = 'SENT' | 'CHECKING' | 'APPROVED' | 'REJECTED'

/** A record of the kind as this capability needs it. */
export interface Approvable {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly created_by: string
  readonly deleted_at: Date | null
  /** Those whom its waiting step asks: `askedIn`. */
  readonly asked: readonly string[]
}

export interface ApprovingOf<Row extends Approvable> {
  readonly kind: string
  /** The key of its module: a closed one waits. */
  readonly module: string
  readonly events: ApprovalEvents
  readonly can: Readonly<Record<'view' | 'decide', May<Row>>>
  readonly read: (db: Queryable, id: string) => Promise<Row | undefined>
  /** The same under its row lock. */
  readonly lock: (db: Queryable, id: string) => Promise<Row | undefined>
  /** What the list of its approvers is sorted by. */
  readonly sortOf: (row: Row) => Date
  /** Keeps how it stands since this moment, with the next version. */
  readonly keep: (db: Queryable, row: Row, status: RecordStatus, at: Date) => Promise<void>
  /** Who hears of it: `people` are asked, or were until now. */
  readonly told: (row: Row, people: readonly string[]) => Delivery
  /** In the transaction of the last decision: what becomes of an approved one. */
  readonly approved?: (ctx: Ctx, tx: Tx, row: Row) => Promise<void>
  /** How it reads in the decision inbox. */
  readonly inbox?: DecisionInboxKind
  /** Its approvers may ask for a change. */
  readonly returned?: {
    readonly events: ChangeEvents
    /** Keeps what becomes of it, with the next version: a draft that its requester changes and sends again, with a run of its own. */
    readonly keep: (db: Queryable, row: Row, at: Date) => Promise<void>
  }
  /** Its approval can be canceled. */
  readonly revoked?: {
    readonly events: CancelApprovalEvents
    /** Whether it still may be. */
    readonly may: (ctx: Ctx, row: Row) => boolean
    /** In the same transaction: takes back what `approved` made. */
    readonly undo?: (ctx: Ctx, tx: Tx, row: Row) => Promise<void>
  }
}

interface Begun {
  readonly objectId: string
  readonly requesterId: string
  readonly kind: string
  readonly sortAt: Date
  /** Working days that are asked for: some steps are for longer requests only. */
  readonly days?: number
}

/** Its chain is that of its target, where that has one, or the one of a unit up the tree: null is the requester's own unit. */
type OfChain = { readonly chainId: string | null } | { readonly unitId: string | null }

/** Whether something stands at a step, or has passed the last one. */
export type Reached = 'waiting' | 'passed'

/** In the transaction that makes the record. Nothing where the chain of its target has no steps. */
export async function beginRun(ctx: Ctx, tx: Tx, begun: Begun & OfChain): Promise<Reached | null> {
  const now = ctx.clock.now()
  const [first] = await stepsOf(tx.db, begun, now)
  if (!first) return null
  await insertRun(tx.db, {
    id: newId(),
    object_id: begun.objectId,
    kind: begun.kind,
    requester_id: begun.requesterId,
    chain_id: first.chain_id,
    chain_version: first.version,
    days: begun.days === undefined ? null : Math.ceil(begun.days),
    unit_id: 'unitId' in begun ? begun.unitId : null,
    state: 'waiting',
    step_at: now,
    deadline_at: now,
    started_at: now,
  })
  return advance(ctx, tx, (await lockRun(tx.db, begun.objectId))!, 1, begun.sortAt)
}

async function stepsOf(db: Queryable, begun: Begun & OfChain, now: Date) {
  if ('unitId' in begun) return stepsFor(db, begun.kind, begun.unitId ?? (await readUnitOf(db, begun.requesterId)), now)
  return begun.chainId === null ? [] : readNewestSteps(db, begun.chainId)
}

export const atNow = async ({ clock }: Pick<Ctx, 'clock'>, db: Queryable): Promise<At> => ({
  calendar: (await readWorkingDays(db)).calendar,
  now: clock.now(),
})

/** To the next step that asks anybody who was not asked before, or past the last one. */
export async function advance(ctx: Ctx, tx: Tx, run: RunRow, from: number, sortAt: Date): Promise<Reached> {
  const [steps, decisions, at] = await Promise.all([
    readSteps(tx.db, run.chain_id, run.chain_version),
    readDecisions(tx.db, run.id),
    atNow(ctx, tx.db),
  ])
  const approved = decisions.filter(({ outcome, round }) => outcome === 'approved' && round === run.round)
  const given = new Map(approved.map((one) => [one.decided_by, one]))
  for (const step of steps.filter(({ place }) => place >= from)) {
    if (step.over_days !== null && (run.days ?? 0) <= step.over_days) continue
    const begun = { ...run, step: step.place, raised: 0 }
    const asked = await whoIsAsked(tx.db, begun, step, at)
    if (asked.length === 0) throw new Problem('approvals.no_approver')
    // who approved an earlier step is not asked twice
    for (const { seat, userId, forUserId } of asked) {
      const earlier = forUserId === null ? given.get(userId) : undefined
      if (!earlier) continue
      const { reason: _said, id: _id, ...same } = earlier
      await insertDecision(tx.db, { ...same, id: newId(), step: step.place, seat, carried: true, decided_at: at.now })
    }
    const open = await openSeats(tx.db, begun, asked)
    if (open.length === 0) continue
    await endAsked(tx.db, run)
    await updateRun(tx.db, run.id, {
      ...timesOf(at, step.hours),
      deadline_at: deadlineOf(at, step.hours),
      step: step.place,
      state: 'waiting',
      claimed_by: null,
      claimed_until: null,
      raised: 0,
      reminded_at: null,
      stale: false,
      step_at: at.now,
      version: run.version + 1,
    })
    await setAsked(tx.db, begun, open, sortAt)
    return 'waiting'
  }
  await endRun(tx.db, run, 'approved', at.now)
  return 'passed'
}

/** Half of its hours, and all of them, in working time. */
export function timesOf({ calendar, now }: At, hours: number): { half_at: Date | null; due_at: Date | null } {
  const after = (seconds: number) => {
    const at = addWorkingSeconds(calendar, toSeconds(now), seconds)
    return at === null ? null : new Date(at * 1000)
  }
  return { half_at: after(hours * 1800), due_at: after(hours * 3600) }
}

/** The end of its hours, also where there are no working days. */
export const deadlineOf = (at: At, hours: number): Date =>
  timesOf(at, hours).due_at ?? new Date(at.now.getTime() + hours * 3_600_000)

/** Of those who are asked, the ones whose seat has not been decided on. */
export async function openSeats(
  db: Queryable,
  { id, step, round }: RunRow,
  asked: readonly AskedPerson[],
): Promise<AskedPerson[]> {
  const decided = await readDecisions(db, id)
  const done = new Set(decided.filter((one) => one.step === step && one.round === round).map(({ seat }) => seat))
  return asked.filter(({ seat }) => !done.has(seat))
}

export async function endRun(
  db: Queryable,
  run: RunRow,
  state: 'approved' | 'rejected' | 'returned' | 'withdrawn',
  at: Date,
): Promise<void> {
  await endAsked(db, run)
  await dropPendingOf(db, run.id)
  const ended = { state, ended_at: at, claimed_by: null, claimed_until: null, half_at: null, due_at: null, stale: false }
  await updateRun(db, run.id, { ...ended, version: run.version + 1 })
}

/** Who is asked now, by the organisation as it is; says whether that is another than before. */
export async function renewAsked(ctx: Ctx, tx: Tx, run: RunRow, sortAt: Date): Promise<boolean> {
  const [step] = (await readSteps(tx.db, run.chain_id, run.chain_version)).filter(({ place }) => place === run.step)
  const asked = step ? await whoIsAsked(tx.db, run, step, await atNow(ctx, tx.db)) : []
  return setAsked(tx.db, run, await openSeats(tx.db, run, asked), sortAt)
}

/** Who took it back ends its steps. The caller holds the lock of the record. */
export async function withdrawRun(ctx: Ctx, tx: Tx, objectId: string): Promise<readonly string[]> {
  const run = await lockRun(tx.db, objectId)
  if (!run) return []
  const asked = await readAsked(tx.db, run)
  await endRun(tx.db, run, 'withdrawn', ctx.clock.now())
  return asked.map(({ user_id }) => user_id)
}

/** Those whom a record asks at once: deputies hear of it when its heads are away, or half of the time is gone. */
export async function toldFirst({ db, clock }: Pick<Ctx, 'db' | 'clock'>, objectId: string): Promise<string[]> {
  const run = await readRun(db, objectId)
  const asked = run ? await readAsked(db, run) : []
  const heads = asked.filter(({ via, for_user_id }) => via === 'head' && for_user_id === null)
  const away = await awayToday(
    db,
    heads.map(({ user_id }) => user_id),
    clock.now(),
  )
  const deputiesToo = heads.every(({ user_id }) => away.has(user_id))
  return [...new Set(asked.filter(({ via }) => deputiesToo || via !== 'deputy').map(({ user_id }) => user_id))]
}

export async function toldAll(db: Queryable, objectId: string): Promise<string[]> {
  const run = await readRun(db, objectId)
  return run ? [...new Set((await readAsked(db, run)).map(({ user_id }) => user_id))] : []
}

export const byOf = (actor: Actor) => (actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo })
