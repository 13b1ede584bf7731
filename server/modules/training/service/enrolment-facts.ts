import type { enrolmentEvents } from '@diwan/contract/training/events'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { presentIn } from '@diwan/core/time-rules'
import { PORTAL } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readOrganisation } from '../../settings/public.ts'
import { readEnrolment, updateEnrolment, type EnrolmentReach, type EnrolmentRow } from '../queries/enrolments.ts'
import type { Updateable } from 'kysely'
import type { Enrolments } from '../rows.gen.ts'

/** The day it is where the organisation is, and its zone. */
export async function dayOf({ clock }: Pick<Ctx, 'clock'>, db: Queryable): Promise<{ today: string; zone: string }> {
  const zone = (await readOrganisation(db))?.zone ?? 'UTC'
  return { today: presentIn(zone, toSeconds(clock.now())).today, zone }
}
export const todayOf = async (at: Pick<Ctx, 'clock'>, db: Queryable): Promise<string> => (await dayOf(at, db)).today

const byOf = ({ actor }: Ctx) => (actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo })

export const enrolmentDetail = (ctx: Ctx, { id, course_id, status, version }: EnrolmentReach) => ({
  id,
  courseId: course_id,
  status: status as EnrolmentStatus,
  version,
  by: byOf(ctx),
})

/** Facts that say no more than how it stands now. */
export type EnrolmentFact = Exclude<keyof typeof enrolmentEvents, 'advanced' | 'due'>

/** Under its lock: the next version of it. Answers how it stands then. */
export async function keepEnrolment(
  tx: Tx,
  { id, version }: Pick<EnrolmentRow, 'id' | 'version'>,
  set: Updateable<Enrolments>,
): Promise<EnrolmentRow> {
  await updateEnrolment(tx.db, id, { ...set, version: version + 1 })
  return (await readEnrolment(tx.db, id))!
}
