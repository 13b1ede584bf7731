import type { OwnApplication } from '@diwan/contract/opportunities/schemas'
import { useTranslation } from 'react-i18next'
import { TonedBadge } from './toned-badge.tsx'

const tones = { SENT: 'new', CHECKING: 'check', PENDING: 'wait', APPROVED: 'good', REJECTED: 'bad', CANCELED: 'rest' } as const

/** How an application stands, in the words of applications. */
export function ApplicationBadge({
  of: { status, offeredUntil },
  decider = false,
}: {
  of: Pick<OwnApplication, 'status' | 'offeredUntil'>
  decider?: boolean
}) {
  const { t } = useTranslation('opportunities')
  if (offeredUntil !== null) return <TonedBadge tone="active">{t(decider ? 'offeredShort' : 'applied_OFFERED')}</TonedBadge>
  return <TonedBadge tone={tones[status]}>{t(`applied_${status}`)}</TonedBadge>
}
