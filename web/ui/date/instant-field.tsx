import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './date.module.css'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'

interface InstantFieldProps {
  readonly label: string
  /** As `2026-11-20T13:05`, where the reader sits; empty where none is chosen. */
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
    </div>
  )
}
