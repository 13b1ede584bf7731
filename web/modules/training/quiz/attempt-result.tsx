import type { Learning } from '@diwan/contract/training/schemas/learning'
import type { Attempt, QuizStanding } from '@diwan/contract/training/schemas/quiz'
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, percentText } from '../../../kit/formats.ts'
import { InstantText } from '../../../ui/time-text.tsx'
import type { QuizAt } from '../api/quiz.ts'
import { outcomeOf } from './attempt-state.tsx'
import { BeginQuiz } from './begin-quiz.tsx'
import { GoOn } from './go-on.tsx'
import { MarkedQuestion } from './marked-question.tsx'
import classes from './quiz.module.css'

interface AttemptResultProps {
  readonly learning: Learning
  readonly at: QuizAt
  readonly attempt: Attempt
  readonly standing: QuizStanding | undefined
  readonly isOpen: boolean
}
const signs = { passed: IconCircleCheck, failed: IconCircleX, owed: IconHourglass, open: IconHourglass } as const

/** How an attempt went, question by question as far as the quiz shows it. */
export function AttemptResult({ learning, at, attempt, standing, isOpen }: AttemptResultProps) {
  const { t, i18n } = useTranslation('training')
  const outcome = outcomeOf(attempt)
  const Sign = signs[outcome]
  const { points, total, submittedDate, questions, answers, markings, files } = attempt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const figures = { points: numberText(points ?? 0, i18n.language), total: numberText(total ?? 0, i18n.language) }
  return (
    <div className={classes['result']}>
      <section className={classes['outcome']} data-outcome={outcome} aria-labelledby="outcome">
        <Sign size={40} stroke={1.4} aria-hidden />
        <div>
          <h2 id="outcome" ref={heading} tabIndex={-1}>
            {t(`outcome_${outcome}`)}
          </h2>
          {outcome !== 'owed' && total !== null && (
            <p>
              {t('pointsOf', figures)}
              {total > 0 && ` · ${percentText((points ?? 0) / total, i18n.language)}`}
              {standing && ` · ${t('passMark', { pass: percentText(standing.pass / 100, i18n.language) })}`}
            </p>
          )}
          {outcome === 'owed' && <p>{t('attemptOwedText')}</p>}
          {submittedDate !== null && (
            <p className={classes['dim']}>
              {t('handedIn')} <InstantText seconds={submittedDate} />
            </p>
          )}
        </div>
      </section>
      {(outcome === 'passed' || outcome === 'owed') && <GoOn learning={learning} lesson={at.lesson} />}
      {standing && outcome === 'failed' && <BeginQuiz at={at} standing={standing} isOpen={isOpen} />}
      {standing?.feedback === 'never' && <p className={classes['dim']}>{t('feedbackNever')}</p>}
      {standing?.feedback === 'end' && outcome === 'failed' && standing.attemptsLeft > 0 && !standing.passed && (
        <p className={classes['dim']}>{t('feedbackEnd')}</p>
      )}
      <ol className={classes['questions']}>
        {questions.map((question, index) => (
          <MarkedQuestion
            key={question.field.key}
            question={question}
            number={index + 1}
            answer={answers[question.field.key]}
            files={files}
            marking={markings?.find(({ key }) => key === question.field.key)}
          />
        ))}
      </ol>
    </div>
  )
}
