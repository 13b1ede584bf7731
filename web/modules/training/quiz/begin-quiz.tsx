import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import type { QuizStanding } from '@diwan/contract/training/schemas/quiz'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../kit/online.ts'
import { useWrite } from '../../../kit/write.ts'
import type { QuizAt } from '../api/quiz.ts'
import classes from './quiz.module.css'

interface BeginQuizProps {
  readonly at: QuizAt
  readonly standing: Pick<QuizStanding, 'open' | 'passed' | 'attemptsLeft' | 'attemptsMade' | 'minutes' | 'history'>
  /** The course is being learnt on. */
  readonly isOpen: boolean
}

/** Begins, goes on with the attempt that is open in whichever tab, or says why not. */
export function BeginQuiz({
  at,
  standing: { open, passed, attemptsLeft, attemptsMade, minutes, history },
  isOpen,
}: BeginQuizProps) {
  const { t } = useTranslation('training')
  const navigate = useNavigate()
  const begin = useWrite(quizzes.begin)
  const online = useOnline()
  const show = (attempt: number) => void navigate({ to: '.', search: (now: object) => ({ ...now, attempt }) })
  if (open && isOpen)
    return (
      <div className={classes['begin']}>
        <Button onClick={() => show(open.number)}>{t('attemptGoOn')}</Button>
        <p className={classes['dim']}>{t('attemptIsOpen')}</p>
      </div>
    )
  if (history[0]?.status === 'CHECKING') return <p className={classes['dim']}>{t('attemptOwedText')}</p>
  if (passed || !isOpen) return null
  if (attemptsLeft === 0) return <p className={classes['dim']}>{t('noAttemptLeft')}</p>
  return (
    <div className={classes['begin']}>
      <Button disabled={begin.isPending || !online} onClick={() => begin.mutate(at, { onSuccess: ({ number }) => show(number) })}>
        {t(attemptsMade === 0 ? 'attemptBegin' : 'attemptAgain')}
      </Button>
      <p className={classes['dim']}>
        {t(online ? (minutes === null ? 'attemptSavedText' : 'attemptTimedText') : 'attemptNeedsNet')}
      </p>
    </div>
  )
}
