import type { Absence } from '@diwan/contract/away/schemas'
import { isolate } from '@diwan/core/direction'
import { formatClock } from '@diwan/core/formats'
import type { Digits } from '@diwan/core/digits'
import type { TFunction } from 'i18next'

/** The name of the record where the reader may open it; the clock times; the cover. */
export function absenceWords(t: TFunction<'away'>, absence: Absence, digits: Digits, page: 'rtl' | 'ltr') {
  const { record, fromTime, untilTime, cover } = absence
  const [from, to] = [fromTime, untilTime].map((time) => time && isolate(formatClock(time, digits)))
  const times = from && to ? t('fromTo', { from, to }) : from ? t('fromOnly', { from }) : to ? t('toOnly', { to }) : ''
  return {
    title: record?.title ?? t('away'),
    more: [times, cover ? t('cover', { name: isolate(cover.fullName, page) }) : ''].filter((one) => one !== ''),
  }
}
