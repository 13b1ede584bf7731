import { Button } from '@mantine/core'
import { IconCloudOff, IconCopy, IconLock, IconMoodPuzzled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem } from '../kit/problem.ts'
import { useProblemSentence } from '../kit/problem-words.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './empty-state.module.css'
import { PageSkeleton } from './page-skeleton.tsx'

/** A refusal in the place of what should stand there: denied, not found, unreachable or failed. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('kit')
  const say = useProblemSentence()
  const problem = asProblem(error)
  /** The refusal after which another try was begun: it goes with it, and comes back only as another one. */
  const [left, setLeft] = useState<unknown>(null)
  if (left === error) return <PageSkeleton />
  const retry = () => {
    if (navigator.onLine) setLeft(error)
    onRetry?.()
  }
  const Sign = problem.status === 403 || problem.status === 404 ? IconLock : problem.mayPass ? IconCloudOff : IconMoodPuzzled
  return (
    <div className={classes['state']} data-kind="error" data-code={problem.code} role="alert">
      <Sign size={32} stroke={1.4} aria-hidden />
      <strong>{say(problem)}</strong>
      {problem.requestId && (
        <p>
          {t('requestId')} <bdi>{problem.requestId}</bdi>{' '}
          <CopyButton icon={IconCopy} label={t('copyRequestId')} text={problem.requestId} />
        </p>
      )}
      {onRetry && (
        <Button variant="default" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
