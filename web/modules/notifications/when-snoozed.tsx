import type { InboxRow } from '@diwan/contract/notifications/schemas'
import { useTranslation } from 'react-i18next'
import { instantWithin } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'

/** Until when it is snoozed, and that its object is not followed. */
export function WhenSnoozed({ row: { snoozedUntil, muted } }: { row: InboxRow }) {
  const { t } = useTranslation('notifications')
  useReading()
  return (
    <>
      {snoozedUntil !== null && <span>{t('snoozedUntil', { instant: instantWithin(snoozedUntil) })}</span>}
      {muted && <span>{t('isMuted')}</span>}
    </>
  )
}
