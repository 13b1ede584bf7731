import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import classes from './date.module.css'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'
import { ZoneNote } from './zone-note.tsx'

interface InstantFieldProps {
  readonly label: string
  /** As `2026-11-20T13:05` in the time zone of the reader, see `secondsOf`; empty where none is chosen. */
  readonly value: string
  readonly onChange: (local: string) => void
  readonly error?: ReactNode
  readonly 'data-field'?: string
}

/** The beginning of a working day, until another time is said. */
const MORNING = '08:00'

/** A day with a time. */
export function InstantField({ label, value, onChange, error, 'data-field': field }: InstantFieldProps) {
  const { t } = useTranslation('kit')
  const { zone } = useReading()
  const [day = '', time = ''] = value.split('T')
  return (
    <div className={classes['instant']} data-field={field}>
      <DateField
        label={label}
        value={day}
        error={error}
        onChange={(to) => onChange(to === '' ? '' : `${to}T${time || MORNING}`)}
      />
      <TimeField
        label={t('time')}
        value={time}
        disabled={day === ''}
        onChange={(to) => day !== '' && onChange(`${day}T${to || MORNING}`)}
      />
      <ZoneNote zone={zone} />
    </div>
  )
}
