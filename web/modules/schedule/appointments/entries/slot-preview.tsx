import { MAX_APPOINTMENT_DAYS, MIN_SLOT_MINUTES } from '@diwan/contract/schedule/limits/appointments'
import { formatTime } from '@diwan/core/formats'
import { addDays } from '@diwan/core/hijri'
import { slotsOf, wholeTime } from '@diwan/core/slots'
import { appointmentTimeProblems } from '@diwan/core/time-rules'
import { startOfDay, type WorkingCalendar } from '@diwan/core/working-calendar'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { DayText } from '../../../../ui/time-text.tsx'
import classes from '../appointments.module.css'
import type { EntryValues } from './use-entry-form.ts'

const SHOWN = 24

/** The slots of the first day, as they are generated at the portal; what is taken and days off are known there alone. */
export function SlotPreview({ values }: { values: EntryValues }) {
  const { t } = useTranslation('schedule')
  const reading = useReading()
  const { zone, dateFrom, slotMinutes } = values
  const complete =
    appointmentTimeProblems(values, { maxDays: MAX_APPOINTMENT_DAYS }).length === 0 && slotMinutes >= MIN_SLOT_MINUTES
  const calendar: WorkingCalendar = { zone, weekend: [], hours: [], ramadanHours: null, holidays: [], hijri: reading.hijri }
  // A repeated window may end the next day; a single span is shown up to the end of its first day.
  const firstDay = { ...values, workingDaysOnly: false, ...(values.repeatEveryDay && { dateTo: dateFrom }) }
  const slots = complete ? slotsOf(firstDay, calendar, shownTime(firstDay)) : []
  return (
    <div className={classes['preview']} role="status" data-preview={slots.length}>
      <strong>
        {t('slotPreview')} {complete && <DayText day={dateFrom} />}
      </strong>
      {!complete ? (
        t('slotPreviewWait')
      ) : slots.length === 0 ? (
        t('slotPreviewNone')
      ) : (
        <>
          <span>{t('slotPreviewCount', { count: slots.length })}</span>
          <ul>
            {slots.slice(0, SHOWN).map(({ start }) => (
              <li key={start}>
                <bdi dir="ltr">{formatTime(start, { zone, digits: reading.digits })}</bdi>
              </li>
            ))}
            {slots.length > SHOWN && <li aria-hidden>…</li>}
          </ul>
        </>
      )}
    </div>
  )
}

function shownTime(values: Pick<EntryValues, 'zone' | 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'repeatEveryDay'>) {
  const whole = wholeTime(values)
  const midnight = startOfDay(values.zone, addDays(values.dateFrom, 1))
  return values.repeatEveryDay ? whole : { start: whole.start, end: Math.min(whole.end, midnight) }
}
