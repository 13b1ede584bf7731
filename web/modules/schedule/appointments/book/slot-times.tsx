import { dayInWords, formatTime } from '@diwan/core/formats'
import type { Slot } from '@diwan/contract/schedule/schemas/appointments'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../../kit/formats.ts'
import { useReading } from '../../../../kit/reading.ts'
import classes from './book.module.css'
import { walkTimes } from '../../model/walk-times.ts'

interface SlotTimesProps {
  readonly day: string
  readonly slots: readonly Slot[]
  /** In whose clock the times are written. */
  readonly zone: string
  /** The start of the time that is chosen. */
  readonly chosen: number | undefined
  /** The start of the time that gets the focus, once it is free again, unless the focus has gone elsewhere. */
  readonly closed: number | undefined
  readonly onChoose: (slot: Slot) => void
}

const focusIfNone = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus()
}

/** The free times of a day; the arrows walk from time to time, and only Enter or Space chooses one. */
export function SlotTimes({ day, slots, zone, chosen, closed, onChoose }: SlotTimesProps) {
  const { t } = useTranslation('schedule')
  const reading = useReading()
  const page = useDirection()
  const first = slots.find(({ startsAt }) => startsAt === (chosen ?? closed)) ?? slots[0]
  const timeOf = (seconds: number) => formatTime(seconds, { zone, digits: reading.digits })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its buttons
    <div
      role="group"
      aria-label={t('timesOf', { day: dayInWords(day, reading) })}
      className={classes['times']}
      onKeyDown={(event) => walkTimes(event, page)}
    >
      {slots.map((slot) => (
        <button
          key={slot.startsAt}
          ref={slot.startsAt === closed ? focusIfNone : undefined}
          type="button"
          className={classes['time']}
          data-time={slot.startsAt}
          tabIndex={slot === first ? 0 : -1}
          aria-pressed={slot.startsAt === chosen}
          onClick={() => onChoose(slot)}
        >
          <bdi dir="ltr">{timeOf(slot.startsAt)}</bdi>
          {slot.left > 1 && <small>{t('seatsLeft', { count: slot.left })}</small>}
        </button>
      ))}
    </div>
  )
}
