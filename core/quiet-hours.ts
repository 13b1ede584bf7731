import type { Weekday } from './countries.ts'
import { addDays, DAY_SECONDS, dayToSeconds, hijriOf, RAMADAN, type HijriRules } from './hijri.ts'
import { dayIn, lastDaily, startOfDay } from './working-calendar.ts'

interface Range {
  readonly from: string
  readonly to: string
}

export interface QuietHours {
  readonly hours: Range | null
  readonly ramadan: Range | null
  readonly weekend: boolean
}

interface Place {
  readonly zone: string
  readonly weekend: readonly Weekday[]
  readonly hijri: HijriRules
}

/** Seven days of weekend are refused by the settings; a quiet time may follow each day of one. */
const MAX_STEPS = 20

/** When the silence ends that holds at this instant; nothing where none does. A range may pass midnight. */
export function quietUntil(quiet: QuietHours, place: Place, seconds: number): number | null {
  let at = seconds
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const end = endOfQuiet(quiet, place, at)
    if (end === null) break
    at = end
  }
  return at > seconds ? at : null
}

function endOfQuiet({ hours, ramadan, weekend }: QuietHours, place: Place, at: number): number | null {
  const day = dayIn(place.zone, at)
  const weekday = new Date(dayToSeconds(day) * 1_000).getUTCDay() as Weekday
  if (weekend && place.weekend.includes(weekday)) return startOfDay(place.zone, addDays(day, 1))
  const range = ramadan && hijriOf(day, place.hijri).month === RAMADAN ? ramadan : hours
  if (!range) return null
  const [began, ended] = [lastDaily(place.zone, range.from, at), lastDaily(place.zone, range.to, at)]
  return began > ended ? lastDaily(place.zone, range.to, at + DAY_SECONDS - 1) : null
}
