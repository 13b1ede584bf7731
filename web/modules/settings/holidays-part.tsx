import { Button } from '@mantine/core'
import { dayIn } from '@diwan/core/working-calendar'
import { MAX_HOLIDAYS } from '@diwan/contract/settings/limits'
import type { Holiday } from '@diwan/contract/settings/schemas'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HolidayRow } from './holiday-row.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

export function HolidaysPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const { holidays, zone } = form.values
  const [now] = useState(() => Date.now() / 1000)
  const today = dayIn(zone, now)
  const put = (at: number, holiday: Holiday) =>
    form.change({ holidays: holidays.map((old, index) => (index === at ? holiday : old)) })
  return (
    <PageSection title={t('holidaysPart')} text={t('holidaysText')}>
      <fieldset className={classes['choices']} data-field="holidays" disabled={disabled} aria-label={t('field_holidays')}>
        {holidays.length === 0 && <p className={classes['dim']}>{t('noHolidays')}</p>}
        <ul className={classes['holidays']}>
          {holidays.map((holiday, at) => (
            <HolidayRow
              key={at}
              holiday={holiday}
              today={today}
              hijri={{ offset: form.values.hijriOffset, months: form.values.hijriMonths }}
              wrong={form.errors['holidays'] !== undefined}
              disabled={disabled}
              onChange={(changed) => put(at, changed)}
              onRemove={() => form.change({ holidays: holidays.filter((_old, index) => index !== at) })}
            />
          ))}
        </ul>
        {form.errors['holidays'] && <p className={classes['wrong']}>{form.errors['holidays']}</p>}
        {!disabled && holidays.length < MAX_HOLIDAYS && (
          <Button
            variant="default"
            h={36}
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() =>
              form.change({ holidays: [...holidays, { kind: 'dates', nameAr: '', nameEn: '', from: today, to: today }] })
            }
          >
            {t('addHoliday')}
          </Button>
        )}
      </fieldset>
    </PageSection>
  )
}
