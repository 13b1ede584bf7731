import type { LessonHead } from '@diwan/contract/training/schemas/learning'
import { useTranslation } from 'react-i18next'
import { minutesOf } from '../model/walk.ts'

/** How long a lesson takes, and whether it may be left out: «5 دقائق · اختياري». Its sign says what it is. */
export function useLessonFacts(): (lesson: LessonHead) => string {
  const { t } = useTranslation('training')
  return (lesson) => {
    const minutes = minutesOf(lesson)
    const facts = [
      lesson.questions !== null && t('questionsIn', { count: lesson.questions }),
      minutes !== undefined && t('minuteCount', { count: minutes }),
      !lesson.required && t('lessonOptional'),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}
