import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import { useState } from 'react'
import type { BarMove } from '../../../kit/manifest.ts'
import { movedEntry, type CalendarEntry, type TimeBar } from '../../calendar/public.ts'

/** Times of records where they were put, until the portal says where they are. `isAsking` keeps them while a question is open. */
export function useMovedTimes(calendar: OwnCalendar, isAsking = false) {
  const [moved, keep] = useState<ReadonlyMap<string, BarMove>>(new Map())
  const [seen, see] = useState(calendar)
  if (seen !== calendar) {
    see(calendar)
    if (!isAsking && moved.size > 0) keep(new Map())
  }
  return {
    put: (id: string, dates: BarMove | undefined) =>
      keep((before) => new Map([...[...before].filter(([one]) => one !== id), ...(dates ? [[id, dates] as const] : [])])),
    placed: (entry: CalendarEntry): CalendarEntry => {
      const dates = entry.bar && moved.get(entry.bar.id)
      return dates ? movedEntry(entry, dates) : entry
    },
  }
}

/** Whether a time was moved to another hour or length. A time does not go among the whole days. */
export const isOtherTime = (bar: TimeBar, to: BarMove): to is BarMove & { dueDate: string; time: string } =>
  typeof to.time === 'string' &&
  to.dueDate !== null &&
  !(to.dueDate === bar.dueDate && to.time === bar.time && (to.minutes ?? bar.minutes) === bar.minutes)
