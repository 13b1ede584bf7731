import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core'
import { addDays, offsetOn } from '@diwan/core/hijri'
import { formatHijri } from '@diwan/core/formats'
import { dayIn } from '@diwan/core/working-calendar'
import { MAX_HIJRI_MONTHS, MAX_HIJRI_OFFSET } from '@diwan/contract/settings/limits'
import { CALENDARS } from '@diwan/contract/settings/vocabulary'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/date/date-field.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

const offsets = Array.from({ length: 2 * MAX_HIJRI_OFFSET + 1 }, (_none, at) => at - MAX_HIJRI_OFFSET)

function useOffsets() {
  const { t } = useTranslation('settings')
  return offsets.map((days) => ({
    value: String(days),
    label: days === 0 ? t('offset_zero') : t('offsetDays', { count: Math.abs(days), sign: days < 0 ? '−' : '+' }),
  }))
}

export function CalendarPart({ form, disabled }: PartProps) {
  const { t, i18n } = useTranslation('settings')
  const label = useId()
  const { calendar, hijriOffset, hijriMonths, zone } = form.values
  const [now] = useState(() => Date.now() / 1000)
  const today = dayIn(zone, now)
  const offset = offsetOn(today, { offset: hijriOffset, months: hijriMonths })
  const date = formatHijri(today, i18n.language === 'ar-SA' ? 'ar' : 'en', offset)
  return (
    <PageSection title={t('calendarPart')} text={t('calendarText')}>
      <div className={classes['choice']}>
        <span id={label}>{t('field_calendar')}</span>
        <SegmentedControl
          aria-labelledby={label}
          disabled={disabled}
          data={CALENDARS.map((value) => ({ value, label: t(`value_calendar_${value}`) }))}
          value={calendar}
          onChange={(value) => form.change({ calendar: value })}
        />
      </div>
      <div className={classes['pair']}>
        <Select
          label={t('field_hijriOffset')}
          description={t('todayHijri', { date })}
          data={useOffsets()}
          disabled={disabled}
          allowDeselect={false}
          value={String(hijriOffset)}
          onChange={(value) => form.change({ hijriOffset: Number(value) })}
        />
      </div>
      <AnnouncedMonths form={form} disabled={disabled} today={today} />
    </PageSection>
  )
}

/** Months that were announced on another day than calculated: a range of days and its own offset. */
function AnnouncedMonths({ form, disabled, today }: PartProps & { today: string }) {
  const { t } = useTranslation('settings')
  const choices = useOffsets()
  const months = form.values.hijriMonths
  const put = (at: number, some: object) =>
    form.change({ hijriMonths: months.map((month, index) => (index === at ? { ...month, ...some } : month)) })
  return (
    <fieldset className={classes['choices']} data-field="hijriMonths" disabled={disabled}>
      <legend>{t('field_hijriMonths')}</legend>
      {months.map((month, at) => (
        <div key={at} className={classes['row']}>
          <DateField label={t('monthFrom')} value={month.from} onChange={(from) => put(at, { from })} />
          <DateField label={t('monthTo')} value={month.to} onChange={(to) => put(at, { to })} />
          <Select
            label={t('field_hijriOffset')}
            data={choices}
            allowDeselect={false}
            value={String(month.offset)}
            onChange={(value) => put(at, { offset: Number(value) })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('removeMonth')}
            onClick={() => form.change({ hijriMonths: months.filter((_month, index) => index !== at) })}
          >
            <IconTrash size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {form.errors['hijriMonths'] && <p className={classes['wrong']}>{form.errors['hijriMonths']}</p>}
      {!disabled && months.length < MAX_HIJRI_MONTHS && (
        <Button
          variant="default"
          h={36}
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => form.change({ hijriMonths: [...months, { from: today, to: addDays(today, 28), offset: -1 }] })}
        >
          {t('addMonth')}
        </Button>
      )}
    </fieldset>
  )
}
