import { Button, Switch } from '@mantine/core'
import { weekendOf, weekStartOf } from '@diwan/core/countries'
import { settingDefaults, type WeekHours } from '@diwan/contract/settings/schemas'
import { useTranslation } from 'react-i18next'
import '../../ui/switch-styles.ts'
import { DayHours } from './day-hours.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import { WEEKDAYS } from './use-names.ts'
import type { PartProps } from './use-settings.ts'

export function HoursPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const { hours, ramadanHours } = form.values
  return (
    <PageSection title={t('hoursPart')} text={t('hoursText')}>
      <Week name="hours" label={t('regularHours')} hours={hours} form={form} disabled={disabled} />
      <Switch
        label={t('ramadanApart')}
        checked={ramadanHours !== null}
        disabled={disabled}
        onChange={(event) => form.change({ ramadanHours: event.currentTarget.checked ? settingDefaults.ramadanHours : null })}
      />
      {ramadanHours && (
        <Week name="ramadanHours" label={t('field_ramadanHours')} hours={ramadanHours} form={form} disabled={disabled} />
      )}
    </PageSection>
  )
}

interface WeekProps extends PartProps {
  name: 'hours' | 'ramadanHours'
  label: string
  hours: WeekHours
}

function Week({ name, label, hours, form, disabled }: WeekProps) {
  const { t } = useTranslation('settings')
  const { country, weekStart, weekend } = form.values
  const first = weekStart ?? weekStartOf(country)
  const off = weekend ?? weekendOf(country)
  const week = WEEKDAYS.map((_day, at) => WEEKDAYS[(first + at) % 7] ?? 0)
  const working = week.filter((day) => !off.includes(day))
  const model = hours[working[0] ?? 0] ?? []
  return (
    <fieldset className={classes['choices']} data-field={name} disabled={disabled}>
      <legend>{label}</legend>
      <ul className={classes['week']}>
        {week.map((day) => (
          <DayHours
            key={day}
            day={day}
            off={off.includes(day)}
            ranges={hours[day] ?? []}
            disabled={disabled}
            onChange={(ranges) => form.change({ [name]: hours.map((old, index) => (index === day ? ranges : old)) })}
          />
        ))}
      </ul>
      {form.errors[name] && <p className={classes['wrong']}>{form.errors[name]}</p>}
      {!disabled && (
        <Button variant="default" h={36} onClick={() => form.change({ [name]: hours.map(() => model) })}>
          {t('likeFirst')}
        </Button>
      )}
    </fieldset>
  )
}
