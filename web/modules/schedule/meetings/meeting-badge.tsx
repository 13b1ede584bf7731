import type { MeetingStatus } from '@diwan/contract/schedule/vocabulary/meetings'
import { useTranslation } from 'react-i18next'
import { StateBadge, type Tone } from '../../../ui/status-badge.tsx'

const tones: Readonly<Record<MeetingStatus, Tone>> = { OPEN: 'active', CANCELED: 'rest', DONE: 'rest' }

/** The state of a meeting, or of the occurrence that is shown. */
export function MeetingBadge({ status }: { status: MeetingStatus }) {
  const { t } = useTranslation('schedule')
  return <StateBadge tone={tones[status]}>{t(`met_${status}`)}</StateBadge>
}
