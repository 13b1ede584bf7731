import { ActionIcon } from '@mantine/core'
import type { TimeRange } from '@diwan/core/working-calendar'
import { MAX_RANGES_A_DAY } from '@diwan/contract/settings/limits'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TimeField } from '../../ui/date/time-field.tsx'
import classes from './settings.module.css'
import { useNames } from './use-names.ts'

interface DayHoursProps {
  day: number
  off: boolean
  ranges: readonly TimeRange[]
  disabled: boolean
  onChange: (ranges: TimeRange[]) => void
}

/** What the time field shows of the end of the day. */
const END = '24:00'
const shown = (time: string): string => (time === END ? '00:00' : time)

export function DayHours({ day, off, ranges, disabled, onChange }: DayHoursProps) {
  const { t } = useTranslation('settings')
  const name = useNames().weekday(day)
  const put = (at: number, some: Partial<TimeRange>) =>
    onChange(ranges.map((range, index) => (index === at ? { ...range, ...some } : range)))
  const [last] = ranges.slice(-1)
  return (
    <li data-off={off || undefined}>
      <strong>{name}</strong>
      {off ? (
        <span className={classes['dim']}>{t('weekendDay')}</span>
      ) : (
        <span className={classes['ranges']}>
          {ranges.length === 0 && <span className={classes['dim']}>{t('dayOff')}</span>}
          {ranges.map((range, at) => (
            <span key={at} className={classes['range']} data-wrong={range.from >= range.to || undefined}>
              <TimeField
                w={112}
                aria-label={`${name}: ${t('from')}`}
                value={range.from}
                disabled={disabled}
                onChange={(from) => from !== '' && put(at, { from })}
              />
              <span aria-hidden>–</span>
              <TimeField
                w={112}
                aria-label={`${name}: ${t('to')}`}
                value={shown(range.to)}
                disabled={disabled}
                onChange={(to) => to !== '' && put(at, { to: to === '00:00' ? END : to })}
              />
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={t('removeRange', { day: name })}
                  onClick={() => onChange(ranges.filter((_range, index) => index !== at))}
                >
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              )}
            </span>
          ))}
          {!disabled && ranges.length < MAX_RANGES_A_DAY && (
            <ActionIcon
              variant="subtle"
              size={32}
              aria-label={t('addRange', { day: name })}
              onClick={() => onChange([...ranges, last ? { from: last.to, to: END } : { from: '08:00', to: '16:00' }])}
            >
              <IconPlus size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
        </span>
      )}
    </li>
  )
}
