import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { MAX_TIMES } from '@diwan/contract/recurrence/limits'
import { weekdayOf } from '@diwan/core/calendar-days'
import '@mantine/core/styles/Chip.layer.css'
import { Chip, Group, Input, NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import { numberTag } from '../../kit/formats.ts'
import { DateField } from '../../ui/date/date-field.tsx'
import { monthDaysText, weekdayName } from './model.ts'

const UNITS = ['day', 'week', 'month', 'year'] as const
const CALENDARS = ['gregory', 'hijri'] as const
const DAYS_OFF = ['none', 'skip', 'next'] as const
const ENDS = ['never', 'until', 'count'] as const
const LAST = 'last'
const PLACES = ['1', '2', '3', '4', LAST] as const
const DEFAULT_TIMES = 10

interface RepeatFieldsProps {
  readonly value: Recurrence
  readonly onChange: (rule: Recurrence) => void
  /** The day from which it counts. */
  readonly day: string
}

/** Everything that can be said of how something comes again. */
export function RepeatFields({ value, onChange, day }: RepeatFieldsProps) {
  const { t, i18n } = useTranslation('recurrence')
  const tag = numberTag(i18n.language)
  const weekStart = useOrganisation()?.weekStart ?? 0
  const { unit, every, calendar, daysOff, until, count } = value
  const ends = until !== undefined ? 'until' : count !== undefined ? 'count' : 'never'
  /** What belongs to another unit goes with it. */
  const put = (some: Partial<Recurrence>) => {
    const { weekdays: _w, monthDay: _d, monthDays: _s, month: _m, place: _p, workingDays: _a, from: _f, ...rest } = value
    onChange('unit' in some ? { ...rest, ...some } : { ...value, ...some, from: undefined })
  }
  const week = Array.from({ length: 7 }, (_none, at) => (weekStart + at) % 7)
  const pick = <T extends string>(all: readonly T[], one: string | null, then: (found: T) => void) => {
    const found = all.find((known) => known === one)
    if (found !== undefined) then(found)
  }
  return (
    <>
      <Group grow align="end">
        <NumberInput
          label={t('every')}
          min={1}
          max={52}
          allowDecimal={false}
          value={every}
          onChange={(now) => put({ every: Math.min(52, Math.max(1, Number(now) || 1)) })}
        />
        <Select
          label={t('unit')}
          data={UNITS.map((one) => ({ value: one, label: t(`unit_${one}`) }))}
          value={unit}
          allowDeselect={false}
          onChange={(one) => pick(UNITS, one, (now) => put({ unit: now, every }))}
        />
      </Group>
      {unit === 'week' && (
        <Input.Wrapper label={t('weekdays')}>
          <Chip.Group
            multiple
            value={(value.weekdays ?? [weekdayOf(day)]).map(String)}
            onChange={(days) => days.length > 0 && put({ weekdays: days.map(Number).toSorted((one, other) => one - other) })}
          >
            <Group gap={6}>
              {week.map((one) => (
                <Chip key={one} value={String(one)} size="sm">
                  {weekdayName(tag, one)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      )}
      {unit === 'month' && <InMonth value={value} day={day} onChange={put} />}
      {(unit === 'month' || unit === 'year') && (
        <Select
          label={t('calendar')}
          data={CALENDARS.map((one) => ({ value: one, label: t(`calendar_${one}`) }))}
          value={calendar}
          allowDeselect={false}
          onChange={(one) => pick(CALENDARS, one, (now) => put({ unit, every, calendar: now }))}
        />
      )}
      <Select
        label={t('daysOff')}
        data={DAYS_OFF.map((one) => ({ value: one, label: t(`daysOff_${one}`) }))}
        value={daysOff ?? 'none'}
        allowDeselect={false}
        onChange={(one) => pick(DAYS_OFF, one, (now) => put({ daysOff: now === 'none' ? undefined : now }))}
      />
      <Group grow align="end">
        <Select
          label={t('ends')}
          data={ENDS.map((one) => ({ value: one, label: t(`ends_${one}`) }))}
          value={ends}
          allowDeselect={false}
          onChange={(one) =>
            pick(ENDS, one, (now) =>
              put({ until: now === 'until' ? day : undefined, count: now === 'count' ? DEFAULT_TIMES : undefined }),
            )
          }
        />
        {ends === 'until' && (
          <DateField
            label={t('until')}
            min={day}
            early="date_from_after_date_to"
            value={until ?? ''}
            onChange={(now) => now !== '' && put({ until: now })} // an empty field keeps the day until another one is typed
          />
        )}
        {ends === 'count' && (
          <NumberInput
            label={t('count')}
            min={1}
            max={MAX_TIMES}
            allowDecimal={false}
            value={count ?? 1}
            onChange={(now) => put({ count: Math.min(MAX_TIMES, Math.max(1, Number(now) || 1)) })}
          />
        )}
      </Group>
    </>
  )
}

interface InMonthProps {
  readonly value: Recurrence
  readonly day: string
  readonly onChange: (some: Partial<Recurrence>) => void
}

/** A day of the month, its last one, or one of its weekdays: that of the day from which it counts. */
function InMonth({ value: { monthDay, monthDays, place, weekdays, every, unit, calendar }, day, onChange }: InMonthProps) {
  const { t, i18n } = useTranslation('recurrence')
  const weekday = weekdays?.[0] ?? weekdayOf(day)
  const own = monthDay !== undefined && monthDay > 0 ? monthDay : Number(day.slice(8))
  const tag = numberTag(i18n.language)
  const name = weekdayName(tag, weekday)
  const now = place !== undefined ? `nth ${place === -1 ? LAST : place}` : monthDay === -1 ? LAST : monthDays ? 'days' : 'day'
  return (
    <Select
      label={t('inMonth')}
      data={[
        { value: 'day', label: t('onDayOfMonth', { day: own }) },
        ...(monthDays ? [{ value: 'days', label: t('onDaysOfMonth', { days: monthDaysText(tag, monthDays) }) }] : []),
        { value: LAST, label: t('onLastDay') },
        ...PLACES.map((one) => ({ value: `nth ${one}`, label: t(`nth_${one}`, { weekday: name }) })),
      ]}
      value={now}
      allowDeselect={false}
      onChange={(one) => {
        if (one === 'day') onChange({ unit, every, calendar, ...(calendar === 'gregory' && { monthDay: own }) })
        else if (one === LAST) onChange({ unit, every, calendar, monthDay: -1 })
        else {
          const at = PLACES.find((known) => `nth ${known}` === one)
          if (at) onChange({ unit, every, calendar, weekdays: [weekday], place: at === LAST ? -1 : Number(at) })
        }
      }}
    />
  )
}
