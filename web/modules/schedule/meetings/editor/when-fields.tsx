import { MAX_MEETING_MINUTES } from '@diwan/contract/schedule/limits/meetings'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { zonePlace } from '../../../../kit/zone-name.ts'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { TimeField } from '../../../../ui/date/time-field.tsx'
import { useDuration } from '../use-duration.ts'
import classes from './editor.module.css'
import type { MeetingForm } from './use-meeting-form.ts'

const USUAL_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240, 480]

/** The day, the time and how long; in the zone of the meeting, which is named where it is not that of the reader. */
export function WhenFields({ form: { values, errors, change } }: { form: MeetingForm }) {
  const { t, i18n } = useTranslation('schedule')
  const { zone: own } = useReading()
  const durationOf = useDuration()
  const { day, time, minutes, zone } = values
  const lengths = [...new Set([...USUAL_MINUTES, minutes])].filter((one) => one <= MAX_MEETING_MINUTES).toSorted((a, b) => a - b)
  return (
    <div className={classes['when']}>
      <DateField
        label={t('day')}
        data-field="day"
        required
        value={day}
        error={errors['day']}
        onChange={(next) => change({ day: next })}
      />
      <TimeField
        label={t('time')}
        data-field="time"
        required
        value={time}
        error={errors['time']}
        {...(zone !== own && { description: t('hoursInZone', { zone: zonePlace(zone, i18n.language) }) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(next) => change({ time: next })}
      />
      <Select
        label={t('duration')}
        data-field="minutes"
        data={lengths.map((one) => ({ value: String(one), label: durationOf(one) }))}
        value={String(minutes)}
        error={errors['minutes']}
        allowDeselect={false}
        onChange={(next) => next !== null && change({ minutes: Number(next) })}
      />
    </div>
  )
}
