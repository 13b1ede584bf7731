import type { AppointmentStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { useTranslation } from 'react-i18next'
import { StateBadge, type Tone } from '../../../../ui/status-badge.tsx'

const tones: Readonly<Record<AppointmentStatus, Tone>> = { OPEN: 'active', PENDING: 'wait', CLOSED: 'rest' }

export function EntryBadge({ status, plain = false }: { status: AppointmentStatus; plain?: boolean }) {
  const { t } = useTranslation('schedule')
  return (
    <StateBadge tone={tones[status]} plain={plain}>
      {t(`entry_${status}`)}
    </StateBadge>
  )
}
