import type { FoundItem } from './api.ts'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { instantText, useDirection } from '../../kit/formats.ts'

/** Names the booker, the person the booking is with, and its beginning. */
export function MeetsText({ meets: { who, with: other, startsAt } }: { meets: NonNullable<FoundItem['meets']> }) {
  const { t } = useTranslation('kit')
  const page = useDirection()
  return (
    <>
      <span>{t('bookedWith', { who: isolate(who, page), with: isolate(other, page) })}</span>
      <span aria-hidden>·</span>
      <time dateTime={new Date(startsAt * 1_000).toISOString()}>{instantText(startsAt)}</time>
    </>
  )
}
