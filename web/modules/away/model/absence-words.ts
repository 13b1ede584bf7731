import type { Absence } from '@diwan/contract/away/schemas'
import { isolate } from '@diwan/core/direction'
import { formatTime } from '@diwan/core/formats'
import type { Digits } from '@diwan/core/digits'
import type { TFunction } from 'i18next'

/** `14:00` as people read it: 2:00 PM. */
export function clockText(time: string, digits: Digits): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return formatTime(hours * 3_600 + minutes * 60, { zone: 'UTC', digits })
}

/** The name of the record where the reader may open it; the clock times; the cover. */
export function absenceWords(t: TFunction<'away'>, absence: Absence, digits: Digits, page: 'rtl' | 'ltr') {
  const { record, fromTime, untilTime, cover } = absence
  const [from, to] = [fromTime && clockText(fromTime, digits), untilTime && clockText(untilTime, digits)]
  const times = from && to ? t('fromTo', { from, to }) : from ? t('fromOnly', { from }) : to ? t('toOnly', { to }) : ''
  return {
    title: record?.title ?? t('away'),
    more: [times, cover ? t('cover', { name: isolate(cover.fullName, page) }) : ''].filter((one) => one !== ''),
  }
}
