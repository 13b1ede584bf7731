import type { Appointment, Slot } from '@diwan/contract/schedule/schemas/appointments'
import { dayIn } from '@diwan/core/formats'
import { IconInfoCircle } from '@tabler/icons-react'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayWithin } from '../../../../kit/formats.ts'
import { useReading } from '../../../../kit/reading.ts'
import { useDayCursor } from '../../../../ui/date/use-day-cursor.ts'
import { useToday } from '../../../../kit/use-today.ts'
import { WeekdayText } from '../../../../ui/time-text.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import classes from './book.module.css'
import { comingDay } from '../../model/coming-day.ts'
import { SlotMonth } from './slot-month.tsx'
import { SlotTimes } from './slot-times.tsx'
import type { BookAddress } from './use-book-address.ts'
import { useSlots } from './use-slots.ts'
import { ZoneChoice } from './zone-choice.tsx'

interface SlotPickerProps {
  readonly appointment: Appointment
  readonly address: BookAddress
  readonly providerId: string | undefined
  readonly zone: string
  readonly onZone: (zone: string) => void
  /** The slot that is kept for the reader, which is offered to no one, not even to the reader. */
  readonly kept: Slot | undefined
  /** The start of the time whose confirmation was closed. */
  readonly closed: number | undefined
  readonly onChoose: (day: string, slot: Slot) => void
}

/** A month with its free days, and the times of the day that is chosen. */
export function SlotPicker({ appointment, address, providerId, zone, onZone, kept, closed, onChoose }: SlotPickerProps) {
  const { t } = useTranslation('schedule')
  const reading = useReading()
  const zones = [...new Set([reading.zone, appointment.zone])]
  const today = useToday()
  const asked = comingDay(address.day, today)
  const at = useDayCursor(asked ?? (appointment.dateFrom > today ? appointment.dateFrom : undefined))
  const { slots, day, ofDay, next, settled, markOf } = useSlots({
    appointment,
    at,
    zone,
    providerId,
    bookingId: address.move,
    day: asked,
  })
  const pick = (one: string) => {
    at.show(one)
    address.go({ day: one, at: undefined, step: undefined }, true)
  }
  /** The time that is chosen may lie on another day there. */
  const turn = (other: string) => {
    onZone(other)
    if (address.at === undefined) return
    const there = dayIn(other, address.at)
    at.show(there)
    address.go({ day: there }, true)
  }
  if (slots.error && !slots.data)
    return <ErrorState error={slots.error} {...(slots.error.mayPass && { onRetry: () => void slots.refetch() })} />
  const missing = kept && address.at === kept.startsAt && !ofDay.some(({ startsAt }) => startsAt === kept.startsAt)
  const shown = missing ? [...ofDay, kept].toSorted((a, b) => a.startsAt - b.startsAt) : ofDay
  return (
    <>
      <SlotMonth at={at} day={day} markOf={markOf} onPick={pick} busy={slots.isFetching} />
      {settled && shown.length === 0 && (
        <div className={classes['hint']} role="status">
          <IconInfoCircle size={17} stroke={1.7} aria-hidden />
          <span>
            {!next ? t('noneFree') : day === undefined ? t('noneFreeHere') : t('fullUntil', { day: dayWithin(day) })}{' '}
            {next && (
              <UnstyledButton className={classes['way']} data-next-free={next} onClick={() => pick(next)}>
                <WeekdayText day={next} />
              </UnstyledButton>
            )}
          </span>
        </div>
      )}
      {day !== undefined && (
        <section className={classes['day']} aria-label={t('times')}>
          <div className={classes['head']}>
            <strong>
              <WeekdayText day={day} />
            </strong>
            <span className={classes['end']}>
              <ZoneChoice zones={zones} value={zone} onChange={turn} />
            </span>
          </div>
          {shown.length > 0 && (
            <SlotTimes
              day={day}
              slots={shown}
              zone={zone}
              chosen={address.at}
              closed={closed}
              onChoose={(slot) => onChoose(day, slot)}
            />
          )}
        </section>
      )}
    </>
  )
}
