import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useHolds } from '../../../kit/rights.ts'
import { oneOf } from '../../../kit/list/address.ts'
import type { Problem } from '../../../kit/problem.ts'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { BuildPart } from '../build/build-part.tsx'
import { SavedState } from '../../fields/public.ts'
import { CourseProblems } from './course-problems.tsx'
import { useCourseContent } from './use-course-content.ts'
import { lazyExtra, lazyPart } from '../../../ui/lazy-part.tsx'

const AssignPart = lazyPart(() => import('../assign/assign-part.tsx'))
const LearnersPart = lazyPart(() => import('../learners/learners-part.tsx'))
const MarkingPart = lazyPart(() => import('../marking/marking-part.tsx'))
const ReportPart = lazyPart(() => import('../report/report-part.tsx'))
const QuestionsPart = lazyPart(() => import('./questions-part.tsx'))
const PublishingPart = lazyPart(() => import('./publishing-part.tsx'))
const HistoryPart = lazyPart(() => import('./history-part.tsx'))
const CourseMenu = lazyExtra(() => import('./course-menu.tsx'))

const PARTS = ['build', 'questions', 'assign', 'publishing', 'learners', 'marking', 'report', 'history'] as const
type Part = (typeof PARTS)[number]

/** A course in its parts; what is written is saved as it is typed. */
export default function CourseEditor({ record }: { record: EditedCourse | null }) {
  const { t } = useTranslation(['training', 'kit'])
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const writing = useCourseContent(record)
  const { part }: { part?: unknown } = useSearch({ strict: false })
  const grades = useHolds('training', 'grade')
  const offered = PARTS.filter((one) => isOffered(one, record) && (one !== 'marking' || grades))
  const current = oneOf(offered, part) ?? 'build'
  const { undo, redo, begin } = writing
  useHotkeys([
    ['mod+Z', () => undo?.()],
    ['mod+shift+Z', () => redo?.()],
  ])
  const [refusals, setRefusals] = useState(0)
  /** What stands against publishing it is shown where it is put right. */
  const refused = (problem: Problem): void => {
    const [first] = writing.refused(problem)
    if (!first) return
    setRefusals(refusals + 1)
    void navigate({ to: '.', search: (now: object) => ({ ...now, part: undefined, lesson: first.key }) })
  }
  return (
    <>
      <PageHeader
        title={nameOf(writing.content) || t('newCourse')}
        written
        crumbs={[{ label: t('manageCourses'), to: '/admin/training', search: {} }]}
        tabs={
          <ViewLinks
            label={t('manageCourses')}
            param="part"
            views={offered}
            current={current}
            labelOf={(one) => t(`part_${one}`)}
            leaves={leaveFilters}
          />
        }
        action={
          <>
            {record && <SavedState state={writing.state} />}
            {record && <StatusBadge status={record.status} />}
            {!record && (
              <Button disabled={writing.pending} onClick={begin}>
                {t('beginCourse')}
              </Button>
            )}
            <Suspense>{record && <CourseMenu course={record} />}</Suspense>
          </>
        }
      />
      <CourseProblems writing={writing} refusals={refusals} />
      {current === 'build' && <BuildPart writing={writing} record={record} />}
      <Suspense fallback={<FormSkeleton />}>
        {current === 'questions' && <QuestionsPart content={writing.content} record={record} />}
        {current === 'publishing' && record && (
          <PublishingPart record={record} name={nameOf(writing.content)} onRefused={refused} />
        )}
        {current === 'assign' && record && <AssignPart course={record} />}
        {current === 'learners' && record && <LearnersPart course={record} />}
        {current === 'marking' && record && <MarkingPart course={record} />}
        {current === 'report' && record && <ReportPart course={record} />}
        {current === 'history' && record && <HistoryPart id={record.id} />}
      </Suspense>
    </>
  )
}

/** What narrows the learners goes with their part. */
function leaveFilters(now: object): object {
  const { id, lesson } = now as { id?: string; lesson?: string }
  return { id, lesson }
}

/** A new one is begun first; a template is never published, so nobody learns on it. */
function isOffered(part: Part, record: EditedCourse | null): boolean {
  if (part === 'build') return true
  if (record === null) return false
  if (part === 'questions' || part === 'history') return true
  if (record.template) return false
  if (part === 'assign' || part === 'publishing') return record.can.publish
  return record.can.progress
}
