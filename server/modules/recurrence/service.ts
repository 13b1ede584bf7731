import { weekStartOf } from '@diwan/core/countries'
import { isWorkingDay } from '@diwan/core/working-calendar'
import type { Counting } from '@diwan/core/recurrence'
import type { Queryable } from '../../kit/db/database.ts'
import type { Ctx } from '../../kit/portal.ts'
import { presentShown, readOrganisation, readWorkingDays } from '../settings/public.ts'

/** How days are counted for what comes again: the Hijri days of its person, week and working days of the organisation. */
export async function countingOf({ actor }: Pick<Ctx, 'actor'>, db: Queryable): Promise<Counting> {
  const [{ calendar }, organisation] = [await readWorkingDays(db), await readOrganisation(db)]
  return {
    hijri: actor.reading.hijri,
    weekStart: organisation ? presentShown(organisation).weekStart : weekStartOf('SA'),
    isWorkingDay: (day) => isWorkingDay(calendar, day),
  }
}
