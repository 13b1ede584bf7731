import { ActionIcon, Select, TextInput } from '@mantine/core'
import { formatDay } from '@diwan/core/formats'
import { addDays, type HijriRules } from '@diwan/core/hijri'
import { isHoliday } from '@diwan/core/working-calendar'
import { MAX_HOLIDAY_DAYS } from '@diwan/contract/settings/limits'
import { Holiday } from '@diwan/contract/settings/schemas'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { DateField } from '../../ui/date/date-field.tsx'
import classes from './settings.module.css'
import { useNames } from './use-names.ts'

interface HolidayRowProps {
  holiday: Holiday
  today: string
  hijri: HijriRules
  /** Something was refused: this row says whether it is the one. */
  wrong: boolean
  disabled: boolean
  onChange: (holiday: Holiday) => void
  onRemove: () => void
}

const KINDS = ['dates', 'gregory', 'hijri'] as const
type Kind = (typeof KINDS)[number]
const kindOf = (holiday: Holiday): Kind => (holiday.kind === 'dates' ? 'dates' : holiday.calendar)
const upTo = (last: number) => Array.from({ length: last }, (_none, at) => String(at + 1))

export function HolidayRow({ holiday, today, hijri, wrong, disabled, onChange, onRemove }: HolidayRowProps) {
  const { t } = useTranslation('settings')
  const nameOf = useLocalName()
  const { nameAr, nameEn } = holiday
  const choose = (kind: string | null) => {
    const names = { nameAr, nameEn }
    if (kind === 'dates') onChange({ kind, ...names, from: today, to: today })
    else if (kind === 'gregory' || kind === 'hijri')
      onChange({ kind: 'yearly', ...names, calendar: kind, month: 1, day: 1, days: 1 })
  }
  return (
    <li className={classes['holiday']} data-wrong={(wrong && !Holiday.safeParse(holiday).success) || undefined}>
      <TextInput
        label={t('field_nameAr')}
        lang="ar"
        dir="rtl"
        value={nameAr}
        onChange={(event) => onChange({ ...holiday, nameAr: event.currentTarget.value })}
      />
      <TextInput
        label={t('field_nameEn')}
        lang="en"
        dir="ltr"
        value={nameEn}
        onChange={(event) => onChange({ ...holiday, nameEn: event.currentTarget.value })}
      />
      <Select
        label={t('holidayKind')}
        data={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        allowDeselect={false}
        value={kindOf(holiday)}
        onChange={choose}
      />
      {holiday.kind === 'dates' ? (
        <Dates holiday={holiday} onChange={onChange} />
      ) : (
        <Yearly holiday={holiday} onChange={onChange} />
      )}
      <span className={classes['next']}>
        <NextDay holiday={holiday} today={today} hijri={hijri} />
        {!disabled && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('removeHoliday', { name: nameOf(holiday) || t('newHoliday') })}
            onClick={onRemove}
          >
            <IconTrash size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}

type Of<K extends Holiday['kind']> = { holiday: Extract<Holiday, { kind: K }>; onChange: (holiday: Holiday) => void }

function Dates({ holiday, onChange }: Of<'dates'>) {
  const { t } = useTranslation('settings')
  return (
    <>
      <DateField
        label={t('monthFrom')}
        value={holiday.from}
        onChange={(from) => onChange({ ...holiday, from, to: holiday.to < from ? from : holiday.to })}
      />
      <DateField
        label={t('monthTo')}
        min={holiday.from}
        early="date_from_after_date_to"
        value={holiday.to}
        onChange={(to) => onChange({ ...holiday, to })}
      />
    </>
  )
}

function Yearly({ holiday, onChange }: Of<'yearly'>) {
  const { t } = useTranslation('settings')
  const months = useNames().months(holiday.calendar)
  const number = (name: 'month' | 'day' | 'days') => ({
    allowDeselect: false,
    value: String(holiday[name]),
    onChange: (value: string | null) => onChange({ ...holiday, [name]: Number(value) }),
  })
  return (
    <>
      <Select
        label={t('holidayMonth')}
        data={months.map((label, at) => ({ value: String(at + 1), label }))}
        {...number('month')}
      />
      <Select label={t('holidayDay')} data={upTo(holiday.calendar === 'hijri' ? 30 : 31)} {...number('day')} />
      <Select label={t('holidayDays')} data={upTo(MAX_HOLIDAY_DAYS)} {...number('days')} />
    </>
  )
}

const YEAR_AND_MORE = 385

/** When it is next, by what is announced: the check that a Hijri day was meant. */
function NextDay({ holiday, today, hijri }: Pick<HolidayRowProps, 'holiday' | 'today' | 'hijri'>) {
  const { t } = useTranslation('settings')
  if (!Holiday.safeParse(holiday).success) return null
  for (let ahead = 0, day = today; ahead < YEAR_AND_MORE; ahead += 1, day = addDays(day, 1)) {
    if (isHoliday({ holidays: [holiday], hijri }, day))
      return <span className={classes['dim']}>{t('nextOn', { date: `\u2068${formatDay(day)}\u2069` })}</span>
  }
  return null
}
