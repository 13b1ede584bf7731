import { delegationEvents } from '@diwan/contract/approvals/events'
import type { delegations } from '@diwan/contract/approvals/endpoints'
import { MAX_DELEGATED_DAYS, MAX_DELEGATION_AHEAD, MAX_DELEGATIONS } from '@diwan/contract/approvals/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { dayIn } from '@diwan/core/working-calendar'
import pg from 'pg'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { maySeePerson, presentPerson } from '../../users/public.ts'
import { deleteDelegation, insertDelegation, readDelegations, type DelegationRow } from '../queries/delegations.ts'
import { readPeople } from '../queries/named.ts'
import { readActive } from '../queries/organisation.ts'
import { markStale } from '../queries/runs.ts'

type Input<E extends keyof typeof delegations> = InputOf<(typeof delegations)[E]>
type Answer<E extends keyof typeof delegations> = Promise<OutputOf<(typeof delegations)[E]>>

/** The day of the organisation. */
export const today = async ({ clock }: Pick<Ctx, 'clock'>, db: Queryable): Promise<string> =>
  dayIn((await readWorkingDays(db)).calendar.zone, toSeconds(clock.now()))

const personOf = ({ user_id, full_name, photo_id }: DelegationRow) => presentPerson(user_id, full_name, photo_id)

export async function listDelegations(ctx: Ctx): Answer<'list'> {
  const day = await today(ctx, ctx.db)
  const [mine, others] = await Promise.all([
    readDelegations(ctx.db, ctx.actor.id, true, day),
    readDelegations(ctx.db, ctx.actor.id, false, day),
  ])
  return {
    items: mine.map((row) => ({ id: row.id, to: personOf(row), fromDay: row.from_day, untilDay: row.until_day })),
    forOthers: others.map((row) => ({ from: personOf(row), fromDay: row.from_day, untilDay: row.until_day })),
  }
}

const refused = (path: string, code: string): Problem => new Problem('invalid_input', { fields: [{ path, code }] })

const DAY_MS = 86_400_000
const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS

/** One person at a time decides for somebody, for at most ninety days, which begin within a year. */
export async function setDelegation(ctx: Ctx, { toId, fromDay, untilDay }: Input<'set'>): Answer<'set'> {
  const day = await today(ctx, ctx.db)
  if (fromDay < day) throw refused('fromDay', 'not_allowed')
  if (untilDay < fromDay) throw refused('untilDay', 'not_allowed')
  if (daysBetween(day, fromDay) > MAX_DELEGATION_AHEAD) throw refused('fromDay', 'date_outside_range')
  if (daysBetween(fromDay, untilDay) > MAX_DELEGATED_DAYS) throw refused('untilDay', 'not_allowed')
  if (toId === ctx.actor.id || !(await maySeePerson(ctx.db, ctx.actor, toId))) throw refused('toId', 'required')
  return write(ctx, async (tx) => {
    const [[to], active] = await Promise.all([readPeople(tx.db, [toId]), readActive(tx.db, [toId])])
    if (!to || active.length === 0) throw refused('toId', 'required')
    if ((await readDelegations(tx.db, ctx.actor.id, true, day)).length >= MAX_DELEGATIONS)
      throw new Problem('approvals.too_many_delegations')
    const id = newId()
    await insertDelegation(tx.db, {
      id,
      from_user: ctx.actor.id,
      to_user: toId,
      from_day: fromDay,
      until_day: untilDay,
      created_at: ctx.clock.now(),
    }).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.constraint === 'delegations_apart')
        throw new Problem('approvals.delegated_already')
      throw error
    })
    await markStale(tx.db)
    tx.record(delegationEvents.delegated, { id, to, fromDay, untilDay }, { object: ctx.actor.id })
    return { id, to, fromDay, untilDay }
  })
}

export async function endDelegation(ctx: Ctx, { id }: Input<'end'>): Answer<'end'> {
  return write(ctx, async (tx) => {
    const gone = await deleteDelegation(tx.db, id, ctx.actor.id)
    const [to] = gone ? await readPeople(tx.db, [gone.to_user]) : []
    if (!gone || !to) throw new Problem('not_found')
    await markStale(tx.db)
    const fact = { id, to, fromDay: gone.from_day, untilDay: gone.until_day }
    tx.record(delegationEvents.ended, fact, { object: ctx.actor.id })
    return { done: true } as const
  })
}

/** Who decides for somebody else from now on hears of it. */
export const delegated: NotificationRule = {
  toSelf: true,
  recipients: (_portal, { detail }) => Promise.resolve([delegationEvents.delegated.detail.parse(detail).to.id]),
  params: async ({ db }, { objectId }) => {
    const [person] = await readPeople(db, [objectId])
    return { person: person?.fullName ?? '' }
  },
  path: () => '/user/profile',
}
