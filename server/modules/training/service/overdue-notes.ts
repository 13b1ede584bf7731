import { overdueNoted } from '@diwan/contract/training/events'
import { ASSIGNED_AT_ONCE } from '@diwan/contract/training/limits'
import { weekOf } from '@diwan/core/calendar-days'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readActor } from '../../access/public.ts'
import { presentShown, readOrganisation } from '../../settings/public.ts'
import { leadersOfOverdue, overdueAmong, takeWeek, type OverdueAmong } from '../queries/overdue-notes.ts'
import { followedBy } from '../queries/report.ts'
import { todayOf } from './enrolment-facts.ts'

/** People that a note names; of the others it says how many there are. */
const NAMED = 5
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Once in a week who leads people hears of what is overdue among them, marked in the transaction that tells it. */
export async function noteOverdue(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  const today = await todayOf(ctx, portal.db)
  const organisation = await readOrganisation(portal.db)
  const week = weekOf(today, organisation ? presentShown(organisation).weekStart : 0)
  for (let after = FIRST; ;) {
    const leaders = await leadersOfOverdue(portal.db, { today, week, after, limit: ASSIGNED_AT_ONCE })
    for (const userId of leaders) await noteOne(ctx, userId, week)
    if (leaders.length < ASSIGNED_AT_ONCE) return
    after = leaders.at(-1)!
  }
}

/** Who leads people and does not follow what they learn hears nothing. */
async function noteOne(ctx: Ctx, userId: string, week: string): Promise<void> {
  const { people, courses } = await overdueOf(ctx.portal, userId)
  if (people === 0) return
  await write(ctx, async (tx) => {
    if (!(await takeWeek(tx.db, userId, week))) return
    tx.record(overdueNoted, { id: userId, week, people, courses }, { object: userId })
  })
}

/** As it is now: who finished since the note was taken is not in it. */
export async function overdueOf(portal: Portal, userId: string): Promise<OverdueAmong> {
  const actor = await readActor(portal, userId)
  if (!actor) return { people: 0, courses: 0, names: [] }
  const today = await todayOf(portal, portal.db)
  return overdueAmong(portal.db, { userId, followed: followedBy(actor), today, named: NAMED })
}
