import { monthOf, weekOf } from '@diwan/core/calendar-days'
import { addDays, type HijriRules } from '@diwan/core/hijri'
import type { ReportStep } from '@diwan/contract/tickets/vocabulary'

export interface DaySpan {
  readonly from: string
  readonly to: string
}

interface Steps extends DaySpan {
  readonly step: ReportStep
  /** That of the months. */
  readonly calendar: 'gregory' | 'hijri'
  readonly hijri: HijriRules
  readonly weekStart: number
}

/** The days, weeks or months of a range; the first and the last are cut off where the range ends. */
export function stepsOf({ from, to, step, calendar, hijri, weekStart }: Steps): DaySpan[] {
  const lastOf = (day: string): string => {
    if (step === 'day') return day
    return step === 'week' ? addDays(weekOf(day, weekStart), 6) : monthOf(day, calendar, hijri).at(-1)!
  }
  const steps: DaySpan[] = []
  for (let day = from; day <= to; day = addDays(steps.at(-1)!.to, 1)) {
    const last = lastOf(day)
    steps.push({ from: day, to: last < to ? last : to })
  }
  return steps
}
