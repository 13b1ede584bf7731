import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { writeTime } from '@diwan/core/calendar-days'
import { useTranslation } from 'react-i18next'
import { dayWithin } from '../../../../kit/formats.ts'

type Timed = Pick<Appointment, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'repeatEveryDay'>

const clock = (time: string): string => `\u2066${writeTime(time)}\u2069`

/** Says when an entry is, in the words of its reader. */
export function useEntryText() {
  const { t } = useTranslation('schedule')
  return {
    periodOf: ({ dateFrom, dateTo }: Timed): string =>
      dateFrom === dateTo ? dayWithin(dateFrom) : t('fromTo', { from: dayWithin(dateFrom), to: dayWithin(dateTo) }),
    hoursOf: ({ timeFrom, timeTo, repeatEveryDay }: Timed): string => {
      const hours = t('fromTo', { from: clock(timeFrom), to: clock(timeTo) })
      return repeatEveryDay ? t('hoursEachDay', { hours }) : hours
    },
  }
}
