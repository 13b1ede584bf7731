import type { LessonHead } from '@diwan/contract/training/schemas/learning'
import { useTranslation } from 'react-i18next'
import { minutesOf } from '../model/walk.ts'

/** What a lesson is, how long it takes, and whether it may be left out: «فيديو · 5 دقائق · اختياري». */
export function useLessonFacts(): (lesson: LessonHead) => string {
  const { t } = useTranslation('training')
  return (lesson) => {
    const minutes = minutesOf(lesson)
    const facts = [
      t(`kind_${lesson.kind}`),
      lesson.questions !== null && t('questionsIn', { count: lesson.questions }),
      minutes !== undefined && t('minuteCount', { count: minutes }),
      !lesson.required && t('lessonOptional'),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}
