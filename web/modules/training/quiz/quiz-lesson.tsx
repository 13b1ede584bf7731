import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { LearntLesson } from '@diwan/contract/training/schemas/learning'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberText, percentText } from '../../../kit/formats.ts'
import { StatTile, StatTiles } from '../../../ui/stat-tiles.tsx'
import { quizQueries } from '../api/quiz.ts'
import { AttemptHistory } from './attempt-history.tsx'
import { BeginQuiz } from './begin-quiz.tsx'
import classes from './quiz.module.css'

interface QuizLessonProps {
  readonly lesson: Extract<LearntLesson, { kind: 'quiz' }>
  readonly enrolment: Enrolment
}

/** What is known of a quiz: how many questions, how long, what is enough, how often yet, and how it went so far. */
export default function QuizLesson({ lesson: { key, questions, minutes, pass, attempts }, enrolment }: QuizLessonProps) {
  const { t, i18n } = useTranslation('training')
  const at = { id: enrolment.id, lesson: key }
  const { data: standing } = useQuery(quizQueries.standing(at))
  const time = minutes === null ? t('quizNoTime') : t('minuteCount', { count: minutes })
  const left = standing?.attemptsLeft ?? attempts
  return (
    <div className={classes['head']}>
      <StatTiles>
        <StatTile label={t('quizQuestions')} figure={numberText(questions, i18n.language)} value={questions} />
        <StatTile label={t('quizTime')} figure={time} {...(minutes !== null && { value: minutes })} />
        <StatTile label={t('quizPass')} figure={percentText(pass / 100, i18n.language)} value={pass} />
        <StatTile label={t('attemptsLeft')} figure={numberText(left, i18n.language)} value={left} />
      </StatTiles>
      {standing && <BeginQuiz at={at} standing={standing} isOpen={enrolment.status === 'OPEN'} />}
      {standing && standing.history.length > 0 && <AttemptHistory standing={standing} />}
    </div>
  )
}
