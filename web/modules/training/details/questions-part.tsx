import { imports } from '@diwan/contract/training/endpoints/imports'
import { QUESTION_COLUMNS } from '@diwan/contract/training/vocabulary'
import type { CourseContent, EditedCourse } from '@diwan/contract/training/schemas/course'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useHolds } from '../../../kit/rights.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ImportButton } from '../import-button.tsx'
import { LessonSign } from '../build/lesson-sign.tsx'
import classes from '../build/build.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const RegradeDialog = lazyDialog(() => import('../marking/regrade-dialog.tsx'))

/** The quizzes of a course, each with what it asks; they are written where their lesson is. */
export default function QuestionsPart({ content, record }: { content: CourseContent; record: EditedCourse | null }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const grades = useHolds('training', 'grade')
  const [asked, ask] = useState<string>()
  const [opened, open] = useState(false)
  const quizzes = content.sections.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.kind === 'quiz'))
  if (quizzes.length === 0) return <EmptyState title={t('noQuizzes')} text={t('noQuizzesText')} literally="noData" />
  const regrades = grades && record !== null && record.can.edit && record.publishedDate !== null
  const regraded = quizzes.find(({ key }) => key === asked)
  return (
    <>
      <ul className={classes['quizzes']} aria-label={t('part_questions')}>
        {quizzes.map((quiz) => {
          const marks = quiz.questions.reduce((sum, one) => sum + one.marks, 0)
          const unsaid = quiz.questions.filter(({ field }) => !quiz.rights[field.key]).length
          return (
            <li key={quiz.key}>
              <Link to="." search={(now: object) => ({ ...now, part: undefined, lesson: quiz.key })}>
                <LessonSign kind="quiz" />
                <strong>
                  <UserText text={nameOf({ nameAr: quiz.titleAr, nameEn: quiz.titleEn }) || t('kind_quiz')} lines={1} />
                </strong>
              </Link>
              <span>{t('questionCount', { count: quiz.questions.length })}</span>
              <span>{t('marksOf', { count: marks })}</span>
              {unsaid > 0 && <span data-lacks>{t('withoutRight', { count: unsaid })}</span>}
              {record?.can.edit && (
                <ImportButton
                  label={t('importQuestions')}
                  about={nameOf({ nameAr: quiz.titleAr, nameEn: quiz.titleEn })}
                  endpoint={imports.questions}
                  of={{ id: record.id, lesson: quiz.key }}
                  columns={QUESTION_COLUMNS}
                  templateName="questions.csv"
                />
              )}
              {regrades && (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => {
                    ask(quiz.key)
                    open(true)
                  }}
                >
                  {t('regrade')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Suspense>
        {record && regraded && (
          <RegradeDialog key={regraded.key} courseId={record.id} quiz={regraded} opened={opened} onClose={() => open(false)} />
        )}
      </Suspense>
    </>
  )
}
