import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import type { BarMove } from '../../../kit/manifest.ts'
import { showProblem } from '../../../ui/toasts.ts'
import { timeOfId, type TimeBar } from '../../calendar/public.ts'
import { isOtherTime, useMovedTimes } from './use-moved-times.ts'

/** Bookings of a provider where they were put, until the portal says where they are. */
export function useBookingMoves(calendar: OwnCalendar, zone: string) {
  const { put, placed } = useMovedTimes(calendar)
  return {
    move: (bar: TimeBar, to: BarMove) => {
      if (!isOtherTime(bar, to)) return
      put(bar.id, to)
      const move = { id: timeOfId(bar.id).record, day: to.dueDate, time: to.time, zone }
      import('../api/move-booking.ts')
        .then(({ moveBooking }) => moveBooking({ ...move, put: (dates) => put(bar.id, dates) }))
        .catch((error: unknown) => {
          put(bar.id, undefined)
          showProblem(error)
        })
    },
    placed,
  }
}
