import type { AttemptHead } from '@diwan/contract/training/schemas/quiz'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { StateBadge, type Tone } from '../../../ui/status-badge.tsx'

type Head = z.infer<typeof AttemptHead>
export type AttemptOutcome = 'open' | 'owed' | 'passed' | 'failed'

export const outcomeOf = ({ status, passed }: Pick<Head, 'status' | 'passed'>): AttemptOutcome =>
  status === 'OPEN' ? 'open' : status === 'CHECKING' ? 'owed' : passed ? 'passed' : 'failed'

const tones: Readonly<Record<AttemptOutcome, Tone>> = { open: 'active', owed: 'check', passed: 'good', failed: 'bad' }

export function AttemptState({ attempt }: { attempt: Pick<Head, 'status' | 'passed'> }) {
  const { t } = useTranslation('training')
  const outcome = outcomeOf(attempt)
  return <StateBadge tone={tones[outcome]}>{t(`attempt_${outcome}`)}</StateBadge>
}
