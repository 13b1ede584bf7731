import type { Appointment, Slot } from '@diwan/contract/schedule/schemas/appointments'
import { monthOf, weekdayOf } from '@diwan/core/calendar-days'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../../../kit/environment.ts'
import { useReading } from '../../../../kit/reading.ts'
import type { DayMark } from '../../../../ui/date/month-grid.tsx'
import type { useDayCursor } from '../../../../ui/date/use-day-cursor.ts'
import { appointmentQueries } from '../../api/appointments.ts'
import { shownDays } from './slot-month.tsx'

interface Wanted {
  readonly appointment: Appointment
  readonly at: ReturnType<typeof useDayCursor>
  readonly zone: string
  readonly providerId: string | undefined
  /** A booking that is moved. */
  readonly bookingId: string | undefined
  /** The day of the address; without one it is the first free day of the month. */
  readonly day: string | undefined
}

const noSlots: readonly Slot[] = []

/** The free slots of the month that is shown, those of the chosen day, and where the next one is when there are none. */
export function useSlots({ appointment, at, zone, providerId, bookingId, day: chosen }: Wanted) {
  const { t } = useTranslation('schedule')
  const { hijri } = useReading()
  const { weekStart, weekend } = useOrganisation() ?? { weekStart: 0, weekend: [] }
  const { today, month, calendar } = at
  const shown = shownDays(monthOf(month, calendar, hijri), weekStart)
  const asked = {
    id: appointment.id,
    zone,
    ...(providerId !== undefined && { providerId }),
    ...(bookingId !== undefined && { bookingId }),
  }
  const from = shown.from < today ? today : shown.from
  const slots = useQuery({ ...appointmentQueries.slots({ ...asked, from, to: shown.to }), enabled: from <= shown.to })
  const free = new Map(slots.data?.days.map((one) => [one.day, one.slots]))
  const day = chosen ?? slots.data?.days[0]?.day
  const ofDay = (day !== undefined && free.get(day)) || noSlots
  const later = day !== undefined && slots.data?.days.find((one) => one.day > day)?.day
  const lacks = slots.isSuccess && !slots.isPlaceholderData && day !== undefined && ofDay.length === 0 && !later
  const ahead = useQuery({ ...appointmentQueries.slots({ ...asked, from: day ?? from, to: day ?? from }), enabled: lacks })
  const reached = slots.data?.to ?? ''
  const isFull = (one: string) =>
    one >= today &&
    one >= appointment.dateFrom &&
    one <= appointment.dateTo &&
    one <= reached &&
    !(appointment.workingDaysOnly && (weekend as readonly number[]).includes(weekdayOf(one)))
  return {
    slots,
    day,
    ofDay,
    next: later || (ahead.isPlaceholderData ? undefined : ahead.data?.nextFree) || slots.data?.nextFree || undefined,
    /** Whether it is known that there is none. */
    settled: slots.isSuccess && !slots.isPlaceholderData && (!lacks || (ahead.isSuccess && !ahead.isPlaceholderData)),
    markOf: (one: string): DayMark | undefined => {
      if (free.has(one)) return { kind: 'free', label: t('dayFree') }
      return isFull(one) ? { kind: 'full', label: t('dayFull') } : undefined
    },
  }
}
