import type { WorkingCalendar } from '@diwan/core/working-calendar'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readDelegates } from '../queries/delegations.ts'
import type { StepRow } from '../queries/chains.ts'
import { readActive, readAdmins, readBarred, readMembers, readUnitOf, readUp, type UpRow } from '../queries/organisation.ts'
import type { AskedPerson } from '../queries/people.ts'
import type { RunRow } from '../queries/runs.ts'

type Primary = Pick<AskedPerson, 'userId' | 'via'>

/** How often the next head up is added to a step that is late; after that ADMIN is asked. */
const HEADS_ADDED = 2

export const MAX_RAISED = HEADS_ADDED + 1

export interface At {
  readonly calendar: WorkingCalendar
  readonly now: Date
}

/** Answers the people whom a step asks in the organisation of today. The sender and the creator of the record, and disabled people, are never among them. */
export async function whoIsAsked(db: Queryable, run: RunRow, step: StepRow, { calendar, now }: At): Promise<AskedPerson[]> {
  const barred = await readBarred(db, run)
  const levels = await levelsOf(db, run, step, barred)
  const [first, above] = await firstOf(db, barred, step, levels)
  const added = above.slice(0, Math.min(run.raised, HEADS_ADDED)).flat()
  const admins = async () => (await readAdmins(db, barred)).map((userId) => ({ userId, via: 'admin' }))
  const exhausted = run.raised > above.length || run.raised > HEADS_ADDED
  const primary = first.length > 0 ? first : await admins()
  const more = [
    ...added.map(({ userId }) => ({ userId, via: 'above' })),
    ...(first.length > 0 && exhausted ? await admins() : []),
  ]
  const delegates = await readDelegates(
    db,
    [...primary, ...more].map(({ userId }) => userId),
    dayIn(calendar.zone, toSeconds(now)),
  )
  return seated(run, step, primary, more, (userId) => {
    const delegate = delegates.get(userId)
    return delegate === undefined || barred.includes(delegate) ? undefined : delegate
  })
}

/** Heads and deputies of each unit up the tree that has any, the nearest first. */
async function levelsOf(
  db: Queryable,
  { requester_id: requesterId, unit_id: unitId }: RunRow,
  step: StepRow,
  barred: readonly string[],
): Promise<Primary[][]> {
  const start = step.unit_id ?? unitId ?? (await readUnitOf(db, requesterId))
  if (start === null) return []
  const rows = await readUp(db, start, barred)
  const named = step.who !== 'heads' || step.scope === 'nearest' || step.scope === 'unit'
  const from = named ? 0 : (rows.find(({ kind }) => kind === step.scope)?.depth ?? 0)
  const byDepth = Map.groupBy(
    rows.filter(({ depth, user_id }) => depth >= from && user_id !== null),
    ({ depth }) => depth,
  )
  return [...byDepth.values()].map(leadersOf)
}

function leadersOf(rows: readonly UpRow[]): Primary[] {
  const found = new Map<string, Primary>()
  for (const { user_id, relation } of rows) if (!found.has(user_id!)) found.set(user_id!, { userId: user_id!, via: relation! })
  return [...found.values()]
}

/** Those whom the step means, and who is added above them when it is late. */
async function firstOf(
  db: Queryable,
  barred: readonly string[],
  { who, rule, unit_id, user_id }: StepRow,
  levels: readonly Primary[][],
): Promise<[Primary[], readonly Primary[][]]> {
  if (who === 'members') {
    const members = await readMembers(db, unit_id!, barred)
    if (members.length > 0) return [members.map((userId) => ({ userId, via: 'member' })), levels]
  }
  if (who === 'person' && !barred.includes(user_id!) && (await readActive(db, [user_id!])).length > 0)
    return [[{ userId: user_id!, via: 'person' }], levels]
  const [nearest = [], ...above] = levels
  const heads = nearest.filter(({ via }) => via === 'head')
  return [rule === 'all' && heads.length > 0 ? heads : nearest, above]
}

/** Of `any` all share one seat, which is the run's; of `all` each has one, and who was added may speak for any of them. */
function seated(
  run: RunRow,
  { rule }: StepRow,
  primary: readonly Primary[],
  more: readonly Primary[],
  delegateOf: (userId: string) => string | undefined,
): AskedPerson[] {
  const people = [...primary, ...more]
  const seats = new Map<string, AskedPerson>()
  const sit = (seat: string, { userId, via }: Primary, forUserId: string | null = null): void => {
    const key = `${seat} ${userId}`
    if (!seats.has(key)) seats.set(key, { seat, userId, via, forUserId })
  }
  const seatsOf = (one: Primary): string[] =>
    rule === 'any' ? [run.id] : primary.includes(one) ? [one.userId] : primary.map(({ userId }) => userId)
  const places = people.flatMap((one) => seatsOf(one).map((seat) => ({ seat, one })))
  for (const { seat, one } of places) sit(seat, one)
  for (const { seat, one } of places) {
    const delegate = delegateOf(one.userId)
    if (delegate !== undefined) sit(seat, { ...one, userId: delegate }, one.userId)
  }
  return [...seats.values()]
}
