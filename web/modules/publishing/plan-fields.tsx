import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/date/date-field.tsx'
import { TimeField } from '../../ui/date/time-field.tsx'
import '../../ui/switch-styles.ts'
import classes from './publishing.module.css'

export type Option = 'schedule' | 'reminder' | 'removal'

const names = {
  schedule: { date: 'scheduleDate', time: 'scheduleTime' },
  reminder: { date: 'reminderDate', time: 'reminderTime', text: 'reminderText' },
  removal: { date: 'removalDate', time: 'removalTime', text: 'removalText' },
} as const

interface WhenProps {
  readonly option: Option
  /** Props of the two inputs, by their names. */
  readonly pick: (name: `${Option}${'Date' | 'Time'}`) => {
    readonly 'data-field': string
    readonly value: string
    readonly error: ReactNode
    readonly onChange: (value: string) => void
  }
}

/** A day and a time of the organisation. */
export function When({ option, pick }: WhenProps) {
  const { t } = useTranslation('publishing')
  const { date, time } = names[option]
  return (
    <div className={classes['when']}>
      <DateField label={t(date)} {...pick(date)} required />
      <TimeField label={t(time)} {...pick(time)} required />
    </div>
  )
}

interface OptionalProps extends WhenProps {
  readonly option: Exclude<Option, 'schedule'>
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
}

/** What may be switched on, and when it happens then. */
export function OptionalWhen({ option, on, onSwitch, pick }: OptionalProps) {
  const { t } = useTranslation('publishing')
  return (
    <div className={classes['option']}>
      <Switch
        label={t(option)}
        description={t(names[option].text)}
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {on && <When option={option} pick={pick} />}
    </div>
  )
}
