import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { useTranslation } from 'react-i18next'
import { dayWithin, numberTag } from '../../kit/formats.ts'
import { monthDaysText, weekdayName } from './model.ts'

const NTH = ['nth_1', 'nth_2', 'nth_3', 'nth_4'] as const

/** «كل أسبوعين، الأحد والخميس» */
export function useRepeatText(): (repeat: Recurrence) => string {
  const { t, i18n } = useTranslation('recurrence')
  const tag = numberTag(i18n.language)
  /** With its sentence: names of days, or the number of one, stand otherwise than "the last day". */
  const onDays = (every: string, { unit, weekdays, monthDay, monthDays, place }: Recurrence): string => {
    const [weekday] = weekdays ?? []
    if (unit === 'month' && place !== undefined && weekday !== undefined)
      return t('onThat', { every, days: t(NTH[place - 1] ?? 'nth_last', { weekday: weekdayName(tag, weekday) }) })
    if (weekdays && unit !== 'day') {
      const days = new Intl.ListFormat(tag, { type: 'conjunction' }).format(weekdays.map((day) => weekdayName(tag, day)))
      return t('onDays', { every, days })
    }
    if (unit !== 'month' || monthDay === undefined) return every
    if (monthDay === -1) return t('onThat', { every, days: t('lastDay') })
    return t('onDays', { every, days: monthDaysText(tag, monthDays ?? [monthDay]) })
  }
  return (repeat) => {
    const { unit, every, workingDays, calendar, until, count } = repeat
    const often = workingDays ? t('every_working') : t(`every_${unit}`, { count: every })
    const whole = workingDays ? often : onDays(often, repeat)
    const counted = calendar === 'hijri' && (unit === 'month' || unit === 'year') ? t('inHijri', { every: whole }) : whole
    if (until !== undefined) return t('untilDay', { every: counted, day: dayWithin(until) })
    return count === undefined ? counted : t('times', { every: counted, count })
  }
}
