import type { QuizStanding } from '@diwan/contract/training/schemas/quiz'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { InstantText } from '../../../ui/time-text.tsx'
import { AttemptState } from './attempt-state.tsx'
import classes from './quiz.module.css'

/** Each attempt with its points; it leads to what was answered. */
export function AttemptHistory({ standing: { history } }: { standing: QuizStanding }) {
  const { t, i18n } = useTranslation('training')
  return (
    <section className={classes['history']} aria-labelledby="attempt-history">
      <h3 id="attempt-history">{t('attemptHistory')}</h3>
      <ul>
        {history.map((attempt) => {
          const { number, status, points, total, submittedDate, startedDate } = attempt
          return (
            <li key={number} data-attempt={number}>
              <Link to="." search={(now: object) => ({ ...now, attempt: number })}>
                {t('attemptNumber', { number })}
              </Link>
              <span className={classes['dim']}>
                <InstantText seconds={submittedDate ?? startedDate} />
              </span>
              <bdi className={classes['points']}>
                {status === 'completed' &&
                  points !== null &&
                  t('pointsOf', { points: numberText(points, i18n.language), total: numberText(total ?? 0, i18n.language) })}
              </bdi>
              <AttemptState attempt={attempt} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
