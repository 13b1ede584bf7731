import { addDays } from '@diwan/core/hijri'
import { MAX_TIMELINE_DAYS } from '@diwan/contract/timeline/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { timelineQueries } from './api.ts'
import type { Calendar } from './model/moving.ts'
import { numberOf } from './model/scale.ts'

const AROUND = Math.floor(MAX_TIMELINE_DAYS / 2) - 1

/** On which days the organisation works, around today; further away every day counts as one. */
export function useCalendar(today: string): { readonly daysOff: ReadonlySet<number>; readonly calendar: Calendar } {
  const range = { from: addDays(today, -AROUND), to: addDays(today, AROUND) }
  const items = useQuery(timelineQueries.daysOff(range)).data?.items
  return useMemo(() => {
    const daysOff = new Set((items ?? []).map(numberOf))
    return { daysOff, calendar: { today, isWorking: (day) => !daysOff.has(numberOf(day)) } }
  }, [items, today])
}
