import type { Answer } from '@diwan/contract/schedule/vocabulary/meetings'
import { useTranslation } from 'react-i18next'
import { StateBadge, type Tone } from '../../../ui/status-badge.tsx'

const tones: Readonly<Record<Answer, Tone>> = { none: 'rest', yes: 'good', maybe: 'wait', no: 'bad' }

/** The answer of an attendee; no answer is a state, too. */
export function AnswerBadge({ answer, plain = false }: { answer: Answer; plain?: boolean }) {
  const { t } = useTranslation('schedule')
  return (
    <StateBadge tone={tones[answer]} plain={plain}>
      {t(`answer_${answer}`)}
    </StateBadge>
  )
}
