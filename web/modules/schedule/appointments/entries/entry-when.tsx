import { Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { TimeField } from '../../../../ui/date/time-field.tsx'
import '../../../../ui/switch-styles.ts'
import classes from '../appointments.module.css'
import type { EntryForm } from './use-entry-form.ts'

/** So many zones are offered at once; typing finds the others. */
const MOST_ZONES = 60

/** The days and hours of an entry, the zone of their clock, and on which days it comes again. */
export function EntryWhen({ form: { values, errors, change } }: { form: EntryForm }) {
  const { t } = useTranslation('schedule')
  const { dateFrom, dateTo, timeFrom, timeTo, repeatEveryDay, workingDaysOnly, zone } = values
  const nextDay = repeatEveryDay && timeFrom !== '' && timeTo !== '' && timeTo <= timeFrom
  const order = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[]
  return (
    <>
      <div className={classes['half']}>
        <DateField
          label={t('dateFrom')}
          data-field="dateFrom"
          required
          value={dateFrom}
          error={errors['dateFrom']}
          onChange={(day) => change({ dateFrom: day, ...(dateTo === '' && { dateTo: day }) })}
        />
        <DateField
          label={t('dateTo')}
          data-field="dateTo"
          required
          value={dateTo}
          error={errors['dateTo']}
          onChange={(day) => change({ dateTo: day })}
        />
        <TimeField
          label={t('timeFrom')}
          data-field="timeFrom"
          required
          value={timeFrom}
          error={errors['timeFrom']}
          onChange={(time) => change({ timeFrom: time })}
        />
        <TimeField
          label={t('timeTo')}
          data-field="timeTo"
          required
          value={timeTo}
          error={errors['timeTo']}
          description={nextDay ? t('endsNextDay') : undefined}
          inputWrapperOrder={order}
          onChange={(time) => change({ timeTo: time })}
        />
        <Select
          label={t('zone')}
          data-field="zone"
          searchable
          allowDeselect={false}
          data={[...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]}
          limit={MOST_ZONES}
          value={zone}
          error={errors['zone']}
          onChange={(next) => next !== null && change({ zone: next })}
        />
      </div>
      <Switch
        label={t('repeatEveryDay')}
        description={t('repeatHint')}
        checked={repeatEveryDay}
        onChange={(event) => change({ repeatEveryDay: event.currentTarget.checked })}
      />
      <Switch
        label={t('workingDaysOnly')}
        checked={workingDaysOnly}
        onChange={(event) => change({ workingDaysOnly: event.currentTarget.checked })}
      />
    </>
  )
}
