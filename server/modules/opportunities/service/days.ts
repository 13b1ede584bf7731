import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { zoneOf } from '../../publishing/public.ts'

/** Today for the organisation. */
export const todayOf = async ({ clock }: Pick<Ctx, 'clock'>, db: Queryable): Promise<string> =>
  dayIn(await zoneOf(db), toSeconds(clock.now()))

const FAR_AHEAD = new Date('9999-12-31T00:00:00Z')

/** The instant at which a day ends for the organisation; far ahead where no day is chosen. */
export const endOfDay = async (db: Queryable, day: string): Promise<Date> =>
  day === '' ? FAR_AHEAD : new Date(startOfDay(await zoneOf(db), addDays(day, 1)) * 1000)
