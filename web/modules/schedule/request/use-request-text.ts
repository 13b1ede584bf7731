import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import { useTranslation } from 'react-i18next'
import { clockWithin, dayWithin, decimalText, useDirection, useLocalName } from '../../../kit/formats.ts'

type Timed = Pick<Request, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'wholeDays' | 'working' | 'type' | 'shortId'>

/** Says what a request is about and when, in the words of its reader. */
export function useRequestText() {
  const { t, i18n } = useTranslation('schedule')
  const nameOf = useLocalName()
  const page = useDirection()
  const hoursOf = (seconds: number): string =>
    t('extentHours', { count: Math.floor(seconds / 3_600), hours: decimalText(seconds / 3_600, i18n.language) })
  const extentOf = ({ wholeDays, working }: Pick<Timed, 'wholeDays' | 'working'>): string =>
    wholeDays ? t('extentDays', { count: working.days }) : hoursOf(working.seconds)
  return {
    hoursOf,
    extentOf,
    titleOf: (request: Timed): string => {
      const type = request.type ? nameOf(request.type) : t('noType')
      return request.dateFrom === null || request.working.seconds === 0
        ? type
        : [type, extentOf(request)].join(page === 'rtl' ? '، ' : ', ')
    },
    periodOf: ({ dateFrom, dateTo, timeFrom, timeTo, wholeDays }: Timed): string => {
      if (dateFrom === null || dateTo === null) return ''
      const time = (text: string) => (wholeDays || text === '' ? '' : ` ${clockWithin(text)}`)
      const [from, to] = [dayWithin(dateFrom), dayWithin(dateTo)]
      if (dateFrom !== dateTo) return t('fromTo', { from: `${from}${time(timeFrom)}`, to: `${to}${time(timeTo)}` })
      return wholeDays || timeFrom === '' ? from : t('onDay', { day: from, from: clockWithin(timeFrom), to: clockWithin(timeTo) })
    },
  }
}
