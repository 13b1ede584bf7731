import { Checkbox, Select } from '@mantine/core'
import { COUNTRIES, MONTH_NAMES, monthNamesOf, weekendOf, weekStartOf, type Weekday } from '@diwan/core/countries'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import { useNames, WEEKDAYS } from './use-names.ts'
import type { PartProps } from './use-settings.ts'

/** The value of a choice that stands for "as the country has it". */
const BY_COUNTRY = 'country'
const zones = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

export function RegionPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const names = useNames()
  const { country, zone, weekStart, monthNames } = form.values
  const countries = COUNTRIES.map((code) => ({ value: code, label: names.country(code) }))
  const allZones = useMemo(() => zones(), [])
  const byCountry = (value: string) => ({ value: BY_COUNTRY, label: t('byCountry', { value }) })
  const days = WEEKDAYS.map((day) => ({ value: String(day), label: names.weekday(day) }))
  const styles = MONTH_NAMES.map((region) => ({ value: region, label: names.monthStyle(region) }))
  const common = { disabled, allowDeselect: false, nothingFoundMessage: t('nothingFound') }

  return (
    <PageSection title={t('region')} text={t('regionText')}>
      <div className={classes['pair']}>
        <Select
          {...common}
          data-field="country"
          label={t('field_country')}
          data={countries}
          searchable
          value={country}
          error={form.errors['country']}
          onChange={(value) => value && form.change({ country: value })}
        />
        <Select
          {...common}
          data-field="zone"
          label={t('field_zone')}
          data={allZones}
          searchable
          value={zone}
          error={form.errors['zone']}
          classNames={{ input: classes['latin'] ?? '' }}
          onChange={(value) => value && form.change({ zone: value })}
        />
        <Select
          {...common}
          label={t('field_weekStart')}
          data={[byCountry(names.weekday(weekStartOf(country))), ...days]}
          value={weekStart === null ? BY_COUNTRY : String(weekStart)}
          onChange={(value) => form.change({ weekStart: value === BY_COUNTRY ? null : (Number(value) as Weekday) })}
        />
        <Select
          {...common}
          label={t('field_monthNames')}
          data={[byCountry(names.monthStyle(monthNamesOf(country))), ...styles]}
          value={monthNames ?? BY_COUNTRY}
          onChange={(value) => form.change({ monthNames: MONTH_NAMES.find((one) => one === value) ?? null })}
        />
      </div>
      <Weekend form={form} disabled={disabled} />
    </PageSection>
  )
}

function Weekend({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const names = useNames()
  const { country, weekend, weekStart } = form.values
  const first = weekStart ?? weekStartOf(country)
  const ownDays = weekend ?? [...weekendOf(country)]
  const toggle = (day: Weekday, on: boolean) =>
    form.change({ weekend: WEEKDAYS.filter((one) => (one === day ? on : ownDays.includes(one))) })
  return (
    <fieldset className={classes['choices']} data-field="weekend" disabled={disabled}>
      <legend>{t('field_weekend')}</legend>
      <Checkbox
        label={t('byCountry', { value: names.days(weekendOf(country)) })}
        checked={weekend === null}
        onChange={(event) => form.change({ weekend: event.currentTarget.checked ? null : [...weekendOf(country)] })}
      />
      {weekend !== null && (
        <div className={classes['days']}>
          {WEEKDAYS.map((_day, at) => WEEKDAYS[(first + at) % 7] ?? 0).map((day) => (
            <Checkbox
              key={day}
              label={names.weekday(day)}
              checked={ownDays.includes(day)}
              onChange={(event) => toggle(day, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
      {form.errors['weekend'] && <p className={classes['wrong']}>{form.errors['weekend']}</p>}
    </fieldset>
  )
}
