import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { useTranslation } from 'react-i18next'
import { clockWithin, dayWithin } from '../../../../kit/formats.ts'

type Timed = Pick<Appointment, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'repeatEveryDay'>

/** Says when an entry is, in the words of its reader. */
export function useEntryText() {
  const { t } = useTranslation('schedule')
  return {
    periodOf: ({ dateFrom, dateTo }: Timed): string =>
      dateFrom === dateTo ? dayWithin(dateFrom) : t('fromTo', { from: dayWithin(dateFrom), to: dayWithin(dateTo) }),
    hoursOf: ({ timeFrom, timeTo, repeatEveryDay }: Timed): string => {
      const hours = t('fromTo', { from: clockWithin(timeFrom), to: clockWithin(timeTo) })
      return repeatEveryDay ? t('hoursEachDay', { hours }) : hours
    },
  }
}
