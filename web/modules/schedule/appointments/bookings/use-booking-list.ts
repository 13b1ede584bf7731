import { bookingList } from '@diwan/contract/schedule/list/appointments'
import type { BOOKING_VIEWS } from '@diwan/contract/schedule/vocabulary/appointments'
import { addDays } from '@diwan/core/hijri'
import { oneOf, useListAddress, type ListAddress } from '../../../../kit/list/address.ts'
import { useToday } from '../../../../kit/use-today.ts'
import type { BookingAsked, BookingFilter } from '../../api/appointments.ts'

export type BookingView = (typeof BOOKING_VIEWS)[number]
export const TIMES = ['coming', 'past'] as const

type Shape = typeof bookingList

export interface BookingList extends ListAddress<Shape['sorts'][number], Shape['filters']> {
  readonly when: (typeof TIMES)[number]
  readonly filter: BookingFilter
  readonly asked: BookingAsked
}

/** One view of the bookings: those from today on with the next one first, or those before with the last one first. */
export function useBookingList(view: BookingView): BookingList {
  const address = useListAddress(bookingList)
  const today = useToday()
  const when = oneOf(TIMES, address.raw['when']) ?? 'coming'
  const { startsFrom, startsTo, ...narrowing } = address.narrowing
  const yesterday = addDays(today, -1)
  const period =
    when === 'coming'
      ? { startsFrom: startsFrom !== undefined && startsFrom > today ? startsFrom : today, ...(startsTo && { startsTo }) }
      : { startsTo: startsTo !== undefined && startsTo < yesterday ? startsTo : yesterday, ...(startsFrom && { startsFrom }) }
  const filter = { view, ...narrowing, ...period }
  return { ...address, when, filter, asked: { ...filter, direction: when === 'coming' ? 'rising' : 'falling' } }
}
