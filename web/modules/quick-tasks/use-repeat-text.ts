import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { useTranslation } from 'react-i18next'
import { numberTag } from '../../kit/formats.ts'

type Repeat = NonNullable<QuickTask['repeat']>

/** 4 January 1970 was a Sunday. */
const SUNDAY = 3
const DAY_MS = 86_400_000

/** «كل أسبوعين، الأحد والخميس» */
export function useRepeatText(): (repeat: Repeat) => string {
  const { t, i18n } = useTranslation('quick-tasks')
  return ({ unit, every, weekdays, monthDay, workingDays }) => {
    if (workingDays) return t('every_working')
    const often = t(`every_${unit}`, { count: every })
    const tag = numberTag(i18n.language)
    const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
    if (weekdays && unit !== 'day') {
      const names = weekdays.map((day) => name.format((SUNDAY + day) * DAY_MS))
      return t('onDays', { every: often, days: new Intl.ListFormat(tag, { type: 'conjunction' }).format(names) })
    }
    if (unit === 'month' && monthDay !== undefined && monthDay > 0)
      return t('onDays', { every: often, days: new Intl.NumberFormat(tag).format(monthDay) })
    return often
  }
}
