import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { awayNow } from '../../calendar/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { readDelegated } from '../queries/delegations.ts'

interface Away {
  /** When the absence ends. */
  readonly until: Date
  /** The active delegate, who decides for the person; null without one. */
  readonly coverId: string | null
}

/** Returns those who are away on the day of this instant: by an active delegation, or by an absence that covers the working day. */
export async function awayToday(db: Queryable, people: readonly string[], at: Date): Promise<Map<string, Away>> {
  if (people.length === 0) return new Map()
  const { zone } = (await readWorkingDays(db)).calendar
  const day = dayIn(zone, toSeconds(at))
  const [absent, delegated] = await Promise.all([awayNow(db, people, at), readDelegated(db, people, { from: day, to: day })])
  const away = new Map<string, Away>([...absent].map(([id, { until }]) => [id, { until, coverId: null }]))
  for (const { from_user, until_day, to_user } of delegated) {
    const ends = startOfDay(zone, addDays(until_day, 1)) * 1000
    const until = new Date(Math.max(ends, absent.get(from_user)?.until.getTime() ?? 0))
    away.set(from_user, { until, coverId: to_user })
  }
  return away
}
