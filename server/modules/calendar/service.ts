import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay, workingSecondsBetween, type WorkingCalendar } from '@diwan/core/working-calendar'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { readWorkingDays } from '../settings/public.ts'
import { readSpans, type ShownSpan } from './queries.ts'

/** So far ahead it is looked for the end of an absence. */
const AHEAD_DAYS = 366

interface Between {
  readonly from: number
  readonly to: number
}

/**
 * Returns those of these people who are absent on the working day of this instant, with the instant at which the absence ends. An absence
 * counts if it covers all working hours of the day, or the whole of a day off. One absence that follows another with no working hour in
 * between prolongs it. Delegations are not looked at: `awayToday` of the approvals does.
 */
export async function awayNow(db: Queryable, people: readonly string[], at: Date): Promise<Map<string, { until: Date }>> {
  if (people.length === 0) return new Map()
  const { calendar } = await readWorkingDays(db)
  const day = dayIn(calendar.zone, toSeconds(at))
  const today = { from: startOfDay(calendar.zone, day), to: startOfDay(calendar.zone, addDays(day, 1)) }
  const ahead = new Date((today.to + AHEAD_DAYS * 86_400) * 1000)
  const spans = await readSpans(db, { people, from: new Date(today.from * 1000), to: ahead })
  const away = Map.groupBy(
    spans.filter(({ kind }) => kind === 'away'),
    ({ person_id }) => person_id,
  )
  return new Map(
    [...away].flatMap(([person, own]) => {
      const until = absentUntil(calendar, today, own)
      return until === undefined ? [] : [[person, { until: new Date(until * 1000) }] as const]
    }),
  )
}

/** Whether some working hours of the first day lie before a time, and whether some of the last day lie after it. */
export function workBeside(calendar: WorkingCalendar, from: number, until: number) {
  const [firstDay, lastDay] = [dayIn(calendar.zone, from), dayIn(calendar.zone, until - 1)] // midnight ends the day before
  return {
    firstDay,
    lastDay,
    isEarlier: workingSecondsBetween(calendar, startOfDay(calendar.zone, firstDay), from) > 0,
    isLater: workingSecondsBetween(calendar, until, startOfDay(calendar.zone, addDays(lastDay, 1))) > 0,
  }
}

/** The spans are in the order of their beginning. */
function absentUntil(calendar: WorkingCalendar, today: Between, spans: readonly ShownSpan[]): number | undefined {
  const times = spans.map(({ starts, ends }) => ({ from: toSeconds(starts), to: toSeconds(ends) }))
  const works = workingSecondsBetween(calendar, today.from, today.to) > 0
  const isMissed = (from: number, to: number) => from < to && (!works || workingSecondsBetween(calendar, from, to) > 0)
  let until = today.from
  for (const { from, to } of times) {
    if (from < today.to ? isMissed(until, from) : workingSecondsBetween(calendar, until, from) > 0) break
    until = Math.max(until, to)
  }
  return until === today.from || isMissed(until, today.to) ? undefined : until
}
