import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { InstantText } from '../../ui/time-text.tsx'
import type { FoundItem } from './api.ts'

/** Names the booker, the person the booking is with, and its beginning. */
export function MeetsText({ meets: { who, with: other, startsAt } }: { meets: NonNullable<FoundItem['meets']> }) {
  const { t } = useTranslation('kit')
  const page = useDirection()
  return (
    <>
      <span>{t('bookedWith', { who: isolate(who, page), with: isolate(other, page) })}</span> <InstantText seconds={startsAt} />
    </>
  )
}
