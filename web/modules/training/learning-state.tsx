import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { useTranslation } from 'react-i18next'
import { StateBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<EnrolmentStatus, Tone>> = {
  NEW: 'new',
  OPEN: 'active',
  CHECKING: 'check',
  completed: 'good',
  REJECTED: 'bad',
  CANCELED: 'rest',
}

/** How a course stands, in the words of who learns on it. */
export function LearningState({ status }: { status: EnrolmentStatus }) {
  const { t } = useTranslation('training')
  return (
    <StateBadge tone={tones[status]} plain>
      {t(`learning_${status}`)}
    </StateBadge>
  )
}
