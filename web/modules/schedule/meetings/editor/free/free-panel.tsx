import { addDays } from '@diwan/core/hijri'
import { isIsoDay } from '@diwan/core/iso-day'
import { wallOf } from '@diwan/core/wall-time'
import { instantOf } from '@diwan/core/working-calendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../../kit/formats.ts'
import { useReading } from '../../../../../kit/reading.ts'
import { useToday } from '../../../../../kit/use-today.ts'
import { usePhone } from '../../../../../kit/widths.ts'
import { minutesIn, rowsOf, stripHours, timeOf } from '../../../model/strip.ts'
import classes from '../editor.module.css'
import type { MeetingForm } from '../use-meeting-form.ts'
import { ConflictLine } from './conflict-line.tsx'
import { FreeTimes } from './free-times.tsx'
import { Strip } from './strip.tsx'
import { StripHead } from './strip-head.tsx'
import { useFreeBusy } from './use-free.ts'

const HOUR = 60

interface FreePanelProps {
  readonly form: MeetingForm
  readonly meetingId: string | undefined
}

/** Shows who is free on the day of the meeting, what it would collide with, and the next times at which everyone is free. */
export function FreePanel({ form, meetingId }: FreePanelProps) {
  const { t } = useTranslation('schedule')
  const phone = usePhone()
  const today = useToday()
  const nameOf = useLocalName()
  const { zone: own } = useReading()
  const { values, change } = form
  const chosenDay = isIsoDay(values.day) ? values.day : today
  const [looked, look] = useState<{ readonly of: string; readonly day: string }>()
  const day = looked?.of === chosenDay ? looked.day : chosenDay
  const { data, error } = useFreeBusy(values, day, meetingId)
  const start = values.time === '' ? undefined : minutesIn(values.time)
  const chosen = start !== undefined && day === values.day ? { start, end: start + values.minutes } : undefined
  const answer = data && wallOf(data.from, values.zone).slice(0, 10) === day ? data : undefined
  const rows = answer ? rowsOf(answer, day, values.zone, nameOf) : []
  const other = rows.find(({ zone }) => zone !== null)?.zone ?? otherClock(own, values.zone, day)
  const choose = (minutes: number) => change({ day, time: timeOf(minutes) })
  return (
    <section className={classes['free']} aria-label={t('whoIsFree')}>
      {!phone && (
        <>
          <StripHead day={day} onStep={(way) => look({ of: chosenDay, day: addDays(day, way) })} />
          {error && !data ? (
            <p className={classes['quiet']}>{t('busyUnknown')}</p>
          ) : (
            <Strip
              rows={rows}
              shown={answer ? stripHours(answer, chosen, day, values.zone) : { start: 7 * HOUR, end: 17 * HOUR }}
              chosen={chosen}
              minutes={values.minutes}
              day={day}
              zones={{ own: values.zone, other }}
              guests={values.guests.length}
              onChoose={choose}
            />
          )}
        </>
      )}
      {chosen && <ConflictLine rows={rows} chosen={chosen} colleagues={values.colleagues} />}
      <FreeTimes values={values} other={other} meetingId={meetingId} onChoose={change} />
    </section>
  )
}

/** The clock of the reader, where it shows another time than that of the meeting. */
function otherClock(own: string, zone: string, day: string): string | null {
  const noon = instantOf(zone, day, '12:00')
  return wallOf(noon, own) === wallOf(noon, zone) ? null : own
}
