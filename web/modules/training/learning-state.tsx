import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../ui/status-badge.tsx'
import { tones } from './model/tones.ts'

/** How a course stands, in the words of who learns on it. */
export function LearningState({ status }: { status: EnrolmentStatus }) {
  const { t } = useTranslation('training')
  return (
    <StateBadge tone={tones[status]} plain>
      {t(`learning_${status}`)}
    </StateBadge>
  )
}
