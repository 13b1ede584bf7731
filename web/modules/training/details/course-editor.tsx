import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../kit/problem.ts'
import { useHolds } from '../../../kit/rights.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ContentEditor, type ContentKind } from '../../publishing/public.ts'
import { coursePlaces } from '../address.ts'
import { BuildPart } from '../build/build-part.tsx'
import { CourseProblems } from './course-problems.tsx'
import { useCourseContent } from './use-course-content.ts'
import { useCourseDifferences } from './use-course-differences.ts'

const AssignPart = lazyPart(() => import('../assign/assign-part.tsx'))
const LearnersPart = lazyPart(() => import('../learners/learners-part.tsx'))
const MarkingPart = lazyPart(() => import('../marking/marking-part.tsx'))
const ReportPart = lazyPart(() => import('../report/report-part.tsx'))
const QuestionsPart = lazyPart(() => import('./questions-part.tsx'))

const kind: ContentKind = {
  places: coursePlaces,
  endpoints: courses,
  publishing: coursePublishing,
  used: 'training.not_deleted',
}

/** A course as it is written, published, assigned and learnt. */
export default function CourseEditor({ record }: { record: EditedCourse | null }) {
  const { t } = useTranslation('training')
  const navigate = useNavigate()
  const writing = useCourseContent(record)
  const grades = useHolds('training', 'grade')
  const [refusals, setRefusals] = useState(0)
  /** Opens the first place that keeps the course from being published. */
  const showRefusal = (problem: Problem): void => {
    const [first] = writing.refused(problem)
    if (!first) return
    setRefusals(refusals + 1)
    void navigate({ to: '.', search: (now: object) => ({ ...now, part: undefined, lesson: first.key }) })
  }
  const words = {
    list: t('manageCourses'),
    unnamed: t('newCourse'),
    save: t('beginCourse'),
    publishing: t('part_publishing'),
    useTemplate: t('useTemplate'),
    deleteText: t('deleteCourseText'),
    usedText: t('notDeletedText'),
    differences: useCourseDifferences(),
  }
  const part = (name: 'questions' | 'assign' | 'learners' | 'marking' | 'report', show: () => ReactNode) => ({
    name,
    label: t(`part_${name}`),
    show,
  })
  const questions = part('questions', () => <QuestionsPart content={writing.content} record={record} />)
  const assigns = record?.can.publish && !record.template
  return (
    <ContentEditor
      kind={kind}
      record={record}
      writing={writing}
      autosaved={writing.autosaved}
      words={words}
      build={() => <BuildPart writing={writing} record={record} />}
      more={[questions, ...(assigns ? [part('assign', () => <AssignPart course={record} />)] : [])]}
      received={
        record?.can.progress
          ? [
              part('learners', () => <LearnersPart course={record} />),
              ...(grades ? [part('marking', () => <MarkingPart course={record} />)] : []),
              part('report', () => <ReportPart course={record} />),
            ]
          : []
      }
      onRefused={showRefusal}
      leaves={leaveFilters}
    >
      <CourseProblems writing={writing} refusals={refusals} />
    </ContentEditor>
  )
}

/** The filters of the learners are left with their tab. */
function leaveFilters(now: object): object {
  const { id, lesson } = now as { id?: string; lesson?: string }
  return { id, lesson }
}
